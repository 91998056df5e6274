# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PPO's clipped objective with value loss and entropy."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.actor, self.critic = nn.Linear(5, 16), nn.Linear(16, 3), nn.Linear(16, 1)

    def forward(self, obs, action, old, advantage, returns):
        h = torch.tanh(self.body(obs))
        logp = F.log_softmax(self.actor(h), -1)
        chosen = logp.gather(1, action[:, None]).squeeze(1)
        ratio = (chosen - old).exp()
        surrogate = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        value = F.mse_loss(self.critic(h).squeeze(1), returns)
        entropy = -(logp.exp() * logp).sum(1).mean()
        return -surrogate + 0.5 * value - 0.01 * entropy


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(8, 5, generator=g),
        torch.randint(0, 3, (8,), generator=g),
        -1 - torch.rand(8, generator=g),
        torch.randn(8, generator=g),
        torch.randn(8, generator=g),
    )
