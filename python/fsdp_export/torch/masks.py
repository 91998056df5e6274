# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What masks of attention say by the places of rows and columns alone.

Libraries give every attention a mask, of as many elements as there are scores. What of it is
the same for all inputs and depends on distances is said in two words, causal and a window, of
which the compiler skips what has no weight.
"""

import itertools

import torch

from . import attention
from .intervals import Intervals, value_of

aten = torch.ops.aten

# Of each operator the positions of its query and of its mask.
_ATTENTIONS = {
    torch.ops.fsdp_export.attention.default: (0, 3),
    torch.ops.fsdp_export.attention_grad.default: (1, 6),
}
_BOTH = (aten.bitwise_and.Tensor, aten.logical_and.default)
# What has more elements is not computed.
_MAX_ELEMENTS = 1 << 28
# Added to a score, a number of at most this leaves no weight; see ScoreMask.h.
_NO_WEIGHT = -3e4


def _without_front(shape):
    """The dimensions behind those of one element that come first, which broadcasting adds."""
    return list(itertools.dropwhile(lambda size: size == 1, shape))


def _broadcasts(node):
    """Whether a node is its first operand but for what broadcasting does."""
    if node.target in (aten.expand.default, aten.clone.default):
        return True
    return node.target in (aten.unsqueeze.default, aten.view.default) and (
        _without_front(value_of(node).shape) == _without_front(value_of(node.args[0]).shape))


def _terms(node):
    """The nodes all of which have to be true where a node is, in order."""
    if node.op == "call_function" and value_of(node).dtype == torch.bool:
        operands = node.args[:2]
        if node.target in _BOTH and all(
                isinstance(x, torch.fx.Node) and value_of(x).dtype == torch.bool
                for x in operands):
            return [term for operand in operands for term in _terms(operand)]
        if _broadcasts(node):
            return _terms(node.args[0])
    return [node]


def _kept(value):
    """Which scores a mask of constants keeps; None if it is more than such a choice."""
    if value.dtype == torch.bool:
        return value
    kept = value == 0
    if not bool((kept | (value <= _NO_WEIGHT)).all()):
        return None
    # A row of finite numbers alone has equal weights.
    is_safe = bool((kept | (value == -torch.inf)).all()) or bool(kept.any(-1).all())
    return kept if is_safe else None


def _of_places(value, rows, columns):
    """A mask that is the same for all heads, by rows and columns; None of others."""
    value = value.expand(*value.shape[:-2], rows, columns) if value.dim() > 1 else (
        value.expand(rows, columns))
    value = value.reshape(-1, rows, columns)
    return value[0] if bool((value == value[:1]).all()) else None


def read(kept):
    """Whether a mask of rows and columns is causal, and its window (0: none); None of others."""
    rows, columns = kept.shape
    if bool(kept.all()):
        return False, 0
    # The first row and the first column have all distances.
    found = torch.cat((kept[0].flip(0), kept[1:, 0])).nonzero() - (columns - 1)
    if not found.numel():
        return None
    low, high = int(found[0]), int(found[-1])
    causal = low >= 0
    window = max(-low, high) + 1
    if causal and high == rows - 1:
        window = 0
    placed = attention.placed(rows, columns, causal, window)
    return (causal, window) if torch.equal(placed, kept) else None


class _Masks:
    """Reads the masks of one graph, each once."""

    def __init__(self, graph_module, insert):
        self._graph, self._insert = graph_module.graph, insert
        self._known = Intervals(graph_module, _MAX_ELEMENTS)
        self._read = {}

    def read(self, before, mask, rows, columns):
        """(causal, window, rest) of a mask before a node; None if it is nothing but rest."""
        key = mask, rows, columns
        if key not in self._read:
            self._read[key] = self._split(before, mask, rows, columns)
        return self._read[key]

    def _split(self, before, mask, rows, columns):
        kept, rest = None, []
        for term in _terms(mask):
            value = self._known.constant(term)
            own = None if value is None else _kept(value)
            own = None if own is None else _of_places(own, rows, columns)
            if own is None:
                rest.append(term)
            else:
                kept = own if kept is None else kept & own
        words = None if kept is None else read(kept)
        return words and (*words, self._join(before, rest))

    def _join(self, before, terms):
        """A mask of four dimensions that is true where all terms are; None if there are none."""
        joined = None
        for term in terms:
            shape = list(value_of(term).shape)
            if len(shape) != 4:
                # What is in front of four dimensions has one element.
                shape = [1] * (4 - len(shape)) + shape[-4:]
                term = self._insert(self._graph, before, aten.view.default, term, shape)
            joined = term if joined is None else self._insert(
                self._graph, before, aten.bitwise_and.Tensor, joined, term)
        return joined


def apply(graph_module, insert):
    """Replaces masks of attentions by words, as far as these say the same.

    `insert(graph, before, target, *args)` adds a call to the graph.
    """
    masks, graph = None, graph_module.graph
    for node in [node for node in graph.nodes if node.target in _ATTENTIONS]:
        first, count = _ATTENTIONS[node.target]
        mask, rows, number, rate, causal, window, scale = node.args[count:]
        if mask is None or causal or window:
            continue
        query, key = (value_of(x) for x in node.args[first:first + 2])
        masks = masks or _Masks(graph_module, insert)
        found = masks.read(node, mask, query.shape[2], key.shape[2])
        if found:
            causal, window, rest = found
            node.args = (
                *node.args[:count], rest, rows, number, rate, causal, window, scale)
