# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A mixture of Gaussians for each input."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.pi, self.mu, self.sigma = (
            nn.Linear(2, 16),
            nn.Linear(16, 3),
            nn.Linear(16, 3),
            nn.Linear(16, 3),
        )

    def forward(self, x, y):
        h = torch.tanh(self.body(x))
        lp = F.log_softmax(self.pi(h), 1)
        s = F.softplus(self.sigma(h)) + 1e-3
        z = -0.5 * ((y - self.mu(h)) / s) ** 2 - s.log()
        return -torch.logsumexp(lp + z, 1).mean()


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(8, 2, generator=g), torch.randn(8, 1, generator=g)
