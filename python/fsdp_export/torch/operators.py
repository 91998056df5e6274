# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Custom operators on their way through torch-mlir.

torch-mlir knows no operation of ours, but it leaves one alone that it does not
know, if it is on builtin tensors.
"""

import re

from torch_mlir import ir

from ..common.errors import ExportError

_TENSOR = re.compile(r"!torch\.vtensor<\[([0-9,]*)\],(\w+)>")


def _walk(operation):
    for region in operation.regions:
        for block in region.blocks:
            for op in list(block.operations):
                yield from _walk(op.operation)
                if op.operation.name == "torch.operator":
                    yield op.operation


def walk(module):
    """Yields the operators of a module in order."""
    yield from _walk(module.operation)


def name(op):
    """What an operator is called: `torch.NAMESPACE.NAME`."""
    return ir.StringAttr(op.attributes["name"]).value


def _builtin(kind):
    match = _TENSOR.fullmatch(str(kind))
    if match is None:
        raise ExportError(
            f"a value of type {kind} enters or leaves a checkpointed module or a recurrent layer",
            "not supported: pass floating-point tensors of fixed shape",
        )
    sizes = "".join(f"{size}x" for size in match[1].split(",") if size)
    # Integers have a sign in torch-mlir, and none in other dialects.
    return ir.Type.parse(f"tensor<{sizes}{match[2].removeprefix('s')}>")


def replace(op, operation, operands, attributes):
    """Makes `operation` of an operator, on some of its operands, with casts around it."""
    create = ir.Operation.create
    with ir.InsertionPoint(op), op.location:
        values = [create("torch_c.to_builtin_tensor", [_builtin(x.type)], [x]).results[0]
                  for x in operands]
        kinds = [_builtin(x.type) for x in op.results]
        made = create(operation, kinds, values, attributes)
        for old, new in zip(op.results, made.results, strict=True):
            cast = create("torch_c.from_builtin_tensor", [old.type], [new])
            old.replace_all_uses_with(cast.results[0])
    op.erase()
