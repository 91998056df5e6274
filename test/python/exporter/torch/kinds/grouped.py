# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Experts by products of groups of tokens, and what is counted on the way."""

import torch
from torch import nn
from torch.nn import functional as F


class Experts(nn.Module):
    def __init__(self, count, width):
        super().__init__()
        self.count = count
        self.gate = nn.Linear(width, count)
        self.up = nn.Parameter(torch.randn(count, width, 2 * width) / width**0.5)
        self.down = nn.Parameter(torch.randn(count, 2 * width, width) / width**0.5)

    def forward(self, x):
        weights, chosen = torch.softmax(self.gate(x), -1).topk(2)
        experts, order = chosen.reshape(-1).sort(stable=True)
        rows = x[order // 2]
        counts = torch.histc(experts.float(), self.count, min=0, max=self.count - 1)
        ends = counts.cumsum(0).to(torch.int32)
        rows = F.grouped_mm(torch.relu(F.grouped_mm(rows, self.up, offs=ends)), self.down, offs=ends)
        rows = rows * weights.reshape(-1)[order].unsqueeze(1)
        load = torch.bincount(chosen.reshape(-1), minlength=self.count).float() / chosen.numel()
        balance = (load * torch.softmax(self.gate(x), -1).mean(0)).sum()
        return torch.zeros_like(x).index_add(0, order // 2, rows), balance


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.experts = Experts(4, 16)
        self.out = nn.Linear(16, 16)

    def forward(self, x, kinds, y):
        x, balance = self.experts(x)
        x = self.out(x)
        spread = torch.histc(x.detach(), 8) / x.numel() + torch.histc(x.detach(), 8, -0.5, 0.5)
        heavy = torch.bincount(kinds, weights=y[:, 0], minlength=6)
        return F.mse_loss(x, y) + balance + (spread.softmax(0)[3] + heavy[2]) * x.mean()


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    x, y = torch.randn((32, 16), generator=g), torch.randn((32, 16), generator=g)
    return x, torch.randint(0, 6, (32,), generator=g), y
