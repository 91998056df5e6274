# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Boundary marks of checkpointed modules in MLIR."""

from torch_mlir import ir

from . import operators

_OPERATOR = "torch.fsdp_export.boundary"


def insert(module):
    """Turns the custom operator into `fsdp.boundary` with mark = [module, call, kind].

    Returns whether there was one.
    """
    found = [op for op in operators.walk(module) if operators.name(op) == _OPERATOR]
    for op in found:
        marked, *numbers = op.operands
        numbers = [ir.IntegerAttr(n.owner.attributes["value"]).value for n in numbers]
        mark = ir.DenseI64ArrayAttr.get(numbers)
        operators.replace(op, "fsdp.boundary", [marked], {"mark": mark})
    return bool(found)
