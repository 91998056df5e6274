# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file of initial weights, which a copy of this process writes while this one traces."""

import contextlib
import os

import torch

from ..common import files
from . import beside, data

# Bytes from which on a copy of the process is worth it, and that it writes in a second at least.
_MANY, _SLOW = 1 << 26, 1 << 25


def _marks(tree):
    """What tells whether states are what they were: the tensors, and how often each was written."""
    return [(state.fqn, id(state.tensor), state.tensor._version) for state in tree.states]


def _count_bytes(tree):
    """Of all states; 0 if one is no plain tensor."""
    tensors = [state.tensor for state in tree.states]
    if any(type(tensor) not in (torch.Tensor, torch.nn.Parameter) or tensor.is_inference()
           for tensor in tensors):
        return 0
    return sum(tensor.nbytes for tensor in tensors)


@contextlib.contextmanager
def written(options, tree):
    """Yields a function that puts the weights of `tree` where they belong. What is done until then
    leaves them as they are, or has them written again."""
    path = options.output / "init.safetensors"
    size = 0 if options.no_init or options.check else _count_bytes(tree)
    if size < _MANY:
        yield lambda: files.write_weights(path, tree, data.save)
        return
    draft, is_new = path.with_name(f"{path.name}.draft"), not path.parent.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    marks = _marks(tree)
    early = beside.Beside(lambda: files.write_weights(draft, tree, data.save), size // _SLOW)

    def place():
        if _marks(tree) == marks:
            early.result()
            os.replace(draft, path)
        else:
            files.write_weights(path, tree, data.save)

    try:
        yield place
    finally:
        early.stop()
        draft.unlink(missing_ok=True)
        if is_new:
            with contextlib.suppress(OSError):  # There is something else in it.
                path.parent.rmdir()
