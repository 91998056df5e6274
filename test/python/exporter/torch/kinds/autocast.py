# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mixed precision by autocast."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.n, self.b = nn.Linear(6, 16), nn.LayerNorm(16), nn.Linear(16, 3)

    def forward(self, x, y):
        with torch.autocast("cpu", torch.bfloat16):
            z = self.b(F.gelu(self.n(self.a(x))))
        return F.cross_entropy(z.float(), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(8, 6, generator=g), torch.randint(0, 3, (8,), generator=g)
