# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two layers of a GCN with a dense adjacency matrix."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(4, 8), nn.Linear(8, 3)

    def forward(self, x, adjacency, label):
        a = adjacency + torch.eye(adjacency.shape[0])
        d = a.sum(1).rsqrt()
        a = d[:, None] * a * d[None, :]
        return F.cross_entropy(a @ self.b(F.relu(a @ self.a(x))), label)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    a = (torch.rand(7, 7, generator=g) < 0.4).float()
    return (
        torch.randn(7, 4, generator=g),
        ((a + a.T) > 0).float(),
        torch.randint(0, 3, (7,), generator=g),
    )
