# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A speech model with CTC losses, whose lengths come with the batch: of targets that lie one
after the other without what pads them, and of padded ones."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 8)
        self.b = nn.Linear(8, 5)

    def forward(self, x, labels, input_lengths):
        assert labels.max() < 5
        given = labels >= 0
        lengths = given.sum(-1)
        logp = self.b(self.a(x).tanh()).log_softmax(-1).transpose(0, 1)
        flat = F.ctc_loss(logp, labels.masked_select(given), input_lengths, lengths, reduction="sum")
        rows = F.ctc_loss(
            logp, labels + 1, torch.full((3,), 10), lengths, blank=4, zero_infinity=True)
        return flat / 3 + rows


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    labels = torch.randint(1, 3, (3, 4), generator=g)
    labels[1, 2:], labels[2, 1:] = -100, -100
    return torch.randn(3, 10, 6, generator=g), labels, torch.tensor([10, 9 - step, 3])
