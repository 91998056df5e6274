# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers that torch-mlir does not lower: pooling, some convolutions, weight norm, sums
along a dimension, bags of embeddings.
"""

import contextlib
import itertools
import math
from unittest import mock

import torch

from . import norms, ordering

aten = torch.ops.aten

MAX_WINDOW = 64
CUMULATED = 64


def _spread(value, rank):
    """One number for each spatial dimension."""
    return list(value) * rank if len(value) == 1 else list(value)


def _window(x, place, counts, stride):
    """What one place of a sliding window sees, for all positions of the window."""
    first = x.dim() - len(place)
    for dim, (start, count, step) in enumerate(zip(place, counts, stride, strict=True), first):
        x = aten.slice.Tensor(x, dim, start, start + (count - 1) * step + 1, step)
    return x


def _pad(x, padding):
    """Zeros on both sides of the last dimensions."""
    if not any(padding):
        return x
    return aten.constant_pad_nd(x, [p for p in reversed(padding) for _ in (0, 1)], 0.0)


def dilate(x, dim, step):
    """Zeros between the elements along `dim`, which is not empty."""
    if step == 1:
        return x
    size = x.shape[dim]
    after = [0, 0] * (x.dim() - 1 - dim)
    x = aten.constant_pad_nd(x.unsqueeze(dim + 1), [*after, 0, step - 1], 0.0)
    return x.flatten(dim, dim + 1).narrow(dim, 0, (size - 1) * step + 1)


def _dilate(x, steps):
    """The same of the last dimensions."""
    for dim, step in enumerate(steps, x.dim() - len(steps)):
        x = dilate(x, dim, step)
    return x


def _place(x, start, sizes):
    """`x` within zeros of the given sizes."""
    first = x.dim() - len(start)
    pads = [(s, size - s - x.shape[dim])
            for dim, (s, size) in enumerate(zip(start, sizes, strict=True), first)]
    return aten.constant_pad_nd(x, [p for pair in reversed(pads) for p in pair], 0.0)


def _unpad(x, padding, sizes):
    """The last dimensions without what `_pad` added."""
    for dim, (start, size) in enumerate(zip(padding, sizes, strict=True), x.dim() - len(sizes)):
        x = x.narrow(dim, start, size)
    return x


class _Pooling:
    """The window of an average, with one number for each of the two dimensions."""

    def __init__(self, sizes, kernel, stride, padding, ceil_mode, count_include_pad, divisor):
        self.sizes, self.kernel, self.padding = sizes, _spread(kernel, 2), _spread(padding, 2)
        self.stride = _spread(stride, 2) if stride else self.kernel
        self.divisor = divisor or math.prod(self.kernel)
        self.tiles = (
            self.stride == self.kernel and not any(self.padding)
            and all(size % k == 0 for size, k in zip(sizes, self.kernel, strict=True))
        )
        inside = count_include_pad or not any(self.padding) or divisor
        self.known = self.tiles or (
            inside and not ceil_mode and math.prod(self.kernel) <= MAX_WINDOW
        )

    def parts(self):
        """The dimensions, each split into windows and places in them."""
        return [part for size, k in zip(self.sizes, self.kernel, strict=True)
                for part in (size // k, k)]

    def places(self):
        return itertools.product(*map(range, self.kernel))


def _windows(size, count, kernel, stride, padding, count_padding):
    """What is inside of each window along a dimension, as a matrix, and how much counts."""
    begin = torch.arange(count, dtype=torch.int64).unsqueeze(1) * stride - padding
    place = torch.arange(size, dtype=torch.int64)
    inside = (place >= begin) & (place < begin + kernel)
    clipped = torch.clamp(begin + kernel, max=size + padding) - begin
    return inside, clipped.squeeze(1) if count_padding else inside.sum(1)


def _pooled_count(size, kernel, stride, padding, ceil_mode):
    """How many windows there are; one that begins behind all elements is none."""
    rest = size + 2 * padding - kernel
    count = (-(-rest // stride) if ceil_mode else rest // stride) + 1
    return count - (ceil_mode and (count - 1) * stride >= size + padding)


def _window_sums(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor):
    """Matrices of both dimensions' windows, and what the sums are divided by."""
    words = [_spread(value, 2) for value in (kernel, stride or kernel, padding)]
    each = []
    for size, *word in zip(x.shape[-2:], *words, strict=True):
        count = _pooled_count(size, *word, ceil_mode)
        each.append(_windows(size, count, *word, count_include_pad))
    (rows, high), (columns, wide) = each
    counts = high.unsqueeze(1) * wide if divisor is None else divisor
    return rows.to(x.dtype), columns.to(x.dtype), counts


