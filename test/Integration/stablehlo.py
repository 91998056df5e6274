#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shards steps that JAX hands over as StableHLO, lets jaxlib compile what comes out for four
devices of this machine, and compares training with JAX's own unsharded step.

Usage: stablehlo.py [MODEL...] --work DIR. MODEL is one of the JAX zoo, or of Inputs/jax as
"own/NAME"; without it all of the zoo. With --goldens, models that PyTorch's exporter wrote in linalg, against what PyTorch's FSDP recorded, also
with axes of the model. Says 'skipped' without jax.
"""

import argparse
import importlib.util
import os
import pathlib
import re
import sys

WORLD, STEPS, CLIP = 4, 2, 0.05
ROOT = pathlib.Path(__file__).resolve().parents[2]
ZOO = ROOT / "test" / "Models" / "zoo" / "jax"
OWN = pathlib.Path(__file__).resolve().parent / "Inputs" / "jax"
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "examples" / "stablehlo")]
# Before jax is imported.
os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={WORLD}"
os.environ["JAX_PLATFORMS"] = "cpu"

import run  # noqa: E402

# By name of a way to shard: options of the pipeline.
VARIANTS = {
    "flat": "wrap=always optimizer=adamw",
    "per_param": "wrap=always layout=per_param optimizer=adamw",
    "one unit": "wrap=none optimizer=sgd",
    "replicas": "grid=2,2 wrap=always strategy=hybrid_shard optimizer=adamw",
    "clipped": f"wrap=always optimizer=adamw clip-norm={CLIP}",
    "gradients": "wrap=always",
}
# Of the largest element of each tensor; the order of sums differs.
TOLERANCE = {"loss": 2e-6, "gradient": 2e-6, "param": 2e-6, "buffer": 2e-6}

GOLDEN_TOLERANCE = 1e-5  # as of all tests against goldens
# Passes in front of the conversion, and what ranks are.
WAYS = {
    "replicas": ([], "replicas"),
    "partitions": ([], "partitions"),
    "upstream's collectives": (["--fsdp-step-to-shard"], "replicas"),
}


def find(model):
    """The file of a model."""
    name = model.removeprefix("own/")
    return (ZOO if name == model else OWN) / f"{name}.py"


def distance(ours, theirs, largest=0.0):
    """The largest difference, of the largest element of each tensor, but at least `largest`."""
    import numpy

    if not theirs or sorted(ours) != sorted(theirs):
        raise SystemExit(f"expected {sorted(theirs)}, got {sorted(ours)}")
    return max(float(numpy.max(numpy.abs(ours[name] - theirs[name]))
                     / max(largest, 1e-30, float(numpy.max(numpy.abs(theirs[name])))))
               for name in theirs if theirs[name].size)


def gradient_distance(ours, theirs):
    """Of the largest element of all: some are nothing but rounding errors."""
    largest = max(float(abs(value).max()) for value in theirs.values() if value.size)
    return distance(ours, theirs, largest)


def buffer_distance(ours, theirs):
    """Of the buffers of all ranks."""
    import numpy

    found = {".".join(run.read_role(role)[1][1:]): values for role, values in ours.items()
             if run.read_role(role)[0] == "state"}
    # Records have no more than what a step may change.
    found = {name: values for name, values in found.items() if name in theirs[0]}
    return max(
        distance({name: values[rank] for name, values in found.items()},
                 {name: numpy.asarray(value) for name, value in buffers.items()})
        for rank, buffers in enumerate(theirs))


def clipped(gradients):
    """What the optimizer gets of gradients."""
    norm = sum(float((value.astype("f8") ** 2).sum()) for value in gradients.values()) ** 0.5
    factor = min(1.0, CLIP / (norm + 1e-6))
    return {name: (value * value.dtype.type(factor)) for name, value in gradients.items()}


def compare(model, variant, work):
    """A line about training one model in one way, and whether it is as JAX's."""
    import numpy
    from fsdp_export.common import files
    from fsdp_export.common.optimizers import OPTIMIZERS
    from fsdp_export.jax import training
    from safetensors.numpy import load_file

    options = VARIANTS[variant]
    optimizer = re.search(r"optimizer=(\w+)|$", options)[1]
    grid = "" if "grid=" in options else f"grid={WORLD} "
    text, layouts = run.shard(work / "model.mlir", grid + options, work)
    init = load_file(work / "init.safetensors")
    ours = run.Training(
        run.Program(text, WORLD), layouts, init, init, OPTIMIZERS[optimizer or "sgd"])
    results = [
        ours.step(number, [files.load_batch(work, rank, number, load_file)
                           for rank in range(WORLD)])
        for number in range(STEPS if optimizer else 1)
    ]
    gradients = [ours.whole("grad_shard", each) for each in results]
    # JAX's optimizer takes the gradients that are compared, so that their errors do not grow.
    taken = list(map(clipped, gradients)) if "clip" in options else gradients
    reference = training.Unsharded(find(model), work)
    losses, params, theirs, buffers = reference.train(
        optimizer or "sgd", WORLD, len(results), taken=taken)
    found = {"loss": distance(
        {"loss": numpy.array([each["loss"] for each in results])}, {"loss": losses})}
    found["gradient"] = max(map(gradient_distance, gradients, theirs))
    if optimizer:
        found["param"] = distance(ours.whole("shard", ours.values), params)
    if buffers[0]:
        found["buffer"] = buffer_distance(ours.values, buffers)
    good = all(value <= TOLERANCE[kind] for kind, value in found.items())
    figures = ", ".join(f"{kind} {value:.1e}" for kind, value in found.items())
    return f"{model}, {variant}: {'as JAX' if good else 'NOT AS JAX'} ({figures})", good


