# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the Python tests share: paths, and the skip without PyTorch."""

import importlib.util
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "test" / "Models")]

HAS_TORCH = all(
    importlib.util.find_spec(name) for name in ("torch", "torch_mlir", "safetensors")
)
needs_torch = unittest.skipUnless(
    HAS_TORCH, "needs torch, torch-mlir and safetensors: pip install './python[torch]'"
)

HAS_JAX = all(importlib.util.find_spec(name) for name in ("jax", "flax", "safetensors"))
needs_jax = unittest.skipUnless(
    HAS_JAX, "needs jax, flax and safetensors: pip install './python[jax]'"
)
