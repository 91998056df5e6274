# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers that would be dropped at random, with the probabilities 0 and 1; others draw, too."""

import torch
from torch import nn


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(16, 16)
        self.dropout = nn.Dropout(0.2)

    def forward(self, x):
        return x + self.dropout(torch.tanh(self.linear(x)))


class Encoder(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.layers = nn.ModuleList(Layer() for _ in drop)
        self.drop = drop

    def forward(self, x):
        for layer, drop in zip(self.layers, self.drop, strict=True):
            probability = torch.rand([])
            skipped = True if self.training and probability < drop else False
            if not skipped:
                x = layer(x)
        return x.square().mean()


def model():
    return Encoder((0.0, 0.0, 1.0))


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    return (torch.randn(4, 16, generator=generator),)


WRAP = ["Layer"]
