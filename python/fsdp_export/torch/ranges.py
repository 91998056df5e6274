# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which values integer inputs may take, derived from their uses as an index.

Bounds checks inside kernels are erased. Where the elements of an input are an index,
the data is checked where it enters. An index that is computed, or elements of one
input with other limits than the rest, are checked in the step: its loss is not a
number where one is outside.
"""

import dataclasses
import math
import operator

import torch

from ..common.errors import ExportError
from . import problems
from .intervals import MOVES, Intervals, value_of

aten = torch.ops.aten

_LOWEST, _HIGHEST = torch.iinfo(torch.int64).min, torch.iinfo(torch.int64).max
_ADDS = (aten.add.Tensor, aten.add.Scalar)
_SUBTRACTS = (aten.sub.Tensor, aten.sub.Scalar)
_CONVERTS = (aten._to_copy.default, torch.ops.prims.convert_element_type.default)
# Operations with one index, by the position of the tensor whose dimension is indexed,
# of its number, and of the index.
_ONE_DIMENSION = {
    aten.embedding.default: (0, None, 1),
    aten.embedding_dense_backward.default: (0, None, 1),
    aten.gather.default: (0, 1, 2),
    aten.index_select.default: (0, 1, 2),
    aten.scatter.src: (0, 1, 2),
    aten.scatter.value: (0, 1, 2),
    aten.scatter.reduce: (0, 1, 2),
    aten.scatter.value_reduce: (0, 1, 2),
    aten.scatter_add.default: (0, 1, 2),
    aten.scatter_reduce.two: (0, 1, 2),
    aten.index_add.default: (0, 1, 2),
    aten.index_copy.default: (0, 1, 2),
}
# Operations with an index for each dimension, which may count from the end; torch-mlir
# takes such where it reads, but not where it writes.
_WRITES = {
    aten.index_put.default, aten._index_put_impl.default, aten._unsafe_index_put.default}
_LISTS = {aten.index.Tensor, aten._unsafe_index.Tensor, *_WRITES}


# Operations whose result has all elements of their operand, and no others.
_RESHAPES = MOVES - {
    aten.cat.default, aten.select.int, aten.slice.Tensor, aten.split.Tensor,
    aten.split_with_sizes.default, aten.unfold.default, operator.getitem,
}


@dataclasses.dataclass
class Demand:
    """low <= value < high of each element of a node, or one of the exceptions of all."""

    low: torch.Tensor
    high: torch.Tensor
    exceptions: frozenset = frozenset()

    @staticmethod
    def of(shape, low, high):
        def full(value):
            return torch.full(tuple(shape), value, dtype=torch.int64)

        return Demand(full(low), full(high))

    def with_(self, other):
        """What meets both."""
        singles = {v for v in self.exceptions | other.exceptions
                   if self.allows(v) and other.allows(v)}
        return Demand(
            torch.maximum(self.low, other.low), torch.minimum(self.high, other.high),
            frozenset(singles))

    def allows(self, value):
        """Whether every element may have this value."""
        return value in self.exceptions or bool(
            ((self.low <= value) & (value < self.high)).all())

    def implies(self, other):
        """Whether what meets this meets the other too, where all of this is checked."""
        return self.is_even and self.exceptions <= other.exceptions and bool(
            ((self.low >= other.low) & (self.high <= other.high)).all())

    def is_met_by(self, value):
        good = (value >= self.low) & (value < self.high)
        for single in self.exceptions:
            good |= value == single
        return good

    @property
    def is_even(self):
        """Whether all elements have the same limits, and have some."""
        limits = (self.low, self.high)
        return self.low.numel() > 0 and all(bool((x == x.flatten()[0]).all()) for x in limits) \
            and int(self.low.flatten()[0]) > _LOWEST

    def described(self):
        """For the manifest: `index_range` is low, high and exceptions of the elements together,
        if each has limits; `index_ranges` those of the parts along a dimension, where they
        differ."""
        entry = {}
        if self.low.numel() and int(self.low.min()) > _LOWEST:
            low, high = int(self.low.min()), int(self.high.max())
            singles = sorted(v for v in self.exceptions if not low <= v < high)
            entry["index_range"] = [low, high, *singles]
        if not self.is_even:
            for dim in range(self.low.dim()):
                parts = [x.movedim(dim, 0).flatten(1) for x in (self.low, self.high)]
                if all(bool((x == x[:, :1]).all()) for x in parts):
                    ranges = torch.stack([x[:, 0] for x in parts], 1).tolist()
                    entry["index_ranges"] = {"dim": dim, "ranges": [
                        None if low == _LOWEST else [low, high, *sorted(self.exceptions)]
                        for low, high in ranges]}
                    break
        return entry


@dataclasses.dataclass
class Use:
    """An argument of an operation that is an index: low <= index < high.

    In a list of indices it has a place.
    """

    user: torch.fx.Node
    index: torch.fx.Node
    low: int
    high: int
    place: int | None = None


def _size(tensor, dim):
    shape = value_of(tensor).shape
    return shape[dim] if shape else 1


def _uses_of(user):
    if user.target is aten.embedding_dense_backward.default:
        yield Use(user, user.args[1], 0, user.args[2])
    elif user.target in _ONE_DIMENSION:
        source, dim, index = _ONE_DIMENSION[user.target]
        size = _size(user.args[source], 0 if dim is None else user.args[dim])
        yield Use(user, user.args[index], 0, size)
    elif user.target in _LISTS:
        for dim, index in enumerate(user.args[1]):
            if index is not None and value_of(index).dtype != torch.bool:
                size = _size(user.args[0], dim)
                yield Use(user, index, -size, size, dim)


def _guarded(node):
    """(x, value) of `where(x != value, x, constant)`; None of others."""
    condition = node.args[0]
    if condition.target is aten.ne.Scalar and condition.args[0] is node.args[1]:
        return node.args[1], condition.args[1]
    return None


class _Sources:
    """Follows what is demanded of an index to the inputs whose elements it consists of."""

    def __init__(self, intervals, inputs):
        self._intervals, self._inputs = intervals, inputs

    def demands(self, node, demand):
        """[(input, Demand)]; None if the index is computed in a way that is not known."""
        constant = self._intervals.constant(node)
        if constant is not None:
            return [] if bool(demand.is_met_by(constant).all()) else None
        if node.op == "placeholder":
            return [(node, demand)] if node in self._inputs else None
        if node.op != "call_function":
            return None
        if node.target in MOVES:
            return self._moved(node, demand)
        if node.target in (*_ADDS, *_SUBTRACTS):
            return self._shifted(node, demand)
        if node.target in _CONVERTS and value_of(node.args[0]).dtype == torch.int32:
            return self.demands(node.args[0], demand)
        if node.target is aten.where.self and (guarded := _guarded(node)):
            value, kept_away = guarded
            exceptions = demand.exceptions if demand.allows(kept_away) \
                else demand.exceptions | {kept_away}
            return self.demands(value, dataclasses.replace(demand, exceptions=exceptions))
        return None

    def _shifted(self, node, demand):
        value, shift = node.args[:2]
        if isinstance(shift, torch.fx.Node):
            shift = self._intervals.constant(shift)
        if shift is None or not isinstance(value, torch.fx.Node) or demand.exceptions:
            return None
        shift = shift * node.kwargs.get("alpha", 1) * (-1 if node.target in _SUBTRACTS else 1)

        def moved(limit, none):
            return torch.where(limit == none, limit, limit - shift)

        numbers = _numbers(value).expand(demand.low.shape)
        part = _gathered(value_of(value).shape, numbers.flatten(), dataclasses.replace(
            demand, low=moved(demand.low, _LOWEST).flatten(),
            high=moved(demand.high, _HIGHEST).flatten()))
        return self.demands(value, part)

    def _moved(self, node, demand):
        if node.target is operator.getitem:
            # Of a split: the source is what is asked.
            split, place = node.args
            if split.target not in MOVES:
                return None
            return self._apply(split, lambda *args, **kwargs: split.target(*args, **kwargs)[place],
                               demand)
        return self._apply(node, node.target, demand)

    def _apply(self, node, target, demand):
        """Lets the operation move the numbers of its operands' elements."""
        found, first, places = [], 0, {}
        for operand in node.all_input_nodes:
            places[operand] = first + _numbers(operand)
            first += places[operand].numel()
        args, kwargs = torch.fx.map_arg((node.args, dict(node.kwargs)), places.__getitem__)
        moved = target(*args, **kwargs)
        for operand, numbers in places.items():
            first = numbers.flatten()[0] if numbers.numel() else 0
            inside = (moved >= first) & (moved < first + numbers.numel())
            further = self.demands(operand, _gathered(
                numbers.shape, (moved - first)[inside],
                dataclasses.replace(demand, low=demand.low[inside], high=demand.high[inside])))
            if further is None:
                return None
            found += further
        return found


