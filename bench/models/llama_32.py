# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Llama of 32 layers and tiny width: as many operations as a large one has."""

import torch
from torch import nn

WRAP = ["Layer"]
WIDTH, HEADS, LAYERS, CONTEXT, BATCH, VOCABULARY = 64, 4, 32, 32, 1, 256


def rotated(x, cosine, sine):
    first, second = x.chunk(2, -1)
    return x * cosine + torch.cat((-second, first), -1) * sine


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.q = nn.Linear(WIDTH, WIDTH, bias=False)
        self.k = nn.Linear(WIDTH, WIDTH // 2, bias=False)
        self.v = nn.Linear(WIDTH, WIDTH // 2, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x, cosine, sine):
        batch, tokens, _ = x.shape
        q, k, v = (
            layer(x).view(batch, tokens, -1, WIDTH // HEADS).transpose(1, 2)
            for layer in (self.q, self.k, self.v))
        q, k = rotated(q, cosine, sine), rotated(k, cosine, sine)
        k, v = k.repeat_interleave(2, 1), v.repeat_interleave(2, 1)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(x.shape))


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.before, self.between = nn.RMSNorm(WIDTH), nn.RMSNorm(WIDTH)
        self.attention = Attention()
        self.gate = nn.Linear(WIDTH, 2 * WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, 2 * WIDTH, bias=False)
        self.down = nn.Linear(2 * WIDTH, WIDTH, bias=False)

    def forward(self, x, cosine, sine):
        x = x + self.attention(self.before(x), cosine, sine)
        h = self.between(x)
        return x + self.down(nn.functional.silu(self.gate(h)) * self.up(h))


class Llama(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.norm = nn.RMSNorm(WIDTH)
        self.head = nn.Linear(WIDTH, VOCABULARY, bias=False)
        size = WIDTH // HEADS
        rates = 1e4 ** (-torch.arange(0, size, 2) / size)
        angles = torch.outer(torch.arange(CONTEXT), torch.cat((rates, rates)))
        self.register_buffer("cosine", angles.cos())
        self.register_buffer("sine", angles.sin())

    def forward(self, tokens, targets):
        x = self.embedding(tokens)
        for layer in self.layers:
            x = layer(x, self.cosine, self.sine)
        scores = self.head(self.norm(x))
        return nn.functional.cross_entropy(scores.flatten(0, 1), targets.flatten())


def model():
    return Llama()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * rank + step)
    tokens = torch.randint(0, VOCABULARY, (BATCH, CONTEXT + 1), generator=generator)
    return tokens[:, :-1].contiguous(), tokens[:, 1:].contiguous()
