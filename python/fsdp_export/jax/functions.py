# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models that are a function of trees of arrays: `loss(params, *inputs)`.

With states that are not trained, `loss(params, states, *inputs)` returns the loss and
the next states.
"""

import inspect

import jax
import jax.numpy as jnp

from ..common import states
from ..common.errors import ExportError
from ..common.states import ROOT, ModuleNode, State, class_name

_KEYS = ("key", "idx", "name")


def key_name(key):
    """One key of a path in a tree of arrays, as the name of a member."""
    for field in _KEYS:
        if hasattr(key, field):
            name = str(getattr(key, field))
            break
    else:
        name = str(key)
    if "." in name:
        raise ExportError(f"name '{name}' contains a dot")
    return name


def _node(path, classes, outside):
    """A module of the class that `classes` have for its path."""
    cls = classes.get(path, dict)
    bases = [class_name(base) for base in cls.__mro__[1:] if base not in outside]
    return ModuleNode(path[-1], path, class_name(cls), bases)


def _find_node(root, path, classes, outside):
    """The module at a path below the root, made where there is none yet."""
    node = root
    for length in range(1, len(path) + 1):
        below = node.find(path[:length])
        if below.path != path[:length]:
            below = _node(path[:length], classes, outside)
            node.members.append(below)
        node = below
    return node


def leaves(tree):
    """(path, leaf) of a tree of arrays, in JAX's order."""
    return [
        (tuple(key_name(key) for key in path), leaf)
        for path, leaf in jax.tree_util.tree_leaves_with_path(tree)
    ]


def add_state(root, path, value, is_param, classes, outside=dict.__mro__):
    """The state at a path below the root, with a place in the tree; `classes` are those of
    modules, by path, which are not said to be derived from those `outside`."""
    state = State(path, value, is_param, trainable=is_param)
    node = _find_node(root, path[:-1], classes, outside)
    if any(member.path == path for member in node.members if hasattr(member, "path")):
        raise ExportError(f"two states are called '{'.'.join(path)}'", "rename one of them")
    node.members.append(state)
    return state


def _classes(tree, path=()):
    """The classes of the nodes of a tree of arrays, by path."""
    below, _ = jax.tree_util.tree_flatten_with_path(tree, is_leaf=lambda node: node is not tree)
    if len(below) == 1 and below[0][1] is tree:
        return {}
    found = {path: type(tree)}
    for keys, child in below:
        found |= _classes(child, (*path, *map(key_name, keys)))
    return found


class Functions:
    """A loss, its parameters, and states that it changes."""

    trained = "parameter of a floating-point type"

    def __init__(self, function, params, held=None):
        self.notes = {}
        self._function, self._held = function, held is not None
        root = ModuleNode(ROOT, (), getattr(function, "__qualname__", "loss"), [])
        structure = (params, held) if self._held else (params,)
        classes = {path: cls for part in structure for path, cls in _classes(part).items()}
        found = [
            (add_state(root, path or ("params",), jnp.asarray(leaf),
                       _is_trained(leaf) and place == 0, classes), jnp.asarray(leaf))
            for place, part in enumerate(structure) for path, leaf in leaves(part)
        ]
        order = sorted(range(len(found)), key=lambda i: not found[i][0].is_param)
        self._places = {leaf: place for place, leaf in enumerate(order)}
        self._structure = jax.tree_util.tree_structure(structure)
        ordered = [found[i] for i in order]
        self.values = [value for _, value in ordered]
        self.tree = states.Tree(
            root, [s for s, _ in ordered if s.is_param],
            [s for s, _ in ordered if not s.is_param], {})
        self.classes = {base.__name__ for cls in classes.values() for base in cls.__mro__}
        self.names = list(inspect.signature(function).parameters)[len(structure):]

    def loss(self, values, inputs):
        flat = [values[self._places[i]] for i in range(len(values))]
        parts = jax.tree_util.tree_unflatten(self._structure, flat)
        result = self._function(*parts, *inputs)
        if not self._held:
            return result, values
        if not isinstance(result, tuple) or len(result) != 2:
            raise ExportError("expected the loss to return itself and the next states")
        after = jax.tree_util.tree_leaves((parts[0], result[1]))
        if len(after) != len(values):
            raise ExportError(
                "expected the loss to return states like those that it is given, got "
                f"{jax.tree_util.tree_structure(result[1])}")
        new = list(values)
        for leaf, value in enumerate(after):
            new[self._places[leaf]] = value
        return result[0], new


def _is_trained(leaf):
    return jnp.issubdtype(jnp.asarray(leaf).dtype, jnp.floating)
