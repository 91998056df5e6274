# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The decoder-only transformer of the benchmarks: tied head, exact GELU."""

import torch
from torch import nn
from torch.nn import functional as F

VOCABULARY, HEADS = 2048, 8


class Attention(nn.Module):
    """Causal self-attention with one packed projection."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(width, 3 * width)
        self.proj = nn.Linear(width, width)

    def forward(self, x):
        batch, length, width = x.shape
        shape = (batch, length, self.heads, width // self.heads)
        q, k, v = (t.view(shape).transpose(1, 2) for t in self.qkv(x).split(width, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.proj(y.transpose(1, 2).reshape(batch, length, width))


class SeparateAttention(nn.Module):
    """The same with a projection each for queries, keys and values, whose heads can be cut."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v = (nn.Linear(width, width) for _ in range(3))
        self.proj = nn.Linear(width, width)

    def forward(self, x):
        batch, length, width = x.shape
        shape = (batch, length, self.heads, width // self.heads)
        q, k, v = (part(x).view(shape).transpose(1, 2) for part in (self.q, self.k, self.v))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.proj(y.transpose(1, 2).reshape(batch, length, width))


class FeedForward(nn.Module):
    """Two linear layers around a GELU."""

    def __init__(self, width):
        super().__init__()
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)

    def forward(self, x):
        return self.down(F.gelu(self.up(x)))


class Block(nn.Module):
    """A pre-norm transformer block."""

    def __init__(self, width, heads, attention=Attention):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.attention = attention(width, heads)
        self.norm2 = nn.LayerNorm(width)
        self.feed_forward = FeedForward(width)

    def forward(self, x):
        x = x + self.attention(self.norm1(x))
        return x + self.feed_forward(self.norm2(x))


class GPT(nn.Module):
    """Token and position embeddings, blocks, a final norm, the tied head."""

    def __init__(self, width, blocks, context, vocabulary=VOCABULARY, heads=HEADS,
                 attention=Attention):
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(context, width)
        self.blocks = nn.ModuleList([Block(width, heads, attention) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)
        nn.init.normal_(self.tokens.weight, std=0.02)
        nn.init.normal_(self.positions.weight, std=0.02)
        self.head.weight = self.tokens.weight

    def forward(self, tokens, targets):
        places = torch.arange(tokens.shape[1], device=tokens.device)
        x = self.tokens(tokens) + self.positions(places)
        for block in self.blocks:
            x = block(x)
        # A loss in 16 bits would hide what the last digits of its curve say.
        scores = self.head(self.norm(x)).float()
        return F.cross_entropy(scores.flatten(0, 1), targets.flatten())


def random_batch(rank, step, batch, context):
    """Uniformly random tokens and next tokens."""
    generator = torch.Generator().manual_seed(1000 * step + rank)
    text = torch.randint(VOCABULARY, (batch, context + 1), generator=generator)
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
