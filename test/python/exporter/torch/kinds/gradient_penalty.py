# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""WGAN-GP's critic."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.critic = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 1))

    def forward(self, real, fake, mix):
        x = (mix * real + (1 - mix) * fake).detach().requires_grad_()
        (g,) = torch.autograd.grad(self.critic(x).sum(), x, create_graph=True)
        penalty = (g.norm(2, dim=1) - 1).square().mean()
        return self.critic(fake).mean() - self.critic(real).mean() + 10 * penalty


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(8, 4, generator=g),
        torch.randn(8, 4, generator=g),
        torch.rand(8, 1, generator=g),
    )
