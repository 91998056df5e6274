# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One network makes the weights of another one for each example."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.hyper = nn.Linear(3, 4 * 2 + 2)

    def forward(self, task, x, y):
        w = self.hyper(task)
        return F.mse_loss(torch.einsum("bi,bio->bo", x, w[:, :8].view(-1, 4, 2)) + w[:, 8:], y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(5, 3, generator=g),
        torch.randn(5, 4, generator=g),
        torch.randn(5, 2, generator=g),
    )
