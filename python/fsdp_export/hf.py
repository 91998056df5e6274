# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m fsdp_export.hf save`: what was trained, as a folder of transformers."""

import argparse
import pathlib
import sys

from .common import cli
from .common.errors import ExportError


def make_parser():
    """The parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m fsdp_export.hf",
        description="Write what was trained as a folder that from_pretrained() loads.",
    )
    parser.add_argument("command", choices=["save"])
    parser.add_argument(
        "states", metavar="FILE", type=pathlib.Path, help="what fsdp-run --save wrote")
    parser.add_argument(
        "model", metavar="DIR", type=pathlib.Path, help="the folder that was exported with --hf")
    parser.add_argument("output", metavar="OUT", type=pathlib.Path, help="folder to write")
    parser.add_argument(
        "--lora", metavar="SPEC",
        help="adapters, as they were passed to the export; they are added to the weights",
    )
    parser.add_argument(
        "--traceback", action="store_true", help="show the Python traceback of an error")
    return parser


def _save(options):
    from .torch import huggingface

    if not options.states.is_file():
        raise ExportError(f"{options.states}: no such file", "fsdp-run --save writes it")
    if options.output.resolve() == options.model.resolve():
        raise ExportError("the folder to write is the one that is read", "pass another OUT")
    pretrained = huggingface.Pretrained(options.model, lora=options.lora)
    print(huggingface.save(pretrained, options.states, options.output))
    return 0


def main(argv=None):
    """Runs the command; returns the exit code."""
    return cli.run_command(make_parser().parse_args(argv), _save)


if __name__ == "__main__":
    sys.exit(main())
