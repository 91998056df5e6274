# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps that take turns: each has a loss and trains parameters of its own.

They share one module. One at a time is traced, while all parameters but its own are frozen.
"""

import collections.abc
import contextlib
import dataclasses
import re

import torch

from ..common.errors import ExportError
from ..common.turns import Step
from .tree import own

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_WAY_OUT = (
    "models that are trained in turns are parts of one nn.Module: return a dictionary of names "
    "and fsdp_export.Step(module, loss, parameters)"
)


@dataclasses.dataclass(frozen=True)
class Turn:
    """A step: what is called with a batch, and the ids of the parameters that it trains.

    One that takes no turns has no name, calls the module and trains all.
    """

    name: str
    number: int
    call: object
    trained: frozenset = frozenset()

    @contextlib.contextmanager
    def alone(self, params):
        """Freezes those of `params`, states, that another turn trains."""
        others = [
            param.tensor for param in params
            if self.name and param.tensor.requires_grad and id(own(param)) not in self.trained
        ]
        for param in others:
            param.requires_grad_(False)
        try:
            yield
        finally:
            for param in others:
                param.requires_grad_(True)


def _trained(name, step):
    known = {id(param): path for path, param in step.module.named_parameters()}
    params = list(step.parameters)
    for param in params:
        if id(param) not in known:
            raise ExportError(
                f"step '{name}': expected parameters of its module, got "
                + (f"another tensor of shape {tuple(param.shape)}"
                   if isinstance(param, torch.Tensor) else type(param).__name__),
                "parameters=module.part.parameters(); parts are submodules of the module",
            )
    if not any(param.requires_grad for param in params):
        raise ExportError(
            f"step '{name}' has no parameter with requires_grad = True",
            "there is nothing that it would train",
        )
    return frozenset(id(param) for param in params)


def _call(name, step):
    call = getattr(step.module, step.loss, None) if isinstance(step.loss, str) else step.loss
    if not callable(call):
        raise ExportError(
            f"step '{name}': expected loss to be a method of its module, got {step.loss!r}",
            "it takes what batch() returns, and returns the loss",
        )
    return call


def _check_owners(module, turns):
    """Each parameter is trained by one of the turns."""
    for path, param in module.named_parameters():
        owners = [turn.name for turn in turns if id(param) in turn.trained]
        if len(owners) > 1:
            raise ExportError(
                f"not supported: parameter '{path}' of two steps, '{owners[0]}' and '{owners[1]}'",
                "give each step parameters of its own",
            )
        if not owners and param.requires_grad:
            raise ExportError(
                f"parameter '{path}' is of none of the steps",
                "give it to one of them, or freeze it with requires_grad_(False)",
            )


def take(returned):
    """(module, `Turn`s) of what model() returned."""
    if isinstance(returned, torch.nn.Module):
        return returned, [Turn("", 0, returned)]
    steps = returned if isinstance(returned, collections.abc.Mapping) else {}
    if not steps or not all(isinstance(step, Step) for step in steps.values()):
        raise ExportError(
            f"expected model() to return an nn.Module, got {type(returned).__name__}", _WAY_OUT)
    turns = []
    first = next(iter(steps.values()))
    for name, step in steps.items():
        if not isinstance(name, str) or not _NAME.match(name):
            raise ExportError(
                f"expected names of letters, digits and '_' for steps, got {name!r}",
                "the log names the losses by them",
            )
        if name == "ignored" or name.startswith("ignored_"):
            raise ExportError(
                f"expected names of steps that do not begin with 'ignored', got '{name}'",
                "updates of ignored parameters are called so",
            )
        if not isinstance(step.module, torch.nn.Module) or step.module is not first.module:
            raise ExportError(
                f"step '{name}': expected the nn.Module of the first step, got "
                f"{'another' if isinstance(step.module, torch.nn.Module) else 'none'}",
                _WAY_OUT,
            )
        turns.append(Turn(name, len(turns), _call(name, step), _trained(name, step)))
    _check_owners(first.module, turns)
    return first.module, turns