def _avg_pool2d(
    x, kernel, stride=(), padding=(0,), ceil_mode=False, count_include_pad=True, divisor=None
):
    """A sum over parts of dimensions, or over the places of the window, or two products."""
    words = (kernel, stride, padding, ceil_mode, count_include_pad, divisor)
    pooling = _Pooling(x.shape[-2:], *words)
    if not pooling.known:
        rows, columns, counts = _window_sums(x, *words)
        return rows @ x @ columns.t() / counts
    if pooling.tiles:
        return x.reshape(*x.shape[:-2], *pooling.parts()).sum((-3, -1)) / pooling.divisor
    steps = zip(pooling.sizes, pooling.padding, pooling.kernel, pooling.stride, strict=True)
    counts = [(size + 2 * p - k) // s + 1 for size, p, k, s in steps]
    padded, total = _pad(x, pooling.padding), 0
    for place in pooling.places():
        total = total + _window(padded, place, counts, pooling.stride)
    return total / pooling.divisor


def _avg_pool2d_backward(
    grad, x, kernel, stride, padding, ceil_mode, count_include_pad, divisor
):
    words = (kernel, stride, padding, ceil_mode, count_include_pad, divisor)
    pooling = _Pooling(x.shape[-2:], *words)
    if not pooling.known:
        rows, columns, counts = _window_sums(x, *words)
        return rows.t() @ (grad / counts) @ columns
    grad = grad / pooling.divisor
    if pooling.tiles:
        parts = (*x.shape[:-2], *pooling.parts())
        return grad.unsqueeze(-2).unsqueeze(-1).expand(parts).reshape(x.shape)
    sizes = [size + 2 * p for size, p in zip(pooling.sizes, pooling.padding, strict=True)]
    spread, total = _dilate(grad, pooling.stride), 0
    for place in pooling.places():
        total = total + _place(spread, place, sizes)
    return _unpad(total, pooling.padding, pooling.sizes)


def _is_even(sizes, counts):
    """Whether adaptive pooling has windows of one size, side by side."""
    return not any(size % count for size, count in zip(sizes, counts, strict=True))


def _averages(size, count, like):
    """The matrix of adaptive windows, which overlap where `count` does not divide `size`."""
    begin = torch.arange(count, dtype=torch.int64).unsqueeze(1) * size
    place = torch.arange(size, dtype=torch.int64) * count
    inside = ((place + count > begin) & (place < begin + size)).to(like.dtype)
    return inside / inside.sum(1, keepdim=True)


def _adaptive_avg_pool2d(x, counts):
    """Products with both matrices; windows of one size are averages of parts."""
    if _is_even(x.shape[-2:], counts):
        return _avg_pool2d(x, [s // c for s, c in zip(x.shape[-2:], counts, strict=True)])
    rows, columns = (_averages(s, c, x) for s, c in zip(x.shape[-2:], counts, strict=True))
    return rows @ x @ columns.t()


def _adaptive_avg_pool2d_backward(grad, x):
    sizes, counts = x.shape[-2:], grad.shape[-2:]
    if not _is_even(sizes, counts):
        rows, columns = (_averages(s, c, x) for s, c in zip(sizes, counts, strict=True))
        return rows.t() @ grad @ columns
    kernel = [size // count for size, count in zip(sizes, counts, strict=True)]
    return _avg_pool2d_backward(grad, x, kernel, (), (0,), False, True, None)


def _filled(x, grad, weight, conv):
    """`x` with zeros where a plain convolution of `grad` has places that forward had not."""
    words = zip(grad.shape[2:], weight.shape[2:], *conv, strict=True)
    counts = [(size + 2 * p - d * (k - 1) - 1) // s + 1 for size, k, s, p, d in words]
    return _place(x, [0] * len(counts), counts) if counts != list(x.shape[2:]) else x


def _transposed_backward(grad, x, weight, conv, groups, mask):
    """The backward of a transposed convolution is made of plain ones."""
    result = [None, None, None]
    if mask[0]:
        dx = aten.convolution(grad, weight, None, *conv, False, [0], groups)
        result[0] = _unpad(dx, [0] * len(conv[0]), x.shape[2:])
    if mask[1]:
        result[1] = aten.convolution_backward(
            _filled(x, grad, weight, conv), grad, weight, None, *conv, False, [0], groups,
            [False, True, False],
        )[1]
    if mask[2]:
        result[2] = grad.sum([d for d in range(grad.dim()) if d != 1])
    return tuple(result)


def _reach(x, low, size, dim):
    """`size` elements of `x` along `dim`, from `low` before its first one, zeros beyond it."""
    first, last = max(0, -low), min(x.shape[dim], size - low)
    if last <= first:
        return None
    x = x.narrow(dim, first, last - first)
    pads = [0, 0] * (x.dim() - 1 - dim) + [max(0, low), size - low - last]
    return aten.constant_pad_nd(x, pads, 0.0) if any(pads) else x


def _phase(grad, kernel, phases, sizes, conv, groups):
    """The gradient of each so many-th element: a plain convolution with a part of the kernel.

    None where no place of the kernel met these elements. `kernel` is of the gradient's
    convolution, not yet turned around.
    """
    spread = []
    words = zip(phases, sizes, *conv, strict=True)
    for dim, (phase, size, stride, padding, dilation) in enumerate(words, 2):
        common = math.gcd(stride, dilation)
        first = phase + padding
        taps = [k for k in range(kernel.shape[dim]) if (first - dilation * k) % stride == 0]
        if not taps:
            return None
        kernel = kernel[(slice(None),) * dim + (slice(taps[0], None, stride // common),)]
        spread.append(dilation // common)
        start = (first - dilation * taps[-1]) // stride
        count = -(-(size - phase) // stride)
        grad = _reach(grad, -start, count + (len(taps) - 1) * spread[-1], dim)
        if grad is None:
            return None
    rank = len(sizes)
    return aten.convolution(
        grad, kernel.flip(list(range(2, rank + 2))), None, [1] * rank, [0] * rank, spread, False,
        [0] * rank, groups)


def _interleave(parts, dim, size):
    """One tensor whose elements along `dim` are those of the parts in turns."""
    shape = list(parts[0].shape)
    shape[dim] = size
    whole = parts[0].new_zeros(shape)
    for first, part in enumerate(parts):
        whole = aten.slice_scatter(whole, part, dim, first, size, len(parts))
    return whole


def _input_gradient(grad, x, weight, conv, groups):
    """Elements that meet the same places of the kernel have the gradient of a plain convolution."""
    kernel = weight.reshape(groups, -1, *weight.shape[1:]).transpose(1, 2)
    kernel = kernel.reshape(x.shape[1], -1, *weight.shape[2:])
    stride, sizes = conv[0], list(x.shape[2:])

    def gather(phases):
        dim = len(phases)
        if dim < len(stride):
            steps = min(stride[dim], sizes[dim])
            parts = [gather((*phases, phase)) for phase in range(steps)]
            return parts[0] if steps == 1 else _interleave(parts, dim + 2, sizes[dim])
        part = _phase(grad, kernel, phases, sizes, conv, groups)
        counts = [-(-(n - r) // s) for n, r, s in zip(sizes, phases, stride, strict=True)]
        return grad.new_zeros([*x.shape[:2], *counts]) if part is None else part

    return gather(())


def _weight_gradient(grad, x, weight, conv, groups):
    """A convolution with the gradient as the kernel, over whose channels, the batch, it sums."""
    stride, padding, dilation = conv
    batch, rank = x.shape[0], x.dim() - 2
    padded = _pad(x, padding)
    # Pixels that forward left over at the end would make places that the kernel has not.
    words = zip(grad.shape[2:], weight.shape[2:], stride, dilation, strict=True)
    padded = _unpad(
        padded, [0] * rank, [(size - 1) * s + (k - 1) * d + 1 for size, k, s, d in words])

    def split(value, order):
        if groups == 1:
            return value.transpose(0, 1)
        value = value.reshape(batch, groups, -1, *value.shape[2:]).permute(
            *order, *range(3, rank + 3))
        return value.flatten(0, 1) if order[0] == 1 else value.flatten(1, 2)

    result = aten.convolution(
        split(padded, (2, 1, 0)), split(grad, (1, 2, 0)), None, dilation, [0] * rank, stride,
        False, [0] * rank, groups)
    return result.transpose(0, 1)


def _grouped_backward(grad, x, weight, conv, groups, mask):
    rank = x.dim() - 2
    if rank == 1:  # torch-mlir groups images alone
        grad, x, weight = (value.unsqueeze(2) for value in (grad, x, weight))
        conv = [[first, *rest] for first, rest in zip((1, 0, 1), conv, strict=True)]
    dx = _input_gradient(grad, x, weight, conv, groups) if mask[0] else None
    dw = _weight_gradient(grad, x, weight, conv, groups) if mask[1] else None
    db = grad.sum([d for d in range(grad.dim()) if d != 1]) if mask[2] else None
    if rank == 1:
        dx, dw = (value if value is None else value.squeeze(2) for value in (dx, dw))
    return dx, dw, db


def _leaves_over(x, weight, conv):
    """Whether a step would go beyond the last elements, of which torch-mlir knows no gradient."""
    words = zip(x.shape[2:], weight.shape[2:], *conv, strict=True)
    return any((size + 2 * p - d * (k - 1) - 1) % s for size, k, s, p, d in words)


# Up to so many groups become convolutions of their own.
_MOST_GROUPS = 64


def _convolution(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """Volumes by group; torch-mlir groups images alone."""
    if x.dim() != 5 or groups == 1 or groups > _MOST_GROUPS:
        return NotImplemented
    biases = [None] * groups if bias is None else bias.chunk(groups)
    return torch.cat([
        aten.convolution(*parts, stride, padding, dilation, transposed, output_padding, 1)
        for parts in zip(x.chunk(groups, 1), weight.chunk(groups), biases, strict=True)
    ], 1)


def _volumes_backward(grad, x, weight, conv, groups, mask):
    if groups > _MOST_GROUPS:
        return NotImplemented
    parts = [
        aten.convolution_backward(
            *each, [each[2].shape[0]], *conv, False, [0] * 3, 1, mask)
        for each in zip(
            grad.chunk(groups, 1), x.chunk(groups, 1), weight.chunk(groups), strict=True)
    ]
    return tuple(
        torch.cat(values, dim) if wanted else None
        for values, dim, wanted in zip(zip(*parts, strict=True), (1, 0, 0), mask, strict=True))


def _convolution_backward(
    grad, x, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups,
    mask,
):
    rank = x.dim() - 2
    conv = [_spread(value, rank) for value in (stride, padding, dilation)]
    if conv != [list(value) for value in (stride, padding, dilation)]:
        return aten.convolution_backward(
            grad, x, weight, bias_sizes, *conv, transposed, _spread(output_padding, rank), groups,
            mask)
    if transposed:
        return _transposed_backward(grad, x, weight, conv, groups, mask)
    plain = groups == 1 and not _leaves_over(x, weight, conv) and set(stride) == {1}
    if rank > 2 and groups > 1:
        return _volumes_backward(grad, x, weight, conv, groups, mask)
    if rank > 2 or plain:
        return NotImplemented
    return _grouped_backward(grad, x, weight, conv, groups, mask)


def _weight_norm_backward(grad, v, g, norms, dim):
    others = [d for d in range(v.dim()) if d != dim % v.dim()]
    along = (grad * v).sum(others, keepdim=True)
    return g / norms * (grad - v * (along / (norms * norms))), along / norms


def _unfold_backward(grad, sizes, dim, size, step):
    """Every place of the window where it was taken from; PyTorch's own scatters."""
    if not sizes:
        return grad.reshape(())
    if size > MAX_WINDOW:
        return NotImplemented
    dim, total = dim % len(sizes), 0
    for place in range(size):
        part = dilate(grad.select(-1, place), dim, step)
        after = [0, 0] * (len(sizes) - 1 - dim)
        rest = sizes[dim] - place - part.shape[dim]
        total = total + aten.constant_pad_nd(part, [*after, place, rest], 0.0)
    return total


def _roll(x, shifts, dims=()):
    if not dims:
        return _roll(x.flatten(), shifts, (0,)).view(x.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        size = x.shape[dim]
        shift = shift % size if size else 0
        if shift:
            x = torch.cat([x.narrow(dim, size - shift, shift), x.narrow(dim, 0, size - shift)], dim)
    return x


def _sums_so_far(x):
    """Sums of what a mask leaves, within blocks of a long dimension, and of the blocks before."""
    length = x.shape[-1]
    if length <= 2 * CUMULATED:
        seen, values = ordering.so_far(x)
        zero = torch.zeros((), dtype=x.dtype)
        return torch.where(seen, values, zero).sum(-1, dtype=x.dtype)
    blocks = -(-length // CUMULATED)
    padded = aten.constant_pad_nd(x, [0, blocks * CUMULATED - length], 0)
    within = _sums_so_far(padded.unflatten(-1, (blocks, CUMULATED)))
    behind = _sums_so_far(within.select(-1, -1)).narrow(-1, 0, blocks - 1)
    before = aten.constant_pad_nd(behind, [1, 0], 0)
    return (within + before.unsqueeze(-1)).flatten(-2).narrow(-1, 0, length)


def _cumsum(x, dim, dtype=None):
    """Sums of f32 are of f64, those of 16 bits of f32, as PyTorch's are."""
    if x.dim() == 0 or x.is_complex():
        return NotImplemented
    if dtype is None:
        dtype = x.dtype if x.is_floating_point() else torch.int64
    x = x.to(dtype).movedim(dim, -1)
    if dtype.is_floating_point:
        x = x.to(torch.float64 if dtype.itemsize >= 4 else torch.float32)
    return _sums_so_far(x).to(dtype).movedim(-1, dim)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.avg_pool2d.default: _avg_pool2d,
        aten.avg_pool2d_backward.default: _avg_pool2d_backward,
        aten._adaptive_avg_pool2d.default: _adaptive_avg_pool2d,
        aten._adaptive_avg_pool2d_backward.default: _adaptive_avg_pool2d_backward,
        aten.convolution.default: _convolution,
        aten.convolution_backward.default: _convolution_backward,
        aten._weight_norm_interface_backward.default: _weight_norm_backward,
        aten.roll.default: _roll,
        aten.unfold_backward.default: _unfold_backward,
        aten.cumsum.default: _cumsum,
    }


def _bags(offsets, count, include_last):
    """Which of `count` indices in a row are in which bag."""
    if include_last:
        offsets = offsets[:-1]
    places = torch.arange(count, dtype=offsets.dtype)
    end = torch.cat([offsets[1:], torch.full((1,), count, dtype=offsets.dtype)])
    return (offsets.unsqueeze(1) <= places) & (places < end.unsqueeze(1))


def _summed(rows, keep, bags, mode):
    """Sums or means of bags of embeddings, without those that are padding."""
    member = bags.to(rows.dtype) * keep.to(rows.dtype)
    total = member @ rows
    return total if mode == "sum" else total / member.sum(1, keepdim=True).clamp(min=1)


def _embedding_bag(original):
    """Bags as embeddings and a sum, a mean or, of those of equal size, the largest."""

    def embedding_bag(
        input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
        mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False,
        padding_idx=None,
    ):
        if input.dim() == 1 and offsets is not None and max_norm is None and mode != "max":
            rows = torch.nn.functional.embedding(
                input, weight, padding_idx, scale_grad_by_freq=scale_grad_by_freq)
            if per_sample_weights is not None:
                rows = rows * per_sample_weights.unsqueeze(-1)
            keep = torch.ones_like(input, dtype=torch.bool) if padding_idx is None \
                else input != padding_idx % weight.shape[0]
            return _summed(rows, keep, _bags(offsets, len(input), include_last_offset), mode)
        if input.dim() != 2 or max_norm is not None or (mode == "max" and padding_idx is not None):
            return original(
                input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse,
                per_sample_weights, include_last_offset, padding_idx,
            )
        rows = torch.nn.functional.embedding(
            input, weight, padding_idx, scale_grad_by_freq=scale_grad_by_freq
        )
        if mode == "max":
            return rows.max(1).values
        if per_sample_weights is not None:
            rows = rows * per_sample_weights.unsqueeze(-1)
        if padding_idx is None:
            return rows.sum(1) if mode == "sum" else rows.mean(1)
        keep = (input != padding_idx % weight.shape[0]).unsqueeze(-1).to(rows.dtype)
        total = (rows * keep).sum(1)
        return total if mode == "sum" else total / keep.sum(1).clamp(min=1)

    return embedding_bag


def _pooled_by_mean(original):
    """A mean, which it is of itself, but for the order of dimensions of the result."""

    def adaptive_avg_pool2d(input, output_size):
        if input.dim() in (3, 4) and output_size in (1, (1, 1), [1, 1]):
            return input.mean((-2, -1), keepdim=True)
        return original(input, output_size)

    return adaptive_avg_pool2d


@contextlib.contextmanager
def replaced():
    """Replaces functions that lose what is known statically once they are operations."""
    functional = torch.nn.functional
    bag = _embedding_bag(functional.embedding_bag)
    pool = _pooled_by_mean(functional.adaptive_avg_pool2d)
    # Its recurrent layers are opaque operations.
    onednn = torch._C._get_mkldnn_enabled()
    torch._C._set_mkldnn_enabled(False)
    try:
        with (
            mock.patch.object(functional, "embedding_bag", bag),
            mock.patch.object(functional, "adaptive_avg_pool2d", pool),
            norms.replaced(),
        ):
            yield
    finally:
        torch._C._set_mkldnn_enabled(onednn)
