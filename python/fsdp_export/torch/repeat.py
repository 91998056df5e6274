# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether forward is a function of its inputs and states alone.

A traced step does the same each time. What else decides what PyTorch does, such as
Python's random numbers, counters, clocks or hooks on parameters, would become a
constant of it or be lost: that is refused, or at least said.
"""

import contextlib
import hashlib
import itertools
import linecache
import sys
from unittest import mock

import torch
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.utils import _pytree
from torch.utils._python_dispatch import (
    TorchDispatchMode,
    _disable_current_modes,
    is_traceable_wrapper_subclass,
)

from ..common.errors import ExportError, Problems
from . import beside, drawn, kept

_WAY_OUT = (
    "random numbers of Python and numpy, counters, clocks and values kept from the last "
    "call become constants of the step: compute them in batch() and pass them as "
    "inputs, keep them in buffers, or use torch's dropout; what is trained in turns, by a "
    "requires_grad that forward sets, are steps of their own (fsdp_export.Step)"
)


class Unsettled(ExportError):
    """Forward may be the same each time it runs, but for the first time."""


class NotAsEager(ExportError):
    """Forward does something else if it is told that it is exported."""


def user_line(end=None):
    """(file, line number) of the innermost code that is neither torch's nor ours, and that
    was called from the file `end` if there is one."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if file == end:
            return None
        if not file.startswith(kept.LIBRARIES) and not file.startswith("<"):
            return file, frame.f_lineno
        frame = frame.f_back
    return None


def quote_line(place):
    """A place with its source line, for messages."""
    if place is None:
        return "<unknown>"
    file, line = place
    text = linecache.getline(file, line).strip()
    return f"{file}:{line}" + (f": '{text}'" if text else "")


