# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the JAX front end."""

import argparse
import pathlib
import sys

from ..errors import ExportError

_EPILOG = """\
MODEL.py defines
  model()             returns a flax.nnx.Module whose call returns the scalar loss
  batch(rank, step)   returns the tuple of arrays that the call takes; depends on
                      its arguments alone, and all batches have the same shapes
  WRAP                optional list of class names that become units of their own

DIR receives model.mlir, init.safetensors, manifest.json and
batches/rankR-stepK.safetensors. Next:
  fsdp-compile DIR/model.mlir --world 4 --wrap class:Block --optimizer adamw -o step.so
"""


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m fsdp_export.jax",
        description="Export the training step of a Flax NNX model for the FSDP compiler.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("model", metavar="MODEL.py", type=pathlib.Path)
    parser.add_argument(
        "-o", "--output", metavar="DIR", type=pathlib.Path, required=True,
        help="folder to write, created if missing",
    )
    parser.add_argument(
        "--world", metavar="N", type=int, default=1, help="number of ranks to write batches for"
    )
    parser.add_argument(
        "--steps", metavar="K", type=int, default=1,
        help="number of steps to write batches for; 0 writes none",
    )
    parser.add_argument(
        "--traceback", action="store_true", help="show the Python traceback of an error"
    )
    return parser


def main(argv=None):
    """Runs the exporter; returns the exit code."""
    options = _parser().parse_args(argv)
    try:
        if options.world < 1:
            raise ExportError(f"expected --world of at least 1, got {options.world}")
        if options.steps < 0:
            raise ExportError(f"expected --steps of at least 0, got {options.steps}")
        try:
            import flax  # noqa: F401
            import jax  # noqa: F401
            import safetensors  # noqa: F401
        except ImportError as error:
            raise ExportError(
                f"cannot import {error.name}", "pip install './python[jax]'"
            ) from error
        from . import export

        summary = export.run(options)
    except ExportError as error:
        if options.traceback:
            raise
        print(f"error: {options.model}: {error}", file=sys.stderr)
        return 1
    print(summary)
    return 0
