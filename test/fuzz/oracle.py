# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the unsharded step of a case computes when MLIR alone lowers it.

A reference that goes through our own passes is wrong where these are. Here the
step is a plain function that `mlir-opt` lowers and `mlir-runner` executes, once for
each micro-batch of each rank; losses, gradients and buffers behind the first step
are put together from that as training does it.
"""

import math
import pathlib
import re
import shutil
import subprocess

import compare

# Sums are added up in another order.
TOLERANCE = 1e-4
PASSES = (
    "convert-elementwise-to-linalg",
    "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops}",
    "func.func(convert-linalg-to-loops)", "expand-strided-metadata", "lower-affine",
    "convert-scf-to-cf", "convert-math-to-libm", "finalize-memref-to-llvm",
    "convert-arith-to-llvm", "convert-index-to-llvm", "convert-func-to-llvm",
    "convert-cf-to-llvm", "reconcile-unrealized-casts",
)
PRINTERS = {"f32": "printMemrefF32", "f64": "printMemrefF64", "i64": "printMemrefI64"}


def find_tools():
    """mlir-opt, mlir-runner and its libraries, or None."""
    tools = [shutil.which(name) or shutil.which(f"{name}-22") for name in ("mlir-opt", "mlir-runner")]
    if not all(tools):
        return None
    folder = pathlib.Path(tools[1]).resolve().parents[1] / "lib"
    libraries = [folder / f"libmlir_{name}runner_utils.so" for name in ("", "c_")]
    return (*tools, libraries) if all(map(pathlib.Path.exists, libraries)) else None


def _constant(name, value, data):
    return f'    {name} = arith.constant dense<"0x{data.hex().upper()}"> : {value.type}'


def _print(name, value, number):
    shape = value.type.replace("tensor", "memref")
    any_shape = f"memref<*x{value.dtype}>"
    return [
        f"    %b{number} = bufferization.to_buffer {name} : {value.type} to {shape}",
        f"    %u{number} = memref.cast %b{number} : {shape} to {any_shape}",
        f"    call @{PRINTERS[value.dtype]}(%u{number}) : ({any_shape}) -> ()",
    ]


class Oracle:
    """The results of one case, whose files are in a folder."""

    def __init__(self, step, folder, tools):
        self.step, self.folder, self.tools = step, folder, tools
        options = step.case["options"]
        self.ranks = math.prod(options["grid"])
        self.micro_batches = options["micro_batches"]

    def _read(self, path):
        return compare.read_safetensors(self.folder / path)[0]

    def _write_main(self):
        """Calls the step for all batches; a buffer's new value is the next one's old one."""
        step, lines = self.step, ["  func.func @main() {"]
        states = self._read("init.safetensors")
        for number, (fqn, value) in enumerate(step.taken):
            lines.append(_constant(f"%s{number}", value, states[fqn].data))
        types = ", ".join(value.type for _, value in step.taken)
        types += "".join(f", {value.type}" for value in step.inputs)
        results = ", ".join(value.type for _, _, value in step.returned)
        call = 0
        for rank in range(self.ranks):
            now = {fqn: f"%s{number}" for number, (fqn, _) in enumerate(step.taken)}
            for batch in range(self.micro_batches):
                data = self._read(f"batches/rank{rank}-step{batch}.safetensors")
                names = [now[fqn] for fqn, _ in step.taken]
                for index, value in enumerate(step.inputs):
                    names.append(f"%x{call}_{index}")
                    lines.append(_constant(names[-1], value, data[str(index)].data))
                lines.append(f"    %r{call}:{len(step.returned)} = call @step({', '.join(names)}) : "
                             f"({types}) -> ({results})")
                for index, (kind, fqn, value) in enumerate(step.returned):
                    lines += _print(f"%r{call}#{index}", value, f"{call}_{index}")
                    if kind == "new_value":
                        now[fqn] = f"%r{call}#{index}"
                call += 1
        return [*lines, "    return", "  }"]

    def _write(self):
        declarations = [
            f"  func.func private @{name}(memref<*x{dtype}>) attributes {{llvm.emit_c_interface}}"
            for dtype, name in PRINTERS.items()
        ]
        text = ["module {", *self.step.write_plain(), *declarations, *self._write_main(), "}", ""]
        path = self.folder / "oracle.mlir"
        path.write_text("\n".join(text))
        return path

    def _execute(self):
        """The results of each call, in turn: lists of numbers."""
        opt, runner, libraries = self.tools
        lowered = self.folder / "oracle-lowered.mlir"
        shared = ",".join(map(str, libraries))
        output = ""
        for command in (
            [opt, self._write(), f"--pass-pipeline=builtin.module({','.join(PASSES)})", "-o", lowered],
            [runner, lowered, "-e", "main", "-entry-point-result=void", f"-shared-libs={shared}"],
        ):
            done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
            if done.returncode:
                raise RuntimeError(f"{command[0]} failed: {done.stderr[:1500]}")
            output = done.stdout
        tensors = [re.sub(r"\A.*?data =", "", part, flags=re.DOTALL)
                   for part in output.split("Unranked Memref")[1:]]
        values = [[float(word) for word in re.findall(r"[^\s,\[\]]+", part)] for part in tensors]
        count = len(self.step.returned)
        return [values[begin : begin + count] for begin in range(0, len(values), count)]

    def results(self):
        """{name: numbers}, named as results.read_results does it, but "loss"."""
        calls = self._execute()
        assert len(calls) == self.ranks * self.micro_batches
        found = {}
        for index, (kind, fqn, _) in enumerate(self.step.returned):
            values = [call[index] for call in calls]
            total = [math.fsum(numbers) for numbers in zip(*values, strict=True)]
            if kind == "loss":
                found["loss"] = [total[0] / len(calls)]
            elif kind == "grad":
                # Two names of a parameter have a gradient each.
                name = f"gradient 0 {self.step.targets.get(fqn, fqn)}"
                before = found.get(name, [0.0] * len(total))
                found[name] = [old + new / self.ranks for old, new in zip(before, total, strict=True)]
            elif kind == "new_value":
                # What is saved is the first rank's.
                found[f"final {fqn}"] = values[self.micro_batches - 1]
        return found


def list_wrong(expected, found):
    """Names of what is missing in `found`, or further from the expected than sums are."""
    wrong = []
    for name, numbers in expected.items():
        other = found.get(name)
        scale = max(map(abs, numbers), default=0.0)
        bound = TOLERANCE * scale + 1e-6
        if other is None or len(other) != len(numbers) or not all(
                abs(one - two) <= bound for one, two in zip(numbers, other, strict=True)):
            wrong.append(name)
    return wrong
