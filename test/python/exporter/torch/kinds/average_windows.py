# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Averages of windows that overlap, hang over the edge, do not count what is padded, or are large."""

import torch
from torch import nn
from torch.nn import functional as F


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3)

    def forward(self, x):
        h = self.conv(x)
        averages = (
            F.avg_pool2d(h, 3, 1, 1, count_include_pad=False),
            F.avg_pool2d(h, 3, 2, 1, ceil_mode=True, count_include_pad=False),
            F.avg_pool2d(h, (2, 3), (2, 2), (1, 0), ceil_mode=True),
            F.avg_pool2d(h, 3, 2, 1, ceil_mode=True, divisor_override=5),
            F.avg_pool2d(h, 11, 1, 5),
        )
        return sum(average.pow(2).mean() for average in averages)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    return {"x": torch.randn(2, 3, 18, 15, generator=generator)}
