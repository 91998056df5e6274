# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions, plain, strided and grouped, with pooling and a group norm."""

import jax
import jax.numpy as jnp
import numpy
from flax import linen

WRAP = ["Conv", "Dense"]


class Net(linen.Module):
    """Small pictures in, a loss over ten labels out."""

    @linen.compact
    def __call__(self, x, labels):
        x = linen.gelu(linen.Conv(8, (3, 3))(x))
        x = linen.max_pool(x, (2, 2), (2, 2))
        x = linen.relu(linen.Conv(12, (3, 3), strides=2, padding="VALID")(x))
        x = linen.relu(linen.Conv(12, (3, 3), feature_group_count=4)(x))
        x = linen.avg_pool(linen.GroupNorm(num_groups=4)(x), (2, 2), (1, 1))
        x = jax.nn.log_softmax(linen.Dense(10)(x.reshape(x.shape[0], -1)))
        return -jnp.take_along_axis(x, labels[:, None], 1).mean()


def model():
    net = Net()
    return net, net.init(jax.random.key(0), *batch(0, 0))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    pictures = random.standard_normal((4, 12, 12, 3)).astype(numpy.float32)
    return pictures, random.integers(0, 10, (4,), numpy.int32)
