#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a model with upstream's dialects and MPI alone, and compares with our runtime.

Usage: run.py MODEL [--ranks N] [--steps N] [--wrap POLICY] [--optimizer NAME] [--options TEXT]
              [--mpi openmpi|mpich] [--work FOLDER]

MODEL is a folder of fsdp_export with batches for N ranks. Needs fsdp-opt, fsdp-compile and
fsdp-run, mlir-opt, mlir-translate and clang of LLVM 22, and an MPI: mpirun and its library, no
headers. Where there is no MPI it says so and is done.
"""

import argparse
import json
import math
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# What the attribute of a module calls it, the launcher, the library.
KINDS = {
    "openmpi": ("OpenMPI", ["mpirun.openmpi", "mpirun"], "libmpi.so.40"),
    "mpich": ("MPICH", ["mpirun.mpich", "mpiexec.hydra"], "libmpich.so.12"),
}
# From memrefs, loops and messages to the LLVM dialect; all of it is upstream's.
LOWERING = [
    "--convert-linalg-to-loops", "--expand-strided-metadata", "--lower-affine",
    "--convert-scf-to-cf", "--convert-math-to-llvm", "--convert-math-to-libm",
    "--finalize-memref-to-llvm", "--convert-func-to-llvm=use-bare-ptr-memref-call-conv",
    "--convert-to-llvm", "--reconcile-unrealized-casts",
]
SIZES = {"f64": 8, "i64": 8, "f32": 4, "i32": 4, "i1": 1, "f16": 2, "bf16": 2}


def call(*command):
    command = [str(each) for each in command]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"error: {' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def find_tool(name):
    for each in (f"{name}-22", name):
        if shutil.which(each):
            return each
    sys.exit(f"error: '{name}' of LLVM 22 was not found")


def find_mpi(kind):
    """(attribute, launcher, path of the library) of an MPI; None if it is not there."""
    name, launchers, library = KINDS[kind]
    launcher = next(filter(shutil.which, launchers), None)
    # Not in the PATH of users.
    ldconfig = shutil.which("ldconfig", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    known = subprocess.run([ldconfig, "-p"], capture_output=True, text=True).stdout
    found = re.search(rf"^\s*{re.escape(library)} .*=> (.*)$", known, re.M)
    if not launcher or not found:
        return None
    return name, launcher, found[1]


def read_safetensors(path):
    """Bytes by name."""
    data = path.read_bytes()
    (size,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8:8 + size])
    header.pop("__metadata__", None)
    return {name: data[8 + size + entry["data_offsets"][0]:8 + size + entry["data_offsets"][1]]
            for name, entry in header.items()}


def read_arguments(program):
    """(role, its words, bytes) of each argument of the step."""
    line = next(line for line in program.splitlines() if "func.func @step(" in line)
    arguments = []
    for shape, role in re.findall(r'%\w+: memref<([^>]*)> \{step\.role = "((?:[^"\\]|\\.)*)"', line):
        *sizes, element = shape.split("x")
        role = role.replace("\\22", '"')
        kind, rest = re.match(r"(\w+)(?:<(.*)>)?\Z", role).groups()
        words = re.findall(r'@?"([^"]*)"|@([\w$.-]+)|default = (\S+)', rest or "")
        arguments.append((kind, [next(filter(None, each)) for each in words],
                          math.prod(map(int, sizes)) * SIZES[element]))
    return arguments


def pieces(unit, member):
    """(bytes of the gathered buffer, of the shard) that belong together."""
    size = SIZES[unit["dtype"]]
    for piece in unit["pieces"]:
        for row in range(piece["rows"]):
            chunk = piece["chunk"]
            full = piece["offset"] + (row * unit["world"] + member) * chunk
            own = piece["shard_offset"] + row * chunk
            yield (slice(full * size, (full + chunk) * size),
                   slice(own * size, (own + chunk) * size))


def cut(unit, params, member):
    """A member's shard of whole parameters by name."""
    size = SIZES[unit["dtype"]]
    full, own = bytearray(unit["full_numel"] * size), bytearray(unit["shard_numel"] * size)
    for param in unit["params"]:
        begin = param["offset"] * size
        full[begin:begin + param["numel"] * size] = params[param["fqn"]]
    for whole, part in pieces(unit, member):
        own[part] = full[whole]
    return bytes(own)


