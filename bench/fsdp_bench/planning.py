# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`planning`: what deciding units and layouts costs, on very large trees."""

import sys

from . import machine, pipeline, setup
from .lines import Goal, Line, Samples, time_line

sys.path.insert(0, str(setup.ROOT / "test" / "python"))

import module_tree  # noqa: E402

MODULES = 10_000
PARAMS_OF_MODULE = 10
LEAVES = ("q", "k", "v", "o", "up", "gate", "down", "norm1", "norm2")
WORLDS = (8, 16_384)
# One large unit, ten thousand small ones, and the recursive policy.
POLICIES = ("none", "class:Linear", "size:2000")
# The larger of two trees may take so much longer than the smaller one.
MOST_GROWTH = 2.4


def _module(name, cls, children=(), params=()):
    return {"name": name, "cls": cls, "bases": [cls, "Module"], "params": list(params),
            "buffers": [], "children": list(children)}


def _params():
    return [
        {"name": f"p{index}", "shape": [3 + index, 5], "dtype": "float32", "requires_grad": True}
        for index in range(PARAMS_OF_MODULE)
    ]


def tree(modules):
    """A model of blocks of ten modules, each with ten parameters."""
    blocks = []
    for index in range(modules // (len(LEAVES) + 1)):
        leaves = [_module(name, "Linear", params=_params()) for name in LEAVES]
        blocks.append(_module(str(index), "Block", leaves, _params()))
    return _module("", "Net", [_module("layers", "ModuleList", blocks)])


def _source(modules, world):
    path = setup.CACHE / f"planning-{modules}-{world}.mlir"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(module_tree.write_ir(tree(modules), [world]))
    return path


def plan_entries(source, policy, verify_each=False):
    """(pass, seconds) of phases 1 and 2."""
    done = setup.call(
        [setup.tool("fsdp-opt"), source, f"--fsdp-pipeline=wrap={policy} stop-after=lay-out",
         "-o", "/dev/null", "--mlir-disable-threading", "--mlir-timing",
         "--mlir-timing-display=tree", "--mlir-output-format=json",
         f"--verify-each={str(verify_each).lower()}"]
    )
    entries = pipeline.parse_timing(done.stderr)
    return [entry for entry in entries if entry[0] not in ("Parser", "Output", "Rest", "Total")]


def _plan_line(name, samples, modules, goal, extra):
    line = time_line(name, samples, goal=goal)
    line.extra.update({"modules": modules, "params": modules * PARAMS_OF_MODULE} | extra)
    return line


def _growth_line(name, samples, other, peer, bound):
    """How much longer than the peer; the smallest times, which other work
    disturbs least."""
    ratio = samples.minimum / other.minimum if samples.rounds and other.rounds else None
    return Line(name, samples.median, "s", peer, ratio, Goal.parse(f"ratio <= {bound}"),
                {"samples": f"{len(samples.all)} in {len(samples.rounds)}"})


def run(options):
    """Yields the lines."""
    sizes = (MODULES // 2, MODULES, MODULES * 2)
    cases = [(modules, WORLDS[0]) for modules in sizes] + [(MODULES, WORLDS[1])]
    for policy in POLICIES:
        label = policy.partition(":")[0]
        meter = machine.Meter()
        found = {case: Samples() for case in cases}
        passes = {}
        for turn in range(options.rounds):
            setup.progress(f"planning {policy}: round {turn + 1} of {options.rounds}")
            for case in cases:
                entries = plan_entries(_source(*case), policy)
                found[case].add([sum(seconds for _, seconds in entries)])
                passes[case] = {name: round(seconds, 4) for name, seconds in entries}
        base, extra = (MODULES, WORLDS[0]), {"others": meter.others()}
        yield _plan_line(f"planning.{label}", found[base], MODULES, "value <= 1",
                         extra | {"passes": passes[base]})
        for smaller, larger in zip(sizes, sizes[1:]):
            yield _growth_line(f"planning.{label}.modules{larger}", found[larger, WORLDS[0]],
                               found[smaller, WORLDS[0]], f"{smaller} modules", MOST_GROWTH)
        yield _growth_line(f"planning.{label}.world{WORLDS[1]}", found[MODULES, WORLDS[1]],
                           found[base], f"world {WORLDS[0]}", 1.2)
