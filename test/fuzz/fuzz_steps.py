#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles random steps in random ways and runs them against the reference.

usage: fuzz_steps.py [--seed S] [--cases N] [--first I] [--keep DIR] [--oracle]
       fuzz_steps.py --case FILE.json [--reduce]

A case is a step (test/fuzz/step_cases.py) with a wrap policy, strategy, layout,
prefetch, limits, micro-batches and a grid of 1 to 8 ranks. It goes through all
passes. Losses, gradients, final parameters and buffers equal those of the
unsharded reference bit by bit; every other case runs with poisoned memory and
adversarial collectives. Where LLVM's mlir-runner is installed, the reference's first
step is what MLIR alone makes of it (test/fuzz/oracle.py), up to the rounding of sums.
What each rank moved, and with poison what it touched,
is what the plan says, to the byte. fsdp-verify-peers accepts every fourth
program. A refusal, a crash, a hang or a difference is a problem.

With --keep, the program, the data and the commands of each problem are kept in
DIR. --reduce takes pieces out of a case as long as it shows its problem.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / part) for part in ("python", "fuzz", "Integration")]

from harness import pipeline_options  # noqa: E402
import oracle  # noqa: E402
from reporting import report  # noqa: E402
from results import check_moved, check_touched, list_differences, read_json, read_results  # noqa: E402
import step_cases  # noqa: E402  (finds compare where results found it)

STEPS = 2
ORACLE = oracle.find_tools()
SECONDS = int(os.environ.get("FSDP_FUZZ_SECONDS", "600"))
ENVIRONMENT = {"FSDP_TIMEOUT_MS": str(SECONDS * 500), **os.environ}
HYPERS = {
    "sgd": ["--lr", "0.05", "--hyper", "momentum=0.9", "--hyper", "weight_decay=0.01"],
    "adamw": ["--lr", "0.01", "--weight-decay", "0.01"],
}


class Problem(Exception):
    """What is wrong with a case: its kind, and a text."""

    def __init__(self, kind, text):
        super().__init__(f"{kind}: {text}")
        self.kind = kind


class Run:
    """One case in a folder."""

    def __init__(self, case, folder):
        self.case, self.folder, self.options = case, folder, case["options"]
        self.commands = []
        self.grid = "x".join(map(str, self.options["grid"]))

    def call(self, *command):
        command = [str(part) for part in command]
        self.commands.append(shlex.join(command))
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", env=ENVIRONMENT, start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise Problem("hang", f"{command[0]} took longer than {SECONDS} s") from None
        if process.returncode not in (0, 1) or "Stack dump" in output:
            raise Problem("crash", f"{command[0]} ended with {process.returncode}: {output[:300]}")
        if process.returncode:
            kind = "hang" if "timed out" in output else "refusal"
            raise Problem(kind, f"{command[0]}: {output[:1500]}")
        return output

    def common(self):
        """Options that the reference has, too."""
        options = self.options
        words = ["--wrap", options["wrap"], "--compat", options["compat"]]
        words += ["--optimizer", options["optimizer"]]
        if options["strategy"]:
            words += ["--strategy", options["strategy"]]
        if options["micro_batches"] > 1 and options["gradients"] == "keep":
            words += ["--micro-batches", options["micro_batches"], "--gradients", "keep"]
        return words + self.ignored()

    def windows(self):
        """What the reference is told of resharding: gathers are where the step is
        cut into segments, within which ops are fused."""
        reshard = self.options["reshard"]
        return ["--reshard", "false" if reshard in ("false", "1") else "true"] if reshard else []

    def ignored(self):
        """The first block's parameters, or the block."""
        if not self.options["ignored"]:
            return []
        for block in self.case["blocks"]:
            path = step_cases.path_of(block)
            params, _ = step_cases.states_of(block, self.case["width"])
            if path and params and not block.get("gone") and block["kind"] != "tied":
                if self.options["ignored"] == "module":
                    return ["--ignore-modules", path]
                return ["--ignore-states", f"{path}.{params[0][0]}"]
        return []

    def sharded(self):
        """Options of the sharded step alone."""
        options = self.options
        words = ["--grid", self.grid, "--layout", options["layout"]]
        words += ["--alignment", options["alignment"]]
        words += ["--forward-prefetch", options["forward_prefetch"]]
        words += ["--backward-prefetch", options["backward_prefetch"]]
        words += ["--backward-order", options["backward_order"]]
        # The scheduler by costs limits bytes instead.
        if not options["machine"]:
            words += ["--max-in-flight", options["max_in_flight"]]
        if options["reshard"]:
            words += ["--reshard", options["reshard"]]
        if options["machine"]:
            words += ["--machine", options["machine"]]
        if options["micro_batches"] > 1 and options["gradients"] == "reduce":
            words += ["--micro-batches", options["micro_batches"], "--gradients", "reduce"]
        return words + (["--expand-ranks"] if options["expand"] else [])

    def compile(self, name, *words):
        self.call("fsdp-compile", self.folder / "model.mlir", *self.common(), *words,
                  "-o", self.folder / f"{name}.so")

    def train(self, name, *words):
        """Losses and all tensors of a run."""
        out = self.run(name, STEPS, *words)
        return read_results(f"{out}.jsonl", f"{out}.safetensors", f"{out}-grads", STEPS)

    def run(self, name, steps, *words):
        """Where a run's files begin."""
        out = self.folder / f"{name}-{steps}"
        self.call(
            "fsdp-run", self.folder / f"{name}.so", "--data", self.folder, "--steps", steps,
            "--progress", "never", *HYPERS[self.options["optimizer"]], "--log", f"{out}.jsonl",
            "--save", f"{out}.safetensors", "--save-grads", f"{out}-grads", *words,
        )
        return out

    def check(self):
        """Raises a Problem if there is one."""
        step = step_cases.write_case(self.case, self.folder, STEPS)
        (self.folder / "case.json").write_text(json.dumps(self.case, indent=1))
        ones = "x".join("1" for _ in self.options["grid"])
        self.compile("reference", "--grid", ones, "--separate-optimizer", *self.windows())
        self.compile("sharded", *self.sharded(), "--report", self.folder / "plan.json")
        if self.verifies():
            self.verify()
        micro = self.options["micro_batches"] if self.options["gradients"] == "reduce" else 1
        reference = ["--reference", self.grid, "--micro-batches", micro]
        expected = self.train("reference", *reference)
        stats = self.folder / "stats.json"
        found = self.train("sharded", "--stats", stats, *self.options["mode"])
        wrong = list_differences(expected, found)
        if wrong:
            raise Problem("wrong", f"{len(wrong)} of {len(expected)} differ: {', '.join(wrong[:8])}")
        if ORACLE and not self.options["ignored"]:
            self.check_oracle(step, reference)
        if not self.options["expand"]:
            self.check_bytes(read_json(stats), read_json(self.folder / "plan.json"))

    def check_oracle(self, step, reference):
        """The reference's first step, which the sharded one equals, is right."""
        expected = oracle.Oracle(step, self.folder, ORACLE).results()
        out = self.run("reference", 1, *reference)
        found = {"loss": [json.loads(pathlib.Path(f"{out}.jsonl").read_text())["mean_loss"]]}
        for place, path in (("final", f"{out}.safetensors"),
                            ("gradient 0", f"{out}-grads/step0.safetensors")):
            for name, tensor in oracle.compare.read_safetensors(path)[0].items():
                found[f"{place} {name}"] = tensor.values()
        wrong = oracle.list_wrong(expected, found)
        if wrong:
            raise Problem("oracle", f"{len(wrong)} of {len(expected)} are not what MLIR makes of "
                          f"it: {', '.join(wrong[:8])}")

    def verifies(self):
        return (not self.options["expand"] and not self.options["ignored"]
                and sum(map(ord, self.case["seed"])) % 4 == 0)

    def verify(self):
        """All ranks agree; the simulator finds the schedule right."""
        words = pipeline_options([*self.common(), *self.sharded()])
        self.call(
            "fsdp-opt", self.folder / "model.mlir",
            f"--fsdp-pipeline={words} stop-after=schedule", "--fsdp-verify-schedule",
            "--fsdp-verify-peers", "-o", "/dev/null",
        )

    def check_bytes(self, stats, plan):
        """Bytes moved on each channel, and bytes touched in each arena."""
        problems = list(check_moved(stats, plan, STEPS))
        # What a branch that is not taken would use is never touched.
        branches = any(block["kind"] == "choose" for block in self.case["blocks"])
        if self.options["mode"] and not branches:
            # The others are filled once: a last byte that equals the pattern is missed.
            problems += check_touched(stats, ("comm", "temp"))
        if problems:
            raise Problem("bytes", "; ".join(problems[:3]))


