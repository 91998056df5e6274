# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that stay loops: operators that take one slice of tensors after the other.

A traced graph has no loops, so one over time would be as long as its sequence. Such a
loop is an operator instead, whose step is a graph of its own.
"""

import contextlib

import torch
from torch._guards import detect_fake_mode
from torch.fx.experimental.proxy_tensor import make_fx

_NAMESPACE = "fsdp_export"
_LOOPS = {}


def _results(*tensors):
    """As an operator returns them: one alone."""
    return tensors if len(tensors) > 1 else tensors[0]


class Loop:
    """An operator `name` that calls `step` for each slice of its first operands.

    step(*slices, *carried, *constants) returns the next carried tensors, then what is
    kept: tensors of the types of slices. The operator returns the last carried tensors,
    then all kept ones, stacked. Its last arguments are the dimension along which slices
    are taken and stacked, and whether the last one is taken first.
    """

    def __init__(self, name, step, slices, carried, constants, kept):
        self.name, self.step, self.kept = name, step, kept
        self.slices, self.carried = slices, carried
        count = slices + carried + constants
        operands = ", ".join(f"Tensor x{i}" for i in range(count))
        results = ", ".join(["Tensor"] * (carried + kept))
        self.call = torch.library.custom_op(
            f"{_NAMESPACE}::{name}", self.unrolled, mutates_args=(),
            schema=f"({operands}, int dim, bool backwards) -> ({results})",
        )
        self.call.register_fake(self._fake)
        _LOOPS[name] = self

    def _split(self, tensors):
        """The slices' tensors, the carried ones, the constants."""
        end = self.slices + self.carried
        return tensors[:self.slices], tensors[self.slices:end], tensors[end:]

    def unrolled(self, *arguments):
        """What the operator computes, in operations that have gradients."""
        *tensors, dim, backwards = arguments
        sliced, carried, constants = self._split(tensors)
        order = range(sliced[0].shape[dim])
        kept = []
        for t in reversed(order) if backwards else order:
            slices = [x.select(dim, t) for x in sliced]
            results = self.step(*slices, *carried, *constants)
            carried = results[:self.carried]
            kept.append(results[self.carried:])
        if backwards:
            kept.reverse()
        stacked = [torch.stack(values, dim) for values in zip(*kept, strict=True)]
        return _results(*(x.clone() for x in carried), *stacked)

    def _fake(self, *arguments):
        *tensors, dim, _ = arguments
        sliced, carried, _ = self._split(tensors)
        kept = self.step(*self.one_step(tensors, dim))[self.carried:] if self.kept else ()
        count = sliced[0].shape[dim]
        stacked = [x.new_empty((*x.shape[:dim], count, *x.shape[dim:])) for x in kept]
        return _results(*(torch.empty_like(x) for x in carried), *stacked)

    def one_step(self, tensors, dim):
        """Tensors like the arguments of one call of `step`, without their values."""
        sliced, carried, constants = self._split(tensors)
        slices = [x.new_empty((*x.shape[:dim], *x.shape[dim + 1:])) for x in sliced]
        return *slices, *carried, *constants

    def graph(self, node, decompositions):
        """The step for the operands of `node`, a call of the operator in a traced graph."""
        *operands, dim, _ = node.args
        values = self.one_step([x.meta["val"] for x in operands], dim)
        values = [x.new_empty(x.shape) for x in values]
        # What the step makes anew is like what it is given.
        with detect_fake_mode(values) or contextlib.nullcontext():
            return make_fx(self.step, decomposition_table=decompositions)(*values).graph


def find(name):
    """The loop whose operator is called so in MLIR or None."""
    return _LOOPS.get(name.removeprefix(f"torch.{_NAMESPACE}."))


def of(node):
    """The loop that a node of a traced graph calls, or None."""
    target = node.target
    if not isinstance(target, torch._ops.OpOverload) or target.namespace != _NAMESPACE:
        return None
    return _LOOPS.get(target._schema.name.split("::")[1])
