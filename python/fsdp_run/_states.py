# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole states of a run."""
import ctypes
from typing import NamedTuple

from ._library import CState, Error


class State(NamedTuple):
    """Name, element type (f32, ...), shape and size of a whole state."""

    name: str
    dtype: str
    shape: tuple
    nbytes: int


class States:
    """The whole states of a run, while a hook looks at them, or until the next call of
    their trainer."""

    def __init__(self, library, session):
        self._library, self._handle = library, session

    @property
    def _session(self):
        if not self._handle:
            raise Error("states are read and written before the next call of the trainer; "
                        "ask it for them again")
        return self._handle

    def end(self):
        """From now on there is nothing to read."""
        self._handle = None

    def _check(self, status):
        if status:
            raise Error(self._library.fsdp_run_session_error(self._session).decode())

    def list(self):
        """All of them: parameters, buffers, then the optimizer's as state.FQN.SLOT."""
        states, one = [], CState()
        for index in range(self._library.fsdp_run_num_states(self._session)):
            self._check(self._library.fsdp_run_get_state(self._session, index, one))
            states.append(State(one.name.decode(), one.dtype.decode(),
                                tuple(one.shape[: one.rank]), one.bytes))
        return states

    def _size(self, name):
        for state in self.list():
            if state.name == name:
                return state.nbytes
        return 0

    def read(self, name):
        """The bytes of a state, in row-major order."""
        buffer = bytearray(self._size(name))
        place = (ctypes.c_char * len(buffer)).from_buffer(buffer)
        self._check(
            self._library.fsdp_run_read(self._session, name.encode(), place, len(buffer))
        )
        return memoryview(buffer)

    def write(self, name, data):
        """Replaces a state on all ranks; `data` is a buffer of its size."""
        data = bytes(memoryview(data).cast("B"))
        self._check(
            self._library.fsdp_run_write(self._session, name.encode(), data, len(data))
        )

    def array(self, name):
        """A NumPy array with the values of a state (16-bit floats as uint16)."""
        import numpy

        types = {"i1": "bool", "bf16": "uint16", "f16": "float16", "f32": "float32",
                 "f64": "float64", "i8": "int8", "i32": "int32", "i64": "int64"}
        for state in self.list():
            if state.name == name:
                values = numpy.frombuffer(self.read(name), types[state.dtype])
                return values.reshape(state.shape)
        raise Error(f"there is no state '{name}'")
