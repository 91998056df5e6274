#!/usr/bin/env python3
"""Runs a model whose schedule was searched and compares it with the reference.

usage: search.py MODEL_DIR --world W | RxS --machine NAME [--optimizer NAME]
       [--compile OPTION]... [--sharded OPTION]... [--micro-batches N] --work DIR

Options that are not for the reference are given with --sharded.

The model is compiled under three limits of memory: none, the least that the
compiler names in its error, and one in between. For each

* losses, gradients, final parameters and buffers equal those of the unsharded
  reference bit by bit, also with poisoned memory and adversarial collectives;
* the plan keeps the limit, and the figures of the report fit each other;
* all ranks agree on their collectives (fsdp-verify-peers);
* the order in which the simulator issues collectives is the one that each rank
  executed, as its flight recorder tells.
"""
import argparse
import pathlib
import re
import sys

from harness import HYPERS, Failed, Harness, attempt, make_work
from results import read_json

MODES = {"normal": [], "hard": ["--poison", "--adversarial", "--seed", "3"]}


def check(condition, message):
    if not condition:
        raise Failed("search.py: error: " + message)


def least_limit(harness, words):
    """The least memory that the compiler says the model can run in.

    What it says for one byte is a bound; that buffers leave gaps when they are
    placed is known only close to it.
    """
    limit = 1
    command = ["fsdp-compile", harness.model / "model.mlir", "--wrap", harness.wrap, "--dry-run"]
    command += [*harness.list_options(*words), "--memory-limit"]
    for number in range(4):
        done = attempt(*command, limit)
        if done.returncode == 0:
            check(number > 0, "no error for a limit of one byte")
            return limit
        found = re.search(r"expected a memory limit of at least (\d+) bytes", done.stderr)
        # The scheduler does not know the gaps that placing temporaries leaves.
        gap = re.search(r"a limit that is smaller by (\d+)", done.stderr)
        check(gap or found and int(found.group(1)) > limit, done.stderr)
        limit = limit + int(gap.group(1)) if gap else int(found.group(1))
    raise Failed(f"search.py: error: {limit} bytes are not enough either")


def check_plan(path, limit):
    """The report's figures; returns a line about them."""
    report = read_json(path)
    plan = next(plan for plan in report["plan"] if plan["function"] == "step")
    figures = plan["schedule"]
    step, exposed = figures["step_seconds"], figures["exposed_seconds"]
    bound, gap = figures["bound_seconds"], figures["gap_percent"]
    check(0 <= exposed < step and 0 < bound <= step * (1 + 1e-9), f"{figures}")
    check(abs(gap - 100 * (step - bound) / bound) < 1e-6, f"{figures}")
    check(figures["peak_bound"] <= figures["peak_bytes"], f"{figures}")
    if limit:
        check(figures["memory_limit"] == limit, f"{figures}")
        # That all of it keeps the limit, fsdp-verify-plan has shown; the
        # simulator's peak has temporaries in memory of their own.
        check(plan["peak_lower_bound"] <= limit, f"{plan['peak_lower_bound']}")
        check(plan["comm_bytes"] + plan["temp_bytes"] < limit, f"{figures}")
    return f"exposed {100 * exposed / step:.1f} %, gap {gap:.1f} %"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--world", required=True)
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--sharded", action="append", default=[])
    parser.add_argument("--micro-batches", type=int, default=1)
    parser.add_argument("--machine", required=True)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), default="adamw")
    parser.add_argument("--layout", choices=("flat", "per_param"), default="flat")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    world, machine, work = options.world, options.machine, make_work(options.work)
    harness = Harness(
        options.model, work, options.optimizer, steps=3, options=options.compile,
        sharded=options.sharded, micro_batches=options.micro_batches,
    )
    words = ["--grid", world, "--layout", options.layout, "--machine", machine]
    words += harness.sharded
    expected = harness.run_reference(world)
    least = least_limit(harness, words)
    for limit in (0, least, least + least // 4):
        plan, limited = work / f"plan{limit}.json", [*words, "--memory-limit", limit]
        artifact = harness.compile(f"searched{limit}", *limited, "--report", plan)
        for mode, arguments in MODES.items():
            got = harness.run(artifact, f"{mode}{limit}", world, *arguments)
            harness.same(expected, got)
        order = harness.simulate(machine, *limited)
        for rank, issued in enumerate(harness.record(artifact, f"{limit}", world)):
            check(issued == order, f"rank {rank} issued {issued}, simulated {order}")
        name = "no limit" if limit == 0 else "least" if limit == least else "between"
        print(f"{name}: equal, {len(order)} collectives in order, "
              f"{check_plan(plan, limit)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
