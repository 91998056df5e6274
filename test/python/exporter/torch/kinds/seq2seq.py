# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A GRU encoder and decoder with attention, teacher forcing, padding ignored."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(12, 6, padding_idx=0)
        self.enc, self.dec = nn.GRU(6, 8, batch_first=True), nn.GRU(6, 8, batch_first=True)
        self.out = nn.Linear(16, 12)

    def forward(self, src, dst):
        e, h = self.enc(self.emb(src))
        d, _ = self.dec(self.emb(dst[:, :-1]), h)
        w = (d @ e.transpose(1, 2)).masked_fill((src == 0)[:, None], -1e9).softmax(-1)
        return F.cross_entropy(
            self.out(torch.cat([d, w @ e], -1)).flatten(0, 1), dst[:, 1:].flatten(), ignore_index=0
        )


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randint(1, 12, (2, 5), generator=g), torch.randint(0, 12, (2, 5), generator=g)
