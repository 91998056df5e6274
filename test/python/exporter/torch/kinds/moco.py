# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contrastive, with a momentum encoder and a queue."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key = nn.Linear(6, 4), nn.Linear(6, 4)
        self.key.load_state_dict(self.query.state_dict())
        self.key.requires_grad_(False)
        g = torch.Generator().manual_seed(0)
        self.register_buffer("queue", F.normalize(torch.randn(12, 4, generator=g), dim=1))

    def forward(self, a, b):
        q = F.normalize(self.query(a), dim=1)
        with torch.no_grad():
            k = F.normalize(self.key(b), dim=1)
        positive = (q * k).sum(1, keepdim=True)
        logits = torch.cat([positive, q @ self.queue.clone().T], 1) / 0.2
        loss = F.cross_entropy(logits, torch.zeros(len(a), dtype=torch.int64))
        self.queue = torch.cat([self.queue[len(a) :], k])
        return loss


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    x = torch.randn(4, 6, generator=g)
    return x + 0.1 * torch.randn(4, 6, generator=g), x + 0.1 * torch.randn(4, 6, generator=g)
