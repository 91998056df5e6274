# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`memory`: what a step takes, against what no schedule goes below."""

import json

from . import setup
from .lines import Goal, Line

WORLD = 4
LAYERS = 12
ARENAS = ("persistent", "comm", "temp", "host")


def first_fit(buffers):
    """Bytes that buffers take when each gets the lowest free place as it begins
    to live; (bytes, first, last) each, aligned like ours."""
    placed, most = [], 0
    for size, first, last in sorted(buffers, key=lambda each: each[1]):
        offset = 0
        for begin, end, until in sorted(placed):
            if until < first:
                continue
            if begin >= offset + size:
                break
            offset = max(offset, end)
        placed = [each for each in placed if each[2] >= first]
        placed.append((offset, offset + -(-size // 64) * 64, last))
        most = max(most, offset + size)
    return most


def declared_prefetch(report):
    """Bytes in flight that the schedule asks for: a gather ahead and a reduction."""
    largest = {}
    for each in report["collectives"]:
        if each["entry"] == "step":
            largest[each["kind"]] = max(largest.get(each["kind"], 0), each["bytes"])
    return largest["all_gather"] + largest.get("reduce_scatter", 0)


def _touched(folder, artifact):
    """Most bytes that a rank really touched."""
    stats = setup.CACHE / "memory-stats.json"
    setup.call(
        [setup.tool("fsdp-run"), artifact, "--data", folder, "--steps", 2, "--lr", "1e-3",
         "--poison", "--progress", "never", "--stats", stats]
    )
    touched = json.loads(stats.read_text())["touched"]
    return max(sum(touched[arena][rank] for arena in ARENAS) for rank in range(WORLD))


def _compile(source, artifact, report, *options):
    setup.call(
        [setup.tool("fsdp-compile"), source, "--world", WORLD, "--wrap", "class:Block",
         "--optimizer", "adamw", "-o", artifact, "--report", report, *options]
    )
    report = json.loads(report.read_text())
    return report, next(plan for plan in report["plan"] if plan["function"] == "step")


def run(options):
    """Yields the lines."""
    del options
    name = f"memory.gpt{LAYERS}"
    setup.progress(f"{name}: compiling and running")
    folder = setup.deepened(LAYERS)
    artifact, path = setup.CACHE / "memory.so", setup.CACHE / "memory.json"
    report, plan = _compile(folder / "model.mlir", artifact, path)
    planned = sum(report["memory"][arena + "_bytes"] for arena in ARENAS)
    touched = _touched(folder, artifact)
    bound, declared = plan["peak_lower_bound"], declared_prefetch(report)
    yield Line(
        f"{name}.touched", touched, "bytes", "lower bound + declared prefetch",
        touched / (bound + declared), Goal.parse("ratio <= 1.01"),
        {"planned": planned, "bound": bound, "declared": declared},
    )
    buffers = [(each["bytes"], each["first"], each["last"]) for each in plan["buffers"]]
    ours = plan["comm_bytes"] + plan["temp_bytes"]
    for peer, bytes in (
        ("no reuse", plan["unshared_bytes"]),
        ("first fit, one arena", first_fit(buffers)),
    ):
        yield Line(f"{name}.buffers", ours, "bytes", peer, ours / bytes, None,
                   {"saved_percent": 100 * (1 - ours / bytes)})
    artifact.unlink(missing_ok=True)
