# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of flax.linen: a module and its variables.

What `make_rng` draws from is a buffer, too: of each stream of random numbers a key, and
the number of the step, which is folded in.
"""

import contextlib
import inspect
from collections.abc import Mapping
from unittest import mock

import jax
import jax.numpy as jnp
from flax import errors, linen
from flax.core.scope import Scope

from ..common import states
from ..common.errors import ExportError
from ..common.states import ROOT, ModuleNode, class_name
from .functions import add_state, key_name, leaves

_RNGS = "rngs"
# Base classes that every module has.
_OUTSIDE = {*linen.Module.__mro__, *dict.__mro__}


def _initialized(module, inputs):
    """The variables of a module that came without."""
    key = jax.random.key(0)
    params, dropout = jax.random.split(key)
    try:
        return module.init({"params": params, "dropout": dropout}, *inputs)
    except Exception as error:
        text = (str(error).strip().splitlines() or [""])[0]
        raise ExportError(
            f"initializing the module failed: {type(error).__name__}: {text}",
            "return (module, variables) from model(), with variables of your own",
        ) from error


def _members(variables, path=()):
    """(path, array) of a collection, in the order in which they were made."""
    if not isinstance(variables, Mapping):
        below = leaves(variables)
        return [((*path, *more), leaf) for more, leaf in below]
    return [
        pair for key, value in variables.items()
        for pair in _members(value, (*path, key_name(jax.tree_util.DictKey(key))))
    ]


def _unboxed(variables):
    """Variables without what says how they are laid out; in their order, which JAX's own walks
    change."""
    if isinstance(variables, Mapping):
        return {key: _unboxed(value) for key, value in variables.items()}
    return linen.meta.unbox(variables)


@contextlib.contextmanager
def _noted_streams(names):
    """Adds to `names` what modules call `has_rng` with, as `make_rng` does, too."""
    has_rng = Scope.has_rng

    def note(scope, name):
        names.add(name)
        return has_rng(scope, name)

    with mock.patch.object(Scope, "has_rng", note):
        yield


class Linen:
    """A linen module; states are named by their path, whatever their collection."""

    trained = "variable in the collection params"

    def __init__(self, module, variables=None, rngs=None, *, inputs):
        self.notes, self.assigned = {}, ()
        variables = _initialized(module, inputs) if variables is None else variables
        self._module, self._variables = module, _unboxed(variables)
        if "_overwrite_with_gradient" in self._variables:
            raise ExportError(
                "the module has variables that their gradients overwrite, as those of fp8",
                "not supported: compute in bfloat16, with dtype=jnp.bfloat16")
        self._collections = [name for name in self._variables if name != "params"]
        self._streams = {}
        classes = self._find_classes(inputs, rngs)
        base = type(module)
        root = ModuleNode(ROOT, (), class_name(base), [class_name(b) for b in base.__mro__[1:] if b not in _OUTSIDE])
        self._places, params, buffers = {}, [], []
        for collection in ("params", *self._collections):
            for path, leaf in _members(self._variables.get(collection, {})):
                state = add_state(root, path, leaf, collection == "params", classes, _OUTSIDE)
                leaf = state.tensor = jnp.asarray(leaf)
                (params if state.is_param else buffers).append((state, leaf))
                self._places[collection, path] = len(params) + len(buffers) - 1
        for stream, key in self._streams.items():
            for name, leaf in (("key", key), ("count", jnp.zeros((), jnp.int32))):
                path = (_RNGS, stream, name)
                buffers.append((add_state(root, path, leaf, False, {}), leaf))
                self._places[_RNGS, path] = len(params) + len(buffers) - 1
        self.values = [leaf for _, leaf in params + buffers]
        self.tree = states.Tree(root, [s for s, _ in params], [s for s, _ in buffers], {})
        self.classes = {base.__name__ for cls in [*classes.values(), type(module)]
                        for base in cls.__mro__}
        self.names = list(inspect.signature(type(module).__call__).parameters)[1:]

    def candidates(self):
        return [(state.path, state.tensor) for state in self.tree.params]

    def _find_classes(self, inputs, rngs):
        """The classes of modules by path, and, on the way, the streams: those that came with the
        module, or of the usual one what it asks for."""
        found, asked = {}, set()

        def note(call, arguments, keywords, context):
            found.setdefault(tuple(context.module.path), type(context.module))
            return call(*arguments, **keywords)

        self._streams = dict({"dropout": jax.random.key(0)} if rngs is None else rngs)
        try:
            with linen.intercept_methods(note), _noted_streams(asked):
                jax.eval_shape(lambda: self._apply(self._variables, inputs, self._streams))
        except errors.InvalidRngError as error:
            raise ExportError(
                f"the module draws from another stream: {str(error).splitlines()[0]}",
                "return (module, variables, {'STREAM': jax.random.key(0), ...}) from model()",
            ) from error
        except Exception:  # tracing the step says what is wrong
            return found
        if rngs is None:
            self._streams = {name: key for name, key in self._streams.items() if name in asked}
        return found

    def _apply(self, variables, inputs, streams):
        return self._module.apply(variables, *inputs, rngs=streams, mutable=self._collections)

    def _collection(self, name, values):
        """The arrays of a collection, in its structure."""
        part = self._variables[name]
        flat = [values[self._places[name, path]] for path, _ in leaves(part)]
        return jax.tree_util.tree_unflatten(jax.tree_util.tree_structure(part), flat)

    def loss(self, values, inputs):
        variables = {name: self._collection(name, values) for name in self._variables}
        new = list(values)
        streams = {}
        for stream in self._streams:
            key, count = (self._places[_RNGS, (_RNGS, stream, n)] for n in ("key", "count"))
            streams[stream] = jax.random.fold_in(values[key], values[count])
            new[count] = values[count] + 1
        loss, changed = self._apply(variables, inputs, streams)
        for name in self._collections:
            for path, leaf in leaves(changed.get(name, {})):
                if (name, path) in self._places:
                    new[self._places[name, path]] = leaf
                else:
                    self._note_added(name, path, changed[name])
        return loss, new

    def _note_added(self, collection, path, values):
        """Warns of a variable that a call makes; what sow() collects is meant to be dropped."""
        for key in path[:-1]:
            values = values.get(key) if isinstance(values, Mapping) else values
        if not isinstance(values, tuple):
            self.notes[
                f"the call adds '{'.'.join(path)}' to the collection {collection}, which is dropped: "
                "every step begins without it; have it in the variables that model() returns"] = None
