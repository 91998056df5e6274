# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports a training step of PyTorch or JAX as the input of the FSDP compiler.

`torch` and `jax` are the two front ends, `common` is what both of them use:
`python -m fsdp_export MODEL.py -o DIR --world N --steps K`, and `python -m fsdp_export.jax`.
"""

from .common.errors import ExportError
from .common.turns import Step

__all__ = ["ExportError", "Step"]
__version__ = "0.2.0"
