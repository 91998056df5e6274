#!/usr/bin/env python3
"""Runs models with ranks as threads and as processes and compares the bits.

usage: processes.py MODELS_DIR [--models NAME,...] [--worlds 1,2,...]
                    [--layouts flat,per_param] [--ways WAY,...] [--seed S]
                    [--steps N] [--jobs N] [--offload WHAT] [--work DIR]

Each model is compiled for each world and trained with ranks as threads; then in
these ways as processes:

* shared: mpirun, all on one node, which shares memory;
* messages: mpirun, each on a node of its own, messages of MPI;
* mixed: mpirun, two on each node;
* sockets: started as srun does it, each on a node of its own, messages over TCP;
* hosts, hosts-mpi (on request): half of them on each of two hosts that are network
  namespaces, with messages over TCP or of MPI; left out with a line that says so
  where there can be none.

Every run has other delays of single ranks and of collectives. Losses, the
averaged gradients of every step, final parameters and buffers must be equal bit
by bit. Without --layouts the two kinds take turns. Models run --jobs at a time.
Ends with a line that counts.
"""
import argparse
import concurrent.futures
import pathlib
import random
import sys
import time

from harness import HERE, Failed, Harness, attempt, launcher, make_work

RUNTIME = HERE.parents[1] / "runtime" / "test"
WAYS = ("shared", "messages", "mixed", "sockets")
# Ranks of a node (0: as the system says), messages, what starts them if not mpirun.
HOSTS = RUNTIME / "two_hosts.py"
PLACES = {
    "shared": (0, "mpi"), "messages": (1, "mpi"), "mixed": (2, "mpi"),
    "sockets": (1, "tcp", RUNTIME / "fake-srun"), "hosts": (0, "tcp", HOSTS),
    "hosts-mpi": (0, "mpi", HOSTS, "--mpi"),
}


def make_delays(chooser, world):
    """A slow rank, and a slow kind of collective."""
    ops = ("all_gather", "reduce_scatter")
    rank = chooser.randrange(world)
    return (
        f"rank={rank},op={chooser.choice(ops)},do=delay:{chooser.randint(1, 4)};"
        f"op={chooser.choice(ops)},step={chooser.randrange(2)},do=delay:1"
    )


def make_launcher(way, world, delays):
    node, messages, *start = PLACES[way]
    variables = [f"FSDP_FAULT={delays}", f"FSDP_TRANSPORT={messages}"]
    return launcher(world, node, *variables, **({"start": start} if start else {}))


def drop_hosts(ways):
    """Leaves out the ways with two hosts where there can be none."""
    if not any(HOSTS in PLACES[way] for way in ways):
        return ways
    done = attempt(HOSTS, "-n", 2, "true")
    print(done.stderr.strip())
    return ways if done.returncode == 0 else [
        way for way in ways if HOSTS not in PLACES[way]
    ]


def check(model, world, layout, options, chooser):
    """Compares all ways for one program; returns those that differ."""
    harness = Harness(model, make_work(options.work / model.name), steps=options.steps)
    name = f"{layout}-{world}"
    artifact = harness.compile(name, "--grid", world, "--layout", layout,
                               f"--offload={options.offload}")
    delays = make_delays(chooser, world)
    expected = harness.run(
        artifact, name, str(world), launcher=["env", f"FSDP_FAULT={delays}"]
    )
    wrong = []
    for way in options.ways:
        delays = make_delays(chooser, world)
        try:
            got = harness.run(
                artifact, f"{name}-{way}", str(world), "--comm", "mpi",
                launcher=make_launcher(way, world, delays),
            )
            harness.same(expected, got)
        except Failed as problem:
            print(f"FAILED: {model.name}, {world} ranks, {layout}, {way}, {delays}")
            print(problem)
            wrong.append(way)
    return wrong


def check_model(number, name, options):
    """All worlds of a model; returns how many programs, and what differs."""
    chooser = random.Random(f"{options.seed} {name}")
    begin = time.monotonic()
    programs, wrong = 0, []
    for world in map(int, options.worlds.split(",")):
        turn = ("flat", "per_param")[(number + world) % 2]
        for layout in options.layouts.split(",") if options.layouts else [turn]:
            programs += 1
            wrong += check(options.directory / name, world, layout, options, chooser)
    print(f"{name}: {programs} programs, {len(wrong)} runs differ, "
          f"{time.monotonic() - begin:.0f} s", flush=True)
    return programs, len(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--models")
    parser.add_argument("--worlds", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--layouts")
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--offload", default="none")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.work = make_work(options.work)
    options.ways = drop_hosts(options.ways.split(","))
    models = sorted(
        path.parent.name for path in options.directory.glob("*/model.mlir")
    )
    if options.models:
        models = options.models.split(",")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(
            pool.map(lambda one: check_model(*one, options), enumerate(models))
        )
    programs = sum(result[0] for result in results)
    wrong = sum(result[1] for result in results)
    runs = programs * len(options.ways)
    print(
        f"{len(models)} models on worlds of {options.worlds}, {programs} programs, "
        f"seed {options.seed}: {runs} runs of processes with delays "
        f"({', '.join(options.ways)}), {runs - wrong} equal to threads bit by bit, "
        f"{wrong} not"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
