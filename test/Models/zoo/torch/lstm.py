# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A character model with a two-layer LSTM: a loop over time for each layer."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["LSTM"]
VOCABULARY, WIDTH, HIDDEN, LENGTH, BATCH = 19, 8, 10, 4, 6


class CharacterModel(nn.Module):
    """Embedding, LSTM and a head that predicts the next character."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, WIDTH)
        self.lstm = nn.LSTM(WIDTH, HIDDEN, num_layers=2, batch_first=True)
        self.head = nn.Linear(HIDDEN, VOCABULARY)

    def forward(self, tokens, targets):
        x, _ = self.lstm(self.embedding(tokens))
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


def model():
    return CharacterModel()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    text = torch.randint(VOCABULARY, (BATCH, 1), generator=generator)
    text = (text + 3 * torch.arange(LENGTH + 1)) % VOCABULARY
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
