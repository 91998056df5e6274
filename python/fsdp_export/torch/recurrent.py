# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers: products of matrices over all of time, and a loop for what depends on
the step before.

PyTorch's own decompositions would write every step down.
"""

import contextlib
from unittest import mock

import torch
from torch.utils import _pytree

from ..common.errors import ExportError
from . import second, transforms
from .loops import Loop
from .narrow_floats import wide_type
from .repeat import quote_line, user_line

_functional = torch.nn.functional


def _wide(*tensors):
    """What is computed elementwise, in at least float32."""
    return [x.to(wide_type(x.dtype)) for x in tensors]


def _before(values, first, dim, backwards):
    """What each step of a loop began with: the value of the step before."""
    first, count = first.unsqueeze(dim), values.shape[dim] - 1
    if backwards:
        return torch.cat([values.narrow(dim, 1, count), first], dim)
    return torch.cat([first, values.narrow(dim, 0, count)], dim)


def _weight_gradient(gradient, before):
    """Of the weight that `before` was multiplied by: one product over all of time."""
    return gradient.flatten(0, 1).t() @ before.flatten(0, 1).to(gradient.dtype)


def _or_zeros(gradient, like):
    return torch.zeros_like(like) if gradient is None else gradient


def _differentiable(loop, states, inputs, how, outer):
    """Gradients that have gradients: step after step, as a loop has none of its own."""
    def run(*inputs):
        results = loop.unrolled(*inputs, *how)
        return results[states], *results[:states]

    x, *rest = second.gradients(run, inputs, outer)
    return x, *rest[:states], None, None, *rest[states:]


# LSTM: gates i, f, g, o side by side; the output may be projected.


def _lstm_step(x, h, c, weight, *projection):
    kind, of_h, before = x.dtype, h.dtype, c
    gates, c = _wide(x + h.to(kind) @ weight.t(), c)
    i, f, g, o = gates.chunk(4, -1)
    i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
    c = f * c + i * g
    bent = c.tanh()
    h = o * bent
    for matrix in projection:
        h = h.to(kind) @ matrix.t()
    h, c, bent = h.to(of_h), c.to(before.dtype), bent.to(before.dtype)
    return h, c, h, *(v.to(kind) for v in (i, f, g, o)), before, bent


def _lstm_back(dy, i, f, g, o, before, bent, dh, dc, weight, *projection):
    kind, of_h, of_c = i.dtype, dh.dtype, dc.dtype
    dh = dy + dh
    whole = dh.to(kind)
    for matrix in projection:
        dh = whole @ matrix
    i, f, g, o, before, bent, dh, dc = _wide(i, f, g, o, before, bent, dh, dc)
    dc = dc + dh * o * (1.0 - bent * bent)
    gates = (
        dc * g * (i * (1.0 - i)), dc * before * (f * (1.0 - f)), dc * i * (1.0 - g * g),
        dh * bent * (o * (1.0 - o)),
    )
    gates = torch.cat(gates, -1).to(kind)
    return (gates @ weight).to(of_h), (dc * f).to(of_c), gates, *(whole for _ in projection)


_LSTM = Loop("lstm", _lstm_step, slices=1, carried=2, constants=1, kept=7)
_LSTM_BACK = Loop("lstm_backward", _lstm_back, slices=7, carried=2, constants=1, kept=1)
_LSTM_PROJECTED = Loop("lstm_projected", _lstm_step, slices=1, carried=2, constants=2, kept=7)
_LSTM_PROJECTED_BACK = Loop(
    "lstm_projected_backward", _lstm_back, slices=7, carried=2, constants=2, kept=2)


class _Lstm(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, h, c, dim, backwards, *weights):
        loop = _LSTM if len(weights) == 1 else _LSTM_PROJECTED
        last_h, last_c, y, *kept = loop.call(x, h, c, *weights, dim, backwards)
        ctx.save_for_backward(x, h, c, y, *kept, *weights)
        ctx.how = dim, backwards
        ctx.set_materialize_grads(False)
        return y, last_h, last_c

    @staticmethod
    def backward(ctx, dy, dh, dc):
        (x, h, c, y, *kept), (dim, backwards) = ctx.saved_tensors, ctx.how
        kept, weights = kept[:6], kept[6:]
        if second.are_wanted():
            loop = _LSTM if len(weights) == 1 else _LSTM_PROJECTED
            return _differentiable(loop, 2, (x, h, c, *weights), ctx.how, (dy, dh, dc))
        loop = _LSTM_BACK if len(weights) == 1 else _LSTM_PROJECTED_BACK
        dh, dc, gates, *outputs = loop.call(
            _or_zeros(dy, y), *kept, _or_zeros(dh, h), _or_zeros(dc, c), *weights, dim,
            not backwards)
        of_weights = [_weight_gradient(gates, _before(y, h, dim, backwards))]
        *_, o, _, bent = kept
        of_weights += [_weight_gradient(output, o * bent) for output in outputs]
        return gates, dh, dc, None, None, *of_weights


# GRU: gates r, z, n side by side; the product with h is a part of n by itself.


def _gru_step(x, h, weight, bias):
    kind = x.dtype
    x, of_h, before = _wide(x, h.to(kind) @ weight.t() + bias, h)
    (xr, xz, xn), (hr, hz, hn) = x.chunk(3, -1), of_h.chunk(3, -1)
    r, z = (xr + hr).sigmoid(), (xz + hz).sigmoid()
    n = (xn + r * hn).tanh()
    new = (n + z * (before - n)).to(h.dtype)
    return new, new, *(v.to(kind) for v in (r, z, n, hn))


def _gru_back(dy, r, z, n, hn, before, dh, weight):
    kind, state = r.dtype, dh.dtype
    dy, r, z, n, hn, before, dh = _wide(dy, r, z, n, hn, before, dh)
    dh = dy + dh
    dn = dh * (1.0 - z) * (1.0 - n * n)
    dz = dh * (before - n) * (z * (1.0 - z))
    dr = dn * hn * (r * (1.0 - r))
    of_h = torch.cat((dr, dz, dn * r), -1).to(kind)
    return (dh * z).to(state) + (of_h @ weight).to(state), of_h, dn.to(kind)


_GRU = Loop("gru", _gru_step, slices=1, carried=1, constants=2, kept=5)
_GRU_BACK = Loop("gru_backward", _gru_back, slices=6, carried=1, constants=1, kept=2)


class _Gru(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, h, dim, backwards, weight, bias):
        last, y, *kept = _GRU.call(x, h, weight, bias, dim, backwards)
        ctx.save_for_backward(x, h, weight, bias, y, *kept)
        ctx.how = dim, backwards
        ctx.set_materialize_grads(False)
        return y, last

    @staticmethod
    def backward(ctx, dy, dh):
        (x, h, weight, bias, y, *kept), (dim, backwards) = ctx.saved_tensors, ctx.how
        if second.are_wanted():
            return _differentiable(_GRU, 1, (x, h, weight, bias), ctx.how, (dy, dh))
        before = _before(y, h, dim, backwards)
        dh, of_h, dn = _GRU_BACK.call(
            _or_zeros(dy, y), *kept, before, _or_zeros(dh, h), weight, dim, not backwards)
        dx = torch.cat((of_h.narrow(-1, 0, 2 * h.shape[-1]), dn), -1)
        return dx, dh, None, None, _weight_gradient(of_h, before), of_h.sum((0, 1))


# RNN: one activation.


def _rnn_step(activation):
    def step(x, h, weight):
        h = activation(*_wide(x + h @ weight.t())).to(x.dtype)
        return h, h

    return step


def _rnn_back(slope):
    def step(dy, y, dh, weight):
        kind = dy.dtype
        dy, y, dh = _wide(dy, y, dh)
        dx = ((dy + dh) * slope(y)).to(kind)
        return dx @ weight, dx

    return step


def _rnn(name, activation, slope):
    """The function of a layer; `slope` is of the activation, given its value."""
    loop = Loop(name, _rnn_step(activation), slices=1, carried=1, constants=1, kept=1)
    back = Loop(f"{name}_backward", _rnn_back(slope), slices=2, carried=1, constants=1, kept=1)

    class Rnn(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, h, dim, backwards, weight):
            last, y = loop.call(x, h, weight, dim, backwards)
            ctx.save_for_backward(x, h, weight, y)
            ctx.how = dim, backwards
            ctx.set_materialize_grads(False)
            return y, last

        @staticmethod
        def backward(ctx, dy, dh):
            (x, h, weight, y), (dim, backwards) = ctx.saved_tensors, ctx.how
            if second.are_wanted():
                return _differentiable(loop, 1, (x, h, weight), ctx.how, (dy, dh))
            dh, dx = back.call(
                _or_zeros(dy, y), y, _or_zeros(dh, h), weight, dim, not backwards)
            return dx, dh, None, None, _weight_gradient(dx, _before(y, h, dim, backwards))

    return Rnn


_RNN_TANH = _rnn("rnn_tanh", torch.tanh, lambda y: 1.0 - y * y)
_RNN_RELU = _rnn("rnn_relu", torch.relu, lambda y: (y > 0).to(y.dtype))


def _simple(function):
    """Layers whose biases are added to the input."""

    def run(x, states, weights, dim, backwards):
        of_x, of_h, *rest = weights
        bias = None
        if len(rest) > 1:
            of_input, of_state, *rest = rest
            bias = of_input + of_state
        x = _functional.linear(x, of_x, bias)
        return function.apply(x, *states, dim, backwards, of_h, *rest)

    return run


def _gru(x, states, weights, dim, backwards):
    of_x, of_h, *biases = weights
    bias, of_state = biases or (None, of_h.new_zeros(of_h.shape[0]))
    x = _functional.linear(x, of_x, bias)
    return _Gru.apply(x, *states, dim, backwards, of_h, of_state)


_LAYERS = {
    "lstm": _simple(_Lstm), "gru": _gru, "rnn_tanh": _simple(_RNN_TANH),
    "rnn_relu": _simple(_RNN_RELU),
}


def _autocast(tensors):
    """Where autocast is on, of its type."""
    if not torch.is_autocast_enabled("cpu"):
        return tensors
    kind = torch.get_autocast_dtype("cpu")
    return _pytree.tree_map_only(torch.Tensor, lambda x: x.to(kind), tensors)


def _packed(original, arguments):
    """A packed sequence, whose steps PyTorch writes down; it leaves dropout out."""
    layers, p, training = arguments[5:8]
    if training and p > 0.0 and layers > 1:
        raise ExportError(
            "not supported: dropout between the recurrent layers of a packed sequence, at "
            + quote_line(user_line()),
            "pad the sequences, or leave dropout out",
        )
    return original(*arguments)


def pack(x, lengths, batch_first):
    """What `_pack_padded_sequence` makes of x and real lengths, in descending order: rows of one
    step after another, and how many each step has, which PyTorch's layers read."""
    x = x.transpose(0, 1) if batch_first else x
    lengths = lengths.tolist()
    counts = [sum(length > step for length in lengths) for step in range(max(lengths, default=0))]
    rows = [step * x.shape[1] + row for step, count in enumerate(counts) for row in range(count)]
    return x.flatten(0, 1).index_select(0, torch.tensor(rows)), counts


