# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The module tree of a Flax NNX model, from a walk of our own.

Order is that of assignment. NNX itself sorts names, and would give a tied
variable the alphabetically first of its names.
"""

import dataclasses

import numpy
from flax import nnx

from ..common import states
from ..common.errors import ExportError
from ..common.states import ROOT, Alias, ModuleNode, State, class_name


@dataclasses.dataclass
class Tree(states.Tree):
    """The tree with the variable of each state, by its path."""

    variables: dict


def _bases(cls):
    """The base classes of a model's own kind, nearest first."""
    outside = set(nnx.Module.__mro__)
    return [class_name(base) for base in cls.__mro__[1:] if base not in outside]


def _children(module):
    """(name, value) of what is registered in a module, in order of assignment."""
    if isinstance(module, (nnx.List, list, tuple)):
        return [(str(index), value) for index, value in enumerate(module)]
    if isinstance(module, dict):
        return [(str(key), value) for key, value in module.items()]
    return [(name, value) for name, value in vars(module).items() if not name.startswith("_")]


def _holds_states(value):
    if isinstance(value, (nnx.Pytree, nnx.Variable)):
        return True
    if isinstance(value, (nnx.List, list, tuple)):
        return any(_holds_states(item) for item in value)
    return isinstance(value, dict) and any(_holds_states(item) for item in value.values())


class _Walk:
    def __init__(self):
        self.modules, self.known = {}, {}
        self.params, self.buffers, self.variables, self.aliases = [], [], {}, {}

    def visit(self, module, name, path):
        cls = type(module)
        node = ModuleNode(name, path, class_name(cls), _bases(cls))
        self.modules[id(module)] = path
        for key, value in _children(module):
            if not _holds_states(value):
                continue
            if "." in key:
                raise ExportError(f"name '{key}' contains a dot")
            if isinstance(value, nnx.Variable):
                self._add(node, key, value)
            elif id(value) in self.modules:
                first = self.modules[id(value)]
                node.members.append(Alias(key, first))
                self._alias_below(value, path + (key,), first)
            else:
                node.members.append(self.visit(value, key, path + (key,)))
        return node

    def _alias_below(self, module, path, first):
        for key, value in _children(module):
            if isinstance(value, nnx.Variable):
                self.aliases[".".join(path + (key,))] = ".".join(self.known[id(value)])
            elif _holds_states(value):
                self._alias_below(value, path + (key,), first + (key,))

    def _add(self, node, key, variable):
        path = node.path + (key,)
        if id(variable) in self.known:
            node.members.append(Alias(key, self.known[id(variable)]))
            self.aliases[".".join(path)] = ".".join(self.known[id(variable)])
            return
        if isinstance(variable, nnx.RngState):
            raise ExportError(
                f"'{'.'.join(path)}' is the state of a random generator",
                "not supported: pass random values as inputs of batch()",
            )
        trained = isinstance(variable, nnx.Param)
        tensor = numpy.asarray(variable[...])
        state = State(path, tensor, trained, trainable=trained)
        self.known[id(variable)] = path
        self.variables[path] = variable
        (self.params if trained else self.buffers).append(state)
        node.members.append(state)


def build(model):
    """Walks `model` and returns its `Tree`."""
    walk = _Walk()
    root = walk.visit(model, ROOT, ())
    return Tree(root, walk.params, walk.buffers, walk.aliases, walk.variables)
