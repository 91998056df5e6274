# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batch norm with momentum=None, whose statistics are an average over all batches."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 4)
        self.norm = nn.BatchNorm1d(4, momentum=None)
        self.fixed = nn.BatchNorm1d(4, momentum=None, track_running_stats=False)
        self.head = nn.Linear(4, 2)

    def forward(self, x, y):
        h = self.fixed(torch.tanh(self.norm(self.first(x))))
        return nn.functional.cross_entropy(self.head(h), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return torch.randn(8, 6, generator=g), torch.randint(0, 2, (8,), generator=g)
