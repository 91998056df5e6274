# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A GAN: two losses over one pair of networks, each with an optimizer of its own."""

import torch
from torch import nn
from torch.nn import functional

import fsdp_export


class Generator(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(4, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 6))


class Discriminator(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(6, 16), nn.LeakyReLU(0.2), nn.Dropout(0.2), nn.Linear(16, 1))


class Gan(nn.Module):
    def __init__(self):
        super().__init__()
        self.generator = Generator()
        self.discriminator = Discriminator()

    def judge(self, samples, label):
        logits = self.discriminator(samples).squeeze(1)
        wanted = torch.full_like(logits, label)
        return functional.binary_cross_entropy_with_logits(logits, wanted)

    def discriminator_loss(self, real, noise):
        return self.judge(real, 1.0) + self.judge(self.generator(noise).detach(), 0.0)

    def generator_loss(self, real, noise):
        return self.judge(self.generator(noise), 1.0)


def model():
    gan = Gan()
    return {
        "discriminator": fsdp_export.Step(
            gan, loss=gan.discriminator_loss, parameters=gan.discriminator.parameters()),
        "generator": fsdp_export.Step(
            gan, loss="generator_loss", parameters=gan.generator.parameters()),
    }


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    return torch.randn(8, 6, generator=generator), torch.randn(8, 4, generator=generator)
