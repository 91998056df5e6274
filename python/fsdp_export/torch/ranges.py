# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which values an integer input may take, derived from its uses as an index.

Bounds checks inside kernels are erased, so the data is checked where it enters.
"""

import dataclasses
import operator

import torch

aten = torch.ops.aten

# Operations whose result holds the values of their first operand.
_MOVES = {
    aten.view.default,
    aten._unsafe_view.default,
    aten.reshape.default,
    aten.permute.default,
    aten.transpose.int,
    aten.t.default,
    aten.slice.Tensor,
    aten.select.int,
    aten.unsqueeze.default,
    aten.expand.default,
    aten.clone.default,
    aten.contiguous.default,
    aten.alias.default,
    aten.detach.default,
    aten.split.Tensor,
    aten.split_with_sizes.default,
    operator.getitem,
}


@dataclasses.dataclass(frozen=True)
class Range:
    """Values low <= v < high, and single exceptions outside of that."""

    low: int
    high: int
    exceptions: tuple = ()

    def contains(self, value):
        return self.low <= value < self.high or value in self.exceptions

    def intersect(self, other):
        low, high = max(self.low, other.low), min(self.high, other.high)
        singles = sorted(set(self.exceptions) | set(other.exceptions))
        kept = [v for v in singles if self.contains(v) and other.contains(v)]
        return Range(low, high, tuple(v for v in kept if not low <= v < high))

    def as_list(self):
        return [self.low, self.high, *self.exceptions]


def _use_range(user, node):
    """The range that one operation demands of its operand `node`, or None."""
    if user.target is aten.embedding.default and user.args[1] is node:
        return Range(0, user.args[0].meta["val"].shape[0])
    if user.target in (aten.gather.default, aten.index_select.default):
        if user.args[2] is node:
            value = user.args[0].meta["val"]
            return Range(0, value.shape[user.args[1]] if value.dim() else 1)
    if user.target is aten.index.Tensor:
        sizes = user.args[0].meta["val"].shape
        places = [i for i, index in enumerate(user.args[1]) if index is node]
        if places:
            size = min(sizes[place] for place in places)
            return Range(-size, size)
    return None


def _guard(user, node):
    """The value that `where(node != value, node, constant)` keeps away, or None."""
    if user.target is not aten.where.self or user.args[1] is not node:
        return None
    condition = user.args[0]
    if condition.target is aten.ne.Scalar and condition.args[0] is node:
        return condition.args[1]
    return None


def _merge(found, demanded):
    if found is None or demanded is None:
        return found or demanded
    return found.intersect(demanded)


def _of_value(value):
    found = None
    for user in value.users:
        if user.op != "call_function":
            continue
        demanded = _use_range(user, value)
        if demanded is None and user.target in _MOVES and user.args[0] is value:
            demanded = _of_value(user)
        elif demanded is None and (kept_away := _guard(user, value)) is not None:
            demanded = _of_value(user)
            if demanded is not None and not demanded.contains(kept_away):
                singles = (*demanded.exceptions, kept_away)
                demanded = dataclasses.replace(demanded, exceptions=singles)
        found = _merge(found, demanded)
    return found


def of_input(node):
    """The range of the placeholder `node`, or None if it is not used as an index."""
    if node.meta["val"].dtype not in (torch.int64, torch.int32):
        return None
    return _of_value(node)
