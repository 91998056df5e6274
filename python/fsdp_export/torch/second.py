# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients that have gradients, as of gradient penalties and of steps within a step.

What backward of a function of ours keeps or computes by an operator has no derivative. Where
PyTorch makes a graph of backward (`create_graph`), such a function computes its gradients from
its inputs anew, by operations that have some.
"""

import torch

from ..common.errors import ExportError


def are_wanted():
    """Asked in backward: whether what it returns may be differentiated."""
    return torch.is_grad_enabled()


def gradients(function, inputs, outer):
    """The gradients of `inputs` of which `function` computes its results by operations that
    PyTorch can differentiate; `outer` are those of the results, None for zero."""
    # Names of their own: one tensor may be several of the inputs.
    own = [x.view_as(x) if isinstance(x, torch.Tensor) else x for x in inputs]
    wanted = [x for x in own if isinstance(x, torch.Tensor) and x.requires_grad]
    with torch.autocast("cpu", enabled=False):
        results = function(*own)
        reached = [
            (result, gradient) for result, gradient in zip(results, outer, strict=True)
            if gradient is not None and result.requires_grad]
        if not reached:
            return [None] * len(own)
        results, outer = zip(*reached, strict=True)
        found = iter(torch.autograd.grad(
            results, wanted, outer, create_graph=True, allow_unused=True))
    return [
        next(found) if isinstance(x, torch.Tensor) and x.requires_grad else None for x in own]


class _Last(torch.autograd.Function):
    @staticmethod
    def forward(ctx, gradient, name, *_):
        ctx.name = name
        return gradient.view_as(gradient)

    @staticmethod
    def backward(ctx, *_):
        raise ExportError(
            f"not supported: gradients of gradients of {ctx.name}, of which PyTorch has none",
            "detach() the gradient, or leave create_graph out")


def last(name, gradient, *inputs):
    """A gradient that depends on `inputs` and must not be differentiated."""
    return _Last.apply(gradient, name, *inputs)
