# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From operators of `loops` to `scf.for`.

On the way through torch-mlir a loop is an operation of ours, and its step a function.
"""

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from ..common import upstream
from . import decompositions, loops, operators

OPERATION = "fsdp.loop"


def insert(importer, graph):
    """Turns operators of loops into OPERATION; imports their steps as functions."""
    nodes = [node for node in graph.nodes if loops.of(node)]
    if not nodes:
        return False
    found = [op for op in operators.walk(importer.module) if loops.find(operators.name(op))]
    steps = {}
    for node, op in zip(nodes, found, strict=True):
        key = (loops.of(node).name, *(str(x.type) for x in op.operands))
        if key not in steps:
            steps[key] = f"{loops.of(node).name}_{len(steps)}"
            importer.import_stateless_graph(
                loops.of(node).graph(node, decompositions.table()), func_name=steps[key])
        _replace(node, op, steps[key])
    return True


def _replace(node, op, step):
    loop, (*tensors, dim, backwards) = loops.of(node), node.args
    number = ir.IntegerType.get_signless(64)
    operators.replace(op, OPERATION, list(op.operands)[:len(tensors)], {
        "step": ir.StringAttr.get(step),
        "dim": ir.IntegerAttr.get(number, dim),
        "backwards": ir.BoolAttr.get(backwards),
        "slices": ir.IntegerAttr.get(number, loop.slices),
        "carried": ir.IntegerAttr.get(number, loop.carried),
    })


def _index(value):
    return arith.constant(ir.IndexType.get(), value)


class _Slices:
    """One slice after the other of tensors, along one dimension."""

    def __init__(self, dim, place):
        self.dim, self.place = dim, place

    def _where(self, whole):
        shape = upstream.shape(ir, whole)
        offsets, sizes = [0] * len(shape), list(shape)
        offsets[self.dim], sizes[self.dim] = self.place, 1
        return offsets, sizes, shape[:self.dim] + shape[self.dim + 1:]

    def take(self, whole):
        return upstream.extract_slice(ir, whole, *self._where(whole))

    def put(self, part, whole):
        offsets, sizes, _ = self._where(whole)
        return upstream.insert_slice(ir, part, whole, offsets, sizes)


def _step(op, operands):
    """Calls the step, which is inlined later; returns its results."""
    name = ir.StringAttr(op.attributes["step"]).value
    module = op.parent.parent
    step = next(f for f in module.regions[0].blocks[0].operations
                if ir.StringAttr(f.attributes["sym_name"]).value == name)
    step.attributes["sym_visibility"] = ir.StringAttr.get("private")
    kinds = ir.FunctionType(ir.TypeAttr(step.attributes["function_type"]).value).results
    callee = {"callee": ir.FlatSymbolRefAttr.get(name)}
    return ir.Operation.create("func.call", kinds, operands, callee).results


def expand(op):
    """Rewrites one OPERATION: its slices are taken from and put into tensors."""
    slices, carried, dim = (
        ir.IntegerAttr(op.attributes[name]).value for name in ("slices", "carried", "dim"))
    operands, end = list(op.operands), slices + carried
    count = upstream.shape(ir, operands[0])[dim]
    with ir.InsertionPoint(op), op.location:
        kept = [ir.Operation.create("tensor.empty", [x.type]).results[0]
                for x in list(op.results)[carried:]]
        loop = scf.ForOp(_index(0), _index(count), _index(1), [*operands[slices:end], *kept])
        with ir.InsertionPoint(loop.body):
            place = loop.induction_variable
            if ir.BoolAttr(op.attributes["backwards"]).value:
                place = arith.subi(_index(count - 1), place)
            at, values = _Slices(dim, place), list(loop.inner_iter_args)
            results = list(_step(op, [
                *map(at.take, operands[:slices]), *values[:carried], *operands[end:]]))
            stacked = map(at.put, results[carried:], values[carried:])
            scf.YieldOp([*results[:carried], *stacked])
    for old, new in zip(op.results, loop.results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()
