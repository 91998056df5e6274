# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JAX front end: needs jax, flax and safetensors, but neither torch nor torch-mlir.

`python -m fsdp_export.jax MODEL.py -o DIR --world N --steps K`
"""
