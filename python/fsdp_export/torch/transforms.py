# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that `torch.func` and `torch.vmap` transform: what replaces PyTorch's own there does
not know of them, so that PyTorch's own is called."""

import functools

import torch
from torch.utils._python_dispatch import TorchDispatchMode


def are_active():
    """Whether this is called in a function that is transformed."""
    return torch._C._functorch.peek_interpreter_stack() is not None


def outside(original, replacement):
    """`replacement`, and `original` in a function that is transformed."""
    @functools.wraps(original)
    def call(*arguments, **keywords):
        return (original if are_active() else replacement)(*arguments, **keywords)

    return call


class PlainZeros(TorchDispatchMode):
    """Makes tangents of zero tensors like others. PyTorch's own have no memory, and products of
    them fail where `vmap` batches them and they have no values: as in a `hessian`."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is torch.ops.aten._efficientzerotensor.default:
            return torch.zeros(*args, dtype=kwargs.get("dtype"))
        return func(*args, **kwargs)
