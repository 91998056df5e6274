# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules above gradients: operations whose gradients are those of what they are made of.

Rules of `decompositions.table` replace an operation and, on its own, its gradient. These
replace the operation before gradients are taken, as PyTorch's own rules for some
interpolations do.
"""

import contextlib
from unittest import mock

import torch
from torch._decomp import decomposition_table

from . import grids, indexing, segments

aten = torch.ops.aten

_KEY = torch._C.DispatchKey.Autograd


def _unchecked(*_, **__):
    """Whether a factorization went well is not asked: results are no numbers if it did not."""


def _index_fill_(x, dim, index, value):
    return x.copy_(indexing.index_fill(x, dim, index, value))


_RULES = {
    # Its gradient is an operation that nothing takes apart.
    aten.grid_sampler_2d.default: decomposition_table[aten.grid_sampler_2d.default],
    aten.grid_sampler_3d.default: grids.grid_sampler_3d,
    aten.segment_reduce.default: segments.segment_reduce,
    # That of the value counts the indices that differ.
    aten.index_fill.int_Tensor: indexing.index_fill,
    aten.index_fill_.int_Tensor: _index_fill_,
    aten._linalg_check_errors.default: _unchecked,
}


@contextlib.contextmanager
def installed():
    """Puts the rules in place."""
    with contextlib.ExitStack() as stack:
        for op, rule in _RULES.items():
            stack.callback(op._dispatch_cache.clear)
            stack.enter_context(mock.patch.dict(op.py_kernels, {_KEY: rule}))
            op._dispatch_cache.clear()
        yield
