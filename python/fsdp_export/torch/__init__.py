# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The PyTorch front end: needs torch, torch-mlir and safetensors.

`python -m fsdp_export MODEL.py -o DIR --world N --steps K`
"""
