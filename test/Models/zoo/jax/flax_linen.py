# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module of flax.linen: embedding, recurrence, batch norm, dropout and an axis of heads."""

import jax
import jax.numpy as jnp
import numpy
from flax import linen

WRAP = ["Mixed"]
VOCABULARY, WIDTH, LENGTH, ROWS = 12, 8, 5, 4


class Mixed(linen.Module):
    """Attention and a batch norm, with dropout."""

    @linen.compact
    def __call__(self, x):
        y = linen.MultiHeadDotProductAttention(num_heads=2, use_bias=False)(x)
        y = linen.BatchNorm(use_running_average=False, momentum=0.9)(x + y)
        return x + linen.Dropout(0.2, deterministic=False)(linen.softplus(y))


class Net(linen.Module):
    """Tokens in, the loss of the next ones out."""

    @linen.compact
    def __call__(self, tokens, targets):
        embed = linen.Embed(VOCABULARY, WIDTH, name="embed")
        x = linen.RNN(linen.GRUCell(WIDTH), name="read")(embed(tokens))
        shares = jax.nn.log_softmax(embed.attend(Mixed()(x)))
        return -jnp.take_along_axis(shares, targets[..., None], axis=-1).mean()


def _drawn(tree, random):
    """Weights that NumPy draws, in the order of `tree`: the last bits of XLA's differ by
    processor."""
    return {
        name: _drawn(value, random) if isinstance(value, dict) else value if value.ndim < 2
        else random.normal(0.0, 0.3, value.shape).astype(numpy.float32)
        for name, value in tree.items()
    }


def model():
    keys = {"params": jax.random.key(0), "dropout": jax.random.key(1)}
    variables = Net().init(keys, *batch(0, 0))
    params = _drawn(variables["params"], numpy.random.default_rng(3))
    return Net(), variables | {"params": params}


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    text = random.integers(0, VOCABULARY, (ROWS, LENGTH + 1), numpy.int32)
    return text[:, :-1], text[:, 1:]
