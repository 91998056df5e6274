# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Masks, flags and tables that a model holds and does not change, and that forward looks at: bytes
as an index, a causal mask that is recognised, whether something was made, a table of a kind."""

import torch
from torch import nn


class Holding(nn.Module):
    """A masked layer between two that ask for values of constants."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 6)
        self.layer = nn.TransformerEncoderLayer(6, 2, 8, dropout=0.0, batch_first=True)
        self.register_buffer("pattern", (torch.arange(36).view(6, 6) % 7 < 3).float())
        self.register_buffer("made", torch.tensor(0, dtype=torch.uint8))
        self.times, self.causal = torch.linspace(0.0, 1.0, 4), None

    def forward(self, x):
        if not self.made:
            with torch.no_grad():
                self.first.bias.copy_(x.mean((0, 1)))
            self.made.fill_(1)
        logs = (self.first.weight + 1).square()[self.pattern.byte()].view(4, 4)[0].log1p().sum()
        if self.causal is None or self.causal.size(0) != x.size(1):
            self.causal = torch.triu(torch.full((x.size(1), x.size(1)), -torch.inf), 1)
        masked = torch.triu(x.new_ones(3, 3), 1).bool()
        y = self.layer(self.first(x), src_mask=self.causal)
        if masked.any().item():
            y = y * 2
        level, total = 0, 0.0
        while level < 3 and self.times[level + 1] > self.times[level]:
            total = total + y.mean() * (self.times[level + 1] - self.times[level])
            level += 1
        chosen = y.masked_select(self.pattern[:5].bool())
        chosen.mul_(2)
        return total.square() + logs + y[:, torch.tensor([0, 2, 2])].square().mean() + chosen.square().mean()


def model():
    module = Holding()
    with torch.no_grad():
        module.first.weight.mul_(0.5)
    module.made.fill_(1)
    return module


def batch(rank, step):
    return (torch.randn(3, 5, 6, generator=torch.Generator().manual_seed(100 * rank + step)),)