class Pieces(run.Training):
    """Ranks along the second axis of a grid have parts of some params."""

    def _part(self, param, place):
        """The part of a whole param that a rank at this place has."""
        count = self.layouts["grid"][1]
        piece = param.get("piece", {"axes": [], "shape": []})
        return tuple(
            slice(place * size // count, (place + 1) * size // count) if axis == 1 else slice(None)
            for axis, size in zip(piece["axes"], piece["shape"]))

    def _begin(self, role, shape, params, states, rank):
        kind, owner, _ = run.read_role(role)
        if kind != "shard":
            return super()._begin(role, shape, params, states, rank)
        unit, place = self.units[owner[0]], rank % self.layouts["grid"][1]
        parts = {param["fqn"]: params[param["fqn"]][self._part(param, place)]
                 for param in unit["params"]}
        return run.cut(unit, parts, self.places[owner[0]][rank])

    def __init__(self, program, layouts, *rest):
        self.layouts = layouts
        super().__init__(program, layouts, *rest)

    def whole(self, kind, values):
        import numpy

        found = {}
        world, count = len(self.program.devices), self.layouts["grid"][1]
        for role, shards in values.items():
            if run.read_role(role)[0] != kind:
                continue
            name = run.read_role(role)[1][0]
            unit = self.units[name]
            # Where nothing is cut along the second axis it is an axis as any other, or has copies.
            is_cut = any("piece" in param for param in unit["params"])
            for place in range(count if is_cut else 1):
                ranks = range(place, world, count if is_cut else 1)
                by_member = {self.places[name][rank]: shards[rank] for rank in ranks}
                parts = run.join(unit, [by_member[m] for m in sorted(by_member)])
                for param in unit["params"]:
                    shape = param.get("piece", param)["shape"]
                    to = found.setdefault(param["fqn"], numpy.zeros(shape, numpy.float32))
                    to[self._part(param, place)] = parts[param["fqn"]]
        return found


def known(golden, prefix):
    """The values of a golden whose names begin so, by the rest of their names."""
    return {name.removeprefix(prefix): value for name, value in golden.items()
            if name.startswith(prefix)}


def compare_golden(model, variant, way, work):
    """A line about training a committed model as was recorded, in one of `WAYS`."""
    import numpy
    from fsdp_export.common import files
    from fsdp_export.common.optimizers import OPTIMIZERS
    from safetensors import safe_open
    from safetensors.numpy import load_file

    folder = ROOT / "test" / "Models" / model
    optimizer, grid = variant.split("-", 1)
    golden = folder / f"golden-{variant}.safetensors"
    theirs, init = load_file(golden), load_file(folder / "init.safetensors")
    with safe_open(golden, "numpy") as file:
        metadata = file.metadata()
    styles = metadata.get("styles", "{}")
    work.mkdir(parents=True, exist_ok=True)
    (work / "plan.json").write_text(styles)
    cuts, shares = grid.startswith("dp"), "tp" in grid
    options = f"wrap=always optimizer={optimizer} grid=" + (
        f"2,2 axis-names=dp,{'tp' if shares else 'ep'} parallel-plan={work / 'plan.json'}" if cuts else str(WORLD))
    passes, ranks = WAYS[way]
    passes = ["--fsdp-expand-attention", *passes]
    text, layouts = run.shard(folder / "model.mlir", options, work, passes, ranks)
    ours = (Pieces if cuts else run.Training)(
        run.Program(text, WORLD, ranks), layouts, init, init, OPTIMIZERS[optimizer])
    losses = []
    for number in range(len(theirs["loss"])):
        batches = [files.load_batch(folder, rank // 2 if shares else rank, number, load_file)
                   for rank in range(WORLD)]
        results = ours.step(number, batches)
        losses.append(results["loss"][::2 if shares else 1])
        if number == 0:
            gradients = ours.whole("grad_shard", results)
    found = {"loss": distance({"loss": numpy.array(losses).reshape(theirs["loss"].shape)},
                              {"loss": theirs["loss"]})}
    scale = float(metadata["grad0_scale"])
    kept = known(theirs, "grad0.")
    if kept and not cuts:
        found["gradient"] = distance({name: gradients[name] for name in kept}, kept, scale)
    wanted, masks = known(theirs, "param."), known(theirs, "excluded.")
    params = ours.whole("shard", ours.values)
    # What a golden excludes is rounding alone, which AdamW makes as large as a step.
    params = {name: numpy.where(masks.get(name, False), value, params[name])
              for name, value in wanted.items()}
    found["param"] = distance(params, wanted)
    buffers = [known(theirs, f"buffer.rank{rank}.") for rank in range(WORLD)]
    if buffers[0]:
        found["buffer"] = buffer_distance(ours.values, buffers)
    good = all(value <= GOLDEN_TOLERANCE for value in found.values())
    figures = ", ".join(f"{kind} {value:.1e}" for kind, value in found.items())
    return f"{model}, {variant}, {way}: {'as recorded' if good else 'NOT AS RECORDED'} ({figures})", good


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", default=sorted(p.stem for p in ZOO.glob("*.py")))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--variants", default=",".join(VARIANTS))
    parser.add_argument("--goldens", metavar="MODEL:VARIANT,...", default="")
    arguments = parser.parse_args()
    if not all(map(importlib.util.find_spec, ("jax", "flax", "safetensors"))):
        print("skipped: needs jax, flax and safetensors: pip install './python[jax]'")
        return 0
    from fsdp_export.jax import cli

    bad = 0
    for golden in filter(None, arguments.goldens.split(",")):
        model, variant = golden.split(":")
        for way in WAYS:
            # XLA's partitioner refuses `partition_id`, by which a rank finds its part of a value.
            if way == "partitions" and "dp" in variant:
                continue
            work = arguments.work / f"{model}-{variant}"
            line, good = compare_golden(model, variant, way, work)
            print(line, flush=True)
            bad += not good
    for model in [] if arguments.goldens else arguments.models:
        work = arguments.work / model
        words = ["--world", str(WORLD), "--steps", str(STEPS), "--dialect", "stablehlo"]
        if cli.main([str(find(model)), "-o", str(work), *words]):
            return 1
        for variant in arguments.variants.split(","):
            line, good = compare(model, variant, work)
            print(line, flush=True)
            bad += not good
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
