# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A function that runs in a copy of this process while this one goes on."""

import contextlib
import gc
import os
import pickle
import random
import select
import signal
import sys
import threading

import torch

# Seconds. Threads of native code, of which Python does not know, may have held what it waits for.
PATIENCE = 60


def _is_possible():
    """A second processor may be used, and no other thread holds what the copy would wait for, as
    those of JAX may."""
    alone = threading.active_count() == 1 and "jax" not in sys.modules
    return alone and len(os.sched_getaffinity(0)) > 1


class Beside:
    """What a function returns, from a copy of this process if there can be one. What it changes
    there is lost."""

    def __init__(self, function, patience=0):
        self._function, self._patience = function, PATIENCE + patience
        self._child = None
        if _is_possible():
            self._from, to = os.pipe()
            drawn = random.getstate()
            self._child = os.fork()
            if self._child == 0:
                random.setstate(drawn)  # Python seeds copies anew.
                self._work(to)
            os.close(to)

    @property
    def is_running(self):
        """Whether there is a copy."""
        return self._child is not None

    def _work(self, to):
        """What the copy does, which never returns."""
        try:
            gc.disable()  # It would copy the memory that it looks at.
            torch.set_num_threads(1)
            with os.fdopen(to, "wb") as stream:
                stream.write(pickle.dumps(self._function()))
            os._exit(0)
        finally:
            os._exit(1)

    def _received(self):
        """(whether there is a result, the result)."""
        if self._child is None:
            return False, None
        child, self._child = self._child, None
        with os.fdopen(self._from, "rb") as stream:
            if not select.select([stream], [], [], self._patience)[0]:
                os.kill(child, signal.SIGKILL)
            data = stream.read()
        _, status = os.waitpid(child, 0)
        if status:
            return False, None
        with contextlib.suppress(Exception):
            return True, pickle.loads(data)
        return False, None

    def result(self):
        """What the function returned; it runs here if it could not do so in a copy."""
        is_there, value = self._received()
        return value if is_there else self._function()

    def stop(self):
        """Ends the copy, whose result nobody has asked for."""
        if self._child is not None:
            child, self._child = self._child, None
            os.close(self._from)
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
