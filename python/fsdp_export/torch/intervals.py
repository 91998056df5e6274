# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Between which values the integers of a traced graph lie, whatever the inputs are."""

import math
import operator
import typing

import torch
from torch.utils import _pytree

aten = torch.ops.aten

# Operations whose result holds values of their tensor operands, and nothing else.
MOVES = {
    aten.alias.default,
    aten.cat.default,
    aten.clone.default,
    aten.contiguous.default,
    aten.detach.default,
    aten.expand.default,
    aten.flip.default,
    aten.permute.default,
    aten.repeat.default,
    aten.reshape.default,
    aten.roll.default,
    aten.select.int,
    aten.slice.Tensor,
    aten.split.Tensor,
    aten.split_with_sizes.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.t.default,
    aten.transpose.int,
    aten.unfold.default,
    aten.unsqueeze.default,
    aten._unsafe_view.default,
    aten.view.default,
    operator.getitem,
}
# Results that are places along a dimension, by the position of its number.
_PLACES = {
    aten.argmax.default: (None, 1),
    aten.argmin.default: (None, 1),
    aten.topk.default: (1, 2),
    aten.sort.default: (1, 1),
    aten.max.dim: (1, 1),
    aten.min.dim: (1, 1),
}
# Results of which the second are places in these dimensions together.
_IN_WINDOWS = {
    aten.max_pool2d_with_indices.default: -2,
    aten.max_pool3d_with_indices.default: -3,
    aten.adaptive_max_pool2d.default: -2,
}
# What has more elements is not computed.
_MAX_ELEMENTS = 1 << 20
_WIDTHS = {torch.bool: (0, 1), torch.uint8: (0, 255), torch.int8: (-128, 127)}


class Interval(typing.NamedTuple):
    """low <= value <= high."""

    low: float
    high: float


ANY = Interval(-math.inf, math.inf)


def value_of(node):
    """What a node makes, as the trace saw it."""
    return node.meta.get("val")


def _operands_first(node, known):
    """The node and all that it is made from, operands before what takes them, without those
    that are `known`. Chains of operations are longer than Python's stack is deep.
    """
    stack = [(node, iter(node.all_input_nodes))]
    seen = {node}
    while stack:
        current, operands = stack[-1]
        operand = next(operands, None)
        if operand is None:
            stack.pop()
            yield current
        elif operand not in seen and operand not in known:
            seen.add(operand)
            stack.append((operand, iter(operand.all_input_nodes)))


