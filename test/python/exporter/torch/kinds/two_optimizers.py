# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two models with an optimizer each, as adversarial training has."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


def model():
    return nn.Linear(4, 6), nn.Linear(6, 1)


def batch(rank, step):
    return (torch.randn(8, 4, generator=seeded(rank, step)),)
