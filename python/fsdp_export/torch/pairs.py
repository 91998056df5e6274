# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex numbers of a traced graph as pairs of real ones.

Each operation on them is traced again by itself, on their parts: by PyTorch's own rules for
complex tensors, and by those here for what it has none for.
"""

import typing

import torch
from torch._subclasses.complex_tensor import ComplexTensor
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree

from . import decompositions, fourier

aten, prims = torch.ops.aten, torch.ops.prims


class Pair(typing.NamedTuple):
    """Real and imaginary part: tensors, nodes of a graph or numbers."""

    re: typing.Any
    im: typing.Any


_PARTS = {torch.complex32: torch.float16, torch.complex64: torch.float32,
          torch.complex128: torch.float64}


def _is_complex(value):
    return isinstance(value, complex) or isinstance(value, torch.Tensor) and value.is_complex()


def _scaled(x, factor):
    return Pair(x.re * factor, x.im * factor)


def _mul(x, y):
    if not isinstance(x, Pair):
        x, y = y, x
    if not isinstance(y, Pair):
        return _scaled(x, y)
    return Pair(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re)


def _full(size, value, *, dtype, **_):
    value = complex(*value) if isinstance(value, Pair) else complex(value)
    parts = _PARTS[dtype]
    return Pair(
        torch.full(size, value.real, dtype=parts), torch.full(size, value.imag, dtype=parts))


def _full_like(x, value, *, dtype=None, **_):
    like = x.re if isinstance(x, Pair) else x
    return _full(like.shape, value, dtype=dtype or {v: k for k, v in _PARTS.items()}[like.dtype])


def _converted(x, dtype=None, **_):
    """To another type, also to a real one, whose numbers are the real parts."""
    if dtype is None:
        return x
    if not dtype.is_complex:
        return x.re.to(dtype)
    parts = _PARTS[dtype]
    if isinstance(x, Pair):
        return Pair(*(torch.as_tensor(part, dtype=parts) for part in x))
    return Pair(x.to(parts), torch.zeros_like(x, dtype=parts))


def _power(x, exponent):
    if exponent in (2, 3):
        return _mul(x, x) if exponent == 2 else _mul(x, _mul(x, x))
    size, angle = _length(x) ** exponent, torch.atan2(x.im, x.re) * exponent
    return _polar(size, angle)


def _put(x, indices, values, accumulate=False):
    if not isinstance(values, Pair):
        values = Pair(values, torch.zeros_like(values))
    return Pair(*(aten.index_put(part, indices, value, accumulate)
                  for part, value in zip(x, values, strict=True)))


def _padded(x, pads, value=0):
    value = complex(*value) if isinstance(value, Pair) else complex(value)
    return Pair(aten.constant_pad_nd(x.re, pads, value.real),
                aten.constant_pad_nd(x.im, pads, value.imag))


def _polar(size, angle):
    return Pair(size * angle.cos(), size * angle.sin())


def _length(x):
    """Neither too large nor too small squares are taken."""
    return torch.hypot(x.re, x.im)


def _sign(x):
    length = _length(x)
    zero = length == 0
    length = torch.where(zero, torch.ones_like(length), length)
    return _scaled(x, 1.0 / length)


def _each(op):
    """An operation that does with both parts what it does with a number."""
    return lambda x, *args, **kwargs: Pair(op(x.re, *args, **kwargs), op(x.im, *args, **kwargs))


def _side_by_side(x):
    return torch.cat([x.re.unsqueeze(-1), x.im.unsqueeze(-1)], -1)


_RULES = {
    aten.abs.default: _length,
    aten.complex.default: lambda re, im: Pair(*torch.broadcast_tensors(re, im)),
    aten.constant_pad_nd.default: _padded,
    aten.full.default: _full,
    aten.full_like.default: _full_like,
    aten.index_put.default: _put,
    aten.mul.Scalar: _mul,
    aten.mul.Tensor: _mul,
    aten.polar.default: _polar,
    aten.pow.Tensor_Scalar: _power,
    aten.scalar_tensor.default: lambda value, **kwargs: _full((), value, **kwargs),
    aten.sgn.default: _sign,
    aten.view_as_complex.default: lambda x: Pair(x.select(-1, 0), x.select(-1, 1)),
    aten.view_as_real.default: _side_by_side,
    aten._conj.default: lambda x: Pair(x.re, -x.im),
    aten._fft_c2c.default: lambda *args: Pair(*fourier.of_complex(*args)),
    aten._fft_c2r.default: lambda *args: fourier.to_real(*args),
    aten._fft_r2c.default: lambda *args: Pair(*fourier.of_real(*args)),
    aten._to_copy.default: _converted,
    aten.zeros_like.default: lambda x, **_: _scaled(x, 0.0),
    prims.convert_element_type.default: _converted,
} | {op: _each(op) for op in (
    aten.lift_fresh_copy.default, aten.roll.default, aten.unfold.default, prims.squeeze.default)}


def _is_pair(value):
    return isinstance(value, Pair)


def _other(target):
    """PyTorch's own rule."""
    def rule(*args, **kwargs):
        def whole(value):
            if not isinstance(value, Pair):
                return value
            both = isinstance(value.re, torch.Tensor)
            return ComplexTensor(*value) if both else complex(*value)

        args, kwargs = _pytree.tree_map(whole, (args, kwargs), is_leaf=_is_pair)
        return _pytree.tree_map_only(
            ComplexTensor, lambda value: Pair(value.re, value.im), target(*args, **kwargs))

    return rule


