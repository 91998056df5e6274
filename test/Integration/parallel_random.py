"""Params that are cut at random over ranks which share a batch, or over `ep`, where ranks have
their own, against those that are not.

usage: parallel_random.py [--models A,B] [--seeds FIRST:END] [--tolerance X] [--grids tp=2,...]

Each seed cuts each param of a model along a dimension of its own for each such axis of the grid,
or not at all, and scatters some sums; see parallel.py for what is compared.
"""
import argparse
import pathlib
import random
import re
import shutil
import sys
import types

import harness
import parallel

MODELS = pathlib.Path(__file__).resolve().parent.parent / "Models"
PARAM = re.compile(r'^(\s*fsdp\.param (?:frozen |unused )?@(?:"[^"]*"|\S+)) : tensor<([0-9x]*)')


def cut(text, axes, chance):
    """The program, with params cut over `axes`, their places and ranks, where dimensions have
    equal parts."""
    lines = []
    for line in text.splitlines(keepends=True):
        match = PARAM.match(line)
        if match and chance.random() < 0.8:
            sizes = [int(size) for size in match[2].split("x") if size]
            chosen = [-1] * len(sizes)
            for axis, ranks in chance.sample(axes, chance.randint(1, len(axes))):
                dims = [dim for dim, size in enumerate(sizes)
                        if size % ranks == 0 and size and chosen[dim] < 0]
                if dims:
                    chosen[chance.choice(dims)] = axis
            if max(chosen, default=-1) >= 0:
                cuts = ", ".join(map(str, chosen))
                mark = f"fsdp.cut = array<i64: {cuts}>"
                if chance.random() < 0.4:
                    mark += f", fsdp.scatter = {chance.choice([0, 1, -1])} : i64"
                line = f"{match[1]} {{{mark}}}{line[match.end(1):]}"
        lines.append(line)
    return "".join(lines)


def make_model(name, work, axes, chance):
    """A folder as the model's, with params that are cut."""
    folder = work / "cut"
    folder.mkdir()
    for path in (MODELS / name).iterdir():
        if path.name != "model.mlir":
            (folder / path.name).symlink_to(path.resolve())
    text = (MODELS / name / "model.mlir").read_text()
    (folder / "model.mlir").write_text(cut(text, axes, chance))
    return folder


def check(options, name, seed):
    chance = random.Random(f"{name} {seed}")
    grid = chance.choice(options.grids)
    words = [word.split("=") for word in grid.split(",")]
    axes = [(place, int(ranks)) for place, (axis, ranks) in enumerate(words)
            if axis in ("tp", "ep")]
    work = options.work / f"{name}-{seed}"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    folder = make_model(name, work, axes, chance)
    # AdamW makes large steps of gradients that are nothing but rounding.
    values = {"model": MODELS / name, "wrap": None, "steps": 2, "compile": "",
              "optimizer": "sgd"}
    if chance.random() < 0.3:
        values["compile"] = "--clip-norm 0.5"
    if chance.random() < 0.3:
        values["compile"] += " --layout per_param"
    if chance.random() < 0.3:
        values["wrap"] = "always"
    whole = types.SimpleNamespace(**values)
    expected = parallel.train(whole, work, "whole", ["--world", harness.count_batches(grid)])
    whole.model = folder
    found = parallel.train(whole, work, "parts", ["--grid", grid])
    apart, where = parallel.measure(expected, found)
    print(f"{name} {seed}: {grid} {values['compile']}: {apart:.1e} ({where})", flush=True)
    if apart > options.tolerance:
        raise harness.Failed(f"FAILED: {name} {seed}: more than {options.tolerance}: {work}")
    shutil.rmtree(work)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--models", default="mlp_stack_norm,llama,gpt")
    parser.add_argument("--seeds", default="0:4")
    parser.add_argument("--tolerance", type=float, default=5e-5)
    parser.add_argument("--grids", default="tp=2;dp=2,tp=2;tp=2,dp=2;ep=2;dp=2,ep=2;ep=2,tp=2")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.work = harness.make_work(options.work)
    options.grids = options.grids.split(";")
    first, end = map(int, options.seeds.split(":"))
    failed = []
    for seed in range(first, end):
        for name in options.models.split(","):
            try:
                check(options, name, seed)
            except harness.Failed as error:
                print(str(error)[:1500], flush=True)
                failed.append(f"{name} {seed}")
    if failed:
        sys.exit(f"FAILED: {', '.join(failed)}")


if __name__ == "__main__":
    main()
