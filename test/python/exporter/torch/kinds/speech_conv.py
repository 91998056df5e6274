# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A wav2vec-like encoder: strided 1-D convolutions, GELU, group norm."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1 = nn.Conv1d(1, 8, 10, stride=5)
        self.n = nn.GroupNorm(2, 8)
        self.c2 = nn.Conv1d(8, 8, 3, stride=2)
        self.head = nn.Linear(8, 5)

    def forward(self, wave, label):
        x = F.gelu(self.n(self.c1(wave[:, None])))
        x = F.gelu(self.c2(x)).mean(2)
        return F.cross_entropy(self.head(x), label)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(3, 80, generator=g), torch.randint(0, 5, (3,), generator=g)
