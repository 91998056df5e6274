# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports a PyTorch training step as the input of the FSDP compiler.

`python -m fsdp_export MODEL.py -o DIR --world N --steps K`
"""

from .errors import ExportError

__all__ = ["ExportError"]
__version__ = "0.1.0"
