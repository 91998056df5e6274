# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the user wrote an operation of a traced graph, and errors that say so.

An operation of backward belongs to the line of the forward operation that it is the
gradient of.
"""

import contextlib
import pathlib
import re
from unittest import mock

import torch
from torch.fx.experimental.proxy_tensor import PythonKeyTracer
from torch.utils import _pytree

from ..common import emit, guard
from ..common.errors import ExportError, Problems
from ..common.upstream import LoweringError
from . import lower, scaled
from .repeat import quote_line, user_line

_TRACE = str(pathlib.Path(__file__).with_name("trace.py"))
_PLAIN = (
    "write it with elementwise operations, products of matrices, sums, gather() and where(), or "
    "compute it in batch()"
)
# Ways out by what is in an operation's name.
_WAYS_OUT = (
    (r"fft", "multiply by matrices of cosines and sines, which are buffers"),
    (r"linalg|cholesky|svd|solve|lstsq|eig|inverse|geqrf",
     "real matrices have solve(), inv(), cholesky(), lu(), qr(), eigh(), svd() and pinv(); "
     "compute others in batch()"),
    (r"pool", "use windows of equal size, or write it with unfold() and a mean or amax() of them"),
    (r"bincount|unique", "count with one_hot(...).sum(0), or give bincount() a minlength"),
    (r"embedding_bag", "use bags of equal size, a batch of indices of two dimensions"),
    (r"upsample|grid_sampl", "use mode='nearest' or 'bilinear', or products with matrices of weights"),
)


@contextlib.contextmanager
def noted():
    """Notes the user's line of every node that a trace makes of what forward does."""
    create = PythonKeyTracer.create_node

    def create_node(tracer, *args, **kwargs):
        node = create(tracer, *args, **kwargs)
        node.meta["place"] = user_line(end=_TRACE)
        return node

    with mock.patch.object(PythonKeyTracer, "create_node", create_node):
        yield


def _is_backward(node):
    return node.meta.get("partitioner_tag") == "is_backward"


def _name(node):
    """The operation as the user knows it, which `node` is or is a part of."""
    target = node.meta.get("original_aten") or node.target
    return str(getattr(target, "overloadpacket", None) or getattr(target, "__name__", target))


def settle(graph):
    """Gives every node its place and the name of the operation that the user wrote."""
    forward = {}
    for node in graph.nodes:
        if node.op == "call_function" and not _is_backward(node):
            node.meta["operation"] = f"operation '{_name(node)}'"
            forward.setdefault(node.meta.get("seq_nr"), node)
    for node in graph.nodes:
        if node.op != "call_function" or not _is_backward(node):
            continue
        source = forward.get(node.meta.get("seq_nr"))
        node.meta["place"] = source and source.meta.get("place")
        name = source.meta["operation"] if source else f"operation '{_name(node)}'"
        node.meta["operation"] = f"the gradient of {name}"


def way_out(node, otherwise=_PLAIN):
    """How to write it in another way."""
    name = node.meta.get("operation", "")
    return next((way for part, way in _WAYS_OUT if re.search(part, name)), otherwise)


class Refused(Problems):
    """Errors about the nodes of a graph."""

    def __init__(self):
        super().__init__()
        self._places = set()
        # The operations that cannot be lowered.
        self.targets = set()

    def refuse(self, node, reason, way_out):
        """Adds that `node` cannot be had: `reason` with the operation in place of `{}`.

        Nothing is said of gradients of what is refused anyway.
        """
        place = node.meta.get("place")
        if not (_is_backward(node) and place in self._places):
            self._places.add(place)
            name = node.meta.get("operation", f"operation '{node.target}'")
            self.add(ExportError(f"{reason.format(name)}{where(node)}", way_out))
        node.meta["refused"] = True


def is_known(node):
    """Whether the compiler has types for what an operation makes."""
    return all(
        value.layout == torch.strided
        and (emit.has_type(value.dtype) or value.dtype in scaled.TYPES)
        for value in _pytree.tree_leaves(node.meta.get("val")) if isinstance(value, torch.Tensor)
    )


def _alone(node):
    """A graph of this operation alone."""
    graph = torch.fx.Graph()

    def argument(other):
        placeholder = graph.placeholder(other.name)
        placeholder.meta = dict(other.meta)
        return placeholder

    known = {other: argument(other) for other in node.all_input_nodes}
    copy = graph.node_copy(node, known.__getitem__)
    results = [copy]
    if isinstance(node.meta.get("val"), (tuple, list)):
        results = [graph.node_copy(user, lambda _: copy) for user in node.users]
    graph.output(tuple(results))
    return graph


def _key(node):
    """Equal for operations that are lowered alike."""
    def describe(value):
        if not isinstance(value, torch.fx.Node):
            return repr(value)
        kinds = _pytree.tree_leaves(value.meta.get("val"))
        return tuple((str(k.dtype), tuple(k.shape)) for k in kinds if isinstance(k, torch.Tensor))

    leaves, spec = _pytree.tree_flatten((node.args, dict(node.kwargs)))
    return str(node.target), tuple(map(describe, leaves)), str(spec)


def _reason_alone(node):
    """Why this operation alone cannot be lowered and the way out; None if it can."""
    try:
        lower.to_linalg(_alone(node))
    except LoweringError:
        return "not supported: {}", way_out(node)
    except ExportError as error:
        return "{}: " + error.reason, error.way_out
    return None


def where(node):
    """The user's line that a node is from, to follow what is said of it; or nothing."""
    place = node.meta.get("place")
    return f", at {quote_line(place)}" if place else ""


def _refuse_each(graph, found):
    reasons = {}
    for node in graph.nodes:
        if not isinstance(node.target, torch._ops.OpOverload) or node.meta.get("refused"):
            continue
        if all(map(is_known, (node, *node.all_input_nodes))):
            key = _key(node)
            if key not in reasons:
                name = node.meta.get("operation", f"operation '{node.target}'")
                with guard.piece(name + where(node), way_out(node)):
                    reasons[key] = _reason_alone(node)
            if reasons[key]:
                found.targets.add(node.target)
                found.refuse(node, *reasons[key])


def to_linalg(graph, found):
    """`lower.to_linalg`, which refuses every operation that it cannot lower, and raises what
    is `found` then, and was before."""
    if guard.seeking():
        _refuse_each(graph, found)
    try:
        found.check()
        with guard.divisible():
            return lower.to_linalg(graph)
    except ExportError:
        _refuse_each(graph, found)
        found.check()
        raise