class _Rewriter:
    """Replaces complex nodes of a graph module, of which `pairs` are the parts."""

    def __init__(self, graph_module, found):
        self._module, self._graph, self._found = graph_module, graph_module.graph, found
        self._table = decompositions.table()
        self._results = None  # How the results of the last rule lie.
        self.pairs = {}

    def _leaf(self, value):
        if isinstance(value, torch.fx.Node):
            return self.pairs.get(value, value)
        return Pair(value.real, value.imag) if isinstance(value, complex) else value

    def _trace(self, node):
        """The rule for `node` as a graph of real numbers, and the nodes that it is given."""
        leaves, spec = _pytree.tree_flatten((node.args, dict(node.kwargs)))
        leaves, spec = _pytree.tree_flatten(
            _pytree.tree_unflatten([self._leaf(leaf) for leaf in leaves], spec))
        places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.fx.Node)]
        given = [leaves[i] for i in places]
        rule = _RULES.get(node.target) or _other(node.target)

        def call(*values):
            for place, value in zip(places, values, strict=True):
                leaves[place] = value
            args, kwargs = _pytree.tree_unflatten(leaves, spec)
            results, self._results = _pytree.tree_flatten(rule(*args, **kwargs))
            return tuple(results)

        values = [each.meta["val"] for each in given]
        mode = next(
            x for x in _pytree.tree_leaves(node.meta["val"]) if hasattr(x, "fake_mode")).fake_mode
        with mode:
            made = make_fx(call, decomposition_table=self._table)(*values)
        if any(_is_complex(part.meta.get("val")) for part in made.graph.nodes):
            raise NotImplementedError("there is no rule for it")
        return made, given

    def _inline(self, node, made, given):
        """Puts a graph in front of `node`; returns its results."""
        known = dict(zip(made.graph.find_nodes(op="placeholder"), given, strict=True))
        for part in made.graph.find_nodes(op="get_attr"):
            name = f"{node.name}_{part.target}"
            self._module.register_buffer(name, getattr(made, part.target))
            with self._graph.inserting_before(node):
                known[part] = self._graph.get_attr(name)
            known[part].meta = dict(part.meta)
        before = node.prev
        with self._graph.inserting_before(node):
            result = self._graph.graph_copy(made.graph, known)
        while (before := before.next) is not node:
            kinds = {key: before.meta.get(key) for key in ("val", "tensor_meta")}
            before.meta = {**node.meta, **kinds}
        return _pytree.tree_unflatten(result, self._results)

    def _constant(self, node):
        """A complex tensor that the module holds."""
        value = getattr(self._module, node.target)
        parts = []
        for name, part in (("re", value.real), ("im", value.imag)):
            self._module.register_buffer(f"{node.target}_{name}", part.contiguous())
            with self._graph.inserting_before(node):
                parts.append(self._graph.get_attr(f"{node.target}_{name}"))
            kind = node.meta["val"].real.contiguous()
            parts[-1].meta = {**node.meta, "val": kind, "tensor_meta": None}
        self.pairs[node] = Pair(*parts)

    def _take(self, node, result):
        """Puts a rule's result in place of `node`."""
        if isinstance(result, tuple) and not isinstance(result, Pair):
            for user in list(node.users):
                self._take(user, result[user.args[1]])
        elif isinstance(result, Pair):
            self.pairs[node] = result
        else:
            node.replace_all_uses_with(result)

    def rewrite(self, node):
        if node.op == "get_attr":
            return self._constant(node)
        made, given = self._trace(node)
        return self._take(node, self._inline(node, made, given))

    def loses(self, node):
        """Whether an operand could not be rewritten."""
        return any(x not in self.pairs and _is_complex(x.meta.get("val"))
                   for x in node.all_input_nodes)


def _is_any_complex(value):
    """Whether something in what an operation has or makes is: PyTorch's own walk is slow."""
    if isinstance(value, torch.fx.Node):
        value = value.meta.get("val")
    if isinstance(value, (tuple, list)):
        return any(map(_is_any_complex, value))
    return _is_complex(value)


def _has_complex(node):
    """Whether the node or an operand of it is complex."""
    return _is_any_complex((node, node.args, tuple(node.kwargs.values())))


def apply(graph_module, found):
    """Rewrites complex nodes in place; those that there is no rule for are added to `found`."""
    graph = graph_module.graph
    nodes = [node for node in graph.nodes
             if node.op in ("call_function", "get_attr") and _has_complex(node)]
    if not nodes:
        return
    rewriter = _Rewriter(graph_module, found)
    for node in nodes:
        node.meta["paired"] = True
        if rewriter.loses(node):
            continue
        try:
            rewriter.rewrite(node)
        except Exception as error:
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            found.refuse(
                node, f"not supported: {{}} of complex numbers ({reason})",
                "hold real and imaginary parts as two real tensors")
    graph.eliminate_dead_code()
