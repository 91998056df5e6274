# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's generator, of which a step has none: each of its draws has numbers of its own.

So forward may look at the generator's state and not set it. Checkpointed functions, which
PyTorch calls again with the state that they had, draw the same again without that.
"""

import contextlib
from unittest import mock

import torch

from ..common.errors import ExportError
from .repeat import quote_line, user_line


def _refuse(*_arguments, **_keywords):
    raise ExportError(
        f"forward sets the state of PyTorch's generator, at {quote_line(user_line())}: each draw "
        "of the step has numbers of its own",
        "draw once what is to be the same twice; what is to be the same in each step is a buffer "
        "that model() makes, and other numbers are inputs that batch() draws")


class _Default(torch.Generator):
    """In place of the generator that functions of `torch` set."""

    manual_seed = seed = set_state = graphsafe_set_state = set_offset = _refuse


def _fork(fork):
    """In place of `fork_rng`, which sets the state at its end."""
    return lambda devices=None, enabled=True, **keywords: (
        _refuse() if enabled else fork(devices, enabled, **keywords))


# Of accelerators, whose own generators are in C.
_OF_DEVICES = ("manual_seed", "manual_seed_all", "seed", "seed_all", "set_rng_state")


@contextlib.contextmanager
def unset():
    """Refuses what sets the state of PyTorch's generator."""
    own, generator = torch.default_generator, _Default()
    generator.get_state, generator.initial_seed = own.get_state, own.initial_seed
    with contextlib.ExitStack() as stack:
        for module in (torch, torch.random, torch._C):
            stack.enter_context(mock.patch.object(module, "default_generator", generator))
        stack.enter_context(mock.patch.multiple(
            torch.cuda, **dict.fromkeys(_OF_DEVICES, _refuse)))
        stack.enter_context(mock.patch.object(
            torch.random, "fork_rng", _fork(torch.random.fork_rng)))
        yield
