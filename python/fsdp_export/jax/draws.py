# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threefry, of which JAX makes its random numbers, as one elementwise operation.

Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3. SC 2011. JAX
itself has a loop on arrays.
"""

from jaxlib.mlir import ir

from ..common.errors import ExportError
from .keys import THREEFRY

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))


class _Words:
    """Arithmetic of 32-bit words at the insertion point."""

    def __init__(self):
        self.kind = ir.IntegerType.get_signless(32)

    def constant(self, value):
        signed = value - (1 << 32) if value >> 31 else value
        attribute = ir.IntegerAttr.get(self.kind, signed)
        return ir.Operation.create(
            "arith.constant", [self.kind], attributes={"value": attribute}).results[0]

    def make(self, name, left, right):
        right = self.constant(right) if isinstance(right, int) else right
        return ir.Operation.create(f"arith.{name}", [self.kind], [left, right]).results[0]


def _rounds(first, second, x, y):
    """Twenty rounds of two words under a key of two."""
    words = _Words()
    make = words.make
    key = (first, second, make("xori", make("xori", first, second), 0x1BD11BDA))
    x, y = make("addi", x, key[0]), make("addi", y, key[1])
    for group in range(5):
        for by in _ROTATIONS[group % 2]:
            x = make("addi", x, y)
            y = make("ori", make("shli", y, by), make("shrui", y, 32 - by))
            y = make("xori", x, y)
        x = make("addi", x, key[(group + 1) % 3])
        y = make("addi", make("addi", y, key[(group + 2) % 3]), group + 1)
    return x, y


def threefry(op):
    """Rewrites the call that `keys` makes."""
    target = ir.StringAttr(op.attributes["call_target_name"]).value
    if target != THREEFRY:
        raise ExportError(
            f"the step calls '{target}', which is a library of jaxlib",
            "not supported: write it with simpler operations")
    kinds = [result.type for result in op.results]
    rank = ir.RankedTensorType(kinds[0]).rank
    identity = ir.AffineMap.get_identity(rank)
    maps = [
        identity if ir.RankedTensorType(v.type).rank == rank else ir.AffineMap.get(rank, 0, [])
        for v in (*op.operands, *op.results)
    ]
    places = [ir.Operation.create("tensor.empty", [kind]).results[0] for kind in kinds]
    parallel = ir.Attribute.parse("#linalg.iterator_type<parallel>")
    generic = ir.Operation.create(
        "linalg.generic", kinds, [*op.operands, *places],
        attributes={
            "indexing_maps": ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in maps]),
            "iterator_types": ir.ArrayAttr.get([parallel] * rank),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(op.operands), len(places)]),
        },
        regions=1,
    )
    word = ir.IntegerType.get_signless(32)
    body = generic.regions[0].blocks.append(
        *[word] * len(maps), arg_locs=[ir.Location.unknown()] * len(maps))
    with ir.InsertionPoint(body):
        ir.Operation.create("linalg.yield", [], list(_rounds(*body.arguments[:4])))
    for old, new in zip(op.results, generic.results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()
