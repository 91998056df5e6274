# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites of the traced graph that make it importable."""

import math
import operator

import torch
from torch.utils import _pytree

from ..common.upstream import MAX_CONSTANT_ELEMENTS
from . import checks, masks, narrow_integers, pairs, problems
from .intervals import Intervals

aten = torch.ops.aten

# What ends a program if a number is not what it should be.
_CHECKS = (
    aten._assert_async.default,
    aten._assert_async.msg,
    aten._assert_scalar.default,
)

_IDENTITIES = (
    aten.alias.default,
    aten.detach.default,
    aten.lift_fresh_copy.default,
    aten.lift_fresh.default,
)

_WITH_NUMBERS = (
    aten.eq.Scalar, aten.ge.Scalar, aten.gt.Scalar, aten.le.Scalar, aten.lt.Scalar,
    aten.ne.Scalar,
)
_OF_TENSORS = (
    aten.eq.Tensor, aten.ge.Tensor, aten.gt.Tensor, aten.le.Tensor, aten.lt.Tensor, aten.ne.Tensor,
)

_SETTLED = (*_WITH_NUMBERS, *_OF_TENSORS, aten.linspace.default)


def _meta(node):
    return node.meta.get("val")


def _drop_identities(graph):
    for target in _IDENTITIES:
        for node in graph.find_nodes(op="call_function", target=target):
            node.replace_all_uses_with(node.args[0])
            graph.erase_node(node)


def _drop_checks(graph, warn):
    for target in _CHECKS:
        for node in graph.find_nodes(op="call_function", target=target):
            if warn:
                warn(checks.left_out(node.meta.get("place")))
            graph.erase_node(node)


def _squeeze_to_view(graph):
    targets = [aten.squeeze.dims, aten.squeeze.dim, aten.squeeze.default]
    targets.append(torch.ops.prims.squeeze.default)
    for target in targets:
        for node in graph.find_nodes(op="call_function", target=target):
            node.args = (node.args[0], list(_meta(node).shape))
            node.kwargs = {}
            node.target = aten.view.default


def _plain_index_puts(graph):
    """Whoever puts without a look at the indices, knows that they fit."""
    unsafe = aten._unsafe_index_put
    for target in (unsafe.default, unsafe.hacked_twin):
        for node in graph.find_nodes(op="call_function", target=target):
            node.target = aten.index_put.default


def _insert(graph, before, target, *args):
    """Inserts a call with what it would return noted."""
    with graph.inserting_before(before):
        node = graph.call_function(target, args)
    node.meta = {**before.meta, "tensor_meta": None}
    node.meta["val"] = target(*(_meta(a) if isinstance(a, torch.fx.Node) else a for a in args))
    return node


def _find_order(sizes, strides):
    """Dimensions, the one with the largest steps first, if these are the strides of a
    dense tensor in this order; else None."""
    order = sorted(range(len(sizes)), key=lambda dim: -strides[dim])
    step = 1
    for dim in reversed(order):
        if sizes[dim] != 1 and strides[dim] != step:
            return None
        step *= sizes[dim]
    return order


def _to_view(graph, node, source, sizes, strides, offset):
    """The same elements in another order; None if it is something else."""
    order = _find_order(sizes, strides)
    if offset or order is None or math.prod(sizes) != _meta(source).numel():
        return None
    source = _insert(graph, node, aten.view.default, source, [sizes[dim] for dim in order])
    if order == sorted(order):
        return source
    places = [order.index(dim) for dim in range(len(order))]
    return _insert(graph, node, aten.permute.default, source, places)


