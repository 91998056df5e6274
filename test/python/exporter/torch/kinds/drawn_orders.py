# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is drawn without a distribution of its own: orders, samples of given weights, slopes."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 12)
        self.slopes = nn.RReLU()
        self.second = nn.Linear(12, 3)

    def forward(self, x, y):
        x = self.slopes(self.first(x[torch.randperm(len(x))[:6]]))
        weights = torch.softmax(x.detach(), -1)
        few = torch.multinomial(weights, 3)
        many = torch.multinomial(weights, 20, replacement=True)
        seen = torch.zeros_like(x).scatter(1, few, 1.0)
        seen = seen + torch.nn.functional.one_hot(many, 12).sum(1) / 20
        noise = torch.empty(6, 12).geometric_(0.5) + torch.empty(6, 12).log_normal_(0.0, 0.5)
        noise = noise + torch.empty(6, 12).cauchy_().clamp(-3, 3)
        return nn.functional.mse_loss(self.second(x * seen + 0.1 * noise), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return torch.randn((8, 6), generator=g), torch.randn((6, 3), generator=g)
