# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of equal values is found, such as of the zeros that a ReLU leaves.

PyTorch leaves it open for `topk`, `kthvalue` and medians along a dimension, and what its kernels
find depends on how many values there are. A step keeps the order of equal ones (decompositions.py,
ordering.py), and a comparison lets PyTorch do so, too.
"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from . import ordering

aten = torch.ops.aten


def _topk(x, k, dim=-1, largest=True, sorted=True):
    if x.dim() == 0:
        return NotImplemented
    values, places = torch.sort(x, stable=True, dim=dim, descending=largest)
    return values.narrow(dim, 0, k).contiguous(), places.narrow(dim, 0, k).contiguous()


def _rules():
    ordered = ordering.table()
    names = aten.kthvalue.default, aten.median.dim, aten.nanmedian.dim
    return {aten.topk.default: _topk} | {name: ordered[name] for name in names}


class FirstOfEqual(TorchDispatchMode):
    """Lets PyTorch find the first of equal values."""

    _RULES = _rules()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        rule = self._RULES.get(func)
        result = rule(*args, **kwargs) if rule else NotImplemented
        return func(*args, **kwargs) if result is NotImplemented else result
