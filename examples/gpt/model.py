# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A byte-level GPT of about 0.4 million parameters, trained by the quick start.

Export it again with
  python -m fsdp_export examples/gpt/model.py -o examples/gpt --steps 0
"""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block"]
VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT, BATCH = 256, 88, 4, 4, 64, 8


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


class FeedForward(nn.Module):
    """Two linear layers around a GELU."""

    def __init__(self, width):
        super().__init__()
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)

    def forward(self, x):
        return self.down(F.gelu(self.up(x), approximate="tanh"))


class Block(nn.Module):
    """A pre-norm transformer block."""

    def __init__(self, width, heads):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.attention = Attention(width, heads)
        self.norm2 = nn.LayerNorm(width)
        self.feed_forward = FeedForward(width)

    def forward(self, x):
        x = x + self.attention(self.norm1(x))
        return x + self.feed_forward(self.norm2(x))


class GPT(nn.Module):
    """Token and position embeddings, blocks, a final norm, the tied head."""

    def __init__(self, vocabulary, width, heads, blocks, context):
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(context, width)
        self.blocks = nn.ModuleList([Block(width, heads) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)
        self.apply(self._initialise)
        self.head.weight = self.tokens.weight

    def _initialise(self, module):
        if isinstance(module, (nn.Linear, nn.Embedding)):
            for parameter in module.parameters():
                nn.init.normal_(parameter, std=0.02)

    def forward(self, tokens, targets):
        places = torch.arange(tokens.shape[1], device=tokens.device)
        x = self.tokens(tokens) + self.positions(places)
        for block in self.blocks:
            x = block(x)
        scores = self.head(self.norm(x))
        return F.cross_entropy(scores.flatten(0, 1), targets.flatten())


def model():
    return GPT(VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT)


def batch(rank, step):
    """Random bytes: only their shape matters, fsdp-run --text supplies the data."""
    generator = torch.Generator().manual_seed(1000 * step + rank)
    text = torch.randint(VOCABULARY, (BATCH, CONTEXT + 1), generator=generator)
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
