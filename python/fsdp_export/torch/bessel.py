# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bessel functions of order 0 and 1, in elementary functions; see `special`.

Near 0 they are trapezoidal sums of their integrals over a period (DLMF 10.9.1, 10.9.2,
10.32.1), far from it Hankel's asymptotic series (10.17, 10.40).
"""

import math

import torch

from .special import _EULER, _in_double, _polynomial

aten = torch.ops.aten

# Up to where integrals are summed, and of how many points.
_NEAR, _POINTS = 25.0, 64


def _angles():
    """Points of a half period and their weights, which sum up to 1."""
    theta = torch.arange(_POINTS + 1, dtype=torch.float64) * (math.pi / _POINTS)
    ends = (theta < 1e-9) | (theta > math.pi - 1e-9)
    return theta, torch.where(ends, 0.5, 1.0) / _POINTS


def _hankel(order, terms=12):
    """The coefficients a(k) of DLMF 10.17.1."""
    result = [1.0]
    for k in range(1, 2 * terms):
        result.append(result[-1] * (4 * order * order - (2 * k - 1) ** 2) / (k * 8.0))
    return result


def _split(x):
    """|x| where it is near, else 1; where it is far, else `_NEAR`; and whether it is far."""
    size = torch.abs(x)
    far = size > _NEAR
    return torch.where(far, 1.0, size), torch.where(far, size, _NEAR), far


def _phases(order, x):
    """P cos - Q sin and P sin + Q cos, times the amplitude: DLMF 10.17.3 and 10.17.4."""
    a = _hankel(order)
    square = 1.0 / (x * x)
    p = _polynomial(square, [(-1) ** k * c for k, c in enumerate(a[0::2])])
    q = _polynomial(square, [(-1) ** k * c for k, c in enumerate(a[1::2])]) / x
    angle = x - (0.5 * order + 0.25) * math.pi
    amplitude = torch.sqrt(2.0 / (math.pi * x))
    cos, sin = torch.cos(angle), torch.sin(angle)
    return amplitude * (p * cos - q * sin), amplitude * (p * sin + q * cos)


def _near_j(order, x):
    theta, weights = _angles()
    sin = torch.sin(theta)
    inner = x.unsqueeze(-1) * sin
    values = torch.cos(inner) if order == 0 else sin * torch.sin(inner)
    return (values * weights).sum(-1)


def _neumann():
    """The sum of (-1)^k cos(2k theta) / k over what matters of DLMF 10.8.2's terms."""
    theta, weights = _angles()
    terms = (torch.cos(2 * k * theta) * ((-1) ** k / k) for k in range(1, _POINTS // 2))
    return theta, weights * sum(terms)


def _near_y(order, x):
    """DLMF 10.8.2, of which order 1 is the negative derivative."""
    theta, weights = _neumann()
    sin = torch.sin(theta)
    inner = x.unsqueeze(-1) * sin
    values = torch.cos(inner) if order == 0 else sin * torch.sin(inner)
    logarithm = torch.log(0.5 * x) + _EULER
    result = 2 / math.pi * logarithm * _near_j(order, x) - 4 / math.pi * (values * weights).sum(-1)
    return result if order == 0 else result - 2 / math.pi * _near_j(0, x) / x


def _j(order):
    def function(x):
        near, far, is_far = _split(x)
        result = torch.where(is_far, _phases(order, far)[0], _near_j(order, near))
        return torch.where(x < 0, -result, result) if order else result

    return _in_double(function)


def _y(order):
    def function(x):
        near, far, is_far = _split(x)
        near = torch.where(near > 0, near, 1.0)
        result = torch.where(is_far, _phases(order, far)[1], _near_y(order, near))
        result = torch.where(x == 0, -math.inf, result)
        return torch.where(x < 0, math.nan, result)

    return _in_double(function)


def _scaled_i(order, x):
    """exp(-|x|) I(x)."""
    near, far, is_far = _split(x)
    theta, weights = _angles()
    cos = torch.cos(theta)
    inner = near.unsqueeze(-1) * cos
    # The mean of cos is 0, and nothing cancels without it.
    values = torch.exp(inner) if order == 0 else cos * torch.expm1(inner)
    a = [(-1) ** k * c for k, c in enumerate(_hankel(order, 8))]
    asymptotic = _polynomial(1.0 / far, a) / torch.sqrt(2.0 * math.pi * far)
    result = torch.where(is_far, asymptotic, (values * weights).sum(-1) * torch.exp(-near))
    return torch.where(x < 0, -result, result) if order else result


def _i(order, scaled=False):
    def function(x):
        result = _scaled_i(order, x)
        return result if scaled else result * torch.exp(torch.abs(x))

    return _in_double(function)


def _harmonic(k):
    return sum(1 / i for i in range(1, k + 1))


def _small_k(order, x):
    """DLMF 10.31.1 and 10.31.2, for x <= 2."""
    square = 0.25 * x * x
    facts = [math.factorial(k) * math.factorial(k + order) for k in range(16)]
    bessel_i = _polynomial(square, [1 / f for f in facts])
    logarithm = torch.log(0.5 * x) + _EULER
    if order == 0:
        return _polynomial(square, [_harmonic(k) / f for k, f in enumerate(facts)]) \
            - logarithm * bessel_i
    sums = [(_harmonic(k) + _harmonic(k + 1)) / f for k, f in enumerate(facts)]
    return 1.0 / x + 0.5 * x * (logarithm * bessel_i - 0.5 * _polynomial(square, sums))


def _large_k(order, x):
    """exp(x) K(x) for x > 2: DLMF 10.32.9 and 10.40.2."""
    step = 0.125
    cosh = torch.cosh(torch.arange(33, dtype=torch.float64) * step)
    first = torch.where(cosh <= 1.0, 0.5, 1.0)
    near, far, is_far = _split(x)
    values = torch.exp(near.unsqueeze(-1) * (1.0 - cosh)) * (step * first * cosh ** order)
    asymptotic = _polynomial(1.0 / far, _hankel(order, 8)) * torch.sqrt(0.5 * math.pi / far)
    return torch.where(is_far, asymptotic, values.sum(-1))


def _k(order, scaled=False):
    def function(x):
        large = x > 2.0
        small = torch.where((x > 0) & ~large, x, 1.0)
        y = torch.where(large, x, 3.0)
        low, high = _small_k(order, small), _large_k(order, y)
        result = torch.where(large, high, low * torch.exp(small)) if scaled \
            else torch.where(large, high * torch.exp(-y), low)
        result = torch.where(x == 0, math.inf, result)
        return torch.where(x < 0, math.nan, result)

    return _in_double(function)


def table():
    """The rules of Bessel functions."""
    rules = {
        "special_bessel_j0": _j(0), "special_bessel_j1": _j(1),
        "special_bessel_y0": _y(0), "special_bessel_y1": _y(1),
        "i0": _i(0), "special_i0e": _i(0, True),
        "special_i1": _i(1), "special_i1e": _i(1, True),
        "special_modified_bessel_i0": _i(0), "special_modified_bessel_i1": _i(1),
        "special_modified_bessel_k0": _k(0), "special_modified_bessel_k1": _k(1),
        "special_scaled_modified_bessel_k0": _k(0, True),
        "special_scaled_modified_bessel_k1": _k(1, True),
    }
    return {getattr(aten, name).default: rule for name, rule in rules.items()}
