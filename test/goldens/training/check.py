#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains in every combination of options: sharded, unsharded, against PyTorch.

usage: check.py [--work DIR] [--every N] [--only I] [--layouts flat,per_param]
                [--strategies full_shard,no_shard]

Sharded runs of 2 ranks equal the unsharded reference bit by bit: losses, norms,
loss scales, final parameters. They agree with the golden of PyTorch's FSDP within
the tolerance of their precision; loss scales and skipped steps are the same.

The tolerances: f32 differs by the order of sums. 16-bit types round where PyTorch
does not and the other way round, and training makes of that what it will (an
optimizer that divides by a gradient's size, or takes its sign, may go the other
way): the noise of the precision is how far PyTorch's own 16-bit training is from
its training in f32 with the same options. A run that is right, and rounds in its
own way, is as far from PyTorch's as two such runs are from each other: sqrt(2)
of it, if their errors do not depend on each other. Twice is what is allowed.
"""

import argparse
import json
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "Integration")]

import combinations as table  # noqa: E402
from harness import call, make_work  # noqa: E402
from results import compare  # noqa: E402

# f32: the largest error of a parameter relative to the largest value of its
# tensor, and of losses and norms relative to themselves.
F32 = 1e-5
# 16 bits: the distance from PyTorch's run in units of the precision's noise.
NOISE = 2.0


def distance(left, right):
    """The root of the mean square of the differences of two lists."""
    return math.sqrt(sum((a - b) ** 2 for a, b in zip(left, right, strict=True))
                     / max(len(left), 1))


def joined(golden, index, prefix):
    """All parameters of a combination, one after another."""
    prefix = f"{index}.{prefix}"
    return [x for key in sorted(golden) if key.startswith(prefix) for x in golden[key].values()]


class Run:
    """One combination."""

    def __init__(self, index, combination, work):
        self.index, self.combination = index, combination
        self.work = work / str(index)
        self.work.mkdir(parents=True, exist_ok=True)
        self.param = combination["precision"].partition("-")[0]

    def data(self):
        """The batches, with the poisoned ones."""
        folder = self.work / "data"
        (folder / "batches").mkdir(parents=True, exist_ok=True)
        bad = table.poisoned(self.combination)
        for rank in range(table.WORLD):
            for number in range(table.STEPS * table.micro_batches(self.combination)):
                name = f"rank{rank}-step{number}.safetensors"
                source, target = HERE / "batches" / name, folder / "batches" / name
                if (rank, number) in bad:
                    content = bytearray(source.read_bytes())
                    begin = 8 + int.from_bytes(content[:8], "little")
                    first = begin + json.loads(content[8:begin])["0"]["data_offsets"][0]
                    content[first:first + 4] = b"\0\0\x80\x7f"  # infinity
                    target.write_bytes(content)
                elif not target.exists():
                    target.symlink_to(source)
        return folder

    def compile(self, name, *options):
        c = self.combination
        reduce = c["precision"].partition("-")[2]
        arguments = ["--wrap", "class:Block", "--optimizer"]
        arguments.append(table.OPTIMIZERS[c["optimizer"]][0])
        if reduce:
            arguments.append(f"--reduce-dtype={reduce}")
        if c["clip"] == "value":
            arguments.append(f"--clip-value={table.CLIP_VALUE}")
        elif c["clip"] != "none":
            arguments.append(f"--clip-norm={table.CLIP}")
            arguments.append(f"--clip-norm-type={c['clip'].removeprefix('norm')}")
        if c["scaler"] == "on":
            values = ",".join(f"{k}={v}" for k, v in table.SCALER.items())
            arguments.append(f"--grad-scaler={values}")
        if c["groups"] == "two":
            hypers = table.OPTIMIZERS[c["optimizer"]][1]
            group = {k: v for k, v in table.GROUP.items() if k in hypers or k == "lr"}
            group["weight_decay"] = 0.0
            values = ",".join(f"{k}={v}" for k, v in group.items())
            arguments.append(f"--param-group=*bias:{values}")
        artifact = self.work / f"{name}.so"
        call("fsdp-compile", HERE / self.param / "model.mlir", *arguments, *options,
             "-o", artifact)
        return artifact

    def run(self, artifact, name, *options):
        hypers = table.OPTIMIZERS[self.combination["optimizer"]][1]
        values = [f"--hyper={k}={v}" for k, v in hypers.items()]
        log, save = self.work / f"{name}.jsonl", self.work / f"{name}.safetensors"
        call("fsdp-run", artifact, "--data", self.data(), "--init",
             HERE / "init.safetensors", "--steps", table.STEPS, "--progress", "never",
             *values, "--log", log, "--save", save, *options)
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        for line in lines:
            for key in list(line):
                if key.endswith("_per_second") or key == "seconds":
                    del line[key]
        return lines, compare.read_safetensors(save)[0]

    def sharded_options(self):
        c = self.combination
        if c["accumulation"] == "none":
            return []
        return [f"--micro-batches={table.MICRO_BATCHES}", f"--gradients={c['accumulation']}"]

    def reference(self):
        keeps = self.combination["accumulation"] == "keep"
        artifact = self.compile("reference", "--world=1", "--separate-optimizer",
                                *(self.sharded_options() if keeps else []))
        adds = self.combination["accumulation"] == "reduce"
        more = [f"--micro-batches={table.MICRO_BATCHES}"] if adds else []
        return self.run(artifact, "reference", f"--reference={table.WORLD}", *more)

    def fail(self, text):
        print(f"{self.index} {table.name(self.combination)}: {text}")
        return False

    def same(self, first, second, what):
        """Logs and parameters, bit for bit."""
        if json.dumps(first[0]) != json.dumps(second[0]):
            for a, b in zip(first[0], second[0], strict=True):
                if json.dumps(a) != json.dumps(b):
                    return self.fail(f"{what}: {a} is not {b}")
        for name, tensor in first[1].items():
            if bytes(tensor.data) != bytes(second[1][name].data):
                return self.fail(f"{what}: {name} differs")
        return True

    def close(self, result, golden):
        """Parameters, losses, norms and loss scales are PyTorch's."""
        lines, tensors = result
        prefix = f"{self.index}.param."
        names = sorted(key.removeprefix(prefix) for key in golden if key.startswith(prefix))
        if not names or not set(names) <= set(tensors):
            return self.fail(f"expected parameters {names}, got {sorted(tensors)}")
        values = {name: list(tensors[name].values()) for name in names}
        if self.param == "f32":
            worst = [self.relative(values, golden)]
            limits = [F32] * 3
        else:
            have = [x for name in names for x in values[name]]
            want = joined(golden, self.index, "param.")
            # Where PyTorch's two runs agree, that of f32 sums.
            least = F32 * distance(want, [0.0] * len(want))
            worst = [distance(have, want) / max(self.noise(golden), least)]
            limits = [NOISE] * 3
        worst.append(self.figures("loss", [line["loss"] for line in lines], golden))
        worst.append(self.figures("norm", [[line.get("grad_norm")] for line in lines], golden))
        text = ", ".join(f"{what} {far:.1e}" for what, far in
                         zip(("parameters", "losses", "norms"), worst, strict=True))
        if not all(far <= limit for far, limit in zip(worst, limits, strict=True)):
            return self.fail(f"too far from PyTorch: {text}")
        print(f"{self.index} {table.name(self.combination)}: from PyTorch {text}")
        return self.same_scales(lines, golden)

    def noise(self, golden):
        """How far PyTorch's parameters are from those it has in f32. Lion's are wide
        apart where a sign goes the other way, which is rare: a run without says
        little, so that it is at least that of all its runs.
        """
        def apart(index):
            return distance(joined(golden, index, "param."), joined(golden, index, "wide.param."))
        own = apart(self.index)
        if self.combination["optimizer"] != "lion":
            return own
        alike = [apart(i) for i, c in enumerate(table.combinations()) if c["optimizer"] == "lion"
                 and c["precision"].partition("-")[0] == self.param]
        return max(own, distance(alike, [0.0] * len(alike)))

    def relative(self, values, golden):
        """The largest error relative to the largest value of its tensor."""
        worst = 0.0
        for name, have in values.items():
            want = list(golden[f"{self.index}.param.{name}"].values())
            scale = max(map(abs, want)) or 1.0
            # Not a number is not close to anything.
            errors = [abs(a - b) / scale for a, b in zip(have, want, strict=True)]
            worst = max([worst, *(e if math.isfinite(e) else math.inf for e in errors)])
        return worst

    def figures(self, what, rows, golden):
        """How far a figure of the steps is, relative to itself: for f32 the worst, else
        the distance in units of the noise.
        """
        want = golden.get(f"{self.index}.{what}")
        if want is None:
            return 0.0
        have = [math.nan if x is None else x for row in rows for x in row]
        want = list(want.values())
        wide = golden.get(f"{self.index}.wide.{what}")
        wide = list(wide.values()) if wide else want
        if [math.isfinite(x) for x in have] != [math.isfinite(x) for x in want]:
            return math.inf
        ours = [h / w - 1 for h, w in zip(have, want, strict=True) if math.isfinite(w)]
        if self.param == "f32":
            return max(map(abs, ours))
        # What is trained in f32 is not poisoned.
        count = table.micro_batches(self.combination)
        bad = {(number // count, rank) for rank, number in table.poisoned(self.combination)}
        width = len(want) // table.STEPS
        noise = [f / w - 1 for i, (w, f) in enumerate(zip(want, wide, strict=True))
                 if math.isfinite(w) and (i // width, i % width) not in bad]
        zeros = [0.0] * len(ours)
        return distance(ours, zeros) / max(distance(noise, zeros[:len(noise)]), F32)

    def same_scales(self, lines, golden):
        want = golden.get(f"{self.index}.scale")
        if want is None:
            return True
        have = [line["loss_scale"] for line in lines]
        if have != list(want.values())[: len(have)]:
            return self.fail(f"loss scales {have} are not PyTorch's {list(want.values())}")
        return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1, help="each N-th combination")
    parser.add_argument("--only", type=int, help="this combination")
    parser.add_argument("--layouts", default="flat")
    parser.add_argument("--strategies", default="full_shard")
    options = parser.parse_args()
    golden, _ = compare.read_safetensors(HERE / "golden.safetensors")
    work = make_work(options.work)
    good, count = True, 0
    for index, combination in enumerate(table.combinations()):
        if options.only not in (None, index) or index % options.every:
            continue
        run = Run(index, combination, work)
        reference = run.reference()
        fine = run.close(reference, golden)
        for layout in options.layouts.split(","):
            for strategy in options.strategies.split(","):
                name = f"{layout}-{strategy}"
                artifact = run.compile(name, f"--world={table.WORLD}", "--layout", layout,
                                       "--strategy", strategy, *run.sharded_options())
                fine &= run.same(run.run(artifact, name), reference, name)
        good &= fine
        count += 1
    print(f"{count} combinations: {'agree' if good else 'FAILED'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
