# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that `torch.func` and `torch.vmap` transform: what replaces PyTorch's own there does
not know of them, so that PyTorch's own is called."""

import functools

import torch


def are_active():
    """Whether this is called in a function that is transformed."""
    return torch._C._functorch.peek_interpreter_stack() is not None


def outside(original, replacement):
    """`replacement`, and `original` in a function that is transformed."""
    @functools.wraps(original)
    def call(*arguments, **keywords):
        return (original if are_active() else replacement)(*arguments, **keywords)

    return call
