# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of libfsdp_run.so (fsdp_run.h), and where it is found."""
import ctypes
import os
import pathlib
import shutil


class Error(RuntimeError):
    """What fsdp-run would say before it ends with 1."""

    __module__ = "fsdp_run"


class CState(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p), ("dtype", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("rank", ctypes.c_int64),
        ("bytes", ctypes.c_int64),
    ]


class CTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p), ("dtype", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("rank", ctypes.c_int64),
    ]


class CInfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in (
        "world", "first_rank", "num_ranks", "micro_batches", "num_inputs", "steps_done",
    )]


HOOK = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64
)


LIBRARY = "libfsdp_run.so"


def _places():
    """Where the library can be, in the order in which it is looked for."""
    package = pathlib.Path(__file__).resolve().parent
    yield package / LIBRARY
    # A wheel.
    yield package.parent / "fsdp" / "lib" / LIBRARY
    # A checkout with its build; PREFIX/lib/pythonN/site-packages of an installation.
    yield package.parents[1] / "build" / "lib" / LIBRARY
    program = shutil.which("fsdp-run")
    roots = [pathlib.Path(program).resolve().parents[1]] if program else []
    for root in [*roots, *package.parents[3:4]]:
        for folder in ("lib", "lib64"):
            yield root / folder / LIBRARY


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
        return ctypes.CDLL(chosen or LIBRARY)
    except OSError as error:
        if chosen:
            raise Error(f"{chosen}: can't load: {error}") from error
        raise Error(
            f"{LIBRARY} was not found: looked for {', '.join(tried)} and where the "
            "loader looks; set FSDP_RUN_LIBRARY to it, or put fsdp-run on the PATH"
        ) from error


def load():
    """The library with the types of its functions."""
    library = _find()
    session, name = ctypes.c_void_p, ctypes.c_char_p
    trainer = ctypes.c_void_p
    signatures = {
        "fsdp_run": [
            ctypes.c_int32, ctypes.POINTER(name), HOOK, ctypes.c_void_p, name,
            ctypes.c_int64,
        ],
        "fsdp_run_num_states": [session],
        "fsdp_run_get_state": [session, ctypes.c_int64, ctypes.POINTER(CState)],
        "fsdp_run_read": [session, name, ctypes.c_void_p, ctypes.c_int64],
        "fsdp_run_write": [session, name, ctypes.c_void_p, ctypes.c_int64],
        "fsdp_run_session_error": [session],
        "fsdp_run_open": [
            ctypes.c_int32, ctypes.POINTER(name), ctypes.POINTER(trainer), name,
            ctypes.c_int64,
        ],
        "fsdp_run_info": [trainer, ctypes.POINTER(CInfo)],
        "fsdp_run_get_input": [trainer, ctypes.c_int64, ctypes.POINTER(CState)],
        "fsdp_run_num_losses": [trainer],
        "fsdp_run_loss_name": [trainer, ctypes.c_int64],
        "fsdp_run_step": [
            trainer, ctypes.POINTER(CTensor), ctypes.c_int64,
            ctypes.POINTER(ctypes.c_double),
        ],
        "fsdp_run_look": [trainer, ctypes.POINTER(session)],
        "fsdp_run_save": [trainer, name],
        "fsdp_run_checkpoint": [trainer],
        "fsdp_run_close": [trainer, ctypes.c_int32],
        "fsdp_run_free": [trainer],
        "fsdp_run_trainer_error": [trainer],
    }
    for function, arguments in signatures.items():
        getattr(library, function).argtypes = arguments
        getattr(library, function).restype = ctypes.c_int32
    library.fsdp_run_num_states.restype = ctypes.c_int64
    library.fsdp_run_num_losses.restype = ctypes.c_int64
    library.fsdp_run_loss_name.restype = name
    library.fsdp_run_session_error.restype = name
    library.fsdp_run_trainer_error.restype = name
    library.fsdp_run_free.restype = None
    return library


def c_words(arguments):
    """Arguments as C has them, and their number."""
    words = [str(word).encode() for word in arguments]
    return len(words), (ctypes.c_char_p * len(words))(*words)
