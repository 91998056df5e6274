# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers that compute in bf16, with weights in f32."""

import jax
import jax.numpy as jnp
import numpy
from flax import linen

WRAP = ["Dense"]


class Net(linen.Module):
    """An MLP with a norm."""

    @linen.compact
    def __call__(self, x, y):
        x = linen.gelu(linen.Dense(16, dtype=jnp.bfloat16)(x))
        x = linen.Dense(4, dtype=jnp.bfloat16)(linen.LayerNorm(dtype=jnp.bfloat16)(x))
        return jnp.mean((x.astype(jnp.float32) - y) ** 2)


def model():
    net = Net()
    return net, net.init(jax.random.key(0), *batch(0, 0))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    return tuple(random.standard_normal((4, n)).astype(numpy.float32) for n in (8, 4))
