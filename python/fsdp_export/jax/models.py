# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `model()` returned, of any kind, as the exporter uses it.

Each kind is a class with

* `tree`: its `Tree`; `values`: the arrays of `tree.states`, in that order
* `classes`: the names of classes that its modules have
* `trained`: what it calls a parameter; `candidates()`: path and parameter of each in the tree, as
  filters take them
* `names`: those of the arguments of its call
* `inputs`: those of the first batch, as the call takes them
* `loss(values, inputs)`: the loss and the values after the call
* `assigned`: the places of parameters to which the call has given a value, be it the one that
  they had
* `notes`: what the user has to be warned of, as the keys of a dictionary
"""

import numpy
from flax import linen, nnx

from ..common import emit
from ..common.errors import ExportError
from . import keys, trained
from .functions import Functions
from .linen import Linen
from .tree import Nnx


def _kind(made, inputs):
    """The model that `model()` has returned."""
    if isinstance(made, nnx.Module):
        return Nnx(made)
    parts = made if isinstance(made, tuple) else (made,)
    if isinstance(parts[0], linen.Module):
        return Linen(*parts[:3], inputs=inputs)
    if callable(parts[0]) and len(parts) in (2, 3):
        return Functions(*parts)
    raise ExportError(
        "expected model() to return a flax.nnx.Module, a flax.linen.Module, or a loss and its "
        f"parameters, got {type(made).__name__}")


def read(made, inputs, chosen=None):
    """The model that `model()` has returned; `inputs` are those of the first
    batch, `chosen` which parameters are trained."""
    model = _kind(made, inputs)
    model.inputs = inputs
    trained.choose(model, chosen)
    for state, value in zip(model.tree.states, model.values, strict=True):
        state.tensor = keys.stored(value)
        if not emit.has_type(state.tensor.dtype):
            raise ExportError(
                f"state '{state.fqn}' has the unsupported type {state.tensor.dtype}",
                "use a float, integer or bool array")
        state.tensor = numpy.array(state.tensor)
    trained.check_types(model)
    return model
