#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shards steps that JAX hands over as StableHLO, lets jaxlib compile what comes out for four
devices of this machine, and compares training with JAX's own unsharded step.

Usage: stablehlo.py [MODEL...] --work DIR. Without MODEL all of the JAX zoo. Says
'skipped' without jax.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys

WORLD, STEPS, CLIP = 4, 2, 0.05
ROOT = pathlib.Path(__file__).resolve().parents[2]
ZOO = ROOT / "test" / "Models" / "zoo" / "jax"
sys.path[:0] = [str(ROOT / "python")]
# Before jax is imported.
os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={WORLD}"
os.environ["JAX_PLATFORMS"] = "cpu"

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


def convert(model, options, work):
    """Shards the step and converts it; returns the program and the layouts."""
    grid = "" if "grid=" in options else f"grid={WORLD} "
    layouts = work / "layouts.json"
    program = work / "sharded.mlir"
    subprocess.run(
        ["fsdp-opt", str(model), "--allow-unregistered-dialect", "--mlir-print-op-generic",
         f"--fsdp-pipeline={grid}{options} stop-after=shard",
         f"--fsdp-report-layouts=output={layouts}", "--fsdp-step-to-stablehlo=main=step",
         "-o", str(program)], check=True)
    return program.read_text(), json.loads(layouts.read_text())


class Program:
    """A program of StableHLO on one replica for each device."""

    def __init__(self, text):
        import jax
        import numpy
        from jax._src.interpreters import mlir
        from jax._src.lib import xla_client
        from jaxlib.mlir import ir

        self.devices = jax.local_devices()[:WORLD]
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            main = next(op for op in module.body.operations
                        if ir.StringAttr(op.attributes["sym_name"]).value == "main")
            self.arguments = self._roles(ir, main, "arg_attrs")
            self.results = self._roles(ir, main, "res_attrs")
            self.types = [(tuple(t.shape), str(t.element_type))
                          for t in map(ir.RankedTensorType, main.type.inputs)]
            options = xla_client.CompileOptions()
            options.num_replicas, options.num_partitions = WORLD, 1
            options.device_assignment = xla_client.DeviceAssignment.create(
                numpy.arange(WORLD).reshape(WORLD, 1))
            self.run = self.devices[0].client.compile_and_load(
                module, xla_client.DeviceList(tuple(self.devices)), options)

    @staticmethod
    def _roles(ir, main, name):
        return [ir.StringAttr(ir.DictAttr(each)["step.role"]).value
                for each in ir.ArrayAttr(main.attributes[name])]

    def __call__(self, values):
        """Results by role, one for each rank, of arguments by role, one for each rank."""
        import jax
        import numpy

        mesh = jax.sharding.Mesh(numpy.array(self.devices), ("rank",))
        sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
        with jax.enable_x64(True):
            arrays = [
                jax.make_array_from_single_device_arrays(
                    shape, sharding,
                    [jax.device_put(part, device)
                     for part, device in zip(values[role], self.devices, strict=True)])
                for role, (shape, _) in zip(self.arguments, self.types, strict=True)
            ]
            parts = self.run.execute_sharded(arrays).disassemble_into_single_device_arrays()
            return {role: [numpy.asarray(part) for part in each]
                    for role, each in zip(self.results, parts, strict=True)}


def members(unit, grid):
    """By rank its place among those that a unit is cut over."""
    import numpy

    places = numpy.indices(grid).reshape(len(grid), -1)
    axes = unit["shard_axes"]
    result = numpy.zeros(places.shape[1], int)
    for axis in axes:
        result = result * grid[axis] + places[axis]
    return result.tolist()


def _pieces(unit, member):
    """(elements of the gathered buffer, of the shard) that belong together."""
    for piece in unit["pieces"]:
        for row in range(piece["rows"]):
            chunk = piece["chunk"]
            full = piece["offset"] + (row * unit["world"] + member) * chunk
            own = piece["shard_offset"] + row * chunk
            yield slice(full, full + chunk), slice(own, own + chunk)


def cut(unit, params, member):
    """A member's shard of whole parameters by name."""
    import numpy

    kind = params[unit["params"][0]["fqn"]].dtype
    full = numpy.zeros(unit["full_numel"], kind)
    for param in unit["params"]:
        full[param["offset"]:param["offset"] + param["numel"]] = params[param["fqn"]].ravel()
    shard = numpy.zeros(unit["shard_numel"], kind)
    for whole, own in _pieces(unit, member):
        shard[own] = full[whole]
    return shard


def join(unit, shards):
    """Whole parameters by name of the shards of all members."""
    import numpy

    full = numpy.zeros(unit["full_numel"], shards[0].dtype)
    for member, shard in enumerate(shards):
        for whole, own in _pieces(unit, member):
            full[whole] = shard[own]
    return {
        param["fqn"]: full[param["offset"]:param["offset"] + param["numel"]].reshape(param["shape"])
        for param in unit["params"]
    }


