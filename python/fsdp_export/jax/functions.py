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


def _is_array(leaf):
    return hasattr(leaf, "dtype") and hasattr(leaf, "shape")


class Functions:
    """A loss, its parameters, and states that it changes.

    Leaves of the parameters that are no arrays, such as functions, stay what they are.
    """

    trained = "parameter of a floating-point type"

    def __init__(self, function, params, held=None):
        self.notes, self.assigned = {}, ()
        self._function, self._held = function, held is not None
        root = ModuleNode(ROOT, (), getattr(function, "__qualname__", "loss"), [])
        structure = (params, held) if self._held else (params,)
        classes = {path: cls for part in structure for path, cls in _classes(part).items()}
        self._given = [(place, path, leaf) for place, part in enumerate(structure)
                       for path, leaf in leaves(part)]
        self._note_numbers()
        found = {
            i: (add_state(root, path or ("params",), jnp.asarray(leaf),
                          place == 0 and jnp.issubdtype(leaf.dtype, jnp.floating), classes),
                jnp.asarray(leaf))
            for i, (place, path, leaf) in enumerate(self._given) if self._is_state(place, path, leaf)
        }
        order = sorted(found, key=lambda i: not found[i][0].is_param)
        self._places = {leaf: place for place, leaf in enumerate(order)}
        self._structure = jax.tree_util.tree_structure(structure)
        ordered = [found[i] for i in order]
        self.values = [value for _, value in ordered]
        self.tree = states.Tree(
            root, [s for s, _ in ordered if s.is_param],
            [s for s, _ in ordered if not s.is_param], {})
        self.classes = {base.__name__ for cls in classes.values() for base in cls.__mro__}
        self.names = list(inspect.signature(function).parameters)[len(structure):]

    def candidates(self):
        return [(state.path, state.tensor) for state in self.tree.params]

    def _note_numbers(self):
        """Warns of numbers that one may take for parameters, as JAX itself does."""
        numbers = [".".join(path) or "params" for place, path, leaf in self._given
                   if place == 0 and isinstance(leaf, (float, complex)) and not _is_array(leaf)]
        if numbers:
            self.notes[
                f"Python numbers among the parameters are constants, not trained: {', '.join(numbers)}; "
                "to train them, make them arrays: jnp.asarray(...)"] = None

    @staticmethod
    def _is_state(place, path, leaf):
        """Whether a leaf is an array; also a number, as a state."""
        if place == 0 or _is_array(leaf):
            return _is_array(leaf)
        if not isinstance(leaf, (bool, int, float)):
            raise ExportError(
                f"expected state '{'.'.join(path)}' to be an array, got {type(leaf).__name__}",
                "leave it out of the states: the loss can read it where it is")
        return True

    def loss(self, values, inputs):
        flat = [values[self._places[i]] if i in self._places else leaf
                for i, (_, _, leaf) in enumerate(self._given)]
        parts = jax.tree_util.tree_unflatten(self._structure, flat)
        result = self._function(*parts, *inputs)
        if not self._held:
            return result, values
        if not isinstance(result, tuple) or len(result) != 2:
            raise ExportError("expected the loss to return itself and the next states")
        expected, found = map(jax.tree_util.tree_structure, (parts[1], result[1]))
        if expected != found:
            raise ExportError(
                "expected the loss to return states like those that it is given, "
                f"{_text(expected)}, got {_text(found)}",
                "return the same keys in the same kinds of containers")
        new = list(values)
        first = len(self._given) - expected.num_leaves
        for leaf, value in enumerate(jax.tree_util.tree_leaves(result[1]), first):
            new[self._places[leaf]] = value
        return result[0], new


def _text(structure):
    return str(structure).removeprefix("PyTreeDef(").removesuffix(")")
