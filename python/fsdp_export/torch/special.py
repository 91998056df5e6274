# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Special functions that torch-mlir does not know, in elementary ones.

All are computed in float64 and rounded once: the formulas are series, asymptotic series,
and trapezoidal sums of integrals, which converge exponentially where the integrand is
periodic or decays like a Gaussian (Trefethen and Weideman, "The exponentially convergent
trapezoidal rule", SIAM Review 2014). Numbers of formulas are those of the NIST Digital
Library of Mathematical Functions (DLMF).
"""

import functools
import math

import torch

aten = torch.ops.aten

# B(2k) for k = 1, 2, ...: the numbers of Bernoulli.
_BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)
_EULER = 0.57721566490153286061
# From where the asymptotic series of the gamma functions are used.
_SHIFT = 10


def _in_double(function):
    """Computes in float64, for a floating-point result of the type of the argument."""
    @functools.wraps(function)
    def rounded(x, *args):
        dtype = x.dtype if x.is_floating_point() else torch.get_default_dtype()
        return function(x.double(), *args).to(dtype)

    return rounded


def _polynomial(x, coefficients):
    """The sum of coefficients[k] * x^k."""
    result = torch.full_like(x, coefficients[-1])
    for each in reversed(coefficients[:-1]):
        result = result * x + each
    return result


def _sin_pi(x):
    """sin(pi x), exactly 0 at integers."""
    rest = x - 2.0 * torch.floor(0.5 * x)
    sign = torch.where(rest >= 1.0, -1.0, 1.0)
    rest = torch.where(rest >= 1.0, rest - 1.0, rest)
    return sign * torch.sin(math.pi * torch.where(rest > 0.5, 1.0 - rest, rest))


def _cot_pi(x):
    """cot(pi x)."""
    return _sin_pi(x + 0.5) / _sin_pi(x)


def _shifted(x):
    """z = x + _SHIFT where x, which is above 0, is below _SHIFT, else x; and whether."""
    small = x < _SHIFT
    return torch.where(small, x + _SHIFT, x), small


def _positive_lgamma(x):
    """DLMF 5.11.1, and 5.5.1 where x is small."""
    z, small = _shifted(x)
    product = x
    for k in range(1, _SHIFT):
        product = product * (x + k)
    series = [b / (2 * k * (2 * k - 1)) for k, b in enumerate(_BERNOULLI, 1)]
    stirling = (z - 0.5) * torch.log(z) - z + 0.5 * math.log(2 * math.pi) \
        + _polynomial(1 / (z * z), series) / z
    return torch.where(small, stirling - torch.log(torch.where(small, product, 1.0)), stirling)


@_in_double
def lgamma(x):
    """Reflected, DLMF 5.5.3, where x is below 1/2."""
    low = x < 0.5
    positive = _positive_lgamma(torch.where(low, 1.0 - x, x))
    reflected = math.log(math.pi) - torch.log(torch.abs(_sin_pi(x))) - positive
    result = torch.where(low, reflected, positive)
    return torch.where(torch.isinf(x), math.inf, result)


@_in_double
def digamma(x):
    """DLMF 5.11.2, 5.5.2 and 5.5.4."""
    low = x < 0.5
    y = torch.where(low, 1.0 - x, x)
    z, small = _shifted(y)
    series = [b / (2 * k) for k, b in enumerate(_BERNOULLI, 1)]
    square = 1 / (z * z)
    result = torch.log(z) - 0.5 / z - _polynomial(square, series) * square
    steps = sum(1 / (y + k) for k in range(_SHIFT))
    result = torch.where(small, result - steps, result)
    result = torch.where(low, result - math.pi * _cot_pi(x), result)
    pole = torch.where(1 / x < 0, math.inf, -math.inf)
    integer = (x < 0) & (x == torch.floor(x))
    return torch.where(x == 0, pole, torch.where(integer, math.nan, result))


def _positive_zeta(s, q):
    """The sum of (q + k)^-s over k >= 0 by the formula of Euler and Maclaurin, DLMF 25.11.5."""
    total = sum((q + k) ** -s for k in range(_SHIFT))
    end = q + _SHIFT
    total = total + end ** (1 - s) / (s - 1) + 0.5 * end ** -s
    factor, power = float(s), end ** (-s - 1)
    for k, b in enumerate(_BERNOULLI, 1):
        total = total + (b / math.factorial(2 * k) * factor) * power
        factor *= (s + 2 * k - 1) * (s + 2 * k)
        power = power / (end * end)
    return total


def _zeta(s, q):
    """For an integer s above 1; terms below 0 are mirrored."""
    below = q < 0
    count = torch.where(below, torch.ceil(-q), 0.0)
    first = torch.where(below, -q - count + 1.0, 1.0)
    mirrored = _positive_zeta(s, first) - _positive_zeta(s, torch.where(below, 1.0 - q, 1.0))
    above = _positive_zeta(s, q + count)
    result = above + torch.where(below, (-1) ** s * mirrored, 0.0)
    return torch.where((q <= 0) & (q == torch.floor(q)), math.inf, result)


def polygamma(n, x):
    """DLMF 25.11.12."""
    if n == 0:
        return digamma(x)
    sign = 1.0 if n % 2 else -1.0
    return _in_double(lambda y: sign * math.factorial(n) * _zeta(n + 1, y))(x)


def mvlgamma(x, p):
    """DLMF 35.3.4."""
    total = sum(lgamma(x - 0.5 * i) for i in range(p))
    return total + p * (p - 1) / 4 * math.log(math.pi)


def _large_erfcx(x):
    """exp(x^2) erfc(x) for x >= 1: DLMF 7.7.1 with the residue at the pole."""
    step = 0.5
    square = x * x
    total = 1.0 / square
    for k in range(1, 14):
        total = total + 2.0 * math.exp(-(k * step) ** 2) / (square + (k * step) ** 2)
    near = x < math.pi / step
    y = torch.where(near, x, 1.0)
    pole = 2.0 * torch.exp(y * y) / torch.expm1(2.0 * math.pi / step * y)
    result = step / math.pi * x * total
    return torch.where(near, result - pole, result)


def _erfcx(x):
    large = x >= 1.0
    y = torch.where(large, 0.0, x)
    return torch.where(
        large, _large_erfcx(torch.where(large, x, 1.0)), torch.exp(y * y) * (1.0 - torch.erf(y)))


def _erfc(x):
    return torch.where(x >= 1.0, torch.exp(-x * x) * _erfcx(x), 1.0 - torch.erf(x))


def _log_ndtr(x):
    scaled = -x * math.sqrt(0.5)
    low = x < -1.0
    tail = torch.log(0.5 * _erfcx(torch.where(low, scaled, 1.0))) - 0.5 * (x * x)
    body = torch.log1p(-0.5 * _erfc(torch.where(low, 1.0, -scaled)))
    return torch.where(low, tail, body)


erfcx, erfc, log_ndtr = map(_in_double, (_erfcx, _erfc, _log_ndtr))


@_in_double
def erfinv(x):
    """Halley's steps from a guess that is right to 1/500 (Winitzki 2008)."""
    inside = torch.abs(x) < 1.0
    z = torch.where(inside, x, 0.0)
    logarithm = torch.log1p(-z * z)
    half = 2 / (math.pi * 0.147) + 0.5 * logarithm
    y = torch.sqrt(torch.sqrt(half * half - logarithm / 0.147) - half)
    y = torch.where(z < 0, -y, y)
    for _ in range(3):
        off = (torch.erf(y) - z) * (0.5 * math.sqrt(math.pi)) * torch.exp(y * y)
        y = y - off / (1.0 + y * off)
    edge = torch.where(torch.abs(x) == 1.0, x * math.inf, math.nan)
    return torch.where(inside, y, edge)


@_in_double
def ndtri(p):
    """Newton's steps on the logarithm, for the lower half; the upper one is mirrored."""
    inside = (p > 0.0) & (p < 1.0)
    q = torch.where(inside, torch.where(p > 0.5, 1.0 - p, p), 0.5)
    goal = torch.log(q)
    y = -torch.sqrt(torch.clamp_min(-2.0 * goal - math.log(4.0), 0.0))
    for _ in range(6):
        slope = math.sqrt(0.5 * math.pi) * _erfcx(-y * math.sqrt(0.5))
        y = y - (_log_ndtr(y) - goal) * slope
    edge = torch.where(p == 0.0, -math.inf, torch.where(p == 1.0, math.inf, math.nan))
    return torch.where(inside, torch.where(p > 0.5, -y, y), edge)


def table():
    """The rules of special functions."""
    unary = {"lgamma": lgamma, "digamma": digamma, "erfc": erfc, "special_erfcx": erfcx,
             "special_log_ndtr": log_ndtr, "erfinv": erfinv, "special_ndtri": ndtri}
    result = {getattr(aten, name).default: rule for name, rule in unary.items()}
    result[aten.polygamma.default] = polygamma
    result[aten.mvlgamma.default] = mvlgamma
    return result
