# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A mixture of experts with top-k routing and dense dispatch.

Every expert computes every row; the router's weights, zero for experts that were
not chosen, select among the results. Shapes do not depend on the routing.
"""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Expert"]
WIDTH, HIDDEN, EXPERTS, CHOSEN, CLASSES, ROWS = 8, 12, 4, 2, 5, 16


class Expert(nn.Module):
    """A two-layer perceptron."""

    def __init__(self):
        super().__init__()
        self.up = nn.Linear(WIDTH, HIDDEN)
        self.down = nn.Linear(HIDDEN, WIDTH)

    def forward(self, x):
        return self.down(F.silu(self.up(x)))


class Routed(nn.Module):
    """Adds the weighted results of the chosen experts; also returns a balance loss."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(WIDTH, EXPERTS, bias=False)
        self.experts = nn.ModuleList([Expert() for _ in range(EXPERTS)])

    def forward(self, x):
        shares = torch.softmax(self.router(x), dim=-1)
        weights, chosen = shares.topk(CHOSEN, dim=-1)
        weights = weights / weights.sum(dim=-1, keepdim=True)
        dense = torch.zeros_like(shares).scatter(-1, chosen, weights)
        results = torch.stack([expert(x) for expert in self.experts], dim=1)
        used = (dense > 0).to(shares.dtype).mean(dim=0)
        balance = EXPERTS * (used * shares.mean(dim=0)).sum()
        return x + (dense.unsqueeze(-1) * results).sum(dim=1), balance


class RoutedNet(nn.Module):
    """One routed layer between two linear ones."""

    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(WIDTH, WIDTH)
        self.routed = Routed()
        self.norm = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, CLASSES)

    def forward(self, x, label):
        y, balance = self.routed(torch.tanh(self.inner(x)))
        return F.cross_entropy(self.head(self.norm(y)), label) + 0.01 * balance


def model():
    return RoutedNet()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, WIDTH, generator=generator)
    return x, x[:, :CLASSES].argmax(dim=1)