def _name(role):
    """(kind, owner, slot) of a role's text."""
    kind, rest = re.match(r"(\w+)(?:<(.*)>)?\Z", role).groups()
    words = re.findall(r'@(?:"((?:[^"\\]|\\.)*)"|([\w$.-]+))', rest or "")
    owner = [quoted or bare for quoted, bare in words]
    slot = re.search(r'(?:^|, )"([^"]*)"', rest or "")
    return kind, owner, slot and slot[1]


class Training:
    """Values of all ranks by role, from the states of an export."""

    def __init__(self, program, layouts, folder, hypers):
        from fsdp_export.common import files
        from safetensors.numpy import load_file

        self.program, self.folder, self.hypers = program, folder, hypers
        self.units = {unit["name"]: unit for unit in layouts["units"]}
        self.places = {name: members(unit, layouts["grid"]) for name, unit in self.units.items()}
        self.load = lambda rank, step: files.load_batch(folder, rank, step, load_file)
        init = load_file(folder / "init.safetensors")
        self.values = {}
        for role, (shape, _) in zip(program.arguments, program.types, strict=True):
            self.values[role] = [self._begin(role, shape, init, rank) for rank in range(WORLD)]

    def _begin(self, role, shape, init, rank):
        import numpy

        kind, owner, slot = _name(role)
        if kind == "shard":
            return cut(self.units[owner[0]], init, self.places[owner[0]][rank])
        if kind == "optimizer_state":
            return numpy.zeros(shape, numpy.float32)
        if kind == "state":
            return init[".".join(owner[1:])]
        if kind == "hyper":
            default = float(re.search(r"default = ([\d.e+-]+)", role)[1])
            return numpy.float64(self.hypers.get(slot, default))
        return None

    def step(self, number):
        """Trains one step; returns all results by role."""
        import numpy

        batches = [self.load(rank, number) for rank in range(WORLD)]
        inputs = [role for role in self.program.arguments if role.startswith("input<")]
        for place, role in enumerate(inputs):
            self.values[role] = [numpy.asarray(batch[place]) for batch in batches]
        for role in self.program.arguments:
            if _name(role)[0] == "hyper" and _name(role)[2] == "step":
                self.values[role] = [numpy.float64(number + 1)] * WORLD
        results = self.program(self.values)
        for role, values in results.items():
            old = role.replace("new_value<", "state<").removeprefix("new_")
            if old in self.values and not role.startswith("grad"):
                self.values[old] = values
        return results

    def whole(self, kind, values):
        """Parameters, or what has their shape, by name."""
        found = {}
        for role, shards in values.items():
            if _name(role)[0] != kind:
                continue
            name = _name(role)[1][0]
            by_member = dict(zip(self.places[name], shards))
            found |= join(self.units[name], [by_member[m] for m in sorted(by_member)])
        return found


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

    found = {".".join(_name(role)[1][1:]): values for role, values in ours.items()
             if _name(role)[0] == "state"}
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
    from fsdp_export.common.optimizers import OPTIMIZERS
    from fsdp_export.jax import training

    options = VARIANTS[variant]
    optimizer = re.search(r"optimizer=(\w+)|$", options)[1]
    text, layouts = convert(work / "model.mlir", options, work)
    ours = Training(Program(text), layouts, work, OPTIMIZERS[optimizer or "sgd"])
    steps = STEPS if optimizer else 1
    results = [ours.step(number) for number in range(steps)]
    gradients = [ours.whole("grad_shard", each) for each in results]
    # JAX's optimizer takes the gradients that are compared, so that their errors do not grow.
    taken = list(map(clipped, gradients)) if "clip" in options else gradients
    reference = training.Unsharded(ZOO / f"{model}.py", work)
    losses, params, theirs, buffers = reference.train(
        optimizer or "sgd", WORLD, steps, taken=taken)
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", default=sorted(p.stem for p in ZOO.glob("*.py")))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--variants", default=",".join(VARIANTS))
    arguments = parser.parse_args()
    if not all(map(importlib.util.find_spec, ("jax", "flax", "safetensors"))):
        print("skipped: needs jax, flax and safetensors: pip install './python[jax]'")
        return 0
    from fsdp_export.jax import cli

    bad = 0
    for model in arguments.models:
        work = arguments.work / model
        words = ["--world", str(WORLD), "--steps", str(STEPS), "--dialect", "stablehlo"]
        if cli.main([str(ZOO / f"{model}.py"), "-o", str(work), *words]):
            return 1
        for variant in arguments.variants.split(","):
            line, good = compare(model, variant, work)
            print(line, flush=True)
            bad += not good
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
