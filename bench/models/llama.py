# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Llama of the benchmarks: rotary positions, grouped keys, gated feed-forward."""

import dataclasses

import torch
from torch import nn


@dataclasses.dataclass(frozen=True)
class Sizes:
    width: int
    heads: int
    key_heads: int
    hidden: int
    layers: int
    context: int
    vocabulary: int
    base: float = 1e4

    @property
    def head(self):
        return self.width // self.heads


def rotated(x, cosine, sine):
    first, second = x.chunk(2, -1)
    return x * cosine + torch.cat((-second, first), -1) * sine


class Attention(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.sizes = sizes
        keys = sizes.key_heads * sizes.head
        self.q = nn.Linear(sizes.width, sizes.width, bias=False)
        self.k = nn.Linear(sizes.width, keys, bias=False)
        self.v = nn.Linear(sizes.width, keys, bias=False)
        self.out = nn.Linear(sizes.width, sizes.width, bias=False)

    def forward(self, x, cosine, sine):
        batch, tokens, _ = x.shape
        q, k, v = (
            layer(x).view(batch, tokens, -1, self.sizes.head).transpose(1, 2)
            for layer in (self.q, self.k, self.v))
        q, k = rotated(q, cosine, sine), rotated(k, cosine, sine)
        times = self.sizes.heads // self.sizes.key_heads
        k, v = k.repeat_interleave(times, 1), v.repeat_interleave(times, 1)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(x.shape))


class Layer(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.before, self.between = nn.RMSNorm(sizes.width), nn.RMSNorm(sizes.width)
        self.attention = Attention(sizes)
        self.gate = nn.Linear(sizes.width, sizes.hidden, bias=False)
        self.up = nn.Linear(sizes.width, sizes.hidden, bias=False)
        self.down = nn.Linear(sizes.hidden, sizes.width, bias=False)

    def forward(self, x, cosine, sine):
        x = x + self.attention(self.before(x), cosine, sine)
        h = self.between(x)
        return x + self.down(nn.functional.silu(self.gate(h)) * self.up(h))


class Llama(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.embedding = nn.Embedding(sizes.vocabulary, sizes.width)
        self.layers = nn.ModuleList(Layer(sizes) for _ in range(sizes.layers))
        self.norm = nn.RMSNorm(sizes.width)
        self.head = nn.Linear(sizes.width, sizes.vocabulary, bias=False)
        rates = sizes.base ** (-torch.arange(0, sizes.head, 2) / sizes.head)
        angles = torch.outer(torch.arange(sizes.context), torch.cat((rates, rates)))
        self.register_buffer("cosine", angles.cos())
        self.register_buffer("sine", angles.sin())

    def forward(self, tokens, targets):
        x = self.embedding(tokens)
        cosine, sine = self.cosine.to(x.dtype), self.sine.to(x.dtype)
        for layer in self.layers:
            x = layer(x, cosine, sine)
        scores = self.head(self.norm(x))
        return nn.functional.cross_entropy(scores.flatten(0, 1), targets.flatten())


def random_batch(sizes, rows, rank, step):
    """Uniformly random tokens and next tokens."""
    generator = torch.Generator().manual_seed(1000 * rank + step)
    tokens = torch.randint(0, sizes.vocabulary, (rows, sizes.context + 1), generator=generator)
    return tokens[:, :-1].contiguous(), tokens[:, 1:].contiguous()
