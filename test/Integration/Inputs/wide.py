# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A transformer block whose inner layer is wide: its bias gradient keeps a device busy while the
activation's gradient is written. Rows are normalised, and packed projections cut in three."""

import torch
from torch import nn
from torch.nn import functional

WIDTH, INNER, ROWS, BATCH = 16, 1024, 32, 16


class Wide(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.start = nn.Linear(2, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)

    def forward(self, x):
        x = self.start(x.to(self.start.weight.dtype))
        parts = self.qkv(self.norm1(x)).split(WIDTH, 2)
        q, k, v = (part.unflatten(2, (1, WIDTH)).transpose(1, 2) for part in parts)
        y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + y.transpose(1, 2).flatten(2)
        x = x + self.down(functional.gelu(self.up(self.norm2(x))))
        return x.float().square().mean()


def model():
    return Wide()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    return (torch.randn(BATCH, ROWS, 2, generator=generator),)
