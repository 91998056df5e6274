# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which parameters are trained: those that TRAINED of MODEL.py, a filter of NNX, lets pass."""

from flax import nnx
from flax.nnx import filterlib

from ..common import files
from ..common.errors import ExportError

_WAY_OUT = (
    "a filter of NNX, as TRAINED = nnx.LoRAParam, or a function of a parameter's path and itself, as "
    "TRAINED = lambda path, value: 'head' in path")


def choose(model, chosen):
    """Freezes what the filter `chosen` does not let pass, if there is one."""
    candidates = model.candidates()
    if chosen is None:
        _note_adapters(model, [value for _, value in candidates])
        return
    try:
        passes = filterlib.to_predicate(chosen)
    except Exception as error:
        raise ExportError(
            f"expected TRAINED to be a filter, got {type(chosen).__name__}", _WAY_OUT) from error
    try:
        found = [bool(passes(path, value)) for path, value in candidates]
    except Exception as error:
        raise files.user_error("TRAINED", error) from error
    if not any(found):
        raise ExportError(f"TRAINED lets no {model.trained} pass", _WAY_OUT)
    for state, trainable in zip(model.tree.params, found, strict=True):
        state.trainable = trainable


def _note_adapters(model, values):
    """Warns where adapters are trained together with what they adapt."""
    adapters = [isinstance(value, nnx.LoRAParam) for value in values]
    if any(adapters) and not all(adapters):
        model.notes[
            "the model has nnx.LoRAParam beside other nnx.Param, and all of them are trained; "
            "TRAINED = nnx.LoRAParam in MODEL.py freezes the others, TRAINED = nnx.Param says that "
            "all are meant"] = None


def check_types(model):
    """Parameters are trained in float32, with optimizer states of that type."""
    others = [state for state in model.tree.params
              if state.trainable and state.tensor.dtype.name != "float32"]
    if not others:
        return
    kind = others[0].tensor.dtype.name
    count = f" and {len(others) - 1} more" if len(others) > 1 else ""
    way_out = (
        "keep it in float32, as param_dtype=jnp.float32 of a layer; dtype=jnp.bfloat16 of a layer, or "
        "astype, lets the step compute in 16 bits")
    if kind == "float64":
        way_out = "keep it in float32: leave jax_enable_x64 off, or cast it in model()"
    elif "float" not in kind:
        way_out = f"what is not trained is no {model.trained}: make it a state"
    raise ExportError(
        f"not supported: parameter '{others[0].fqn}'{count} of {kind}, expected float32", way_out)