class Recorder(TorchDispatchMode):
    """Writes down every operation: its name, its arguments and the user's line."""

    def __init__(self):
        super().__init__()
        self.calls = []
        self.numbers = {}
        self.kept = []  # so that no identity is used twice

    def _describe(self, value):
        if isinstance(value, torch.Tensor):
            if id(value) in self.numbers:
                return ("tensor", self.numbers[id(value)])
            kind = ("new", str(value.dtype), tuple(value.shape))
            if isinstance(value, FakeTensor):
                return kind
            if is_traceable_wrapper_subclass(value):
                names, rest = value.__tensor_flatten__()
                parts = tuple(self._describe(getattr(value, name)) for name in names)
                return (*kind, type(value).__qualname__, *parts, repr(rest))
            with _disable_current_modes():
                content = value.detach().cpu().contiguous().flatten().view(torch.uint8)
                return (*kind, hashlib.sha256(content.numpy().tobytes()).hexdigest())
        return repr(value)

    def add(self, tensors):
        """Gives tensors the next numbers."""
        for tensor in tensors:
            self.numbers[id(tensor)] = len(self.kept)
            self.kept.append(tensor)

    def note(self, func, args, kwargs, leaves, nested):
        """Notes more of an operation that is about to run."""

    def noting(self):
        """Is entered while forward runs."""
        return contextlib.nullcontext()

    def finish(self, result):
        """Is told what forward returns."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func.namespace == "prim":  # Asks for what a tensor is, of some only when they are new.
            return func(*args, **(kwargs or {}))
        kwargs = kwargs or {}
        leaves, nested = _pytree.tree_flatten((args, kwargs))
        call = (str(func), tuple(self._describe(leaf) for leaf in leaves))
        self.note(func, args, kwargs, leaves, nested)
        result = func(*args, **kwargs)
        self.calls.append((call, user_line()))
        self.add(leaf for leaf in _pytree.tree_leaves(result) if isinstance(leaf, torch.Tensor))
        return result


@contextlib.contextmanager
def _refusing_saved_hooks():
    """Refuses hooks on what autograd saves, which a step does not call. Those of PyTorch's
    own classes, of checkpoints and of save_on_cpu, change no value."""
    hooks = torch.autograd.graph.saved_tensors_hooks
    enter = hooks.__enter__

    def check(own):
        if type(own) is hooks or not type(own).__module__.startswith("torch."):
            raise ExportError(
                f"forward has hooks on what autograd saves, {quote_line(user_line())}, which the "
                "step would not call",
                "leave them out: backward computes values again where that saves memory, and "
                "fsdp_export --checkpoint whole modules; torch.autograd.graph.save_on_cpu is "
                "ignored")
        return enter(own)

    with mock.patch.object(hooks, "__enter__", check):
        yield


def record(step, mode, inputs, recorder):
    """Has a `Recorder` write down one forward pass on tensors without values."""
    def fake(tensor):
        return tensor if isinstance(tensor, FakeTensor) else mode.from_tensor(tensor)

    named = [*step.named_parameters(), *step.named_buffers()]
    states = {name: fake(tensor) for name, tensor in named}
    inputs = [fake(tensor) for tensor in inputs]
    recorder.add([*states.values(), *inputs])
    with mode, recorder, _refusing_saved_hooks(), recorder.noting():
        recorder.finish(torch.func.functional_call(step, states, tuple(inputs)))
    return recorder.calls


def _first_difference(first, second):
    """The user's line at which two recordings differ; None if they don't."""
    for (call, _), (other, place) in zip(first, second):
        if call != other:
            return place
    if len(first) == len(second):
        return None
    longer = max(first, second, key=len)
    return longer[min(len(first), len(second))][1]


def _changed(before, after):
    """What has another value afterwards, by name; two that are not a number are the same."""
    return {name: value for name, value in after.items()
            if repr(before.get(name, value)) != repr(value)}


def _warn_of_changes(before, after, warn):
    for name, value in after.items():
        warn(
            f"forward changes {name} from {before[name]!r} to {value!r}; the step does not, and "
            "does what forward did at first")


def are_alike(first, second):
    """Whether two recordings are of the same operations."""
    return len(first) == len(second) and _first_difference(first, second) is None


def _check_alike(runs, model):
    way_out = _WAY_OUT
    for hidden in kept.unregistered_modules(model)[:1]:
        way_out = (
            f"{hidden} holds modules with states that are none of the model's: make it an "
            "nn.ModuleList or nn.ModuleDict; otherwise " + _WAY_OUT)
    for run in runs[1:]:
        if not are_alike(runs[0], run):
            settles = len(runs) > 2 and all(are_alike(runs[1], later) for later in runs[2:])
            raise (Unsettled if settles else ExportError)(
                "forward is not the same each time it runs, first at "
                + quote_line(_first_difference(runs[0], run)), way_out)


def fake_mode(step):
    """A mode for tensors without values beside the states of a step."""
    made = [state for state in step.parameters() if isinstance(state, FakeTensor)]
    return made[0].fake_mode if made else FakeTensorMode(allow_non_fake_inputs=True)


def _is_whole(error):
    """Whether an error is what it is without those that led to it."""
    return type(error) in (ExportError, Unsettled, NotAsEager) and not (error.__cause__ or error.__context__)


class Check:
    """Whether `step` does on each of `batches`, tuples of tensors of the same types, what it does
    on the first, which is run at once; and as PyTorch does, as which `record_eager(inputs, warn)`
    records it, if there is one. The others run in a copy of this process if there can be one, at
    once if not."""

    def __init__(self, step, batches, recorder, warn, record_eager=None):
        self._step, self._batches, self._warn = step, iter(batches), warn
        self._mode = fake_mode(step)
        self._attributes = kept.attributes(step.model)
        self._drawn = drawn.Drawn()
        self._first, self._rest, self._record_eager = recorder, None, record_eager
        for inputs in itertools.islice(self._batches, 1):
            record(step, self._mode, inputs, recorder)
            # What forward makes has to be the same from then on.
            self._settled = kept.attributes(step.model)
            self._attributes = self._settled | self._attributes
            self._rest = beside.Beside(self._found)
            if not self._rest.is_running:
                self.finish()

    def _read_by_code(self):
        return kept.read_by_code(self._step.model, self._step.turn.call)

    def _compare(self, warn):
        """Runs the others."""
        runs, old, new = [self._first.calls], dict(self._attributes), {}
        for inputs in self._batches:
            before = self._read_by_code()  # Which batch() may change, too.
            with self._drawn.watched():
                runs.append(record(self._step, self._mode, inputs, Recorder()))
            after = self._read_by_code()
            new |= _changed(before, after)
            old = before | old
        _check_alike(runs, self._step.model)
        for name in self._drawn.names:
            raise ExportError(f"forward draws random numbers from {name}", _WAY_OUT)
        new |= _changed(self._settled, kept.attributes(self._step.model))
        _warn_of_changes(old, new, warn)
        if self._record_eager and len(runs) > 1:
            self._compare_eager(runs[-1], inputs, warn)

    def _compare_eager(self, told, inputs, warn):
        eager = self._record_eager(inputs, warn)
        if eager is not None and not are_alike(told, eager):
            raise NotAsEager(
                "forward does something else if it is told that it is compiled, first at "
                + quote_line(_first_difference(told, eager)),
                "let it not ask torch.compiler")

    def _found(self):
        """What is said, and the error, of the others."""
        said = []
        try:
            self._compare(said.append)
        except Exception as error:
            if not _is_whole(error):
                raise
            return said, error
        return said, None

    def finish(self):
        """Raises an ExportError that names the first line that differs."""
        if self._rest is None:
            return
        said, error = self._rest.result()
        self._rest = None
        for _ in self._batches:
            pass  # A batch() that counts its calls counts these, too.
        for each in said:
            self._warn(each)
        if error is not None:
            raise error


def _hook_on(name, hook):
    code = getattr(hook, "__code__", None)
    place = (code.co_filename, code.co_firstlineno) if code else None
    return ExportError(
        f"parameter '{name}' has a hook, {quote_line(place)}, which the step would not call",
        "scale the loss or the parameter's use in forward, or clip with fsdp-compile; hooks on "
        "modules and on what forward computes are kept")


@contextlib.contextmanager
def refusing_hooks(states):
    """Refuses hooks that forward puts on parameters, of `states` by name: PyTorch has one more
    after each call."""
    def check(original):
        def register(tensor, hook):
            for name, state in states.items():
                if state is tensor and tensor.requires_grad:
                    raise _hook_on(name, hook)
            return original(tensor, hook)

        return register

    with contextlib.ExitStack() as stack:
        for name in ("register_hook", "register_post_accumulate_grad_hook"):
            original = getattr(torch.Tensor, name)
            stack.enter_context(mock.patch.object(torch.Tensor, name, check(original)))
        yield


def check_hooks(tree):
    """Refuses hooks on parameters, which get gradients as they come into being."""
    problems = Problems()
    for state in tree.params:
        for table in ("_backward_hooks", "_post_accumulate_grad_hooks"):
            for hook in (getattr(state.tensor, table, None) or {}).values():
                problems.add(_hook_on(state.fqn, hook))
    problems.check()
