# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model that computes slowly: Python's waiting leaves no trace in the step."""

import time

from torch import nn

import nested
from nested import WRAP, batch

__all__ = ["WRAP", "batch", "model"]


class ModuleWithDelay(nn.Module):
    """Waits before and after the wrapped module computes its loss."""

    def __init__(self, module, before_ms=0, after_ms=0):
        super().__init__()
        self.module = module
        self.before_ms = before_ms
        self.after_ms = after_ms

    def forward(self, *inputs):
        time.sleep(self.before_ms / 1000.0)
        loss = self.module(*inputs)
        time.sleep(self.after_ms / 1000.0)
        return loss


def model():
    return ModuleWithDelay(nested.model(), before_ms=1, after_ms=2)
