# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batch normalisation in training mode: running statistics are updated by the step."""

import torch
from torch import nn

WRAP = ["NormedLayer"]
FEATURES, HIDDEN, CLASSES, ROWS = 10, 24, 5, 32


class NormedLayer(nn.Module):
    """A linear layer without bias, batch norm and a smooth activation."""

    def __init__(self, inner, outer):
        super().__init__()
        self.linear = nn.Linear(inner, outer, bias=False)
        self.norm = nn.BatchNorm1d(outer)

    def forward(self, x):
        return nn.functional.softplus(self.norm(self.linear(x)))


class BatchNormNet(nn.Module):
    """Two normalised layers and a classifier."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(
            [NormedLayer(FEATURES, HIDDEN), NormedLayer(HIDDEN, HIDDEN)]
        )
        self.out = nn.Linear(HIDDEN, CLASSES)

    def forward(self, x, label):
        for layer in self.layers:
            x = layer(x)
        return nn.functional.cross_entropy(self.out(x), label)


def model():
    return BatchNormNet().train()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, FEATURES, generator=generator)
    label = x[:, :CLASSES].add(0.5 * x[:, CLASSES:]).argmax(dim=1)
    return x, label
