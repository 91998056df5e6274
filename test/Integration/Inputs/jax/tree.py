# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A loss of a tree of arrays, without modules."""

import jax
import jax.numpy as jnp
import numpy


def _layer(key, inner, outer):
    return {"w": jax.random.normal(key, (inner, outer)) * 0.3, "b": jnp.zeros(outer)}


def _loss(params, x, y):
    h = jax.nn.relu(x @ params["first"]["w"] + params["first"]["b"])
    h = jax.nn.softplus(h @ params["second"]["w"] + params["second"]["b"])
    return jnp.mean((h @ params["out"] - y) ** 2)


def model():
    keys = jax.random.split(jax.random.key(0), 3)
    return _loss, {"first": _layer(keys[0], 8, 16), "second": _layer(keys[1], 16, 16),
                   "out": jax.random.normal(keys[2], (16, 3)) * 0.3}


def batch(rank, step):
    random = numpy.random.default_rng(1000 * step + rank)
    return tuple(random.standard_normal((4, n)).astype(numpy.float32) for n in (8, 3))
