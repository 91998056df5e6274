# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same training in JAX itself, unsharded, each rank's batch after the other.

Reads the batches of an export. The optimizers are PyTorch's, on numpy arrays.
"""

import jax
import numpy
from safetensors.numpy import load_file

from ..common import files
from ..common.errors import ExportError
from ..common.optimizers import OPTIMIZERS
from . import step, tree


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


def _cast(value, dtype):
    floating = numpy.issubdtype(value.dtype, numpy.floating)
    return value.astype(dtype) if floating else value


def run_unsharded(path, folder, optimizer, world, steps, dtype=numpy.float32):
    """Trains; returns (losses [steps][rank], parameters and buffers of each rank by
    name, averaged gradients of each step by name).

    With float64 the caller has set jax_enable_x64.
    """
    model = files.load(path).model()
    module_tree = tree.build(model)
    init = load_file(folder / "init.safetensors")
    for state in module_tree.states:
        if not numpy.array_equal(state.tensor, init[state.fqn]):
            raise ExportError(
                f"{folder}: init.safetensors is stale at {state.fqn}", "export the model again"
            )
    function = jax.jit(step.step_function(model, module_tree))
    params = [_cast(state.tensor, dtype) for state in module_tree.params]
    buffers = [[_cast(s.tensor, dtype) for s in module_tree.buffers] for _ in range(world)]
    updates = [
        {"sgd": SGD, "adamw": AdamW}[optimizer](OPTIMIZERS[optimizer]) for _ in params
    ]
    names = [state.fqn for state in module_tree.params]
    losses, gradients = [], []
    for index in range(steps):
        losses.append([])
        total = None
        for rank in range(world):
            inputs = [_cast(value, dtype) for value in
                      files.load_batch(folder, rank, index, load_file)]
            new, loss, parts = function(params, buffers[rank], *inputs)
            buffers[rank] = [numpy.asarray(value) for value in new]
            losses[-1].append(float(loss))
            parts = [numpy.asarray(part) for part in parts]
            total = parts if total is None else [a + b for a, b in zip(total, parts, strict=True)]
        total = [value / value.dtype.type(world) for value in total]
        gradients.append(dict(zip(names, total, strict=True)))
        params = [
            update.update(param, gradient, index + 1)
            for update, param, gradient in zip(updates, params, total, strict=True)
        ]
    buffer_names = [state.fqn for state in module_tree.buffers]
    states = [dict(zip(buffer_names, values, strict=True)) for values in buffers]
    return losses, dict(zip(names, params, strict=True)), states, gradients