def join(unit, shards):
    """Whole parameters by name of the shards of all members."""
    size = SIZES[unit["dtype"]]
    full = bytearray(unit["full_numel"] * size)
    for member, own in enumerate(shards):
        for whole, part in pieces(unit, member):
            full[whole] = own[part]
    return {param["fqn"]: bytes(full[param["offset"] * size:
                                     (param["offset"] + param["numel"]) * size])
            for param in unit["params"]}


class Run:
    """One model on some ranks, in the folder `work`."""

    def __init__(self, options, work):
        self.options, self.work = options, work
        self.scheduled = work / "scheduled.mlir"
        self.layouts = work / "layouts.json"

    def schedule(self):
        """Phases 1 to 5. What follows rounds as the program says: no flags, no polynomials."""
        call("fsdp-opt", self.options.model / "model.mlir",
             f"--fsdp-pipeline=grid={self.options.ranks} wrap={self.options.wrap} "
             f"optimizer={self.options.optimizer} {self.options.options} stop-after=schedule",
             f"--fsdp-report-layouts=output={self.layouts}", "-o", self.scheduled)
        text = self.scheduled.read_text()
        self.scheduled.write_text(
            re.sub(r"^(module .*attributes \{)", r"\1fsdp.strict, ", text, count=1, flags=re.M))
        report = json.loads(self.layouts.read_text())
        self.units = {unit["name"]: unit for unit in report["units"]}
        if any(unit["world"] != self.options.ranks for unit in self.units.values()):
            sys.exit("error: not supported by this example: units that are not cut over all ranks")

    def train_here(self):
        """Our runtime, with ranks as threads and the same loops instead of a library's products."""
        loops, lowered = self.work / "loops.mlir", self.work / "runtime.mlir"
        call("fsdp-opt", self.scheduled, "--convert-linalg-to-loops", "-o", loops)
        call("fsdp-opt", loops, "--fsdp-pipeline=start-after=schedule", "-o", lowered)
        call("fsdp-compile", "--lowered", lowered, "-o", self.work / "runtime.so")
        call("fsdp-run", self.work / "runtime.so", "--comm", "embedded", "--data",
             self.options.model, "--steps", self.options.steps, "--progress", "never",
             "--no-flush-denormals", "--save", self.work / "runtime.safetensors")
        return read_safetensors(self.work / "runtime.safetensors")

    def lower(self, program, name, implementation):
        """From upstream's dialects to an object file."""
        text = program.read_text()
        attribute = f'attributes {{dlti.map = #dlti.map<"MPI:Implementation" = "{implementation}">}}'
        if "\nmodule" in f"\n{text}":
            text = re.sub(r"^(module[^{]*)\{", rf"\1{attribute} {{", text, count=1, flags=re.M)
        else:
            text = f"module {attribute} {{\n{text}\n}}"
        source, lowered, code = (self.work / f"{name}.{end}" for end in
                                 ("upstream.mlir", "llvm.mlir", "ll"))
        source.write_text(text)
        call(find_tool("mlir-opt"), source, *LOWERING, "-o", lowered)
        call(find_tool("mlir-translate"), "--mlir-to-llvmir", lowered, "-o", code)
        call(find_tool("clang"), "-O2", "-fPIC", "-Wno-override-module", "-c", code,
             "-o", self.work / f"{name}.o")
        return self.work / f"{name}.o"

    def write_header(self, arguments):
        """What main.c has to know of the step."""
        fresh = [i for i, (kind, words, _) in enumerate(arguments)
                 if kind == "input" or (kind == "hyper" and words[0] == "step")]
        pointers = ", ".join(["void *"] * len(arguments))
        passed = ", ".join(f"a[{i}]" for i in range(len(arguments)))
        (self.work / "step.h").write_text(
            f"enum {{ NUM_ARGS = {len(arguments)}, NUM_FRESH = {len(fresh)} }};\n"
            f"static const long arg_bytes[] = {{{', '.join(str(each[2]) for each in arguments)}}};\n"
            f"static const int fresh_args[] = {{{', '.join(map(str, fresh))}}};\n"
            f"void step({pointers});\n"
            f"static void call_step(void **a) {{ step({passed}); }}\n")
        return fresh

    def read_batch(self, rank, step):
        """The inputs by name; in the files they are called by their positions."""
        batch = read_safetensors(
            self.options.model / "batches" / f"rank{rank}-step{step}.safetensors")
        manifest = json.loads((self.options.model / "manifest.json").read_text())
        return {each["name"]: batch[str(each["position"])] for each in manifest["inputs"]}

    def write_arguments(self, arguments, fresh):
        """The arguments of each rank at the start, then those that each step gets anew."""
        params = read_safetensors(self.options.model / "init.safetensors")
        for rank in range(self.options.ranks):
            batches = [self.read_batch(rank, step) for step in range(self.options.steps)]

            def value(index, step):
                kind, words, size = arguments[index]
                if kind == "shard":
                    return cut(self.units[words[0]], params, rank)
                if kind == "input":
                    return batches[step][words[0]]
                if kind == "hyper":
                    number = step + 1 if words[0] == "step" else float(words[1])
                    return struct.pack("<d", number)
                if kind in ("optimizer_state", "grad_shard", "loss"):
                    return bytes(size)
                sys.exit(f"error: not supported by this example: an argument that is '{kind}'")

            with open(self.work / f"rank-{rank}.in", "wb") as file:
                for index in range(len(arguments)):
                    file.write(value(index, 0))
                for step in range(self.options.steps):
                    for index in fresh:
                        file.write(value(index, step))

    def train_by_mpi(self, mpi):
        implementation, launcher, library = mpi
        program = self.work / "mpi.mlir"
        call("fsdp-opt", self.scheduled, "--fsdp-plan-memory", "--fsdp-step-to-mpi", "-o", program)
        arguments = read_arguments(program.read_text())
        self.write_arguments(arguments, self.write_header(arguments))
        call(find_tool("clang"), "-O2", "-Wall", "-Werror", "-I", self.work, HERE / "main.c",
             self.lower(program, "step", implementation),
             self.lower(HERE / "host.mlir", "host", implementation),
             library, "-lm", "-o", self.work / "train")
        oversubscribes = ["--oversubscribe"] if implementation == "OpenMPI" else []
        call("env", "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", launcher,
             *oversubscribes, "-n", self.options.ranks, self.work / "train", self.work,
             self.options.steps)
        return self.read_results(arguments)

    def read_results(self, arguments):
        """Whole parameters of the shards that the ranks have at the end."""
        shards, losses = {}, []
        for rank in range(self.options.ranks):
            data, at = (self.work / f"rank-{rank}.out").read_bytes(), 0
            for kind, words, size in arguments:
                if kind == "shard":
                    shards.setdefault(words[0], []).append(data[at:at + size])
                if kind == "loss":
                    losses.append(struct.unpack_from("<f", data, at)[0])
                at += size
        params = {}
        for name, parts in shards.items():
            params |= join(self.units[name], parts)
        return params, losses


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--wrap", default="always")
    parser.add_argument("--optimizer", default="adamw")
    parser.add_argument("--options", default="", help="more options of the pipeline")
    parser.add_argument("--mpi", choices=KINDS, default="openmpi")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    mpi = find_mpi(options.mpi)
    if not mpi:
        print(f"skipped: {options.mpi} is not installed")
        return
    work = options.work or pathlib.Path(tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    run = Run(options, work)
    run.schedule()
    found, losses = run.train_by_mpi(mpi)
    expected = run.train_here()
    print(f"{options.model.name} on {options.ranks} ranks by {mpi[0]}: after {options.steps} steps "
          f"losses of the ranks {' '.join(f'{loss:.5f}' for loss in losses)}")
    different = [name for name in found if expected[name] != found[name]]
    if different:
        sys.exit(f"FAILED: {len(different)} parameters are not our runtime's: {different[:4]}")
    print(f"{len(found)} parameters are our runtime's bit by bit")


if __name__ == "__main__":
    main()
