# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights that old hooks normalize, and rotations by complex numbers that no file has."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.utils.weight_norm(nn.Linear(8, 8))
        self.second = nn.utils.spectral_norm(nn.Linear(8, 8))
        self.head = nn.Linear(8, 3)
        angles = torch.outer(torch.arange(5.0), 10.0 ** -torch.arange(4.0))
        self.rotations = torch.polar(torch.ones_like(angles), angles)
        self.register_buffer("back", self.rotations.conj().resolve_conj(), persistent=False)
        self.scale = torch.linspace(0.5, 1.5, 8)

    def forward(self, x, y):
        x = torch.tanh(self.first(x)) * self.scale
        x = torch.view_as_complex(x.unflatten(-1, (4, 2))) * self.rotations
        x = self.second(torch.view_as_real(x).flatten(-2)).sin()
        x = torch.view_as_complex(x.unflatten(-1, (4, 2))) * self.back
        return nn.functional.cross_entropy(self.head(torch.view_as_real(x).flatten(-2).mean(1)), y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "x": torch.randn((3, 5, 8), generator=g), "y": torch.randint(0, 3, (3,), generator=g),
    }
