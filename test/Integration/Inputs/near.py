# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions of f16 with windows and dropout that devices have kernels of."""

import torch
from torch import nn
from torch.nn import functional

ALL = (-1000, 1000)
# Batch, heads of keys, heads of queries for each, rows, columns, elements of rows, between
# which distances of rows and columns there are weights, whether there is a mask beside that,
# and the share of weights that are dropped.
CASES = (
    # Whole tiles within the window, and tiles that either side of it cuts.
    (1, 1, 1, 260, 260, 16, (0, 150), False, 0.0),
    (1, 1, 2, 280, 260, 16, (-139, 140), False, 0.0),
    # Smaller than a tile; rows behind the window of all columns.
    (2, 1, 1, 40, 130, 32, (-8, 9), False, 0.3),
    (1, 1, 1, 200, 90, 48, (0, 20), False, 0.25),
    # Dropout alone, with grouped heads, and with a mask that leaves a row nothing.
    (1, 2, 1, 70, 70, 16, (0, 1000), False, 0.2),
    (2, 1, 3, 33, 75, 32, ALL, False, 0.5),
    (2, 1, 1, 20, 70, 16, ALL, True, 0.4),
)


class Case(nn.Module):
    def __init__(self, batch, key_heads, groups, rows, columns, depth, near, has_mask, rate):
        super().__init__()
        heads = key_heads * groups
        self.query = nn.Parameter(torch.randn(batch, heads, rows, depth))
        self.key = nn.Parameter(torch.randn(batch, key_heads, columns, depth))
        self.value = nn.Parameter(torch.randn(batch, key_heads, columns, depth))
        self.near, self.rate = near, rate
        self.register_buffer("weight", torch.randn(batch, heads, rows, depth))
        mask = torch.rand(batch, 1, rows, columns) < 0.6
        mask[:, :, 2] = False
        self.register_buffer("mask", mask if has_mask else None)

    def forward(self):
        parts = [x.half() for x in (self.query, self.key, self.value)]
        mask, (low, high) = self.mask, self.near
        if mask is None:
            rows, columns = self.query.shape[2], self.key.shape[2]
            distance = torch.arange(rows).unsqueeze(1) - torch.arange(columns)
            mask = (distance >= low) & (distance < high)
        output = functional.scaled_dot_product_attention(
            *parts, mask, self.rate, enable_gqa=True)
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
