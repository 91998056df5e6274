# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small functions of single numbers that torch-mlir does not know."""

import math

import torch

aten = torch.ops.aten


def _is_negative(x):
    """Whether the sign is set, of zeros too."""
    return (x < 0) | ((x == 0) & (1.0 / x < 0))


def _copysign(x, sign):
    if not isinstance(sign, torch.Tensor):
        return -x.abs() if math.copysign(1.0, sign) < 0 else x.abs()
    if not sign.is_floating_point():
        return torch.where(sign < 0, -x.abs(), x.abs())
    return torch.where(_is_negative(sign), -x.abs(), x.abs())


def _fmax(x, y):
    """The other one where one is not a number."""
    return torch.where((x >= y) | (y != y), x, y)


def _fmin(x, y):
    return torch.where((x <= y) | (y != y), x, y)


def _hypot(x, y):
    """Scaled, so that no square is too large."""
    kind = torch.result_type(x, y)
    x, y = torch.broadcast_tensors(x.to(kind).abs(), y.to(kind).abs())
    large, small = torch.maximum(x, y), torch.minimum(x, y)
    ratio = torch.where(large == small, 1.0, small / torch.where(large == 0, 1.0, large))
    return torch.where(large == 0, 0.0, large * torch.sqrt(1.0 + ratio * ratio))


def _frexp(x):
    """In float64, of whose powers of 2 an error of the last digit does no harm."""
    if x.dtype == torch.float64:
        return NotImplemented
    wide = x.double()
    usual = (wide != 0) & (wide.abs() < math.inf)
    wide = torch.where(usual, wide, 0.5)
    exponent = torch.floor(torch.log2(wide.abs())) + 1.0
    # Next to a power of 2 the logarithm may be rounded beyond it.
    mantissa = (wide * torch.exp2(-exponent)).to(x.dtype)
    above, below = mantissa.abs() >= 1.0, mantissa.abs() < 0.5
    mantissa = torch.where(above, 0.5 * mantissa, torch.where(below, 2.0 * mantissa, mantissa))
    exponent = exponent + above.to(wide.dtype) - below.to(wide.dtype)
    exponent = torch.where(usual, exponent, 0.0)
    return torch.where(usual, mantissa, x), exponent.to(torch.int32)


def _angle(x):
    if x.is_complex() or not x.is_floating_point():
        return NotImplemented
    turned = torch.where(x < 0, math.pi, 0.0).to(x.dtype)
    return torch.where(x != x, x, turned)


def _sgn(x):
    return NotImplemented if x.is_complex() else torch.sign(x)


def _zeros(size, *, dtype=None, **_):
    return torch.zeros(size, dtype=dtype)


def _power_of_integer(base, exponent):
    """By the digits of the exponent; what overflows wraps as integers of the type do."""
    if not isinstance(base, int) or exponent.is_floating_point() or exponent.is_complex():
        return NotImplemented
    bits = torch.iinfo(exponent.dtype).bits
    result = torch.ones_like(exponent)
    for digit in range(bits - 1):
        signed = (base + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))
        if signed == 1:
            break
        result = torch.where((exponent >> digit) & 1 != 0, result * signed, result)
        base = signed * signed
    return result


def _fmod_of_floats(x, y):
    """By a remainder of what has no signs: that one is exact, where torch-mlir's own rule rounds
    the quotient and has none of a quotient that is 0 times infinity."""
    wide = torch.promote_types(x.dtype, torch.float32)  # All of its numbers are exact there.
    rest = torch.remainder(x.to(wide).abs(), y.to(wide).abs()).to(x.dtype)
    rest = torch.where(x < 0, -rest, rest)
    return torch.where(rest == x, x, rest)  # The sign of 0.


def _fmod(x, y):
    kind = torch.result_type(x, y)
    if not kind.is_floating_point:
        # What divides by 0 is anything.
        return x - torch.div(x, y, rounding_mode="trunc") * y
    y = y.to(kind) if isinstance(y, torch.Tensor) else torch.full((), y, dtype=kind)
    return _fmod_of_floats(x.to(kind), y)


def _divided_down(x, y, *, rounding_mode="floor"):
    """By what is left over, as PyTorch: a quotient that is nearly a whole number may be rounded to
    it."""
    kind = torch.result_type(x, y)
    if rounding_mode != "floor" or not kind.is_floating_point:
        return NotImplemented
    x, y = x.to(kind), y.to(kind) if isinstance(y, torch.Tensor) else torch.full((), y, dtype=kind)
    rest = torch.fmod(x, y)
    quotient = (x - rest) / y
    quotient = torch.where((rest != 0) & ((x < 0) ^ (y < 0)), quotient - 1.0, quotient)
    down = torch.floor(quotient)
    down = torch.where(quotient - down > 0.5, down + 1.0, down)
    return torch.where(y == 0, x / y, down)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.copysign.Tensor: _copysign,
        aten.copysign.Scalar: _copysign,
        aten.fmax.default: _fmax,
        aten.fmin.default: _fmin,
        aten.hypot.default: _hypot,
        aten.frexp.Tensor: _frexp,
        aten.angle.default: _angle,
        aten.sgn.default: _sgn,
        aten.pow.Scalar: _power_of_integer,
        aten.div.Scalar_mode: _divided_down,
        aten.div.Tensor_mode: _divided_down,
        aten.floor_divide.default: _divided_down,
        aten.fmod.Scalar: _fmod,
        aten.fmod.Tensor: _fmod,
        aten._efficientzerotensor.default: _zeros,
    }
