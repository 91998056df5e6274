# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Equations on no elements or along no dimension, which jaxlib's lowering to linalg does not take."""

import math

import jax
import jax.numpy as jnp
import numpy

from . import keys, pooling

# What they give of nothing, by the type of number.
_REDUCTIONS = {
    "reduce_sum": lambda dtype: 0,
    "reduce_prod": lambda dtype: 1,
    "reduce_max": lambda dtype: pooling.edge(dtype, is_maximum=True),
    "reduce_min": lambda dtype: pooling.edge(dtype, is_maximum=False),
    "reduce_and": lambda dtype: ~numpy.zeros((), dtype),
    "reduce_or": lambda dtype: 0,
    "reduce_xor": lambda dtype: 0,
}


def is_empty(aval):
    """Whether a value is an array without elements, of numbers."""
    dtype = getattr(aval, "dtype", jax.dtypes.float0)
    return dtype != jax.dtypes.float0 and not keys.is_key(aval) and math.prod(aval.shape) == 0


def _concatenated(params, operands):
    full = [value for value in operands if value.size]
    return [jax.lax.concatenate(full, params["dimension"])]


def _padded(equation, operands):
    return [jax.lax.full(equation.outvars[0].aval.shape, 0, operands[1].dtype) + operands[1]]


def _split(params, operands):
    """The parts of an array, of which some are empty."""
    (x,), dim, end, parts = operands, params["axis"], 0, []
    for size in params["sizes"]:
        end += size
        shape = (*x.shape[:dim], size, *x.shape[dim + 1:])
        parts.append(
            jax.lax.slice_in_dim(x, end - size, end, axis=dim) if size
            else jnp.zeros(shape, x.dtype))
    return parts


def results(equation, operands):
    """What an equation gives that computes something of nothing; None of another one."""
    name, params = equation.primitive.name, equation.params
    if name in _REDUCTIONS and not params["axes"]:
        return operands
    if name == "split" and 0 in params["sizes"]:
        return _split(params, operands)
    if not any(is_empty(atom.aval) for atom in equation.invars):
        return None
    if name == "concatenate":
        return _concatenated(params, operands)
    if name in _REDUCTIONS:
        (x,), result = operands, equation.outvars[0].aval
        return [jax.lax.full(result.shape, _REDUCTIONS[name](x.dtype), x.dtype)]
    if name == "pad":
        return _padded(equation, operands)
    # Writes nothing.
    if name == "dynamic_update_slice" or name.startswith("scatter"):
        return operands[:1]
    return None
