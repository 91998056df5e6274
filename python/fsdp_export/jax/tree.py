# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The module tree of a Flax NNX model, from a walk of our own.

Order is that of assignment. NNX itself sorts names, and would give a tied
variable the alphabetically first of its names.
"""

import dataclasses
import inspect

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

from ..common import states
from ..common.errors import ExportError
from ..common.states import ROOT, Alias, ModuleNode, State, class_name
from . import attributes


# An array that is no Variable is a state, too, which is not trained.
_ARRAYS = (jax.Array, numpy.ndarray)
_STATES = (nnx.Variable, *_ARRAYS)


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
        return [(_key_name(key), value) for key, value in module.items()]
    return list(vars(module).items())


def _key_name(key):
    return "_".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _holds_states(value):
    if isinstance(value, (nnx.Pytree, *_STATES)):
        return True
    if isinstance(value, (nnx.List, list, tuple)):
        return any(_holds_states(item) for item in value)
    return isinstance(value, dict) and any(_holds_states(item) for item in value.values())


def _array(variable, path):
    """The array that a variable holds, a number as one without dimensions; None of what holds
    nothing."""
    raw = variable.get_raw_value() if isinstance(variable, nnx.Variable) else variable
    leaves = jax.tree_util.tree_leaves(raw)
    if not leaves:
        return None
    if len(leaves) > 1 or not isinstance(leaves[0], (*_ARRAYS, numpy.generic, bool, int, float)):
        kinds = ", ".join(type(leaf).__name__ for leaf in leaves[:3])
        raise ExportError(
            f"expected variable '{'.'.join(path)}' to hold one array, got "
            + (kinds if len(leaves) == 1 else f"{len(leaves)} values ({kinds}{', ...' * (len(leaves) > 3)})"),
            "make each array a variable of its own, and what is no array a plain attribute")
    return leaves[0] if isinstance(leaves[0], jax.Array) else jnp.asarray(leaves[0])


def _drop_sown(module):
    """Removes what sow() has collected in calls before."""
    for _, node in list(nnx.iter_modules(module)):
        for name, value in list(vars(node).items()):
            if isinstance(value, nnx.Intermediate) and isinstance(value.get_raw_value(), tuple):
                delattr(node, name)


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
            if isinstance(value, _STATES):
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
            if isinstance(value, _STATES):
                if id(value) in self.known:
                    self.aliases[".".join(path + (key,))] = ".".join(self.known[id(value)])
            elif _holds_states(value):
                self._alias_below(value, path + (key,), first + (key,))

    def _add(self, node, key, variable):
        path = node.path + (key,)
        if id(variable) in self.known:
            node.members.append(Alias(key, self.known[id(variable)]))
            self.aliases[".".join(path)] = ".".join(self.known[id(variable)])
            return
        value = _array(variable, path)
        if value is None:
            return
        trained = isinstance(variable, nnx.Param)
        state = State(path, value, trained, trainable=trained)
        self.known[id(variable)] = path
        self.variables[path] = variable
        (self.params if trained else self.buffers).append(state)
        node.members.append(state)


def build(model):
    """Walks `model` and returns its `Tree`."""
    walk = _Walk()
    root = walk.visit(model, ROOT, ())
    return Tree(root, walk.params, walk.buffers, walk.aliases, walk.variables)


def _known(by_variable, model, path):
    """The index of the state that is the variable at NNX's `path`."""
    index = by_variable.get(id(_find(model, path)))
    if index is None:
        name = ".".join(str(key) for key in path)
        raise ExportError(
            f"variable '{name}' is held by something that is no module, list or dictionary",
            "not supported: make it an nnx.Variable that is an attribute of an nnx.Module",
        )
    return index


def _find(model, path):
    value = model
    for key in path:
        value = value[key] if isinstance(key, int) else _member(value, key)
    return value


def _member(value, key):
    return value[key] if isinstance(value, dict) else getattr(value, key)


def _arrays(module):
    """The variables of a module that hold something, by NNX's paths."""
    flat = nnx.to_flat_state(nnx.split(module)[1])
    return {path: variable for path, variable in flat if jax.tree_util.tree_leaves(variable)}


class Nnx:
    """A Flax NNX module."""

    trained = "nnx.Param"

    def __init__(self, module):
        _drop_sown(module)
        self.tree = build(module)
        self.notes = {}
        self.assigned = set()
        self.values = [state.tensor for state in self.tree.states]
        self.classes = {
            base.__name__ for _, m in nnx.iter_modules(module) for base in type(m).__mro__}
        self.names = list(inspect.signature(type(module).__call__).parameters)[1:]
        self._graph, self._state = nnx.split(module)
        places = {id(self.tree.variables[s.path]): i for i, s in enumerate(self.tree.states)}
        self._order = {path: _known(places, module, path) for path in _arrays(module)}

    def candidates(self):
        paths = {place: path for path, place in self._order.items()}
        return [(paths[place], self.tree.variables[state.path])
                for place, state in enumerate(self.tree.params)]

    def loss(self, values, inputs):
        structure = jax.tree_util.tree_structure(self._state)
        given = [values[place] for place in self._order.values()]
        merged = nnx.merge(self._graph, jax.tree_util.tree_unflatten(structure, given))
        before = attributes.read(merged)
        loss = merged(*inputs)
        attributes.check(before, attributes.read(merged))
        return loss, self._changed(values, _arrays(merged))

    def _changed(self, values, after):
        """The values after a call, which `after` has by NNX's paths."""
        new = list(values)
        for path, place in self._order.items():
            leaves = jax.tree_util.tree_leaves(after.get(path))
            if len(leaves) != 1:
                raise ExportError(
                    f"the call leaves no array in '{attributes.name(path)}', which had one",
                    "keep the variables of a module, and change their values")
            if place < len(self.tree.params) and leaves[0] is not values[place]:
                self.assigned.add(place)
            new[place] = leaves[0]
        for path, variable in after.items():
            # What sow() adds is meant to be dropped.
            if path not in self._order and not isinstance(variable, nnx.Intermediate):
                self.notes[
                    f"the call adds '{attributes.name(path)}', which is dropped: every step begins "
                    "without it; make it an nnx.Variable in __init__, or sow() what nothing reads"
                ] = None
        return new
