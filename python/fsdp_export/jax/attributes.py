# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of NNX modules that are no arrays: constants of the step, so no call may change them."""

import jax
import numpy
from flax import nnx

from ..common.errors import ExportError

# NNX's own notes on which attributes hold arrays.
_OWN = ("_pytree__nodes", "_pytree__state")


class _Part(str):
    """Stands for what is compared elsewhere, or not at all."""


_MODULE, _ARRAY = _Part("a part of the module"), _Part("an array")


def name(path):
    """A path as it is written in messages."""
    return ".".join(map(str, path))


def _read(value):
    """What is compared of a value: of containers, what is in them now."""
    if isinstance(value, (nnx.Pytree, nnx.Variable)):
        return _MODULE
    if isinstance(value, (jax.Array, numpy.ndarray)):
        return _ARRAY
    if isinstance(value, (list, tuple)):
        return type(value)(map(_read, value)) if type(value) in (list, tuple) else value
    if isinstance(value, dict):
        return {key: _read(item) for key, item in value.items()}
    return set(value) if isinstance(value, set) else value


def read(module):
    """What the attributes of a module and of those in it hold, by path."""
    return {
        (*path, key): _read(value)
        for path, node in nnx.iter_graph(module) if isinstance(node, nnx.Pytree)
        for key, value in vars(node).items() if key not in _OWN
    }


def _is_same(one, other):
    try:
        return one is other or bool(one == other)
    except Exception:  # what cannot be compared
        return False


def _text(value):
    if isinstance(value, (bool, int, float, str, type(None))) and not isinstance(value, _Part):
        return repr(value)
    return value if isinstance(value, _Part) else f"another {type(value).__name__}"


def check(before, after):
    """Refuses a call that changes an attribute, or adds one that is no array."""
    for path, value in after.items():
        if path not in before and isinstance(value, _Part):
            continue
        if path in before and _is_same(before[path], value):
            continue
        old = f"from {_text(before[path])} " if path in before else ""
        raise ExportError(
            f"the call changes attribute '{name(path)}' {old}to {_text(value)}, but in every step it "
            "would be what it is before the first one",
            "make it an nnx.Variable, as nnx.Variable(jnp.array(0)); if later calls leave it as it "
            "is, call the module once in model()")
