#!/usr/bin/env python3
"""Trains with shards and optimizer states in memory of the host, and without.

usage: offload.py --models DIR [--all] [--only REGEX] [--goldens DIR] --work DIR

A case is a model, an optimizer, a grid and options. Its steps with --offload=optimizer
and --offload=params must give the bits of those without: losses, the gradients of
every step, final parameters and buffers, and the states of the optimizer; so must
runs with poisoned memory and collectives and copies that move late. The bytes that
each channel moved and each arena was touched are those of the plan, steps call malloc
no more often, and

* the arena of what is kept on the device loses what the host's gains;
* buffers grow by at most three units' shards and states: one arrives while another
  one is in use and a third leaves.

--all runs every model instead of a choice.
"""
import argparse
import os
import pathlib
import re
import sys

from harness import Failed, Harness, call, make_work
from results import (
    ARENAS, check_moved, check_touched, find_memory_watch, list_differences, read_json,
    read_results,
)

STEPS = 3
# A name, model, optimizer, grid and options.
CASES = [
    ("transformer", "transformer_train", "sgd", "2", []),
    ("one rank", "gpt", "adamw", "1", []),
    ("clipping", "gpt", "adamw", "4", ["--clip-norm=0.1"]),
    ("replicas", "experts", "adamw", "2x2", ["--strategy=hybrid_shard"]),
    ("kept gradients", "experts", "adamw", "2", ["--micro-batches=2", "--gradients=keep"]),
    ("reduced gradients", "mlp", "adamw", "3", ["--micro-batches=2", "--gradients=reduce"]),
    ("own update", "mlp", "adamw", "2", ["--separate-optimizer", "--eval"]),
    ("frozen", "partly_frozen", "adamw", "2", ["--layout=per_param"]),
    ("no shards", "mlp", "adamw", "2", ["--strategy=no_shard"]),
    ("kept windows", "nested", "adamw", "4", ["--reshard=false"]),
    ("a memory limit", "gpt", "adamw", "2", ["--machine=pcie", "--memory-limit=2000000"]),
]
SCALED = ("scaler, bf16", "bf16", "adamw", "2", ["--grad-scaler", "--clip-norm=0.5"])
ALIGNMENT = 64


def expect(condition, text):
    if not condition:
        raise Failed(text)


def train(harness, artifact, name, grid, *options):
    """What a run gives, with the whole state of the optimizer, and its statistics."""
    stats, full = harness.work / f"{name}.json", harness.work / f"{name}-full"
    paths = harness.run(artifact, name, grid, "--stats", stats, "--save-full", full, *options)
    found = read_results(*paths, harness.steps)
    for path in sorted(full.iterdir()):
        found[path.name] = path.read_bytes()
    return found, read_json(stats)


def check_memory(plain, plan):
    """Returns bytes that left the device, and by how much its buffers grew."""
    before, after = plain["memory"], plan["memory"]
    left = before["persistent_bytes"] - after["persistent_bytes"]
    expect(before["offload_bytes"] == 0 < after["offload_bytes"], f"{after}")
    expect(abs(left - after["offload_bytes"]) < ALIGNMENT,
           f"the device has {left} bytes less, the host {after['offload_bytes']} more")
    grown = sum(after[key] - before[key] for key in ("comm_bytes", "temp_bytes"))
    # What moves together is what a unit has.
    most = 3 * max(each["bytes"] for each in plan["collectives"] if each["kind"] == "copy")
    expect(grown <= most, f"buffers grew by {grown} bytes, expected at most {most}")
    return left, grown


def count_allocations(stats):
    return [context["allocations_in_steps"] for context in stats["per_context"]]


def check_runs(harness, artifact, plan, expected, allocations, what, grid):
    hard = ["--poison", "--adversarial", "--seed", "5"]
    for mode, options in (("normal", []), ("adversarial", hard)):
        found, stats = train(harness, artifact, f"{what}-{mode}", grid, *options)
        different = list_differences(expected, found)
        expect(not different, f"{what}, {mode}: {len(different)} of {len(expected)} differ: "
               + ", ".join(different[:5]))
        # Of several steps for inputs of several shapes, it is one or another that ran.
        entries = {each["entry"] for each in plan["collectives"]}
        problems = [] if len(entries - {"update"}) > 1 else list(
            check_moved(stats, plan, harness.steps))
        if options:
            problems += check_touched(stats, (*ARENAS, "offload"))
        if count_allocations(stats) != allocations:
            problems.append(f"allocations in steps: {count_allocations(stats)}")
        expect(not problems, f"{what}, {mode}: {'; '.join(problems[:3])}")


def check(folder, work, case):
    """Runs a case; returns what is worth telling."""
    _, _, optimizer, grid, options = case
    micro_batches = 2 if any("micro-batches" in option for option in options) else 1
    harness = Harness(folder, make_work(work), optimizer, steps=STEPS, batches=micro_batches)
    plans, told = {}, []
    for what in ("none", "optimizer", "params"):
        report = harness.work / f"{what}.plan"
        artifact = harness.compile(what, f"--grid={grid}", f"--offload={what}", *options,
                                   "--report", report)
        plans[what] = read_json(report)
        plans[what]["collectives"] = [each for each in plans[what]["collectives"]
                                      if each["entry"] != "eval"]
        if what == "none":
            expected, stats = train(harness, artifact, what, grid)
            continue
        check_runs(harness, artifact, plans[what], expected, count_allocations(stats), what,
                   grid)
        left, grown = check_memory(plans["none"], plans[what])
        told.append(f"{what} {left} B less, buffers {grown:+} B")
    return "; ".join(told)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--models", type=pathlib.Path, required=True)
    parser.add_argument("--goldens", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    os.environ["LD_PRELOAD"] = find_memory_watch()
    cases = [(options.models / case[1], case) for case in CASES]
    if options.goldens:
        cases.append((options.goldens, SCALED))
    if options.all:
        cases = [(path.parent, (path.parent.name, "", "adamw", grid, []))
                 for path in sorted(options.models.glob("*/model.mlir"))
                 for grid in ("1", "2", "4")]
    failed, cases = 0, [case for case in cases if re.search(options.only, case[1][0])]
    for number, (folder, case) in enumerate(cases):
        name = f"{case[0]}, {folder.name} on {case[3]}"
        try:
            print(f"{name}: {check(folder, options.work / str(number), case)}", flush=True)
        except Failed as problem:
            failed += 1
            print(f"FAILED: {name}: {problem}", flush=True)
    print(f"{len(cases)} cases, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
