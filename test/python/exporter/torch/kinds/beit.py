# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A BEiT: patches of an image that the patch size does not divide, a class token, a table of
relative positions for each layer, scales of layers, stochastic depth, a mean over patches."""

import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, SIDE, PATCH, CLASSES = 24, 3, 14, 4, 7
GRID = SIDE // PATCH


def relative_index():
    """Of each pair of patches a row of the table; the last three are those of the class token."""
    places = torch.stack(torch.meshgrid(torch.arange(GRID), torch.arange(GRID), indexing="ij"))
    flat = places.flatten(1)
    apart = (flat[:, :, None] - flat[:, None, :]).permute(1, 2, 0) + GRID - 1
    rows = (2 * GRID - 1) ** 2
    index = torch.zeros(GRID * GRID + 1, GRID * GRID + 1, dtype=torch.int64)
    index[1:, 1:] = apart[..., 0] * (2 * GRID - 1) + apart[..., 1]
    index[0, 0:], index[0:, 0], index[0, 0] = rows, rows + 1, rows + 2
    return index


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.q_bias, self.v_bias = (nn.Parameter(0.02 * torch.randn(WIDTH)) for _ in range(2))
        self.table = nn.Parameter(0.02 * torch.randn((2 * GRID - 1) ** 2 + 3, HEADS))
        self.register_buffer("index", relative_index(), persistent=False)
        self.proj = nn.Linear(WIDTH, WIDTH)

    def forward(self, x):
        batch, length, _ = x.shape
        bias = torch.cat([self.q_bias, torch.zeros_like(self.v_bias), self.v_bias])
        qkv = F.linear(x, self.qkv.weight, bias).reshape(batch, length, 3, HEADS, -1)
        q, k, v = qkv.permute(2, 0, 3, 1, 4)
        near = self.table[self.index.view(-1)].view(length, length, HEADS).permute(2, 0, 1)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=near.unsqueeze(0).contiguous())
        return self.proj(y.transpose(1, 2).reshape(batch, length, WIDTH))


class Block(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, eps=1e-6), nn.LayerNorm(WIDTH, eps=1e-6)
        self.attn = Attention()
        self.mlp = nn.Sequential(nn.Linear(WIDTH, 2 * WIDTH), nn.GELU(), nn.Linear(2 * WIDTH, WIDTH))
        self.gamma_1, self.gamma_2 = (nn.Parameter(0.1 * torch.ones(WIDTH)) for _ in range(2))
        self.drop = drop

    def path(self, x):
        if not self.training or not self.drop:
            return x
        keep = 1.0 - self.drop
        return x * x.new_empty(x.shape[0], 1, 1).bernoulli_(keep) / keep

    def forward(self, x):
        x = x + self.path(self.gamma_1 * self.attn(self.norm1(x)))
        return x + self.path(self.gamma_2 * self.mlp(self.norm2(x)))


class Beit(nn.Module):
    def __init__(self):
        super().__init__()
        self.patches = nn.Conv2d(3, WIDTH, PATCH, PATCH)
        self.cls = nn.Parameter(0.02 * torch.randn(1, 1, WIDTH))
        self.blocks = nn.ModuleList(Block(drop) for drop in (0.0, 0.2))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)
        self.head = nn.Linear(WIDTH, CLASSES)

    def forward(self, images, labels):
        x = self.patches(images).flatten(2).transpose(1, 2)
        x = torch.cat([self.cls.expand(len(x), -1, -1), x], 1)
        for block in self.blocks:
            x = block(x)
        return F.cross_entropy(self.head(self.norm(x[:, 1:].mean(1))), labels)


WRAP = ["Block"]


def model():
    torch.manual_seed(0)
    return Beit()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    images = torch.randn(4, 3, SIDE, SIDE, generator=generator)
    return images, torch.randint(CLASSES, (4,), generator=generator)
