# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A shared layer and an expert between an input and an output projection.

All ranks hold the same expert here, and its gradients are averaged like others.
"""

import torch
from torch import nn

WRAP = ["Shared", "Expert"]
INPUT, SHARED, EXPERT, ROWS = 8, 12, 23, 8


class Shared(nn.Linear):
    """The layer that data-parallel ranks share."""


class Expert(nn.Linear):
    """The layer that a rank may own."""


class MixtureOfExperts(nn.Module):
    """A chain of four linear layers with two units inside."""

    def __init__(self):
        super().__init__()
        self.module = nn.Sequential(
            nn.Linear(INPUT, SHARED),
            Shared(SHARED, EXPERT),
            Expert(EXPERT, SHARED),
            nn.Linear(SHARED, INPUT),
        )

    def forward(self, x, target):
        return nn.functional.mse_loss(self.module(x), target)


def model():
    return MixtureOfExperts()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.rand(ROWS, INPUT, generator=generator)
    return x, torch.cumsum(x, dim=1) / 4.0
