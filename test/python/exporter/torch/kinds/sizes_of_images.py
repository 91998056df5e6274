# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of several sizes in one sequence, whose sizes forward reads."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 3)
        self.places = nn.Embedding(6, 8)

    def forward(self, x, sizes, y):
        counts = sizes[:, 1] * sizes[:, 2]
        x = x + self.places(torch.cat([torch.arange(h * w) % w for _, h, w in sizes.tolist()]))
        x = x * torch.repeat_interleave(sizes[:, 1].float(), counts)[:, None]
        ends = nn.functional.pad(counts.cumsum(0), (1, 0))
        ends[1:] += 0
        ends = torch.unique_consecutive(ends)
        lengths = torch.tensor([high - low for low, high in zip(ends[:-1], ends[1:])])
        parts = torch.split(x, lengths.tolist())
        return nn.functional.mse_loss(self.a(torch.stack([p.mean(0) for p in parts])), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {"x": torch.randn((14, 8), generator=g), "sizes": torch.tensor([[1, 2, 4], [1, 3, 2]]),
            "y": torch.randn((2, 3), generator=g)}