def run_case(case, keep=None, name=""):
    """The problem of a case, or None."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="fsdp-steps-"))
    run = Run(case, folder)
    try:
        run.check()
        return None
    except Problem as problem:
        if keep:
            place = pathlib.Path(keep) / name
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(folder, place)
            commands = "\n".join(run.commands).replace(str(folder), ".")
            (place / "commands.sh").write_text(commands + "\n")
            (place / "problem.txt").write_text(f"{problem}\n")
        return problem.kind, str(problem).replace(str(folder), ".")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def reduce(case):
    """Takes pieces out while the kind of problem stays."""
    kind, text = run_case(case) or ("", "")
    if not kind:
        return case, "no problem"
    shrinking = True
    while shrinking:
        shrinking = False
        for other in step_cases.smaller(case):
            found = run_case(other)
            if found and found[0] == kind:
                case, text, shrinking = other, found[1], True
                break
    return case, text


def run_number(seed, number, keep):
    case = step_cases.make_case(f"{seed}/{number}")
    try:
        return number, run_case(case, keep, f"{seed}-{number}")
    except Exception as error:  # of this program: not to be taken for a pass
        return number, ("error", f"error: {error!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cases", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--keep", metavar="DIR")
    parser.add_argument("--case", type=pathlib.Path)
    parser.add_argument("--reduce", action="store_true")
    parser.add_argument("--oracle", action="store_true", help="fail without mlir-runner")
    options = parser.parse_args()
    if not ORACLE:
        text = "mlir-opt and mlir-runner are not installed: no results of MLIR alone to compare with"
        if options.oracle:
            parser.error(text)
        print(text, file=sys.stderr)
    if options.case:
        case = json.loads(options.case.read_text())
        if options.reduce:
            case, text = reduce(case)
            print(json.dumps(case, indent=1))
            print(text)
        else:
            found = run_case(case, options.keep, "case")
            print(found[1] if found else "no problem")
        return 0
    numbers = range(options.first, options.first + options.cases)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        return report(options, pool.map(
            lambda number: run_number(options.seed, number, options.keep), numbers))


if __name__ == "__main__":
    sys.exit(main())
