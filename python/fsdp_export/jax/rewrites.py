# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What jaxlib's lowering leaves out, rewritten to upstream operations."""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
from jaxlib.mlir.passmanager import PassManager

from ..common import upstream
from ..common.errors import ExportError
from . import draws


def _shape(value):
    return upstream.shape(ir, value)


def _element(value):
    return ir.RankedTensorType(value.type).element_type


def _one(name, kind, operands, attributes=None, regions=0):
    return ir.Operation.create(
        name, [kind], operands, attributes=attributes or {}, regions=regions
    ).results[0]


def _convert(value, element):
    """`value` with elements of another type."""
    kind = ir.RankedTensorType.get(_shape(value), element)
    return value if value.type == kind else _one("stablehlo.convert", kind, [value])


def _integer(value, kind):
    return _one("arith.constant", kind, [], {"value": ir.IntegerAttr.get(kind, value)})


def _index(value):
    return _integer(value, ir.IndexType.get())


def _signless(value):
    """Unsigned numbers as those of upstream dialects, of the same bits."""
    element = _element(value)
    if isinstance(element, ir.IntegerType) and element.is_unsigned:
        return _convert(value, ir.IntegerType.get_signless(element.width))
    return value


_COMBINATIONS = {
    "stablehlo.add": ("arith.addf", "arith.addi"),
    "stablehlo.multiply": ("arith.mulf", "arith.muli"),
    "stablehlo.minimum": ("arith.minimumf", "arith.minsi"),
    "stablehlo.maximum": ("arith.maximumf", "arith.maxsi"),
}


def _combination(op):
    """How a scatter combines old and new: an operation's name, or None to replace."""
    block = op.regions[0].blocks[0]
    names = [inner.operation.name for inner in block.operations]
    if names == ["stablehlo.return"]:
        return None
    if len(names) == 2 and names[0] in _COMBINATIONS:
        element = _element(op.operands[0])
        if names[0].endswith("imum") and getattr(element, "is_unsigned", False):
            raise ExportError(
                "a scatter of the least or greatest of unsigned numbers",
                "not supported: use numbers with a sign")
        floating = isinstance(element, ir.FloatType)
        return _COMBINATIONS[names[0]][0 if floating else 1]
    raise ExportError(
        f"a scatter that combines values with {', '.join(names[:-1])}",
        "not supported: sums, products, minima, maxima and replacement are",
    )


def _combine(name, update, row, inside):
    """A linalg.generic that gives row (name) update, or row if not `inside`."""
    rank = len(_shape(row))
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    parallel = ir.Attribute.parse("#linalg.iterator_type<parallel>")
    generic = ir.Operation.create(
        "linalg.generic", [row.type], [update, row],
        attributes={
            "indexing_maps": ir.ArrayAttr.get([identity, identity]),
            "iterator_types": ir.ArrayAttr.get([parallel] * rank),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 1]),
        },
        regions=1,
    )
    element = _element(row)
    location = ir.Location.unknown()
    body = generic.regions[0].blocks.append(element, element, arg_locs=[location] * 2)
    with ir.InsertionPoint(body):
        new, old = body.arguments
        value = new if name is None else _one(name, element, [old, new])
        value = _one("arith.select", element, [inside, value, old])
        ir.Operation.create("linalg.yield", [], [value])
    return generic.results[0]


class _Loops:
    """Nested scf.for loops that carry one tensor."""

    def __init__(self, extents, initial):
        self.extents, self.initial = extents, initial

    def build(self, body, counters=(), carried=None):
        """Calls body(counters, carried), which returns the next tensor, in the innermost."""
        carried = self.initial if carried is None else carried
        if len(counters) == len(self.extents):
            return body(list(counters), carried)
        bounds = [_index(0), _index(self.extents[len(counters)]), _index(1)]
        loop = ir.Operation.create("scf.for", [carried.type], [*bounds, carried], regions=1)
        location = ir.Location.unknown()
        block = loop.regions[0].blocks.append(
            ir.IndexType.get(), carried.type, arg_locs=[location] * 2
        )
        with ir.InsertionPoint(block):
            result = self.build(body, (*counters, block.arguments[0]), block.arguments[1])
            ir.Operation.create("scf.yield", [], [result])
        return loop.results[0]


def _bounded(index, limit):
    """(index clamped to 0 <= index <= limit, whether it was inside)."""
    boolean = ir.IntegerType.get_signless(1)
    predicate = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 7)  # unsigned <=
    inside = _one("arith.cmpi", boolean, [index, _index(limit)], {"predicate": predicate})
    return _one("arith.select", index.type, [inside, index, _index(0)]), inside


