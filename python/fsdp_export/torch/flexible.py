# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch.nn.attention.flex_attention`, of which PyTorch has no gradient on processors.

Where functions only say which scores count, it is `scaled_dot_product_attention` with a mask;
where one changes scores, it is what PyTorch computes for inference, in plain operations.
"""

import contextlib
from unittest import mock

import torch
from torch._dynamo._trace_wrapped_higher_order_op import TransformGetItemToIndex
from torch._higher_order_ops.flex_attention import math_attention
from torch.nn import functional
from torch.nn.attention import flex_attention as flex
from torch.utils._python_dispatch import _disable_current_modes

aten = torch.ops.aten


def _dense(counts, columns):
    """Of blocks that are listed by row which ones there are."""
    places = torch.arange(columns.shape[-1])
    is_listed = (places < counts.unsqueeze(-1)).unsqueeze(-1)
    return (is_listed & (columns.unsqueeze(-1) == places)).any(-2)


def _listed(counts, columns):
    """Of blocks that are listed by row a function that tells whether a place is in one."""
    if type(counts) is torch.Tensor:
        # Those that were made before are no part of the step, but for what they say.
        with _disable_current_modes():
            dense = _dense(counts, columns).tolist()
        dense = torch.tensor(dense)
    else:
        dense = _dense(counts, columns)

    def is_listed(batch, head, row, column):
        batch, head = (
            place if size > 1 else torch.zeros_like(place)
            for place, size in zip((batch, head), dense.shape, strict=False))
        return dense[batch, head, row, column]

    return is_listed


def _with_blocks(mask_mod, block_mask):
    """What kernels compute: of partial blocks what the function says, of full blocks all, of
    others nothing. PyTorch's own formula leaves it at what the function says."""
    _, _, counts, columns, full_counts, full_columns, *_, row_size, column_size, _ = block_mask
    in_part = _listed(counts, columns)
    in_full = None if full_counts is None else _listed(full_counts, full_columns)

    def is_kept(batch, head, row, column):
        block = (batch, head, row // row_size, column // column_size)
        kept = in_part(*block) & mask_mod(batch, head, row, column)
        return kept if in_full is None else kept | in_full(*block)

    return is_kept


def _changes(score_mod):
    """Whether a function of scores gives others than it gets."""
    score, *places = torch.zeros(()), *(torch.zeros((), dtype=torch.int64) for _ in range(4))
    with TransformGetItemToIndex():
        return score_mod(score, *places) is not score


def _mask(mask_mod, sizes):
    """Which scores count, with a size of 1 where a dimension makes no difference."""
    with TransformGetItemToIndex():
        kept = flex._vmap_for_bhqkv(mask_mod, prefix=())(*map(torch.arange, sizes))
    for dimension, stride in enumerate(kept.stride()):
        # What is the same for all is expanded.
        kept = kept.narrow(dimension, 0, 1) if stride == 0 else kept
    return kept


class _Flexible:
    """In place of the operator of PyTorch."""

    def __init__(self):
        self._made = {}

    def made(self, block_mask):
        """Remembers a mask whose blocks follow from its function."""
        self._made[id(block_mask.kv_num_blocks)] = block_mask.kv_num_blocks, block_mask.mask_mod
        return block_mask

    def _mask_mod(self, block_mask):
        """Which scores count, as a function of their places; None for all."""
        rows, columns, counts, *_, mask_mod = block_mask
        if (rows, columns) == (1, 1) and mask_mod is flex.noop_mask:
            return None
        _, known = self._made.get(id(counts), (None, None))
        return mask_mod if mask_mod is known else _with_blocks(mask_mod, block_mask)

    def __call__(self, query, key, value, score_mod, block_mask, scale, options, *_):
        mask_mod = self._mask_mod(block_mask)
        changed = (*block_mask[:-1], mask_mod or flex.noop_mask)
        output, log_sums, largest = math_attention(
            query, key, value, score_mod, changed, scale, options)
        if not _changes(score_mod):
            batch = query.shape[0]
            key, value = (x.expand(batch, *x.shape[1:]) for x in (key, value))
            kept = mask_mod and _mask(mask_mod, (*query.shape[:3], key.shape[2]))
            output = functional.scaled_dot_product_attention(
                query, key, value, kept, scale=scale, enable_gqa=True)
        return output, log_sums, largest


def _zeros_and_scatter(shape, indices, values):
    """The gradient of what a function reads from a table."""
    if not indices:
        return values.sum()
    indices = [x.reshape(-1).to(torch.int64) for x in torch.broadcast_tensors(*indices)]
    values = values.reshape(*indices[0].shape, *shape[len(indices):])
    return aten.index_put(values.new_zeros(shape), indices, values, True)


def table():
    """Decompositions by operation."""
    return {torch.ops.flex_lib.zeros_and_scatter.default: _zeros_and_scatter}


@contextlib.contextmanager
def replaced():
    """Replaces the operator, with a gradient, also where `torch.compile` is asked for."""
    attend = _Flexible()
    create = flex._create_sparse_block_from_block_mask
    with mock.patch.multiple(
        flex, flex_attention_hop=attend, _FLEX_ATTENTION_DISABLE_COMPILE_DEBUG=True,
        # These refuse what kernels of processors lack.
        _validate_device=lambda *_: None,
        _apply_kernel_options=lambda *_: {"BACKEND": "AUTO"},
        _create_sparse_block_from_block_mask=lambda *given: attend.made(create(*given)),
    ):
        yield
