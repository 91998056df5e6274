# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cross-entropy that keeps two numbers for each row, not the logarithms of all probabilities.

PyTorch's own is a softmax and a choice, each with a gradient of its own: probabilities are
written in forward, and gradients of their logarithms, which are zero but for one class, are
written and added up in backward. Here backward computes the probabilities from the scores, the
largest of them and the logarithm of the sum relative to it (Milakov and Gimelshein, 2018), and
the one class in place.
"""

import contextlib
import functools
from unittest import mock

import torch

from . import second, transforms
from .decompositions import along
from .narrow_floats import wide_type

_REDUCTIONS = ("none", "mean", "sum")


def _wide(x):
    """In the type of sums."""
    return x.to(wide_type(x.dtype))


class _Losses(torch.autograd.Function):
    """The loss of each target, of 0 where there is none: scores have classes along `dim`."""

    @staticmethod
    def forward(ctx, scores, target, dim, ignore_index, smoothing):
        wide = _wide(scores)
        largest = wide.amax(dim, keepdim=True)
        # Apart from the largest, in which its digits would get lost.
        logarithm = torch.log(torch.exp(wide - largest).sum(dim, keepdim=True))
        valid = target != ignore_index
        index = torch.where(valid, target, torch.zeros((), dtype=torch.int64))
        picked = wide.gather(dim, index.unsqueeze(dim))
        losses = logarithm - (picked - largest)
        if smoothing:
            # Of all classes alike, with that part.
            others = logarithm - (wide - largest).mean(dim, keepdim=True)
            losses = (1 - smoothing) * losses + smoothing * others
        ctx.save_for_backward(scores, target, largest, logarithm)
        ctx.dim, ctx.ignore_index, ctx.smoothing = dim, ignore_index, smoothing
        zero = torch.zeros((), dtype=wide.dtype)
        return torch.where(valid, losses.squeeze(dim), zero)

    @staticmethod
    def backward(ctx, gradient):
        scores, target, largest, logarithm = ctx.saved_tensors
        wide, dim, smoothing = _wide(scores), ctx.dim, ctx.smoothing
        zero = torch.zeros((), dtype=wide.dtype)
        gradient = torch.where(target != ctx.ignore_index, gradient, zero).unsqueeze(dim)
        if second.are_wanted():
            # Of the scores: what forward keeps has no gradient.
            share = torch.softmax(wide, dim)
        else:
            share = torch.exp((wide - largest) - logarithm)
        if smoothing:
            share = share - smoothing / scores.shape[dim]
        hit = along(dim, scores.shape[dim], scores.dim()) == target.unsqueeze(dim)
        slope = share - torch.where(hit, torch.full((), 1 - smoothing, dtype=wide.dtype), zero)
        return (slope * gradient).to(scores.dtype), None, None, None, None


def _fits(scores, target, weight, reduction):
    """Whether this is one of classes, all of which weigh the same, and well-formed."""
    if weight is not None or reduction not in _REDUCTIONS or not scores.is_floating_point():
        return False
    if target.dtype != torch.int64 or scores.dim() == 0 or scores.numel() == 0:
        return False
    if scores.dim() == 1:
        return target.dim() == 0
    return target.shape == (scores.shape[0], *scores.shape[2:])


def _cross_entropy(original):
    """`cross_entropy` of `torch.nn.functional`."""
    @functools.wraps(original)
    def loss(
        input, target, weight=None, size_average=None, ignore_index=-100, reduce=None,
        reduction="mean", label_smoothing=0.0,
    ):
        if torch.overrides.has_torch_function((input, target)) or (
                size_average is not None or reduce is not None) or not _fits(
                input, target, weight, reduction) or not 0 <= label_smoothing <= 1:
            return original(
                input, target, weight, size_average, ignore_index, reduce, reduction,
                label_smoothing)
        dim = 1 if input.dim() > 1 else 0
        losses = _Losses.apply(input, target, dim, ignore_index, float(label_smoothing))
        if reduction == "sum":
            losses = losses.sum()
        elif reduction == "mean":
            losses = losses.sum() / (target != ignore_index).sum()
        return losses.to(input.dtype)

    return loss


def _linear_cross_entropy(original):
    """`linear_cross_entropy` of `torch.nn.functional`, written out: its chunks are PyTorch's, and
    those of the step the compiler's (`--chunk-loss`)."""
    @functools.wraps(original)
    def loss(*arguments, options=None, **keywords):
        return original(*arguments, **keywords)

    return loss


_REPLACED = {"cross_entropy": _cross_entropy, "linear_cross_entropy": _linear_cross_entropy}


@contextlib.contextmanager
def replaced():
    """Replaces PyTorch's own."""
    functional = torch.nn.functional
    with contextlib.ExitStack() as stack:
        for name, made in _REPLACED.items():
            original = getattr(functional, name)
            loss = transforms.outside(original, made(original))
            stack.enter_context(mock.patch.object(functional, name, loss))
        yield
