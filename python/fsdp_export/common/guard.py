# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Commands in a process of their own, so that a crash of native code becomes an error.

The compilers that lower a model abort, or follow a null pointer, at operations
that they do not expect; Python cannot catch that. A command that can do its work in
pieces is begun again then, to find the piece that crashes.
"""

import atexit
import contextlib
import ctypes
import gc
import io
import mmap
import os
import signal
import sys
import threading

# What the command is doing, as text that ends with a zero byte, and whether it can do
# that in pieces; shared with the process that waits for it.
_WORK = mmap.mmap(-1, 4096)
_DIVISIBLE = mmap.mmap(-1, 1)
# Of the piece that is done now: what it is, and how the user may do without it.
_piece = None
_seeking = False


def working(what):
    """Says what would have crashed from here on; the empty text if nothing would."""
    if what and _piece:
        what = f"{what} of {_piece[0]},\n{_piece[1]}"
    text = what.encode()[: len(_WORK) - 1]
    _WORK[: len(text) + 1] = text + b"\0"


def seeking():
    """Whether `divisible` work crashed before: it is done in pieces now, to find which does."""
    return _seeking


@contextlib.contextmanager
def divisible():
    """Work that is done in pieces when `seeking`."""
    _DIVISIBLE[0] = 1
    try:
        yield
    finally:
        _DIVISIBLE[0] = 0


@contextlib.contextmanager
def piece(what, way_out):
    """A piece of the work."""
    global _piece
    _piece = (what, way_out)
    try:
        yield
    finally:
        _piece = None


_CRASHES = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL)
_PR_SET_PDEATHSIG = 1  # From Linux' <sys/prctl.h>.


# An interrupt of the keyboard reaches both processes; the command says what it does then.
_HANDED_ON = (signal.SIGTERM, signal.SIGHUP)
_WATCHED = (*_HANDED_ON, signal.SIGINT, signal.SIGCHLD)


# Of files that are written, however they are wrapped.
_WRITERS = {io.TextIOWrapper, io.BufferedWriter, io.BufferedRandom}


def _flush_files():
    """Flushes what nobody has closed, as the end of a program does."""
    for each in gc.get_objects():
        if type(each) in _WRITERS:
            with contextlib.suppress(OSError, ValueError):  # of those that are closed
                each.flush()


def _leave(code):
    """Ends this process as sys.exit does, but without freeing all that it holds one by one,
    which takes a second."""
    threading._shutdown()
    atexit._run_exitfuncs()
    _flush_files()
    ctypes.CDLL(None).fflush(None)
    os._exit(code or 0)


def _run(main):
    """The status of a process that ends with `main()` as its exit code, and with this one
    however that ends. Signals are handed on to it."""
    # Blocked, none is lost before it is waited for.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, _WATCHED)
    child = os.fork()
    if child == 0:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        _leave(main())
    ended = 0
    while not ended:
        found = signal.sigtimedwait(_WATCHED, 1)
        ended, status = os.waitpid(child, os.WNOHANG)
        if not ended and found and found.si_signo in _HANDED_ON:
            os.kill(child, found.si_signo)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    return status


def _said():
    """What the command said it does, and of a piece how to do without it."""
    what, _, way_out = _WORK[: _WORK.find(b"\0")].decode(errors="replace").partition("\n")
    return what, way_out


def _seek(main):
    """What `_said` when the work crashed in pieces; None if no piece does alone."""
    def silent():
        global _seeking
        _seeking = True
        for stream in (sys.stdout, sys.stderr):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return main()

    working("")
    status = _run(silent)
    crashed = os.WIFSIGNALED(status) and os.WTERMSIG(status) in _CRASHES
    return _said() if crashed and _said()[1] else None


def _report(number, main):
    said = _said()
    crashed = number in _CRASHES
    if crashed and _DIVISIBLE[0]:
        said = _seek(main) or said
    what, way_out = said
    verb = "crashed" if crashed else "was ended"
    name = signal.Signals(number).name
    print(f"error: {what or 'the command'} {verb} ({name})", file=sys.stderr)
    if what and crashed:
        print(
            "note: " + (
                way_out or "an operation of the model is one that it does not expect; leave parts "
                "of forward out to find it, and write that part with simpler operations"),
            file=sys.stderr,
        )


def run(main, failed=1):
    """The exit code of `main()`, or `failed` with a message if a signal ended it."""
    sys.stdout.flush()
    sys.stderr.flush()
    status = _run(main)
    if not os.WIFSIGNALED(status):
        return os.waitstatus_to_exitcode(status)
    _report(os.WTERMSIG(status), main)
    return failed
