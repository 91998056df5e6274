#!/usr/bin/env python3
"""Schedules and runs a hybrid step in which each all-reduce is followed by another one.

usage: reduce_again.py STEP.mlir --work DIR

The second one takes the largest of the averages that all replicas have: the same
bits, if it starts when the first one is complete.
"""
import argparse
import pathlib
import re

import small
from harness import Harness, call

OPTIONS = "grid=2,2 strategy=hybrid_shard optimizer=sgd wrap=always"
WORLD = "2x2"
ALL_REDUCE = re.compile(r"( +)(%\w+) = (fsdp\.start all_reduce .*) reduce mean (.*)\n"
                        r" +fsdp\.wait \2 (.*)\n")


def reduce_again(match):
    """The collective, and one behind it in the same buffer."""
    indent, ticket, start, buffers, waited = match.groups()
    more = f"%more{ticket[1:]}"
    return (f"{match[0]}{indent}{more} = {start} reduce max {buffers}\n"
            f"{indent}fsdp.wait {more} {waited}\n")


def build(harness, text, name):
    """Schedules and compiles a step whose collectives were split."""
    split, lowered = (harness.work / f"{name}{part}.mlir" for part in ("-split", ""))
    split.write_text(text)
    call("fsdp-opt", split, "-o", lowered,
         "--pass-pipeline=builtin.module(fsdp-schedule,fsdp-verify-schedule,"
         f"fsdp-pipeline{{{OPTIONS} start-after=schedule}})")
    artifact = harness.work / f"{name}.so"
    call("fsdp-compile", lowered, "--lowered", "-o", artifact)
    return artifact


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    model = small.make_model(options.step, options.work / "model")
    harness = Harness(model, options.work, "sgd", steps=small.STEPS)
    split = call("fsdp-opt", options.step,
                 "--pass-pipeline=builtin.module("
                 f"fsdp-pipeline{{{OPTIONS} stop-after=buffers}},fsdp-split-collectives)").stdout
    again, count = ALL_REDUCE.subn(reduce_again, split)
    runs = [harness.run(build(harness, text, name), f"run-{name}", WORLD)
            for name, text in (("once", split), ("again", again))]
    harness.same(*runs)
    print(f"{count} values are reduced again: equal bit by bit")


if __name__ == "__main__":
    main()
