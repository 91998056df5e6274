#!/usr/bin/env python3
"""Runs every strategy, layout, prefetch setting and accumulation form.

usage: combinations.py --models DIR [--only MODEL] [--sample N | --all-grids] --work DIR

A combination is a model (GPT, a transformer with tied weights, experts), a
strategy or rule of resharding, a layout, a prefetch setting and a form of
accumulation; it runs on one of the grids of 1 to 8 ranks that the strategy
takes, in turn, or with --all-grids on each. For each

* losses, gradients, final parameters and buffers equal the unsharded
  reference's bit by bit, also with poisoned memory and adversarial collectives;
* bytes moved on each channel, and bytes touched in each arena, are the plan's;
* all ranks agree on their collectives (fsdp-verify-peers);
* each rank issues collectives in the simulator's order, as its flight recorder
  tells.

--sample runs N combinations that together have as many pairs of settings as a
greedy choice finds. Ends with `N combinations, M failed`.
"""
import argparse
import collections
import concurrent.futures
import itertools
import os
import pathlib
import shutil
import subprocess
import sys
import threading

from equal import HYPERS, Harness
from results import check_moved, check_touched, list_differences, read_json, read_results

STEPS = 2
MODELS = {"gpt": "adamw", "transformer_train": "sgd", "experts": "adamw"}
LINE, GRID = ("1", "2", "3", "4", "5", "6", "7", "8"), ("2x2", "2x4")
# Options of the reference too, those of the sharded step alone, and grids.
STRATEGIES = {
    "full_shard": (["--strategy=full_shard"], [], LINE),
    "shard_grad_op": (["--strategy=shard_grad_op"], [], LINE),
    "no_shard": (["--strategy=no_shard"], [], LINE),
    "replicate": (["--strategy=replicate"], [], ("2", "3x1", "8")),
    "hybrid_shard": (["--strategy=hybrid_shard"], [], GRID),
    "hybrid_shard_zero2": (["--strategy=hybrid_shard_zero2"], [], GRID),
    "reshard true": ([], ["--reshard=true"], ("4", "2x4")),
    "reshard false": ([], ["--reshard=false"], ("3", "2x2")),
    "reshard 2": ([], ["--reshard=2"], ("2x2", "4x2")),
}
PREFETCH = {
    "none": ([], ["--prefetch=0"]),
    "one ahead": ([], ["--prefetch=1"]),
    "post": ([], ["--prefetch=1", "--backward-order=post"]),
    "deep": ([], ["--forward-prefetch=2", "--backward-prefetch=3", "--max-in-flight=2"]),
    "torch": (["--compat=torch"], ["--forward-prefetch=0"]),
    "searched": ([], ["--machine=pcie"]),
}
ACCUMULATION = {
    "one batch": ([], []),
    "keep": (["--micro-batches=2", "--gradients=keep"], []),
    "reduce": ([], ["--micro-batches=2", "--gradients=reduce"]),
}
LAYOUTS = ("flat", "per_param")
AXES = (MODELS, STRATEGIES, LAYOUTS, PREFETCH, ACCUMULATION)


class Failed(Exception):
    """What is wrong with a combination."""


def call(command, environment=None):
    command = [str(part) for part in command]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200,
                          env={**os.environ, **(environment or {})})
    return done, f"{' '.join(command)}\n{done.stdout[-1000:]}{done.stderr[-2000:]}"


def expect(condition, text):
    if not condition:
        raise Failed(text)


class Model:
    """A model's folder, its data and the references that were run."""

    def __init__(self, name, folder, work):
        self.name, self.folder, self.work = name, folder, work
        self.optimizer = MODELS[name]
        settings = argparse.Namespace(
            model=folder, optimizer=self.optimizer, compile=["--micro-batches=2"], sharded=[],
            steps=STEPS, micro_batches=1, no_golden=True, wrap=None,
        )
        work.mkdir(parents=True, exist_ok=True)
        self.harness = Harness(settings, work)
        self.wrap = self.harness.wrap
        self.lock, self.references = threading.Lock(), {}

    def compile(self, artifact, *words):
        done, text = call([
            "fsdp-compile", self.folder / "model.mlir", "--wrap", self.wrap, "--optimizer",
            self.optimizer, "-o", artifact, *words,
        ])
        expect(done.returncode == 0, text)

    def train(self, artifact, out, grid, *words):
        done, text = call([
            "fsdp-run", artifact, "--data", self.harness.get_data(grid), "--steps", STEPS,
            "--progress", "never", *HYPERS[self.optimizer], "--log", f"{out}.jsonl",
            "--save", f"{out}.safetensors", "--save-grads", f"{out}-grads", *words,
        ])
        expect(done.returncode == 0, text)
        return read_results(f"{out}.jsonl", f"{out}.safetensors", f"{out}-grads", STEPS)

    def reference(self, common, grid, micro_batches):
        """Results of the reference; made once."""
        ones = "x".join("1" for _ in grid.split("x"))
        with self.lock:
            artifact = self.references.get((ones, *common))
            if not artifact:
                artifact = self.work / f"reference{len(self.references)}.so"
                self.compile(artifact, "--grid", ones, "--separate-optimizer", *common)
                self.references[ones, *common] = artifact
            key = (artifact, grid, micro_batches)
            if key not in self.references:
                self.references[key] = self.train(
                    artifact, self.work / f"reference{len(self.references)}", grid,
                    "--reference", grid, "--micro-batches", micro_batches,
                )
            return self.references[key]


