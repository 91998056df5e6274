# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images whose channels lie last in storage, and views of the storage."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 4, 4)
        self.norm = nn.LayerNorm(8)
        self.down = nn.Conv2d(8, 12, 2, 2)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Linear(12, 4)

    def forward(self, x, y):
        h = self.norm(self.stem(x).permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
        h = self.pool(torch.relu(self.down(h))).flatten(1)
        # The transposed weight, as its storage has it, and the last row of it.
        weight = self.head.weight.t().as_strided((4, 12), (12, 1))
        row = self.head.weight.as_strided((12,), (1,), 36)
        scores = h @ weight.t() + (h @ row)[:, None] + self.head.bias
        return nn.functional.cross_entropy(scores, y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((4, 3, 16, 16), generator=g),
        "y": torch.randint(0, 4, (4,), generator=g),
    }
