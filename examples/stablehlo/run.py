#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shards a step of StableHLO and trains it on devices of jaxlib, which knows nothing of FSDP.

Usage: run.py [STEP.mlir] [--devices N] [--steps N]. Needs jax, and fsdp-opt on the PATH.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import tempfile


def shard(step, options, work, passes=(), ranks="replicas"):
    """The program for all ranks as StableHLO, and where parameters lie in their shards; `passes`
    run before the last one. Ranks are replicas or partitions of the program."""
    layouts = work / "layouts.json"
    program = work / "sharded.mlir"
    subprocess.run(
        ["fsdp-opt", str(step), "--allow-unregistered-dialect", "--mlir-print-op-generic",
         f"--fsdp-pipeline={options} stop-after=shard",
         f"--fsdp-report-layouts=output={layouts}", *passes,
         f"--fsdp-step-to-stablehlo=main=step ranks={ranks}",
         "-o", str(program)], check=True)
    return program.read_text(), json.loads(layouts.read_text())


class Program:
    """A program of StableHLO, on one replica or partition for each device."""

    def __init__(self, text, world, ranks="replicas"):
        import jax
        import numpy
        from jax._src.interpreters import mlir
        from jax._src.lib import xla_client
        from jaxlib.mlir import ir

        self.devices = jax.local_devices()[:world]
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            main = next(op for op in module.body.operations
                        if ir.StringAttr(op.attributes["sym_name"]).value == "main")
            self.arguments = self._roles(ir, main, "arg_attrs")
            self.results = self._roles(ir, main, "res_attrs")
            self.shapes = [tuple(ir.RankedTensorType(each).shape) for each in main.type.inputs]
            options = xla_client.CompileOptions()
            counts = (world, 1) if ranks == "replicas" else (1, world)
            options.num_replicas, options.num_partitions = counts
            # Of partitions XLA asks for it; nothing is left for it to cut.
            options.executable_build_options.use_spmd_partitioning = ranks == "partitions"
            options.device_assignment = xla_client.DeviceAssignment.create(
                numpy.arange(world).reshape(counts))
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
                for role, shape in zip(self.arguments, self.shapes, strict=True)
            ]
            parts = self.run.execute_sharded(arrays).disassemble_into_single_device_arrays()
            return {role: [numpy.asarray(part) for part in each]
                    for role, each in zip(self.results, parts, strict=True)}


def members(unit, grid):
    """By rank its place among those that a unit is cut over."""
    import numpy

    places = numpy.indices(grid).reshape(len(grid), -1)
    result = numpy.zeros(places.shape[1], int)
    for axis in unit["shard_axes"]:
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
    own = numpy.zeros(unit["shard_numel"], kind)
    for whole, part in _pieces(unit, member):
        own[part] = full[whole]
    return own


def join(unit, shards):
    """Whole parameters by name of the shards of all members."""
    import numpy

    full = numpy.zeros(unit["full_numel"], shards[0].dtype)
    for member, own in enumerate(shards):
        for whole, part in _pieces(unit, member):
            full[whole] = own[part]
    return {
        param["fqn"]: full[param["offset"]:param["offset"] + param["numel"]].reshape(param["shape"])
        for param in unit["params"]
    }


def split(stacks, params):
    """With stacked arrays cut into the parameters of their layers."""
    rows = {name: params[stack["fqn"]][row]
            for stack in stacks for row, name in enumerate(stack["rows"])}
    return params | rows


def stack(stacks, params):
    """With the parameters of layers back in their stacked arrays."""
    import numpy

    made = {each["fqn"]: numpy.stack([params[name] for name in each["rows"]])
            for each in stacks if each["rows"][0] in params}
    rows = {name for each in stacks for name in each["rows"]}
    return {name: value for name, value in params.items() if name not in rows} | made


