# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a model to one flat StableHLO function with known meaning."""

import dataclasses

import jax
import jax.numpy as jnp

from ..common.errors import ExportError
from . import forwarded, keys
from .evaluate import Evaluator, Plain


@dataclasses.dataclass
class Lowered:
    """The lowered module and, by position, what its arguments and results are.

    Arguments: ("state", index), ("input", position). Results: ("new_value",
    index), ("loss",), ("grad", index).
    """

    module: object
    inputs: list
    outputs: list


def trained(model):
    """The places of the parameters that are trained."""
    return [i for i, state in enumerate(model.tree.params) if state.trainable]


def _restored(inputs, likes):
    """Inputs as the model is called with them; those that the first batch had not stay."""
    pairs = zip(inputs, likes, strict=False)
    return [*(keys.restored(*pair) for pair in pairs), *inputs[len(likes):]]


def _call(model, states, inputs):
    """The model's states before a call, its loss, and its states afterwards."""
    values = [keys.restored(*pair) for pair in zip(states, model.values, strict=True)]
    return values, *model.loss(values, _restored(inputs, model.inputs))


def step_function(model):
    """step(params, buffers, *inputs) -> (new buffers, loss, gradients), each in tree order, of
    states and inputs as they are stored; there are gradients of what is trained."""
    count, own = len(model.tree.params), trained(model)

    def run(values, params, buffers, inputs):
        given = [*params, *buffers]
        for place, value in zip(own, values, strict=True):
            given[place] = value
        values, loss, after = _call(model, given, inputs)
        _check_loss(loss)
        _check_states(model.tree.states[count:], values[count:], after[count:])
        new = [
            old if value is before else keys.to_store(value)
            for old, before, value in zip(given, values, after, strict=True)
        ]
        return loss, new[count:]

    def step(params, buffers, *inputs):
        (loss, new), gradients = jax.value_and_grad(run, has_aux=True)(
            [params[place] for place in own], params, buffers, inputs)
        return new, loss, gradients

    return step


def _check_loss(loss):
    if not hasattr(loss, "shape") or loss.shape != ():
        got = getattr(loss, "shape", type(loss).__name__)
        raise ExportError(
            f"expected the call to return a scalar loss, got {got}",
            "return the mean loss of the batch as an array without dimensions",
        )
    if not jnp.issubdtype(loss.dtype, jnp.floating):
        raise ExportError(f"expected a floating-point loss, got {loss.dtype}")


def _check_states(states, before, after):
    """Refuses new values of another shape or type."""
    for state, old, new in zip(states, before, after, strict=True):
        expected, got = map(_kind, (old, new))
        if got != expected:
            raise ExportError(
                f"expected the new value of state '{state.fqn}' to be {expected}, as the old one, got {got}",
                "every step takes what the one before has left: begin with such a value, or cast it "
                "with astype")


def _kind(value):
    """The shape and the type of an array or a number, as text."""
    if not hasattr(value, "dtype") and not isinstance(value, (bool, int, float)):
        return type(value).__name__
    kind = value if hasattr(value, "dtype") else jnp.asarray(value)
    return f"{kind.dtype}[{', '.join(map(str, kind.shape))}]"


def _check_params(model, params, buffers, inputs):
    """Refuses a call that gives a parameter another value, which only the optimizer does."""
    if not model.assigned:
        return

    def after(params, buffers, *inputs):
        return _call(model, [*params, *buffers], inputs)[2][:len(params)]

    jaxpr = jax.make_jaxpr(after)(params, buffers, *inputs).jaxpr
    for place in sorted(model.assigned):
        if forwarded.argument(jaxpr, place) != place:
            raise ExportError(
                f"the call gives parameter '{model.tree.params[place].fqn}' a value, but only the "
                "optimizer changes parameters",
                "make it an nnx.Variable, which keeps what the call leaves in it; or compute with "
                "the new value in the call, and leave the parameter as it is")


def trace(model, inputs):
    """The jaxpr of the step for inputs of these shapes."""
    if not trained(model):
        raise ExportError(f"the model has no {model.trained}", "there is nothing to train")
    params, buffers = (
        [jax.ShapeDtypeStruct(state.tensor.shape, state.tensor.dtype) for state in part]
        for part in (model.tree.params, model.tree.buffers))
    try:
        closed = jax.make_jaxpr(step_function(model))(params, buffers, *inputs)
        _check_params(model, params, buffers, inputs)
        return closed
    except ExportError:
        raise
    except Exception as error:
        text = (str(error).strip().splitlines() or [""])[0]
        raise ExportError(
            f"tracing the model failed: {type(error).__name__}: {text}",
            "run the model first; --traceback shows where it failed",
        ) from error


def lower(model, inputs, dialect):
    """Traces `model` on example `inputs`, for a lowering to `dialect`; returns `Lowered`."""
    closed = trace(model, inputs)
    evaluate = Plain() if dialect == "stablehlo" else Evaluator()
    states = [jnp.asarray(state.tensor) for state in model.tree.states]

    def flat(states, inputs):
        return evaluate(closed, *states, *inputs)

    jitted = jax.jit(flat, keep_unused=True)
    module = jitted.lower(states, list(inputs)).compiler_ir("stablehlo")
    count, end = len(model.tree.params), len(states)
    meanings = [("state", i) for i in range(end)]
    meanings += [("input", i) for i in range(len(inputs))]
    outputs = [("new_value", i) for i in range(count, end)]
    outputs += [("loss",), *(("grad", i) for i in trained(model))]
    return Lowered(module, meanings, outputs)
