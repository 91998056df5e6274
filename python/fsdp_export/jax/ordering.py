# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sorting, and the largest of an array, which jaxlib does not lower to linalg.

What is ordered are whole numbers, in whose order the values are, and places: there are no
two alike, so that every order is stable.
"""

import jax
import jax.numpy as jnp

from ..common.errors import ExportError

# Up to where every element is compared with every other one; more are sorted by a network.
MAX_COMPARED = 256
MAX_SORTED = 1 << 14


def numbers_of(x, total):
    """Whole numbers with a sign in the order of the values. NaNs are the largest, of what sign
    they are; unless the order is `total`, all are one, and so are both zeros."""
    if jnp.issubdtype(x.dtype, jnp.bool_):
        return x.astype(jnp.int32)
    if jnp.issubdtype(x.dtype, jnp.floating):
        if not total:
            x = jnp.where(x == 0, jnp.zeros_like(x), jnp.where(x == x, x, jnp.nan))
        kind = jnp.dtype(f"int{8 * x.dtype.itemsize}")
        bits = jax.lax.bitcast_convert_type(x, kind)
        return jnp.where(bits < 0, bits ^ jnp.iinfo(kind).max, bits)
    if jnp.issubdtype(x.dtype, jnp.unsignedinteger):
        kind = jnp.dtype(f"int{8 * x.dtype.itemsize}")
        return jax.lax.bitcast_convert_type(x, kind) ^ jnp.iinfo(kind).min
    if not jnp.issubdtype(x.dtype, jnp.signedinteger):
        raise ExportError(f"the step sorts numbers of the type {x.dtype}",
                          "not supported: sort real numbers")
    return x


def _before(first, second):
    """Whether tuples of numbers come before others."""
    result = first[-1] < second[-1]
    for x, y in zip(first[-2::-1], second[-2::-1], strict=True):
        result = (x < y) | ((x == y) & result)
    return result


def _places(like):
    return jax.lax.broadcasted_iota(jnp.int32, like.shape, like.ndim - 1)


def _ranked(keys):
    """Counts what comes before each element."""
    places = _places(keys[0])
    keys = [*keys, places]
    before = _before([x[..., None, :] for x in keys], [x[..., :, None] for x in keys])
    rank = before.astype(jnp.int32).sum(-1)
    hit = rank[..., None, :] == places[..., :, None]
    return jnp.where(hit, places[..., None, :], 0).sum(-1)


def _exchanged(keys, width, length):
    """One step of Batcher's bitonic network: pairs that are `width` apart, in runs of `length`
    whose directions alternate."""
    *outer, total = keys[0].shape
    pairs = [x.reshape(*outer, total // (2 * width), 2, width) for x in keys]
    ones, others = [x[..., 0, :] for x in pairs], [x[..., 1, :] for x in pairs]
    first = _before(ones, others)
    block = jax.lax.broadcasted_iota(jnp.int32, first.shape, first.ndim - 2) * (2 * width)
    keep = first == ((block & length) == 0)
    return [
        jnp.stack([jnp.where(keep, x, y), jnp.where(keep, y, x)], -2).reshape(*outer, total)
        for x, y in zip(ones, others, strict=True)
    ]


def _network(keys):
    count = keys[0].shape[-1]
    total = 1 << (count - 1).bit_length()
    # What is added comes last, as its places do.
    margin = [(0, 0)] * (keys[0].ndim - 1) + [(0, total - count)]
    keys = [jnp.pad(x, margin, constant_values=jnp.iinfo(x.dtype).max) for x in keys]
    keys.append(_places(keys[0]))
    length = 2
    while length <= total:
        width = length // 2
        while width:
            keys = _exchanged(keys, width, length)
            width //= 2
        length *= 2
    return keys[-1][..., :count]


def order_of(keys):
    """Places along the last dimension in the order of tuples of numbers."""
    count = keys[0].shape[-1]
    if count > MAX_SORTED:
        raise ExportError(f"the step sorts {count} elements in a row",
                          f"not supported: sort at most {MAX_SORTED}")
    return (_ranked if count <= MAX_COMPARED else _network)(keys)


def _taken(x, order, dim):
    """What is at these places of the last dimension, which becomes dimension `dim` again."""
    found = jnp.take_along_axis(x, order, axis=-1, mode="promise_in_bounds")
    return jnp.moveaxis(found, -1, dim)


def _sort(evaluate, params, operands):
    dim = params["dimension"]
    moved = [jnp.moveaxis(jnp.asarray(x), dim, -1) for x in operands]
    order = order_of([numbers_of(x, total=False) for x in moved[:params["num_keys"]]])
    return [_taken(x, order, dim) for x in moved]


def _largest(x, k, dim, least=False):
    """The values and places of the `k` largest, or least, of which the first come first."""
    x = jnp.moveaxis(jnp.asarray(x), dim, -1)
    numbers = numbers_of(x, total=True)
    order = order_of([numbers if least else ~numbers])[..., :k]
    return [_taken(x, order, dim), jnp.moveaxis(order, -1, dim)]


def _top(evaluate, params, operands):
    return _largest(operands[0], params["k"], params["axis"])


def _approximate_top(evaluate, params, operands):
    """Where JAX finds them exactly: `aggregate_to_topk` is its own default."""
    if not params["aggregate_to_topk"]:
        raise ExportError("the step finds the largest of parts with aggregate_to_topk=False",
                          "not supported: use jax.lax.top_k")
    dim = params["reduction_dimension"] % operands[0].ndim
    return _largest(operands[0], params["k"], dim, not params["is_max_k"])


RULES = {"sort": _sort, "top_k": _top, "approx_top_k": _approximate_top}
