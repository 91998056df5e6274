# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A classifier of texts by EmbeddingBag."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.bag, self.out = nn.EmbeddingBag(20, 6, mode="mean"), nn.Linear(6, 3)

    def forward(self, words, y):
        return F.cross_entropy(self.out(self.bag(words)), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randint(0, 20, (4, 5), generator=g), torch.randint(0, 3, (4,), generator=g)
