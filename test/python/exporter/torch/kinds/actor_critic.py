# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An actor and a critic: the critic learns values, then the actor takes its advantages."""

import torch
from torch import nn

import fsdp_export


class ActorCritic(nn.Module):
    def __init__(self):
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(5, 16), nn.Tanh(), nn.Dropout(0.1), nn.Linear(16, 3))
        self.critic = nn.Sequential(nn.Linear(5, 16), nn.Tanh(), nn.Linear(16, 1))

    def value(self, states):
        return self.critic(states).squeeze(1)

    def critic_loss(self, states, actions, rewards, following):
        target = rewards + 0.9 * self.value(following).detach()
        return (self.value(states) - target).square().mean()

    def actor_loss(self, states, actions, rewards, following):
        advantage = (rewards + 0.9 * self.value(following) - self.value(states)).detach()
        logs = self.actor(states).log_softmax(1)
        taken = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
        entropy = -(logs.exp() * logs).sum(1)
        loss = -(taken * advantage + 0.01 * entropy).mean()
        return {"loss": loss, "entropy": entropy.mean()}


def model():
    module = ActorCritic()
    return {
        "critic": fsdp_export.Step(module, "critic_loss", module.critic.parameters()),
        "actor": fsdp_export.Step(module, "actor_loss", module.actor.parameters()),
    }


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    return {
        "states": torch.randn(8, 5, generator=generator),
        "actions": torch.randint(0, 3, (8,), generator=generator),
        "rewards": torch.randn(8, generator=generator),
        "following": torch.randn(8, 5, generator=generator),
    }
