# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers under autocast: products in 16 bits, states in 32."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.gated = nn.GRU(6, 8, batch_first=True)
        self.plain = nn.RNN(8, 8, batch_first=True)
        self.head = nn.Linear(8, 1)

    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            y, _ = self.gated(x)
            y, _ = self.plain(y)
            y = self.head(y)
        return y.float().square().mean()


def model():
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(1000 * step + rank)
    return (torch.randn(8, 7, 6, generator=g),)