def read_role(role):
    """(kind, path of a unit or state, slot or name) of the text `step.role`."""
    kind, rest = re.match(r"(\w+)(?:<(.*)>)?\Z", role).groups()
    words = re.findall(r'@(?:"((?:[^"\\]|\\.)*)"|([\w$.-]+))', rest or "")
    slot = re.search(r'(?:^|, )"([^"]*)"', rest or "")
    return kind, [quoted or bare for quoted, bare in words], slot and slot[1]


class Training:
    """Values of all ranks by role; `params` are whole, by name, and `states` what else begins
    with a value."""

    def __init__(self, program, layouts, params, states=None, hypers=None):
        self.program, self.hypers = program, hypers or {}
        self.stacks = layouts["stacks"]
        params = split(self.stacks, params)
        self.units = {unit["name"]: unit for unit in layouts["units"]}
        self.places = {name: members(unit, layouts["grid"]) for name, unit in self.units.items()}
        self.inputs = [role for role in program.arguments if role.startswith("input<")]
        world = range(len(program.devices))
        self.values = {
            role: [self._begin(role, shape, params, states or {}, rank) for rank in world]
            for role, shape in zip(program.arguments, program.shapes, strict=True)
        }

    def _begin(self, role, shape, params, states, rank):
        import numpy

        kind, owner, slot = read_role(role)
        if kind == "shard":
            return cut(self.units[owner[0]], params, self.places[owner[0]][rank])
        if kind == "optimizer_state":
            return numpy.zeros(shape, numpy.float32)
        if kind == "state":
            return states[".".join(owner[1:])]
        if kind == "hyper":
            default = float(re.search(r"default = ([\d.e+-]+)", role)[1])
            return numpy.float64(self.hypers.get(slot, default))
        return None

    def step(self, number, batches):
        """Trains on a tuple of inputs for each rank; returns all results by role."""
        import numpy

        for place, role in enumerate(self.inputs):
            self.values[role] = [numpy.asarray(batch[place]) for batch in batches]
        for role in self.values:
            if read_role(role)[::2] == ("hyper", "step"):
                self.values[role] = [numpy.float64(number + 1)] * len(batches)
        results = self.program(self.values)
        for role, values in results.items():
            old = role.replace("new_value<", "state<").removeprefix("new_")
            if old in self.values:
                self.values[old] = values
        return results

    def whole(self, kind, values):
        """Parameters, or what has their shape, by name, of roles of a kind."""
        found = {}
        for role, shards in values.items():
            if read_role(role)[0] != kind:
                continue
            name = read_role(role)[1][0]
            by_member = dict(zip(self.places[name], shards))
            found |= join(self.units[name], [by_member[m] for m in sorted(by_member)])
        return stack(self.stacks, found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    here = pathlib.Path(__file__).parent
    parser.add_argument("step", nargs="?", type=pathlib.Path, default=here / "step.mlir")
    parser.add_argument("--devices", type=int, default=4)
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--options", default="wrap=always optimizer=adamw")
    arguments = parser.parse_args()
    # Before jax is imported: devices of this machine's processor.
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={arguments.devices}"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import numpy

    with tempfile.TemporaryDirectory() as work:
        text, layouts = shard(
            arguments.step, f"grid={arguments.devices} {arguments.options}", pathlib.Path(work))
    random = numpy.random.default_rng(0)
    params = {
        param["fqn"]: 0.5 * random.standard_normal(param["shape"]).astype(numpy.float32)
        for unit in layouts["units"] for param in unit["params"]
    }
    training = Training(Program(text, arguments.devices), layouts, params, hypers={"lr": 0.05})
    shapes = dict(zip(training.program.arguments, training.program.shapes))
    batches = [
        tuple(random.standard_normal(shapes[role]).astype(numpy.float32)
              for role in training.inputs) for _ in range(arguments.devices)
    ]
    for number in range(arguments.steps):
        results = training.step(number, batches)
        losses = " ".join(f"{float(loss):.5f}" for loss in results["loss"])
        print(f"step {number}: losses of the ranks {losses}")
    for role, values in training.values.items():
        if role.startswith("shard<"):
            print(f"{role}: {values[0].size} elements on each rank")


if __name__ == "__main__":
    main()
