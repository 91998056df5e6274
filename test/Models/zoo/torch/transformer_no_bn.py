# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tied transformer in training mode, with dropout and without batch norm."""

import transformer
from transformer import WRAP, batch

__all__ = ["WRAP", "batch", "model"]


def model():
    return transformer.TransformerWithSharedParams(batch_norm=False).train()
