# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How operations are taken apart while tracing.

PyTorch's core set, plus what torch-mlir cannot lower, plus our own rules where
both are wrong, slow or large.
"""

import math

import torch
from torch._decomp import core_aten_decompositions, decomposition_table, get_decompositions
from torch._decomp.decompositions import pw_cast_for_opmath

from . import (
    bessel,
    counting,
    dense,
    distances,
    elementary,
    indexing,
    jacobi,
    layers,
    narrow_floats,
    norms,
    ordering,
    pooling,
    reflections,
    resampling,
    scaled,
    special,
    strides,
)

aten = torch.ops.aten

_EXTRA = [
    aten.native_layer_norm,
    aten.native_layer_norm_backward,
    aten._native_batch_norm_legit_no_training,
    aten._native_batch_norm_legit_functional,
    aten._native_batch_norm_legit,
    aten.native_batch_norm_backward,
    aten._batch_norm_with_update_functional,
    aten.batch_norm_backward,
    aten.native_group_norm,
    aten.native_group_norm_backward,
    aten._fused_rms_norm,
    aten._fused_rms_norm_backward,
    aten.addmm,
    aten.squeeze.dims,
    aten._log_softmax,
    aten._softmax,
    aten._to_copy,
    aten._adaptive_avg_pool2d,
    aten.max_pool2d_with_indices_backward,
    aten.rrelu_with_noise_backward,
]

# Their decompositions yield as_strided, which the importer turns into a gather
# with an index tensor of the size of the result.
_KEEP = [aten.split_with_sizes, aten.split.Tensor, aten.linspace.default]

# What rules write in place of what PyTorch takes these apart into.
_MADE_OF = {aten.full.default, aten.zeros.default}

MAX_UNROLLED_INDICES = 8
MAX_UNROLLED_TOPK = 64


@pw_cast_for_opmath
def _gelu(x, *, approximate="none"):
    """torch-mlir's own tanh form is off by 7e-5."""
    if approximate == "tanh":
        inner = 0.7978845608028654 * (x + 0.044715 * (x * x * x))
        return 0.5 * x * (1.0 + torch.tanh(inner))
    return 0.5 * x * (1.0 + torch.erf(x * math.sqrt(0.5)))


@pw_cast_for_opmath
def _gelu_backward(grad, x, *, approximate="none"):
    if approximate == "tanh":
        square = x * x
        t = torch.tanh(0.7978845608028654 * (x + 0.044715 * (square * x)))
        slope = 0.7978845608028654 * (1.0 + 3.0 * 0.044715 * square)
        return grad * (0.5 * (1.0 + t) + 0.5 * x * (1.0 - t * t) * slope)
    cdf = 0.5 * (1.0 + torch.erf(x * math.sqrt(0.5)))
    density = torch.exp(-0.5 * (x * x)) * (1.0 / math.sqrt(2.0 * math.pi))
    return grad * (cdf + x * density)


def _nll_loss_forward(scores, target, weight, reduction, ignore_index):
    """One gather; torch-mlir's own form fails for a mean over ignored targets."""
    channel = 1 if scores.dim() > 1 else 0
    zero = torch.zeros((), dtype=scores.dtype)
    valid = target != ignore_index
    index = torch.where(valid, target, torch.zeros((), dtype=torch.int64))
    picked = -scores.gather(channel, index.unsqueeze(channel)).squeeze(channel)
    if weight is None:
        weights = valid.to(scores.dtype)
    else:
        weights = weight.index_select(0, index.reshape(-1)).view(index.shape)
        weights = torch.where(valid, weights, zero)
        picked = picked * weights
    loss = torch.where(valid, picked, zero)
    total = weights.sum()
    if reduction == 0:
        return loss, torch.zeros((), dtype=scores.dtype)
    loss = loss.sum()
    return (loss / total if reduction == 1 else loss), total


def _nll_loss_backward(grad, scores, target, weight, reduction, ignore_index, total_weight):
    """A select over classes instead of a scatter."""
    channel = 1 if scores.dim() > 1 else 0
    classes = along(channel, scores.shape[channel], scores.dim())
    index = target.unsqueeze(channel)
    if reduction == 1:
        grad = grad / total_weight
    if reduction == 0:
        grad = grad.unsqueeze(channel)
    value = -grad
    if weight is not None:
        value = value * weight.view(classes.shape)
    hit = (classes == index) & (index != ignore_index)
    return torch.where(hit, value, torch.zeros((), dtype=scores.dtype))


def along(dim, size, rank):
    """Places along a dimension of a tensor of that rank."""
    shape = [1] * rank
    shape[dim] = size
    return torch.arange(size, dtype=torch.int64).view(shape)


