# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m fsdp_export.jax.parity`: JAX, unsharded, against the compiled step."""

import functools
import sys

import numpy

from ..common import comparison, files, guard
from ..common.comparison import Result, first_of
from ..common.errors import ExportError
from ..common.optimizers import OPTIMIZERS
from . import cli

__all__ = ["first_of"]


def make_parser():
    """The parser of the command line."""
    parser = comparison.make_parser(
        "python -m fsdp_export.jax.parity", "Train a model with JAX and compiled, and compare.",
        "JAX",
    )
    parser.add_argument("--optimizer", choices=sorted(OPTIMIZERS), default="adamw")
    return parser


def export(options, work):
    """Exports into `work`; returns the wrap policy."""
    return comparison.export(options, work, cli.main)


def compile_step(options, work, wrap):
    """Compiles the export in `work`."""
    comparison.compile_step(options, work, wrap)


def train_compiled(options, work):
    """Trains what `compile_step` made; returns its `Result`."""
    from safetensors.numpy import load_file

    hypers = OPTIMIZERS[options.optimizer].items()
    words = [word for name, value in hypers for word in ("--hyper", f"{name}={value!r}")]
    return comparison.train_compiled(options, work, words, load_file)


@functools.cache
def _trainer(path, work):
    from . import training

    return training.Unsharded(path, work)


def _train(options, work, gradients=None, exact=False, jitter=None, begin=None):
    """As `comparison.Reference.train`."""
    largest = comparison.Largest()
    *result, buffers = _trainer(options.model, work).train(
        options.optimizer, options.world, options.steps, exact, gradients, jitter, largest, begin)
    return Result(*result, buffers[0], largest)


def run_framework(options, work):
    """Trains with JAX; returns its `Result`."""
    _trainer.cache_clear()
    try:
        result = _train(options, work)
    except ExportError:
        raise
    except Exception as error:
        raise files.user_error("training with JAX", error) from error
    if not numpy.isfinite(result.losses).all():
        raise ExportError("expected JAX's own losses to be finite", "try other batches")
    return result


def compare(options, work, theirs, ours):
    """As `comparison.compare`."""
    from safetensors.numpy import load_file, save_file

    def again(params):
        with comparison.beginning_with(params, work, load_file, save_file) as folder:
            return train_compiled(options, folder)

    reference = comparison.Reference(
        "JAX", "JAX unsharded, the ranks' batches averaged",
        functools.partial(_train, options, work), _trainer(options.model, work).jittered)
    return comparison.compare(options, theirs, ours, reference, again=again)


def _run_both(options, work):
    wrap = export(options, work)
    theirs = run_framework(options, work)
    compile_step(options, work, wrap)
    bad, _ = compare(options, work, theirs, train_compiled(options, work))
    return 1 if bad else 0


def main(argv=None):
    """Runs the comparison; returns the exit code."""
    return comparison.run_command(make_parser().parse_args(argv), _run_both)


if __name__ == "__main__":
    sys.exit(guard.run(main, failed=2))
