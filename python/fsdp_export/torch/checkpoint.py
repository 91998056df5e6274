# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Activation checkpointing: which modules the user checkpointed, and their calls.

A joint trace holds forward once, so `torch.utils.checkpoint` leaves nothing in
it. Here it runs what it is given as it is, but the modules called directly inside
get boundary marks around their tensors; the compiler recomputes.
"""

import contextlib
import dataclasses
import difflib
from unittest import mock

import torch
from torch.utils import _pytree
from torch.utils import checkpoint as torch_checkpoint

from ..common.errors import ExportError

# Of modules that are checkpointed wherever they are called.
_MARK = "_fsdp_checkpointed"


@torch.library.custom_op("fsdp_export::boundary", mutates_args=())
def boundary(x: torch.Tensor, module: int, call: int, kind: int) -> torch.Tensor:
    """An identity that survives tracing. `kind`: 0 enters, 1 exits."""
    return x.clone()


@boundary.register_fake
def _(x, module, call, kind):
    return torch.empty_like(x)


boundary.register_autograd(lambda context, gradient: (gradient, None, None, None))


_GENERATORS = (
    "_checkpoint_without_reentrant_generator_impl", "_checkpoint_without_reentrant_generator",
)


def mark(model, policy):
    """Checkpoints each call of the modules that `policy` ("class:NAME,NAME") names."""
    kind, _, names = policy.partition(":")
    if kind != "class" or not all(names.split(",")):
        raise ExportError(
            f"--checkpoint: expected class:NAME,NAME, got '{policy}'",
            "name classes of modules whose activations backward computes again",
        )
    modules = list(model.modules())
    present = {base.__name__ for module in modules for base in type(module).__mro__}
    for name in names.split(","):
        if name not in present:
            near = difflib.get_close_matches(name, sorted(present), n=1, cutoff=0.0)[0]
            raise ExportError(
                f"--checkpoint names class '{name}', which no module of the model has",
                f"the nearest is '{near}'",
            )
        for module in modules:
            if name in (base.__name__ for base in type(module).__mro__):
                setattr(module, _MARK, True)


@dataclasses.dataclass
class Calls:
    """The checkpointed modules' paths, and how often each was called."""

    paths: list = dataclasses.field(default_factory=list)
    counts: list = dataclasses.field(default_factory=list)

    def add(self, path):
        """(index of the module, number of the call) of another call."""
        if path not in self.paths:
            self.paths.append(path)
            self.counts.append(0)
        index = self.paths.index(path)
        self.counts[index] += 1
        return index, self.counts[index] - 1


class _Recorder:
    def __init__(self, model):
        self.paths = {
            id(module): tuple(name.split(".")) if name else ()
            for name, module in model.named_modules()
        }
        self.calls = Calls()
        # How deep in checkpointed functions, and whether in a module marked there.
        self.depth, self.inside = 0, False
        self.call_module = torch.nn.Module.__call__

    def generator(self, function, *_arguments, **_keywords):
        """In place of the hooks around a non-reentrant checkpointed function."""
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1

    def apply(self, function, _preserve, *arguments):
        """In place of the reentrant checkpoint's autograd function."""
        self.depth += 1
        try:
            return function(*arguments)
        finally:
            self.depth -= 1

    def call(self, module, *arguments, **keywords):
        path = self.paths.get(id(module))
        is_checkpointed = self.depth > 0 or hasattr(module, _MARK)
        if not is_checkpointed or self.inside or path is None:
            return self.call_module(module, *arguments, **keywords)
        index, number = self.calls.add(path)

        def mark(kind):
            return lambda x: boundary(x, index, number, kind) if x.is_floating_point() else x

        arguments, keywords = _pytree.tree_map_only(
            torch.Tensor, mark(0), (arguments, keywords)
        )
        self.inside = True
        try:
            result = self.call_module(module, *arguments, **keywords)
        finally:
            self.inside = False
        return _pytree.tree_map_only(torch.Tensor, mark(1), result)


@contextlib.contextmanager
def _replaced(generator, apply):
    """Checkpointed functions run between the two steps of `generator`, or by `apply`."""
    with contextlib.ExitStack() as stack:
        for name in _GENERATORS:
            if hasattr(torch_checkpoint, name):
                stack.enter_context(mock.patch.object(torch_checkpoint, name, generator))
        function = torch_checkpoint.CheckpointFunction
        stack.enter_context(mock.patch.object(function, "apply", apply))
        yield


@contextlib.contextmanager
def recorded(model):
    """Yields the `Calls` of checkpointed modules of `model` while it is traced."""
    recorder = _Recorder(model)

    def call(module, *arguments, **keywords):
        return recorder.call(module, *arguments, **keywords)

    with _replaced(recorder.generator, recorder.apply):
        with mock.patch.object(torch.nn.Module, "__call__", call):
            yield recorder.calls


def disabled():
    """Keeps eager PyTorch from recomputing, behind `dropout.seeded`, with other seeds."""
    def generator(*_arguments, **_keywords):
        yield

    return _replaced(generator, lambda function, _preserve, *inputs: function(*inputs))