def _numbers(node):
    """A number for each element of a node."""
    shape = value_of(node).shape
    return torch.arange(shape.numel()).view(tuple(shape))


def _gathered(shape, places, demand):
    """What is demanded of a tensor whose elements at `places` have the flat `demand`."""
    result = Demand.of([shape.numel()], _LOWEST, _HIGHEST)
    result.low.scatter_reduce_(0, places, demand.low, "amax")
    result.high.scatter_reduce_(0, places, demand.high, "amin")
    return Demand(result.low.view(shape), result.high.view(shape), demand.exceptions)


class _Found:
    """The uses that the step has to check, and what the inputs have to meet."""

    def __init__(self, graph_module, inputs):
        self.intervals = Intervals(graph_module)
        self.sources = _Sources(self.intervals, inputs)
        self.inputs, self.checked = {}, []
        known, writes, memo = [], [], {}
        for use in (use for node in graph_module.graph.nodes for use in _uses_of(node)):
            interval = self.intervals.of(use.index)
            if use.user.target in _WRITES and interval.low < 0:
                writes.append(use)
            if use.low <= interval.low and interval.high < use.high:
                continue
            self._check_constant(use)
            key = use.index, use.low, use.high
            if key not in memo:
                memo[key] = self.sources.demands(
                    use.index, Demand.of(value_of(use.index).shape, use.low, use.high))
            if memo[key] is None:
                self.checked.append(use)
            else:
                known.append((use, memo[key]))
        for node, demand in (each for _, demands in known for each in demands):
            before = self.inputs.get(node)
            self.inputs[node] = before.with_(demand) if before else demand
        self.checked += [use for use, demands in known
                         if not all(self.inputs[node].is_even for node, _ in demands)]
        self.from_end = [use for use in writes if not self._counts_from_start(use)]

    def _check_constant(self, use):
        """What no batch changes would be wrong in every step."""
        constant = self.intervals.constant(use.index)
        if not isinstance(constant, torch.Tensor):
            return
        wrong = constant[(constant < use.low) | (constant >= use.high)]
        if wrong.numel():
            raise ExportError(
                f"index {wrong.flatten()[0].item()}{problems.where(use.user)} is outside of what "
                f"it indexes, which has {use.high} elements",
                "PyTorch would raise an IndexError; a sequence may be longer than a table of "
                "positions")

    def _counts_from_start(self, use):
        demands = self.sources.demands(
            use.index, Demand.of(value_of(use.index).shape, 0, use.high))
        return demands is not None and all(
            node in self.inputs and self.inputs[node].implies(demand) for node, demand in demands)


