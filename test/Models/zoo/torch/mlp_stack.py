# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A stack of two-layer perceptrons of different width, one with a buffer."""

import torch
from torch import nn

WRAP = ["MLP"]
PARALLEL = {"*.in_proj": "colwise", "*.out_proj": "rowwise"}
WIDTH, ROWS = 8, 16


class MLP(nn.Module):
    """Widens by `multiplier` and back, with an optional constant offset."""

    def __init__(self, width, multiplier=4, bias=True, with_buffer=False):
        super().__init__()
        self.in_proj = nn.Linear(width, multiplier * width, bias=bias)
        self.out_proj = nn.Linear(multiplier * width, width, bias=bias)
        self.register_buffer("buffer", torch.randn(width) if with_buffer else None)

    def forward(self, x):
        y = torch.relu(self.out_proj(torch.relu(self.in_proj(x))))
        return y if self.buffer is None else y + self.buffer


class MLPStack(nn.Sequential):
    """Three perceptrons, two of them of uneven size, and optionally a norm."""

    def __init__(self, width, with_norm=False):
        layers = [
            MLP(width, multiplier=3),
            MLP(width, with_buffer=True),
            MLP(width, multiplier=3, bias=False),
        ]
        if with_norm:
            layers.append(nn.LayerNorm(width, bias=False))
        super().__init__(*layers)

    def forward(self, x, target):
        return nn.functional.mse_loss(super().forward(x), target)


def model(with_norm=False):
    """Weights are shifted so that few activations are zero for a whole batch."""
    stack = MLPStack(WIDTH, with_norm)
    for parameter in stack.parameters():
        parameter.data.add_(0.05)
    return stack


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, WIDTH, generator=generator)
    return x, torch.sin(x) + 0.5
