# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every module is a unit of its own: without WRAP, units are formed always."""

import torch
from torch import nn

from nested import batch

__all__ = ["batch", "model"]


class NestedWrappedModule(nn.Module):
    """Linear layers in nested sequences; containers own nothing and vanish as units."""

    def __init__(self):
        super().__init__()
        self.module = nn.Sequential(
            nn.Linear(8, 4),
            nn.Sequential(nn.Linear(4, 16), nn.Linear(16, 16)),
            nn.Linear(16, 4),
            nn.Linear(4, 8),
        )

    def forward(self, x, target):
        return torch.mean((self.module(x) - target) ** 2)


def model():
    return NestedWrappedModule()