class _Scatter:
    """Decodes one scatter; see the definition of its dimension numbers."""

    def __init__(self, op):
        if len(op.operands) != 3:
            raise ExportError("a scatter of several tensors", "not supported: scatter one")
        self.name = _combination(op)
        self.original, self.indices, self.updates = map(_signless, op.operands)
        if self.name == "arith.addf" and _element(self.original).width == 16:
            # Sums of 16-bit floats are rounded once.
            wide = ir.F32Type.get()
            self.original = _convert(self.original, wide)
            self.updates = _convert(self.updates, wide)
        numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
        self.window = list(numbers.update_window_dims)
        self.batching = dict(zip(
            numbers.input_batching_dims, numbers.scatter_indices_batching_dims, strict=True
        ))
        self.targets = list(numbers.scattered_dims_to_operand_dims)
        self.vector = numbers.index_vector_dim
        dropped = {*numbers.inserted_window_dims, *self.batching}
        self.kept = [d for d in range(len(_shape(self.original))) if d not in dropped]
        rank = len(_shape(self.updates))
        self.outer = [d for d in range(rank) if d not in self.window]

    def _index_at(self, counters, column):
        place = list(counters)
        if self.vector < len(_shape(self.indices)):
            place.insert(self.vector, _index(column))
        value = _one("tensor.extract", _element(self.indices), [self.indices, *place])
        return _one("arith.index_cast", ir.IndexType.get(), [value])

    def body(self, counters, carried):
        shape = _shape(self.original)
        window = [_shape(self.updates)[d] for d in self.window]
        sizes = [1] * len(shape)
        for d, size in zip(self.kept, window, strict=True):
            sizes[d] = size
        offsets = [0] * len(shape)
        inside = _integer(1, ir.IntegerType.get_signless(1))
        for column, d in enumerate(self.targets):
            index = self._index_at(counters, column)
            offsets[d], good = _bounded(index, shape[d] - sizes[d])
            inside = _one("arith.andi", inside.type, [inside, good])
        for d, batch in self.batching.items():
            offsets[d] = counters[batch - (1 if batch > self.vector else 0)]
        at, extents = [0] * len(_shape(self.updates)), list(_shape(self.updates))
        for d, counter in zip(self.outer, counters, strict=True):
            at[d], extents[d] = counter, 1
        update = upstream.extract_slice(ir, self.updates, at, extents, window)
        row = upstream.extract_slice(ir, carried, offsets, sizes, window)
        combined = _combine(self.name, update, row, inside)
        return upstream.insert_slice(ir, combined, carried, offsets, sizes)


def _scatter_to_loops(op):
    """One iteration per update, in order, so that sums are deterministic."""
    scatter = _Scatter(op)
    extents = [_shape(scatter.updates)[d] for d in scatter.outer]
    result = _Loops(extents, scatter.original).build(scatter.body)
    op.results[0].replace_all_uses_with(_convert(result, _element(op.results[0])))
    op.erase()


def _barrier(op):
    """jax.checkpoint's mark: what backward computes from its results stays apart."""
    passed = list(map(_signless, op.operands))
    barrier = ir.Operation.create("fsdp.barrier", [value.type for value in passed], passed)
    for result, new in zip(op.results, barrier.results, strict=True):
        result.replace_all_uses_with(_convert(new, _element(result)))
    op.erase()


def _move(block, values, last):
    """Moves a block's operations, but the last, in front of `last`; `values` are its arguments."""
    for argument, value in zip(block.arguments, values, strict=True):
        argument.replace_all_uses_with(value)
    for inner in list(block.operations)[:-1]:
        inner.operation.move_before(last)


def _inline_calls(module):
    """Inlines what jaxlib's own lowerings call; the step, the first function, is what is left."""
    functions = {
        ir.StringAttr(op.operation.attributes["sym_name"]).value: op.operation
        for op in module.body.operations if op.operation.name == "func.func"
    }
    step = next(iter(functions.values()))
    while calls := [op for op in upstream.walk(step) if op.name == "func.call"]:
        for call in calls:
            name = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
            with ir.InsertionPoint(call):
                body = functions[name].clone()
            block = body.regions[0].blocks[0]
            results = list(list(block.operations)[-1].operands)
            arguments = list(block.arguments)
            results = [call.operands[arguments.index(value)] if value in arguments else value
                       for value in results]
            _move(block, list(call.operands), call)
            for old, new in zip(call.results, results, strict=True):
                old.replace_all_uses_with(new)
            call.erase()
            body.erase()
    for op in list(module.body.operations):
        if op.operation != step:
            op.operation.erase()


def _number(value):
    """The number that a constant without dimensions is; None of another value."""
    if isinstance(value, ir.BlockArgument) or value.owner.name != "stablehlo.constant":
        return None
    attribute = value.owner.attributes["value"]
    return attribute[0] if isinstance(attribute, ir.DenseIntElementsAttr) else None


def _last(block, name=None):
    """What a block ends with, and before it returns one value: the operation of it."""
    returned = list(block.operations)[-1].operation
    if name is None:
        return returned
    value = returned.operands[0]
    made = not isinstance(value, ir.BlockArgument) and value.owner.name == name
    return value.owner if made else None


