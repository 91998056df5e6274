# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floats of 16 bits, rounded where PyTorch's kernels round them.

These compute in float32 and round once what they return; torch-mlir rounds at each of the
operations that it takes one apart into. Numbers beside tensors enter some kernels in float32,
others as numbers of the tensor's type.
"""

import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes
from torch.utils import _pytree
from torch.utils._python_dispatch import _disable_current_modes

aten = torch.ops.aten

# With numbers as they are.
_ROUNDED_ONCE = (
    aten.addcdiv.default, aten.addcmul.default, aten.addmm.default, aten.baddbmm.default,
    aten.elu.default, aten.elu_backward.default,
    aten.leaky_relu.default, aten.leaky_relu_backward.default,
    aten.hypot.default, aten.lerp.Scalar, aten.logaddexp.default, aten.sigmoid.default,
)
# The second operand is as it is also where it is a tensor without dimensions of a wider type.
_OF_WIDE_NUMBERS = (
    aten.div.Scalar, aten.div.Scalar_mode, aten.div.Tensor, aten.div.Tensor_mode,
    aten.floor_divide.default, aten.mul.Scalar, aten.mul.Tensor,
)
# Of these, one alone rounds once where no operand is wider than the result.
_EXACT = (aten.div.Scalar, aten.div.Tensor, aten.mul.Scalar, aten.mul.Tensor)
# Their `alpha` is one of the tensor's type, but its product is not rounded.
_SCALED = (
    aten.add.Scalar, aten.add.Tensor, aten.rsub.Scalar, aten.rsub.Tensor, aten.sub.Scalar,
    aten.sub.Tensor,
)


def is_narrow(dtype):
    return dtype in (torch.bfloat16, torch.float16)


def wide_type(dtype):
    """The type in which numbers of a type are computed."""
    return torch.float32 if is_narrow(dtype) else dtype


def _narrow_result(args):
    """The type of what is computed of these, if it is one of 16 bits."""
    tensors = [value for value in _pytree.tree_leaves(args) if isinstance(value, torch.Tensor)]
    _, result = elementwise_dtypes(
        *tensors, type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT)
    return result if is_narrow(result) else None


def _rounded(number, dtype):
    with _disable_current_modes():  # No operation of the step.
        return torch.tensor(number, dtype=dtype).item()


def _widened(value, dtype):
    return value.to(dtype).float() if isinstance(value, torch.Tensor) else value


def _once(op, rule):
    def compute(*args, **kwargs):
        dtype = _narrow_result(args)
        if dtype is None:
            return rule(*args, **kwargs) if rule else NotImplemented
        return op(*(_widened(value, dtype) for value in args), **kwargs).to(dtype)

    return compute


def _of_wide_number(op, rule):
    def compute(x, y, **kwargs):
        dtype = _narrow_result((x, y))
        if dtype is None:
            return rule(x, y, **kwargs) if rule else NotImplemented
        if not isinstance(y, torch.Tensor):
            plain = _rounded(y, dtype) == y
        else:
            plain = y.dim() > 0 or y.dtype == dtype
            y = _widened(y, dtype) if y.dim() else y.float()
        if plain and op in _EXACT:
            return NotImplemented
        return op(_widened(x, dtype), y, **kwargs).to(dtype)

    return compute


def _scaled(op, rule):
    once = _once(op, rule)

    def compute(x, y, alpha=1):
        dtype = _narrow_result((x, y))
        if alpha == 1 or dtype is None:
            return rule(x, y, alpha=alpha) if rule else NotImplemented
        y = y.to(dtype) if isinstance(y, torch.Tensor) else _rounded(y, dtype)
        return once(x, y, alpha=_rounded(alpha, dtype))

    return compute


def _summed(op):
    """Sums are added up in float32."""
    def add(x, *args, dtype=None, **kwargs):
        if x.is_complex():
            return NotImplemented
        dtype = dtype or (x.dtype if x.is_floating_point() else torch.int64)
        if x.dim() == 0:
            return x.to(dtype).clone()
        if not is_narrow(dtype):
            return NotImplemented
        return op(x.float(), *args, **kwargs).to(dtype)

    return add


def table(rules):
    """Rules by operation, made of those that there are; those that return NotImplemented leave
    an operation alone."""
    result = {}
    for ops, make in (
        (_ROUNDED_ONCE, _once), (_OF_WIDE_NUMBERS, _of_wide_number), (_SCALED, _scaled)
    ):
        result.update({op: make(op, rules.get(op)) for op in ops})
    for op in (aten.sum.default, aten.sum.dim_IntList, aten.mean.default, aten.mean.dim):
        result[op] = _summed(op)
    return result
