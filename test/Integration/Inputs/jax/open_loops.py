# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A loop that runs as long as the data says, one that counts, and a branch."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Linear"]


class Net(nnx.Module):
    """Two layers, with control flow between them."""

    def __init__(self, rngs):
        self.first, self.last = nnx.Linear(8, 12, rngs=rngs), nnx.Linear(12, 4, rngs=rngs)

    def __call__(self, x, y):
        h = jnp.tanh(self.first(x))
        shorter, count = jax.lax.while_loop(
            lambda state: jnp.linalg.norm(state[0]) > 1.0,
            lambda state: (state[0] * 0.7, state[1] + 1), (jax.lax.stop_gradient(h), 0))
        h = h * 0.7 ** count + jnp.sum(shorter)
        h = jax.lax.fori_loop(0, 4, lambda i, z: jnp.sin(z) + h, h)
        # The branch that is not taken would never end.
        h = jax.lax.cond(
            count < 1000, lambda z: z * 2,
            lambda z: jax.lax.while_loop(lambda n: n < count + 1, lambda n: n, 0) * z, h)
        return jnp.mean((self.last(h) - y) ** 2)


def model():
    return Net(nnx.Rngs(0))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    return tuple(random.standard_normal((4, n)).astype(numpy.float32) for n in (8, 4))
