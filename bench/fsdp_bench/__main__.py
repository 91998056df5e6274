# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of the benchmarks."""

import argparse
import json
import sys

from . import attention, checkpoint, collectives, device, imports, machine, memory, parallel
from . import pipeline
from . import planning, recurrence, schedule, setup, step, training

BENCHMARKS = {
    "attention": (attention.run, "a GPT with 2048 tokens, attention in tiles against written out"),
    "checkpoint": (checkpoint.run, "time of steps that save a checkpoint every tenth"),
    "collectives": (collectives.run, "gathers and reductions, against copying and other libraries"),
    "device": (device.run, "launches, bytes and estimated time of a step on a GPU, counted"),
    "import": (imports.run, "time from a model's file to its step, against torch.compile"),
    "memory": (memory.run, "bytes of a step, against a lower bound"),
    "parallel": (parallel.run, "simulated step of 70 B parameters, tensor parallelism in nodes"),
    "pipeline": (pipeline.run, "time of the passes and of the whole compilation"),
    "planning": (planning.run, "time of deciding units and layouts of 10 000 modules"),
    "recurrence": (recurrence.run, "an LSTM: export, compilation and step, against PyTorch"),
    "schedule": (schedule.run, "simulated step time of our schedule, against known policies"),
    "step": (step.run, "time of a training step on 1, 2 and 4 ranks, against PyTorch"),
    "training": (training.run, "losses of a whole training run, against PyTorch's"),
}
MODELS = ("deep", "big", "small")
# Those that `step` has besides.
MORE_MODELS = ("resnet50",)

_EPILOG = """\
Prints one JSON object a line: name, value, unit, peer, ratio (value / the
peer's), goal, ok. Progress goes to standard error. The exit code is 0 also when
a goal is missed, 2 when something could not be measured at all.

environment: FSDP_BUILD (folder with the built tools, default build),
FSDP_BENCH_VENV (Python environment with PyTorch; made on demand if unset).
"""


def _parser():
    parser = argparse.ArgumentParser(
        prog="bench/run.sh",
        epilog="names:\n"
        + "".join(f"  {name:10} {about}\n" for name, (_, about) in BENCHMARKS.items())
        + "\n"
        + _EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", metavar="NAME", nargs="*", help="what to run; default all")
    parser.add_argument("--strict", action="store_true", help="exit 1 if a line is not ok")
    parser.add_argument("--list", action="store_true", help="print the names and exit")
    parser.add_argument("--rounds", metavar="N", type=int, default=5,
                        help="how often each contestant runs (default 5)")
    parser.add_argument("--models", metavar="A,B", default=",".join(MODELS),
                        help=f"models to run (default {','.join(MODELS)}; 'step' also has "
                        f"{', '.join(MORE_MODELS)})")
    parser.add_argument("--no-peers", dest="peers", action="store_false",
                        help="measure ours alone")
    parser.add_argument("--no-l24", dest="l24", action="store_false",
                        help="leave out the 24-block model of 'pipeline'")
    return parser


def _options(argv):
    parser = _parser()
    options = parser.parse_args(argv)
    options.names = list(dict.fromkeys(options.names)) or list(BENCHMARKS)
    options.models = options.models.split(",")
    for name in options.names:
        if name not in BENCHMARKS:
            parser.error(f"no benchmark '{name}'; there are {', '.join(BENCHMARKS)}")
    for name in options.models:
        if name not in MODELS + MORE_MODELS:
            parser.error(f"no model '{name}'; there are {', '.join(MODELS + MORE_MODELS)}")
        if name in MORE_MODELS and options.names != ["step"]:
            parser.error(f"model '{name}' is one of 'step' alone")
    if options.rounds < 1:
        parser.error(f"expected --rounds of at least 1, got {options.rounds}")
    return options


def _report(names, options):
    """Runs the benchmarks and prints their lines; (all ok, all measured)."""
    reached, measured = True, True
    for name in names:
        try:
            for line in BENCHMARKS[name][0](options):
                print(line.to_json(), flush=True)
                reached &= line.ok
        except setup.BenchError as error:
            setup.progress(f"{name}: {error}")
            reached = measured = False
    return reached, measured


def main(argv=None):
    """Returns the exit code."""
    options = _options(argv)
    if options.list:
        print("\n".join(BENCHMARKS))
        return 0
    about = machine.description() | {"build": setup.build_kind()}
    setup.progress(json.dumps(about))
    if about["load_at_start"] > 0.5:
        setup.progress("other work runs on this machine: trust ratios, not times")
    reached, measured = _report(options.names, options)
    if not measured:
        return 2
    return 1 if options.strict and not reached else 0


if __name__ == "__main__":
    sys.exit(main())
