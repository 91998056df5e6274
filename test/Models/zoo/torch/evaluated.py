# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A classifier that training and evaluation see differently: batch norm and dropout."""

import torch
from torch import nn

WRAP = ["NormedLayer"]
FEATURES, HIDDEN, CLASSES, ROWS = 10, 24, 5, 32


class NormedLayer(nn.Module):
    """A linear layer, batch norm, a smooth activation and dropout."""

    def __init__(self, inner, outer):
        super().__init__()
        self.linear = nn.Linear(inner, outer, bias=False)
        self.norm = nn.BatchNorm1d(outer)
        self.drop = nn.Dropout(0.25)

    def forward(self, x):
        return self.drop(nn.functional.softplus(self.norm(self.linear(x))))


class Classifier(nn.Module):
    """Two such layers and a linear map to the classes."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(
            [NormedLayer(FEATURES, HIDDEN), NormedLayer(HIDDEN, HIDDEN)]
        )
        self.out = nn.Linear(HIDDEN, CLASSES)

    def forward(self, x, label):
        for layer in self.layers:
            x = layer(x)
        scores = self.out(x)
        accuracy = (scores.argmax(1) == label).float().mean()
        return {"loss": nn.functional.cross_entropy(scores, label), "accuracy": accuracy}


def model():
    return Classifier()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, FEATURES, generator=generator)
    label = x[:, :CLASSES].add(0.5 * x[:, CLASSES:]).argmax(dim=1)
    return x, label
