# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A residual token model whose batches have three lengths, each with a step of its own."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block"]
VOCABULARY, WIDTH, BATCH, LENGTHS = 23, 12, 4, (6, 9, 4)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.linear = nn.Linear(WIDTH, WIDTH)

    def forward(self, x):
        return x + torch.tanh(self.linear(self.norm(x)))


class RaggedModel(nn.Module):
    """Embedding, two blocks that also look at the mean of all tokens, head."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, WIDTH)
        self.blocks = nn.ModuleList([Block(), Block()])
        self.head = nn.Linear(WIDTH, VOCABULARY)

    def forward(self, tokens, targets):
        x = self.embedding(tokens)
        for block in self.blocks:
            x = block(x + x.mean(1, keepdim=True))
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


def model():
    return RaggedModel()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    length = LENGTHS[step % len(LENGTHS)]
    text = torch.randint(VOCABULARY, (BATCH, 1), generator=generator)
    text = (text + 5 * torch.arange(length + 1)) % VOCABULARY
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
