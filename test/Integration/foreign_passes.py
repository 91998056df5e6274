#!/usr/bin/env python3
"""Inserts passes of others into the pipeline, runs what comes of it, and compares it
with the unsharded step that went through the same passes.

usage: foreign_passes.py STEP.mlir --work DIR --table FILE [--write] [--passes A,B]
                         [--every N]

For each pass and each position in front of bufferization (the pipeline says which
there are) a step is compiled with the pass at this position, sharded over two ranks
and for one rank as the reference. Where both programs are those without the pass
there is nothing to run; otherwise losses, gradients, parameters and buffers are
compared bit by bit. A table in FILE says what comes of it:

  =     the programs are the same
  ok    other programs, equal bits, no more memory
  more  as ok, with more memory for communication and temporaries
  copy  as ok or more, with copies at communication buffers
  no    refused, with an error that says why

The table has to agree with what is found; with --write it becomes that. --every N
tries every N-th pair of a position and a pass only.
"""
import argparse
import dataclasses
import hashlib
import pathlib
import re
import sys

import small
from harness import Failed, Harness, call, make_work, pipeline_options
from results import read_json

PASSES = (
    "cse", "canonicalize", "symbol-dce", "loop-invariant-code-motion", "sccp", "mem2reg",
    "linalg-generalize-named-ops", "remove-dead-values",
)
LAST = "one-shot-bufferize"
WORLD = "2"


def split_pipeline(text):
    """The passes of a printed pipeline, those in nested managers as one."""
    passes, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            passes.append(text[start:at])
            start = at + 1
    return [" ".join(each.split()) for each in [*passes, text[start:]]]


def get_name(text):
    """The name of a pass without its options and managers."""
    return re.sub(r"^func\.func\( ?", "", text).split("{")[0].rstrip(") ")


@dataclasses.dataclass
class Inserting(Harness):
    """A harness that compiles with a pass inserted; None for none."""

    insertion: tuple = None

    def list_passes(self, *options):
        """The pipeline's passes."""
        words = pipeline_options(self.list_options("--wrap=" + self.wrap, *options))
        said = call("fsdp-opt", self.model / "model.mlir", "--dump-pass-pipeline",
                    f"--fsdp-pipeline={words}", "-o", "/dev/null").stderr
        text = said[said.index("builtin.module(") + len("builtin.module("):]
        return split_pipeline(text[:text.rindex(")")])

    def lower(self, *options):
        """The lowered program, as text."""
        passes = self.list_passes(*options)
        if self.insertion:
            position, name = self.insertion
            passes.insert(position, name)
        return call("fsdp-opt", self.model / "model.mlir",
                    f"--pass-pipeline=builtin.module({','.join(passes)})").stdout

    def compile(self, name, *options):
        text = self.lower(*options)
        stem = self.work / hashlib.sha256(text.encode()).hexdigest()[:24]
        artifact = stem.with_suffix(".so")
        if not artifact.exists():
            stem.with_suffix(".mlir").write_text(text)
            call("fsdp-compile", "--lowered", stem.with_suffix(".mlir"), "-o", artifact,
                 "--report", stem.with_suffix(".json"))
        return artifact


