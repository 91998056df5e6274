# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Blocks of a transformer that lax.scan runs over stacked weights, computed again in backward."""

import jax
import jax.numpy as jnp
import numpy
from flax import linen

WRAP = ["Block"]
VOCABULARY, WIDTH, LENGTH, LAYERS = 32, 16, 8, 3


class Block(linen.Module):
    """Attention and an MLP."""

    @linen.compact
    def __call__(self, x, _):
        y = linen.LayerNorm()(x)
        mask = linen.make_causal_mask(jnp.ones((x.shape[0], LENGTH)))
        x = x + linen.MultiHeadDotProductAttention(num_heads=2)(y, y, mask=mask)
        y = linen.silu(linen.Dense(4 * WIDTH)(linen.RMSNorm()(x)))
        return x + linen.Dense(WIDTH)(y), None


class Net(linen.Module):
    """Tokens in, the loss of the next ones out."""

    @linen.compact
    def __call__(self, tokens, targets):
        x = linen.Embed(VOCABULARY, WIDTH)(tokens)
        blocks = linen.scan(linen.remat(Block), variable_axes={"params": 0},
                            split_rngs={"params": True}, length=LAYERS)
        x, _ = blocks(name="blocks")(x, None)
        shares = jax.nn.log_softmax(linen.Dense(VOCABULARY, use_bias=False)(x))
        return -jnp.take_along_axis(shares, targets[..., None], -1).mean()


def model():
    net = Net()
    return net, net.init(jax.random.key(0), *batch(0, 0))


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    text = random.integers(0, VOCABULARY, (4, LENGTH + 1), numpy.int32)
    return text[:, :-1], text[:, 1:]
