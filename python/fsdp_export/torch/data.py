# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How tensors are saved, with PyTorch."""

from safetensors.torch import save_file


def save(tensors, path, metadata):
    """Saves copies, which share no storage, as a safetensors file."""
    copies = {name: tensor.detach().contiguous().clone() for name, tensor in tensors.items()}
    save_file(copies, path, metadata=metadata)
