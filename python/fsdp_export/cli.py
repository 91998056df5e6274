# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the exporter."""

import argparse
import pathlib
import sys

from . import versions
from .errors import ExportError

_EPILOG = """\
MODEL.py defines
  model()             returns an nn.Module whose forward returns the scalar loss
  batch(rank, step)   returns the tuple of tensors that forward takes; depends on
                      its arguments alone, and all batches have the same shapes
  WRAP                optional list of class names that become units of their own

DIR receives model.mlir, init.safetensors, manifest.json and
batches/rankR-stepK.safetensors. Next:
  fsdp-compile DIR/model.mlir --world 4 --wrap class:Block --optimizer adamw -o step.so
"""


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m fsdp_export",
        description="Export the training step of a PyTorch model for the FSDP compiler.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("model", metavar="MODEL.py", type=pathlib.Path)
    parser.add_argument(
        "-o", "--output", metavar="DIR", type=pathlib.Path, required=True,
        help="folder to write, created if missing",
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
        "--register-attributes", action="store_true",
        help="turn tensors held as plain attributes into non-persistent buffers",
    )
    parser.add_argument(
        "--traceback", action="store_true", help="show the Python traceback of an error"
    )
    return parser


def _warn(message):
    print(f"warning: {message}", file=sys.stderr)


def main(argv=None):
    """Runs the exporter; returns the exit code."""
    options = _parser().parse_args(argv)
    try:
        if options.world < 1:
            raise ExportError(f"expected --world of at least 1, got {options.world}")
        if options.steps < 0:
            raise ExportError(f"expected --steps of at least 0, got {options.steps}")
        found = versions.check(_warn)
        from . import export  # needs torch and torch-mlir, checked above

        summary = export.run(options, found, _warn)
    except ExportError as error:
        if options.traceback:
            raise
        print(f"error: {options.model}: {error}", file=sys.stderr)
        return 1
    print(summary)
    return 0
