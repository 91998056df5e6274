# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A product that one reader compares and another subtracts from: both have to see it rounded."""

import torch
from torch import nn


class Distances(nn.Module):
    """Roots of distances from the smallest, which are never negative."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 64, bias=False)
        self.head = nn.Linear(64, 1)

    def forward(self, x):
        y = self.first(x) * 0.37
        return self.head((y - y.amin()) ** 1.5).square().mean()


def model():
    torch.manual_seed(0)
    return Distances()


def batch(rank, step):
    generator = torch.Generator().manual_seed(10 * step + rank)
    return (torch.randn(64, 6, generator=generator),)
