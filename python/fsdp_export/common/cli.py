# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the command lines share: parsers of their arguments, and exit codes."""

import argparse
import contextlib
import gc
import pathlib
import sys

from .errors import ExportError

_EPILOG = """\
MODEL.py defines
  model()             returns {module} whose {call} returns the scalar loss
  batch(rank, step)   returns the tuple of {values} that it takes; depends on
                      its arguments alone; each of its shapes gets a step of its own
  WRAP                optional list of class names that become units of their own
  PARALLEL            optional: how modules are cut over the axis tp of a grid, from
                      patterns of their names to "colwise", "rowwise", "sequence", or an
                      object with style, input and output; the first pattern counts
{more}
DIR receives model.mlir, init.safetensors, manifest.json and
batches/rankR-stepK.safetensors (or with --one-file batches/rankR.safetensors). Next:
  fsdp-compile DIR/model.mlir --world 4 --wrap class:Block --optimizer adamw -o step.so
"""


def make_parser(prog, description, epilog, nargs=None):
    """The parser of a command on MODEL.py, which may be left out if `nargs` is "?"."""
    parser = argparse.ArgumentParser(
        prog=prog, description=description, epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("model", metavar="MODEL.py", type=pathlib.Path, nargs=nargs)
    parser.add_argument(
        "--traceback", action="store_true", help="show the Python traceback of an error"
    )
    return parser


def make_export_parser(prog, framework, nargs=None, more="", **words):
    """The parser of an exporter; `words` are the framework's for the help text, which says of
    `more` that MODEL.py defines."""
    parser = make_parser(
        prog, f"Export the training step of a {framework} model for the FSDP compiler.",
        _EPILOG.format(more=more, **words), nargs,
    )
    purpose = parser.add_mutually_exclusive_group(required=True)
    purpose.add_argument(
        "-o", "--output", metavar="DIR", type=pathlib.Path,
        help="folder to write, created if missing",
    )
    purpose.add_argument(
        "--check", action="store_true",
        help="write nothing, say what keeps the model from being exported",
    )
    parser.add_argument(
        "--world", metavar="N", type=int, default=1,
        help="number of ranks to write batches for (the step itself does not depend on it)",
    )
    parser.add_argument(
        "--steps", metavar="K", type=int, default=1,
        help="number of steps to write batches for; 0 writes none",
    )
    parser.add_argument(
        "--one-file", action="store_true",
        help="write the batches of a rank to one file, batches/rankR.safetensors, which "
        "fsdp-run opens once; they have to fit into memory together",
    )
    return parser


def run_command(options, body, failed=1):
    """The exit code that `body` returns, or `failed` after an error, which is printed."""
    try:
        return body(options)
    except ExportError as error:
        if options.traceback:
            raise
        for each in error.all:
            print(f"error: {options.model}: {each}", file=sys.stderr)
        return failed
    except OSError as error:
        # Of files that are written; those of the user's code are ExportErrors.
        if options.traceback or error.filename is None:
            raise
        print(f"error: {error.filename}: {error.strerror}", file=sys.stderr)
        return failed


def collect_seldom():
    """Lets the collector of garbage look less often than for a program that makes little: of
    tracing it took a tenth. Nothing is frozen, as `gc.get_objects` would not list it."""
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


@contextlib.contextmanager
def _collector_kept():
    """Brings the collector of garbage back to what it was."""
    thresholds, enabled = gc.get_threshold(), gc.isenabled()
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        (gc.enable if enabled else gc.disable)()


def run_export(options, export):
    """Checks the options and prints what `export` returns; returns the exit code. Nothing
    looks for garbage before `collect_seldom`."""
    def body(options):
        if options.world < 1:
            raise ExportError(f"expected --world of at least 1, got {options.world}")
        if options.steps < 0:
            raise ExportError(f"expected --steps of at least 0, got {options.steps}")
        print(export(options))
        return 0

    with _collector_kept():
        gc.disable()
        return run_command(options, body)
