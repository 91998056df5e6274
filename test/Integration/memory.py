#!/usr/bin/env python3
"""Runs a compiled model and compares the memory it uses with its plan.

usage: memory.py MODEL_DIR --world W --wrap POLICY [--optimizer NAME] --work DIR

* With --poison, the bytes really touched in each arena of each rank equal the
  planned bytes exactly.
* Poison and adversarial mode leave losses, gradients and the saved file bit by
  bit as they are in a normal run.
* The bytes that each channel moved are those of the plan.
* Steps from the third on call malloc zero times.
* The process grows by no more than the plan, each arena in whole pages, and the
  sizes that fsdp-run lists beside it: nothing else is allowed. What is listed is
  bounded where that is known: rings and tables, the built-in matrix product.

With --most-above-bound P only this is checked: the bytes touched equal the plan, and
are at most P percent above the least that any schedule needs, with nothing in
flight, and the declared prefetch: one gather and one reduction.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys

from results import ARENAS, find_memory_watch

STEPS = 5
PAGE = 4096
EXCLUSIONS = {
    "buffers of the matrix library",
    "code and variables of libraries",
    "heap",
    "mapped data files",
    "poison guards",
    "stacks of threads",
    "workspaces of built-in matrix products",
}
# Rings of 64 places for three channels, the reader of manifests, the log; each
# rank's flight record of 2048 entries of 64 bytes and 64 steps of 32, and the
# batches that are read ahead.
HEAP_BYTES, HEAP_RANK_BYTES = 128 << 10, (96 << 10) + 2048 * 64 + 64 * 32 + (8 << 10)
STACK_RANK_BYTES = 64 << 10
WORKSPACE_BYTES = 2_293_760


def run(command):
    environment = dict(os.environ, LD_PRELOAD=find_memory_watch())
    subprocess.run([str(part) for part in command], check=True, env=environment)


def check(condition, message):
    if not condition:
        sys.exit("memory.py: error: " + message)


def train(options, artifact, mode, *arguments):
    """Returns the stats of a run and all its results that must not change."""
    work = options.work
    log, save, stats = (work / f"{mode}.{e}" for e in ("jsonl", "safetensors", "json"))
    gradients = work / f"{mode}-gradients"
    gradients.mkdir(exist_ok=True)
    run(
        ["fsdp-run", artifact, "--data", options.model, "--steps", STEPS]
        + ["--lr", "1e-2", "--log", log, "--save", save, "--save-grads", gradients]
        + ["--stats", stats, "--progress", "never", *arguments]
    )
    steps = [json.loads(line) for line in log.read_text().splitlines()]
    check(len(steps) == STEPS, f"expected {STEPS} lines in the log, got {len(steps)}")
    results = {"log": [(step["step"], step["loss"]) for step in steps]}
    results["parameters"] = save.read_bytes()
    for step in range(STEPS):
        path = gradients / f"step{step}.safetensors"
        results[f"gradients of step {step}"] = path.read_bytes()
    return json.loads(stats.read_text()), results


def check_touched(stats, manifest_memory, world):
    for arena in ARENAS:
        planned = stats["planned"][arena]
        expected = manifest_memory[arena + "_bytes"]
        check(planned == expected, f"{arena}: planned {planned}, report {expected}")
        check(planned > 0, f"{arena}: nothing planned")
        for kind in ("reserved", "touched"):
            got = stats[kind][arena]
            check(got == [planned] * world, f"{arena}: {kind} {got} of {planned}")
    total = world * sum(stats["planned"].values())
    check(stats["planned_bytes"] == total, "the planned bytes don't add up")


def check_allocations(stats, world):
    counts = [context["allocations_in_steps"] for context in stats["per_context"]]
    check(counts == [0] * world, f"allocations in steps: {counts}")


def check_counters(stats, report, world):
    """Bytes of each channel are those of the plan, on every rank."""
    planned = {}
    for collective in report["collectives"]:
        name = collective["channel"]
        planned[name] = planned.get(name, 0) + STEPS * collective["bytes"]
    for context in stats["per_context"]:
        moved = {}
        for counter in context["counters"]["by_collective"]:
            name = counter["name"].rsplit("channel ", 1)[1].rstrip(")")
            moved[name] = moved.get(name, 0) + counter["bytes"]
        check(moved == planned, f"moved {moved}, planned {planned}")
    check(len(stats["per_context"]) == world, "ranks are missing")


def check_growth(stats, data, world):
    listed = stats["rss_exclusions"]
    check(set(listed) == EXCLUSIONS, f"unknown exclusions: {set(listed)}")
    rounding = world * sum(-bytes % PAGE for bytes in stats["planned"].values())
    bound = stats["planned_bytes"] + rounding + sum(listed.values())
    growth = stats["rss_growth_bytes"]
    check(growth <= bound, f"resident memory grew by {growth}, expected at most {bound}")
    check(growth > stats["planned_bytes"], f"resident memory grew by {growth} only")

    pages = sum(-(-path.stat().st_size // PAGE) * PAGE for path in data)
    check_listed(listed, "mapped data files", pages)
    check_listed(listed, "heap", HEAP_BYTES + world * HEAP_RANK_BYTES)
    check_listed(listed, "stacks of threads", (world + 1) * STACK_RANK_BYTES)
    workspaces = world * WORKSPACE_BYTES * (stats["blas"] == "builtin")
    check_listed(listed, "workspaces of built-in matrix products", workspaces)
    return growth, bound


def check_bound(report, most):
    """The plan against what no schedule goes below."""
    memory = report["memory"]
    planned = sum(memory[arena + "_bytes"] for arena in ARENAS)
    plan = next(each for each in report["plan"] if each["function"] == "step")
    bound = plan["peak_lower_bound"]
    largest = {
        kind: max(each["bytes"] for each in report["collectives"] if each["kind"] == kind)
        for kind in ("all_gather", "reduce_scatter")
    }
    declared = sum(largest.values())
    above = 100 * (planned / (bound + declared) - 1)
    alone = 100 * (1 - (plan["comm_bytes"] + plan["temp_bytes"]) / plan["unshared_bytes"])
    print(
        f"planned {planned}, at least {bound}, prefetch {declared}: {above:.2f} % above; "
        f"buffers take {alone:.1f} % less than without reuse"
    )
    check(above <= most, f"{above:.2f} % above the bound, expected at most {most}")


def check_listed(listed, what, most):
    check(listed[what] <= most, f"{what}: {listed[what]} bytes, expected at most {most}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--world", type=int, required=True)
    parser.add_argument("--wrap", required=True)
    parser.add_argument("--optimizer", default="adamw")
    parser.add_argument("--most-above-bound", type=float)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    artifact = options.work / "step.so"
    report = options.work / "plan.json"
    run(
        ["fsdp-compile", options.model / "model.mlir", "--world", options.world]
        + ["--wrap", options.wrap, "--optimizer", options.optimizer]
        + ["--report", report, "-o", artifact]
    )
    plan = json.loads(report.read_text())
    memory = plan["memory"]
    if options.most_above_bound is not None:
        check_bound(plan, options.most_above_bound)
        stats, _ = train(options, artifact, "poison", "--poison", "--seed", "1")
        return check_touched(stats, memory, options.world)

    stats, normal = train(options, artifact, "normal")
    check_allocations(stats, options.world)
    check_counters(stats, plan, options.world)
    data = [options.model / "init.safetensors"]
    for rank in range(options.world):
        for step in range(STEPS):
            data.append(options.model / f"batches/rank{rank}-step{step}.safetensors")
    growth, bound = check_growth(stats, data, options.world)

    for mode, arguments in {
        "poison": ["--poison", "--seed", "1"],
        "adversarial": ["--adversarial"],
        "both": ["--poison", "--adversarial", "--seed", "2"],
    }.items():
        stats, results = train(options, artifact, mode, *arguments)
        for what, value in results.items():
            check(value == normal[what], f"{mode}: the {what} changed")
        check_allocations(stats, options.world)
        check_growth(stats, data, options.world)
        if "--poison" in arguments:
            check_touched(stats, memory, options.world)
    print(
        f"{stats['model']}, world {options.world}: {stats['planned_bytes']} bytes "
        f"planned and touched, grew by {growth} of at most {bound}"
    )


if __name__ == "__main__":
    main()
