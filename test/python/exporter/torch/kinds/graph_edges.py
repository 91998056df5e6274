# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages along edges, added up by index_add."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.message, self.update = nn.Linear(8, 8), nn.Linear(12, 1)

    def forward(self, x, source, target, y):
        m = F.relu(self.message(torch.cat([x[source], x[target]], 1)))
        total = torch.zeros(x.shape[0], 8).index_add(0, target, m)
        return F.mse_loss(self.update(torch.cat([x, total], 1)).squeeze(1), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(6, 4, generator=g),
        torch.randint(0, 6, (14,), generator=g),
        torch.randint(0, 6, (14,), generator=g),
        torch.randn(6, generator=g),
    )
