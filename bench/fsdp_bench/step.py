# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`step`: the time of a training step, ours against PyTorch's, AdamW included."""

import statistics

from . import machine, pipeline, setup
from .contestants import Ours, PyTorch
from .lines import Goal, Line, Samples, fastest, time_line

# model: steps to warm up and to time in a round
STEPS = {"big": (2, 6), "small": (5, 40), "lstm": (3, 12), "resnet50": (2, 4),
         "gpt_2048": (1, 3), "separate": (2, 6)}
# model: what a unit is, and the goals against PyTorch unsharded and its best FSDP
WRAPS = {"resnet50": "class:Bottleneck"}
GOALS = {"resnet50": ("ratio <= 1.1", "ratio <= 0.8")}
# Losses of one model whose normalization sees two images drift apart step by step.
FIRST_LOSSES = {"resnet50": 1}
WORLDS = (1, 2, 4)
MODES = {
    "pytorch_unsharded": "single",
    "pytorch_ddp": "ddp",
    "pytorch_fsdp1": "fsdp1",
    "pytorch_fsdp2": "fsdp2",
}
SHARDED_PEERS = ("pytorch_fsdp1", "pytorch_fsdp2")
OVERHEAD_GOAL, PEER_GOAL = "ratio <= 1.15", "ratio <= 0.75"
# Older versions of oneDNN have no goal.
LIBRARY_GOAL = "onednn 3."
LOSS_TOLERANCE = 1e-4
# What two ranks that share a batch may take, against two with half of it each.
SHARED_GOAL = "ratio <= 1.1"


def loss_difference(mine, theirs):
    """Largest relative difference of two lists of losses, rank by rank."""
    return max(
        abs(a - b) / max(abs(b), 1e-30)
        for one, other in zip(mine, theirs, strict=False)
        for a, b in zip(one, other, strict=False)
    )


def _contestants(name, folder, peers):
    """Starts all contestants of a model; ours are compiled here."""
    ours = {}
    for world in WORLDS:
        artifact = setup.CACHE / f"{name}-world{world}.so"
        seconds = pipeline.compile_step(
            folder / "model.mlir", world, artifact, WRAPS.get(name, "class:Block"))
        setup.progress(f"step {name}: compiled for {world} ranks in {seconds:.1f} s")
        ours[f"world{world}"] = Ours(artifact, folder, world)
    ours["unsharded"] = Ours(setup.CACHE / f"{name}-world1.so", folder, 1, copies=2)
    # neighbours in this order are compared with each other
    order = ["world1", "world4", "unsharded", "world2"]
    return {key: ours[key] for key in order} | start_peers(name, MODES if peers else ())


def start_peers(name, peers):
    """PyTorch in these of the `MODES` that run."""
    started = {}
    for peer in peers:
        try:
            started[peer] = PyTorch(MODES[peer], setup.model_file(name))
        except setup.BenchError as error:
            setup.progress(f"{peer} is left out: {error}")
    return started


def measure(contestants, name, rounds):
    """All contestants one after the other, in every round, and closed then. Samples and first
    losses."""
    try:
        return _measure(contestants, name, rounds)
    finally:
        for contestant in contestants.values():
            contestant.close()


def _measure(contestants, name, rounds):
    warm, timed = STEPS[name]
    samples = {key: Samples() for key in contestants}
    losses = {}
    for turn in range(rounds):
        for key, contestant in list(contestants.items()):
            try:
                result = contestant.run(warm, timed)
            except setup.BenchError as error:
                setup.progress(f"{key} dropped out: {error}")
                del contestants[key]
                contestant.close()
                continue
            samples[key].add(result.seconds)
            losses.setdefault(key, result.losses)
        figures = ", ".join(f"{k} {s.median:.4f}" for k, s in samples.items() if s.rounds)
        setup.progress(f"step {name}: round {turn + 1} of {rounds}: {figures}")
    return samples, losses


def goals(name, convolutions):
    """Bounds of the ratios to PyTorch unsharded and to its best FSDP, or None."""
    if name not in GOALS:
        return None, PEER_GOAL
    return GOALS[name] if convolutions.startswith(LIBRARY_GOAL) else (None, None)


