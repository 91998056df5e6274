# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constants of thousands of elements, not all of which steps of all shapes have."""

import torch
from torch import nn

TABLE = torch.randn((64, 50), generator=torch.Generator().manual_seed(3))


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 50)
        self.constant0 = nn.Parameter(torch.ones(50))

    def forward(self, x, places, y):
        x = self.a(x) * TABLE[places] * self.constant0
        if x.shape[0] == 5:
            x = x + torch.tensor([float(i % 7) for i in range(2000)])[100:150]
        return nn.functional.mse_loss(x, y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    count = 4 + step % 2
    places = torch.randint(0, 64, (count,), generator=g)
    return torch.randn((count, 6), generator=g), places, torch.randn((count, 50), generator=g)
