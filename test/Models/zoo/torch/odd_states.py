# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""States of every kind: tied, shared, frozen, unused, integer, non-persistent."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Cell"]
VOCABULARY, WIDTH, ROWS = 17, 6, 12


class Cell(nn.Module):
    """A linear layer with a frozen bias, an unused matrix and a mask."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(WIDTH, WIDTH) * 0.4)
        self.bias = nn.Parameter(torch.randn(WIDTH) * 0.1, requires_grad=False)
        self.unused = nn.Parameter(torch.randn(3, WIDTH))
        self.register_buffer("mask", torch.arange(WIDTH) % 5 != 4, persistent=False)
        self.register_buffer("shift", torch.arange(WIDTH) - 2)

    def forward(self, x):
        y = F.linear(x, self.weight, self.bias) + self.shift
        return torch.tanh(torch.where(self.mask, y, x))


class OddStates(nn.Module):
    """One cell under two names, a tied head, a frozen table, and a counter of steps."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, WIDTH)
        self.table = nn.Embedding(VOCABULARY, WIDTH).requires_grad_(False)
        self.first = Cell()
        self.second = self.first
        self.third = Cell()
        self.norm = nn.BatchNorm1d(WIDTH)
        self.head = nn.Linear(WIDTH, VOCABULARY)
        self.head.weight = self.embedding.weight
        self.register_buffer("steps", torch.zeros((), dtype=torch.int64))

    def forward(self, tokens, targets):
        self.steps += 1
        x = self.embedding(tokens) + self.table(tokens)
        for cell in (self.first, self.second, self.third):
            x = x + cell(x)
        return F.cross_entropy(self.head(self.norm(x)), targets)


def model():
    return OddStates().train()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    tokens = torch.randint(VOCABULARY, (ROWS,), generator=generator)
    return tokens, (5 * tokens + 3) % VOCABULARY