def simulate(model, words):
    """The order in which collectives are issued; the peers' agreement on the way."""
    options = [word.lstrip("-") for word in words]
    options = [f"grid={option[5:].replace('x', ',')}" if option.startswith("grid=") else option
               for option in options]
    depth = [option for option in options if option.startswith("prefetch=")]
    for option in depth:
        options.remove(option)
        options += [f"forward-{option}", f"backward-{option}"]
    pipeline = f"wrap={model.wrap} optimizer={model.optimizer} {' '.join(options)}"
    done, text = call([
        "fsdp-opt", model.folder / "model.mlir",
        f"--fsdp-pipeline={pipeline} stop-after=schedule", "--fsdp-verify-schedule",
        "--fsdp-verify-peers", "--fsdp-simulate=machine=pcie", "-o", os.devnull,
    ])
    expect(done.returncode == 0, text)
    lines = done.stderr.splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("@step on "))
    return [tuple(line.split()) for line in lines[at + 1:] if line.startswith("  ")]


def record(model, artifact, grid, prefix):
    """What each rank issued in its first step: a fault ends the second."""
    done, text = call(
        ["fsdp-run", artifact, "--data", model.harness.get_data(grid), "--steps", STEPS,
         "--progress", "never", *HYPERS[model.optimizer]],
        {"FSDP_FLIGHT_FILE": str(prefix), "FSDP_FAULT": "rank=0,step=1,do=error:7"},
    )
    expect(done.returncode != 0, f"the fault did not stop the run: {text}")
    orders = []
    for rank in read_json(f"{prefix}.rank0.json")["ranks"]:
        # What has no unit is of fsdp-run itself.
        entries = [entry for entry in rank["entries"] if entry["units"]]
        first = min((entry["step"] for entry in entries), default=0)
        orders.append([(entry["kind"], entry["units"].replace(",", "+")) for entry in entries
                       if entry["step"] == first])
    return orders


def check(models, combination, grid, work):
    """One combination on one grid."""
    name, strategy, layout, prefetch, accumulation = combination
    model = models[name]
    settings = (STRATEGIES[strategy], PREFETCH[prefetch], ACCUMULATION[accumulation])
    common = [word for setting in settings for word in setting[0]]
    words = [f"--grid={grid}", f"--layout={layout}", *common]
    words += [word for setting in settings for word in setting[1]]
    work.mkdir(parents=True)
    # Gathers are where the step is cut into segments, within which ops are fused.
    windows = []
    if strategy.startswith("reshard"):
        windows = ["--reshard=false" if strategy == "reshard false" else "--reshard=true"]
    expected = model.reference(common + windows, grid, 2 if accumulation == "reduce" else 1)
    artifact, plan = work / "step.so", work / "plan.json"
    model.compile(artifact, *words, "--report", plan)
    plan = read_json(plan)
    hard = ["--poison", "--adversarial", "--seed", "3"]
    for mode, arguments in (("normal", []), ("adversarial", hard)):
        stats = work / f"{mode}.json"
        found = model.train(artifact, work / mode, grid, "--stats", stats, *arguments)
        different = list_differences(expected, found)
        expect(not different, f"{mode}: {len(different)} of {len(expected)} differ from the "
               f"reference: {', '.join(different[:5])}")
        stats = read_json(stats)
        problems = list(check_moved(stats, plan, STEPS))
        problems += check_touched(stats) if arguments else []
        expect(not problems, f"{mode}: " + "; ".join(problems[:3]))
    order = simulate(model, words)
    if not order:  # a world of one
        expect(not plan["collectives"], f"planned {plan['collectives']}, simulated none")
        return
    for rank, issued in enumerate(record(model, artifact, grid, work / "flight")):
        expect(issued == order, f"rank {rank} issued {issued}, simulated {order}")


def list_combinations():
    """All, each with the grids that its strategy takes."""
    combinations = list(itertools.product(*AXES))
    turns = collections.Counter()
    result = []
    for combination in combinations:
        grids = STRATEGIES[combination[1]][2]
        turn = turns[combination[:2]]
        turns[combination[:2]] += 1
        # The turn advances with each combination, beyond a whole round once.
        result.append((combination, grids[(turn + turn // len(grids)) % len(grids)]))
    return result


def sample(combinations, count):
    """A greedy choice: each next one has the most pairs that none before has."""
    def pairs(combination):
        return set(itertools.combinations(enumerate(combination), 2))

    chosen, seen = [], set()
    while len(chosen) < count:
        best = max(combinations, key=lambda item: len(pairs(item[0]) - seen))
        chosen.append(best)
        seen |= pairs(best[0])
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--models", type=pathlib.Path, required=True)
    parser.add_argument("--only", choices=sorted(MODELS))
    parser.add_argument("--sample", type=int)
    parser.add_argument("--all-grids", action="store_true")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    shutil.rmtree(options.work, ignore_errors=True)
    models = {name: Model(name, options.models.resolve() / name, options.work / name)
              for name in MODELS}
    combinations = list_combinations()
    if options.only:
        combinations = [item for item in combinations if item[0][0] == options.only]
    if options.sample:
        combinations = sample(combinations, options.sample)
    if options.all_grids:
        combinations = [(combination, grid) for combination, _ in combinations
                        for grid in STRATEGIES[combination[1]][2]]

    def run(number):
        combination, grid = combinations[number]
        work = options.work / f"{number}"
        try:
            check(models, combination, grid, work)
            return None
        except (Failed, subprocess.TimeoutExpired, OSError, KeyError) as problem:
            return f"{', '.join(combination)} on {grid}: {problem}"
        finally:
            shutil.rmtree(work, ignore_errors=True)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for problem in pool.map(run, range(len(combinations))):
            failed += problem is not None
            if problem:
                print(f"FAILED: {problem}", flush=True)
    settings = collections.Counter(grid for _, grid in combinations)
    print("grids: " + ", ".join(f"{grid} {count}" for grid, count in sorted(settings.items())))
    print(f"{len(combinations)} combinations, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