def _small_scatter(x, dim, index, source, combine):
    """A chain of selects for few indices that cover the other dimensions."""
    dim = dim % max(x.dim(), 1)
    others = [i for i in range(x.dim()) if i != dim]
    if (
        x.dim() == 0
        or index.shape[dim] > MAX_UNROLLED_INDICES
        or any(index.shape[i] != x.shape[i] for i in others)
    ):
        return NotImplemented
    places = along(dim, x.shape[dim], x.dim())
    for k in range(index.shape[dim]):
        hit = places == index.narrow(dim, k, 1)
        value = source.narrow(dim, k, 1) if isinstance(source, torch.Tensor) else source
        x = torch.where(hit, combine(x, value), x)
    return x


def _scatter(op, x, dim, index, source, combine):
    """A chain of selects for few indices; torch-mlir crashes at dimensions from the end."""
    if x.dim() == 0 and index.numel() == 1:
        return combine(x, source.reshape(()) if isinstance(source, torch.Tensor) else source)
    if dim < 0 and x.dim():
        return op(x, dim % x.dim(), index, source)
    if index.dtype == torch.int32:
        return op(x, dim, index.to(torch.int64), source)
    if index.dim() != x.dim():
        return NotImplemented
    return _small_scatter(x, dim, index, source, combine)


def _scatter_src(x, dim, index, source):
    return _scatter(
        aten.scatter.src, x, dim, index, source, lambda old, new: new.expand_as(old))


def _scatter_value(x, dim, index, value):
    return _scatter(
        aten.scatter.value, x, dim, index, value, lambda old, new: torch.full_like(old, new))


def _scatter_add(x, dim, index, source):
    return _scatter(
        aten.scatter_add.default, x, dim, index, source, lambda old, new: old + new)


def _topk(x, k, dim=-1, largest=True, sorted=True):
    """k times the largest entry of those that are not taken yet."""
    if k > MAX_UNROLLED_TOPK or x.dim() == 0 or not x.is_floating_point():
        return NotImplemented
    dim = dim % x.dim()
    places = along(dim, x.shape[dim], x.dim())
    keys = x if largest else -x
    taken, picks = torch.zeros_like(x, dtype=torch.bool), []
    for _ in range(k):
        rest = torch.where(taken, -math.inf, keys)
        # Where nothing above -inf is left, the first place that is not taken.
        free = torch.where(taken, 0.0, 1.0).argmax(dim, keepdim=True)
        pick = rest.argmax(dim, keepdim=True)
        pick = torch.where(rest.gather(dim, pick) == -math.inf, free, pick)
        picks.append(pick)
        taken = taken | (places == pick)
    indices = torch.cat(picks, dim)
    return x.gather(dim, indices), indices


def _embedding_dense_backward(grad, indices, rows, padding_index, scale_by_frequency):
    """One accumulating index_put over flat rows: a loop over tokens in order."""
    if scale_by_frequency:
        return NotImplemented
    indices = indices.reshape(-1)
    grad = grad.reshape(indices.shape[0], -1)
    if padding_index >= 0:
        padding = (indices == padding_index).unsqueeze(1)
        grad = torch.where(padding, torch.zeros((), dtype=grad.dtype), grad)
    zero = torch.zeros((rows, grad.shape[1]), dtype=grad.dtype)
    return aten.index_put(zero, [indices], grad, True)


def _index_put(x, indices, values, accumulate=False):
    """Adds 16-bit floats in float32, and rounds once."""
    if not accumulate or not narrow_floats.is_narrow(x.dtype):
        return NotImplemented
    return aten.index_put(x.float(), indices, values.float(), True).to(x.dtype)


def _eye(rows, columns=None, *, dtype=None, **_):
    """torch-mlir crashes at it."""
    across = torch.arange(rows if columns is None else columns)
    return (torch.arange(rows)[:, None] == across).to(dtype or torch.get_default_dtype())


def _pow(x, exponent):
    """Squares and cubes as products; everything else stays a power."""
    if exponent == 1 and x.is_floating_point():
        return x.clone()
    if exponent in (3, -2) and x.dtype == torch.float16:  # Those of bfloat16 round each product.
        return torch.pow(x.float(), exponent).to(x.dtype)
    if exponent == 2:
        return x * x
    if exponent == 3:
        return x * x * x
    if exponent == -2 and x.is_floating_point():
        return torch.reciprocal(x * x)
    if exponent == 0.5:
        return torch.sqrt(x)
    return NotImplemented


def _eq(x, y):
    """torch-mlir takes a value as equal to itself, also where it is not a number."""
    if not x.is_floating_point() or x.shape != y.shape:
        return NotImplemented
    return torch.logical_not(x != y)


