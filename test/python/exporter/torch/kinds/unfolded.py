# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolution whose kernels are computed, by windows of a sequence laid side by side."""

import torch
import torch.nn.functional as F
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.kernels = nn.Linear(4, 4), nn.Linear(4, 20)

    def forward(self, x):
        h = torch.tanh(self.first(x))
        kernels = self.kernels(h).view(len(x), 8, 4, 5).softmax(-1)
        windows = F.unfold(h.mT.unsqueeze(-1), (5, 1), padding=(2, 0))
        windows = windows.view(len(x), 4, 5, 8).permute(0, 3, 1, 2)
        return (windows * kernels).sum(-1).pow(2).mean()


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(2, 8, 4, generator=seeded(rank, step)),)
