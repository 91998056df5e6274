# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ListNet and a margin over all pairs of a list."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.score = nn.Sequential(nn.Linear(5, 8), nn.Hardswish(), nn.Linear(8, 1))

    def forward(self, x, relevance):
        s = self.score(x).squeeze(-1)
        wins = (relevance[:, :, None] > relevance[:, None, :]).float()
        margin = F.relu(0.3 - (s[:, :, None] - s[:, None, :]))
        return (wins * margin).sum() / wins.sum().clamp(min=1) - (
            relevance.softmax(1) * s.log_softmax(1)
        ).sum(1).mean()


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(3, 4, 5, generator=g), torch.randint(0, 3, (3, 4), generator=g).float()
