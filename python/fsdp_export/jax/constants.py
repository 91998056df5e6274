# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Large constants of lowered steps: data beside the program, which stays readable.

They become transient buffers of the root. Every step of a model has all of them.
"""

import numpy
from jaxlib.mlir import ir

from ..common import emit, upstream


def _is_same(one, other):
    return one.dtype == other.dtype and one.shape == other.shape \
        and numpy.array_equal(one.view(numpy.uint8), other.view(numpy.uint8))


def _values(op):
    """What a large constant holds; None of another operation, or of a type that numpy has not."""
    if not upstream.is_large_constant(ir, op):
        return None
    try:
        attribute = op.attributes["value"]
        values = numpy.array(attribute)
    except (TypeError, ValueError):
        return None
    known = emit.has_type(values.dtype) and emit.tensor_type(values) == str(attribute.type)
    return values if known else None


def lift(steps, tree):
    """Makes arguments of the large constants of all `steps`, which are lowered to linalg."""
    found = [
        [(op, tree.constant(values, _is_same)) for op in upstream.walk(step.module.operation)
         if (values := _values(op)) is not None]
        for step in steps
    ]
    first = len(tree.states) - len(tree.constants)
    for step, constants in zip(steps, found, strict=True):
        with step.module.context, ir.Location.unknown():
            _lift(step, constants, tree.constants, first)


def _lift(step, found, constants, first):
    function = step.module.body.operations[0]
    block = function.regions[0].blocks[0]
    for index, state in enumerate(constants):
        kind = ir.Type.parse(emit.tensor_type(state.tensor))
        argument = block.add_argument(kind, ir.Location.unknown())
        step.inputs.append(("state", first + index))
        for op in [op for op, of in found if of is state]:
            op.results[0].replace_all_uses_with(argument)
            op.erase()
    results = function.type.results
    kind = ir.FunctionType.get([each.type for each in block.arguments], results)
    function.attributes["function_type"] = ir.TypeAttr.get(kind)
