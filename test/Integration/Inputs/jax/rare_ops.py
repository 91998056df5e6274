# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that linalg has not: sorting, Fourier transforms of complex numbers, segments, dropout."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Linear"]


class Net(nnx.Module):
    """Tokens in, a loss of many terms out."""

    def __init__(self, rngs):
        self.embed = nnx.Embed(20, 8, rngs=rngs)
        self.first, self.last = nnx.Linear(8, 12, rngs=rngs), nnx.Linear(12, 8, rngs=rngs)
        self.drop = nnx.Dropout(0.1, rngs=rngs)

    def __call__(self, tokens, y):
        x = jnp.cumsum(self.embed(tokens), axis=1) / 3
        h = self.drop(jax.nn.gelu(self.first(x), approximate=False))
        largest, _ = jax.lax.top_k(h, 3)
        h = h + jnp.sort(h, axis=-1) + largest.sum(-1, keepdims=True)
        h = h.at[:, 0].add(jnp.abs(jnp.fft.rfft(h, axis=1)).mean(axis=1))
        sums = jax.ops.segment_sum(h.reshape(-1, 12), tokens.reshape(-1), 20)
        return (jnp.mean((self.last(h) - y) ** 2) + 0.01 * jnp.mean(sums**2)
                + jnp.logaddexp(0.0, jnp.max(h)))


def model():
    return Net(nnx.Rngs(0, dropout=1))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    tokens = random.integers(0, 20, (4, 6), numpy.int32)
    return tokens, random.standard_normal((4, 6, 8)).astype(numpy.float32)