class Intervals:
    """Constants and intervals of the nodes of a graph module, each found once.

    Constants have at most `most` elements.
    """

    def __init__(self, graph_module, most=_MAX_ELEMENTS):
        self._module, self._most = graph_module, most
        self._constants, self._intervals = {}, {}

    def constant(self, node):
        """The values of a node that depends on no input and no state; None of others."""
        if node not in self._constants:
            for each in _operands_first(node, self._constants):
                self._constants[each] = self._compute(each)
        return self._constants[node]

    def _compute(self, node):
        if node.op == "get_attr":
            value = getattr(self._module, node.target)
            return value if isinstance(value, torch.Tensor) else None
        sizes = [v.numel() for v in _pytree.tree_leaves(value_of(node)) if hasattr(v, "numel")]
        if node.op != "call_function" or sum(sizes) > self._most:
            return None
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            return None
        known = {other: self._constants[other] for other in node.all_input_nodes}
        if any(value is None for value in known.values()):
            return None
        args, kwargs = torch.fx.map_arg((node.args, dict(node.kwargs)), known.__getitem__)
        try:
            return node.target(*args, **kwargs)
        except Exception:
            return None  # some operations of a graph stand for others

    def of(self, node):
        """The `Interval` of all elements of an integer or a boolean node."""
        if not isinstance(node, torch.fx.Node):
            return Interval(node, node)
        if node not in self._intervals:
            for each in _operands_first(node, self._intervals):
                self._intervals[each] = self._find(each)
        return self._intervals[node]

    def _find(self, node):
        constant = self.constant(node)
        counts = isinstance(constant, torch.Tensor) and not (
            constant.is_floating_point() or constant.is_complex())
        if counts and constant.numel():
            return Interval(constant.min().item(), constant.max().item())
        kind = value_of(node)
        width = ANY
        if isinstance(kind, torch.Tensor):
            width = Interval(*_WIDTHS.get(kind.dtype, ANY))
        if node.op != "call_function":
            return width
        found = self._of_call(node)
        return Interval(max(found.low, width.low), min(found.high, width.high))

    def _of_call(self, node):
        target, args = node.target, node.args
        if target is operator.getitem and args[0].target in (*_PLACES, *_IN_WINDOWS):
            return self._place(args[0], args[1])
        if target in _PLACES:
            return self._place(node, None)
        if target in MOVES:
            return self._union(node.all_input_nodes)
        if target in (aten.minimum.default, aten.maximum.default):
            return self._union(args)
        rule = _RULES.get(target)
        return rule(self, *args, **node.kwargs) if rule else ANY

    def _place(self, node, result):
        if node.target in _IN_WINDOWS:
            size = math.prod(value_of(node.args[0]).shape[_IN_WINDOWS[node.target]:])
            return Interval(0, size - 1) if result == 1 else ANY
        expected, position = _PLACES[node.target]
        dim = node.args[position] if len(node.args) > position else node.kwargs.get("dim")
        shape = value_of(node.args[0]).shape
        if result != expected:
            return self.of(node.args[0])
        if dim is None and node.target not in (aten.argmax.default, aten.argmin.default):
            dim = -1
        size = math.prod(shape) if dim is None or not shape else shape[dim]
        return Interval(0, max(size - 1, 0))

    def _union(self, nodes):
        found = [self.of(node) for node in nodes]
        return Interval(min(i.low for i in found), max(i.high for i in found))

    def _chosen(self, condition, yes, no):
        a, b = self._held(yes, condition, True), self._held(no, condition, False)
        return Interval(min(a.low, b.low), max(a.high, b.high))

    def _held(self, x, condition, holds):
        """That of what is chosen where a condition holds or not, which may be about itself."""
        found = self.of(x)
        limits = _LIMITS.get(condition.target)
        if limits is None or condition.args[0] is not x or type(condition.args[1]) is not int:
            return found
        low, high = limits(condition.args[1])[0 if holds else 1]
        # Nothing lies there if the ends have crossed, so that any interval with them is right.
        return Interval(max(found.low, low), min(found.high, high))

    def _added(self, x, y, alpha=1):
        a, b = self.of(x), self._scaled(y, alpha)
        return Interval(a.low + b.low, a.high + b.high)

    def _subtracted(self, x, y, alpha=1):
        return self._added(x, y, -alpha)

    def _reversed(self, x, y, alpha=1):
        return self._subtracted(y, x, alpha)

    def _scaled(self, x, y):
        a, b = self.of(x), self.of(y)
        if 0 in (a.low, a.high, b.low, b.high) and math.inf in map(abs, (*a, *b)):
            return a if y == 1 else ANY
        ends = [p * q for p in a for q in b]
        return Interval(min(ends), max(ends))

    def _remainder(self, x, y):
        low, high = self.of(y)
        return Interval(0, high - 1) if low > 0 else ANY

    def _clamped(self, x, low=None, high=None):
        a = self.of(x)
        low = -math.inf if low is None else low
        high = math.inf if high is None else high
        return Interval(min(max(a.low, low), high), min(max(a.high, low), high))

    def _masked(self, x, y):
        highs = [i.high for i in map(self.of, (x, y)) if i.low >= 0]
        return Interval(0, min(highs)) if highs else ANY

    def _taken(self, x, *_, **__):
        return self.of(x)

    def _converted(self, x, *_, **__):
        kind = value_of(x).dtype
        return ANY if kind.is_floating_point or kind.is_complex else self.of(x)


# Where an integer lies of which a comparison with another holds, and where it does not.
_LIMITS = {
    aten.lt.Scalar: lambda c: ((-math.inf, c - 1), (c, math.inf)),
    aten.le.Scalar: lambda c: ((-math.inf, c), (c + 1, math.inf)),
    aten.gt.Scalar: lambda c: ((c + 1, math.inf), (-math.inf, c)),
    aten.ge.Scalar: lambda c: ((c, math.inf), (-math.inf, c - 1)),
}
_RULES = {
    aten.where.self: Intervals._chosen,
    aten.add.Tensor: Intervals._added,
    aten.add.Scalar: Intervals._added,
    aten.sub.Tensor: Intervals._subtracted,
    aten.sub.Scalar: Intervals._subtracted,
    aten.rsub.Scalar: Intervals._reversed,
    aten.mul.Tensor: Intervals._scaled,
    aten.mul.Scalar: Intervals._scaled,
    aten.remainder.Scalar: Intervals._remainder,
    aten.remainder.Tensor: Intervals._remainder,
    aten.clamp.default: Intervals._clamped,
    aten.clamp_min.default: Intervals._clamped,
    aten.clamp_max.default: lambda self, x, high: self._clamped(x, None, high),
    aten.bitwise_and.Scalar: Intervals._masked,
    aten.bitwise_and.Tensor: Intervals._masked,
    aten.gather.default: Intervals._taken,
    aten.index.Tensor: Intervals._taken,
    aten.index_select.default: Intervals._taken,
    aten._to_copy.default: Intervals._converted,
    torch.ops.prims.convert_element_type.default: Intervals._converted,
}