class Trial:
    """One step, with passes inserted at positions."""

    def __init__(self, model, work):
        self.harness = Inserting(model, make_work(work), "sgd", steps=small.STEPS,
                                 wrap="always")
        self.passes = self.harness.list_passes("--grid", WORLD)
        self.known = {}
        self.plain = self.compile(None)
        self.check(self.plain)

    def list_positions(self):
        """Number and name of the pass behind each position."""
        names = [get_name(each) for each in self.passes]
        return list(enumerate(names[:names.index(LAST) + 1]))

    def compile(self, insertion):
        """The sharded program and the reference."""
        self.harness.insertion = insertion
        reference = ["--grid", "1", "--separate-optimizer"]
        return (self.harness.compile("sharded", "--grid", WORLD),
                self.harness.compile("reference", *reference))

    def check(self, artifacts):
        """Runs both programs, once, and compares them."""
        if artifacts in self.known:
            return
        name = f"run-{len(self.known)}"
        sharded, reference = artifacts
        got = self.harness.run(sharded, name, WORLD)
        expected = self.harness.run(reference, f"{name}-reference", WORLD, "--reference", WORLD,
                                    "--micro-batches", "1")
        self.harness.same(expected, got)
        self.known[artifacts] = True

    def describe(self, artifacts):
        """Bytes of communication buffers and temporaries, copies at the former."""
        report = read_json(artifacts[0].with_suffix(".json"))
        copies = sum(copy["communication"] for copy in report["copies"])
        return report["memory"]["comm_bytes"] + report["memory"]["temp_bytes"], copies

    def run(self, position, name):
        """What the table says of a pass at a position."""
        try:
            artifacts = self.compile((position, name))
        except Failed as failure:
            print(f"{name} before pass {position} is refused: "
                  + next(iter(re.findall(r"error: (.*)", str(failure))), str(failure)))
            return "no"
        if artifacts == self.plain:
            return "="
        self.check(artifacts)
        found, plain = self.describe(artifacts), self.describe(self.plain)
        if found[1] > plain[1]:
            return "copy"
        return "more" if found[0] > plain[0] else "ok"


def format_table(positions, cells):
    """Rows of the table: positions that have the same cells share one."""
    rows = []
    for (position, name), row in zip(positions, cells):
        if rows and rows[-1][2] == row:
            rows[-1][1] = (position, name)
        else:
            rows.append([(position, name), (position, name), row])
    yield "| in front of | " + " | ".join(f"`{name}`" for name in PASSES) + " |"
    yield "|---" * (1 + len(PASSES)) + "|"
    for first, last, row in rows:
        place = f"{first[0]} `{first[1]}`"
        if last != first:
            place += f" to {last[0]} `{last[1]}`"
        yield f"| {place} | " + " | ".join(row) + " |"


def read_table(lines):
    """The cells of a table by position."""
    cells = {}
    for line in lines[2:]:
        place, *row = [cell.strip() for cell in line.strip("|").split("|")]
        numbers = [int(number) for number in re.findall(r"(?:^|to )(\d+)", place)]
        for position in range(numbers[0], numbers[-1] + 1):
            cells[position] = row
    return cells


def find_table(text):
    """Where the table's text begins and ends."""
    start = text.index("| in front of |")
    return start, text.index("\n\n", start) if "\n\n" in text[start:] else len(text)


def check_table(trial, options):
    """Compares every N-th cell of the table with what is found."""
    text = options.table.read_text()
    start, end = find_table(text)
    table = read_table(text[start:end].strip().splitlines())
    pairs = [(position, column) for position, _ in trial.list_positions()
             for column, name in enumerate(PASSES) if name in options.passes.split(",")]
    wrong = 0
    for position, column in pairs[::options.every]:
        found = trial.run(position, PASSES[column])
        expected = table[position][column] if position in table else "nothing"
        if found != expected:
            wrong += 1
            print(f"FAILED: {PASSES[column]} before pass {position}: {options.table.name} "
                  f"has {expected}, found {found}")
    tried = len(pairs[::options.every])
    print(f"{tried} of {len(pairs)} insertions tried, {len(trial.known)} programs run, "
          f"{wrong} differ from the table")
    return 1 if wrong or len(table) != len(trial.list_positions()) else 0


def write_table(trial, path):
    positions = trial.list_positions()
    cells = [[trial.run(position, name) for name in PASSES] for position, _ in positions]
    text = path.read_text()
    start, end = find_table(text)
    path.write_text(text[:start] + "\n".join(format_table(positions, cells)) + text[end:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--table", type=pathlib.Path, required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--passes", default=",".join(PASSES))
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    trial = Trial(small.make_model(options.step, options.work / "model"), options.work)
    if options.write:
        write_table(trial, options.table)
        return 0
    return check_table(trial, options)


if __name__ == "__main__":
    sys.exit(main())