def unpack(data, counts, batch_first, value, length):
    """What `_pad_packed_sequence` makes of rows and real counts of them: steps of `length`, where
    nothing is of a value, and how long each sequence is."""
    counts, rows, first = counts.tolist(), [], 0
    for step in range(length):
        count = counts[step] if step < len(counts) else 0
        rows += [first + row if row < count else data.shape[0] for row in range(counts[0])]
        first += count
    empty = torch.full((1, *data.shape[1:]), value, dtype=data.dtype)
    x = torch.cat([data, empty]).index_select(0, torch.tensor(rows))
    x = x.unflatten(0, (length, counts[0]))
    lengths = torch.tensor([sum(count > row for count in counts) for row in range(counts[0])])
    return x.transpose(0, 1) if batch_first else x, lengths


def _network(name, dropout, original):
    """In place of a function of `torch._VF`: all layers, with dropout between them."""

    def run(x, hidden, weights, layers, p, training, both_ways, batch_first):
        states = [hidden] if isinstance(hidden, torch.Tensor) else list(hidden)
        ways = (False, True) if both_ways else (False,)
        of_one, last = len(weights) // (layers * len(ways)), []
        dim = int(batch_first)
        for i in range(layers):
            results = []
            for backwards in ways:
                place = len(last)
                y, *after = _LAYERS[name](
                    x, [state[place] for state in states],
                    weights[place * of_one:(place + 1) * of_one], dim, backwards)
                results.append(y)
                last.append(after)
            x = torch.cat(results, -1) if both_ways else y
            if training and p > 0.0 and i + 1 < layers:
                # Elements are counted as PyTorch does: it works on time first.
                x = dropout(x.transpose(0, dim), p).transpose(0, dim)
        return (x, *(torch.stack(values) for values in zip(*last, strict=True)))

    def choose(*arguments):
        x, hidden, weights, bias, *rest = arguments
        if not isinstance(bias, bool):
            return _packed(original, arguments)
        x, weights = _autocast((x, weights))
        # What is computed of sums alone has their type from the first step on.
        hidden = _autocast(hidden) if name.startswith("rnn") else hidden
        with torch.autocast("cpu", enabled=False):
            return run(x, hidden, weights, *rest)

    return choose


@contextlib.contextmanager
def replaced(dropout):
    """Replaces recurrent layers, with `dropout(x, p)` between them."""
    with contextlib.ExitStack() as stack:
        for name in _LAYERS:
            original = getattr(torch._VF, name)
            network = transforms.outside(original, _network(name, dropout, original))
            stack.enter_context(mock.patch.object(torch._VF, name, network))
        yield
