#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cuts random steps over axes of the model and of experts, runs all ranks against the whole.

usage: fuzz_partition.py [--seed S] [--cases N] [--first I] [--keep DIR] [--reduce]

A case (test/fuzz/partition_cases.py) goes through fsdp-partition and
fsdp-expand-ranks, which holds all ranks in one function, and is run by
mlir-runner. What every rank returns, gradients of params in their parts, is what
the step without cuts returns, but for rounding; the gradient of a param that `ep`
cuts is the mean over these ranks' batches, and that of one which `cp` does not cut
is the mean of what ranks along it return. Cases run several in a process;
those of a process that fails run alone.

With --keep, the program of each problem is kept in DIR; with --reduce, pieces
are taken out of it as long as it shows its problem.
"""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import struct
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "fuzz"), str(ROOT / "test" / "Integration" / "Inputs")]

from expand_ranks import LOWERING  # noqa: E402
import partition_cases  # noqa: E402
from reporting import report  # noqa: E402

TOLERANCE = 1e-9
TOGETHER = 10
SECONDS = int(os.environ.get("FSDP_FUZZ_SECONDS", "600"))
EXPAND = ("func.func({tiles}fsdp-expand-attention),fsdp-expand-ranks{{strip}},"
          "func.func(fsdp-full-rank-slices)")
TILES = "fsdp-tile-attention{rows=2 columns=1},"
SPLIT = "// -----\n"


class Problem(Exception):
    """What is wrong: its kind, and a text."""

    def __init__(self, kind, text):
        super().__init__(f"{kind}: {text}")
        self.kind = kind


def call(kind, *command, stdin):
    try:
        done = subprocess.run(command, input=stdin, capture_output=True, text=True,
                              timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Problem("hang", f"{command[0]} took longer than {SECONDS} s") from None
    if done.returncode:
        raise Problem("crash" if done.returncode != 1 else kind, f"{command[0]}: {done.stderr[:1500]}")
    return done.stdout


def optimize(texts, tag, pipeline):
    """The functions of each program, without its module; aliases have the tag."""
    text = call("refusal", "fsdp-opt", "--split-input-file",
                f"--pass-pipeline=builtin.module({pipeline})", stdin=SPLIT.join(texts))
    found = []
    for index, part in enumerate(text.split(SPLIT)):
        head, body = re.match(r"(.*?)^module[^\n]*\{\n(.*)^\}\n*\Z", part, re.S | re.M).groups()
        rename = re.compile(r"#(map\d*|set\d*)\b")
        found.append(tuple(rename.sub(rf"#\1_{tag}{index}", each) for each in (head, body)))
    assert len(found) == len(texts)
    return found


class Main:
    """Calls steps and prints what they return."""

    def __init__(self):
        self.lines, self.sizes, self.next = [], [], 0

    def name(self):
        self.next += 1
        return f"%m{self.next}"

    def constant(self, shape, dtype, elements):
        texts = iter([f"{each:.17e}" if dtype == "f64" else str(each) for each in elements])

        def nest(sizes):
            if not sizes:
                return next(texts)
            return f"[{', '.join(nest(sizes[1:]) for _ in range(sizes[0]))}]"

        name, type_ = self.name(), partition_cases.Value("", shape, dtype).type
        self.lines.append(f"{name} = arith.constant dense<{nest(shape)}> : {type_}")
        return name, type_

    def call(self, function, operands, shapes):
        name = self.name()
        types = [partition_cases.Value("", shape).type for shape in shapes]
        self.lines.append(
            f"{name}:{len(types)} = func.call @{function}({', '.join(each for each, _ in operands)})"
            f" : ({', '.join(type_ for _, type_ in operands)}) -> ({', '.join(types)})")
        for index, (shape, type_) in enumerate(zip(shapes, types)):
            bits, cast, wide = self.name(), self.name(), type_.replace("f64", "i64")
            self.lines += [
                f"{bits} = arith.bitcast {name}#{index} : {type_} to {wide}",
                f"{cast} = tensor.cast {bits} : {wide} to tensor<*xi64>",
                f"func.call @printMemrefI64({cast}) : (tensor<*xi64>) -> ()"]
            self.sizes.append(shape)

    def run(self, parts):
        """The results of all calls, in order."""
        heads = "".join(head for head, _ in parts)
        text = heads + "module {\n" + "".join(body for _, body in parts)
        text += "func.func private @printMemrefI64(tensor<*xi64>) attributes {llvm.emit_c_interface}\n"
        text += "func.func @main() {\n" + "\n".join(self.lines) + "\nreturn\n}\n}\n"
        lowered = call("lowering", "mlir-opt", f"-pass-pipeline={LOWERING}", stdin=text)
        out = call("run", "mlir-runner", "-e", "main", "-entry-point-result=void",
                   f"-shared-libs={','.join(find_libraries())}", stdin=lowered)
        blocks = out.split("Unranked Memref")[1:]
        assert len(blocks) == len(self.sizes)
        return [[struct.unpack("<d", struct.pack("<q", int(number)))[0]
                 for number in re.findall(r"-?\d+", block.split("data =")[1])]
                for block in blocks]


def find_libraries():
    if not hasattr(find_libraries, "found"):
        folder = call("run", "llvm-config", "--libdir", stdin="").strip()
        find_libraries.found = [f"{folder}/libmlir_{name}.so"
                                for name in ("runner_utils", "c_runner_utils")]
    return find_libraries.found


def draw(value, batch, limits):
    """Elements of a param, or an input of a batch."""
    rng = random.Random(f"{value.name} {batch}")
    count = 1
    for size in value.shape:
        count *= size
    if value.dtype == "i64":
        return [rng.randrange(limits[value.name]) for _ in range(count)]
    return [rng.uniform(-1, 1) for _ in range(count)]


def add_calls(main, case, number):
    """The step of each batch, then that of all ranks."""
    params = [draw(param.value, 0, {}) for param in case.params]
    batches = sorted({case.batch(rank) for rank in range(case.ranks)})
    inputs = {batch: [draw(value, batch, case.limits) for value in case.inputs]
              for batch in batches}
    for batch in batches:
        operands = [main.constant(param.value.shape, "f64", elements)
                    for param, elements in zip(case.params, params)]
        operands += [main.constant(value.shape, value.dtype, elements)
                     for value, elements in zip(case.inputs, inputs[batch])]
        main.call(f"whole{number}", operands, [value.shape for value, _ in case.results])
    operands = []
    for index, elements in enumerate(params):
        operands += [main.constant(case.piece_shape(index), "f64", case.piece(index, elements, rank))
                     for rank in range(case.ranks)]
    for index, value in enumerate(case.inputs):
        operands += [main.constant(value.shape, value.dtype, inputs[case.batch(rank)][index])
                     for rank in range(case.ranks)]
    shapes = []
    for value, param in case.results:
        shapes += [value.shape if param is None else case.piece_shape(param)] * case.ranks
    main.call(f"parts{number}", operands, shapes)
    return len(batches)


def compare(case, batches, values):
    """Takes the results of a case from an iterator; a text if some differ."""
    whole = [[next(values) for _ in case.results] for _ in range(batches)]
    wrong = []
    for index, (value, param) in enumerate(case.results):
        returned = [next(values) for _ in range(case.ranks)]
        for rank in range(case.ranks):
            want, got = whole[case.batch(rank)][index], returned[rank]
            if param is not None:
                shared = [returned[other] for other in case.sharers(rank, param)]
                got = [sum(each) / len(shared) for each in zip(*shared)]
                summed = [whole[batch][index] for batch in case.batches(rank, param)]
                want = [sum(each) / len(summed) for each in zip(*summed)]
            scale = max(map(abs, want), default=0.0)
            if param is not None:
                want = case.piece(param, want, rank)
            limit = TOLERANCE * max(scale, 1e-3)
            apart = max((abs(a - b) if a == a or b == b else 0.0
                         for a, b in zip(want, got, strict=True)), default=0.0)
            if not apart <= limit:
                wrong.append(f"result {index} ({value.name}) of rank {rank} by {apart:.1e}")
    return "; ".join(wrong[:4])


def split_params(cases):
    """Says which params are cut in blocks, and in which."""
    text = call("refusal", "fsdp-opt", "--split-input-file",
                "--pass-pipeline=builtin.module(fsdp-partition)",
                stdin=SPLIT.join(case.write() for case in cases))
    for case, part in zip(cases, text.split(SPLIT), strict=True):
        found = re.findall(r"fsdp\.param @p(\d+) piece <.*? blocks \[(.*?)\]>", part)
        case.blocks = {int(param): list(map(int, sizes.split(", "))) for param, sizes in found}


def check(cases):
    """For each case a text if it is wrong; raises a problem of any. All ranks attend by
    tiles, the reference does not."""
    whole = optimize([case.write(f"whole{number}", grid=False)
                      for number, case in enumerate(cases)], "whole", EXPAND.format(tiles=""))
    split_params(cases)
    parts = []
    forms = [(case.context, TILES if case.tiles else "") for case in cases]
    for number, (context, tiles) in enumerate(sorted(set(forms))):
        parts += optimize(
            [case.write(f"parts{index}") for index, case in enumerate(cases)
             if forms[index] == (context, tiles)],
            f"parts{number}x", f"fsdp-partition{{context={context}}},{EXPAND.format(tiles=tiles)}")
    main = Main()
    batches = [add_calls(main, case, number) for number, case in enumerate(cases)]
    values = iter(main.run(whole + parts))
    return [compare(case, count, values) for case, count in zip(cases, batches)]


def run_case(case):
    """(kind, text) of a case's problem, or None."""
    try:
        wrong = check([case])[0]
        return ("wrong", f"wrong: {wrong}") if wrong else None
    except Problem as problem:
        return problem.kind, str(problem)


