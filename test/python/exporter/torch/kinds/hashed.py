# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One table for all columns, by offsets, by a hash and by indices that count from the end."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.table, self.hashed = nn.Embedding(80, 8), nn.Embedding(16, 8)
        self.register_buffer("offsets", torch.tensor([0, 50]))
        self.top = nn.Linear(16, 1)

    def forward(self, ids, y, pick):
        a = self.table(ids + ids.new_tensor([0, 50]))
        b = self.hashed((ids * 31 + 7) % 16)
        c = self.table(ids + self.offsets)
        z = self.top((a + b + c).flatten(1))[:, 0]
        return F.mse_loss(z[pick], y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    ids = [torch.randint(0, size, (8,), generator=g) for size in (50, 30)]
    return (
        torch.stack(ids, 1),
        torch.randn(8, generator=g),
        torch.randint(-8, 8, (8,), generator=g),
    )
