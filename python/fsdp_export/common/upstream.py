# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of upstream dialects, whatever the framework.

`ir` are the Python bindings of MLIR that the operations belong to: torch-mlir and
jaxlib have their own.
"""

import math

from . import guard
from .errors import ExportError

MAX_CONSTANT_ELEMENTS = 1024


class LoweringError(ExportError):
    """An operation that a framework's own lowering does not know; says so in its words."""


def run_passes(manager, pipeline, module, what, owner):
    """Runs `pipeline` with the class `manager`, a PassManager of the package `owner`."""
    guard.working(f"{what}, in {owner},")
    try:
        manager.parse(pipeline, module.context).run(module.operation)
        guard.working("")
    except Exception as error:
        lines = [line for line in str(error).splitlines() if "error:" in line]
        reason = lines[0].strip() if lines else (str(error).splitlines() or [""])[0]
        raise LoweringError(
            f"{what} failed: {reason}",
            f"{owner} does not lower this operation; write it with simpler ones",
        ) from error


def walk(operation):
    """Yields every operation below `operation`, inner ones first."""
    for region in operation.regions:
        for block in region.blocks:
            for op in list(block.operations):
                yield from walk(op.operation)
                yield op.operation


def shape(ir, value):
    return list(ir.RankedTensorType(value.type).shape)


def _slice_attributes(ir, offsets, sizes, fixed):
    """Operands and attributes of a slice with unit strides and mixed offsets, behind
    `fixed` operands."""
    marker = ir.ShapedType.get_dynamic_stride_or_offset()
    dynamic = [offset for offset in offsets if isinstance(offset, ir.Value)]
    array = ir.DenseI64ArrayAttr.get
    return dynamic, {
        "static_offsets": array([marker if isinstance(o, ir.Value) else o for o in offsets]),
        "static_sizes": array(sizes),
        "static_strides": array([1] * len(sizes)),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1] * fixed + [len(dynamic), 0, 0]),
    }


def extract_slice(ir, source, offsets, sizes, result_shape):
    dynamic, attributes = _slice_attributes(ir, offsets, sizes, 1)
    kind = ir.RankedTensorType.get(result_shape, ir.RankedTensorType(source.type).element_type)
    return ir.Operation.create(
        "tensor.extract_slice", [kind], [source, *dynamic], attributes
    ).results[0]


def insert_slice(ir, source, target, offsets, sizes):
    dynamic, attributes = _slice_attributes(ir, offsets, sizes, 2)
    return ir.Operation.create(
        "tensor.insert_slice", [target.type], [source, target, *dynamic], attributes
    ).results[0]


def concat_to_inserts(ir, op):
    """tensor.concat has no bufferization."""
    dim = ir.IntegerAttr(op.attributes["dim"]).value
    with ir.InsertionPoint(op), op.location:
        result = ir.Operation.create("tensor.empty", [op.results[0].type]).results[0]
        offsets = [0] * len(shape(ir, result))
        for operand in op.operands:
            result = insert_slice(ir, operand, result, list(offsets), shape(ir, operand))
            offsets[dim] += shape(ir, operand)[dim]
    op.results[0].replace_all_uses_with(result)
    op.erase()


def is_large_constant(ir, op):
    """Whether an operation is a constant that would make the program unreadable."""
    if op.name not in ("arith.constant", "stablehlo.constant") or not isinstance(op.results[0].type, ir.RankedTensorType):
        return False
    if math.prod(shape(ir, op.results[0])) <= MAX_CONSTANT_ELEMENTS:
        return False
    try:
        attribute = op.attributes["value"]
    except TypeError:  # of complex numbers, which the bindings do not read
        return True
    return not (isinstance(attribute, ir.DenseElementsAttr) and attribute.is_splat)


def _check_dialects(module, foreign):
    # Of an operation with a region, what follows it says more; so does what casts are around of.
    left = [
        op for op in walk(module.operation)
        if op.name.split(".")[0] in foreign and not op.name.endswith((".yield", ".return"))]
    left.sort(key=lambda op: op.name.startswith("builtin."))
    if left:
        raise LoweringError(
            f"operation '{left[0].name}' could not be lowered to upstream dialects",
            "not supported: write it with simpler operations",
        )


def verify(ir, module, foreign, constant_hint):
    """Raises if anything but upstream operations on static tensors is left: one of the
    dialects `foreign`, or a large constant."""
    _check_dialects(module, foreign)
    for op in walk(module.operation):
        for result in op.results:
            if "?" in str(result.type):
                raise ExportError(
                    f"operation '{op.name}' has the dynamic type {result.type}",
                    "give every dimension a fixed size",
                )
        if is_large_constant(ir, op):
            raise ExportError(
                f"the lowered step holds a constant of {math.prod(shape(ir, op.results[0]))} "
                f"elements; at most {MAX_CONSTANT_ELEMENTS} are allowed", constant_hint,
            )
    if not module.operation.verify():
        raise ExportError("the lowered step does not verify")
