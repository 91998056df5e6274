# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The gradient of a maximum or minimum of windows, which jaxlib does not lower.

It goes to the first place of a window that has its largest value. There is one masked,
spread copy of the gradient for each place in a window.
"""

import itertools

import jax
import jax.numpy as jnp
import numpy


def _padding(padding):
    return [(low, high, 0) for low, high in padding]


def edge(dtype, is_maximum):
    """What no number is beyond: the largest of none, or the least."""
    if jnp.issubdtype(dtype, jnp.bool_):
        return numpy.array(not is_maximum)
    floating = jnp.issubdtype(dtype, jnp.floating)
    info = jnp.finfo(dtype) if floating else jnp.iinfo(dtype)
    most = numpy.inf if floating else info.max
    return numpy.array(-most if floating and is_maximum else info.min if is_maximum else most, dtype)


def scatter(evaluate, params, operands):
    """`select_and_scatter_add`: adds each number of `source` to the place that its window selects."""
    source, operand = operands
    is_maximum = params["select_prim"].name == "ge"
    sizes, strides = params["window_dimensions"], params["window_strides"]
    zero = jnp.zeros((), operand.dtype)
    padded = jax.lax.pad(
        operand, jnp.asarray(edge(operand.dtype, is_maximum)), _padding(params["padding"]))
    places = list(itertools.product(*map(range, sizes)))

    def at(place):
        """Of each window the element at one place."""
        ends = [p + (n - 1) * s + 1 for p, n, s in zip(place, source.shape, strides, strict=True)]
        return jax.lax.slice(padded, place, ends, strides)

    best = at(places[0])
    chosen = jax.lax.full(source.shape, 0, jnp.int32)
    beyond = jax.lax.gt if is_maximum else jax.lax.lt
    for number, place in enumerate(places[1:], 1):
        better = beyond(at(place), best)
        best = jax.lax.select(better, at(place), best)
        chosen = jax.lax.select(better, jax.lax.full_like(chosen, number), chosen)
    total = None
    for number, place in enumerate(places):
        here = jax.lax.eq(chosen, jax.lax.full_like(chosen, number))
        part = jax.lax.select(here, source, jax.lax.full_like(source, 0))
        spread = [
            (p, whole - p - (n - 1) * s - 1, s - 1)
            for p, whole, n, s in zip(place, padded.shape, source.shape, strides, strict=True)
        ]
        part = jax.lax.pad(part, zero, spread)
        total = part if total is None else total + part
    starts = [low for low, _ in params["padding"]]
    ends = [low + size for low, size in zip(starts, operand.shape, strict=True)]
    return [jax.lax.slice(total, starts, ends)]


RULES = {"select_and_scatter_add": scatter}
