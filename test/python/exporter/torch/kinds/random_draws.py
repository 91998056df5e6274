# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forward that draws: noise, stochastic depth, coarse dropout, random indices."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.alpha, self.features = nn.AlphaDropout(0.2), nn.FeatureAlphaDropout(0.2)

    def forward(self, x):
        h = self.linear(x)
        h = h + 0.1 * (torch.randn_like(h) + torch.rand(h.shape) + torch.normal(h.detach(), 0.1))
        h = h + 0.1 * torch.empty_like(h).exponential_(2.0)
        h = h + 0.1 * (torch.zeros(8).uniform_(-1, 1) + torch.randn(8).normal_(1.0, 2.0))
        h = h * torch.bernoulli(torch.full((len(h), 1), 0.7)) / 0.7
        h = h * h.new_empty((len(h), 1)).bernoulli_(0.8)
        h = h + 0.01 * torch.randint(0, 5, (8,)) + 0.01 * torch.randint_like(h, 3, 7)
        h = self.alpha(h) + self.features(h)
        return h.pow(2).mean() + 0.01 * h[:, torch.randint(0, 8, (6,))].sum()


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(6, 8, generator=seeded(rank, step)),)
