"""Steps whose arguments have shardings, of upstream's dialect and of Shardy, against those
whose params have marks: the same bits, and near the step that is whole.

usage: parallel_shardings.py MODEL --cuts '{"*.up_proj.weight": 0, ...}' [--work DIR]

The first pattern of a param's name that matches says along which dimension it is cut.
"""
import argparse
import fnmatch
import json
import pathlib
import re
import sys
import types

import harness
import parallel

GRID, SIZES, AXIS = "dp=2,tp=2", "?x?", 1
ARGUMENT = re.compile(
    r"(%\w+): (tensor<([\dx]*)[a-z]+\d+>) \{fsdp\.role = #fsdp\.state<@model::([^>]*)>\}")


def find_cuts(text, patterns):
    """By argument, the dimension, or None, its rank, its name and its type."""
    found = {}
    step = text[text.index("func.func @step("):]
    for value, kind, sizes, path in ARGUMENT.findall(step[:step.index("\n")]):
        name = path.replace('"', "").replace("::@", ".").removeprefix("@")
        dim = next((dim for pattern, dim in patterns.items()
                    if fnmatch.fnmatchcase(name, pattern)), None)
        found[value] = (dim, len([size for size in sizes.split("x") if size]), path, kind)
    return found


def mark(text, cuts):
    """`fsdp.cut` of each param; names of a tree are found level by level."""
    lines, path = [], []
    names = {path: (dim, rank) for dim, rank, path, _ in cuts.values() if dim is not None}
    for line in text.splitlines(keepends=True):
        opened = re.match(r'\s*fsdp\.module @("[^"]*"|\w+).*\{$', line)
        param = re.match(r'(\s*fsdp\.param @("[^"]*"|\w+))(.*)', line, re.S)
        if opened:
            path.append(opened[1])
        elif line.strip() == "}" and path:
            path.pop()
        key = "::".join("@" + name for name in [*path[1:], param[2]]) if param else None
        if key in names:
            dim, rank = names[key]
            axes = ", ".join(str(AXIS if each == dim else -1) for each in range(rank))
            line = f"{param[1]} {{fsdp.cut = array<i64: {axes}>}}{param[3]}"
        lines.append(line)
    return "".join(lines)


def shard_upstream(text, cuts):
    """`shard.shard` of each argument at the top of the step."""
    begin = text.index("func.func @step(")
    end = text.index("\n", begin)
    ops = []
    for number, (value, (dim, rank, _, kind)) in enumerate(cuts.items()):
        axes = ", ".join(f"[{AXIS}]" if each == dim else "[]" for each in range(rank))
        ops.append(f"    %sharding{number} = shard.sharding @grid split_axes = [{axes}] : "
                   f"!shard.sharding\n    %lies{number} = shard.shard {value} to "
                   f"%sharding{number} annotate_for_users : {kind}\n")
        rest = re.sub(rf"{value}\b", f"%lies{number}", text[end:])
        text = text[:end] + rest
    return text[:end + 1] + "".join(ops) + text[end + 1:]


def shard_shardy(text, cuts):
    """`sdy.sharding` of each argument."""
    for value, (dim, rank, path, _) in cuts.items():
        axes = ", ".join('{"tp"}' if each == dim else "{}" for each in range(rank))
        role = f"{{fsdp.role = #fsdp.state<@model::{path}>"
        before = text.index(f"{value}: ", text.index("func.func @step("))
        at = text.index(role, before) + len(role)
        text = f"{text[:at]}, sdy.sharding = #sdy.sharding<@mesh, [{axes}]>{text[at:]}"
    mesh = '"sdy.mesh"() <{mesh = #sdy.mesh<["dp"=2, "tp"=2]>, sym_name = "mesh"}> : () -> ()'
    return text.replace("  shard.grid", f"  {mesh}\n  shard.grid", 1)


def train(options, work, name, write=None, ranks=("--grid", GRID)):
    """Trains the program that `write` makes of the model's."""
    folder = options.model
    if write:
        folder = work / name
        folder.mkdir()
        for path in options.model.iterdir():
            if path.name != "model.mlir":
                (folder / path.name).symlink_to(path.resolve())
        text = (options.model / "model.mlir").read_text()
        cuts = find_cuts(text, json.loads(options.cuts))
        if not any(dim is not None for dim, *_ in cuts.values()):
            raise harness.Failed("FAILED: nothing is cut")
        text = text.replace("@grid(shape = ?)", f"@grid(shape = {SIZES})")
        (folder / "model.mlir").write_text(write(text, cuts))
    how = types.SimpleNamespace(model=folder, wrap=None, optimizer="sgd", compile="", steps=3)
    return parallel.train(how, work, name, ranks)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--cuts", required=True)
    parser.add_argument("--tolerance", type=float, default=2e-6)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    work = harness.make_work(options.work)
    whole = train(options, work, "whole", ranks=("--world", "2"))
    marked = train(options, work, "marked", mark)
    apart, where = parallel.measure(whole, marked)
    print(f"marked: at most {apart:.1e} of the largest value apart ({where})")
    if apart > options.tolerance:
        raise harness.Failed(f"FAILED: more than {options.tolerance}")
    for name, write in (("shard", shard_upstream), ("shardy", shard_shardy)):
        found = train(options, work, name, write)
        if found[0] != marked[0] or not parallel.same_bits(marked, found):
            raise harness.Failed(f"FAILED: {name}: other bits")
        print(f"{name}: the same bits")
    # Where the grid has no such axis nothing is cut.
    found = train(options, work, "nothing", shard_shardy_whole, ("--world", "2"))
    if not parallel.same_bits(whole, found):
        raise harness.Failed("FAILED: without 'tp' something is cut")
    print("without tp: whole")


def shard_shardy_whole(text, cuts):
    return shard_shardy(text.replace(f"@grid(shape = {SIZES})", "@grid(shape = ?)"), cuts)


if __name__ == "__main__":
    sys.exit(main())
