# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions in one to three dimensions, with strides that kernels and images don't fit, dilated,
and transposed."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.line = nn.Conv1d(3, 6, 4, stride=3, padding=2, dilation=2)
        self.patches = nn.Conv2d(3, 8, 2, stride=2)
        self.uneven = nn.Conv2d(8, 10, (3, 2), stride=(2, 3), padding=(1, 0), bias=False)
        self.point = nn.Conv2d(10, 12, 1, stride=2)
        self.dilated = nn.Conv2d(10, 12, 2, stride=2, dilation=(2, 3), padding=1)
        self.back = nn.ConvTranspose2d(12, 5, 3, stride=2, padding=1, output_padding=1)
        self.volume = nn.Conv3d(2, 4, (1, 2, 3), stride=(1, 2, 1), padding=(0, 1, 1))
        self.head = nn.Linear(5, 3)

    def forward(self, x, line, volume, y):
        h = torch.tanh(self.uneven(torch.tanh(self.patches(torch.tanh(x)))))
        h = torch.tanh(self.point(h)[..., :4, :2] + self.dilated(h)[..., :4, :2])
        h = self.head(self.back(h).pow(2).mean((2, 3)))
        rest = self.line(torch.tanh(line)).sin().mean() + self.volume(volume).sin().mean()
        return nn.functional.cross_entropy(h, y) + rest


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((3, 3, 31, 28), generator=g),
        "line": torch.randn((2, 3, 23), generator=g),
        "volume": torch.randn((2, 2, 3, 5, 6), generator=g),
        "y": torch.randint(0, 3, (3,), generator=g),
    }
