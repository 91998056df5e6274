# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Llama's architecture in small: RMS norm, rotary positions, grouped queries, SwiGLU."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block"]
PARALLEL = {
    "*.[qkv]_proj": "colwise", "*.o_proj": "rowwise",
    "*.gate_proj": "colwise", "*.up_proj": "colwise", "*.down_proj": "rowwise",
}
# Between products and around norms every rank has a part of the positions.
PARALLEL_SEQUENCE = {
    "embed_tokens": {"style": "rowwise", "input": "replicate", "output": 1},
    "*norm": "sequence",
    "*.[qkv]_proj": {"style": "colwise", "input": 1},
    "*.gate_proj": {"style": "colwise", "input": 1},
    "*.up_proj": {"style": "colwise", "input": 1},
    "*.o_proj": {"style": "rowwise", "output": 1},
    "*.down_proj": {"style": "rowwise", "output": 1},
    "lm_head": {"style": "colwise", "input": 1, "output": "replicate"},
}
VOCABULARY, WIDTH, HEADS, GROUPS, HIDDEN, BLOCKS, CONTEXT, BATCH = 31, 16, 4, 2, 24, 2, 8, 4


def rotate(x, cosine, sine):
    """Turns pairs of channels, one from each half, by their position's angle."""
    first, second = x.chunk(2, dim=-1)
    return x * cosine + torch.cat((-second, first), dim=-1) * sine


class Attention(nn.Module):
    """Causal attention in which several query heads share a key and value head."""

    def __init__(self, width, heads, groups):
        super().__init__()
        self.head = width // heads
        self.q_proj = nn.Linear(width, width, bias=False)
        self.k_proj = nn.Linear(width, groups * self.head, bias=False)
        self.v_proj = nn.Linear(width, groups * self.head, bias=False)
        self.o_proj = nn.Linear(width, width, bias=False)

    def forward(self, x, cosine, sine):
        batch, length, _ = x.shape
        q, k, v = (
            proj(x).view(batch, length, -1, self.head).transpose(1, 2)
            for proj in (self.q_proj, self.k_proj, self.v_proj)
        )
        q, k = rotate(q, cosine, sine), rotate(k, cosine, sine)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return self.o_proj(y.transpose(1, 2).reshape(batch, length, -1))


class FeedForward(nn.Module):
    """A gated linear unit with the SiLU as its gate."""

    def __init__(self, width, hidden):
        super().__init__()
        self.gate_proj = nn.Linear(width, hidden, bias=False)
        self.up_proj = nn.Linear(width, hidden, bias=False)
        self.down_proj = nn.Linear(hidden, width, bias=False)

    def forward(self, x):
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Block(nn.Module):
    """A pre-norm block."""

    def __init__(self):
        super().__init__()
        self.input_layernorm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.self_attn = Attention(WIDTH, HEADS, GROUPS)
        self.post_attention_layernorm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.mlp = FeedForward(WIDTH, HIDDEN)

    def forward(self, x, cosine, sine):
        x = x + self.self_attn(self.input_layernorm(x), cosine, sine)
        return x + self.mlp(self.post_attention_layernorm(x))


class Llama(nn.Module):
    """Embedding, blocks, a last norm and a head of its own."""

    def __init__(self):
        super().__init__()
        self.embed_tokens = nn.Embedding(VOCABULARY, WIDTH)
        self.layers = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.norm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.lm_head = nn.Linear(WIDTH, VOCABULARY, bias=False)
        half = WIDTH // HEADS // 2
        rates = 10000.0 ** (-torch.arange(half) / half)
        angles = torch.outer(torch.arange(CONTEXT), rates).repeat(1, 2)
        self.register_buffer("cosine", angles.cos(), persistent=False)
        self.register_buffer("sine", angles.sin(), persistent=False)

    def forward(self, tokens, targets):
        x = self.embed_tokens(tokens)
        for layer in self.layers:
            x = layer(x, self.cosine, self.sine)
        scores = self.lm_head(self.norm(x))
        return F.cross_entropy(scores.flatten(0, 1), targets.flatten())


def model():
    return Llama()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    start = torch.randint(VOCABULARY, (BATCH, 1), generator=generator)
    stride = torch.randint(1, 4, (BATCH, 1), generator=generator)
    text = (start + stride * torch.arange(CONTEXT + 1)) % VOCABULARY
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
