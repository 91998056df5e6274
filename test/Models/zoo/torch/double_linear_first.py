# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of two linear layers the second is not used: it has no gradient and never changes."""

from double_linear import WIDTH, WRAP, DoubleLinear, Loss, batch

__all__ = ["WRAP", "batch", "model"]


def model():
    return Loss(DoubleLinear(WIDTH, use_second=False))
