# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites of the traced graph that make it importable."""

import operator

import torch

from .errors import ExportError
from .upstream import MAX_CONSTANT_ELEMENTS

aten = torch.ops.aten

_IDENTITIES = (
    aten.alias.default,
    aten.detach.default,
    aten.lift_fresh_copy.default,
    aten.lift_fresh.default,
)


def _meta(node):
    return node.meta.get("val")


def _drop_identities(graph):
    for target in _IDENTITIES:
        for node in graph.find_nodes(op="call_function", target=target):
            node.replace_all_uses_with(node.args[0])
            graph.erase_node(node)


def _squeeze_to_view(graph):
    targets = [aten.squeeze.dims, aten.squeeze.dim, aten.squeeze.default]
    targets.append(torch.ops.prims.squeeze.default)
    for target in targets:
        for node in graph.find_nodes(op="call_function", target=target):
            node.args = (node.args[0], list(_meta(node).shape))
            node.kwargs = {}
            node.target = aten.view.default


def _strided_to_slices(graph):
    """Makes as_strided a chain of slices; anything else would import as a gather."""
    for node in graph.find_nodes(op="call_function", target=aten.as_strided.default):
        source, size, stride = node.args[:3]
        value = _meta(source)
        offset = node.args[3] if len(node.args) > 3 and node.args[3] is not None else 0
        fits = value.is_contiguous() and tuple(stride) == tuple(value.stride())
        starts = []
        for step in value.stride():
            starts.append(offset // step if step else 0)
            offset = offset % step if step else offset
        fits = fits and offset == 0 and len(size) == value.dim() and all(
            start + extent <= whole
            for start, extent, whole in zip(starts, size, value.shape, strict=True)
        )
        if not fits:
            raise ExportError(
                f"operation '{node.name}' is an as_strided of {tuple(value.shape)} to "
                f"{tuple(size)} with strides {tuple(stride)}, which is not a slice",
                "write it with slicing, view or permute",
            )
        with graph.inserting_before(node):
            for dim, (start, extent) in enumerate(zip(starts, size, strict=True)):
                if extent == source.meta["val"].shape[dim]:
                    continue
                args = (source, dim, start, start + extent)
                sliced = graph.call_function(aten.slice.Tensor, args)
                sliced.meta = dict(node.meta)
                sliced.meta["val"] = aten.slice.Tensor(source.meta["val"], *args[1:])
                source = sliced
        node.replace_all_uses_with(source)
        graph.erase_node(node)


def _split_constants(graph_module):
    """One get_attr per use: the importer binds each only once."""
    graph = graph_module.graph
    for node in graph.find_nodes(op="get_attr"):
        value = getattr(graph_module, node.target)
        if isinstance(value, torch.Tensor) and value.numel() > MAX_CONSTANT_ELEMENTS:
            users = ", ".join(user.name for user in node.users)
            raise ExportError(
                f"the step holds a constant of {value.numel()} elements (used by '{users}'); "
                f"at most {MAX_CONSTANT_ELEMENTS} are allowed",
                "make it a buffer with register_buffer, or compute it in forward",
            )
        for user in list(node.users)[1:]:
            with graph.inserting_before(user):
                copy = graph.get_attr(node.target)
                copy.meta = dict(node.meta)
            user.replace_input_with(node, copy)


def _check_operations(graph):
    """Refuses hidden random state and shapes that are not static."""
    for node in graph.nodes:
        if node.op != "call_function" or node.target is operator.getitem:
            continue
        tags = getattr(node.target, "tags", ())
        if torch.Tag.nondeterministic_seeded in tags:
            raise ExportError(
                f"operation '{node.target}' draws from the global random generator",
                "only dropout and attention dropout of torch.nn.functional are supported; "
                "pass other random values as inputs of batch()",
            )
        value = _meta(node)
        for item in value if isinstance(value, (tuple, list)) else (value,):
            sizes = item.shape if isinstance(item, torch.Tensor) else (item,)
            if any(isinstance(size, torch.SymInt) for size in sizes):
                raise ExportError(
                    f"the shape of '{node.name}' depends on data or is dynamic",
                    "give every dimension a fixed size",
                )


def _seed_backward(graph, meanings):
    """Replaces the tangent of the loss by 1, the seed of backward."""
    placeholders = graph.find_nodes(op="placeholder")
    after = placeholders[-1].next
    for node, meaning in zip(placeholders, meanings, strict=True):
        if meaning != ("tangent",):
            continue
        value = _meta(node)
        with graph.inserting_before(after):
            kwargs = {"dtype": value.dtype, "device": value.device, "pin_memory": False}
            one = graph.call_function(aten.full.default, (list(value.shape), 1.0), kwargs)
            one.meta["val"] = value
            one.meta["tensor_meta"] = node.meta.get("tensor_meta")
        node.replace_all_uses_with(one)
        graph.erase_node(node)


def _drop_unused_seed(graph, meanings):
    for node, meaning in zip(graph.find_nodes(op="placeholder"), meanings, strict=True):
        if meaning == ("seed",) and not node.users:
            graph.erase_node(node)
            return [other for other in meanings if other != ("seed",)]
    return meanings


_OUTPUT_ORDER = {"new_value": 0, "loss": 1, "grad": 2}


def _sort_outputs(graph, outputs):
    """Orders results as buffer updates, loss, gradients and drops the others."""
    output = graph.output_node()
    pairs = list(zip(output.args[0], outputs, strict=True))
    kept = [pair for pair in pairs if pair[1] is not None]
    kept.sort(key=lambda pair: (_OUTPUT_ORDER[pair[1][0]], pair[1][1:]))
    output.args = (tuple(node for node, _ in kept),)
    output.meta.pop("desc", None)
    return [meaning for _, meaning in kept]


def apply(traced, loss_scale=False):
    """Rewrites `traced` in place; afterwards it has no unused seed.

    The tangent of the loss stays with `loss_scale`; otherwise it is 1.
    """
    graph = traced.graph_module.graph
    traced.outputs = _sort_outputs(graph, traced.outputs)
    if not loss_scale:
        _seed_backward(graph, traced.inputs)
        traced.inputs = [meaning for meaning in traced.inputs if meaning != ("tangent",)]
    graph.eliminate_dead_code()
    traced.inputs = _drop_unused_seed(graph, traced.inputs)
    _check_operations(graph)
    _drop_identities(graph)
    _squeeze_to_view(graph)
    _strided_to_slices(graph)
    _split_constants(traced.graph_module)
    graph.eliminate_dead_code()
    graph.lint()
