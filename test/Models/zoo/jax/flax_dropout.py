# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dropout with the model's own random numbers, in layers whose weights are stacked, and a loop."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Layer"]
FEATURES, WIDTH, LAYERS, ROWS = 6, 8, 3, 4


class Layer(nnx.Module):
    """A residual layer that drops some of what it adds."""

    def __init__(self, rngs):
        self.linear = nnx.Linear(WIDTH, WIDTH, bias_init=nnx.initializers.normal(0.1), rngs=rngs)
        self.drop = nnx.Dropout(0.25, rngs=rngs)

    def __call__(self, x):
        return x + self.drop(jnp.tanh(self.linear(x)))


class Net(nnx.Module):
    """A scan over layers, computed again in backward, and steps towards a fixed point."""

    def __init__(self, rngs):
        self.first = nnx.Linear(FEATURES, WIDTH, rngs=rngs)
        self.layers = nnx.vmap(Layer)(rngs.fork(split=LAYERS))

    def __call__(self, x, target):
        run = nnx.scan(nnx.remat(lambda x, layer: layer(x)),
                       in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)
        y = run(self.first(x), self.layers)
        y = jax.lax.fori_loop(0, 3, lambda i, z: 0.5 * z + jnp.sin(y + i), y)
        return jnp.mean((y - target) ** 2)


def model():
    return Net(nnx.Rngs(0, dropout=1))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank + 7)
    return tuple(random.standard_normal((ROWS, n)).astype(numpy.float32) for n in (FEATURES, WIDTH))
