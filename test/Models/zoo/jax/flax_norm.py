# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batch norm with updated statistics, a tied weight and a module under two names."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Layer"]
FEATURES, WIDTH, ROWS = 6, 8, 16


class Layer(nnx.Module):
    """A normalised linear layer."""

    def __init__(self, inner, outer, rngs):
        self.linear = nnx.Linear(inner, outer, use_bias=False, rngs=rngs)
        self.norm = nnx.BatchNorm(outer, rngs=rngs)

    def __call__(self, x):
        return jax.nn.softplus(self.norm(self.linear(x)))


class Net(nnx.Module):
    """Three layers, two of which are one, and an output tied to a first projection."""

    def __init__(self, rngs):
        self.zeta = nnx.Linear(FEATURES, WIDTH, use_bias=False, rngs=rngs)
        self.layer = Layer(WIDTH, WIDTH, rngs)
        self.again = self.layer
        self.alpha = self.zeta.kernel

    def __call__(self, x, target):
        y = self.again(self.layer(self.zeta(x)))
        return jnp.mean((y @ self.alpha[...].T - target) ** 2)


def model():
    return Net(nnx.Rngs(0))


def batch(rank, step):
    generator = numpy.random.default_rng(1000 * step + rank)
    x = generator.standard_normal((ROWS, FEATURES)).astype(numpy.float32)
    return x, numpy.sin(x)
