# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex numbers of a step as pairs of real ones, as the compiler has no others."""

import functools
import typing

import jax
import jax.numpy as jnp
import numpy

from ..common.errors import ExportError


class Pair(typing.NamedTuple):
    """The real and the imaginary part of an array."""

    re: typing.Any
    im: typing.Any


def is_complex(dtype):
    """Whether a type is one of complex numbers."""
    return not jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key) and \
        jnp.issubdtype(dtype, jnp.complexfloating)


def part_type(dtype):
    """The type of the parts of complex numbers; of others their own."""
    return numpy.finfo(dtype).dtype if is_complex(dtype) else dtype


def constant(value):
    """An array, or a pair if it is one of complex numbers."""
    if not is_complex(getattr(value, "dtype", type(value))):
        return value
    value = numpy.asarray(value)
    return Pair(jnp.asarray(value.real.copy()), jnp.asarray(value.imag.copy()))


def _atoms(equation):
    return [*equation.invars, *equation.outvars]


def concern(equation):
    """Whether an equation takes or gives complex numbers."""
    return any(is_complex(getattr(atom.aval, "dtype", jnp.float32)) for atom in _atoms(equation))


def product(x, y, multiply):
    """Of two arrays by a product of real ones; no imaginary part of `x` is none."""
    if x.im is None:
        return Pair(multiply(x.re, y.re), multiply(x.re, y.im))
    return Pair(multiply(x.re, y.re) - multiply(x.im, y.im),
                multiply(x.re, y.im) + multiply(x.im, y.re))


def _mul(x, y):
    return product(x, y, jnp.multiply)


def _scaled(x, factor):
    return Pair(x.re * factor, x.im * factor)


def _conj(x):
    return Pair(x.re, -x.im)


def _length(x):
    """Without an overflow of what is squared."""
    re, im = jnp.abs(x.re), jnp.abs(x.im)
    large, small = jnp.maximum(re, im), jnp.minimum(re, im)
    ratio = small / jnp.where(large == 0, 1, large)
    # Infinite where one part is.
    return jnp.where(jnp.isinf(large), large, large * jnp.sqrt(1 + ratio * ratio))


def _div(x, y):
    size = jnp.maximum(jnp.abs(y.re), jnp.abs(y.im))
    unit = _scaled(y, 1 / size)
    square = unit.re * unit.re + unit.im * unit.im
    return _scaled(_scaled(_mul(x, _conj(unit)), 1 / square), 1 / size)


def _one(x):
    return Pair(jnp.ones_like(x.re), jnp.zeros_like(x.im))


def _is_zero(x):
    return (x.re == 0) & (x.im == 0)


def _exp(x):
    size = jnp.exp(x.re)
    return Pair(size * jnp.cos(x.im), size * jnp.sin(x.im))


def _expm1(x):
    half = jnp.sin(x.im / 2)
    re = jnp.expm1(x.re) * jnp.cos(x.im) - 2 * half * half
    return Pair(re, jnp.exp(x.re) * jnp.sin(x.im))


def _log(x):
    return Pair(jnp.log(_length(x)), jnp.arctan2(x.im, x.re))


def _log1p(x):
    return Pair(jnp.log1p(x.re * (2 + x.re) + x.im * x.im) / 2, jnp.arctan2(x.im, 1 + x.re))


def _sqrt(x):
    root = jnp.sqrt((_length(x) + jnp.abs(x.re)) / 2)
    other = jnp.abs(x.im) / jnp.where(root == 0, 1, 2 * root)
    right = x.re >= 0
    im = jnp.where(right, other, root)
    return Pair(jnp.where(right, root, other), jnp.where(jnp.signbit(x.im), -im, im))


def _sin(x):
    return Pair(jnp.sin(x.re) * jnp.cosh(x.im), jnp.cos(x.re) * jnp.sinh(x.im))


def _cos(x):
    return Pair(jnp.cos(x.re) * jnp.cosh(x.im), -jnp.sin(x.re) * jnp.sinh(x.im))


def _sinh(x):
    return Pair(jnp.sinh(x.re) * jnp.cos(x.im), jnp.cosh(x.re) * jnp.sin(x.im))


def _cosh(x):
    return Pair(jnp.cosh(x.re) * jnp.cos(x.im), jnp.sinh(x.re) * jnp.sin(x.im))


def _tanh(x):
    wide, turn = jnp.tanh(x.re), jnp.tan(x.im)
    size = 1 + wide * wide * turn * turn
    return Pair(wide * (1 + turn * turn) / size, turn * (1 - wide * wide) / size)


def _sign(x):
    length = _length(x)
    return _scaled(x, 1 / jnp.where(length == 0, 1, length))


def _logistic(x):
    other = _exp(_scaled(x, -1))
    return _div(_one(x), Pair(1 + other.re, other.im))


