# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules and functions of flax.nnx and flax.linen, and small models made of them.

Every module that the two packages export is made small by rules about the names of its
arguments, behind a trained scale of what it is given, so that its gradient to there is
compared, too. Models are those of flax_models.py.
"""

import inspect

import jax
import jax.numpy as jnp
import numpy
from flax import linen, nnx

from . import flax_models
from .cases import Case, NotCounted

WIDTH = 8
# Of arguments that have no default value, by name.
_SIZES = {
    "num_features": WIDTH, "in_features": WIDTH, "out_features": WIDTH, "features": WIDTH,
    "hidden_features": WIDTH, "qkv_features": WIDTH, "num_embeddings": 10, "num_heads": 2,
    "num_groups": 4, "lora_rank": 2, "rate": 0.3, "kernel_size": (3, 3),
    "shape": (WIDTH, WIDTH), "kernel_shape": (WIDTH, WIDTH),
}
# Given although they have one: batch norm with statistics of the batch, dropout that drops.
_GIVEN = {
    "num_groups": 4, "use_running_average": False, "deterministic": False, "dropout_rate": 0.2,
    "decode": False, "einsum_str": "bsf,fg->bsg",
}
_IMAGES, _SEQUENCES = (2, 6, 6, WIDTH), (3, 5, WIDTH)


def _is_layer(package, name):
    member = getattr(package, name)
    return isinstance(member, type) and issubclass(member, package.Module) and (
        member is not package.Module and member not in (nnx.List, nnx.Dict))


def _is_function(package, name):
    """Activations, and pooling, whose arguments are a window."""
    member = getattr(package, name)
    names = list(inspect.signature(member).parameters) if inspect.isfunction(member) or (
        callable(member) and type(member).__module__.startswith("jax")) else []
    where = getattr(member, "__module__", "")
    return names[:1] in (["x"], ["inputs"]) and where.startswith(
        ("jax._src.nn.functions", "jax.nn", "flax.linen.pooling", "flax.linen.activation"))


def _exported(package, test):
    return [name for name in sorted(vars(package)) if name[0] != "_" and test(package, name)]


_PACKAGES = {"nnx": nnx, "linen": linen}


def names(suite):
    known = {
        getattr(package, name): f"{short}.{name}" for short, package in _PACKAGES.items()
        for test in (_is_layer, _is_function) for name in _exported(package, test)
    }
    # Both packages export the same functions.
    return [*known.values(), *(f"models.{name}" for name in sorted(flax_models.MODELS))]


def _arguments(cls, inner):
    """The arguments that make a module of this class; `inner(name)` makes those that are modules."""
    made = {}
    for name, argument in inspect.signature(cls.__init__).parameters.items():
        if name in ("self", "parent", "name", "rngs") or argument.kind in (
                argument.VAR_POSITIONAL, argument.VAR_KEYWORD):
            continue
        if name in _GIVEN:
            made[name] = _GIVEN[name]
        elif argument.default is inspect.Parameter.empty:
            made[name] = _SIZES[name] if name in _SIZES else inner(name)
    return made


def _inner(package, more):
    """Modules that others are made of, by the name of the argument."""
    def make(name):
        if name == "cell":
            return package.LSTMCell(**_arguments(package.LSTMCell, make), **more)
        if name in ("forward_rnn", "backward_rnn"):
            return package.RNN(make("cell"), **more)
        if name == "layer_instance":
            layer = nnx.Linear if package is nnx else linen.Dense
            return layer(**_arguments(layer, make), **more)
        raise NotCounted(f"no rule for the argument {name}")

    return make


def _built(package, name):
    cls = getattr(package, name)
    more = {"rngs": nnx.Rngs(0)} if package is nnx else {}
    takes = inspect.signature(cls.__init__).parameters
    given = more if "rngs" in takes else {}
    return cls(**_arguments(cls, _inner(package, more)), **given)


def _loss(outputs):
    """A loss that every floating-point output has a part in."""
    leaves = [leaf for leaf in jax.tree_util.tree_leaves(outputs)
              if jnp.issubdtype(leaf.dtype, jnp.floating)]
    return sum(jnp.mean(jnp.sin(leaf) + leaf**2) for leaf in leaves)


def _call(package, name, layer, x):
    """What a layer gives; a cell is given its first state."""
    if issubclass(type(layer), package.RNNCellBase):
        x = x if name == "ConvLSTMCell" else x[:, 0]
        carry = (layer.initialize_carry(x.shape, nnx.Rngs(0)) if package is nnx
                 else layer.initialize_carry(jax.random.key(0), x.shape))
        return layer(carry, x)
    if name == "SpectralNorm":
        return layer(x, update_stats=True)
    return layer(x)


class _Nnx(nnx.Module):
    def __init__(self, name, shape):
        self.scale = nnx.Param(jnp.linspace(0.5, 1.5, shape[-1]))
        self.layer = _built(nnx, name)
        self.kind = name

    def __call__(self, x):
        scaled = x * self.scale[...] if jnp.issubdtype(x.dtype, jnp.floating) else x
        return _loss(_call(nnx, self.kind, self.layer, scaled))


class _Linen(linen.Module):
    kind: str

    @linen.compact
    def __call__(self, x):
        scale = self.param("scale", lambda _: jnp.linspace(0.5, 1.5, x.shape[-1]))
        scaled = x * scale if jnp.issubdtype(x.dtype, jnp.floating) else x
        return _loss(_call(linen, self.kind, _built(linen, self.kind), scaled))


def _function_case(function):
    """The loss of a function of an array, with its window if it has one."""
    windowed = "window_shape" in inspect.signature(function).parameters

    def loss(params, x):
        x = x * params["scale"]
        return _loss(function(x, (2, 2)) if windowed else function(x))

    shape = _IMAGES if windowed else _SEQUENCES
    return Case(lambda: (loss, {"scale": jnp.linspace(0.5, 1.5, WIDTH)}), _batch(shape))


def _batch(shape, tokens=False):
    def batch(rank, step):
        random = numpy.random.default_rng(1000 * rank + step)
        if tokens:
            return (random.integers(0, _SIZES["num_embeddings"], shape, numpy.int32),)
        return (random.standard_normal(shape).astype(numpy.float32),)

    return batch


def _layer_case(package, name):
    takes = inspect.signature(getattr(package, name).__init__).parameters
    tokens = "num_embeddings" in takes
    shape = _IMAGES if "kernel_size" in takes else _SEQUENCES[:2] if tokens else _SEQUENCES
    if package is nnx:
        return Case(lambda: _Nnx(name, shape), _batch(shape, tokens))
    return Case(lambda: _Linen(name), _batch(shape, tokens))


def make(suite, name):
    kind, _, member = name.partition(".")
    if kind == "models":
        return Case(*flax_models.MODELS[member])
    package = _PACKAGES[kind]
    case = (_layer_case(package, member) if _is_layer(package, member)
            else _function_case(getattr(package, member)))
    try:
        model, inputs = case.model(), case.batch(0, 0)
        if isinstance(model, linen.Module):
            model.init({"params": jax.random.key(0), "dropout": jax.random.key(1)}, *inputs)
        elif isinstance(model, nnx.Module):
            model(*inputs)
        else:
            model[0](model[1], *inputs)
    except NotCounted:
        raise
    except Exception as error:  # whatever the package raises
        raise NotCounted(f"{type(error).__name__}: {error}".splitlines()[0]) from error
    return case
