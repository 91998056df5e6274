# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""States that forward replaces instead of writing to them.

`self.queue = torch.cat(...)` leaves the tensor that the trace knows as it is: what the
module has afterwards is the state's new value. `self.ema.data = ...` is refused.
"""

import contextlib
from unittest import mock

import torch

from ..common.errors import ExportError
from . import kept
from .followed import DependsOnValues
from .repeat import Unsettled, quote_line, user_line


def _check_value(name, old, new):
    """A buffer's new value is like the old one, and no gradient goes through it."""
    if isinstance(old, torch.nn.Parameter) or old.requires_grad:
        raise ExportError(
            f"forward replaces parameter '{name}'",
            "the optimizer changes parameters; what forward changes is a buffer",
        )
    if not isinstance(new, torch.Tensor):
        raise ExportError(
            f"forward replaces buffer '{name}' by {type(new).__name__}", "a buffer stays a tensor"
        )
    if new.shape != old.shape or new.dtype != old.dtype:
        raise Unsettled(
            f"forward replaces buffer '{name}', {old.dtype} of shape {tuple(old.shape)}, by "
            f"{new.dtype} of shape {tuple(new.shape)}",
            "shapes are static: keep its shape and type",
        )
    if new.requires_grad:
        raise with_gradient(name)


def with_gradient(name):
    """The error that a state's new value has a gradient."""
    return ExportError(
        f"forward replaces buffer '{name}' by a value with a gradient",
        "no gradient goes from one step to the next: detach() the value",
    )


@contextlib.contextmanager
def attempt(model):
    """Where a trace of `model` fails, its modules get back the attributes and hooks that they had
    before: a later one would meet tensors of the first, and set hooks twice."""
    before = [(vars(module), dict(vars(module))) for module in model.modules()]
    # What PyTorch changes in place: states, modules and hooks.
    tables = [
        (value, value.copy()) for _, old in before for name, value in old.items()
        if name in kept.OWN and isinstance(value, (dict, set))]
    try:
        yield
    except BaseException as error:
        keeps = any(map(_keeps_tensors, before))
        for changed, old in before + tables:
            changed.clear()
            changed.update(old)
        if keeps and type(error) is DependsOnValues:
            raise _KeptHaveNone(error.reason, error.way_out) from error
        raise


def _keeps_tensors(attributes_and_old):
    """Whether attributes have tensors now that they had not before."""
    attributes, old = attributes_and_old
    return any(
        isinstance(value, torch.Tensor) and old.get(name) is not value
        for name, value in attributes.items())


class _KeptHaveNone(DependsOnValues, Unsettled):
    """The values of tensors are asked for, and forward keeps some from its first call on."""


def registered(model, path):
    """What a module has now in place of a state."""
    prefix, _, name = path.rpartition(".")
    module = model.get_submodule(prefix)
    table = module._parameters if name in module._parameters else module._buffers
    return table[name] if name in table else getattr(module, name, None)


def _refuse_data(tensor, value):
    raise ExportError(
        f"not supported: an assignment of .data, at {quote_line(user_line())}",
        "assign the buffer itself, self.name = value, or write to it with copy_()",
    )


@contextlib.contextmanager
def replaced(model, swapped, plain, made):
    """Yields a dictionary that is filled, after `model` ran, with replaced states.

    It maps a path to the new value. `swapped` are the tensors in place of the states,
    by path. Those of `plain` were attributes that may be made of parameters each time, before they
    are read, as old hooks do that normalize weights: those that were are added to `made`.
    """
    result = {}
    data = property(torch.Tensor.data.__get__, _refuse_data)
    with mock.patch.object(torch.Tensor, "data", data):
        yield result
    names = {}
    for path, old in swapped.items():
        names.setdefault(id(old), []).append(path)
    for path, old in swapped.items():
        new = registered(model, path)
        if new is not old and path in plain and getattr(new, "requires_grad", False):
            made.add(path)
        elif new is not old:
            _check_value(path, old, new)
            left = [name for name in names[id(old)] if registered(model, name) is not new]
            if left:
                raise ExportError(
                    f"forward replaces buffer '{path}', which is '{left[0]}', too",
                    "write to it with copy_(), or make two buffers",
                )
            # Nothing that has another name: buffers may have changed places.
            result[path] = new.clone()
