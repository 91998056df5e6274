# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers of all sorts: both ways, deep with dropout, projected, without biases, from
states of another one, and checkpointed."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.deep = nn.LSTM(6, 8, 2, dropout=0.3, bidirectional=True, batch_first=True)
        self.projected = nn.LSTM(16, 8, proj_size=5, batch_first=True)
        self.gated = nn.GRU(5, 8, 2, bias=False, batch_first=True)
        self.plain = nn.RNN(8, 8, dropout=0.5, num_layers=2)
        self.kinked = nn.RNN(8, 4, nonlinearity="relu", bidirectional=True)

    def forward(self, x):
        y, _ = self.deep(x)
        y, (_, c) = self.projected(y)
        y, h = self.gated(y, torch.cat([c, c.tanh()]))
        y, _ = checkpoint(self.plain, y.transpose(0, 1), h, use_reentrant=False)
        y, h = self.kinked(y)
        return y.square().mean() + h.mean()


def model():
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(1000 * step + rank)
    return (torch.randn(3, 7, 6, generator=g),)
