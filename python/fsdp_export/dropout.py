# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`fsdp_export.dropout.eager`, with which PyTorch drops what a step drops."""

from .torch.dropout import eager

__all__ = ["eager"]
