# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Phi-3: one product for query, key and value and one for gate and up, half-wise rotary
embedding over a part of each head, a window of attention, dropout of residuals."""

import torch
import torch.nn.functional as F
from torch import nn

from llama_interleaved import VOCABULARY, angles, batch

__all__ = ["batch", "model"]
WIDTH, HEADS, KEYS, SIZE, PART, INNER, WINDOW = 32, 4, 2, 8, 6, 48, 5


def turn(x, cos, sin):
    part, rest = x[..., :PART], x[..., PART:]
    first, second = part.chunk(2, -1)
    part = part * cos + torch.cat([-second, first], -1) * sin
    return torch.cat([part, rest], -1)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.input_layernorm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.post_attention_layernorm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.qkv_proj = nn.Linear(WIDTH, (HEADS + 2 * KEYS) * SIZE, bias=False)
        self.o_proj = nn.Linear(HEADS * SIZE, WIDTH, bias=False)
        self.gate_up_proj = nn.Linear(WIDTH, 2 * INNER, bias=False)
        self.down_proj = nn.Linear(INNER, WIDTH, bias=False)
        self.dropout = nn.Dropout(0.1)

    def attend(self, x, cos, sin, mask):
        batch, length, _ = x.shape
        sizes = [HEADS * SIZE, KEYS * SIZE, KEYS * SIZE]
        q, k, v = (part.view(batch, length, -1, SIZE).transpose(1, 2)
                   for part in self.qkv_proj(x).split(sizes, -1))
        q, k = turn(q, cos, sin), turn(k, cos, sin)
        k, v = (t[:, :, None].expand(-1, -1, HEADS // KEYS, -1, -1).flatten(1, 2) for t in (k, v))
        scores = q @ k.transpose(-2, -1) / SIZE ** 0.5 + mask
        y = scores.softmax(-1, dtype=torch.float32).to(q.dtype) @ v
        return self.o_proj(y.transpose(1, 2).reshape(batch, length, -1))

    def forward(self, x, cos, sin, mask):
        x = x + self.dropout(self.attend(self.input_layernorm(x), cos, sin, mask))
        gate, up = self.gate_up_proj(self.post_attention_layernorm(x)).chunk(2, -1)
        return x + self.dropout(self.down_proj(up * F.silu(gate)))


class Phi3(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed_tokens = nn.Embedding(VOCABULARY, WIDTH, padding_idx=0)
        self.layers = nn.ModuleList(Block() for _ in range(2))
        self.norm = nn.RMSNorm(WIDTH, eps=1e-5)
        self.lm_head = nn.Linear(WIDTH, VOCABULARY, bias=False)

    def forward(self, tokens, targets):
        length = tokens.shape[1]
        table = torch.cat([angles(PART, length)] * 2, -1)
        places = torch.arange(length)
        apart = places[:, None] - places
        mask = torch.zeros(length, length).masked_fill((apart < 0) | (apart >= WINDOW), -1e9)
        x = self.embed_tokens(tokens)
        for layer in self.layers:
            x = layer(x, table.cos(), table.sin(), mask)
        return F.cross_entropy(self.lm_head(self.norm(x)).flatten(0, 1), targets.flatten())


WRAP = ["Block"]


def model():
    torch.manual_seed(0)
    return Phi3()
