# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Experts that get the tokens that are theirs, by the places where they are chosen; one gets none."""

import torch
from torch import nn
from torch.nn import functional as F

EXPERTS, CHOSEN = 4, 2


class Expert(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(8, 16), nn.Linear(16, 8)

    def forward(self, x):
        return self.b(F.silu(self.a(x)))


class Routed(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate = nn.Linear(8, EXPERTS)
        self.experts = nn.ModuleList(Expert() for _ in range(EXPERTS))
        with torch.no_grad():
            self.gate.bias[2] = -100

    def route(self, x):
        weights, chosen = torch.topk(self.gate(x), CHOSEN)
        return F.softmax(weights, dim=1), chosen


class Read(Routed):
    """Reads, and writes, at the rows of the pairs of a token and a choice."""

    def forward(self, x):
        weights, chosen = self.route(x)
        result = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            token, choice = torch.where(chosen == number)
            result[token] += weights[token, choice, None] * expert(x[token])
        return result


class Added(Routed):
    """Adds to the rows, of a mask that has the choices first."""

    def forward(self, x):
        weights, chosen = self.route(x)
        mask = F.one_hot(chosen, EXPERTS).permute(2, 1, 0)
        result = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            choice, token = torch.where(mask[number])
            given = x[None, token].reshape(-1, x.shape[-1])
            result.index_add_(0, token, expert(given) * weights[token, choice, None])
        return result


class Found(Routed):
    """Finds the tokens first."""

    def forward(self, x):
        weights, chosen = self.route(x)
        result = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            token = torch.nonzero((chosen == number).any(-1)).squeeze(-1)
            weight = (weights * (chosen == number)).sum(-1)
            result = result.index_add(0, token, expert(x.index_select(0, token)) * weight[token, None])
        return result


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 8)
        self.blocks = nn.ModuleList([Read(), Added(), Found()])

    def forward(self, x):
        x = self.first(x)
        for block in self.blocks:
            x = x + block(x)
        return x.square().mean()


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    generator = torch.Generator().manual_seed(rank * 100 + step)
    return (torch.randn(10, 6, generator=generator),)