def _to_slices(graph, node, source, sizes, strides, offset):
    """A part of each dimension; None if it is something else."""
    value = _meta(source)
    starts = []
    for step in value.stride():
        starts.append(offset // step if step else 0)
        offset = offset % step if step else offset
    fits = tuple(strides) == value.stride() and offset == 0 and len(sizes) == value.dim() and all(
        start + extent <= whole
        for start, extent, whole in zip(starts, sizes, value.shape, strict=True)
    )
    if not fits:
        return None
    for dim, (start, extent) in enumerate(zip(starts, sizes, strict=True)):
        if extent != _meta(source).shape[dim]:
            source = _insert(graph, node, aten.slice.Tensor, source, dim, start, start + extent)
    return source


def _replace_strided(graph, found):
    """Makes as_strided views or slices; anything else would import as a gather."""
    for node in graph.find_nodes(op="call_function", target=aten.as_strided.default):
        source, sizes, strides = node.args[:3]
        offset = (node.args[3] if len(node.args) > 3 else None) or 0
        result = None
        if _meta(source).is_contiguous():
            what = (graph, node, source, sizes, strides, offset)
            result = _to_view(*what) or _to_slices(*what)
        if result is None:
            found.refuse(
                node, f"{{}} is an as_strided of {tuple(_meta(source).shape)} to "
                f"{tuple(sizes)} with strides {tuple(strides)}, neither a view nor a slice",
                "write it with slicing, view or permute",
            )
            continue
        node.replace_all_uses_with(result)
        graph.erase_node(node)


def _convert(graph, before, operand, kind):
    return _insert(graph, before, torch.ops.prims.convert_element_type.default, operand, kind)


def _convert_numbers(graph_module):
    """Makes what is compared with a number of the type in which PyTorch compares them, and the
    number one of this type: the compiler takes it as it is, 0.1 as more than the one of float32."""
    graph = graph_module.graph
    for node in [node for node in graph.nodes if node.target in _WITH_NUMBERS]:
        operand, number = node.args
        value = _meta(operand)
        if isinstance(number, torch.fx.Node) or not isinstance(value, torch.Tensor):
            continue
        kind = torch.result_type(value, number)
        if kind.is_floating_point and not value.is_floating_point():
            operand = _convert(graph, node, operand, kind)
        if kind != torch.bool and not kind.is_complex:
            exact = torch.float64 if isinstance(number, float) else torch.int64
            number = torch.tensor(number, dtype=exact).to(kind).item()
        node.args = operand, number


def _convert_truths(graph_module):
    """Makes truths that are compared with another tensor numbers: torch-mlir compares what has
    such an operand without signs."""
    graph = graph_module.graph
    for node in [node for node in graph.nodes if node.target in _OF_TENSORS]:
        kind = torch.result_type(*map(_meta, node.args))
        kind = torch.int32 if kind == torch.bool else kind
        node.args = tuple(
            _convert(graph, node, operand, kind) if _meta(operand).dtype == torch.bool else operand
            for operand in node.args)


def _hold(graph_module, node, value):
    """Makes a node a constant of the module."""
    graph = graph_module.graph
    number = sum(each.op == "get_attr" for each in graph.nodes)
    name = f"_known_{number}"
    graph_module.register_buffer(name, value, persistent=False)
    with graph.inserting_before(node):
        held = graph.get_attr(name)
    held.meta = dict(node.meta)
    node.replace_all_uses_with(held)
    graph.erase_node(node)


def _settle(graph_module):
    """Makes what PyTorch and torch-mlir compute otherwise, where no input has a part in it, the
    values that PyTorch finds. torch-mlir reads integers as floats, and floats as integers, where
    it folds comparisons, and crashes; and it multiplies steps of `linspace` from the front on,
    PyTorch also from the end back."""
    known = Intervals(graph_module)
    for node in [node for node in graph_module.graph.nodes if node.target in _SETTLED]:
        value = known.constant(node)
        if not isinstance(value, torch.Tensor) or not value.numel():
            continue
        first = value.reshape(-1)[0].item()
        if bool((value == first).all()):
            node.target, node.args = aten.full.default, (list(value.shape), first)
            node.kwargs = {"dtype": value.dtype}
        elif value.numel() <= MAX_CONSTANT_ELEMENTS or node.target is aten.linspace.default:
            _hold(graph_module, node, value)


def split_constants(graph_module):
    """One get_attr per use, also of two uses in one node: the importer binds each only once.
    Comes last, as whatever else uses a constant adds to them."""
    graph = graph_module.graph
    for node in graph.find_nodes(op="get_attr"):
        read = False

        def own(used, node=node):
            nonlocal read
            if used is not node or not read:
                read = read or used is node
                return used
            copy = graph.get_attr(node.target)
            copy.meta = dict(node.meta)
            return copy

        for user in list(node.users):
            with graph.inserting_before(user):
                user.args = torch.fx.map_arg(user.args, own)
                user.kwargs = torch.fx.map_arg(user.kwargs, own)


def _check_shapes(node, found):
    for item in _pytree.tree_leaves(_meta(node)):
        sizes = item.shape if isinstance(item, torch.Tensor) else (item,)
        if any(isinstance(size, torch.SymInt) for size in sizes):
            found.refuse(
                node, "{} has a shape that depends on data or is dynamic",
                "give every dimension a fixed size",
            )


def _check_types(node, found):
    """Refuses what makes tensors that the compiler has no type for, of those it has one for."""
    if "paired" in node.meta or problems.is_known(node) or not all(map(problems.is_known, node.all_input_nodes)):
        return
    value = next(v for v in _pytree.tree_leaves(_meta(node)) if isinstance(v, torch.Tensor))
    if value.layout != torch.strided:
        found.refuse(
            node, "{} makes a sparse tensor", "use dense tensors: sparse=False, no to_sparse()")
        return
    otherwise = "use float, integers of 8 to 64 bits, or bool"
    if value.dtype.is_complex:
        otherwise = "hold real and imaginary parts as two real tensors"
    found.refuse(
        node, f"{{}} makes a tensor of the unsupported type {value.dtype}",
        problems.way_out(node, otherwise))


def _check_operations(graph, found):
    """Refuses hidden random state, shapes that are not static and tensors of other kinds."""
    for node in graph.nodes:
        if node.op != "call_function" or node.target is operator.getitem:
            continue
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            found.refuse(
                node, "{} draws from the global random generator",
                "draw it in batch() and pass it as an input; forward may use dropout, rand, randn, "
                "randint, normal, uniform, exponential and bernoulli",
            )
        _check_shapes(node, found)
        _check_types(node, found)


def _full(graph, before, value, fill):
    """Inserts what makes a tensor like `value` of one number."""
    with graph.inserting_before(before):
        kwargs = {"dtype": value.dtype, "device": value.device, "pin_memory": False}
        return graph.call_function(aten.full.default, (list(value.shape), fill), kwargs)


def _seed_backward(graph, meanings):
    """Replaces the tangent of the loss by 1, the seed of backward."""
    placeholders = graph.find_nodes(op="placeholder")
    after = placeholders[-1].next
    for node, meaning in zip(placeholders, meanings, strict=True):
        if meaning != ("tangent",):
            continue
        value = _meta(node)
        one = _full(graph, after, value, 1.0)
        one.meta["val"] = value
        one.meta["tensor_meta"] = node.meta.get("tensor_meta")
        node.replace_all_uses_with(one)
        graph.erase_node(node)


def _make_empty(graph):
    """Makes tensors without elements whatever they are computed from: rules divide by their sizes."""
    for node in list(graph.nodes):
        value = _meta(node)
        if node.op != "call_function" or not isinstance(value, torch.Tensor) or value.is_complex():
            continue
        if value.numel() or node.target is aten.full.default:
            continue
        made = _full(graph, node, value, 0)
        made.meta = dict(node.meta)
        node.replace_all_uses_with(made)
        graph.erase_node(node)


def uses_seed(traced):
    """Whether a step that was traced, and not yet rewritten, drops out."""
    nodes = traced.graph_module.graph.find_nodes(op="placeholder")
    return any(
        meaning == ("seed",) and node.users
        for node, meaning in zip(nodes, traced.inputs, strict=True)
    )


def _drop_unused_seed(graph, meanings):
    for node, meaning in zip(graph.find_nodes(op="placeholder"), meanings, strict=True):
        if meaning == ("seed",) and not node.users:
            graph.erase_node(node)
            return [other for other in meanings if other != ("seed",)]
    return meanings


_OUTPUT_ORDER = {"new_value": 0, "loss": 1, "metric": 2, "grad": 3}


def _sort_outputs(graph, outputs):
    """Orders results as buffer updates, loss, metrics, gradients and drops the others."""
    output = graph.output_node()
    pairs = list(zip(output.args[0], outputs, strict=True))
    kept = [pair for pair in pairs if pair[1] is not None]
    kept.sort(key=lambda pair: (_OUTPUT_ORDER[pair[1][0]], pair[1][1:]))
    output.args = (tuple(node for node, _ in kept),)
    output.meta.pop("desc", None)
    return [meaning for _, meaning in kept]


def apply(traced, found, warn=None, loss_scale=False, keeps_seed=False):
    """Rewrites `traced` in place; afterwards it has no unused seed, unless it `keeps_seed`.
    What is not supported is added to `found`, what is left out is said.

    The tangent of the loss stays with `loss_scale`; otherwise it is 1.
    """
    graph = traced.graph_module.graph
    traced.outputs = _sort_outputs(graph, traced.outputs)
    if not loss_scale:
        _seed_backward(graph, traced.inputs)
        traced.inputs = [meaning for meaning in traced.inputs if meaning != ("tangent",)]
    _drop_checks(graph, warn)
    graph.eliminate_dead_code()
    if not keeps_seed:
        traced.inputs = _drop_unused_seed(graph, traced.inputs)
    problems.settle(graph)
    pairs.apply(traced.graph_module, found)
    _make_empty(graph)
    graph.eliminate_dead_code()
    _convert_numbers(traced.graph_module)
    _convert_truths(traced.graph_module)
    narrow_integers.apply(traced.graph_module, found)
    _check_operations(graph, found)
    _drop_identities(graph)
    masks.apply(traced.graph_module, _insert)
    _squeeze_to_view(graph)
    _plain_index_puts(graph)
    _replace_strided(graph, found)
    _settle(traced.graph_module)
    graph.eliminate_dead_code()
    graph.lint()
