# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention masked by products with zeros and ones and by a large number, biased by slopes that
constants of Python index, and turned by an embedding that leaves nothing of a head as it is."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


def turned(x, angles):
    size = angles.shape[-1]
    turning, rest = x[..., :size], x[..., size:]
    left, right = turning.chunk(2, -1)
    other = torch.cat((-right, left), -1)
    return torch.cat((turning * angles.cos() + other * angles.sin(), rest), -1)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(16, 48), nn.Linear(16, 16)
        self.register_buffer("mask", torch.ones(8, 8).tril())
        self.register_buffer("angles", torch.rand(8, 8))
        self.slopes = nn.Parameter(torch.rand(4))

    def forward(self, x):
        q, k, v = self.qkv(x).view(len(x), 8, 3, 2, 8).permute(2, 0, 3, 1, 4)
        scores = turned(q, self.angles) @ turned(k, self.angles).transpose(-1, -2)
        scores = scores + self.slopes[[-1, 0]].view(2, 1, 1)
        scores = scores * self.mask + -1e4 * (1 - self.mask)
        h = (scores.softmax(-1) @ v).transpose(1, 2).flatten(2)
        return (self.out(h) - x).pow(2).mean()


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(2, 8, 16, generator=seeded(rank, step)),)
