# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same training in JAX itself, unsharded, each rank's batch after the other.

Reads the batches of an export. The optimizers are PyTorch's, on numpy arrays.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
import numpy
from safetensors.numpy import load_file

from ..common import distance, files
from ..common.errors import ExportError
from ..common.optimizers import OPTIMIZERS
from . import export, step, widen


class SGD:
    """torch.optim.SGD with momentum, for one parameter."""

    def __init__(self, hyper):
        self.hyper, self.momentum = hyper, None

    def update(self, param, gradient, _):
        gradient = gradient + param.dtype.type(self.hyper["weight_decay"]) * param
        if self.momentum is None:
            self.momentum = gradient
        else:
            factor = param.dtype.type(self.hyper["momentum"])
            self.momentum = factor * self.momentum + gradient
        return param - param.dtype.type(self.hyper["lr"]) * self.momentum


class AdamW:
    """torch.optim.AdamW, for one parameter."""

    def __init__(self, hyper):
        self.hyper, self.mean, self.square = hyper, 0, 0

    def update(self, param, gradient, count):
        real = param.dtype.type
        lr, beta1, beta2, eps, decay = (
            self.hyper[name] for name in ("lr", "beta1", "beta2", "eps", "weight_decay")
        )
        param = param * real(1 - lr * decay)
        self.mean = real(beta1) * self.mean + real(1 - beta1) * gradient
        self.square = real(beta2) * self.square + real(1 - beta2) * gradient * gradient
        size = numpy.sqrt(self.square) / real((1 - beta2**count) ** 0.5) + real(eps)
        return param - real(lr / (1 - beta1**count)) * self.mean / size


@dataclasses.dataclass
class _Run:
    """Parameters, and buffers of each rank, in the order of the tree."""

    params: list
    buffers: list


def _make_step(model, exact):
    """The step as a function of states and inputs, compiled for each of their shapes."""
    if not exact:
        return jax.jit(step.step_function(model))

    @jax.jit
    def run(params, buffers, *inputs):
        with jax.enable_x64(False):
            closed = step.trace(model, [_narrow(value) for value in inputs])
        results = widen.Wide()(closed, *params, *buffers, *inputs)
        count = len(buffers)
        return results[:count], results[count], results[count + 1:]

    return run


def _narrow(value):
    """What stands for an input of float64 where the step of float32 is traced."""
    dtype = jnp.float32 if value.dtype == jnp.float64 else value.dtype
    return jax.ShapeDtypeStruct(value.shape, dtype)


def _jittered(params, seed):
    """Parameters with other last bits as float32, if there is a seed."""
    if seed is None:
        return params
    random = numpy.random.default_rng(seed)
    # In float64 the very same values: what rounding them makes is no step's error.
    return [
        (value * (1 + distance.JITTER * random.uniform(-1, 1, value.shape)))
        .astype(numpy.float32).astype(value.dtype)
        if jnp.issubdtype(value.dtype, jnp.floating) else value for value in params
    ]


def _load(path, folder):
    """The model of an export in `folder`."""
    _, model = export.read(path)
    init = load_file(folder / "init.safetensors")
    for state in model.tree.states:
        if not numpy.array_equal(state.tensor, init[state.fqn], equal_nan=state.is_param):
            raise ExportError(
                f"{folder}: init.safetensors is stale at {state.fqn}", "export the model again"
            )
    return model


class Unsharded:
    """Trains the model of an export in `folder`, which `MODEL.py` at `path` has."""

    def __init__(self, path, folder):
        self.model, self.folder = _load(path, folder), folder
        self._step = functools.cache(lambda exact: _make_step(self.model, exact))

    def jittered(self, seed):
        """The parameters that training begins with, by name, but of other last bits."""
        params = self.model.tree.params
        values = _jittered([numpy.asarray(state.tensor) for state in params], seed)
        return {state.fqn: value for state, value in zip(params, values, strict=True)}

    def train(
        self, optimizer, world, steps, exact=False, taken=None, jitter=None, watch=None,
        begin=None,
    ):
        """Trains, in float64 if it is to be `exact`.

        With `taken`, the gradients of another run, the optimizer takes those instead of its own:
        every step then begins where that run's did. With `jitter`, a seed, losses and gradients
        are those of parameters that differ by up to `distance.JITTER` of themselves. `watch` is
        called with the parameters by name before the first step and after each. `begin` are the
        parameters of the first step by name, if those of the export are not. Returns
        (losses [steps, ranks], parameters by name, averaged gradients of each step by name,
        buffers of each rank by name).
        """
        with jax.enable_x64(exact):
            function = self._step(exact)
            return _train(
                self, function, optimizer, world, steps, exact, taken, jitter,
                watch or (lambda params: None), begin or {})


def _train(trainer, function, optimizer, world, steps, exact, taken, jitter, watch, begin):
    model, folder = trainer.model, trainer.folder
    cast = widen.widened if exact else numpy.asarray
    run = _Run([cast(begin.get(state.fqn, state.tensor)) for state in model.tree.params],
               [[cast(state.tensor) for state in model.tree.buffers] for _ in range(world)])
    own = step.trained(model)
    updates = [{"sgd": SGD, "adamw": AdamW}[optimizer](OPTIMIZERS[optimizer]) for _ in own]
    names = [state.fqn for state in model.tree.params]
    losses, gradients = numpy.zeros((steps, world), numpy.float64 if exact else numpy.float32), []
    watch(dict(zip(names, run.params, strict=True)))
    for index in range(steps):
        params = _jittered(run.params, None if jitter is None else jitter + index)
        total = None
        for rank in range(world):
            inputs = map(cast, files.load_batch(folder, rank, index, load_file))
            new, loss, parts = function(params, run.buffers[rank], *inputs)
            run.buffers[rank] = list(map(numpy.asarray, new))
            losses[index, rank] = loss
            parts = list(map(numpy.asarray, parts))
            total = parts if total is None else [a + b for a, b in zip(total, parts, strict=True)]
        total = [value / value.dtype.type(world) for value in total]
        gradients.append({names[place]: value for place, value in zip(own, total, strict=True)})
        if taken:
            total = [cast(taken[index].get(n, g)) for n, g in gradients[-1].items()]
        for place, update, gradient in zip(own, updates, total, strict=True):
            run.params[place] = update.update(run.params[place], gradient, index + 1)
        watch(dict(zip(names, run.params, strict=True)))
    buffer_names = [state.fqn for state in model.tree.buffers]
    buffers = [dict(zip(buffer_names, values, strict=True)) for values in run.buffers]
    return losses, dict(zip(names, run.params, strict=True)), gradients, buffers
