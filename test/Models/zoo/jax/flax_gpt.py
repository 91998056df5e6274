# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A tiny decoder-only transformer with a tied output head, in Flax NNX."""

import jax
import jax.numpy as jnp
import numpy
from flax import nnx

WRAP = ["Block"]
VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT, BATCH = 32, 16, 2, 2, 8, 4


def linear(inner, outer, rngs):
    """A linear layer whose bias does not start at zero."""
    return nnx.Linear(inner, outer, bias_init=nnx.initializers.normal(0.1), rngs=rngs)


class Attention(nnx.Module):
    """Causal self-attention with one packed projection."""

    def __init__(self, rngs):
        self.qkv = linear(WIDTH, 3 * WIDTH, rngs)
        self.proj = linear(WIDTH, WIDTH, rngs)

    def __call__(self, x):
        batch, length, _ = x.shape
        shape = (batch, length, HEADS, WIDTH // HEADS)
        q, k, v = (part.reshape(shape) for part in jnp.split(self.qkv(x), 3, axis=-1))
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / jnp.sqrt(WIDTH / HEADS)
        places = jnp.arange(length)
        scores = jnp.where(places[:, None] >= places[None, :], scores, -1e9)
        y = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
        return self.proj(y.reshape(batch, length, WIDTH))


class Block(nnx.Module):
    """A pre-norm transformer block."""

    def __init__(self, rngs):
        self.norm1 = nnx.LayerNorm(WIDTH, rngs=rngs)
        self.attention = Attention(rngs)
        self.norm2 = nnx.LayerNorm(WIDTH, rngs=rngs)
        self.up = linear(WIDTH, 4 * WIDTH, rngs)
        self.down = linear(4 * WIDTH, WIDTH, rngs)

    def __call__(self, x):
        x = x + self.attention(self.norm1(x))
        return x + self.down(jax.nn.gelu(self.up(self.norm2(x))))


class GPT(nnx.Module):
    """Embeddings, blocks, a last norm; the scores are products with the embedding."""

    def __init__(self, rngs):
        self.tokens = nnx.Embed(VOCABULARY, WIDTH, rngs=rngs)
        self.positions = nnx.Embed(CONTEXT, WIDTH, rngs=rngs)
        self.blocks = nnx.List([Block(rngs) for _ in range(BLOCKS)])
        self.norm = nnx.LayerNorm(WIDTH, rngs=rngs)
        self.head = self.tokens.embedding

    def call_block(self, block, x):
        return block(x)

    def __call__(self, tokens, targets):
        x = self.tokens(tokens) + self.positions(jnp.arange(CONTEXT))
        for block in self.blocks:
            x = self.call_block(block, x)
        scores = self.norm(x) @ self.head[...].T
        shares = jax.nn.log_softmax(scores)
        return -jnp.take_along_axis(shares, targets[..., None], axis=-1).mean()


def model():
    return GPT(nnx.Rngs(0))


def batch(rank, step):
    """Counting sequences with a random start and stride."""
    generator = numpy.random.default_rng(1000 * step + rank)
    start = generator.integers(VOCABULARY, size=(BATCH, 1))
    stride = generator.integers(1, 4, size=(BATCH, 1))
    text = ((start + stride * numpy.arange(CONTEXT + 1)) % VOCABULARY).astype(numpy.int32)
    return text[:, :-1], text[:, 1:]
