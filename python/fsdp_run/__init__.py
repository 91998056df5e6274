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

Only the standard library is needed. With NumPy `states.array(name)` gives an array.
The library is FSDP_RUN_LIBRARY, or libfsdp_run.so beside this package, in the `lib` of
a build or installation around it or around the fsdp-run on the PATH, or where the loader
finds it.
"""
import ctypes
import os
import pathlib
import shutil
from typing import Callable, NamedTuple, Optional, Sequence

__all__ = ["Error", "State", "States", "run"]


class Error(RuntimeError):
    """What fsdp-run would say before it ends with 1."""


class State(NamedTuple):
    """Name, element type (f32, ...), shape and size of a whole state."""

    name: str
    dtype: str
    shape: tuple
    nbytes: int


class _State(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p), ("dtype", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("rank", ctypes.c_int64),
        ("bytes", ctypes.c_int64),
    ]


_HOOK = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64
)


_LIBRARY = "libfsdp_run.so"


def _places():
    """Where the library can be, in the order in which it is looked for."""
    package = pathlib.Path(__file__).resolve().parent
    yield package / _LIBRARY
    # A checkout with its build; PREFIX/lib/pythonN/site-packages of an installation.
    yield package.parents[1] / "build" / "lib" / _LIBRARY
    program = shutil.which("fsdp-run")
    roots = [pathlib.Path(program).resolve().parents[1]] if program else []
    for root in [*roots, *package.parents[3:4]]:
        for folder in ("lib", "lib64"):
            yield root / folder / _LIBRARY


def _find():
    """The library, loaded; an Error that says where it was looked for."""
    chosen = os.environ.get("FSDP_RUN_LIBRARY")
    tried = []
    if not chosen:
        for place in _places():
            tried.append(str(place))
            if place.exists():
                chosen = str(place)
                break
    try:
        return ctypes.CDLL(chosen or _LIBRARY)
    except OSError as error:
        if chosen:
            raise Error(f"{chosen}: can't load: {error}") from error
        raise Error(
            f"{_LIBRARY} was not found: looked for {', '.join(tried)} and where the "
            "loader looks; set FSDP_RUN_LIBRARY to it, or put fsdp-run on the PATH"
        ) from error


def _load():
    library = _find()
    session, name = ctypes.c_void_p, ctypes.c_char_p
    signatures = {
        "fsdp_run": [
            ctypes.c_int32, ctypes.POINTER(name), _HOOK, ctypes.c_void_p, name,
            ctypes.c_int64,
        ],
        "fsdp_run_num_states": [session],
        "fsdp_run_get_state": [session, ctypes.c_int64, ctypes.POINTER(_State)],
        "fsdp_run_read": [session, name, ctypes.c_void_p, ctypes.c_int64],
        "fsdp_run_write": [session, name, ctypes.c_void_p, ctypes.c_int64],
        "fsdp_run_session_error": [session],
    }
    for function, arguments in signatures.items():
        getattr(library, function).argtypes = arguments
        getattr(library, function).restype = ctypes.c_int32
    library.fsdp_run_num_states.restype = ctypes.c_int64
    library.fsdp_run_session_error.restype = name
    return library


class States:
    """The whole states of a run, while a hook looks at them."""

    def __init__(self, library, session):
        self._library, self._session = library, session

    def _check(self, status):
        if status:
            raise Error(self._library.fsdp_run_session_error(self._session).decode())

    def list(self):
        """All of them: parameters, buffers, then the optimizer's as state.FQN.SLOT."""
        states, one = [], _State()
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


def run(arguments: Sequence[str],
        hook: Optional[Callable[[States, int], Optional[bool]]] = None):
    """What `fsdp-run ARGUMENTS` does. `hook(states, steps_done)` is called before the
    first step and after each; the run ends if it returns False. Raises an Error, or
    what the hook raised."""
    library, raised = _load(), []

    @_HOOK
    def call(user, session, steps_done):
        try:
            return int(hook(States(library, session), steps_done) is False)
        except BaseException as error:  # carried through C
            raised.append(error)
            return 1

    words = [str(word).encode() for word in arguments]
    text = ctypes.create_string_buffer(4096)
    status = library.fsdp_run(
        len(words), (ctypes.c_char_p * len(words))(*words),
        call if hook else _HOOK(), None, text, len(text),
    )
    if raised:
        raise raised[0]
    if status == 1:
        raise Error(text.value.decode())
