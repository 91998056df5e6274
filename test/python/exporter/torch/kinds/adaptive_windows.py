# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows that overlap: adaptive averages of uneven sizes, and Tensor.unfold."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(2, 4, 3)
        self.uneven = nn.AdaptiveAvgPool2d((3, 5))
        self.larger = nn.AdaptiveAvgPool2d((4, 7))
        self.even = nn.AdaptiveAvgPool2d((1, 5))
        self.head = nn.Linear(4 * 28, 3)

    def forward(self, x, y):
        h = torch.tanh(self.conv(x))
        h = h.unfold(2, 4, 2).unfold(3, 3, 3).pow(2).sum(-1).mean(-1) + self.uneven(h)[..., :3, :3]
        h = self.larger(h) + self.even(self.larger(h)[..., :5]).mean((2, 3), keepdim=True)
        return nn.functional.cross_entropy(self.head(h.flatten(1)), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((3, 2, 10, 12), generator=g),
        "y": torch.randint(0, 3, (3,), generator=g),
    }
