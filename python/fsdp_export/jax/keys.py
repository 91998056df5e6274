# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX's random keys: as states, and what is drawn from them, as arithmetic of integers.

The numbers are JAX's own, bit by bit.
"""

import functools

import jax
import jax.numpy as jnp
import numpy

from ..common.errors import ExportError


def is_key(value):
    """Whether a value, or what is said of one, is an array of keys."""
    dtype = getattr(value, "dtype", None)
    return dtype is not None and jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key)


_SIGNED = {numpy.dtype(f"uint{bits}"): numpy.dtype(f"int{bits}") for bits in (8, 16, 32, 64)}


def stored(value):
    """A state as a numpy array: keys as their words; unsigned numbers as signed of the same bits,
    as the compiler has no other."""
    value = numpy.asarray(jax.random.key_data(value) if is_key(value) else value)
    return value.view(_SIGNED.get(value.dtype, value.dtype))


def restored(value, like):
    """What was stored of a value that is like `like`."""
    if is_key(like):
        words = jax.lax.bitcast_convert_type(value, jnp.uint32)
        return jax.random.wrap_key_data(words, impl=jax.random.key_impl(like))
    if numpy.dtype(like.dtype) in _SIGNED:
        return jax.lax.bitcast_convert_type(value, like.dtype)
    return value


def to_store(value):
    """`stored` of a value that is traced."""
    value = jax.random.key_data(value) if is_key(value) else jnp.asarray(value)
    kind = _SIGNED.get(numpy.dtype(value.dtype))
    return jax.lax.bitcast_convert_type(value, kind) if kind else value


THREEFRY = "fsdp.threefry2x32"  # what `draws` makes one operation of


def _threefry(first, second, x, y):
    """Threefry-2x32 of the words of a key and a counter."""
    shape = jnp.broadcast_shapes(first.shape, second.shape, x.shape, y.shape)
    key = [v if v.ndim == 0 else jnp.broadcast_to(v, shape) for v in (first, second)]
    words = [*key, jnp.broadcast_to(x, shape), jnp.broadcast_to(y, shape)]
    kind = jax.ShapeDtypeStruct(shape, jnp.int32)
    return [
        jax.lax.bitcast_convert_type(value, jnp.uint32)
        for value in jax.ffi.ffi_call(THREEFRY, (kind, kind))(*map(to_store, words))
    ]


def _over_keys(function, dimensions):
    """`function` of one key, for arrays of keys."""
    for _ in range(dimensions):
        function = jax.vmap(function)
    return function


def _expand(evaluate, function, *operands):
    """Evaluates what JAX makes of a function, with the rules below."""
    return evaluate(jax.make_jaxpr(function)(*operands), *operands)


def _rules_of(keys):
    """What JAX says of how keys of this kind are used; there is no public name for it."""
    return keys.dtype._impl


def _bits(evaluate, params, operands):
    keys, = operands
    if str(jax.random.key_impl(keys)) != "threefry2x32":
        raise ExportError(
            f"the step draws from random keys of the kind '{jax.random.key_impl(keys)}'",
            "not supported: use jax.random.key(seed), which is threefry2x32")
    make = _rules_of(keys).random_bits
    draw = functools.partial(make, bit_width=params["bit_width"], shape=tuple(params["shape"]))
    return _expand(evaluate, _over_keys(draw, keys.ndim), jax.random.key_data(keys))


def _wrapped(data, keys):
    return [jax.random.wrap_key_data(data, impl=jax.random.key_impl(keys))]


def _fold_in(evaluate, params, operands):
    keys, numbers = operands
    shape = jnp.broadcast_shapes(keys.shape, jnp.shape(numbers))
    data = jax.random.key_data(jnp.broadcast_to(keys, shape))
    fold = _over_keys(_rules_of(keys).fold_in, len(shape))
    data, = _expand(evaluate, fold, data, jnp.broadcast_to(numbers, shape))
    return _wrapped(data, keys)


def _split(evaluate, params, operands):
    keys, = operands
    split = functools.partial(_rules_of(keys).split, shape=tuple(params["shape"]))
    data, = _expand(evaluate, _over_keys(split, keys.ndim), jax.random.key_data(keys))
    return _wrapped(data, keys)


def _seed(evaluate, params, operands):
    seeds, = operands
    data, = _expand(evaluate, _over_keys(params["impl"].seed, jnp.ndim(seeds)), seeds)
    return [jax.random.wrap_key_data(data, impl=params["impl"].name)]


RULES = {
    "threefry2x32": lambda evaluate, params, operands: _threefry(*operands),
    "random_seed": _seed,
    "random_bits": _bits,
    "random_fold_in": _fold_in,
    "random_split": _split,
}
