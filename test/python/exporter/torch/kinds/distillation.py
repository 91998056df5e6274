# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A student and a frozen teacher in evaluation mode."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.student = nn.Sequential(nn.Linear(6, 8), nn.ReLU(), nn.Linear(8, 4))
        self.teacher = nn.Sequential(
            nn.Linear(6, 16), nn.BatchNorm1d(16), nn.Dropout(0.5), nn.Linear(16, 4)
        ).requires_grad_(False)

    def train(self, mode=True):
        super().train(mode)
        self.teacher.eval()
        return self

    def forward(self, x, y):
        with torch.no_grad():
            t = F.softmax(self.teacher(x) / 2, -1)
        s = self.student(x)
        return F.cross_entropy(s, y) + 4 * F.kl_div(
            F.log_softmax(s / 2, -1), t, reduction="batchmean"
        )


def model():
    return Model().train()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(8, 6, generator=g), torch.randint(0, 4, (8,), generator=g)
