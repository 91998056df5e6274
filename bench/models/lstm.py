# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A character model with a two-layer LSTM over 128 tokens: 626 k parameters."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["LSTM"]
VOCABULARY, WIDTH, CONTEXT, BATCH = 85, 192, 128, 8


class CharacterModel(nn.Module):
    """Embedding, LSTM and a head that predicts the next character."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, WIDTH)
        self.lstm = nn.LSTM(WIDTH, WIDTH, num_layers=2, batch_first=True)
        self.head = nn.Linear(WIDTH, VOCABULARY)

    def forward(self, tokens, targets):
        x, _ = self.lstm(self.embedding(tokens))
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


def model():
    return CharacterModel()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    text = torch.randint(VOCABULARY, (BATCH, CONTEXT + 1), generator=generator)
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
