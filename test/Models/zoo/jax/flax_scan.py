# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scans: over time, forwards and backwards, and over layers whose weights are one array."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Recurrence", "Stack"]
FEATURES, WIDTH, LENGTH, LAYERS, ROWS = 5, 6, 7, 3, 4


class Recurrence(nnx.Module):
    """A gated recurrence over time."""

    def __init__(self, inner, backwards, rngs):
        self.inputs = nnx.Linear(inner, 2 * WIDTH, rngs=rngs)
        self.hidden = nnx.Linear(WIDTH, 2 * WIDTH, use_bias=False, rngs=rngs)
        self.backwards = backwards

    def __call__(self, x):
        weight = self.hidden.kernel[...]

        def step(h, at):
            gate, new = jnp.split(at + h @ weight, 2, -1)
            gate = jax.nn.sigmoid(gate)
            h = gate * h + (1 - gate) * jnp.tanh(new)
            return h, h

        first = jnp.zeros((x.shape[1], WIDTH), x.dtype)
        return jax.lax.scan(step, first, self.inputs(x), reverse=self.backwards)


class Stack(nnx.Module):
    """Layers that are slices of one weight."""

    def __init__(self):
        values = numpy.random.default_rng(3).standard_normal((LAYERS, WIDTH, WIDTH)) * 0.4
        self.weights = nnx.Param(jnp.asarray(values, jnp.float32))

    def __call__(self, x):
        def layer(y, weight):
            return y + jnp.tanh(y @ weight), None

        return jax.lax.scan(layer, x, self.weights[...])[0]


class Net(nnx.Module):
    """Both, one after the other."""

    def __init__(self, rngs):
        self.there = Recurrence(FEATURES, False, rngs)
        self.back = Recurrence(WIDTH, True, rngs)
        self.stack = Stack()

    def __call__(self, x, target):
        _, y = self.there(x)
        last, y = self.back(y)
        return jnp.mean((self.stack(y) - target) ** 2) + jnp.mean(last**2)


def model():
    return Net(nnx.Rngs(0))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    shapes = ((LENGTH, ROWS, FEATURES), (LENGTH, ROWS, WIDTH))
    return tuple(random.standard_normal(shape).astype(numpy.float32) for shape in shapes)
