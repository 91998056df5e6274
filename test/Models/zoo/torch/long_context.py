# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""More scores than a tile of attention has: causal with grouped queries, then with a mask.

Rows and columns leave a rest for tiles of 128 and 256.
"""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block"]
VOCABULARY, WIDTH, HEADS, GROUPS, CONTEXT, BATCH = 31, 16, 4, 2, 267, 1


class Block(nn.Module):
    """Attention with a residual connection."""

    def __init__(self, is_causal):
        super().__init__()
        self.is_causal = is_causal
        self.norm = nn.LayerNorm(WIDTH)
        self.query = nn.Linear(WIDTH, WIDTH)
        self.key_value = nn.Linear(WIDTH, 2 * WIDTH // GROUPS)
        self.out = nn.Linear(WIDTH, WIDTH)

    def forward(self, x, mask):
        batch, length, width = x.shape
        y = self.norm(x)
        q, k, v = (
            part.view(batch, length, -1, WIDTH // HEADS).transpose(1, 2)
            for part in (self.query(y), *self.key_value(y).chunk(2, -1)))
        y = F.scaled_dot_product_attention(
            q, k, v, None if self.is_causal else mask, is_causal=self.is_causal, enable_gqa=True)
        return x + self.out(y.transpose(1, 2).reshape(batch, length, width))


class LongContext(nn.Module):
    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(VOCABULARY, WIDTH)
        self.positions = nn.Embedding(CONTEXT, WIDTH)
        self.blocks = nn.ModuleList([Block(True), Block(False)])
        self.head = nn.Linear(WIDTH, VOCABULARY)

    def forward(self, tokens, targets):
        places = torch.arange(CONTEXT)
        # What lies at most 40 places away, and itself.
        distance = (places[:, None] - places[None, :]).abs()
        mask = (distance <= 40)[None, None] & (tokens != 0)[:, None, None, :] | (distance == 0)
        x = self.tokens(tokens) + self.positions(places)
        for block in self.blocks:
            x = block(x, mask)
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


def model():
    return LongContext()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * rank + step)
    tokens = torch.randint(0, VOCABULARY, (BATCH, CONTEXT + 1), generator=generator)
    return tokens[:, :-1].contiguous(), tokens[:, 1:].contiguous()