def _call(graph, like, target, *args):
    """A call of an operation in front of the insertion point, noted as a part of `like`."""
    node = graph.call_function(target, args)
    node.meta = {key: like.meta[key] for key in ("place", "operation") if key in like.meta}
    values = [value_of(a) if isinstance(a, torch.fx.Node) else a for a in args]
    node.meta["val"] = target(*values)
    return node


def _base(node):
    """What has the same elements as an index, and was there first."""
    while node.target in _RESHAPES:
        node = node.args[0]
    return node


def _clamped(graph, use, index):
    """An index within the limits of a use."""
    with graph.inserting_after(index):
        return _call(graph, use.user, aten.clamp.default, index, use.low, use.high - 1)


def _is_outside(graph, use, index, inside):
    """Whether an index is not what it is within its limits."""
    with graph.inserting_after(inside):
        differs = _call(graph, use.user, aten.ne.Tensor, index, inside)
    with graph.inserting_after(differs):
        return _call(graph, use.user, aten.any.default, differs)


def _put(use, index):
    """Gives a use another index."""
    args = list(use.user.args)
    if use.place is None:
        args[_ONE_DIMENSION[use.user.target][2]] = index
    else:
        args[1] = [*args[1][:use.place], index, *args[1][use.place + 1:]]
    use.user.args = tuple(args)
    use.index = index


