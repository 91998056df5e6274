#!/usr/bin/env python3
"""Runs every strategy, layout, prefetch setting and accumulation form.

usage: combinations.py --models DIR [--only MODEL] [--sample N | --all-grids]
                       [--match REGEX] [--first I] [--count N] --work DIR

A combination is a model (GPT, a transformer with tied weights, experts), a
strategy or rule of resharding, a layout, a prefetch setting and a form of
accumulation; it runs on one of the grids of 1 to 8 ranks that the strategy
takes, in turn, or with --all-grids on each, and with one of the values of
--offload, in turn. For each

* losses, gradients, final parameters and buffers equal the unsharded
  reference's bit by bit, also with poisoned memory and adversarial collectives;
* bytes moved on each channel, and bytes touched in each arena, are the plan's;
* all ranks agree on their collectives (fsdp-verify-peers);
* each rank issues collectives in the simulator's order, as its flight recorder
  tells.

--sample runs N combinations that together have as many pairs of settings as a
greedy choice finds; --match, --first and --count run a part. Tells on stderr how far it
is. Ends with `N combinations, M failed`.
"""
import argparse
import collections
import concurrent.futures
import itertools
import os
import pathlib
import re
import shutil
import sys
import threading

from harness import Failed, Harness, make_work
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
    "hybrid_shard, reshard 2": (["--strategy=hybrid_shard"], ["--reshard=2"], ("2x2x2",)),
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
OFFLOAD = ("none", "optimizer", "params")
AXES = (MODELS, STRATEGIES, LAYOUTS, PREFETCH, ACCUMULATION)


def expect(condition, text):
    if not condition:
        raise Failed(text)


class Model:
    """A model and the references that were run."""

    def __init__(self, name, folder, work):
        self.harness = Harness(folder, make_work(work), MODELS[name], steps=STEPS, batches=2)
        self.lock, self.references = threading.Lock(), {}

    def reference(self, options, grid, micro_batches):
        """Results of the reference; made once."""
        key = (grid, micro_batches, *options)
        with self.lock:
            if key not in self.references:
                paths = self.harness.run_reference(grid, *options, micro_batches=micro_batches)
                self.references[key] = read_results(*paths, STEPS)
            return self.references[key]


def check(models, combination, grid, number):
    """One combination on one grid."""
    name, strategy, layout, prefetch, accumulation = combination
    model = models[name]
    harness = model.harness
    settings = (STRATEGIES[strategy], PREFETCH[prefetch], ACCUMULATION[accumulation])
    common = [word for setting in settings for word in setting[0]]
    words = [f"--grid={grid}", f"--layout={layout}", *common]
    words += [word for setting in settings for word in setting[1]]
    # Gathers are where the step is cut into segments, within which ops are fused.
    windows = []
    if "reshard" in strategy:
        windows = ["--reshard=false" if strategy == "reshard false" else "--reshard=true"]
    expected = model.reference(common + windows, grid, 2 if accumulation == "reduce" else 1)
    work = harness.work / number
    work.mkdir()
    plan = work / "plan.json"
    offload = OFFLOAD[int(number) % len(OFFLOAD)]
    artifact = harness.compile(f"{number}/step", *words, f"--offload={offload}",
                               "--report", plan)
    plan = read_json(plan)
    hard = ["--poison", "--adversarial", "--seed", "3"]
    for mode, arguments in (("normal", []), ("adversarial", hard)):
        stats = work / f"{mode}.json"
        paths = harness.run(artifact, f"{number}/{mode}", grid, "--stats", stats, *arguments)
        found = read_results(*paths, STEPS)
        different = list_differences(expected, found)
        expect(not different, f"{mode}: {len(different)} of {len(expected)} differ from the "
               f"reference: {', '.join(different[:5])}")
        stats = read_json(stats)
        problems = list(check_moved(stats, plan, STEPS))
        problems += check_touched(stats) if arguments else []
        expect(not problems, f"{mode}: " + "; ".join(problems[:3]))
    order = harness.simulate("pcie", *words)
    if not order:  # a world of one
        planned = [each for each in plan["collectives"] if each["kind"] != "copy"]
        expect(not planned, f"planned {planned}, simulated none")
        return
    for rank, issued in enumerate(harness.record(artifact, f"{number}/step", grid)):
        # The simulator has no costs of copies.
        issued = [(kind, units) for kind, units in issued if kind != "copy"]
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
    parser.add_argument("--match", default="", help="in the settings' names, with ', ' between")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--all-grids", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    shutil.rmtree(options.work, ignore_errors=True)
    models = {name: Model(name, options.models.resolve() / name, options.work / name)
              for name in MODELS}
    combinations = list_combinations()
    if options.only:
        combinations = [item for item in combinations if item[0][0] == options.only]
    combinations = [item for item in combinations
                    if re.search(options.match, ", ".join(item[0]))]
    if options.sample:
        combinations = sample(combinations, options.sample)
    if options.all_grids:
        combinations = [(combination, grid) for combination, _ in combinations
                        for grid in STRATEGIES[combination[1]][2]]
    last = len(combinations) if options.count is None else options.first + options.count
    combinations = combinations[options.first:last]

    def run(number):
        combination, grid = combinations[number]
        try:
            check(models, combination, grid, f"{number}")
            return None
        except (Failed, OSError, KeyError) as problem:
            return f"{', '.join(combination)} on {grid}: {problem}"
        finally:
            shutil.rmtree(options.work / combination[0] / f"{number}", ignore_errors=True)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done, problem in enumerate(pool.map(run, range(len(combinations))), 1):
            failed += problem is not None
            if problem:
                print(f"FAILED: {problem}", flush=True)
            if done % 25 == 0:
                print(f"{done} of {len(combinations)} combinations, {failed} failed",
                      file=sys.stderr, flush=True)
    settings = collections.Counter(grid for _, grid in combinations)
    print("grids: " + ", ".join(f"{grid} {count}" for grid, count in sorted(settings.items())))
    print(f"{len(combinations)} combinations, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
