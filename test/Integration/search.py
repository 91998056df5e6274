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
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from equal import HYPERS, Harness

STEPS = 3
MODES = {"normal": [], "hard": ["--poison", "--adversarial", "--seed", "3"]}


def check(condition, message):
    if not condition:
        sys.exit("search.py: error: " + message)


def run(command, **options):
    command = [str(part) for part in command]
    return subprocess.run(command, capture_output=True, text=True, **options)


def least_limit(harness, world, machine):
    """The least memory that the compiler says the model can run in.

    What it says for one byte is a bound; that buffers leave gaps when they are
    placed is known only close to it.
    """
    limit, words = 1, ["fsdp-compile", harness.model / "model.mlir", "--wrap", harness.wrap]
    words += ["--optimizer", harness.optimizer, "--grid", world, "--dry-run"]
    words += harness.options + harness.sharded
    words += ["--layout", harness.layout, "--machine", machine, "--memory-limit"]
    for attempt in range(4):
        done = run([*words, limit])
        if done.returncode == 0:
            check(attempt > 0, "no error for a limit of one byte")
            return limit
        found = re.search(r"expected a memory limit of at least (\d+) bytes", done.stderr)
        # The scheduler does not know the gaps that placing temporaries leaves.
        gap = re.search(r"a limit that is smaller by (\d+)", done.stderr)
        check(gap or found and int(found.group(1)) > limit, done.stderr)
        limit = limit + int(gap.group(1)) if gap else int(found.group(1))
    sys.exit(f"search.py: error: {limit} bytes are not enough either")


def pipeline(harness, world, machine, limit):
    words = [f"grid={world.replace('x', ',')}", f"wrap={harness.wrap}"]
    words += [f"optimizer={harness.optimizer}"]
    words += [option.lstrip("-") for option in harness.options + harness.sharded]
    words += [f"layout={harness.layout}", f"machine={machine}"]
    words += [f"memory-limit={limit}", "stop-after=schedule"]
    return "--fsdp-pipeline=" + " ".join(words)


def simulated(harness, world, machine, limit):
    """Figures and order of the simulator; the peers' agreement on the way."""
    done = run(
        ["fsdp-opt", harness.model / "model.mlir", pipeline(harness, world, machine, limit)]
        + ["--fsdp-verify-schedule", "--fsdp-verify-peers"]
        + [f"--fsdp-simulate=machine={machine}", "-o", "/dev/null"]
    )
    check(done.returncode == 0, done.stderr)
    lines = done.stderr.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@step on "))
    order = [tuple(line.split()) for line in lines[at + 1:] if line.startswith("  ")]
    return lines[at], order


def executed(harness, artifact, work):
    """What rank 0 and the others issued in their first step."""
    environment = dict(os.environ)
    environment["FSDP_FLIGHT_FILE"] = str(work / "flight")
    environment["FSDP_FAULT"] = "rank=0,step=2,do=error:7"
    done = run(
        ["fsdp-run", artifact, "--data", harness.get_data(harness.world), "--steps", STEPS]
        + ["--progress", "never", *HYPERS[harness.optimizer]],
        env=environment,
    )
    check(done.returncode != 0, "the fault did not stop the run")
    dump = json.loads((work / "flight.rank0.json").read_text())
    orders = []
    for rank in dump["ranks"]:
        # What has no unit is of fsdp-run itself.
        entries = [entry for entry in rank["entries"] if entry["units"]]
        first = min(entry["step"] for entry in entries)
        orders.append(
            [(entry["kind"], entry["units"].replace(",", "+")) for entry in entries
             if entry["step"] == first]
        )
    return orders


def check_plan(path, limit):
    """The report's figures; returns a line about them."""
    report = json.loads(path.read_text())
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
    parser.set_defaults(wrap=None, steps=STEPS, no_golden=True)
    options = parser.parse_args()
    work = options.work or pathlib.Path(tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    harness = Harness(options, work)
    harness.layout = options.layout
    world, machine = options.world, options.machine
    harness.world = world
    ones = "x".join("1" for _ in world.split("x"))
    reference = harness.compile("reference", "--grid", ones, "--separate-optimizer")
    expected = harness.run(
        reference, "reference", world, "--reference", world,
        "--micro-batches", options.micro_batches,
    )
    least = least_limit(harness, world, machine)
    for limit in (0, least, least + least // 4):
        plan = work / f"plan{limit}.json"
        artifact = harness.compile(
            f"searched{limit}", "--grid", world, "--machine", machine, "--memory-limit",
            limit, "--layout", options.layout, "--report", plan, *harness.sharded,
        )
        for mode, arguments in MODES.items():
            got = harness.run(artifact, f"{mode}{limit}", world, *arguments)
            harness.same(expected, got)
        figures, order = simulated(harness, world, machine, limit)
        for rank, issued in enumerate(executed(harness, artifact, work)):
            check(issued == order, f"rank {rank} issued {issued}, simulated {order}")
        name = "no limit" if limit == 0 else "least" if limit == least else "between"
        print(f"{name}: equal, {len(order)} collectives in order, "
              f"{check_plan(plan, limit)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
