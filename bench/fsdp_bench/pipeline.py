# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`pipeline`: what compiling costs."""

import json
import subprocess
import time

from . import machine, setup
from .lines import Samples, time_line

WORLD = 4
LAST_OF_PLAN = "verifyplan"
# Layers: a step of 29 000 operations, the 126 layers of the largest models, and
# twice the first.
DEEP = (68, 126, 137)
WORLDS = (8, 16_384)
DEEP_PLAN = {"blocks.*.up": "colwise", "blocks.*.down": "rowwise", "tokens": "colwise"}
# Twice the operations may take so much longer.
MOST_GROWTH = 2.2


def parse_timing(text):
    """Top level of `--mlir-timing --mlir-output-format=json`: (name, wall seconds).

    In tree display the entries stand in the order in which they ran.
    """
    start = text.find("[")
    if start < 0:
        raise setup.BenchError("expected a timing report in JSON")
    entries, _ = json.JSONDecoder().raw_decode(text[start:])
    return [(entry["name"], float(entry["wall"]["duration"])) for entry in entries]


def plan_seconds(entries):
    """Seconds from the parsed module to the end of the plan and its check."""
    names = [name.lower().replace("-", "") for name, _ in entries]
    plan = [index for index, name in enumerate(names) if LAST_OF_PLAN in name]
    if not plan:
        raise setup.BenchError("expected the pass fsdp-verify-plan in the timing report")
    return sum(
        seconds
        for index, (name, seconds) in enumerate(entries)
        if index <= plan[-1] and name != "Parser"
    )


def _entries(source, verify_each, options):
    """(pass, seconds) of the pipeline with one thread."""
    done = setup.call(
        [setup.tool("fsdp-opt"), source, f"--fsdp-pipeline=wrap=class:Block {options}",
         "-o", "/dev/null",
         "--mlir-disable-threading", "--mlir-timing", "--mlir-timing-display=tree",
         "--mlir-output-format=json", f"--verify-each={str(verify_each).lower()}"]
    )
    return parse_timing(done.stderr)


def _time_passes(source, verify_each, world=WORLD):
    return plan_seconds(_entries(source, verify_each,
                                 f"grid={world} optimizer=adamw stop-after=plan"))


def _time_partition(source):
    """Seconds of fsdp-partition with the tests' GPT's plan."""
    plan = setup.CACHE / "deep-plan.json"
    plan.write_text(json.dumps(DEEP_PLAN))
    options = f"grid=2,2 axis-names=dp,tp parallel-plan={plan} stop-after=annotate"
    return sum(seconds for name, seconds in _entries(source, False, options)
               if "partition" in name.lower())


def compile_step(source, world, output, wrap="class:Block", options=()):
    """Compiles with the settings of all benchmarks; returns the seconds it took. `world` are so
    many ranks, or a grid with names."""
    begin = time.perf_counter()
    ranks = "--grid" if "=" in str(world) else "--world"
    setup.call(
        [setup.tool("fsdp-compile"), source, ranks, world, "--wrap", wrap,
         "--optimizer", "adamw", "-o", output, *options]
    )
    return time.perf_counter() - begin


def operations(source):
    """How many operations the exported step has; None if they can't be counted."""
    done = subprocess.run(
        [setup.tool("fsdp-opt"), source, "--print-op-stats=json", "-o", "/dev/null"],
        capture_output=True, text=True,
    )
    try:
        text = done.stderr or done.stdout
        return sum(json.loads(text[text.index("{") :]).values())
    except (ValueError, AttributeError):
        return None


def _deep_lines(rounds):
    """The step of the tests' GPT with many layers: against the goal, against one
    of half as many operations, and on many more ranks."""
    cases = [(layers, world) for layers in DEEP for world in WORLDS[:1]]
    cases.append((DEEP[0], WORLDS[1]))
    found = {case: Samples() for case in cases}
    meter = machine.Meter()
    for turn in range(rounds):
        setup.progress(f"pipeline deep: round {turn + 1} of {rounds}")
        for layers, world in cases:
            source = setup.deepened(layers) / "model.mlir"
            found[layers, world].add([_time_passes(source, False, world)])
    sizes = {layers: operations(setup.deepened(layers) / "model.mlir") for layers in DEEP}
    base = found[DEEP[0], WORLDS[0]]
    for layers in DEEP:
        samples = found[layers, WORLDS[0]]
        goal = "value <= 1" if layers == DEEP[0] else None
        if sizes[layers] >= 2 * sizes[DEEP[0]] - 1000:
            goal = f"ratio <= {MOST_GROWTH}"
        line = time_line(f"pipeline.deep{layers}.passes", samples, base,
                         f"deep{DEEP[0]}", goal)
        line.extra.update({"operations": sizes[layers], "others": meter.others()})
        yield line
    yield time_line(f"pipeline.deep{DEEP[0]}.world{WORLDS[1]}", found[DEEP[0], WORLDS[1]], base,
                    f"world {WORLDS[0]}", "ratio <= 1.1")
    source, partition = setup.deepened(DEEP[1]) / "model.mlir", Samples()
    for _ in range(rounds):
        partition.add([_time_partition(source)])
    yield time_line(f"pipeline.deep{DEEP[1]}.partition", partition, goal="value <= 0.5")


def run(options):
    """Yields the lines."""
    if "deep" in options.models:
        yield from _deep_lines(options.rounds)
    models = [name for name in options.models if name != "deep"]
    for name in models + (["l24"] if options.l24 else []):
        folder = setup.exported(name, run=name != "l24")
        source = folder / "model.mlir"
        meter = machine.Meter()
        output = setup.CACHE / f"{name}-pipeline.so"
        found = {kind: Samples() for kind in ("passes", "passes_checked", "compile")}
        for turn in range(options.rounds):
            setup.progress(f"pipeline {name}: round {turn + 1} of {options.rounds}")
            found["passes"].add([_time_passes(source, verify_each=False)])
            found["passes_checked"].add([_time_passes(source, verify_each=True)])
            found["compile"].add([compile_step(source, WORLD, output)])
        output.unlink(missing_ok=True)
        extra = {"operations": operations(source), "others": meter.others()}
        for kind, samples in found.items():
            line = time_line(f"pipeline.{name}.{kind}", samples)
            line.extra.update(extra)
            yield line
