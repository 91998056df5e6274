# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weight and spectral normalization as parametrizations."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.utils.parametrizations.weight_norm(nn.Linear(6, 8))
        self.b = nn.Linear(8, 3)

    def forward(self, x, y):
        return F.cross_entropy(self.b(F.relu(self.a(x))), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(8, 6, generator=g), torch.randint(0, 3, (8,), generator=g)
