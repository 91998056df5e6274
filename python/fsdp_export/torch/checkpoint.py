# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Activation checkpointing: which modules the user checkpointed, and their calls.

A joint trace holds forward once, so `torch.utils.checkpoint` leaves nothing in
it. Here it runs what it is given as it is, but the modules called directly inside
get boundary marks around their tensors; the compiler recomputes. Marks are copies:
what a call writes to its arguments is copied back, and where a copy would show
otherwise the export fails (`copies`).
"""

import collections
import contextlib
import dataclasses
import difflib
from unittest import mock

import torch
from torch.utils import _pytree
from torch.utils import checkpoint as torch_checkpoint

from ..common.errors import ExportError
from ..common.states import ROOT
from . import copies, repeat

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


# Other objects pass a call as they are, without marks on what they hold.
_CONTAINERS = list, dict, collections.deque


def _replace(value, replacement, seen):
    """`value` with the tensors that `replacement` makes of its own. Containers stay the same
    objects, as others hold them, too: these it changes, and adds them to `seen` by identity."""
    if isinstance(value, torch.Tensor):
        return replacement(value)
    if isinstance(value, tuple):
        inner, nested = _pytree.tree_flatten(value, is_leaf=lambda each: each is not value)
        if not nested.is_leaf():  # Else it's of a type that is not known.
            inner = [_replace(each, replacement, seen) for each in inner]
            return _pytree.tree_unflatten(inner, nested)
    if isinstance(value, _CONTAINERS) and id(value) not in seen:
        seen[id(value)] = value
        places = value.items() if isinstance(value, dict) else enumerate(value)
        for place, each in list(places):
            new = _replace(each, replacement, seen)
            if new is not each:
                value[place] = new
    return value


class _Marked:
    """A call of a module, with marks on the tensors that enter and leave it."""

    def __init__(self, path, place, known):
        self._place, self._copies = place, known
        self._what = (
            f"what enters or leaves module '{'.'.join(path) or ROOT}', which is checkpointed,")
        # By the identity of a tensor: the tensor, and that in its place across the boundary.
        self._across = {}
        self._containers = {}

    def _mark(self, kind):
        def mark(x):
            if not x.is_floating_point() or copies.memory(x) is None:
                return x
            if id(x) not in self._across:
                marked = boundary(x, *self._place, kind)
                self._copies.join(x, marked, self._what)
                self._across[id(x)] = x, marked
            return self._across[id(x)][1]

        return mark

    def enter(self, arguments):
        """The arguments as the call has them."""
        return _replace(arguments, self._mark(0), self._containers)

    def leave(self, result):
        """The result as the caller has it, who finds in his tensors and containers what the call
        wrote there."""
        pairs = list(self._across.values())
        self._across = {id(marked): (marked, x) for x, marked in pairs}
        written = [
            (x, marked) for x, marked in pairs
            if self._copies.lacks(x) and not self._copies.lacks(marked)]
        for x, marked in written:
            self._copies.join(x, marked, self._what)
            x.copy_(boundary(marked, *self._place, 1))
            self._copies.join(x, marked, self._what)
        _, result = _replace((list(self._containers.values()), result), self._mark(1), {})
        return result


def _expect_gradient(arguments, result):
    """A reentrant checkpoint trains what is within only if an argument has a gradient."""
    results = _pytree.tree_leaves(result)
    if any(getattr(each, "requires_grad", False) for each in results) and not any(
            getattr(each, "requires_grad", False) for each in arguments):
        raise ExportError(
            "no tensor that a reentrant checkpoint is called with has a gradient, so that PyTorch "
            f"trains nothing within, at {repeat.quote_line(repeat.user_line())}",
            "call torch.utils.checkpoint.checkpoint(..., use_reentrant=False)",
        )


class _Recorder:
    def __init__(self, model):
        self.paths = {
            id(module): tuple(name.split(".")) if name else ()
            for name, module in model.named_modules()
        }
        self.calls = Calls()
        self.copies = copies.Copies(
            "write to a clone() or without inplace=True, or leave the module out of "
            "--checkpoint and torch.utils.checkpoint")
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
            result = function(*arguments)
        finally:
            self.depth -= 1
        _expect_gradient(arguments, result)
        return result

    def call(self, module, *arguments, **keywords):
        path = self.paths.get(id(module))
        is_checkpointed = self.depth > 0 or hasattr(module, _MARK)
        if not is_checkpointed or self.inside or path is None:
            return self.call_module(module, *arguments, **keywords)
        marked = _Marked(path, self.calls.add(path), self.copies)
        arguments, keywords = marked.enter((arguments, keywords))
        result = None
        self.inside = True
        try:
            result = self.call_module(module, *arguments, **keywords)
        finally:
            self.inside = False
            result = marked.leave(result)
        return result


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

    with _replaced(recorder.generator, recorder.apply), recorder.copies:
        with mock.patch.object(torch.nn.Module, "__call__", call):
            yield recorder.calls


def disabled():
    """Keeps eager PyTorch from recomputing, behind `dropout.seeded`, with other seeds."""
    def generator(*_arguments, **_keywords):
        yield

    return _replaced(generator, lambda function, _preserve, *inputs: function(*inputs))
