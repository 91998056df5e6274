# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Mixtral: two of four experts for each token, all of them computed and weighed, weights of
experts in stacks, a loss that balances them."""

import torch
import torch.nn.functional as F
from torch import nn

from llama_interleaved import HEADS, LENGTH, VOCABULARY, WIDTH, Attention, angles, batch

__all__ = ["batch", "model"]
EXPERTS, CHOSEN, INNER = 4, 2, 40


class Experts(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate = nn.Linear(WIDTH, EXPERTS, bias=False)
        self.up = nn.Parameter(0.1 * torch.randn(EXPERTS, WIDTH, 2 * INNER))
        self.down = nn.Parameter(0.1 * torch.randn(EXPERTS, INNER, WIDTH))

    def forward(self, x):
        tokens = x.flatten(0, 1)
        scores = self.gate(tokens)
        weights, chosen = torch.topk(scores.softmax(-1), CHOSEN, -1)
        weights = weights / weights.sum(-1, keepdim=True)
        shares = torch.zeros_like(scores).scatter(1, chosen, weights)
        first, second = torch.einsum("td,edf->etf", tokens, self.up).chunk(2, -1)
        found = torch.einsum("etf,efd->etd", F.silu(first) * second, self.down)
        mixed = torch.einsum("te,etd->td", shares, found)
        used = F.one_hot(chosen, EXPERTS).sum(1).float().mean(0)
        balance = EXPERTS * (used * scores.softmax(-1).mean(0)).sum()
        return mixed.view_as(x), balance


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.input_norm, self.post_norm = nn.RMSNorm(WIDTH), nn.RMSNorm(WIDTH)
        self.attention, self.experts = Attention(), Experts()

    def forward(self, x, cos, sin):
        x = x + self.attention(self.input_norm(x), cos, sin)
        mixed, balance = self.experts(self.post_norm(x))
        return x + mixed, balance


class Mixtral(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(VOCABULARY, WIDTH)
        self.layers = nn.ModuleList(Block() for _ in range(2))
        self.norm = nn.RMSNorm(WIDTH)
        self.head = nn.Linear(WIDTH, VOCABULARY, bias=False)

    def forward(self, tokens, targets):
        table = angles(WIDTH // HEADS, LENGTH)
        x, total = self.embed(tokens), 0.0
        for layer in self.layers:
            x, balance = layer(x, table.cos(), table.sin())
            total = total + balance
        loss = F.cross_entropy(self.head(self.norm(x)).flatten(0, 1), targets.flatten())
        return loss + 0.02 * total


WRAP = ["Block"]


def model():
    torch.manual_seed(0)
    return Mixtral()
