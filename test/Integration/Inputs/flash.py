# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions of f16 that devices have kernels of: rows of 16 to 128 elements."""

import torch
from torch import nn
from torch.nn import functional

# Batch, heads of keys, heads of queries for each, rows, columns, their elements, those of
# values, mask, whether heads are behind rows in memory.
CASES = (
    (2, 2, 2, 3, 5, 16, 16, "none", True),
    (1, 1, 1, 128, 128, 16, 16, "causal", True),
    (2, 1, 3, 17, 70, 16, 48, "bool", False),
    (1, 2, 1, 20, 75, 48, 32, "float", True),
    (1, 1, 2, 66, 66, 64, 16, "causal", False),
    # A query's gradient and those of key and value take 32 rows of the others at a time.
    (1, 1, 1, 70, 66, 128, 96, "causal", True),
    # Those of key and value only; no row has a weight for the last 60 columns.
    (1, 1, 1, 10, 70, 96, 96, "causal", False),
)


class Case(nn.Module):
    def __init__(
        self, batch, key_heads, groups, rows, columns, depth, value_depth, mask, has_rows_first
    ):
        super().__init__()
        self.kind, self.has_rows_first = mask, has_rows_first
        heads = key_heads * groups

        def draw(heads, length, width):
            shape = (length, heads) if has_rows_first else (heads, length)
            return torch.randn(batch, *shape, width)

        self.query = nn.Parameter(draw(heads, rows, depth))
        self.key = nn.Parameter(draw(key_heads, columns, depth))
        self.value = nn.Parameter(draw(key_heads, columns, value_depth))
        self.register_buffer("weight", draw(heads, rows, value_depth))
        given = None
        if mask == "bool":
            given = torch.rand(batch, 1, rows, columns) < 0.6
            given[0, 0, 1] = False
        elif mask == "float":
            given = torch.randn(1, heads, 1, columns)
        self.register_buffer("mask", given)

    def forward(self):
        parts = [x.half() for x in (self.query, self.key, self.value)]
        mask = self.mask.half() if self.kind == "float" else self.mask
        if self.has_rows_first:
            parts = [x.transpose(1, 2) for x in parts]
        output = functional.scaled_dot_product_attention(
            *parts, mask, is_causal=self.kind == "causal", enable_gqa=True
        )
        if self.has_rows_first:
            output = output.transpose(1, 2)
        return (output.float() * self.weight).sum()


class Cases(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.cases = nn.ModuleList(Case(*case) for case in CASES)

    def forward(self, x):
        return sum(case() for case in self.cases) * x.mean()


def model():
    return Cases()


def batch(rank, step):
    return (torch.ones(2),)
