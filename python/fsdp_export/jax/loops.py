# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lax.scan, lax.fori_loop and lax.while_loop as loops that count."""

import jax
import jax.numpy as jnp
import numpy

from ..common.errors import ExportError
from . import keys

# How often the condition of a while loop is asked before it counts as endless.
_MAX_TRIPS = 100_000


def _each(change, *values):
    """Of each part of what may be a pair."""
    return jax.tree_util.tree_map(change, *values)


def _slice(x, place):
    start = [place, *(jnp.zeros_like(place) for _ in x.shape[1:])]
    return jax.lax.dynamic_slice(
        x, start, (1, *x.shape[1:]), allow_negative_indices=False).reshape(x.shape[1:])


def _put(x, part, place):
    start = [place, *(jnp.zeros_like(place) for _ in part.shape)]
    return jax.lax.dynamic_update_slice(x, part[None], start, allow_negative_indices=False)


def repeat(length, reverse, body, state):
    """body(place, state) -> state for every place below `length`; `rewrites` knows what it counts.

    What is found by what is counted alone is not read from memory.
    """
    first, step = (length - 1, -1) if reverse else (0, 1)
    past = first + step * length
    likes, structure = jax.tree_util.tree_flatten(state)

    def next_one(all):
        place, carried = all
        values = [keys.restored(*pair) for pair in zip(carried, likes, strict=True)]
        state = body(place, jax.tree_util.tree_unflatten(structure, values))
        return place + step, list(map(keys.to_store, jax.tree_util.tree_leaves(state)))

    # The loop becomes one of a dialect that knows no keys, nor signs of numbers.
    start = (jnp.asarray(first, jnp.int32), list(map(keys.to_store, likes)))
    carried = jax.lax.while_loop(lambda all: all[0] != past, next_one, start)[1]
    values = [keys.restored(*pair) for pair in zip(carried, likes, strict=True)]
    return jax.tree_util.tree_unflatten(structure, values)


def scan(evaluate, params, operands):
    """A lax.scan as a loop whose body has no calls."""
    length, inner = params["length"], params["jaxpr"]
    constants = params["num_consts"]
    end = constants + params["num_carry"]
    kept = [evaluate.zeros((length, *value.shape), value.dtype)
            for value in inner.out_avals[params["num_carry"]:]]

    def body(place, state):
        carried, kept = state
        slices = [_each(lambda part: _slice(part, place), x) for x in operands[end:]]
        results = evaluate(inner, *operands[:constants], *carried, *slices)
        carried, parts = results[:len(carried)], results[len(carried):]
        return carried, [_each(lambda *both: _put(*both, place), *pair)
                         for pair in zip(kept, parts, strict=True)]

    first = _each(jnp.asarray, operands[constants:end])
    carried, kept = repeat(length, params["reverse"], body, (first, kept))
    return [*carried, *kept]


def _needed(jaxpr, outputs):
    """The equations that these outputs of a jaxpr depend on, and the positions of its inputs."""
    needed = {atom for atom in outputs if not hasattr(atom, "val")}
    equations = []
    for equation in reversed(jaxpr.eqns):
        if needed.intersection(equation.outvars):
            equations.insert(0, equation)
            needed.update(atom for atom in equation.invars if not hasattr(atom, "val"))
    return equations, {i for i, atom in enumerate(jaxpr.invars) if atom in needed}


def _counters(cond, body, cond_count, body_count):
    """The positions of carried values that decide how long the loop runs."""
    found = {i - cond_count for i in _needed(cond, cond.outvars)[1] if i >= cond_count}
    while True:
        wanted = [body.outvars[i] for i in sorted(found)]
        more = {i - body_count for i in _needed(body, wanted)[1] if i >= body_count}
        if more <= found:
            return sorted(found)
        found |= more


def is_traced(value):
    """Whether a value, or a part of it, depends on those of tensors."""
    return any(isinstance(part, jax.core.Tracer) for part in jax.tree_util.tree_leaves(value))


