# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An encoder-decoder transformer whose output layer shares the embedding's weight.

`transformer_eval.py`, `transformer_train.py` and `transformer_no_bn.py` are the
variants to export.
"""

import torch
from torch import nn

WRAP = ["TransformerEncoderLayer", "TransformerDecoderLayer"]
VOCABULARY, WIDTH, BATCH, SOURCE, TARGET = 23, 16, 4, 6, 5


class TransformerWithSharedParams(nn.Module):
    """Tied embedding, buffers of two types, batch norm over the batch dimension."""

    def __init__(self, dropout=0.1, batch_norm=True):
        super().__init__()
        self.embed_tokens = nn.Embedding(VOCABULARY, WIDTH)
        self.transformer = nn.Transformer(
            d_model=WIDTH,
            nhead=4,
            num_encoder_layers=2,
            num_decoder_layers=2,
            dim_feedforward=8,
            dropout=dropout,
        )
        self.output_proj = nn.Linear(WIDTH, VOCABULARY)
        self.output_proj.weight = self.embed_tokens.weight
        self.register_buffer("vocab_bias", torch.ones(WIDTH))
        self.register_buffer("long_buffer", torch.zeros(WIDTH, dtype=torch.long))
        self.bn = nn.BatchNorm1d(BATCH) if batch_norm else nn.Identity()

    def forward(self, source, target):
        x = self.embed_tokens(source) + self.vocab_bias
        x = x + self.long_buffer.type_as(x)
        y = self.bn(self.embed_tokens(target))
        scores = self.output_proj(self.transformer(x, y))
        return nn.functional.cross_entropy(scores.flatten(0, 1), target.flatten())


def model():
    return TransformerWithSharedParams()


def batch(rank, step):
    """Every token occurs in every batch, so that no row lacks a gradient."""
    generator = torch.Generator().manual_seed(1000 * step + rank)
    source = torch.randperm(SOURCE * BATCH, generator=generator) % VOCABULARY
    target = torch.randint(VOCABULARY, (TARGET, BATCH), generator=generator)
    return source.view(SOURCE, BATCH), target