def reduce(case):
    kind, text = run_case(case) or ("", "no problem")
    shrinking = bool(kind)
    while shrinking:
        shrinking = False
        for other in partition_cases.smaller(case):
            found = run_case(other)
            if found and found[0] == kind:
                case, text, shrinking = other, found[1], True
                break
    return case, text


def run_numbers(options, numbers):
    """[(number, problem or None)]"""
    cases = [partition_cases.make_case(f"{options.seed}/{number}") for number in numbers]
    try:
        found = [("wrong", f"wrong: {wrong}") if wrong else None for wrong in check(cases)]
    except Problem:
        found = [run_case(case) for case in cases]
    if options.keep:
        for number, case, problem in zip(numbers, cases, found):
            if problem:
                options.keep.mkdir(parents=True, exist_ok=True)
                text = problem[1]
                if options.reduce:
                    case, text = reduce(case)
                lines = "".join(f"// {line}\n" for line in text.splitlines())
                (options.keep / f"{options.seed}-{number}.mlir").write_text(lines + case.write())
    return list(zip(numbers, found))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cases", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--keep", metavar="DIR", type=pathlib.Path)
    parser.add_argument("--reduce", action="store_true")
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.cases)
    groups = [numbers[place:place + TOGETHER] for place in range(0, len(numbers), TOGETHER)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = pool.map(lambda group: run_numbers(options, group), groups)
        return report(options, itertools.chain.from_iterable(found))


if __name__ == "__main__":
    sys.exit(main())
