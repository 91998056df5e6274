# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the PyTorch front end."""

import functools
import pathlib
import sys

from ..common import cli, files, versions
from ..common.errors import ExportError


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
    precision.add_argument(
        "--cast-unit-inputs", action="store_true",
        help="also cast floating inputs of modules of the classes in WRAP, as FSDP2 does and FSDP1 "
        "by default does not",
    )
    parser.add_argument(
        "--loss-scale", action="store_true",
        help="let the step take a loss scale, for fsdp-compile --grad-scaler",
    )


def _add_pretrained(parser):
    group = parser.add_argument_group(
        "models of transformers",
        "a folder in place of MODEL.py; what is trained is kept in float32, see --param-dtype",
    )
    group.add_argument(
        "--hf", metavar="FOLDER", type=pathlib.Path,
        help="what save_pretrained() wrote: config.json, safetensors, perhaps a tokenizer",
    )
    group.add_argument(
        "--task", default="causal-lm", help="what the model is for: causal-lm (default)")
    group.add_argument(
        "--text", metavar="FILE", type=pathlib.Path,
        help="what batches are made of, by the folder's tokenizer (without one: bytes); all of "
             "its tokens are written to DIR, too, for fsdp-run --tokens",
    )
    group.add_argument("--batch", metavar="B", type=int, default=1, help="rows (default: 1)")
    group.add_argument(
        "--sequence", metavar="T", type=int, default=128, help="tokens of a row (default: 128)")
    group.add_argument(
        "--lora", metavar="r=R,alpha=A,targets=NAME,NAME",
        help="freeze the weights, and train adapters of rank R of the modules of these names",
    )


def _export_pretrained(options, found):
    from . import export, huggingface

    module = huggingface.Pretrained(
        options.hf, options.task, options.text, options.batch, options.sequence, options.lora)
    said = [export.run(options, module, found, _warn)]
    if options.text and not options.check:
        said.append(module.write_tokens(options.output))
    if options.no_init and not options.check:
        said.append(module.weights_line())
    return "\n".join(said)


def _export(options):
    found = versions.check(_warn)
    from . import export  # needs torch and torch-mlir, checked above

    cli.collect_seldom()
    if options.hf:
        return _export_pretrained(options, found)
    return export.run(options, files.load(options.model), found, _warn)


def main(argv=None):
    """Runs the exporter; returns the exit code."""
    parser = cli.make_export_parser(
        "python -m fsdp_export", "PyTorch",
        nargs="?", module="an nn.Module", call="forward", values="tensors",
    )
    _add_pretrained(parser)
    parser.add_argument(
        "--no-init", action="store_true",
        help="make no values of parameters and buffers, and no init.safetensors; give fsdp-run "
             "an --init-rule or --init, with --hf that FOLDER itself",
    )
    parser.add_argument(
        "--eval", action="store_true",
        help="write what the model computes in evaluation mode beside the step, for "
             "fsdp-compile --eval",
    )
    parser.add_argument(
        "--checkpoint", metavar="class:NAME,NAME",
        help="let backward compute the activations of modules of these classes again, as "
             "torch.utils.checkpoint around each of their calls",
    )
    _add_precision(parser)
    options = parser.parse_args(argv)
    if (options.model is None) == (options.hf is None):
        parser.error("expected either MODEL.py or --hf FOLDER")
    options.model = options.model or options.hf
    return cli.run_export(options, _export)
