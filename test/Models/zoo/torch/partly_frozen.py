# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Only the last linear layer trains: a unit with frozen and trainable states."""

from torch import nn

from nested import UnitLinear, UnitSequence, batch

__all__ = ["WRAP", "batch", "model"]
WRAP = ["UnitLinear", "UnitSequence"]


class PartlyFrozen(nn.Module):
    """Three groups of linear layers, all frozen but `module.2.1`."""

    def __init__(self):
        super().__init__()
        self.module = nn.Sequential(
            nn.Linear(8, 4),
            UnitSequence(UnitLinear(4, 16), nn.Linear(16, 16)),
            UnitSequence(nn.Linear(16, 4), nn.Linear(4, 8)),
        )
        self.requires_grad_(False)
        self.module[2][1].requires_grad_(True)

    def forward(self, x, target):
        return nn.functional.mse_loss(self.module(x), target)


def model():
    return PartlyFrozen()
