#!/usr/bin/env python3
"""Checks an artifact's report against its manifest and its copies.

usage: artifact.py STEP.so PLAN.json BUFFERS.mlir --layers N

BUFFERS.mlir is the program after the buffers phase, which tells how often each
function with a copy is called.
"""
import argparse
import collections
import json
import pathlib
import re

ALIGNMENT = 64


def read_manifest(path):
    """The manifest is the only JSON object in the artifact's constants."""
    data = pathlib.Path(path).read_bytes()
    starts = [m.start() for m in re.finditer(rb'\{"aliases":\[', data)]
    assert len(starts) == 1, starts
    text = data[starts[0] :].split(b"\0", 1)[0].decode(errors="ignore")
    return json.JSONDecoder().raw_decode(text)[0]


def size_of(regions):
    return max((r["offset"] + r["bytes"] for r in regions), default=0)


def check_regions(regions):
    """Offsets are aligned."""
    for region in regions:
        assert region["offset"] % ALIGNMENT == 0, region
        assert region["bytes"] > 0, region


def check_memory(report, manifest):
    memory = report["memory"]
    assert memory == manifest["memory"], (memory, manifest["memory"])
    host = {"input", "hyper", "loss", "output"}
    arguments = collections.defaultdict(list)
    for argument in manifest["arguments"]:
        kind = "host" if argument["kind"] in host else "persistent"
        arguments[kind].append(argument)
    for kind, regions in arguments.items():
        check_regions(regions)
        # Arguments live as long as the artifact: none may overlap another.
        regions.sort(key=lambda region: region["offset"])
        for first, second in zip(regions, regions[1:]):
            assert first["offset"] + first["bytes"] <= second["offset"], first
        assert size_of(regions) == memory[kind + "_bytes"], kind

    plans = {plan["function"]: plan for plan in report["plan"]}
    assert len(plans) == len(report["plan"])
    largest = collections.Counter()
    for entry in manifest["entries"]:
        plan = plans[entry["name"]]
        for arena in ("comm", "temp"):
            buffers = [b for b in plan.get("buffers", []) if b["arena"] == arena]
            check_regions(buffers)
            key = arena + "_bytes"
            assert size_of(buffers) == plan[key] == entry[key], (plan[key], entry[key])
            largest[key] = max(largest[key], plan[key])
        # Temporaries may lie where communication memory is free.
        total = plan["comm_bytes"] + plan["temp_bytes"]
        assert plan["comm_lower_bound"] <= plan["comm_bytes"]
        assert plan["temp_lower_bound"] <= total
        arguments = memory["persistent_bytes"] + memory["host_bytes"]
        assert plan["peak_lower_bound"] <= total + arguments
        check_overlaps(plan.get("buffers", []))
    for key, value in largest.items():
        assert value == memory[key], key
    for plan in report["plan"]:
        if "segment" in plan:
            check_overlaps(plan.get("buffers", []))


def check_overlaps(buffers):
    """Buffers alive at the same time lie apart."""
    for index, a in enumerate(buffers):
        for b in buffers[:index]:
            alive = a["first"] < b["last"] and b["first"] < a["last"]
            apart = (
                a["offset"] + a["bytes"] <= b["offset"]
                or b["offset"] + b["bytes"] <= a["offset"]
            )
            assert apart or not alive or a["arena"] != b["arena"], (a, b)


def check_units(report, manifest):
    for key in ("units", "collectives", "aliases", "grid", "model", "world"):
        assert report[key] == manifest[key], key
    full_bytes = {}
    for unit in report["units"]:
        size = {"f32": 4, "f64": 8}[unit["dtype"]]
        full_bytes[unit["name"]] = size * unit["full_numel"]
        assert unit["shard_numel"] * unit["world"] == unit["full_numel"], unit
        assert unit["world"] == report["world"]
        numel = sum(parameter["numel"] for parameter in unit["params"])
        assert unit["full_numel"] - unit["world"] < numel <= unit["full_numel"]
        for argument in manifest["arguments"]:
            if argument.get("unit") == unit["name"]:
                assert argument["bytes"] == size * unit["shard_numel"], argument
    kinds = collections.Counter()
    for collective in report["collectives"]:
        total = sum(full_bytes[unit] for unit in collective["units"])
        assert collective["bytes"] == total, collective
        for unit in collective["units"]:
            kinds[collective["kind"], unit] += 1
    for unit in full_bytes:
        assert kinds["all_gather", unit] >= 1, unit
        assert kinds["reduce_scatter", unit] == 1, unit


def count_calls(text, entry):
    calls = collections.Counter(re.findall(r'call @"?([^"(]+)"?\(', text))
    calls[entry] += 1
    return calls


def check_copies(report, text, layers):
    calls = count_calls(text, report["plan"][0]["function"])
    total = 0
    for copy in report["copies"]:
        assert not copy["communication"], copy
        assert calls[copy["function"]] > 0, copy
        total += calls[copy["function"]]
    assert total <= 3 * layers + 10, f"{total} copies in a step"
    return total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("artifact")
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("buffers", type=pathlib.Path)
    parser.add_argument("--layers", type=int, required=True)
    options = parser.parse_args()
    report = json.loads(options.report.read_text())
    manifest = read_manifest(options.artifact)
    check_memory(report, manifest)
    check_units(report, manifest)
    copies = check_copies(report, options.buffers.read_text(), options.layers)
    print(f"{report['model']}: {copies} copies in a step, 0 at communication buffers")


if __name__ == "__main__":
    main()
