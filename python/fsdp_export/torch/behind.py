# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the user's code that runs in backward leaves behind: the step has none of it.

Hooks on tensors and `backward()` of a user's functions run once, while the step is traced, when
its states are no longer in the model.
"""

import contextlib
import sys
import traceback
from unittest import mock

import torch

from ..common.errors import ExportError
from . import kept, repeat, states

WAY_OUT = "let forward change buffers, and return gradients from backward()"


def reads_parameter(error):
    """Whether what failed is code of the user that runs in backward and reads a parameter."""
    return "Parameter containing" in str(error) and any(
        frame.f_code.co_name == "backward"
        and not frame.f_code.co_filename.startswith(kept.LIBRARIES)
        for frame, _ in traceback.walk_tb(error.__traceback__))


def attributes(model):
    """By what it is called: plain values, and tensors that are no states."""
    found = {
        kept.attribute(prefix, name): value
        for prefix, module in model.named_modules()
        for name, value in vars(module).items()
        if name not in kept.OWN and isinstance(value, torch.Tensor)
    }
    return found | kept.attributes(model)


def _differ(old, new):
    if isinstance(old, torch.Tensor) or isinstance(new, torch.Tensor):
        return old is not new
    return repr(old) != repr(new)


def _changed(before, after):
    return [key for key, value in after.items() if _differ(before.get(key), value)]


@contextlib.contextmanager
def _refusing_gradients():
    """Refuses gradients that the user's code keeps by itself."""
    own = torch.Tensor.grad

    def keep(tensor, value):
        frame = sys._getframe(1)
        if value is not None and not frame.f_code.co_filename.startswith(kept.LIBRARIES):
            place = (frame.f_code.co_filename, frame.f_lineno)
            raise ExportError(
                f"a gradient is kept by hand, at {repeat.quote_line(place)}: the step would not "
                "have it", WAY_OUT)
        own.__set__(tensor, value)

    with mock.patch.object(torch.Tensor, "grad", property(own.__get__, keep, own.__delete__)):
        yield


class Watch:
    """Looks at what backward of a step's `model` changes. `end_forward` is called where forward
    ends, `forward_again()` says whether forward does what it did at first."""

    def __init__(self, model, paths, warn, forward_again):
        self._model, self._paths, self._warn = model, list(paths), warn
        self._forward_again = forward_again
        self._left, self._said = None, set()

    def end_forward(self):
        self._left = attributes(self._model)

    @contextlib.contextmanager
    def watching(self):
        """Where forward and backward are traced."""
        before = [states.registered(self._model, path) for path in self._paths]
        held = attributes(self._model)
        with _refusing_gradients():
            yield
        for path, state in zip(self._paths, before, strict=True):
            if states.registered(self._model, path) is not state:
                raise ExportError(f"backward replaces buffer '{path}'", WAY_OUT)
        if self._left is not None:
            self._check_attributes(held, self._left)
        self._left = None

    def _check_attributes(self, before, left):
        changed = [key for key in _changed(left, attributes(self._model)) if key not in self._said]
        if not changed:
            return
        self._said.update(changed)
        what = f"backward changes {changed[0]}"
        # What forward keeps of a trace may be all that another one fails at.
        if not _changed(before, left) and not self._forward_again():
            raise ExportError(f"{what}, and forward does something else then", WAY_OUT)
        self._warn(f"{what}; the step does not")
