# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packed sequences whose lengths are those of all batches, in any order, or a list, through layers
in both directions, as speech and translation had them; rows that stay packed."""

import torch
from torch import nn
from torch.nn.utils import rnn


class Packing(nn.Module):
    """An encoder of texts with lengths, and a second one with a list of them."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(11, 4)
        self.encoder = nn.LSTM(4, 3, bidirectional=True, batch_first=True)
        self.again, self.out = nn.GRU(6, 5), nn.Linear(5, 2)

    def forward(self, tokens, lengths):
        packed = rnn.pack_padded_sequence(
            self.embed(tokens), lengths.cpu().numpy(), batch_first=True, enforce_sorted=False)
        packed, (hidden, _) = self.encoder(packed)
        y, sizes = rnn.pad_packed_sequence(packed, batch_first=True, padding_value=0.5, total_length=7)
        z, _ = self.again(rnn.pack_padded_sequence(y[:, :6].transpose(0, 1), [6, 5, 2]))
        kept = self.out(z.data).square().mean()
        total = y.data.new(3, 6).zero_()  # As old programs make tensors.
        total += y[:, -1].tanh()
        kept = kept + total.square().mean()
        z, _ = rnn.pad_packed_sequence(z)
        share = (sizes.to(y.dtype) / 7).unsqueeze(-1)
        return kept + (y.mean(1) * share).square().sum() + z.square().mean() + hidden.square().mean()


def model():
    return Packing()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    return torch.randint(0, 11, (3, 6), generator=generator), torch.tensor([3, 6, 1])
