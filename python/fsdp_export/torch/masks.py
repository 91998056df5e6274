# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What masks of attention say by the places of rows and columns alone.

Libraries give every attention a mask, of as many elements as there are scores. What of it is
the same for all inputs and depends on distances is said in two words, causal and a window, of
which the compiler skips what has no weight.
"""

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


def _longer(shape):
    """The dimensions, counted from the end, of sizes other than 1."""
    return [i - len(shape) for i, size in enumerate(shape) if size != 1]


def _moved(node, places):
    """Where the dimensions of a node are in its first operand, if they differ by such of size 1;
    or None."""
    own, operand = (value_of(x).shape for x in (node, node.args[0]))
    moved = dict(zip(_longer(own), _longer(operand), strict=False))
    sizes = [[shape[i] for i in _longer(shape)] for shape in (own, operand)]
    return tuple(map(moved.get, places)) if sizes[0] == sizes[1] else None


def _repeated(node):
    """The `expand` that a node is slices of, along dimensions alone that it repeats; or None."""
    if node.target is aten.expand.default:
        return node
    expand = _repeated(node.args[0]) if node.target is aten.slice.Tensor else None
    if expand is None:
        return None
    rank, shape = value_of(node).dim(), value_of(expand.args[0]).shape
    behind = node.args[1] % rank - rank
    return expand if -behind > len(shape) or shape[behind] == 1 else None


def _unbroadcast(node, places):
    """What a node is but for what broadcasting does, and `places` in that; or the node itself."""
    if node.target is aten.clone.default:
        return node.args[0], places
    if expand := _repeated(node):
        return expand.args[0], places
    is_moved = node.target in (aten.unsqueeze.default, aten.view.default)
    inner = _moved(node, places) if is_moved else None
    return (node.args[0], inner) if inner else (node, places)


def _terms(node, places):
    """The nodes all of which have to be true where a node is, in order, and for each dimension
    of the whole which one of theirs it is, counted from the end."""
    if node.op == "call_function" and value_of(node).dtype == torch.bool:
        operands = node.args[:2]
        if node.target in _BOTH and all(
                isinstance(x, torch.fx.Node) and value_of(x).dtype == torch.bool
                for x in operands):
            return [term for operand in operands for term in _terms(operand, places)]
        inner, places_in_it = _unbroadcast(node, places)
        if inner is not node:
            return _terms(inner, places_in_it)
    return [(node, places)]


def _shape(node, places):
    """The sizes of a term along the dimensions of the whole."""
    own = value_of(node).shape
    return [1 if i is None or -i > len(own) else own[i] for i in places]


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
    value = value.expand(*value.shape[:-2], rows, columns).reshape(-1, rows, columns)
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
        for term, places in _terms(mask, range(-4, 0)):
            value, shape = self._known.constant(term), _shape(term, places)
            own = None if value is None else _kept(value)
            own = None if own is None else _of_places(own.reshape(shape), rows, columns)
            if own is None:
                rest.append((term, shape))
            else:
                kept = own if kept is None else kept & own
        words = None if kept is None else read(kept)
        return words and (*words, self._join(before, rest))

    def _join(self, before, terms):
        """A mask of four dimensions that is true where all terms are; None if there are none."""
        joined = None
        for term, shape in terms:
            if list(value_of(term).shape) != shape:
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
