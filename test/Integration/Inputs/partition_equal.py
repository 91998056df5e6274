#!/usr/bin/env python3
"""Cuts the steps of a file over an axis and runs all ranks with mlir-runner.

usage: partition_equal.py FILE [--ranks N]...

Each program of the file has a grid of one axis (`tp`, `cp` or `ep`), parameters of @model and a
@step of f64. What every rank returns is what the step without cuts returns of its batch; random
steps: test/fuzz/fuzz_partition.py.
"""
import argparse
import dataclasses
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "fuzz"))

import fuzz_partition  # noqa: E402
from partition_cases import Case, Param, Value  # noqa: E402

TENSOR = r"tensor<((?:\d+x)*)f64>"
PARAM = re.compile(rf"fsdp\.param @(\w+)(?: \{{fsdp\.cut = array<i64: ([-0-9, ]+)>\}})? : {TENSOR}")
ARGUMENT = re.compile(rf"(%\w+): {TENSOR}(?: \{{fsdp\.role = #fsdp\.state<@model::@(\w+)>\}})?")
STEP = re.compile(r"func\.func @step\((.*?)\)\s+-> \(?([^{]*?)\)? \{\n", re.S)


def read_shape(text):
    return tuple(int(size) for size in text.split("x") if size)


@dataclasses.dataclass
class Written(Case):
    """A program as it is written, for so many ranks."""

    text: str = ""

    def write(self, name="step", grid=True):
        ranks = f"shape = {self.ranks if grid else 1}"
        return self.text.replace("@step(", f"@{name}(").replace("shape = ?", ranks)


def read(text, ranks):
    cuts = {name: list(map(int, cut.split(","))) if cut else []
            for name, cut, _ in PARAM.findall(text)}
    arguments, returned = STEP.search(text).groups()
    params, inputs = [], []
    for name, shape, param in ARGUMENT.findall(arguments):
        value = Value(name, read_shape(shape))
        if param:
            params.append(Param(value, cuts[param] or [-1] * len(value.shape)))
        else:
            inputs.append(value)
    results = [(Value(f"%result{number}", read_shape(shape)), None)
               for number, shape in enumerate(re.findall(TENSOR, returned))]
    axis = re.search(r'fsdp\.axis_names = \["(\w+)"\]', text)[1]
    return Written((ranks,), (axis,), params, inputs, {}, [], results, text=text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--ranks", type=int, action="append")
    options = parser.parse_args()
    programs = options.file.read_text().split(fuzz_partition.SPLIT)
    failed = False
    for ranks in options.ranks or [2]:
        for program in programs:
            name = re.search(r"fsdp\.module @model class \"(\w+)\"", program)[1]
            problem = fuzz_partition.run_case(read(program, ranks))
            failed |= problem is not None
            print(f"{name} on {ranks} ranks: {problem[1] if problem else 'equal'}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
