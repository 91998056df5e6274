# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Units inside a unit: linear layers, some in nested sequences."""

import torch
from torch import nn

WRAP = ["UnitLinear", "UnitSequence"]
ROWS = 8


class UnitLinear(nn.Linear):
    """A linear layer that is a unit of its own."""


class UnitSequence(nn.Sequential):
    """A sequence that is a unit and may hold further units."""


class Nested(nn.Module):
    """Two layers of the root around a unit with a nested unit, and one more unit."""

    def __init__(self):
        super().__init__()
        self.module = nn.Sequential(
            nn.Linear(8, 4),
            UnitSequence(UnitLinear(4, 16), nn.Linear(16, 16)),
            UnitLinear(16, 4),
            nn.Linear(4, 8),
        )

    def forward(self, x, target):
        return nn.functional.mse_loss(self.module(x), target)


def model():
    return Nested()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.rand(ROWS, 8, generator=generator)
    return x, torch.cumsum(x, dim=1) / 4.0