def _history(evaluate, params, constants, carried):
    """The values of the carried `counters` before every trip and at the end, by position; None
    where they depend on the values of tensors."""
    cond, body = params["cond_jaxpr"], params["body_jaxpr"]
    cond_count, body_count = params["cond_nconsts"], params["body_nconsts"]
    counters = _counters(cond.jaxpr, body.jaxpr, cond_count, body_count)
    wanted = [body.jaxpr.outvars[i] for i in counters]
    parts = [(cond, cond.jaxpr.outvars), (body, wanted)]
    needed = [_needed(closed.jaxpr, outputs) for closed, outputs in parts]
    ahead = [constants[:cond_count], constants[cond_count:]]
    used = [values[i] for values, (_, inputs) in zip(ahead, needed) for i in inputs
            if i < len(values)]
    if any(map(is_traced, [*used, *(carried[i] for i in counters)])):
        return None

    def run(which, state):
        (closed, outputs), (equations, _) = parts[which], needed[which]
        return evaluate.part(closed, [*ahead[which], *state], equations, outputs)

    state = list(carried)
    history = [[state[i] for i in counters]]
    with jax.ensure_compile_time_eval():
        while bool(run(0, state)[0]):
            if len(history) > _MAX_TRIPS:
                raise ExportError(
                    f"the step contains lax.while_loop that does not end in {_MAX_TRIPS} trips",
                    "use lax.fori_loop or lax.scan with a fixed number of trips")
            history.append(run(1, state))
            for i, value in zip(counters, history[-1], strict=True):
                state[i] = value
    return {i: [numpy.asarray(values[k]) for values in history] for k, i in enumerate(counters)}


def _progression(values):
    """(first, step) of whole numbers at equal distances, or None."""
    if values[0].shape or not numpy.issubdtype(values[0].dtype, numpy.integer):
        return None
    numbers = [int(value) for value in values]
    step = numbers[1] - numbers[0] if len(numbers) > 1 else 0
    even = all(b - a == step for a, b in zip(numbers, numbers[1:]))
    return (numbers[0], step) if even else None


def _with_rank(x, rank):
    """An array with as many dimensions, of which it has the first ones."""
    return x.reshape(x.shape + (1,) * (rank - x.ndim))


def _until(evaluate, params, constants, carried):
    """A lax.while_loop as it is, with a body that has no calls."""
    count = params["cond_nconsts"]
    is_batch = params["cond_jaxpr"].out_avals[0].shape != ()
    likes, structure = jax.tree_util.tree_flatten([_each(jnp.asarray, value) for value in carried])

    def whole(stored):
        values = [keys.restored(*pair) for pair in zip(stored, likes, strict=True)]
        return jax.tree_util.tree_unflatten(structure, values)

    def goes_on(stored):
        return evaluate(params["cond_jaxpr"], *constants[:count], *whole(stored))[0]

    def body(stored):
        results = evaluate(params["body_jaxpr"], *constants[count:], *whole(stored))
        new = map(keys.to_store, jax.tree_util.tree_leaves(results))
        if not is_batch:
            return list(new)
        # What has come to its end stays.
        which = goes_on(stored)
        return [jnp.where(_with_rank(which, value.ndim), value, old)
                for value, old in zip(new, stored, strict=True)]

    first = list(map(keys.to_store, likes))
    until = (lambda stored: jnp.any(goes_on(stored))) if is_batch else goes_on
    return whole(jax.lax.while_loop(until, body, first))


def while_loop(evaluate, params, operands):
    """A lax.while_loop whose condition depends on constants alone, as one that counts; any other
    one as it is."""
    count = params["cond_nconsts"] + params["body_nconsts"]
    constants, carried = operands[:count], operands[count:]
    body_constants = constants[params["cond_nconsts"]:]
    history = _history(evaluate, params, constants, carried)
    if history is None:
        return _until(evaluate, params, constants, carried)
    trips = max((len(values) - 1 for values in history.values()), default=0)
    counted = {i: line for i, values in history.items()
               if (line := _progression(values)) is not None}

    def whole(place, rest):
        rest = iter(rest)
        return [
            (counted[i][0] + counted[i][1] * place).astype(jnp.asarray(value).dtype)
            if i in counted else next(rest)
            for i, value in enumerate(carried)
        ]

    def body(place, rest):
        results = evaluate(params["body_jaxpr"], *body_constants, *whole(place, rest))
        return [value for i, value in enumerate(results) if i not in counted]

    first = [_each(jnp.asarray, value) for i, value in enumerate(carried) if i not in counted]
    rest = iter(repeat(trips, False, body, first) if trips else first)
    return [history[i][-1] if i in counted else next(rest) for i in range(len(carried))]
