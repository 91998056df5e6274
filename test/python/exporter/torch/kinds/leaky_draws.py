# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Slopes that are drawn, and as in evaluation are not."""

import torch
import torch.nn.functional as F
from torch import nn


class Drawn(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second, self.head = nn.Linear(5, 8), nn.Linear(8, 8), nn.Linear(8, 3)

    def forward(self, x, target):
        x = F.rrelu(self.first(x), training=True)
        x = F.rrelu(self.second(x), 0.1, 0.4, training=False)
        return F.cross_entropy(self.head(x), target)


def model():
    torch.manual_seed(0)
    return Drawn()


def batch(rank, step):
    generator = torch.Generator().manual_seed(10 * step + rank)
    return (torch.randn(6, 5, generator=generator),
            torch.randint(3, (6,), generator=generator))
