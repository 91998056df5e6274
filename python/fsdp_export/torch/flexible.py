# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch.nn.attention.flex_attention`, of which PyTorch has no gradient on processors.

Where functions only say which scores count, it is `scaled_dot_product_attention` with a mask;
where one changes scores, it is the formula of PyTorch's own `math_attention`, in plain operations.
"""

import contextlib
import math
from unittest import mock

import torch
from torch.nn import functional
from torch.nn.attention import flex_attention as flex
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import _disable_current_modes


class _Indexing(TorchFunctionMode):
    """Reads elements of tensors at places that are tensors without dimensions, of which Python
    would make numbers. Notes who uses the `score`, but for asking what it is."""

    def __init__(self, score=None):
        super().__init__()
        self._score = score
        self.is_used = False

    def __torch_function__(self, func, types, args=(), kwargs=None):
        self.is_used |= func.__name__ != "__get__" and any(x is self._score for x in args)
        if func is torch.Tensor.__getitem__:
            x, places = args
            places = places if isinstance(places, tuple) else (places,)
            if all(type(place) is int or isinstance(place, torch.Tensor) for place in places):
                places = tuple(torch.as_tensor(place).unsqueeze(0) for place in places)
                return func(x, places).squeeze(0)
        return func(*args, **(kwargs or {}))


def _changes(score_mod):
    """Whether a function of scores may give others than it gets."""
    score, *places = torch.zeros(()), *(torch.zeros((), dtype=torch.int64) for _ in range(4))
    with _Indexing(score) as used:
        return score_mod(score, *places) is not score or used.is_used


def _dense(counts, columns, size):
    """Of blocks that are listed by row which ones there are, of so many columns."""
    is_listed = (torch.arange(columns.shape[-1]) < counts.unsqueeze(-1)).unsqueeze(-1)
    return (is_listed & (columns.unsqueeze(-1) == torch.arange(size))).any(-2)


def _listed(counts, columns, size):
    """Of blocks that are listed by row a function that tells whether a place is in one."""
    if type(counts) is torch.Tensor:
        # Those that were made before are no part of the step, but for what they say.
        with _disable_current_modes(), torch._C.DisableTorchFunction():
            dense = _dense(counts, columns, size).tolist()
        dense = torch.tensor(dense)
    else:
        dense = _dense(counts, columns, size)

    def is_listed(batch, head, row, column):
        batch, head = (
            place if extent > 1 else torch.zeros_like(place)
            for place, extent in zip((batch, head), dense.shape, strict=False))
        return dense[batch, head, row, column]

    return is_listed


def _with_blocks(mask_mod, block_mask):
    """What kernels compute: of partial blocks what the function says, of full blocks all, of
    others nothing. PyTorch's own formula leaves it at what the function says."""
    _, length, counts, columns, full_counts, full_columns, *_, row_size, column_size, _ = block_mask
    size = -(-length // column_size)
    in_part = _listed(counts, columns, size)
    in_full = None if full_counts is None else _listed(full_counts, full_columns, size)

    def is_kept(batch, head, row, column):
        block = (batch, head, row // row_size, column // column_size)
        kept = in_part(*block) & mask_mod(batch, head, row, column)
        return kept if in_full is None else kept | in_full(*block)

    return is_kept


def _places(sizes):
    return [torch.arange(size) for size in sizes]


def _mask(mask_mod, sizes):
    """Which scores count, with a size of 1 where a dimension makes no difference."""
    with _Indexing():
        kept = flex._vmap_for_bhqkv(mask_mod, prefix=())(*_places(sizes))
    for dimension, stride in enumerate(kept.stride()):
        # What is the same for all is expanded.
        kept = kept.narrow(dimension, 0, 1) if stride == 0 else kept
    return kept


def _scores(query, key, score_mod, kept, scale):
    """Changed scores, in at least 32 bits."""
    wide = torch.promote_types(query.dtype, torch.float32)
    scores = query.to(wide) @ key.to(wide).mT * scale
    with _Indexing():
        changed = flex._vmap_for_bhqkv(score_mod, prefix=(0,))(scores, *_places(scores.shape))
    changed = changed.to(wide)
    return changed if kept is None else torch.where(kept, changed, -torch.inf)


def _figures(scores):
    """The logarithm of the sum of each row, and its largest score, as kernels give them."""
    largest = torch.max(scores, -1)[0]
    log_sums = torch.where((scores == -torch.inf).all(-1), -torch.inf, scores.logsumexp(-1))
    return log_sums / math.log(2.0), largest / math.log(2.0)


def _said(block_mask):
    """What a mask says, by identity; a list that is written to is another one."""
    lists = tuple(x if x is None else (id(x), x._version) for x in block_mask[2:6])
    *sizes, mask_mod = block_mask[-3:]
    return lists, *sizes, id(mask_mod)


class _Flexible:
    """In place of the operator of PyTorch."""

    def __init__(self):
        self._made = {}  # By what they say masks, which this keeps alive.

    def made(self, block_mask):
        """Remembers a mask whose blocks follow from its function."""
        given = block_mask.as_tuple()
        self._made[_said(given)] = given
        return block_mask

    def _mask_mod(self, block_mask):
        """Which scores count, as a function of their places; None for all."""
        rows, columns, *_, mask_mod = block_mask
        if (rows, columns) == (1, 1) and mask_mod is flex.noop_mask:
            return None
        is_made = _said(block_mask) in self._made
        return mask_mod if is_made else _with_blocks(mask_mod, block_mask)

    def __call__(self, query, key, value, score_mod, block_mask, scale, options, *_):
        device = query.device.type
        if torch.is_autocast_enabled(device):
            # It computes in 32 bits, however narrow what it is given.
            dtype = torch.get_autocast_dtype(device)
            query, key, value = (
                x if x.dtype == torch.float64 else x.to(dtype) for x in (query, key, value))
        with torch.autocast(device, enabled=False):
            return self._attend(query, key, value, score_mod, block_mask, scale, options)

    def _attend(self, query, key, value, score_mod, block_mask, scale, options):
        mask_mod, batch = self._mask_mod(block_mask), query.shape[0]
        key, value = (x.expand(batch, *x.shape[1:]) for x in (key, value))
        kept = mask_mod and _mask(mask_mod, (*query.shape[:3], key.shape[2]))
        groups, figures, changes = query.shape[1] // key.shape[1], (None, None), _changes(score_mod)
        if changes or options["figures"]:
            keys = key.repeat_interleave(groups, 1)
            scores = _scores(query, keys, score_mod, kept, scale)
            figures = _figures(scores) if options["figures"] else figures
        if not changes:
            return functional.scaled_dot_product_attention(
                query, key, value, kept, scale=scale, enable_gqa=True), *figures
        weights = torch._safe_softmax(scores, -1).to(query.dtype)
        return weights @ value.repeat_interleave(groups, 1).to(query.dtype), *figures


def _options(query, key, value, return_lse, options, return_aux=None):
    """In place of what refuses figures that kernels of processors do not give."""
    return {"BACKEND": "AUTO", "figures": return_lse or return_aux is not None}


@contextlib.contextmanager
def replaced():
    """Replaces the operator by one with a gradient, also where `torch.compile` is asked for it."""
    attend = _Flexible()
    create = flex._create_sparse_block_from_block_mask
    with mock.patch.multiple(
        flex, flex_attention_hop=attend, _FLEX_ATTENTION_DISABLE_COMPILE_DEBUG=True,
        _validate_device=lambda *_: None, _apply_kernel_options=_options,
        _create_sparse_block_from_block_mask=lambda *given: attend.made(create(*given)),
    ), torch.compiler.set_stance("force_eager"):
        yield
