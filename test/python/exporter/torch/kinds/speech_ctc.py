# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A speech model with the CTC loss, whose shapes depend on lengths."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 5)

    def forward(self, x, target):
        logp = self.a(x).log_softmax(-1)
        return F.ctc_loss(logp, target, torch.full((2,), 10), torch.full((2,), 3))


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(10, 2, 6, generator=g), torch.randint(1, 5, (2, 3), generator=g)