def lines(name, samples, losses, peers=True, convolutions="builtin"):
    """The lines of one model; `convolutions` is the library that computes them."""
    unsharded_goal, peer_goal = goals(name, convolutions)
    empty = Samples()
    unsharded, sharded = samples.get("unsharded", empty), samples.get("world2", empty)
    for world in WORLDS:
        if world != 2:
            line = time_line(f"step.{name}.world{world}", samples.get(f"world{world}", empty))
            line.extra["cpus"] = len(machine.first_cpus(world))
            yield line
    single = samples.get("pytorch_unsharded", empty)
    yield time_line(
        f"step.{name}.unsharded", unsharded, single, "pytorch_unsharded", unsharded_goal)
    yield time_line(f"step.{name}.world2", sharded, unsharded, "unsharded", OVERHEAD_GOAL)
    if not peers:
        return
    best = fastest({peer: samples[peer] for peer in SHARDED_PEERS if peer in samples})
    yield time_line(
        f"step.{name}.world2_vs_pytorch", sharded, samples.get(best, empty),
        best or "pytorch_fsdp", peer_goal,
    )
    for peer in MODES:
        yield time_line(f"step.{name}.{peer}", samples.get(peer, empty))
    yield loss_line(name, losses)


def loss_line(name, losses):
    """Whether ours and PyTorch's FSDP train the same thing: losses of the first round."""
    peer = next((p for p in SHARDED_PEERS if p in losses), None)
    worst = None
    if peer and "world2" in losses:
        count = FIRST_LOSSES.get(name)
        mine, theirs = ([rank[:count] for rank in losses[key]] for key in ("world2", peer))
        worst = loss_difference(mine, theirs)
    goal = Goal.parse(f"value <= {LOSS_TOLERANCE}")
    return Line(f"step.{name}.loss_difference", worst, "relative", peer, None, goal)


def shared_lines(samples, losses):
    """The lines of two ranks that share a batch against two with half of it each."""
    empty = Samples()
    yield time_line("step.big.tp2", samples.get("tp2", empty), samples.get("dp2", empty), "dp2",
                    SHARED_GOAL)
    worst = None
    if losses.keys() >= {"tp2", "dp2"}:
        means = [statistics.fmean(of_step) for of_step in zip(*losses["dp2"], strict=True)]
        worst = loss_difference(losses["tp2"], [means])
    yield Line("step.big.tp2.loss_difference", worst, "relative", "dp2", None,
               Goal.parse(f"value <= {LOSS_TOLERANCE}"))


def run_shared(rounds):
    """Yields the lines of a batch that two ranks share, each with a part of the model."""
    steps, started = sum(STEPS["separate"]), {}
    for key, name, batches, grid in (("tp2", "separate_pairs", 1, "dp=1,tp=2"),
                                     ("dp2", "separate", 2, 2)):
        folder = setup.exported(name, steps=steps, world=batches)
        artifact = setup.CACHE / f"{name}-{key}.so"
        pipeline.compile_step(folder / "model.mlir", grid, artifact)
        started[key] = Ours(artifact, folder, 2)
    meter = machine.Meter()
    samples, losses = measure(started, "separate", rounds)
    others = meter.others()
    for line in shared_lines(samples, losses):
        line.extra["others"] = others
        yield line


def run(options):
    """Yields the lines."""
    for name in [each for each in options.models if each != "deep"]:
        folder = setup.exported(name, steps=sum(STEPS[name]), world=max(WORLDS))
        contestants = _contestants(name, folder, options.peers)
        meter = machine.Meter()
        samples, losses = measure(contestants, name, options.rounds)
        others = meter.others()
        libraries = setup.libraries()
        for line in lines(name, samples, losses, options.peers, libraries["convolutions"]):
            line.extra["others"] = others
            if name in GOALS:
                line.extra.update(libraries)
            yield line
        if name == "big":
            yield from run_shared(options.rounds)
