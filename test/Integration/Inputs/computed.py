# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions of f16 that devices have kernels of, with masks that the program computes."""

import masks
import torch
from torch import nn
from torch.nn import functional

# Two tiles of rows, of which the second is no whole one.
masks.LENGTH = LENGTH = 70
HEADS, DEPTH = masks.HEADS, 16


def sliced(tokens):
    """Columns of a longer sequence, whose places begin later."""
    distances = torch.arange(LENGTH + 30)[None, 5:LENGTH + 5] - torch.arange(LENGTH)[:, None]
    return (distances % 7 < 5)[None, None]


KINDS = (
    masks.linear,
    masks.logarithmic,
    masks.documents,
    masks.prefix,
    masks.padded,
    masks.strided,
    sliced,
)


class Case(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.kind = kind
        for name in ("query", "key", "value"):
            setattr(self, name, nn.Parameter(torch.randn(2, HEADS, LENGTH, DEPTH)))
        self.register_buffer("weight", torch.randn(2, HEADS, LENGTH, DEPTH))

    def forward(self, tokens):
        mask = self.kind(tokens)
        if mask.dtype != torch.bool:
            mask = mask.half()
        parts = [x.half() for x in (self.query, self.key, self.value)]
        output = functional.scaled_dot_product_attention(*parts, mask)
        return (output.float() * self.weight).sum()


class Cases(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.cases = nn.ModuleList(Case(kind) for kind in KINDS)

    def forward(self, tokens):
        return sum(case(tokens) for case in self.cases)


def model():
    return Cases()


def batch(rank, step):
    return (torch.randint(0, 40, (2, LENGTH), generator=torch.Generator().manual_seed(5)),)
