# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch-mlir leaves behind, rewritten to upstream operations."""

from torch_mlir import ir
from torch_mlir.dialects import arith, linalg, scf, tensor

from ..common import upstream
from ..common.errors import ExportError
from . import mlir_loops

_FOREIGN = ("torch", "torch_c", "tm_tensor", "ml_program", "cf", "quant", "sparse_tensor")


def _shape(value):
    return upstream.shape(ir, value)


def _index(value):
    return arith.constant(ir.IndexType.get(), value)


def _clone_body(block, arguments):
    """Copies the operations of a scalar region; returns what it yields."""
    mapping = dict(zip([str(a) for a in block.arguments], arguments, strict=True))
    values = {argument: mapping[str(argument)] for argument in block.arguments}
    for op in block.operations:
        operands = [values.get(operand, operand) for operand in op.operation.operands]
        if op.operation.name == "tm_tensor.yield":
            return operands[0]
        clone = op.operation.clone()
        for i, operand in enumerate(operands):
            clone.operands[i] = operand
        for old, new in zip(op.operation.results, clone.results, strict=True):
            values[old] = new
    raise ExportError("the region of a scatter has no yield")


def _combine(block, update, row):
    """Applies the scatter's region to an update and the row it lands on."""
    row_type = ir.RankedTensorType(row.type)
    rank = row_type.rank
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    parallel = ir.Attribute.parse("#linalg.iterator_type<parallel>")
    generic = linalg.GenericOp(
        [row.type], [update], [row],
        ir.ArrayAttr.get([identity, identity]), ir.ArrayAttr.get([parallel] * rank),
    )
    element = row_type.element_type
    body = generic.operation.regions[0].blocks.append(element, element)
    with ir.InsertionPoint(body):
        linalg.YieldOp([_clone_body(block, list(body.arguments))])
    return generic.operation.result


def _initial(value):
    """The tensor a scatter starts from; a constant becomes a fill, to be written in place."""
    owner = value.owner
    if isinstance(owner, ir.Block) or owner.name != "arith.constant":
        return value
    attribute = owner.attributes["value"]
    if not isinstance(attribute, ir.DenseElementsAttr) or not attribute.is_splat:
        return value
    kind = ir.RankedTensorType(value.type)
    scalar = arith.ConstantOp(kind.element_type, attribute.get_splat_value()).result
    return linalg.fill(scalar, outs=[tensor.EmptyOp(list(kind.shape), kind.element_type).result])


def _scatter_to_loop(op):
    """One iteration per update row, in order, so that sums are deterministic."""
    updates, indices, original = op.operands
    rows, shape = _shape(updates)[0], _shape(original)
    places = list(ir.DenseI64ArrayAttr(op.attributes["dimension_map"]))
    inner = _shape(updates)[1:]
    kept = [d for d in range(len(shape)) if d not in places]
    full = len(inner) == len(shape)
    if full and any(inner[d] != 1 for d in places) or not full and len(inner) != len(kept):
        raise ExportError(
            f"a scatter of updates {tuple(_shape(updates))} into {tuple(shape)} is not supported",
            "write it with index_put of single rows, or with where",
        )
    slice_shape = [inner[d] for d in kept] if full else inner
    sizes = [1] * len(shape)
    for d, size in zip(kept, slice_shape, strict=True):
        sizes[d] = size
    with ir.InsertionPoint(op), op.location:
        loop = scf.ForOp(_index(0), _index(rows), _index(1), [_initial(original)])
        with ir.InsertionPoint(loop.body):
            i, carried = loop.induction_variable, loop.inner_iter_args[0]
            offsets = [0] * len(shape)
            for column, d in enumerate(places):
                index = tensor.ExtractOp(indices, [i, _index(column)]).result
                offsets[d] = arith.index_cast(ir.IndexType.get(), index)
            at = [i] + [0] * len(inner)
            update = upstream.extract_slice(ir, updates, at, [1, *inner], slice_shape)
            row = upstream.extract_slice(ir, carried, offsets, sizes, slice_shape)
            combined = _combine(op.regions[0].blocks[0], update, row)
            scf.YieldOp([upstream.insert_slice(ir, combined, carried, offsets, sizes)])
    op.results[0].replace_all_uses_with(loop.results[0])
    op.erase()


_REWRITES = {
    "tm_tensor.scatter": _scatter_to_loop,
    mlir_loops.OPERATION: mlir_loops.expand,
    "tensor.concat": lambda op: upstream.concat_to_inserts(ir, op),
    # Has unknown side effects, so it would order collectives; data is checked at entry.
    "cf.assert": lambda op: op.erase(),
}


def apply(module):
    """Rewrites scatters, concatenations and index assertions in place."""
    for op in list(upstream.walk(module.operation)):
        rewrite = _REWRITES.get(op.name)
        if rewrite is not None:
            rewrite(op)
    for op in list(module.body.operations):
        if op.operation.name == "ml_program.global":
            raise ExportError(
                "the step draws from the global random generator",
                "pass random values as inputs of batch()",
            )


def verify(module):
    """Raises if anything but upstream operations on static tensors is left."""
    hint = "look for as_strided or tables built in forward; make them buffers"
    upstream.verify(ir, module, _FOREIGN, hint)
