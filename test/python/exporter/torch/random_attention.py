# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions of random extents, masks, dropout and types; FSDP_TEST_SEED and FSDP_TEST_CASES choose them.

Queries, keys and values are parameters, so that their gradients are compared.
"""

import os
import random

import torch
from torch import nn
from torch.nn import functional as F

SEED = int(os.environ.get("FSDP_TEST_SEED", "0"))
CASES = int(os.environ.get("FSDP_TEST_CASES", "12"))


def _mask(draw, kind, batch, heads, rows, columns, dtype):
    """A mask, of which each extent but the last may be 1; some rows allow nothing."""
    if kind in ("none", "causal", "places"):
        return None
    shape = [draw.choice((1, full)) for full in (batch, heads, rows)] + [columns]
    if kind == "float":
        return torch.randn(shape).to(dtype)
    mask = torch.rand(shape) < 0.7
    mask[..., 0, :] = False
    return mask


class Case(nn.Module):
    def __init__(self, draw):
        super().__init__()
        # Some have more scores than a tile, and extents that tiles leave a rest of.
        sizes = (1, 2, 3, 17, 64, 130, 257, 300, 512)
        batch, key_heads, groups = draw.choice((1, 2)), draw.choice((1, 2, 3)), draw.choice((1, 2, 3))
        rows, columns = draw.choice(sizes), draw.choice(sizes)
        depth, value_depth = draw.choice((4, 8, 24)), draw.choice((4, 8, 24))
        self.kind = draw.choice(("none", "causal", "float", "bool", "places", "some places"))
        self.dtype = draw.choice((torch.float32, torch.float32, torch.bfloat16, torch.float16))
        self.scale = draw.choice((None, 0.3))
        self.rate = draw.choice((0.0, 0.0, 0.3))
        # Which distances of rows and columns have weights.
        window = draw.choice((1, 2, 40, 200))
        self.low, self.high = draw.choice(((1 - window, window), (0, window), (0, 512)))
        heads = key_heads * groups
        self.query = nn.Parameter(torch.randn(batch, heads, rows, depth))
        self.key = nn.Parameter(torch.randn(batch, key_heads, columns, depth))
        self.value = nn.Parameter(torch.randn(batch, key_heads, columns, value_depth))
        mask = _mask(draw, self.kind, batch, heads, rows, columns, self.dtype)
        self.register_buffer("mask", mask)
        self.register_buffer("weight", torch.randn(batch, heads, rows, value_depth))

    def forward(self):
        # Buffers of infinities could not be compared.
        mask = self.mask
        if self.kind == "float":
            mask = mask.masked_fill(mask < -1, float("-inf"))
        if "places" in self.kind:
            rows, columns = self.query.shape[2], self.key.shape[2]
            distance = torch.arange(rows).unsqueeze(1) - torch.arange(columns)
            near = (distance >= self.low) & (distance < self.high)
            mask = near if mask is None else mask & near
        output = F.scaled_dot_product_attention(
            *(x.to(self.dtype) for x in (self.query, self.key, self.value)), mask, self.rate,
            is_causal=self.kind == "causal", scale=self.scale, enable_gqa=True)
        return (output.float() * self.weight).mean()


class Cases(nn.Module):
    def __init__(self):
        super().__init__()
        draw = random.Random(SEED)
        self.cases = nn.ModuleList(Case(draw) for _ in range(CASES))

    def forward(self, x):
        return sum(case() for case in self.cases) * x.mean()


def model():
    return Cases()


def batch(rank, step):
    return (torch.ones(2),)
