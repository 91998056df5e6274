# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Linear layers whose factors are rounded to 8-bit floats, with a scale for each tensor: as
float8 training does it, with gradients in the format of larger range."""

import torch
from torch import nn


def rounded(x, dtype):
    """The tensor in steps of the format, its largest number a power of two below the format's."""
    largest = torch.finfo(dtype).max
    scale = torch.exp2(torch.floor(torch.log2(largest / x.detach().abs().amax())))
    return (x * scale).to(dtype).to(x.dtype) / scale


class Product(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight):
        x, weight = (rounded(each, torch.float8_e4m3fn) for each in (x, weight))
        ctx.save_for_backward(x, weight)
        return x @ weight.t()

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        grad = rounded(grad, torch.float8_e5m2)
        return grad @ weight, grad.t() @ x


class Linear(nn.Linear):
    def forward(self, x):
        return Product.apply(x, self.weight) + self.bias


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = Linear(16, 24), Linear(24, 8)

    def forward(self, x, y):
        return (self.last(torch.tanh(self.first(x))) - y).square().mean()


def model():
    return Net()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * step + rank)
    return torch.randn(32, 16, generator=generator), torch.randn(32, 8, generator=generator)
