# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex numbers in forward: rotary positions, mixing by Fourier transforms, a filter."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.mixed = nn.Linear(8, 8), nn.Linear(8, 8)
        self.register_buffer("positions", torch.arange(66).float())
        # The parameters of a complex filter are two real ones.
        self.filter = nn.Parameter(torch.randn(34, 2, generator=seeded(9, 9)))

    def rotated(self, x):
        angles = self.positions[:, None] * torch.tensor([1.0, 0.1, 0.01, 0.5])
        turns = torch.polar(torch.ones_like(angles), angles)
        return torch.view_as_real(torch.view_as_complex(x.unflatten(-1, (4, 2))) * turns).flatten(2)

    def forward(self, x):
        y = self.rotated(self.query(x))
        y = y + torch.fft.fftn(self.mixed(y), dim=(1, 2), norm="ortho").real
        spectrum = torch.fft.rfft(y, dim=1)
        filtered = spectrum * torch.view_as_complex(self.filter)[:, None] * (1j * spectrum.abs()).exp()
        power = (spectrum * spectrum.conj()).real.mean()
        return torch.fft.irfft(filtered, n=66, dim=1).square().mean() + 0.1 * power


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(2, 66, 8, generator=seeded(rank, step)),)
