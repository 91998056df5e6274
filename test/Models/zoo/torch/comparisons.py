# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Comparisons with numbers that the type of what is compared does not have, and fmod;
segments of the last dimension."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.arange(1.0, 29.0).view(7, 4))

    def forward(self, x, places):
        held = (
            torch.arange(4) == 2.0, x > 0.1, x.bfloat16() <= 0.3, places == 16777216.0,
            places.to(torch.uint8) < -1, torch.fmod(x * 1e6, 0.1) > 0.05,
            (x > 0.1) > (places - 200))
        chosen = [torch.where(each, row, 0.0).sum() for each, row in zip(held, self.weight)]
        sums = torch.segment_reduce(
            self.weight[0], "sum", lengths=torch.tensor([1, 3]), axis=-1)
        return torch.stack(chosen).sum() + sums.square().sum()


def model():
    return Model()


def batch(rank, step):
    return torch.tensor([0.1, 0.5, 0.3, -0.1]), torch.tensor([16777217, 200, 255, 3])
