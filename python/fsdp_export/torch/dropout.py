# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dropout as a pure function of a seed, a call number and the element's index.

PyTorch's generator is hidden mutable state: it cannot be recomputed, and ranks
would share it. The step gets its seed as an input instead, one value per rank
and step (`seeded`). The same function replaces the random source of eager PyTorch
(`eager`), so that an eager run and an exported step drop the same elements.
"""

import contextlib
import math
from unittest import mock

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from . import recurrent

_MASK = 0xFFFFFFFF


def rank_step_seed(rank, step):
    """The seed that `rank` uses in `step`."""
    return (step + 1) * 65536 + rank


def _mix(x):
    """Mixes 32 bits held in an i64: a bijection, so that no two indices collide."""
    x = x ^ (x >> 16)
    x = (x * 0x045D9F3B) & _MASK
    x = x ^ (x >> 15)
    x = (x * 0x2C1B3C6D) & _MASK
    return x ^ (x >> 16)


def _key(seed, call):
    """Spreads seed and call number over 32 bits, so that keys differ in high bits."""
    return ((seed + call * 0x9E3779B9) * 0x045D9F3B) & _MASK


class _Dropout:
    """Counts the calls of one forward pass, of one of the steps that take turns."""

    def __init__(self, seed, turn):
        self.seed = seed
        self.calls = turn << 16

    def __call__(self, x, p=0.5, training=True, inplace=False):
        return self._drop(x, x.shape, p, training, inplace)

    def channels(self, spatial):
        """A function that drops whole channels, which have `spatial` dimensions."""

        def drop(x, p=0.5, training=True, inplace=False):
            # As PyTorch, which takes three dimensions without a batch for one.
            before = 1 if x.dim() == spatial + 1 and spatial != 2 else 2
            shape = (*x.shape[:before], *[1] * (x.dim() - before))
            return self._drop(x, shape, p, training, inplace)

        return drop

    def keep(self, shape, p):
        """Which elements of a tensor of `shape` the next call keeps."""
        self.calls += 1
        key = _key(self.seed, self.calls)
        index = torch.arange(math.prod(shape), dtype=torch.int64).view(shape)
        return _mix(index ^ key) >= int(p * 2**32)

    def _drop(self, x, shape, p, training, inplace):
        """Drops what one index into a tensor of `shape` has; a size of 1 is all of it."""
        if not training or p == 0.0:
            return x
        if p == 1.0:
            dropped = x * 0.0
        else:
            keep = self.keep(shape, p)
            zero = torch.zeros((), dtype=x.dtype)
            dropped = torch.where(keep, x * (1.0 / (1.0 - p)), zero)
        return x.copy_(dropped) if inplace else dropped


def _attention(dropout, original):
    """Attention in plain operations where it drops, the original elsewhere.

    As PyTorch's own plain form it computes 16-bit values in float32 and rounds the result.
    """

    def attention(
        query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None,
        enable_gqa=False,
    ):
        if dropout_p == 0.0:
            return original(
                query, key, value, attn_mask, 0.0, is_causal, scale=scale,
                enable_gqa=enable_gqa,
            )
        dtype = query.dtype
        if dtype in (torch.bfloat16, torch.float16):
            query, key, value = query.float(), key.float(), value.float()
        if enable_gqa:
            groups = query.shape[-3] // key.shape[-3]
            key = key.repeat_interleave(groups, -3)
            value = value.repeat_interleave(groups, -3)
        scale = 1.0 / math.sqrt(query.shape[-1]) if scale is None else scale
        scores = (query @ key.transpose(-2, -1)) * scale
        if is_causal:
            attn_mask = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
        if attn_mask is not None and attn_mask.dtype == torch.bool:
            scores = scores.masked_fill(attn_mask.logical_not(), -math.inf)
        elif attn_mask is not None:
            scores = scores + attn_mask
        return (dropout(torch.softmax(scores, -1), dropout_p) @ value).to(dtype)

    return attention


@contextlib.contextmanager
def seeded(seed, turn=0):
    """Replaces dropout of `torch.nn.functional` for one forward pass.

    `seed` is an i64 scalar tensor, `turn` the number of the step among those that take turns,
    each of which drops other elements. A function mode would not do: multi-head
    attention switches those off and its dropouts escape.
    """
    functional = torch.nn.functional
    dropout = _Dropout(seed, turn)
    attention = _attention(dropout, functional.scaled_dot_product_attention)
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.object(functional, "dropout", dropout))
        for spatial in (1, 2, 3):
            drop = dropout.channels(spatial)
            stack.enter_context(mock.patch.object(functional, f"dropout{spatial}d", drop))
        stack.enter_context(
            mock.patch.object(functional, "scaled_dot_product_attention", attention)
        )
        stack.enter_context(recurrent.replaced(dropout))
        yield


class _SeededMasks(TorchDispatchMode):
    """Draws what PyTorch keeps from the seed instead of its generator."""

    def __init__(self, seed, turn):
        super().__init__()
        self.dropout = _Dropout(seed, turn)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func is torch.ops.aten.bernoulli_.float:
            mask, keep = (*args, 0.5)[:2]
            return mask.copy_(self.dropout.keep(mask.shape, 1.0 - keep))
        return func(*args, **(kwargs or {}))


def eager(seed, turn=0):
    """Replaces the random source of PyTorch's own dropout for one forward pass.

    Nothing else of PyTorch is replaced; the elements dropped are those of `seeded`.
    """
    return _SeededMasks(seed, turn)
