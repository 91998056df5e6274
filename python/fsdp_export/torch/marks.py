# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Boundary marks on their way through torch-mlir.

torch-mlir knows no operation of ours, but it leaves one alone that it does not
know, if it is on builtin tensors.
"""

import re

from torch_mlir import ir

from ..common.errors import ExportError

_OPERATOR = "torch.fsdp_export.boundary"
_TENSOR = re.compile(r"!torch\.vtensor<\[([0-9,]*)\],(\w+)>")


def _operators(operation):
    for region in operation.regions:
        for block in region.blocks:
            for op in list(block.operations):
                yield from _operators(op.operation)
                if op.operation.name == "torch.operator":
                    yield op.operation


def _builtin(kind):
    match = _TENSOR.fullmatch(str(kind))
    if match is None:
        raise ExportError(
            f"a value of type {kind} enters or leaves a checkpointed module",
            "not supported: pass floating-point tensors of fixed shape",
        )
    sizes = "".join(f"{size}x" for size in match[1].split(",") if size)
    return ir.Type.parse(f"tensor<{sizes}{match[2]}>")


def insert(module):
    """Turns the custom operator into `fsdp.boundary` with mark = [module, call, kind].

    Returns whether there was one.
    """
    create, found = ir.Operation.create, False
    for op in _operators(module.operation):
        if ir.StringAttr(op.attributes["name"]).value != _OPERATOR:
            continue
        found = True
        value, *numbers = op.operands
        numbers = [ir.IntegerAttr(n.owner.attributes["value"]).value for n in numbers]
        kind, plain = op.results[0].type, _builtin(op.results[0].type)
        mark = {"mark": ir.DenseI64ArrayAttr.get(numbers)}
        with ir.InsertionPoint(op), op.location:
            value = create("torch_c.to_builtin_tensor", [plain], [value]).results[0]
            value = create("fsdp.boundary", [plain], [value], mark).results[0]
            value = create("torch_c.from_builtin_tensor", [kind], [value]).results[0]
        op.results[0].replace_all_uses_with(value)
        op.erase()
    return found
