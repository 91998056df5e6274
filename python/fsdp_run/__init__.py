# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs compiled steps, and reads and writes whole states between them.

    import fsdp_run

    def look(states, steps_done):
        weight = states.read("fc.weight")          # a memoryview of bytes
        states.write("fc.weight", bytes(weight.nbytes))
        return steps_done < 100                    # False ends the run

    fsdp_run.run(["step.so", "--data", "DIR", "--steps", "1000"], look)

A Trainer takes batches that Python has:

    with fsdp_run.Trainer("step.so", init="init.safetensors", lr=1e-3) as trainer:
        losses = trainer.train(loader, steps=1000)
        trainer.save("model.safetensors")

Only the standard library is needed. With NumPy `states.array(name)` gives an array.
The library is FSDP_RUN_LIBRARY, or libfsdp_run.so beside this package, in the `lib` of
a build or installation around it or around the fsdp-run on the PATH, or where the loader
finds it.
"""
import ctypes
from typing import Callable, Optional, Sequence

from ._library import HOOK, Error, c_words, load
from ._states import State, States
from ._trainer import Ended, Trainer

__all__ = ["Ended", "Error", "State", "States", "Trainer", "run"]


def run(arguments: Sequence[str],
        hook: Optional[Callable[[States, int], Optional[bool]]] = None):
    """What `fsdp-run ARGUMENTS` does. `hook(states, steps_done)` is called before the
    first step and after each; the run ends if it returns False. Raises an Error, or
    what the hook raised."""
    library, raised = load(), []

    @HOOK
    def call(user, session, steps_done):
        try:
            return int(hook(States(library, session), steps_done) is False)
        except BaseException as error:  # carried through C
            raised.append(error)
            return 1

    text = ctypes.create_string_buffer(4096)
    status = library.fsdp_run(
        *c_words(arguments),
        call if hook else HOOK(), None, text, len(text),
    )
    if raised:
        raise raised[0]
    if status == 1:
        raise Error(text.value.decode())
