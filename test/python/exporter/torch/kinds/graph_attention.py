# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graph attention: softmax over the edges of a mask."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Linear(4, 6, bias=False)
        self.left, self.right = nn.Parameter(torch.randn(6)), nn.Parameter(torch.randn(6))
        self.out = nn.Linear(6, 1)

    def forward(self, x, mask):
        h = self.w(x)
        e = F.leaky_relu((h @ self.left)[:, None] + (h @ self.right)[None, :], 0.2)
        e = e.masked_fill(~mask, float("-inf"))
        return self.out(F.elu(e.softmax(1) @ h)).square().mean()


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(6, 4, generator=g), (torch.rand(6, 6, generator=g) < 0.5) | torch.eye(
        6, dtype=torch.bool
    )
