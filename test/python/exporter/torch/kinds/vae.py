# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A variational autoencoder; its noise is an input."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc, self.mu, self.lv = nn.Linear(8, 16), nn.Linear(16, 3), nn.Linear(16, 3)
        self.dec = nn.Sequential(nn.Linear(3, 16), nn.ReLU(), nn.Linear(16, 8))

    def forward(self, x, eps):
        h = F.relu(self.enc(x))
        mu, lv = self.mu(h), self.lv(h)
        kl = -0.5 * (1 + lv - mu.square() - lv.exp()).sum(1).mean()
        return (
            F.binary_cross_entropy_with_logits(
                self.dec(mu + (0.5 * lv).exp() * eps), x, reduction="sum"
            )
            / len(x)
            + kl
        )


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.rand(4, 8, generator=g), torch.randn(4, 3, generator=g)
