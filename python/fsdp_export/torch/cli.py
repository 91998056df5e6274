# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the PyTorch front end."""

import functools
import sys

from ..common import cli, versions


@functools.cache  # each once, however often a step is traced
def _warn(message):
    print(f"warning: {message}", file=sys.stderr)


def _add_precision(parser):
    precision = parser.add_argument_group(
        "mixed precision",
        "parameters are stored in the model's own type, whatever is computed in",
    )
    types = ("f32", "bf16", "f16")
    precision.add_argument(
        "--param-dtype", choices=types,
        help="gather parameters, and compute, in this type; floating inputs are cast to it",
    )
    precision.add_argument(
        "--buffer-dtype", choices=types, help="keep floating buffers in this type"
    )
    precision.add_argument(
        "--output-dtype", choices=types,
        help="round the loss to this type; it is always given as f32",
    )
    precision.add_argument(
        "--keep-fp32", metavar="CLASS", action="append", default=[],
        help="modules of this class compute in f32, as batch norm always does; may be repeated",
    )
    parser.add_argument(
        "--loss-scale", action="store_true",
        help="let the step take a loss scale, for fsdp-compile --grad-scaler",
    )


def _export(options):
    found = versions.check(_warn)
    from . import export  # needs torch and torch-mlir, checked above

    return export.run(options, found, _warn)


def main(argv=None):
    """Runs the exporter; returns the exit code."""
    parser = cli.make_export_parser(
        "python -m fsdp_export", "PyTorch",
        module="an nn.Module", call="forward", values="tensors",
    )
    parser.add_argument(
        "--register-attributes", action="store_true",
        help="turn tensors held as plain attributes into non-persistent buffers",
    )
    parser.add_argument(
        "--no-init", action="store_true",
        help="make no values of parameters and buffers, and no init.safetensors; give fsdp-run "
             "an --init-rule or --init",
    )
    parser.add_argument(
        "--eval", action="store_true",
        help="write what the model computes in evaluation mode beside the step, for "
             "fsdp-compile --eval",
    )
    _add_precision(parser)
    return cli.run_export(parser.parse_args(argv), _export)
