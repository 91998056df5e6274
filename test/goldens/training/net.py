# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small net with batch norm, for training options in all combinations."""

import torch

WRAP = ["Block"]


class Block(torch.nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.linear = torch.nn.Linear(inputs, outputs)

    def forward(self, x):
        return torch.tanh(self.linear(x))


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = Block(6, 9)
        self.norm = torch.nn.BatchNorm1d(9)
        self.second = Block(9, 7)
        self.out = torch.nn.Linear(7, 3)

    def forward(self, x, y):
        return torch.nn.functional.mse_loss(self.out(self.second(self.norm(self.first(x)))), y)


def model():
    return Net()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * rank + step)
    x = torch.randn(8, 6, generator=generator)
    y = torch.stack([x[:, :3].sum(1), (x[:, 3] * x[:, 4]), x[:, 5].sin()], 1)
    return x, y
