# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Linear layers whose weights are scaled to 8-bit floats by the largest elements of former steps."""

import torch
from torch import nn

LARGEST = 448.0


class Product(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, scale):
        w8 = (weight * scale).clamp(-LARGEST, LARGEST).to(torch.float8_e4m3fn)
        ctx.save_for_backward(x, w8, scale)
        return x @ (w8.to(x.dtype) / scale).t()

    @staticmethod
    def backward(ctx, grad):
        x, w8, scale = ctx.saved_tensors
        return grad @ (w8.to(x.dtype) / scale), grad.t() @ x, None


class Linear(nn.Linear):
    """Its scale follows from the largest elements that the weight had in the last steps."""

    def __init__(self, *sizes):
        super().__init__(*sizes)
        self.register_buffer("history", torch.ones(4))

    def forward(self, x):
        scale = LARGEST / (2 * self.history.max())
        largest = self.weight.detach().abs().max()
        self.history = torch.cat([self.history[1:], largest.reshape(1)])
        return Product.apply(x, self.weight, scale) + self.bias


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = Linear(16, 25), Linear(25, 8)

    def forward(self, x, y):
        return (self.last(torch.tanh(self.first(x))) - y).square().mean()


def model():
    return Net()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * step + rank)
    return torch.randn(32, 16, generator=generator), torch.randn(32, 8, generator=generator)
