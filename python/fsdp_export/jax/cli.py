# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the JAX front end."""

from ..common import cli, versions
from ..common.errors import ExportError


_TRAINED = """\
  TRAINED             optional: which parameters are trained, the others are frozen; a
                      filter of NNX or a function of a parameter's path and itself
"""


def _export(options):
    try:
        import flax  # noqa: F401
        import jax  # noqa: F401
        import safetensors  # noqa: F401
    except ImportError as error:
        raise ExportError(f"cannot import {error.name}", versions.JAX_INSTALL) from error
    from . import export

    cli.collect_seldom()
    return export.run(options)


def main(argv=None):
    """Runs the exporter; returns the exit code."""
    parser = cli.make_export_parser(
        "python -m fsdp_export.jax", "Flax NNX",
        module="a flax.nnx.Module", call="call", values="arrays", more=_TRAINED,
    )
    parser.add_argument(
        "--dialect", choices=("linalg", "stablehlo"), default="linalg",
        help="what the step is written in: linalg, or StableHLO in generic form, for a compiler "
        "that reads it; fsdp-opt takes that with --allow-unregistered-dialect and gives it back "
        "sharded with --fsdp-step-to-stablehlo",
    )
    return cli.run_export(parser.parse_args(argv), _export)
