# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Volumes sampled at places that are learned, windows of storage, and means of segments."""

import torch
import torch.nn.functional as F
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.volume = nn.Parameter(torch.randn(1, 4, 3, 4, 5, generator=seeded(9, 9)))
        self.where, self.top = nn.Linear(6, 3), nn.Linear(4, 1)
        self.line = nn.Parameter(torch.linspace(-1, 1, 12))

    def forward(self, x, y, lengths):
        grid = torch.tanh(self.where(x)).view(1, len(x), 1, 1, 3)
        found = [F.grid_sample(self.volume, grid, mode, padding, align_corners=False)
                 for mode in ("bilinear", "nearest") for padding in ("zeros", "reflection")]
        flat = F.grid_sample(
            self.volume[:, :, 0], 3 * grid[..., 0, :2], padding_mode="reflection",
            align_corners=True)
        rows = (sum(found) + flat.unsqueeze(-1)).view(4, len(x)).t()
        # Windows of 4, two steps apart; rows of another table, with a gap between them.
        windows = self.line.as_strided((5, 4), (2, 1))
        some = self.line.clone().as_strided((2, 4), (6, 1), 1)
        rows = rows + windows.sum(0) * some.prod(0)
        means = torch.segment_reduce(rows, "mean", lengths=lengths, unsafe=True)
        peaks = torch.segment_reduce(rows, "max", lengths=lengths, unsafe=True)
        return F.mse_loss(self.top(means + peaks).squeeze(1), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    cut = torch.randperm(7, generator=g)[:2].sort()[0] + 1
    ends = torch.cat([torch.tensor([0]), cut, torch.tensor([8])])
    return torch.randn(8, 6, generator=g), torch.randn(3, generator=g), ends.diff()
