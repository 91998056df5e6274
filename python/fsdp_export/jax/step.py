# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a Flax NNX model to one flat StableHLO function with known meaning."""

import dataclasses

import jax
import jax.numpy as jnp
from flax import nnx

from ..common.errors import ExportError


@dataclasses.dataclass
class Lowered:
    """The lowered module and, by position, what its arguments and results are.

    Arguments: ("state", index), ("input", position). Results: ("new_value",
    index), ("loss",), ("grad", index).
    """

    module: object
    inputs: list
    outputs: list


def _inner(equation):
    """The jaxpr that a call-like equation evaluates, closed, or None."""
    for key in ("jaxpr", "call_jaxpr", "fun_jaxpr"):
        inner = equation.params.get(key)
        if inner is not None and equation.primitive.name in _CALLS:
            return inner if hasattr(inner, "consts") else jax.extend.core.ClosedJaxpr(inner, ())
    return None


_CALLS = {
    "jit", "pjit", "closed_call", "core_call", "custom_jvp_call", "custom_vjp_call", "checkpoint",
    "remat", "remat2",
}


def _behind_barrier(equation, operands):
    """The operands, those of a jax.checkpoint's recomputation behind its barrier."""
    guarded = equation.params.get("prevent_cse", False)
    if not equation.params.get("differentiated", False):
        return operands
    if isinstance(guarded, bool):
        guarded = (guarded,) * len(operands)
    if not any(guarded):
        return operands
    passed = [value for value, guard in zip(operands, guarded, strict=True) if guard]
    passed = iter(jax.lax.optimization_barrier(passed))
    return [
        next(passed) if guard else value
        for value, guard in zip(operands, guarded, strict=True)
    ]


def _slice(x, place):
    start = [place, *(jnp.zeros_like(place) for _ in x.shape[1:])]
    return jax.lax.dynamic_slice(
        x, start, (1, *x.shape[1:]), allow_negative_indices=False).reshape(x.shape[1:])


def _put(x, part, place):
    start = [place, *(jnp.zeros_like(place) for _ in part.shape)]
    return jax.lax.dynamic_update_slice(x, part[None], start, allow_negative_indices=False)


def _scan(params, operands):
    """A lax.scan as a loop whose body has no calls; `rewrites` knows what it counts."""
    length, inner = params["length"], params["jaxpr"]
    constants = params["num_consts"]
    end = constants + params["num_carry"]
    kept = [jax.lax.full((length, *value.shape), 0, value.dtype)
            for value in inner.out_avals[params["num_carry"]:]]

    def body(state):
        place, carried, kept = state
        slices = [_slice(x, place) for x in operands[end:]]
        results = _evaluate(inner, *operands[:constants], *carried, *slices)
        carried, parts = results[:len(carried)], results[len(carried):]
        kept = [_put(x, part, place) for x, part in zip(kept, parts, strict=True)]
        return place + step, carried, kept

    # Slices are found by what is counted alone, so that no place is read from memory.
    first, step = (length - 1, -1) if params["reverse"] else (0, 1)
    state = (jnp.asarray(first, jnp.int32), list(operands[constants:end]), kept)
    past = first + step * length
    _, carried, kept = jax.lax.while_loop(lambda state: state[0] != past, body, state)
    return [*carried, *kept]


def _evaluate(closed, *arguments):
    """Evaluates a jaxpr with every call inlined: one flat function results."""
    values = {}

    def read(atom):
        return atom.val if hasattr(atom, "val") else values[atom]

    jaxpr = closed.jaxpr
    values.update(zip(jaxpr.constvars, closed.consts, strict=True))
    values.update(zip(jaxpr.invars, arguments, strict=True))
    for equation in jaxpr.eqns:
        operands = [read(atom) for atom in equation.invars]
        inner = _inner(equation)
        if inner is not None:
            results = _evaluate(inner, *_behind_barrier(equation, operands))
        elif equation.primitive.name == "scan":
            results = _scan(equation.params, operands)
        else:
            params = equation.primitive.get_bind_params(equation.params)
            results = equation.primitive.bind(*operands, **params)
            results = results if equation.primitive.multiple_results else [results]
        values.update(zip(equation.outvars, results, strict=True))
    return [read(atom) for atom in jaxpr.outvars]


