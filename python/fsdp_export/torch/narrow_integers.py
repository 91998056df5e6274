# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers of 8 and 16 bits of a traced graph as integers of 32 bits, wrapped to their range.

What comes behind knows widths, not signs: 200 of `uint8` would be -56. Inputs and states keep
their types and are widened where the step reads them.
"""

import operator

import torch
from torch.utils import _pytree

aten = torch.ops.aten

WIDE = torch.int32
# How many bits each type has, and whether one is a sign.
_TYPES = {
    torch.uint8: (8, False), torch.int8: (8, True), torch.uint16: (16, False),
    torch.int16: (16, True),
}
# What makes no number that is not in an operand, or that has bits which no operand has.
_KEEPS = {
    getattr(aten, name) for name in (
        "alias amax amin as_strided bitwise_and bitwise_or bitwise_xor cat clone detach diagonal "
        "embedding expand flip gather index index_select lift_fresh lift_fresh_copy maximum max "
        "minimum min permute repeat roll select slice sort split split_with_sizes squeeze stack t "
        "topk transpose unbind unfold unsqueeze view _unsafe_view where").split()
}


def _is_narrow(value):
    return isinstance(value, torch.Tensor) and value.dtype in _TYPES


def _is_any_narrow(value):
    return any(map(_is_any_narrow, value)) if isinstance(value, (tuple, list)) else _is_narrow(value)


def _has_narrow(node):
    """Whether the node or an operand of it has such integers."""
    values = [node.meta.get("val"), *(operand.meta.get("val") for operand in node.all_input_nodes)]
    return _is_any_narrow(values)


def _value(node):
    return node.meta["val"] if isinstance(node, torch.fx.Node) else node


class _Widener:
    """Replaces narrow nodes of a graph. `types` has the type of each that is done, `several`
    the calls with more than one result."""

    def __init__(self, graph_module):
        self._module, self._graph = graph_module, graph_module.graph
        self.types, self.several = {}, set()

    def _call(self, like, target, *args, **kwargs):
        """Inserts a call for what `like` stands for."""
        made = self._graph.call_function(target, args, kwargs)
        made.meta = {**like.meta, "tensor_meta": None}
        made.meta["val"] = target(*map(_value, args), **kwargs)
        return made

    def _wrapped(self, node, dtype):
        """Inserts what brings `node` into the range of the type."""
        bits, signed = _TYPES[dtype]
        half = 1 << (bits - 1)
        if signed:
            node = self._call(node, aten.add.Scalar, node, half)
        node = self._call(node, aten.bitwise_and.Scalar, node, (1 << bits) - 1)
        return self._call(node, aten.sub.Scalar, node, half) if signed else node

    def _replace(self, node, dtype, make):
        """Puts what `make` inserts in the place of `node`."""
        users, last = list(node.users), node
        if node.op == "placeholder":
            last = self._graph.find_nodes(op="placeholder")[-1]
        with self._graph.inserting_before(last.next):
            made = make()
        for user in users:
            user.replace_input_with(node, made)
        self.types[made] = dtype

    def read(self, node):
        """Widens what is not computed here: an input, or a result of a loop."""
        dtype = node.meta["val"].dtype

        def make():
            wide = self._call(node, aten._to_copy.default, node, dtype=WIDE)
            return wide if _TYPES[dtype][1] else self._wrapped(wide, dtype)

        self._replace(node, dtype, make)

    def constant(self, node):
        self.types[node] = node.meta["val"].dtype
        name = f"{node.target}_wide"
        self._module.register_buffer(name, getattr(self._module, node.target).to(WIDE))
        node.target = name
        node.meta["val"], node.meta["tensor_meta"] = node.meta["val"].to(WIDE), None

    def narrow(self, node):
        """Gives operands of what takes no wide ones, such as a loop, their own types."""
        for operand in node.all_input_nodes:
            dtype = self.types.get(operand)
            if dtype:
                with self._graph.inserting_before(node):
                    made = self._call(operand, aten._to_copy.default, operand, dtype=dtype)
                node.replace_input_with(operand, made)

    def compute(self, node):
        """Lets a call compute with wide integers."""
        before = node.meta["val"]

        def widen(value):
            return WIDE if isinstance(value, torch.dtype) and value in _TYPES else value

        node.args, node.kwargs = _pytree.tree_map(widen, (node.args, dict(node.kwargs)))
        args, kwargs = torch.fx.node.map_arg((node.args, dict(node.kwargs)), _value)
        leaves = _pytree.tree_leaves(before)
        with next(leaf for leaf in leaves if hasattr(leaf, "fake_mode")).fake_mode:
            after = node.target(*args, **kwargs)
        for old, new in zip(leaves, _pytree.tree_leaves(after), strict=True):
            expected = WIDE if _is_narrow(old) else old.dtype
            if new.dtype != expected:
                raise NotImplementedError(f"it makes {new.dtype} of {WIDE}, expected {expected}")
        node.meta["val"], node.meta["tensor_meta"] = after, None
        if not isinstance(before, torch.Tensor):
            self.several.add(node)
        elif _is_narrow(before):
            self.types[node] = before.dtype
            if getattr(node.target, "overloadpacket", None) not in _KEEPS:
                self._replace(node, before.dtype, lambda: self._wrapped(node, before.dtype))

    def take(self, node):
        """One of several results of a call."""
        source, index = node.args
        if _is_narrow(node.meta["val"]):
            self.types[node] = node.meta["val"].dtype
        node.meta["val"], node.meta["tensor_meta"] = source.meta["val"][index], None

    def rewrite(self, node):
        if node.op == "get_attr":
            self.constant(node)
        elif node.op == "output" or isinstance(node.target, torch._ops.HigherOrderOperator):
            self.narrow(node)
        elif node.target is operator.getitem and node.args[0] in self.several:
            self.take(node)
        elif node.op == "placeholder" or node.target is operator.getitem:
            self.read(node)
        elif node.target in (aten.view.dtype, torch.ops.prims.view_of_dtype.default):
            raise NotImplementedError("it reads bits as another type")
        else:
            self.compute(node)


def apply(graph_module, found):
    """Rewrites narrow integers in place; what there is no rule for is added to `found`."""
    graph = graph_module.graph
    nodes = [node for node in graph.nodes if node.op == "output" or _has_narrow(node)]
    if len(nodes) == 1:
        return
    widener = _Widener(graph_module)
    for node in nodes:
        try:
            widener.rewrite(node)
        except Exception as error:
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            found.refuse(
                node, f"not supported: {{}} of integers of 8 or 16 bits ({reason})",
                "convert them with .int() or .float() first")
            return  # What follows is made of it.
    graph.eliminate_dead_code()