def _progress(op):
    """(position, first, end) of what a while loop counts by one to a constant, and by nothing
    else ends, as `loops.repeat` makes it; None of another loop."""
    compare = _last(op.regions[0].blocks[0], "stablehlo.compare")
    if compare is None or not isinstance(compare.operands[0], ir.BlockArgument) or "NE" not in \
            str(compare.attributes["comparison_direction"]):
        return None
    counter = ir.BlockArgument(compare.operands[0]).arg_number
    body = op.regions[1].blocks[0]
    added = _last(body).operands[counter]
    if isinstance(added, ir.BlockArgument) or added.owner.name != "stablehlo.add" \
            or added.owner.operands[0] != body.arguments[counter]:
        return None
    values = op.operands[counter], compare.operands[1], added.owner.operands[1]
    first, end, step = map(_number, values)
    if None in (first, end, step) or step not in (1, -1) or (end - first) * step < 0:
        return None
    return counter, first, end


def _for(op, counter, first, end):
    """A loop that hands on what it does not change."""
    body = op.regions[1].blocks[0]
    returned = list(_last(body).operands)
    carried = [i for i, value in enumerate(returned)
               if i != counter and value != body.arguments[i]]
    initial = [op.operands[i] for i in carried]
    kinds = [value.type for value in initial]
    loop = ir.Operation.create(
        "scf.for", kinds, [_index(0), _index(abs(end - first)), _index(1), *initial], regions=1)
    block = loop.regions[0].blocks.append(
        ir.IndexType.get(), *kinds, arg_locs=[ir.Location.unknown()] * (1 + len(kinds)))
    values, results = list(op.operands), list(op.operands)
    with ir.InsertionPoint(block):
        count = block.arguments[0]
        if end < first:
            count = _one("arith.subi", count.type, [_index(first), count])
        count = _one("arith.index_cast", ir.IntegerType.get_signless(32), [count])
        values[counter] = _one("tensor.from_elements", op.operands[counter].type, [count])
        for place, i in enumerate(carried):
            values[i], results[i] = block.arguments[1 + place], loop.results[place]
        last = ir.Operation.create("scf.yield", [], [returned[i] for i in carried])
    _move(body, values, last)
    return results


def _as(values, likes):
    """Values with the elements of others."""
    return [_convert(value, _element(like)) for value, like in zip(values, likes, strict=True)]


def _until(op):
    """A loop of which values decide how often it runs."""
    carried = list(map(_signless, op.operands))
    kinds = [value.type for value in carried]
    loop = ir.Operation.create("scf.while", kinds, carried, regions=2)
    for region, old in zip(loop.regions, op.regions, strict=True):
        block = region.blocks.append(*kinds, arg_locs=[ir.Location.unknown()] * len(kinds))
        old = old.blocks[0]
        returned = _last(old)
        with ir.InsertionPoint(block):
            arguments = _as(block.arguments, old.arguments)
            last = ir.Operation.create("scf.yield", [], [])
            _move(old, arguments, last)
        with ir.InsertionPoint(last):
            if region == loop.regions[0]:
                goes_on = _one("tensor.extract", _element(returned.operands[0]), [returned.operands[0]])
                ir.Operation.create("scf.condition", [], [goes_on, *block.arguments])
            else:
                ir.Operation.create("scf.yield", [], list(map(_signless, returned.operands)))
        last.erase()
    return _as(loop.results, op.results)


def _while(op):
    progress = _progress(op)
    results = _for(op, *progress) if progress else _until(op)
    for old, new in zip(op.results, results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()


def _forget(op):
    """A statement of sharding: there is one device."""
    op.results[0].replace_all_uses_with(op.operands[0])
    op.erase()


def _reduce_few(op):
    """A reduction of one number is what it does with the first value and this one; of none to
    one number, the first value."""
    block, count = op.regions[0].blocks[0], len(op.results)
    values, first = list(op.operands[:count]), list(op.operands[count:])
    if not any(_shape(value) for value in values):
        results = list(_last(block).operands)
        _move(block, [*first, *values], op)
    elif 0 in _shape(values[0]) and not _shape(op.results[0]):
        results = first
    else:
        return
    for old, new in zip(op.results, results, strict=True):
        old.replace_all_uses_with(new)
    op.erase()


_BEFORE = {
    "sdy.sharding_constraint": _forget,
    "stablehlo.while": _while,
    "stablehlo.reduce": _reduce_few,
    "stablehlo.scatter": _scatter_to_loops,
    "stablehlo.optimization_barrier": _barrier,
    "stablehlo.custom_call": draws.threefry,
}
_AFTER = {"tensor.concat": lambda op: upstream.concat_to_inserts(ir, op)}


def _apply(module, table):
    for op in list(upstream.walk(module.operation)):
        rewrite = table.get(op.name)
        if rewrite is not None:
            with ir.InsertionPoint(op), op.location:
                rewrite(op)


def before(module):
    """Rewrites what jaxlib's lowering to linalg does not take."""
    module.context.allow_unregistered_dialects = True
    # A run on nothing loads the dialects of the operations made here.
    PassManager.parse("builtin.module(func.func(stablehlo-legalize-to-linalg))").run(
        ir.Module.create().operation
    )
    _inline_calls(module)
    _apply(module, _BEFORE)


def flatten(module):
    """Makes one function of a step that stays in StableHLO."""
    _inline_calls(module)
    _apply(module, {"sdy.sharding_constraint": _forget})


def after(module):
    """Rewrites what that lowering makes."""
    _apply(module, _AFTER)
