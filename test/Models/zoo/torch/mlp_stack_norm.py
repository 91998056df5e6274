# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stack of perceptrons with a layer norm without bias at its end."""

import mlp_stack
from mlp_stack import WRAP, batch

__all__ = ["WRAP", "batch", "model"]


def model():
    return mlp_stack.model(with_norm=True)
