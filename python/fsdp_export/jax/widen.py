# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a step computes, in float64.

It is the step of float32 itself, equation by equation, not the model called with float64:
so the same random numbers are drawn, and constants and types that the model names are the
same.
"""

import functools

import jax
import jax.numpy as jnp
import numpy

from . import dense
from .evaluate import Evaluator
from .keys import is_key
from .pairs import is_complex


def _is_narrow(dtype):
    return not is_key(jax.ShapeDtypeStruct((), dtype)) and jnp.issubdtype(dtype, jnp.floating)


def _wide_dtype(dtype):
    if is_complex(dtype):
        return numpy.dtype(numpy.complex128)
    return numpy.dtype(numpy.float64) if _is_narrow(dtype) else dtype


def _param(value):
    """A parameter of an equation, with float64 for every floating-point type."""
    if isinstance(value, numpy.dtype) or (
            isinstance(value, type) and issubclass(value, numpy.generic)):
        return _wide_dtype(numpy.dtype(value))
    closed = value if hasattr(value, "consts") else None
    jaxpr = closed.jaxpr if closed is not None else value
    if not hasattr(jaxpr, "eqns"):
        return value
    # How a scatter or a reduction combines two values.
    kinds = [jax.ShapeDtypeStruct(v.aval.shape, _wide_dtype(v.aval.dtype)) for v in jaxpr.invars]
    run = functools.partial(
        Wide(), closed or jax.extend.core.ClosedJaxpr(jaxpr, ()))
    wide = jax.make_jaxpr(run)(*kinds)
    return wide if closed is not None else wide.jaxpr


class Wide(Evaluator):
    """Evaluates equations in float64, under `jax.enable_x64`; random numbers by JAX's own rules."""

    rules = dense.CALLS
    has_complex = True

    def dtype(self, dtype):
        return _wide_dtype(dtype)

    def constant(self, value, aval):
        if is_key(value):
            return value
        value = numpy.asarray(value, aval.dtype)
        return value.astype(_wide_dtype(value.dtype))

    def bind(self, equation, operands):
        name = equation.primitive.name
        if name == "reduce_precision":
            return operands
        if name == "bitcast_convert_type":
            return [self._bits(equation, *operands)]
        params = {key: _param(value) for key, value in equation.params.items()}
        return super().bind(equation.replace(params=params), operands)

    def _bits(self, equation, operand):
        """The bits of a narrow number, and a number of so many bits."""
        operand = jnp.asarray(operand).astype(equation.invars[0].aval.dtype)
        result = jax.lax.bitcast_convert_type(operand, equation.params["new_dtype"])
        return result.astype(_wide_dtype(result.dtype))


def widened(array):
    """A state or an input as the steps of `Wide` take it."""
    array = numpy.asarray(array)
    return array.astype(_wide_dtype(array.dtype))
