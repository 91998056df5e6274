#!/usr/bin/env python3
# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the order of collectives with the one that PyTorch issued.

usage: check_traces.py DIR [--opt FSDP-OPT] [--verbose]

Every file DIR/*.json is one recorded training run (see README.md beside this
script). Its net becomes input IR, which is scheduled under the file's settings
with compat=torch. Kind, unit, number and type of the elements of each
collective, their order, and the place of the layers' forward and backward
computation between them must be the recorded ones.

Two differences are accepted, each where the settings say that it must occur, and
nowhere else:

* late reduction (FSDP1 with forward prefetch): PyTorch completes a layer's
  gradient one layer late. Without the reductions the order is compared as it is;
  reductions are compared by themselves, and each recorded one must stand behind
  exactly one more backward computation than ours.
* second backward gather (FSDP2, a layer that runs twice): PyTorch frees the layer
  between its two backward computations and gathers it again. Exactly this one
  gather is left out.

Apart from the order, the numbers of collectives and their payload bytes, by kind
and element type, must be the recorded ones; of a second backward gather, without
it.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import trace_net  # noqa: E402

COLLECTIVES = ("all_gather", "reduce_scatter", "all_reduce")
BYTES = {"f64": 8, "f32": 4, "f16": 2, "bf16": 2}
DTYPES = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}
OUR_DTYPES = {f"torch.{theirs}": ours for ours, theirs in DTYPES.items()} | {"None": None}
LATE = "late reduction (FSDP1 with forward prefetch)"
AGAIN = "second backward gather (FSDP2, a layer that runs twice)"


class Failure(Exception):
    pass


# ===----------------------------------------------------------------------===#
# Ours
# ===----------------------------------------------------------------------===#


def is_fsdp1(data):
    return data["api"] == "FSDP1"


def get_grid(data):
    """The grid, and the value of `reshard`."""
    grid = data.get("grid") or [data["world"]]
    after = data.get("reshard_after_forward")
    if isinstance(after, bool):
        return grid, str(after).lower()
    if after is None:
        return grid, ""
    if 1 < after < data["world"] and len(grid) == 1:
        grid = [data["world"] // after, after]
    return grid, str(after)


def get_precision(data):
    """The types that parameters are computed in and gradients reduced in, or None
    for what follows by itself."""
    precision = data.get("mixed_precision") or {"param": "None", "reduce": "None"}
    param, reduce = (OUR_DTYPES[precision[key]] for key in ("param", "reduce"))
    # FSDP1 reduces in the type it computes in, FSDP2 in the type it stores.
    if param and not reduce and not is_fsdp1(data):
        reduce = "f32"
    return param, reduce


def get_options(data):
    grid, reshard = get_grid(data)
    options = {"grid": ",".join(map(str, grid)), "wrap": "class:Block"}
    if is_fsdp1(data):
        options["strategy"] = data["strategy"].lower().lstrip("_")
        prefetch = data.get("backward_prefetch", "BACKWARD_PRE")
        options["forward-prefetch"] = int(data.get("forward_prefetch", False))
        options["backward-prefetch"] = 0 if prefetch is None else 1
        options["backward-order"] = "post" if prefetch == "BACKWARD_POST" else "pre"
    else:
        hybrid = "hybrid_shard" if len(data.get("grid", [])) == 2 else "full_shard"
        options["strategy"] = "replicate" if data["api"] == "replicate" else hybrid
        options["layout"] = "per_param"
        options["forward-prefetch"] = data.get("forward_prefetch_depth", 0)
        options["backward-prefetch"] = data.get("backward_prefetch_depth", 1)
        if reshard:
            options["reshard"] = reshard
    if data.get("no_sync_steps"):
        options["micro-batches"] = len(data["steps"])
        options["gradients"] = "keep"
    if reduce := get_precision(data)[1]:
        options["reduce-dtype"] = reduce
    return options


def get_recorded(data):
    """The last step; of accumulation all steps, which are one of ours."""
    steps = data["steps"][-1:]
    if no_sync := data.get("no_sync_steps"):
        steps = data["steps"]
        if no_sync != list(range(len(steps) - 1)):
            raise Failure(f"expected no_sync in all steps but the last, got {no_sync}")
    return [tuple(event) for step in steps for event in step]


def schedule(data, opt):
    """The scheduled program as text."""
    options = " ".join(f"{key}={value}" for key, value in get_options(data).items())
    done = subprocess.run(
        [opt, "-", f"--fsdp-pipeline={options} compat=torch stop-after=schedule"],
        input=trace_net.write_step(data["net"], get_precision(data)[0] or "f32"),
        capture_output=True, text=True,
    )
    if done.returncode != 0:
        raise Failure(done.stderr.strip())
    return done.stdout


UNIT = re.compile(r'fsdp\.unit @"?([\w.]+)"? .* reshard (.*)layout <\w+, (\w+),')
MOVED = re.compile(r"\b(gather|reduce) (\w+)")
START = re.compile(
    r'fsdp\.start (\w+) on @\w+ \[@"?([\w.]+)"?\] .*ins\(.* : (\S+)\) outs\(.* : (\S+)\)'
)
CALL = re.compile(r'call @.*fsdp\.segment = "(\S+) (fwd|bwd)"')
MEMREF = re.compile(r"memref<(\d+)x(\w+)>")


def count_elements(memref, dtype):
    size, element = MEMREF.fullmatch(memref).groups()
    return int(size) // (BYTES[dtype] if element == "i8" else 1)


def read_types(text):
    """By unit: the types in which it is gathered and reduced."""
    types = {}
    for unit, rest, stored in UNIT.findall(text):
        moved = dict(MOVED.findall(rest))
        gathered = moved.get("gather", stored)
        types[unit] = {"gather": gathered, "reduce": moved.get("reduce", stored)}
    return types


def read_events(text):
    """Collectives and computations of layers, in the order of the program.

    Code is named after the unit that was used last: what runs behind a layer's
    reduction, until it is used again, is the backward pass of the root's own
    parameters."""
    types = read_types(text)
    events, reduced = [], set()
    for line in text.splitlines():
        if start := START.search(line):
            kind, unit, source, dest = start.groups()
            whole, part = (source, dest) if kind == "reduce_scatter" else (dest, source)
            dtype = types[unit]["gather" if kind == "all_gather" else "reduce"]
            for memref in (whole, part):
                if (element := MEMREF.fullmatch(memref)[2]) not in ("i8", dtype):
                    raise Failure(f"expected {kind} of {unit} in {dtype}, got {element}")
            events.append((kind, unit, count_elements(whole, dtype), DTYPES[dtype]))
            if reduces(events[-1]):
                reduced.add(unit)
        elif call := CALL.search(line):
            unit, phase = call.groups()
            if phase == "fwd":
                reduced.discard(unit)
            if unit != "root" and unit not in reduced:
                events.append(("forward" if phase == "fwd" else "backward", unit, 0, ""))
    return events


# ===----------------------------------------------------------------------===#
# Comparison
# ===----------------------------------------------------------------------===#


def is_collective(event):
    return event[0] in COLLECTIVES


def reduces(event):
    return event[0] in ("reduce_scatter", "all_reduce")


def merge_marks(events):
    """One mark for computations of one layer with no collective between."""
    merged = []
    for event in events:
        if is_collective(event) or not merged or merged[-1] != event:
            merged.append(event)
    return merged


def show(events):
    return " ".join(
        f"{kind}({unit}, {numel} {dtype})" if numel else f"{kind}({unit})"
        for kind, unit, numel, dtype in events
    )


def expect_equal(what, expected, got):
    if expected == got:
        return
    raise Failure(f"{what}: expected\n    {show(expected)}\n  got\n    {show(got)}")


def compare_marks(expected, got, tolerance):
    """Places of computations, counted in collectives before them."""

    def places(events):
        before, result = 0, []
        for event in events:
            if is_collective(event):
                before += 1
            else:
                result.append((event[:2], before))
        return result

    first, second = places(expected), places(got)
    if [mark for mark, _ in first] != [mark for mark, _ in second]:
        raise Failure(f"computations: expected {show(expected)}, got {show(got)}")
    for (mark, place), (_, other) in zip(first, second):
        if abs(place - other) > tolerance:
            raise Failure(
                f"{mark[0]} of {mark[1]}: expected behind {place} collectives, got {other}"
            )


def count_payload(events):
    """Numbers of collectives and bytes of their whole buffers."""
    sizes = {theirs: BYTES[ours] for ours, theirs in DTYPES.items()}
    numbers, payload = collections.Counter(), collections.Counter()
    for kind, _, numel, dtype in filter(is_collective, events):
        numbers[kind, dtype] += 1
        payload[kind, dtype] += numel * sizes[dtype]
    return {key: (numbers[key], payload[key]) for key in sorted(numbers)}


def compare_payload(expected, got):
    """Returns the number of collectives and of bytes."""
    first, second = count_payload(expected), count_payload(got)
    if first != second:
        raise Failure(f"collectives and bytes: expected {first}, got {second}")
    return tuple(map(sum, zip(*first.values())))


def compare(expected, got, tolerance):
    expect_equal(
        "collectives", list(filter(is_collective, expected)), list(filter(is_collective, got))
    )
    compare_marks(merge_marks(expected), merge_marks(got), tolerance)


def count_backward(events, unit):
    """Other layers' backward computations between that of the unit and its
    reduction."""
    last = max(i for i, event in enumerate(events) if event[:2] == ("backward", unit))
    first = next(i for i, event in enumerate(events) if reduces(event) and event[1] == unit)
    return sum(event[0] == "backward" for event in merge_marks(events[last + 1 : first]))


def compare_late(expected, got):
    """Accepts that the recorded reductions of layers come one layer late."""
    expect_equal(
        "reductions", list(filter(reduces, expected)), list(filter(reduces, got))
    )
    layers = {event[1] for event in got if event[0] == "backward"}
    delays = [count_backward(expected, unit) - count_backward(got, unit) for unit in layers]
    # The layer that runs first has none behind it to be late for.
    if sorted(delays) != [0] + [1] * (len(layers) - 1):
        raise Failure(f"expected reductions one layer late, got delays of {delays}")
    rest = [[event for event in events if not reduces(event)] for events in (expected, got)]
    compare(*rest, tolerance=0)


def drop_second_gather(events):
    """Leaves out the gather of a layer between its last backward computation and
    its reduction."""
    for i, event in enumerate(events):
        if event[0] != "all_gather":
            continue
        behind = events[i + 1 :]
        last = [("backward", event[1], 0, "")] * 2
        before = [other for other in events[:i] if other[1] == event[1]]
        if before[-2:] == last and not any(other in last for other in behind):
            return events[:i] + behind
    raise Failure("expected a second backward gather, got none")


def get_difference(data):
    """The difference that these settings must show, if any."""
    if is_fsdp1(data) and data.get("forward_prefetch"):
        return LATE
    if data["api"] == "FSDP2" and data.get("twice"):
        return AGAIN
    return None


def is_different(*arguments):
    try:
        compare(*arguments)
    except Failure:
        return True
    return False


def check_step(data, expected, got):
    # FSDP2's marks stand before the gathers that the same hook starts.
    tolerance = 0 if is_fsdp1(data) else max(1, data.get("backward_prefetch_depth", 1))
    difference = get_difference(data)
    if difference and not is_different(expected, got, tolerance):
        raise Failure(f"expected a {difference}, got none")
    if difference == LATE:
        compare_late(expected, got)
    else:
        if difference == AGAIN:
            expected = drop_second_gather(expected)
        compare(expected, got, tolerance)
    return compare_payload(expected, got)


def check(data, opt):
    """Compares one file; returns its accepted difference, if any, and how many
    collectives and bytes were compared."""
    payload = check_step(data, get_recorded(data), read_events(schedule(data, opt)))
    return get_difference(data), payload


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("dir", type=pathlib.Path)
    parser.add_argument("--opt", default=shutil.which("fsdp-opt") or "fsdp-opt")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    passed = failed = 0
    collectives = payload = 0
    named = {}
    for path in sorted(options.dir.glob("*.json")):
        data = json.loads(path.read_text())
        try:
            difference, compared = check(data, options.opt)
        except Failure as failure:
            failed += 1
            print(f"FAILED {path.name}\n  {failure}")
            continue
        if difference:
            named.setdefault(difference, []).append(path.name)
        collectives, payload = collectives + compared[0], payload + compared[1]
        passed += 1
        if options.verbose:
            print(f"ok {path.name}" + (f": {difference}" if difference else ""))
    for name, files in sorted(named.items()):
        print(f"{len(files)} with {name}: {', '.join(files)}")
    print(f"{collectives} collectives of {payload} bytes are the recorded ones")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        os._exit(1)
