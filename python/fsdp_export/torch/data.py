# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How tensors are saved, with PyTorch."""

import torch
from safetensors.torch import save_file


def _own(tensor, seen):
    """The tensor, or a copy if others lie in its storage, of which `seen` are known."""
    tensor = tensor.detach()
    storage = tensor.untyped_storage()
    shared = storage.data_ptr() in seen or storage.nbytes() != tensor.nbytes
    seen.add(storage.data_ptr())
    return tensor.clone(memory_format=torch.contiguous_format) if shared else tensor.contiguous()


def save(tensors, path, metadata):
    """Saves tensors, of which some may share storage, as a safetensors file."""
    seen = set()
    own = {name: _own(tensor, seen) for name, tensor in tensors.items()}
    save_file(own, path, metadata=metadata)
