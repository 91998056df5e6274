# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`fsdp_export.dropout.seeded`, which makes eager PyTorch drop what a step drops."""

from .torch.dropout import seeded

__all__ = ["seeded"]
