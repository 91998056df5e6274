# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DLRM-like: tables by columns, dense features, pairwise products."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.user, self.item = nn.Embedding(50, 8), nn.Embedding(30, 8)
        self.bottom = nn.Sequential(nn.Linear(5, 8), nn.ReLU())
        self.top = nn.Linear(3, 1)

    def forward(self, ids, dense, click):
        v = torch.stack([self.user(ids[:, 0]), self.item(ids[:, 1]), self.bottom(dense)], 1)
        z = v @ v.transpose(1, 2)
        pairs = torch.stack([z[:, 0, 1], z[:, 0, 2], z[:, 1, 2]], 1)
        return F.binary_cross_entropy_with_logits(self.top(pairs).squeeze(1), click)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    ids = torch.stack(
        [torch.randint(0, 50, (8,), generator=g), torch.randint(0, 30, (8,), generator=g)], 1
    )
    return ids, torch.randn(8, 5, generator=g), torch.randint(0, 2, (8,), generator=g).float()
