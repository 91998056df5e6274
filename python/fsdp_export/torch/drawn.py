# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python's and numpy's generators of random numbers, whoever holds them: what they give while
forward is traced would be constants of the step."""

import contextlib
import gc
import pickle
import random
import sys


def _kinds():
    """Classes of generators, and how to ask for a state."""
    kinds = {random.Random: random.Random.getstate}
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        kinds[numpy.random.RandomState] = lambda one: one.get_state(legacy=False)
        # What each numpy.random.Generator draws from.
        kinds[numpy.random.BitGenerator] = lambda one: one.state
    return kinds


def _generators():
    """The generators that there are: each with its name and how to ask for its state."""
    kinds, named = _kinds(), {id(random._inst): "Python's generator"}
    if "numpy" in sys.modules:
        state = sys.modules["numpy"].random.mtrand._rand
        named |= dict.fromkeys((id(state), id(state._bit_generator)), "numpy's generator")
    # Only its type says what an object is: others may do anything when they are asked. There are
    # far fewer types than objects.
    objects, bases = gc.get_objects(), {}
    for one in objects:
        number = id(type(one))
        if number not in bases:
            bases[number] = next((base for base in type(one).__mro__ if base in kinds), None)
        base = bases[number]
        if base is not None and not issubclass(type(one), random.SystemRandom):
            yield one, named.get(id(one), f"a generator of the model's, {type(one).__name__}"), kinds[base]


class Drawn:
    """The names of those generators that draw while something runs, in a list."""

    def __init__(self):
        self.names = []
        self._known = list(_generators())

    def _states(self):
        return [pickle.dumps(ask(one)) for one, _, ask in self._known]

    @contextlib.contextmanager
    def watched(self):
        """Where nothing is to be drawn."""
        before = self._states()
        yield
        for (_, name, _), old, new in zip(self._known, before, self._states(), strict=True):
            if old != new and name not in self.names:
                self.names.append(name)