def _clamp(x, low=None, high=None):
    """torch-mlir does not lower the clamp of integers."""
    if x.is_floating_point():
        return NotImplemented
    if low is not None:
        x = torch.where(x < low, low, x)
    if high is not None:
        x = torch.where(x > high, high, x)
    return x


def _constant_pad(x, pads, value=0):
    """torch-mlir does not lower amounts below zero, which cut: gradients of padding are such."""
    if all(amount >= 0 for amount in pads):
        return NotImplemented
    for place in range(0, len(pads), 2):
        dim = x.dim() - 1 - place // 2
        low, high = (max(-amount, 0) for amount in pads[place:place + 2])
        if low or high:
            x = aten.slice.Tensor(x, dim, low, x.shape[dim] - high)
    return aten.constant_pad_nd(x, [max(amount, 0) for amount in pads], value)


def _soft_margin_loss_backward(grad, x, target, reduction):
    """PyTorch's decomposition subtracts 1 from what is nearly 1 where the loss is small."""
    result = -target * torch.sigmoid(-target * x) * grad
    return result / x.numel() if reduction == 1 else result


def _slice_backward(grad, sizes, dim, start, end, step):
    size = sizes[dim]
    start = min(max(start + size if start < 0 else start, 0), size)
    dim = dim % len(sizes)
    if grad.shape[dim] > 0:
        grad = layers.dilate(grad, dim, step)
    pads = [0, 0] * (len(sizes) - 1 - dim) + [start, size - start - grad.shape[dim]]
    return aten.constant_pad_nd(grad, pads, 0.0)


def _select_backward(grad, sizes, dim, index):
    dim = dim % len(sizes)
    index = index % sizes[dim]
    return _slice_backward(grad.unsqueeze(dim), sizes, dim, index, index + 1, 1)


def _unset(x, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    """Whatever is in a tensor that nobody has written to, is as good as zero."""
    return torch.zeros_like(x, dtype=dtype)


def _unset_of_size(*args, dtype=None, **_):
    sizes = args[-1]
    like = args[0].dtype if isinstance(args[0], torch.Tensor) else torch.get_default_dtype()
    return torch.zeros(sizes, dtype=dtype or like)


def _unset_strided(*args, dtype=None, **_):
    """Steps through memory decide nothing about what is in a tensor."""
    return _unset_of_size(*args[:-1], dtype=dtype)


def fallbacks(targets):
    """Those of the operations that PyTorch itself can take apart."""
    return {target for target in targets if target in decomposition_table} - _MADE_OF


def table(taken_apart=()):
    """The decomposition table for tracing; some operations, of `fallbacks`, are taken apart
    only if they have to be."""
    result = dict(core_aten_decompositions())
    result.update(get_decompositions(_EXTRA))
    for op in _KEEP:
        overloads = [op] if isinstance(op, torch._ops.OpOverload) else [
            getattr(op, name) for name in op.overloads()
        ]
        for overload in overloads:
            result.pop(overload, None)
    for rules in (
        layers, norms, strides, special, bessel, elementary, ordering, indexing, pooling,
        resampling, distances, dense, reflections, jacobi, counting,
        scaled,
    ):
        result.update(rules.table())
    result.update({
        aten.constant_pad_nd.default: _constant_pad,
        aten.soft_margin_loss_backward.default: _soft_margin_loss_backward,
        aten.gelu.default: _gelu,
        aten.gelu_backward.default: _gelu_backward,
        aten.nll_loss_forward.default: _nll_loss_forward,
        aten.nll_loss2d_forward.default: _nll_loss_forward,
        aten.nll_loss_backward.default: _nll_loss_backward,
        aten.nll_loss2d_backward.default: _nll_loss_backward,
        aten.scatter.src: _scatter_src,
        aten.scatter.value: _scatter_value,
        aten.scatter_add.default: _scatter_add,
        aten.topk.default: _topk,
        aten.embedding_dense_backward.default: _embedding_dense_backward,
        aten.empty.memory_format: _unset_of_size,
        aten.empty_like.default: _unset,
        aten.empty_strided.default: _unset_strided,
        aten.eq.Tensor: _eq,
        aten.eye.default: _eye,
        aten.eye.m: _eye,
        aten.index_put.default: _index_put,
        aten._unsafe_index_put.default: _index_put,
        aten.new_empty.default: _unset_of_size,
        aten.new_empty_strided.default: _unset_strided,
        aten.pow.Tensor_Scalar: _pow,
        aten.clamp.default: _clamp,
        aten.slice_backward.default: _slice_backward,
        aten.select_backward.default: _select_backward,
    })
    result.update({op: decomposition_table[op] for op in taken_apart})
    result.update(narrow_floats.table(result))
    return result
