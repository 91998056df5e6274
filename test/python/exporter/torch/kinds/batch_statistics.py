# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batch norm over many pixels far from zero, whose statistics PyTorch adds in float64."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.plain = nn.BatchNorm2d(4, affine=False, track_running_stats=False)
        self.head = nn.Linear(4, 2)

    def forward(self, x, y):
        h = torch.tanh(self.norm(self.conv(x) + 30.0))
        h = self.plain(h * h + 5.0)
        return nn.functional.cross_entropy(self.head((h * h * h).mean((2, 3))), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((4, 1, 96, 96), generator=g),
        "y": torch.randint(0, 2, (4,), generator=g),
    }