def _power(x, exponent):
    """To a whole exponent."""
    count, square, result = abs(exponent), x, None
    while count:
        if count & 1:
            result = square if result is None else _mul(result, square)
        square = _mul(square, square)
        count >>= 1
    result = _one(x) if result is None else result
    return _div(_one(x), result) if exponent < 0 else result


def _pow(x, y):
    found = _exp(_mul(y, _log(x)))
    none = _is_zero(y)
    return Pair(*(jnp.where(_is_zero(x), none.astype(part.dtype) if i == 0 else 0, part)
                  for i, part in enumerate(found)))


# By primitive: of the operands.
_FUNCTIONS = {
    "abs": _length,
    "complex": lambda re, im: Pair(*jnp.broadcast_arrays(re, im)),
    "conj": _conj,
    "cos": _cos,
    "cosh": _cosh,
    "div": _div,
    "eq": lambda x, y: (x.re == y.re) & (x.im == y.im),
    "exp": _exp,
    "expm1": _expm1,
    "imag": lambda x: x.im,
    "is_finite": lambda x: jnp.isfinite(x.re) & jnp.isfinite(x.im),
    "log": _log,
    "log1p": _log1p,
    "logistic": _logistic,
    "mul": _mul,
    "ne": lambda x, y: (x.re != y.re) | (x.im != y.im),
    "pow": _pow,
    "real": lambda x: x.re,
    "rsqrt": lambda x: _div(_one(x), _sqrt(x)),
    "sign": _sign,
    "sin": _sin,
    "sinh": _sinh,
    "sqrt": _sqrt,
    "square": lambda x: _mul(x, x),
    "tan": lambda x: _div(_sin(x), _cos(x)),
    "tanh": _tanh,
}
# Of which both parts are as of real numbers.
_BY_PARTS = {
    "add", "add_any", "broadcast_in_dim", "concatenate", "copy", "copy_p", "cumsum", "dynamic_slice",
    "dynamic_update_slice", "expand_dims", "gather", "neg", "optimization_barrier", "pad",
    "reduce_sum", "reduce_window_sum", "reshape", "rev", "scatter", "scatter-add", "scatter_add",
    "select_n", "slice", "split", "squeeze", "stop_gradient", "sub", "transpose",
}
_PRODUCTS = {"dot_general", "conv_general_dilated"}


def _convert(equation, operands):
    kind, (x,) = part_type(equation.params["new_dtype"]), operands
    if not isinstance(x, Pair):
        return Pair(jnp.asarray(x, kind), jnp.zeros_like(x, kind))
    parts = [part.astype(kind) for part in x]
    return Pair(*parts) if is_complex(equation.params["new_dtype"]) else parts[0]


def _combination(equation):
    """A scatter whose values are combined as real numbers."""
    if equation.params.get("update_jaxpr") is None:
        return equation
    number = jax.ShapeDtypeStruct((), part_type(equation.outvars[0].aval.dtype))
    combine = (lambda _, new: new) if equation.primitive.name == "scatter" else jax.lax.add
    jaxpr = jax.make_jaxpr(combine)(number, number).jaxpr
    return equation.replace(params=equation.params | {"update_jaxpr": jaxpr})


def _by_parts(simple, equation, operands):
    """Each part alone; what is no pair (an index, a truth) belongs to both."""
    equation = _combination(equation)
    parts = [
        simple(equation, [x[place] if isinstance(x, Pair) else x for x in operands])
        for place in (0, 1)
    ]
    return [Pair(*both) if is_complex(variable.aval.dtype) else both[0]
            for variable, both in zip(equation.outvars, zip(*parts, strict=True), strict=True)]


def _real_params(equation):
    params = equation.params | {"preferred_element_type": None}
    return equation.replace(params=params)


def _cumulative(evaluate, equation, operands):
    """A product so far, as JAX makes it, of pairs again."""
    (variable,), params = equation.invars, equation.params

    def run(x):
        return jax.lax.associative_scan(jax.lax.mul, x, reverse=params["reverse"],
                                        axis=params["axis"])

    return evaluate(jax.make_jaxpr(run)(variable.aval), *operands)


def results(evaluate, simple, equation, operands):
    """What an equation on complex numbers gives; `simple` evaluates one on real ones."""
    name = equation.primitive.name
    if name in _BY_PARTS:
        return _by_parts(simple, equation, operands)
    if name in _FUNCTIONS:
        if name == "conj" and not isinstance(operands[0], Pair):
            return [Pair(operands[0], jnp.zeros_like(operands[0]))]
        return [_FUNCTIONS[name](*operands)]
    if name in _PRODUCTS:
        real = functools.partial(simple, _real_params(equation))
        return [product(*operands, lambda x, y: real([x, y])[0])]
    if name == "integer_pow":
        return [_power(operands[0], equation.params["y"])]
    if name == "convert_element_type":
        return [_convert(equation, operands)]
    if name == "cumprod":
        return _cumulative(evaluate, equation, operands)
    raise ExportError(
        f"the step contains '{name}' of complex numbers",
        "not supported: compute it from jnp.real and jnp.imag")