def _refuse_loops(jaxpr):
    for equation in jaxpr.eqns:
        if equation.primitive.name == "while":
            raise ExportError(
                "the step contains lax.while",
                "not supported: use lax.scan, or write a Python loop, which also gives every layer "
                "its own unit",
            )
        inner = equation.params["jaxpr"] if equation.primitive.name == "scan" else _inner(equation)
        if inner is not None:
            _refuse_loops(inner.jaxpr)


def step_function(model, tree):
    """step(params, buffers, *inputs) -> (new buffers, loss, gradients), each in tree order."""
    graph, state = nnx.split(model)
    paths = [path for path, _ in nnx.to_flat_state(state)]
    by_variable = {id(tree.variables[s.path]): i for i, s in enumerate(tree.states)}
    order = [_known(by_variable, model, path) for path in paths]
    count = len(tree.params)

    def run(params, buffers, inputs):
        values = [*params, *buffers]
        flat, structure = jax.tree_util.tree_flatten(state)
        if len(flat) != len(order):
            raise ExportError("a variable of the model holds more than one array")
        merged = nnx.merge(
            graph, jax.tree_util.tree_unflatten(structure, [values[i] for i in order])
        )
        loss = merged(*inputs)
        _check_loss(loss)
        after = jax.tree_util.tree_leaves(nnx.split(merged)[1])
        new = [None] * len(values)
        for place, value in zip(order, after, strict=True):
            new[place] = value
        return loss, new[count:]

    def step(params, buffers, *inputs):
        (loss, new), gradients = jax.value_and_grad(run, has_aux=True)(params, buffers, inputs)
        return new, loss, gradients

    return step


def _known(by_variable, model, path):
    """The index of the state that is the variable at NNX's `path`."""
    index = by_variable.get(id(_find(model, path)))
    if index is None:
        name = ".".join(str(key) for key in path)
        raise ExportError(
            f"variable '{name}' is held by something that is no module, list or dictionary",
            "not supported: make it an attribute of an nnx.Module",
        )
    return index


def _find(model, path):
    value = model
    for key in path:
        value = value[key] if isinstance(key, int) else _member(value, key)
    return value


def _member(value, key):
    return value[key] if isinstance(value, dict) else getattr(value, key)


def _check_loss(loss):
    if not hasattr(loss, "shape") or loss.shape != ():
        got = getattr(loss, "shape", type(loss).__name__)
        raise ExportError(
            f"expected the call to return a scalar loss, got {got}",
            "return the mean loss of the batch as an array without dimensions",
        )
    if not jnp.issubdtype(loss.dtype, jnp.floating):
        raise ExportError(f"expected a floating-point loss, got {loss.dtype}")


def lower(model, tree, inputs):
    """Traces `model` on example `inputs`; returns `Lowered`."""
    if not tree.params:
        raise ExportError("the model has no nnx.Param", "there is nothing to train")
    step = step_function(model, tree)
    params = [jnp.asarray(state.tensor) for state in tree.params]
    buffers = [jnp.asarray(state.tensor) for state in tree.buffers]
    try:
        closed = jax.make_jaxpr(step)(params, buffers, *inputs)
    except ExportError:
        raise
    except Exception as error:
        text = (str(error).strip().splitlines() or [""])[0]
        raise ExportError(
            f"tracing the model failed: {type(error).__name__}: {text}",
            "run the model first; --traceback shows where it failed",
        ) from error
    _refuse_loops(closed.jaxpr)
    flat = jax.jit(lambda *values: _evaluate(closed, *values), keep_unused=True)
    module = flat.lower(*params, *buffers, *inputs).compiler_ir("stablehlo")
    count = len(params)
    meanings = [("state", i) for i in range(count + len(buffers))]
    meanings += [("input", i) for i in range(len(inputs))]
    outputs = [("new_value", count + i) for i in range(len(buffers))]
    outputs += [("loss",), *(("grad", i) for i in range(count))]
    return Lowered(module, meanings, outputs)
