# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Llama whose rotary embedding turns neighbouring elements, as complex numbers, with few heads
of keys and values, gates, RMS norms and a cache of angles that the model slices."""

import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, KEYS, LAYERS, VOCABULARY, LENGTH = 32, 4, 2, 2, 61, 12


def angles(size, length, base=10000.0):
    steps = base ** (-torch.arange(0, size, 2).float() / size)
    return torch.outer(torch.arange(length).float(), steps)


def turn(x, cos, sin):
    even, odd = x[..., ::2], x[..., 1::2]
    return torch.stack([even * cos - odd * sin, even * sin + odd * cos], -1).flatten(-2)


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        size = WIDTH // HEADS
        self.wq = nn.Linear(WIDTH, WIDTH, bias=False)
        self.wk = nn.Linear(WIDTH, KEYS * size, bias=False)
        self.wv = nn.Linear(WIDTH, KEYS * size, bias=False)
        self.wo = nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x, cos, sin):
        batch, length, _ = x.shape
        q = self.wq(x).view(batch, length, HEADS, -1).transpose(1, 2)
        k = self.wk(x).view(batch, length, KEYS, -1).transpose(1, 2)
        v = self.wv(x).view(batch, length, KEYS, -1).transpose(1, 2)
        k, v = (t.repeat_interleave(HEADS // KEYS, 1) for t in (turn(k, cos, sin), v))
        y = F.scaled_dot_product_attention(turn(q, cos, sin), k, v, is_causal=True)
        return self.wo(y.transpose(1, 2).reshape(batch, length, -1))


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention_norm, self.ffn_norm = nn.RMSNorm(WIDTH), nn.RMSNorm(WIDTH)
        self.attention = Attention()
        self.w1 = nn.Linear(WIDTH, 88, bias=False)
        self.w2 = nn.Linear(88, WIDTH, bias=False)
        self.w3 = nn.Linear(WIDTH, 88, bias=False)

    def forward(self, x, cos, sin):
        x = x + self.attention(self.attention_norm(x), cos, sin)
        y = self.ffn_norm(x)
        return x + self.w2(F.silu(self.w1(y)) * self.w3(y))


class Llama(nn.Module):
    def __init__(self):
        super().__init__()
        self.tok_embeddings = nn.Embedding(VOCABULARY, WIDTH)
        self.layers = nn.ModuleList(Block() for _ in range(LAYERS))
        self.norm = nn.RMSNorm(WIDTH)
        self.output = nn.Linear(WIDTH, VOCABULARY, bias=False)
        table = angles(WIDTH // HEADS, 2 * LENGTH)
        self.register_buffer("cos", table.cos(), persistent=False)
        self.register_buffer("sin", table.sin(), persistent=False)

    def forward(self, tokens, targets):
        x, length = self.tok_embeddings(tokens), tokens.shape[1]
        for layer in self.layers:
            x = layer(x, self.cos[:length], self.sin[:length])
        return F.cross_entropy(self.output(self.norm(x)).flatten(0, 1).float(), targets.flatten())


WRAP = ["Block"]


def model():
    torch.manual_seed(0)
    return Llama()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    tokens = torch.randint(VOCABULARY, (2, LENGTH + 1), generator=generator)
    return tokens[:, :-1].contiguous(), tokens[:, 1:].contiguous()
