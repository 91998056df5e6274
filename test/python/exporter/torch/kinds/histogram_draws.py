# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws from a histogram by its inverse, as of points along a ray: places among ordered values,
values by bins, elements that are filled; weights that NumPy and Python drew."""

import random

import numpy
import torch
from torch import nn


class Sampling(nn.Module):
    """Finer points where the coarse ones weigh more."""

    def __init__(self):
        super().__init__()
        self.weigh, self.out = nn.Linear(1, 1), nn.Linear(2, 1)
        self.bins = nn.Parameter(torch.from_numpy(numpy.random.rand(5).astype("float32")))
        self.scale = nn.Parameter(torch.tensor(random.random()))

    def forward(self, depths, draws):
        weights = self.weigh(depths.unsqueeze(-1)).squeeze(-1).softmax(-1)
        sums = torch.cat([torch.zeros_like(weights[:, :1]), weights.cumsum(-1)], -1)
        above = torch.searchsorted(sums.detach(), draws, right=True)
        below = torch.searchsorted(sums[0].detach(), draws)
        low, high = (above - 1).clamp(0), above.clamp(max=depths.shape[1] - 1)
        share = (draws - sums.gather(1, low)) / (sums.gather(1, high) - sums.gather(1, low) + 1e-2)
        points = depths.gather(1, low) + share * (depths.gather(1, high) - depths.gather(1, low))
        levels = self.bins[torch.bucketize(points.detach(), torch.tensor([0.5, 1.0, 1.5, 2.0]))]
        # Between integers, which it is no part of.
        levels = levels + self.bins[torch.bucketize(1.5, torch.tensor([0, 1, 2]))]
        y = self.out(torch.stack([points, levels * self.scale], -1)) + below.unsqueeze(-1) / 10
        y = y.index_fill(1, torch.tensor([1, 1, 3]), self.scale.detach())
        return y.square().mean()


def model():
    return Sampling()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    depths = torch.rand(4, 6, generator=generator).sort(-1).values * 2 + torch.arange(6) / 10
    return depths, torch.rand(4, 8, generator=generator)
