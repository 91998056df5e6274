# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Large constants of a traced step: data beside the program, which stays readable.

They become transient buffers of the root. Every step of a model has all of them.
"""

import torch

from ..common.emit import has_type
from ..common.upstream import MAX_CONSTANT_ELEMENTS


def _is_same(one, other):
    if one.dtype != other.dtype or one.shape != other.shape:
        return False
    return torch.equal(*(value.contiguous().view(torch.uint8) for value in (one, other)))


def _large(graph_module):
    for node in graph_module.graph.find_nodes(op="get_attr"):
        value = getattr(graph_module, node.target)
        if isinstance(value, torch.Tensor) and value.numel() > MAX_CONSTANT_ELEMENTS \
                and has_type(value.dtype):
            yield node, value


def lift(traced, tree):
    """Makes arguments of the large constants of `traced`, and of all others that `tree` has;
    returns whether there are more arguments now."""
    graph_module = traced.graph_module
    graph = graph_module.graph
    found = [
        (node, tree.constant(value.detach().contiguous(), _is_same))
        for node, value in list(_large(graph_module))
    ]
    mode = next(node.meta["val"] for node in graph.nodes).fake_mode
    # They follow the other states.
    given = sum(meaning[0] == "state" for meaning in traced.inputs)
    before = list(graph.nodes)[given]
    for index in range(given, len(tree.states)):
        state = tree.states[index]
        with graph.inserting_before(before):
            graph.placeholder(state.path[-1]).meta["val"] = mode.from_tensor(state.tensor)
        traced.inputs.insert(index, ("state", index))
    arguments = dict(zip((state.path for state in tree.states), graph.nodes))
    for node, state in found:
        argument = arguments[state.path]
        argument.meta = dict(node.meta)
        node.replace_all_uses_with(argument)
        graph.erase_node(node)
    return given < len(tree.states)


def drop(tree, count):
    """Leaves only the first `count` constants."""
    for state in tree.constants[count:]:
        tree.buffers.remove(state)
        tree.root.members.remove(state)
    del tree.constants[count:]


def take_over(tree, computed):
    """Gives `tree` the constants that steps of its likeness `computed` have."""
    for state in computed.constants if computed is not tree else ():
        tree.add_constant(state)
