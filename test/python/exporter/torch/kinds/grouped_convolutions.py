# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions in groups and depthwise, with strides, dilation, uneven padding and rests."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.line = nn.Conv1d(6, 9, 5, stride=2, padding=3, dilation=2, groups=3)
        self.depthwise = nn.Conv2d(4, 8, 9, padding=4, groups=4)
        self.strided = nn.Conv2d(8, 12, (3, 2), stride=(3, 2), padding=(0, 1), groups=2)
        self.dilated = nn.Conv2d(12, 12, 3, padding=1, dilation=2, groups=4, bias=False)
        self.volume = nn.Conv3d(4, 6, (3, 1, 2), stride=(2, 1, 2), padding=(1, 0, 1), groups=2)
        self.thin = nn.Conv3d(6, 6, 3, padding=1, groups=6, bias=False)
        self.head = nn.Linear(12, 3)

    def forward(self, x, line, volume, y):
        h = torch.tanh(self.strided(torch.tanh(self.depthwise(torch.tanh(x)))))
        h = self.head(self.dilated(h).pow(2).mean((2, 3)))
        volume = self.thin(torch.tanh(self.volume(volume)))
        return nn.functional.cross_entropy(h, y) + self.line(line).sin().mean() + volume.cos().mean()


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((3, 4, 17, 14), generator=g),
        "line": torch.randn((2, 6, 20), generator=g),
        "volume": torch.randn((2, 4, 5, 4, 6), generator=g),
        "y": torch.randint(0, 3, (3,), generator=g),
    }
