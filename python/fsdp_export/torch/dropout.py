# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random numbers as pure functions of a seed, a call number and the element's index.

PyTorch's generator is hidden mutable state: it cannot be recomputed, and ranks
would share it. The step gets its seed as an input instead, one value per rank
and step (`seeded`). The same function replaces the random source of eager PyTorch
(`eager`), so that an eager run and an exported step drop the same elements.
"""

import contextlib
import math
from unittest import mock

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from ..common.errors import ExportError
from . import attention, hashed, recurrent, transforms
from .narrow_floats import is_narrow, wide_type

def rank_step_seed(rank, step):
    """The seed that `rank` uses in `step`."""
    return (step + 1) * 65536 + rank


class _Draws:
    """Random numbers, of which each call of one forward pass has its own, of one of the steps
    that take turns."""

    def __init__(self, seed, turn):
        self.seed = seed
        self.calls = turn << 16

    def bits(self, shape):
        """For each element 32 bits, in an i64."""
        return hashed.mix(hashed.count(torch.Size(shape)) ^ self.key())

    def key(self):
        """The key of the next call."""
        self.calls += 1
        return hashed.key(self.seed, self.calls)

    def rows(self, shape):
        """What the rows of a tensor of `shape` begin with: the numbers of their first elements,
        and the key of the call; see `fsdp.attention`."""
        *front, columns = shape
        return hashed.count(torch.Size(front)) * columns, self.key()

    def keep(self, shape, p):
        """Which elements of a tensor of `shape` are kept if a share of `p` is dropped."""
        return hashed.keep(self.bits(shape), p)

    def uniform(self, shape, dtype, digits=None):
        """At least 0, below 1, of as many binary digits as the type has, but at most 24."""
        digits = digits or _DIGITS.get(dtype, 24)
        return (self.bits(shape) >> (32 - digits)).to(wide_type(dtype)) * 2.0**-digits

    def normal(self, shape, dtype):
        """Of mean 0 and variance 1, by Box and Muller."""
        radius = (2.0 * self.exponential(shape, dtype)).sqrt()
        return radius * torch.cos(2.0 * math.pi * self.uniform(shape, dtype, 24))

    def exponential(self, shape, dtype):
        """Above 0, so that it has a logarithm."""
        return -torch.log1p(-self.uniform(shape, dtype, 24)) + 2.0**-25

    def integers(self, shape, low, high):
        """At least `low`, below `high`."""
        if not 0 < high - low <= 2**31:
            raise ExportError(
                f"expected randint to draw from 1 to 2^31 numbers, got {low} to {high}",
                "draw others in batch() and pass them as inputs",
            )
        return (self.bits(shape) * (high - low) >> 32) + low


# Digits of the numbers below 1 that 16 bits can hold.
_DIGITS = {torch.bfloat16: 8, torch.float16: 11}


class _Dropout:
    """In place of the functions of `torch.nn.functional`."""

    def __init__(self, draws):
        self._draws = draws

    def __call__(self, x, p=0.5, training=True, inplace=False):
        return self._drop(x, x.shape, p, training, inplace)

    def channels(self, spatial):
        """A function that drops whole channels, which have `spatial` dimensions."""

        def drop(x, p=0.5, training=True, inplace=False):
            # As PyTorch, which takes three dimensions without a batch for one.
            before = 1 if x.dim() == spatial + 1 and spatial != 2 else 2
            shape = (*x.shape[:before], *[1] * (x.dim() - before))
            return self._drop(x, shape, p, training, inplace)

        return drop

    def _drop(self, x, shape, p, training, inplace):
        """Drops what one index into a tensor of `shape` has; a size of 1 is all of it."""
        if not training or p == 0.0 or x.numel() == 0:
            return x
        if p == 1.0:
            dropped = x * 0.0
        else:
            keep = self._draws.keep(shape, p)
            zero = torch.zeros((), dtype=x.dtype)
            dropped = torch.where(keep, x * (1.0 / (1.0 - p)), zero)
        return x.copy_(dropped) if inplace else dropped


def _attention(draws, dropout, original):
    """Attention as one operation where there is one, and in plain operations where it drops.

    As PyTorch's own plain form that computes 16-bit values in float32 and rounds the result.
    """

    def plain(query, key, value, mask, p, causal, scale, enable_gqa):
        # PyTorch itself refuses a mask beside the causal one.
        if p == 0.0 or (causal and mask is not None):
            return original(query, key, value, mask, p, causal, scale=scale, enable_gqa=enable_gqa)
        dtype = query.dtype
        if is_narrow(dtype):
            query, key, value = query.float(), key.float(), value.float()
        if enable_gqa:
            groups = query.shape[-3] // key.shape[-3]
            key = key.repeat_interleave(groups, -3)
            value = value.repeat_interleave(groups, -3)
        scale = 1.0 / math.sqrt(query.shape[-1]) if scale is None else scale
        scores = attention.scores(query, key, mask, causal, 0, scale)
        # Only a mask leaves rows without any key, whose weights are 0.
        softmax = torch.softmax if mask is None else torch._safe_softmax
        return (dropout(softmax(scores, -1), p) @ value).to(dtype)

    whole = attention.whole(plain, draws.rows)

    def attend(
        query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None,
        enable_gqa=False,
    ):
        return whole(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)

    return attend


# What operations draw, given what draws, the shape and type of the result and the
# operation's own arguments.
_SOURCES = {
    "bernoulli": lambda d, shape, dtype, p=0.5: _below(d, shape, p),
    "cauchy": lambda d, shape, dtype, median=0.0, sigma=1.0:
        torch.tan(math.pi * (d.uniform(shape, dtype, 24) - 0.5)) * sigma + median,
    "exponential": lambda d, shape, dtype, rate=1.0: d.exponential(shape, dtype) / rate,
    # How many tries it takes until one has luck.
    "geometric": lambda d, shape, dtype, p:
        torch.clamp(torch.ceil(-d.exponential(shape, torch.float32) / math.log1p(-p)), min=1.0),
    "log_normal": lambda d, shape, dtype, mean=1.0, std=2.0:
        torch.exp(d.normal(shape, dtype) * std + mean),
    "normal": lambda d, shape, dtype, mean=0.0, std=1.0: d.normal(shape, dtype) * std + mean,
    "rand": lambda d, shape, dtype: d.uniform(shape, dtype),
    "randint": lambda d, shape, dtype, low, high: d.integers(shape, low, high),
    "randn": lambda d, shape, dtype: d.normal(shape, dtype),
    "uniform": lambda d, shape, dtype, low=0.0, high=1.0:
        d.uniform(shape, dtype) * (high - low) + low,
}


def _draw(name, draws, shape, dtype, *args, **kwargs):
    """What an operation draws; complex numbers are drawn as pairs of real ones."""
    if not dtype.is_complex:
        return _SOURCES[name](draws, shape, dtype, *args, **kwargs)
    if name in ("rand", "uniform"):
        return _pairs(name, draws, shape, dtype, *args, **kwargs)
    if name in ("randn", "normal"):
        mean, std = (*args, *(0.0, 1.0)[len(args):])
        mean, std = kwargs.get("mean", mean), kwargs.get("std", std)
        # Each part has half of the variance.
        return _pairs("randn", draws, shape, dtype) * (std * math.sqrt(0.5)) + mean
    raise ExportError(
        f"not supported: complex numbers that '{name}' draws", "draw real and imaginary parts")


def _pairs(name, draws, shape, dtype, *args, **kwargs):
    parts = _SOURCES[name](draws, (*shape, 2), dtype.to_real(), *args, **kwargs)
    return torch.view_as_complex(parts)


def _below(draws, shape, p):
    """Which elements are true with the probability `p`, a number or one for each."""
    if isinstance(p, torch.Tensor):
        return draws.uniform(shape, torch.float32) < p
    return draws.keep(shape, 1.0 - p)


def _in_place(name):
    """Fills the first argument."""
    def fill(draws, x, *args, generator=None, **kwargs):
        kwargs = {_NAMES.get(key, key): value for key, value in kwargs.items()}
        if name == "bernoulli" and not args:
            args = (kwargs.pop("p", 0.5),)
        return x.copy_(_draw(name, draws, x.shape, x.dtype, *args, **kwargs))

    return fill


_NAMES = {"lambd": "rate", "from": "low", "to": "high"}


def _like(name):
    """A tensor like the first argument, of a type of its own if one is given."""
    def make(draws, x, *args, dtype=None, generator=None, **_):
        dtype = dtype or x.dtype
        args = args if name != "randint" else (0, *args)[-2:]
        return _draw(name, draws, x.shape, dtype, *args).to(dtype)

    return make


def _sized(name, integers=0):
    """A tensor whose size comes behind so many integers."""
    def make(draws, *args, dtype=None, generator=None, **_):
        bounds = args[:integers]
        default = torch.int64 if integers else torch.get_default_dtype()
        dtype = dtype or default
        bounds = bounds if integers != 1 else (0, *bounds)
        return _draw(name, draws, args[integers], dtype, *bounds).to(dtype)

    return make


def _bernoulli(draws, p, *_, generator=None, **__):
    """As `torch.bernoulli`, whose argument is the probabilities, or a type and `p`."""
    given = _[0] if _ else p
    return _below(draws, p.shape, given).to(p.dtype)


def _normal(draws, mean, std=1.0, size=None, *, dtype=None, generator=None, **_):
    """As `torch.normal`, of which mean and deviation may be tensors."""
    if size is None:
        given = [x for x in (mean, std) if isinstance(x, torch.Tensor)]
        size = torch.broadcast_shapes(*(x.shape for x in given))
        dtype = given[0].dtype
    dtype = dtype or torch.get_default_dtype()
    return _draw("normal", draws, size, dtype, mean, std).to(dtype)


def _randperm(draws, count, *, dtype=torch.int64, generator=None, **_):
    """The order of numbers that are all different."""
    return torch.sort(draws.bits((count,)), stable=True)[1].to(dtype or torch.int64)


def _multinomial(draws, weights, count, replacement=False, *, generator=None):
    """Where an exponential clock of this rate rings first, again and again if it is put back."""
    if not replacement or count == 1:
        return (weights / draws.exponential(weights.shape, weights.dtype)).topk(count).indices
    below = weights.cumsum(-1)
    below = below / below[..., -1:]
    draw = draws.uniform((*weights.shape[:-1], count), weights.dtype)
    found = (draw.unsqueeze(-1) >= below.unsqueeze(-2)).sum(-1)
    return found.clamp(max=weights.shape[-1] - 1)


def _rrelu(draws, x, noise, lower=1 / 8, upper=1 / 3, training=False, generator=None):
    if not training:
        return torch.nn.functional.leaky_relu(x, (lower + upper) / 2)
    slope = draws.uniform(x.shape, x.dtype) * (upper - lower) + lower
    noise.copy_(torch.where(x <= 0, slope, 1.0))
    return x * noise


aten = torch.ops.aten
_OPERATIONS = {
    aten.bernoulli.default: _bernoulli,
    aten.bernoulli.p: _bernoulli,
    aten.bernoulli_.Tensor: _in_place("bernoulli"),
    aten.bernoulli_.float: _in_place("bernoulli"),
    aten.cauchy_.default: _in_place("cauchy"),
    aten.exponential_.default: _in_place("exponential"),
    aten.geometric_.default: _in_place("geometric"),
    aten.log_normal_.default: _in_place("log_normal"),
    aten.multinomial.default: _multinomial,
    aten.normal.Tensor_Tensor: _normal,
    aten.normal.Tensor_float: _normal,
    aten.normal.float_Tensor: _normal,
    aten.normal.float_float: _normal,
    aten.normal_.default: _in_place("normal"),
    aten.rand.default: _sized("rand"),
    aten.rand.generator: _sized("rand"),
    aten.rand_like.default: _like("rand"),
    aten.rand_like.generator: _like("rand"),
    aten.randint.default: _sized("randint", 1),
    aten.randint.generator: _sized("randint", 1),
    aten.randint.low: _sized("randint", 2),
    aten.randint.low_generator: _sized("randint", 2),
    aten.randint_like.default: _like("randint"),
    aten.randint_like.low_dtype: _like("randint"),
    aten.randn.default: _sized("randn"),
    aten.randn.generator: _sized("randn"),
    aten.randn_like.default: _like("randn"),
    aten.randn_like.generator: _like("randn"),
    aten.randperm.default: _randperm,
    aten.randperm.generator: _randperm,
    aten.rrelu_with_noise.default: _rrelu,
    aten.uniform_.default: _in_place("uniform"),
}


# Of comparisons of a number in [0, 1) with a bound, what they always give, if it is always one.
_CERTAIN = {
    aten.lt.Scalar: lambda bound: False if bound <= 0 else True if bound >= 1 else None,
    aten.le.Scalar: lambda bound: False if bound < 0 else True if bound >= 1 else None,
    aten.gt.Scalar: lambda bound: True if bound < 0 else False if bound >= 1 else None,
    aten.ge.Scalar: lambda bound: True if bound <= 0 else False if bound >= 1 else None,
}


class _SeededDraws(TorchDispatchMode):
    """Draws random numbers from the seed instead of PyTorch's generator.

    Where control flow asks for what no draw can change, such as whether a layer is dropped
    with the probability 0, it is told.
    """

    def __init__(self, draws):
        super().__init__()
        self._draws = draws
        # By identity the numbers drawn and what is certain, which these keep alive.
        self._numbers, self._certain = {}, {}

    def _compare(self, func, args, kwargs):
        result = func(*args, **kwargs)
        certain = _CERTAIN[func](args[1]) if id(args[0]) in self._numbers else None
        if certain is not None:
            self._certain[id(result)] = (result, certain)
        return result

    def _detach(self, func, x):
        result = func(x)
        if id(x) in self._numbers:
            self._numbers[id(result)] = result
        if id(x) in self._certain:
            self._certain[id(result)] = (result, self._certain[id(x)][1])
        return result

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func in _CERTAIN:
            return self._compare(func, args, kwargs)
        if func is aten.detach.default:
            return self._detach(func, *args)
        if func is aten._local_scalar_dense.default and id(args[0]) in self._certain:
            return self._certain[id(args[0])][1]
        draw = _OPERATIONS.get(func)
        if draw is None or kwargs.get("generator") is not None:
            return func(*args, **kwargs)
        result = draw(self._draws, *args, **kwargs)
        if func is aten.rand.default and not result.shape:
            self._numbers[id(result)] = result
        return result


@contextlib.contextmanager
def seeded(seed, turn=0):
    """Replaces what one forward pass draws, and dropout of `torch.nn.functional`.

    `seed` is an i64 scalar tensor, `turn` the number of the step among those that take turns,
    each of which drops other elements. Yields what counts the calls. A function mode would not do:
    multi-head attention switches those off and its dropouts escape.
    """
    functional = torch.nn.functional
    draws = _Draws(seed, turn)
    dropout = _Dropout(draws)
    attend = _attention(draws, dropout, functional.scaled_dot_product_attention)
    replacements = {"dropout": dropout, "scaled_dot_product_attention": attend}
    replacements |= {f"dropout{spatial}d": dropout.channels(spatial) for spatial in (1, 2, 3)}
    with contextlib.ExitStack() as stack:
        for name, replacement in replacements.items():
            # What each of its examples drops, torch.vmap says itself.
            replacement = transforms.outside(getattr(functional, name), replacement)
            stack.enter_context(mock.patch.object(functional, name, replacement))
        stack.enter_context(recurrent.replaced(dropout))
        stack.enter_context(_SeededDraws(draws))
        yield draws


def eager(seed, turn=0):
    """Replaces the random source of PyTorch for one forward pass.

    Nothing else of PyTorch is replaced; what is drawn and dropped is that of `seeded`.
    """
    return _SeededDraws(_Draws(seed, turn))