def _keep_inside(graph, uses):
    """Clamps all indices; returns whether they were outside, for each base.

    No use counts from the end where another of the same elements cannot.
    """
    lows, clamped, flags = {}, {}, {}
    for use in uses:
        key = _base(use.index), use.high
        lows[key] = max(use.low, lows.get(key, use.low))
    for use in uses:
        base = _base(use.index)
        use.low = lows[base, use.high]
        for index in (base, use.index):
            if (index, use.high) not in clamped:
                clamped[index, use.high] = _clamped(graph, use, index)
        inside = clamped[base, use.high]
        if inside not in flags:
            flags[inside] = _is_outside(graph, use, base, inside)
        _put(use, clamped[use.index, use.high])
    return list(flags.values())


def _check_in_step(traced, uses):
    """Keeps the indices within their limits; the loss is not a number where one was not."""
    graph = traced.graph_module.graph
    flags = _keep_inside(graph, uses)
    output = graph.output_node()
    results = list(output.args[0])
    place = traced.outputs.index(("loss",))
    loss = results[place]
    # As early as can be: what follows the loss is backward.
    last = [node for node in graph.nodes if node is loss or node in flags][-1]
    for flag in flags:
        with graph.inserting_after(last):
            last = results[place] = _call(
                graph, loss, aten.masked_fill.Scalar, results[place], flag, math.nan)
    output.args = (tuple(results),)


def _count_from_start(graph, uses):
    """Makes indices that may count from the end others, which do not."""
    for use in uses:
        index, size = use.index, use.high
        with graph.inserting_before(use.user):
            negative = _call(graph, use.user, aten.lt.Scalar, index, 0)
            other = _call(graph, use.user, aten.add.Scalar, index, size)
            _put(use, _call(graph, use.user, aten.where.self, negative, other, index))


def _depending(graph, meanings):
    """The nodes that depend on inputs, and not on states alone."""
    placeholders = graph.find_nodes(op="placeholder")
    result = {n for n, meaning in zip(placeholders, meanings, strict=True)
              if meaning[0] == "input"}
    for node in graph.nodes:
        if not result.isdisjoint(node.all_input_nodes):
            result.add(node)
    return result


def apply(traced, warn=None):
    """The `Demand` of each input that is used as an index, by position.

    Where these do not say all, checks become a part of the step.
    """
    placeholders = traced.graph_module.graph.find_nodes(op="placeholder")
    inputs = {
        node: meaning[1] for node, meaning in zip(placeholders, traced.inputs, strict=True)
        if meaning[0] == "input" and value_of(node).dtype in (torch.int64, torch.int32)
    }
    found = _Found(traced.graph_module, inputs)
    data = _depending(traced.graph_module.graph, traced.inputs)
    places = dict.fromkeys(u.user.meta.get("place") for u in found.checked if u.index in data)
    if found.checked:
        _check_in_step(traced, found.checked)
    _count_from_start(traced.graph_module.graph, [u for u in found.from_end if u.low < 0])
    for place in places if warn else ():
        if place:
            warn(f"an index at {problems.quote_line(place)} is checked in every step: the loss is "
                 "NaN where it is outside of what it indexes")
    return {inputs[node]: demand for node, demand in found.inputs.items()}


def merged(demands, others):
    """What meets both of two results of `apply`."""
    result = dict(others)
    for place, demand in demands.items():
        result[place] = demand.with_(others[place]) if place in others else demand
    return result
