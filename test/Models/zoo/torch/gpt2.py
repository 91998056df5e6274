# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPT-2's architecture in small: dropout everywhere, residual layers scaled at the start."""

import math

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block"]
VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT, BATCH = 29, 16, 2, 2, 8, 4
DROPOUT = 0.1


class Attention(nn.Module):
    """Causal self-attention that drops weights and outputs."""

    def __init__(self, width, heads, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.c_attn = nn.Linear(width, 3 * width)
        self.c_proj = nn.Linear(width, width)

    def forward(self, x):
        batch, length, width = x.shape
        shape = (batch, length, self.heads, width // self.heads)
        q, k, v = (t.view(shape).transpose(1, 2) for t in self.c_attn(x).chunk(3, dim=2))
        rate = self.dropout if self.training else 0.0
        y = F.scaled_dot_product_attention(q, k, v, dropout_p=rate, is_causal=True)
        y = self.c_proj(y.transpose(1, 2).reshape(batch, length, width))
        return F.dropout(y, self.dropout, self.training)


class Block(nn.Module):
    """A pre-norm transformer block."""

    def __init__(self, width, heads, dropout):
        super().__init__()
        self.ln_1 = nn.LayerNorm(width)
        self.attn = Attention(width, heads, dropout)
        self.ln_2 = nn.LayerNorm(width)
        self.mlp = nn.ModuleDict({
            "c_fc": nn.Linear(width, 4 * width),
            "act": nn.GELU(approximate="tanh"),
            "c_proj": nn.Linear(4 * width, width),
            "drop": nn.Dropout(dropout),
        })

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        y = self.ln_2(x)
        for layer in self.mlp.values():
            y = layer(y)
        return x + y


class GPT2(nn.Module):
    """Embeddings, blocks, a last norm and the tied head without bias."""

    def __init__(self, vocabulary, width, heads, blocks, context, dropout):
        super().__init__()
        self.wte = nn.Embedding(vocabulary, width)
        self.wpe = nn.Embedding(context, width)
        self.drop = nn.Dropout(dropout)
        self.h = nn.ModuleList([Block(width, heads, dropout) for _ in range(blocks)])
        self.ln_f = nn.LayerNorm(width)
        self.lm_head = nn.Linear(width, vocabulary, bias=False)
        self.lm_head.weight = self.wte.weight
        self.register_buffer("places", torch.arange(context), persistent=False)
        self._initialise(blocks)

    def _initialise(self, blocks):
        for name, parameter in self.named_parameters():
            if parameter.dim() == 2:
                scale = 1.0 / math.sqrt(2 * blocks) if name.endswith("c_proj.weight") else 1.0
                nn.init.normal_(parameter, std=0.1 * scale)

    def forward(self, tokens, targets):
        x = self.drop(self.wte(tokens) + self.wpe(self.places))
        for block in self.h:
            x = block(x)
        scores = self.lm_head(self.ln_f(x))
        return F.cross_entropy(scores.flatten(0, 1), targets.flatten())


def model():
    return GPT2(VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT, DROPOUT).train()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    start = torch.randint(VOCABULARY, (BATCH, 1), generator=generator)
    stride = torch.randint(1, 4, (BATCH, 1), generator=generator)
    text = (start + stride * torch.arange(CONTEXT + 1)) % VOCABULARY
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
