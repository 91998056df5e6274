# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Commands in a process of their own, so that a crash of native code becomes an error.

The compilers that lower a model abort, or follow a null pointer, at operations
that they do not expect; Python cannot catch that.
"""

import ctypes
import mmap
import os
import signal
import sys

# What the command is doing, as text that ends with a zero byte; shared with the
# process that waits for it.
_WORK = mmap.mmap(-1, 256)


def working(what):
    """Says what would have crashed from here on; the empty text if nothing would."""
    text = what.encode()[: len(_WORK) - 1]
    _WORK[: len(text) + 1] = text + b"\0"


_CRASHES = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL)
_PR_SET_PDEATHSIG = 1  # From Linux' <sys/prctl.h>.


def _fork():
    """As os.fork, but that the child ends with its parent, however that ends."""
    child = os.fork()
    if child == 0 and sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    return child


def _wait(child):
    """Waits for the child, to which signals are handed on; returns its status."""
    def hand_on(number, _):
        os.kill(child, number)

    # An interrupt of the keyboard reaches both; the command says what it does then.
    handlers = {signal.SIGINT: signal.SIG_IGN, signal.SIGTERM: hand_on, signal.SIGHUP: hand_on}
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    _, status = os.waitpid(child, 0)
    for number, handler in before.items():
        signal.signal(number, handler)
    return status


def _report(number):
    what = _WORK[: _WORK.find(b"\0")].decode(errors="replace")
    name = signal.Signals(number).name
    verb = "crashed" if number in _CRASHES else "was ended"
    print(f"error: {what or 'the command'} {verb} ({name})", file=sys.stderr)
    if what and number in _CRASHES:
        print(
            "note: an operation of the model is one that it does not expect; leave parts of "
            "forward out to find it, and write that part with simpler operations",
            file=sys.stderr,
        )


def run(main, failed=1):
    """The exit code of `main()`, or `failed` with a message if a signal ended it."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = _fork()
    if child == 0:
        return main()
    status = _wait(child)
    if not os.WIFSIGNALED(status):
        return os.waitstatus_to_exitcode(status)
    _report(os.WTERMSIG(status))
    return failed
