#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares units and layouts with those that PyTorch decided.

usage: check_layouts.py DIR [--opt FSDP-OPT] [--jobs N] [--verbose]

Every file DIR/*.json is one recorded decision (see README.md beside this
script). Its module tree becomes input IR, phases 1 and 2 run with the file's
policy, ignored states, strategy and number of ranks, and units, their order,
parameters, entries, sizes and each rank's ranges must be the recorded ones.

Where PyTorch raised an error, a diagnostic is expected. One difference is
accepted: a weight whose names lie in two units is never untied here, as PyTorch
does. Which files these are follows from the files alone; there the error of
`tied=error` must come, and the units that have no part in it are compared under
`tied=split`.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test" / "python"))

import module_tree  # noqa: E402
import unit_rules  # noqa: E402

TIED = re.compile(r"error: .*all names of a parameter in one unit")
CRASH = re.compile(r"PLEASE submit a bug report|Stack dump|Assertion .* failed|Sanitizer")


class Failure(Exception):
    """What differs, one line each."""

    def __init__(self, *lines):
        super().__init__("\n".join(lines))
        self.lines = list(lines)


# ===----------------------------------------------------------------------===#
# What was recorded
# ===----------------------------------------------------------------------===#


class Golden:
    """A file, with every name of a tensor or module replaced by its first."""

    def __init__(self, data):
        self.data = data
        self.api = data["api"]
        self.world = data["world"]
        self.tree = module_tree.Tree(data["tree"])
        ignored = data.get("ignored") or {}
        self.ignored_modules = ignored.get("modules", [])
        self.ignored_states = ignored.get("states", [])
        self.ignored = self.tree.ignored_params(self.ignored_modules, self.ignored_states)
        self.error = data.get("error")
        self.ranks = {int(rank): units for rank, units in (data.get("ranks") or {}).items()}

    def first(self, fqn):
        return self.tree.first_name(fqn)

    def owners(self, units):
        """Parameter -> the recorded units that its names lie in."""
        wrapped = {self.first(unit["module"]) for unit in units} | {""}
        found = {}
        for occurrence in self.tree.occurrences:
            if occurrence.param not in self.ignored:
                owner = next(name for name in reversed(occurrence.path) if name in wrapped)
                found.setdefault(occurrence.param, set()).add(owner)
        return found

    def keeps(self):
        """Whether a flat unit has frozen parameters beside trainable ones."""
        return self.api == "FSDP1" and any(
            len({self.tree.params[self.first(param["fqn"])]["requires_grad"]
                 for param in unit["params"]}) > 1
            for units in self.ranks.values() for unit in units
        )

    def split(self):
        """Parameters whose names lie in several of the recorded units."""
        return {
            param
            for units in self.ranks.values()
            for param, owners in self.owners(units).items()
            if len(owners) > 1
        }


# ===----------------------------------------------------------------------===#
# What our passes decide
# ===----------------------------------------------------------------------===#


def _pipeline(golden, report, tied):
    """The passes of phases 1 and 2 with the settings of a file."""
    data, ignored, policy = golden.data, [], "none"
    if golden.api == "FSDP1" and golden.ignored_modules:
        ignored.append("ignore-modules=" + "|".join(golden.ignored_modules))
    if golden.api == "FSDP1" and golden.ignored_states:
        ignored.append("ignore-states=" + "|".join(golden.ignored_states))
    if golden.api == "FSDP1":
        original = data["use_orig_params"]
        policy = unit_rules.policy_text(data["policy"])
        form = f"strategy={data['strategy'].lower()} uniform=true"
        form += " frozen=keep" if original else ""
        alignment = 16 if original else 1
        layout = f"layout=flat alignment={alignment}"
    else:
        form = "order=postorder"
        if data.get("reshard_after_forward") is False:
            form += " strategy=shard_grad_op"
        alignment, layout = 1, "layout=per_param"
    passes = [
        "fsdp-normalize-input",
        f"fsdp-resolve-ignored{{{' '.join(ignored)}}}",
        f"fsdp-auto-wrap{{wrap={policy}}}",
        f"fsdp-form-units{{{form} tied={tied}}}",
        # Options for comparisons only make units that this verifier refuses.
        *(["fsdp-verify-units"] if tied == "error" and not golden.keeps() else []),
        f"fsdp-assign-layouts{{{layout}}}",
        f"fsdp-verify-layouts{{alignment={alignment}}}",
        f"fsdp-report-layouts{{ranks=true output={report}}}",
    ]
    return f"--pass-pipeline=builtin.module({','.join(passes)})"


@dataclasses.dataclass
class Result:
    """Outcome of one run of fsdp-opt."""

    code: int
    errors: str
    units: list
    empty: list
    report: dict  # of a unit by its name

    def member(self, unit, rank):
        """What a rank holds of a unit."""
        ranks = self.report[unit.name]["ranks"]
        return ranks[rank if unit.world > 1 else 0]

    def groups(self):
        """First FQN of a module -> its units, in order. Parameters of several
        element types, or frozen and trainable ones, are units of their own."""
        found = {}
        for unit in self.units:
            found.setdefault(unit.module, []).append(unit)
        return found


def _run(opt, golden, tied="error"):
    marks = {}
    if golden.api == "FSDP2":
        # Every call of fully_shard was given the ignored parameters, so they are
        # ignored where they are declared, inside of units too.
        marks = {golden.first(fqn): "fsdp.wrap" for fqn in golden.data["units_asked"]}
        for fqn in golden.ignored:
            golden.tree.params[fqn]["ignored"] = True
    source = module_tree.write_ir(golden.data["tree"], [golden.world], marks)
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.json"
        done = subprocess.run(
            [opt, "-", _pipeline(golden, report, tied), "--mlir-disable-threading"],
            input=source, capture_output=True, text=True, errors="surrogateescape",
        )
        if done.returncode not in (0, 1) or CRASH.search(done.stderr):
            raise Failure(f"fsdp-opt crashed with code {done.returncode}", *_head(done.stderr))
        if done.returncode == 0:
            described = json.loads(report.read_text())["units"]
            return Result(0, done.stderr, module_tree.read_units(done.stdout),
                          module_tree.read_empty_units(done.stdout),
                          {unit["name"]: unit for unit in described})
    return Result(1, done.stderr, [], [], {})


def _head(text, lines=4):
    return ["  " + line for line in text.strip().splitlines()[:lines]]


# ===----------------------------------------------------------------------===#
# Comparison
# ===----------------------------------------------------------------------===#


def _differences(what, expected, actual):
    return [] if expected == actual else [f"{what}: expected {expected}, got {actual}"]


def _entries(unit, with_tail):
    """Pieces of a flat layout, as recorded: (elements, whether padding)."""
    entries = []
    for numel, padding in zip(unit.numels, unit.paddings):
        entries += [(padding, True)] if padding else []
        entries.append((numel, False))
    if with_tail and unit.paddings[-1]:
        entries.append((unit.paddings[-1], True))
    return entries


def _compare_flat(golden, recorded, unit):
    """Order, entries and sizes of a flat unit."""
    where = f"unit '{recorded['module']}'"
    entries = [(entry["numel"], entry["padding"]) for entry in recorded["entries"]]
    found = _entries(unit, golden.data["use_orig_params"])
    shards = 1 if recorded["strategy"] == "NO_SHARD" else golden.world
    never = recorded["strategy"] == "SHARD_GRAD_OP" or recorded["module"] == ""
    lines = [
        *_differences(f"{where}, layout", "flat", unit.kind),
        *_differences(f"{where}, number of shards", shards, unit.world),
        *_differences(f"{where}, entries", entries, found),
        *_differences(f"{where}, unsharded_numel", recorded["unsharded_numel"],
                      sum(numel for numel, _ in found)),
        *_differences(f"{where}, shard_numel", recorded["shard_numel"], unit.shard_numel),
        *_differences(f"{where}, padded_unsharded_numel",
                      recorded["padded_unsharded_numel"], unit.full_numel),
    ]
    if shards > 1:
        lines += _differences(f"{where}, reshard", "never" if never else "after_forward",
                              unit.reshard)
    return lines


def _compare_flat_rank(recorded, unit, rank, member):
    """What one rank holds of a flat unit."""
    where = f"rank {rank}, unit '{recorded['module']}'"
    unpadded = recorded["unsharded_numel"]
    left = max(0, min(unit.shard_numel, unpadded - rank * unit.shard_numel))
    lines = []
    if unit.world > 1:
        lines = _differences(f"{where}, right_padding_of_this_shard",
                             recorded["right_padding_of_this_shard"], unit.shard_numel - left)
    whole = [{"in_shard": numel > 0, "offset_in_shard": offset, "numel_in_shard": numel,
              "first": 0} for offset, numel in zip(unit.offsets, unit.numels)]
    for entry, held in enumerate(recorded.get("ranges", whole)):
        expected = []
        if held["in_shard"]:
            expected = [(held["offset_in_shard"], held["first"], held["numel_in_shard"])]
        found = [
            (part["offset_in_shard"], part["first"], part["numel_in_shard"])
            for part in member["ranges"] if part["entry"] == entry
        ]
        lines += _differences(f"{where}, {unit.params[entry]} (offset, first, numel)",
                              expected, found)
    return lines


def _compare_per_param(golden, recorded, unit, rank, member):
    """What one rank holds of a unit whose parameters are cut by themselves,
    which does not depend on what else the unit has."""
    where = f"rank {rank}, unit '{recorded['module']}'"
    described = {golden.first(param["fqn"]): param for param in recorded["params"]}
    lines = _differences(f"{where}, layout", "per_param", unit.kind)
    if golden.world > 1 and recorded["module"]:
        kept = recorded["post_forward_world"] is None
        lines += _differences(f"{where}, reshard", "never" if kept else "after_forward",
                              unit.reshard)
    lines += _differences(f"{where}, number of shards", golden.world, unit.world)
    for entry, (fqn, found) in enumerate(zip(unit.params, member["params"])):
        param, name = described[fqn], f"{where}, {fqn}"
        for key in ("shard_dim", "sharded_size", "padded_sharded_size"):
            lines += _differences(f"{name}, {key}", param[key], found[key])
        held = sum(part["numel_in_shard"] for part in member["ranges"] if part["entry"] == entry)
        lines += _differences(f"{name}, elements", math.prod(param["sharded_size"]), held)
    return lines


def _compare_units(golden, recorded, groups, skipped):
    """Which units there are, in which order, and what they own."""
    expected = [golden.first(unit["module"]) for unit in recorded]
    found = list(groups)
    lines = _differences("units", [name for name in expected if name not in skipped],
                         [name for name in found if name not in skipped])
    if lines:
        return lines
    for one in recorded:
        module = golden.first(one["module"])
        if module in skipped:
            continue
        where = f"unit '{one['module']}', params"
        params = [golden.first(param["fqn"]) for param in one["params"]]
        owned = sorted(param for unit in groups[module] for param in unit.params)
        lines += _differences(where, sorted(params), owned)
        for unit in groups[module]:
            lines += _differences(where, [param for param in params if param in unit.params],
                                  unit.params)
        if golden.api == "FSDP1":
            lines += _differences(f"unit '{one['module']}', groups", 1, len(groups[module]))
    return lines


def _compare(golden, result, split=frozenset()):
    """All lines that differ, the first rank's decisions first."""
    for rank, recorded in sorted(golden.ranks.items()):
        owners = golden.owners(recorded)
        ours = golden.owners([{"module": unit.module} for unit in result.units])
        skipped = set().union(*(owners[param] | ours[param] for param in split))
        listed = [unit for unit in recorded if unit["params"]]
        groups = result.groups()
        lines = _compare_units(golden, listed, groups, skipped)
        if golden.api == "FSDP1" and not split:
            empty = sorted(unit["module"] for unit in recorded if not unit["params"])
            lines += _differences("empty units", empty, sorted(result.empty))
        if lines:
            raise Failure(f"rank {rank}:", *("  " + line for line in lines))
        for one in listed:
            module = golden.first(one["module"])
            for unit in groups[module] if module not in skipped else ():
                member = result.member(unit, rank)
                if golden.api == "FSDP1":
                    lines += _compare_flat(golden, one, unit)
                    lines += _compare_flat_rank(one, unit, rank, member) if not lines else []
                else:
                    lines += _compare_per_param(golden, one, unit, rank, member)
        if lines:
            raise Failure(*lines)


def _check_error(golden, result, what):
    if result.code == 0:
        raise Failure(f"expected an error ({what}), got none")
    if "error: " not in result.errors:
        raise Failure(f"expected a diagnostic ({what}), got:", *_head(result.errors))


def check(opt, path):
    """Compares one file; returns whether its error is the accepted one."""
    golden = Golden(json.loads(path.read_text()))
    split = golden.split()
    result = _run(opt, golden)
    if golden.error is not None:
        _check_error(golden, result, golden.error)
        return False
    if split:
        _check_error(golden, result, "a tied weight in two units")
        if not TIED.search(result.errors):
            raise Failure("expected the error of a tied weight in two units, got:",
                          *_head(result.errors))
        result = _run(opt, golden, tied="split")
    if result.code != 0:
        raise Failure("expected no error, got:", *_head(result.errors))
    _compare(golden, result, split)
    return bool(split)


# ===----------------------------------------------------------------------===#
# The command line
# ===----------------------------------------------------------------------===#


def _find_opt(given):
    if given:
        return given
    built = ROOT / "build" / "bin" / "fsdp-opt"
    found = shutil.which("fsdp-opt") or (str(built) if built.exists() else None)
    if not found:
        sys.exit("error: fsdp-opt is not on PATH; build it or pass --opt")
    return found


def _attempt(opt, path):
    try:
        return path, check(opt, path), []
    except Failure as failure:
        return path, False, failure.lines
    except (KeyError, ValueError, TypeError) as error:
        return path, False, [f"not readable: {type(error).__name__}: {error}"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], usage=__doc__.split("\n\n")[1][7:]
    )
    parser.add_argument("folder", metavar="DIR", type=pathlib.Path)
    parser.add_argument("--opt", help="the fsdp-opt to use (default: from PATH, or build/)")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--verbose", action="store_true", help="print all differing lines")
    options = parser.parse_args()
    opt = _find_opt(options.opt)
    paths = sorted(options.folder.glob("*.json"))
    if not paths:
        sys.exit(f"error: no recorded layouts in {options.folder}")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        outcomes = list(pool.map(lambda path: _attempt(opt, path), paths))
    failed = [(path, lines) for path, _, lines in outcomes if lines]
    tied = [path.name for path, accepted, lines in outcomes if accepted and not lines]
    for path, lines in failed:
        shown = lines if options.verbose else lines[:8]
        print(f"FAILED {path.name}", *("  " + line for line in shown), sep="\n")
        if len(shown) < len(lines):
            print(f"  ... and {len(lines) - len(shown)} more (--verbose)")
    if tied:
        print(f"{len(tied)} expected errors (tied weight in two units): {', '.join(tied)}")
    print(f"{len(paths) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
