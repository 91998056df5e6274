# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model of all forms of `flex_attention`, one of which FSDP_TEST_FORM chooses."""

import os

import torch
from torch import nn
from torch.nn.attention.flex_attention import (
    BlockMask,
    and_masks,
    create_block_mask,
    flex_attention,
)

BATCH, HEADS, LENGTH, DEPTH, BLOCK = 2, 4, 48, 8, 16
SLOPES = torch.tensor([0.5, 0.25, 0.125, 0.0625])


def causal(batch, head, row, column):
    return row >= column


def near(batch, head, row, column):
    return row - column < 5


def slopes(score, batch, head, row, column):
    return score + (column - row) * torch.exp2(-(head + 1.0))


def in_place(score, batch, head, row, column):
    score *= 0.5
    score += (column - row) * SLOPES[head]
    return score


def by_head(batch, head, row, column):
    return (head % 2 == 0) | ((row >= column) & ((batch == 0) | (row == column)))


def capped(score, batch, head, row, column):
    return 2.0 * torch.tanh(score / 2.0)


def unchanged(score, batch, head, row, column):
    return score


def made(mask_mod, batch=None, heads=None, block=BLOCK):
    return create_block_mask(mask_mod, batch, heads, LENGTH, LENGTH, "cpu", block)


def changed():
    """Blocks that are written to afterwards: without those of which all counts."""
    mask = made(causal)
    mask.full_kv_num_blocks.zero_()
    return mask


def one_by_row():
    """Lists that are shorter than there are blocks."""
    own = torch.arange(LENGTH // BLOCK, dtype=torch.int32)
    return BlockMask.from_kv_blocks(
        torch.ones_like(own)[None, None], own[None, None, :, None], BLOCK_SIZE=BLOCK,
        seq_lengths=(LENGTH, LENGTH))


def blocks(mask_mod, full=False):
    """The block of the diagonal and the one before it, which the function does not say; the
    latter as a full one."""
    count = LENGTH // BLOCK
    own = torch.arange(count, dtype=torch.int32)
    if full:
        counts, columns = torch.ones(count, dtype=torch.int32), own.unsqueeze(1).repeat(1, count)
        others = (own > 0).int(), (own - 1).clamp(min=0).unsqueeze(1).repeat(1, count)
    else:
        counts = 1 + (own > 0).int()
        columns = torch.stack((own, (own - 1).clamp(min=0), own), 1)
        others = None, None
    listed = [x if x is None else x[None, None] for x in (counts, columns, *others)]
    return BlockMask.from_kv_blocks(*listed, BLOCK_SIZE=BLOCK, mask_mod=mask_mod)


# Of each form the function of scores and what masks; what depends on the input is made in
# forward.
FORMS = {
    "plain": (None, None),
    "causal": (None, lambda: made(causal)),
    "window": (unchanged, lambda: made(and_masks(causal, near))),
    "slopes": (slopes, None),
    "capped": (capped, lambda: made(causal)),
    "in_place": (in_place, None),
    "bias": ("bias", None),
    "table": ("table", None),
    "documents": (None, "documents"),
    "by_head": (None, lambda: made(by_head, BATCH, HEADS, (8, 20))),
    "changed": (None, changed),
    "one_by_row": (None, one_by_row),
    "blocks": (None, lambda: blocks(None)),
    "causal_blocks": (None, lambda: blocks(causal)),
    "full_blocks": (slopes, lambda: blocks(causal, full=True)),
}


class Model(nn.Module):
    def __init__(self, form, inside):
        super().__init__()
        self.query = nn.Parameter(torch.randn(BATCH, HEADS, LENGTH, DEPTH))
        self.key = nn.Parameter(torch.randn(BATCH, HEADS // 2, LENGTH, DEPTH))
        self.value = nn.Parameter(torch.randn(BATCH, HEADS // 2, LENGTH, DEPTH))
        self.weight = nn.Parameter(torch.randn(BATCH, HEADS, LENGTH, DEPTH))
        self.bias = nn.Parameter(torch.randn(HEADS, 2 * LENGTH))
        self.score_mod, self.make = FORMS[form]
        self.made = self.make() if callable(self.make) and not inside else None
        self.attend = torch.compile(flex_attention, fullgraph=True) if inside else flex_attention

    def mask_and_function(self, x):
        def documents(batch, head, row, column):
            return (number[batch, row] == number[batch, column]) & (row >= column)

        def bias(score, batch, head, row, column):
            score = score * self.bias[1, 2]
            return score + self.bias[head, row - column + LENGTH]

        def table(score, batch, head, row, column):
            return score + self.bias.T[row - column + LENGTH][head]

        number = (x > 0.5).cumsum(1)
        mask = self.made
        if self.make == "documents":
            mask = create_block_mask(documents, BATCH, None, LENGTH, LENGTH, "cpu", BLOCK)
        elif self.make and not mask:
            mask = self.make()
        return mask, {"bias": bias, "table": table}.get(self.score_mod, self.score_mod)

    def forward(self, x):
        mask, score_mod = self.mask_and_function(x)
        query = self.query * x.mean()
        output = self.attend(
            query, self.key, self.value, score_mod=score_mod, block_mask=mask, enable_gqa=True)
        return (output * self.weight).mean() + self.bias.mean()


def model():
    torch.manual_seed(0)
    return Model(os.environ["FSDP_TEST_FORM"], bool(int(os.environ["FSDP_TEST_INSIDE"])))


def batch(rank, step):
    torch.manual_seed(100 * step + rank)
    return (torch.rand(BATCH, LENGTH),)
