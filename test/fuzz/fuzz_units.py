#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs phases 1 and 2 on random module trees, and on broken ones.

usage: fuzz_units.py [--seed S] [--cases N] [--opt FSDP-OPT [--sanitized]] [--only BATCH]

A case is a random tree with a policy, ignored states, a grid of 1 to 64 ranks
and options. The verify passes must accept the result, and an independent check
compares it with the rules (test/python/unit_rules.py): which module became a
unit, what it owns and in which order, paddings, and that entries of the units
and places in the shards of all ranks correspond one to one. Where the rules
have an error, that error is expected.

Every batch of cases is followed by as many with broken input, and one with
broken options: nothing but diagnostics may come of them.
"""

import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "python"), str(ROOT / "test" / "fuzz")]

import module_tree  # noqa: E402
import tree_cases  # noqa: E402
import unit_rules  # noqa: E402

BATCH = 50
# More than this is a crash.
SECONDS, MEMORY = 600, 8 << 30
# The libraries below are without sanitizers and do not undo what LLVM's
# allocators poison.
ENVIRONMENT = {
    "ASAN_OPTIONS": f"detect_leaks=0:allow_user_poisoning=0:hard_rss_limit_mb={MEMORY >> 20}",
    **os.environ,
}
MARKER = "// -----"
CRASH = re.compile(r"PLEASE submit a bug report|Stack dump|Assertion .* failed|Sanitizer|"
                   r"runtime error:|terminate called")
ERRORS = {
    "tied": "all names of a parameter in one unit",
    "uniform": "expected (parameters of one element type|only frozen or only trainable)",
    "strategy": "hybrid_shard",
    "scalar": "dimension",
    "shard_dim": "divisible|multiple|dimension",
}


class Problem(Exception):
    """What is wrong with a case, and its input."""

    def __init__(self, text, source):
        super().__init__(text)
        self.source = source


# ===----------------------------------------------------------------------===#
# Cases
# ===----------------------------------------------------------------------===#


class Options:
    """What all cases of a batch share: options of passes are a process's."""

    def __init__(self, rng):
        self.tied = rng.choice(("error", "error", "hoist"))
        self.postorder = rng.random() < 0.4
        self.uniform = rng.random() < 0.2
        self.strategy = rng.choice(("", "full_shard", "shard_grad_op", "no_shard", "hybrid_shard",
                                    "hybrid_shard_zero2"))
        self.axes = rng.choice((1, 1, 2)) if "hybrid" not in self.strategy else rng.choice((1, 2, 2))
        self.per_param = rng.random() < 0.4
        self.alignment = rng.choice((0, 1, 16, 16, 64, 256))
        self.full_precision = rng.choice(([], [], ["LayerNorm"], ["Linear", "LayerNorm"]))

    def passes(self, report):
        form = {"tied": self.tied, "order": "postorder" if self.postorder else "preorder",
                "uniform": str(self.uniform).lower()}
        if self.strategy:
            form["strategy"] = self.strategy
        wrap = {}
        if self.full_precision:
            wrap["full-precision-classes"] = ",".join(self.full_precision)
        layout = {"layout": "per_param" if self.per_param else "flat", "alignment": self.alignment}
        return [
            ("fsdp-normalize-input", {}), ("fsdp-resolve-ignored", {}), ("fsdp-auto-wrap", wrap),
            ("fsdp-form-units", form), ("fsdp-verify-units", {}),
            ("fsdp-assign-layouts", layout),
            ("fsdp-verify-layouts", {"alignment": self.alignment}),
            ("fsdp-report-layouts", {"ranks": "true", "output": report}),
        ]


class Case:
    """One tree with its policy and grid."""

    def __init__(self, rng, options):
        self.options = options
        maker = tree_cases.TreeMaker(rng)
        self.data = maker.tree()
        self.tree = module_tree.Tree(self.data)
        self.policy = tree_cases.policy(rng)
        self.grid = tree_cases.grid(rng, options.axes)
        self.marks = set()
        if (self.policy["kind"] == "none" and not maker.ignoring
                and not options.full_precision):
            self.marks = {fqn for fqn in self.tree.modules if rng.random() < 0.3}
        text = unit_rules.policy_text(self.policy)
        attributes = {fqn: "fsdp.wrap" for fqn in self.marks}
        attributes[""] = f"fsdp.wrap_policy = {module_tree.quote(text)}"
        self.source = module_tree.write_ir(self.data, self.grid, attributes)

    def group(self):
        """What the rules decide."""
        modules = [fqn for fqn, module in self.tree.modules.items() if module.get("ignored")]
        states = [fqn for fqn, param in self.tree.params.items() if param.get("ignored")]
        policy = unit_rules.with_full_precision(self.policy, self.options.full_precision)
        wrapped = unit_rules.wrapped_modules(self.tree, policy, modules, states) | self.marks
        return unit_rules.group(
            self.tree, wrapped, self.tree.ignored_params(modules, states),
            self.options.postorder, self.options.tied == "hoist",
        )

    @property
    def shards(self):
        if self.options.strategy == "no_shard":
            return 1
        return self.grid[-1] if "hybrid" in self.options.strategy else math.prod(self.grid)

    def expected_errors(self, grouping):
        """Names of the errors that the rules ask for."""
        errors = set()
        if grouping.split and self.options.tied == "error":
            errors.add("tied")
        if "hybrid" in self.options.strategy and len(self.grid) != 2:
            errors.add("strategy")
        for params in grouping.units.values():
            params = [self.tree.params[fqn] for fqn in params]
            if self.options.uniform and len(
                {(param["dtype"], param["requires_grad"]) for param in params}
            ) > 1:
                errors.add("uniform")
            if self.options.per_param:
                errors |= {error for param in params for error in self._cut_errors(param)}
        return errors

    def _cut_errors(self, param):
        if not param["shape"]:
            yield "scalar"
        elif param.get("shard_dim") is not None:
            dim = param["shard_dim"] % len(param["shape"])
            if dim and param["shape"][dim] % self.shards:
                yield "shard_dim"


# ===----------------------------------------------------------------------===#
# Checks of a result
# ===----------------------------------------------------------------------===#


def _groups(case, params):
    """Parameters of a module by what can't share a unit, in order."""
    groups = collections.OrderedDict()
    for has_gradient in (True, False):
        for fqn in params:
            param = case.tree.params[fqn]
            if (param["requires_grad"] and not param.get("unused")) == has_gradient:
                type_ = module_tree.DTYPES[param["dtype"]]
                groups.setdefault((has_gradient, type_), []).append(fqn)
    return list(groups.values())


def _check_grouping(case, grouping, units):
    expected = [
        (module, group) for module, params in grouping.units.items()
        for group in _groups(case, params)
    ]
    found = [(unit.module, unit.params) for unit in units]
    if found != expected:
        raise Problem(f"expected units {expected}, got {found}", case.source)
    for unit in units:
        module = case.tree.modules[unit.module]  # the root is wrapped by the caller
        full = unit.module != "" and unit_rules.is_instance(module, case.options.full_precision)
        if ('precision full' in unit.facts) != full:
            raise Problem(f"unit {unit.name}: full precision expected: {full}", case.source)


def _check_layout(case, unit):
    params = [case.tree.params[fqn] for fqn in unit.params]
    if unit.numels != [math.prod(param["shape"]) for param in params]:
        raise Problem(f"unit {unit.name}: numels {unit.numels}", case.source)
    if case.options.per_param:
        paddings = [0]
        for param in params:
            dim = (param.get("shard_dim") or 0) % len(param["shape"])
            _, chunk = unit_rules.rows_of_rank(param["shape"][dim], case.shards, 0)
            missing = chunk * case.shards - param["shape"][dim]
            paddings.append(math.prod(param["shape"][:dim] + param["shape"][dim + 1:]) * missing)
    else:
        replicas = math.prod(case.grid) if case.options.strategy == "no_shard" else 1
        multiple = replicas if case.options.alignment > 1 else 1
        paddings = unit_rules.flat_layout(params, case.shards * multiple, case.options.alignment)
    if unit.paddings != paddings:
        raise Problem(f"unit {unit.name}: expected paddings {paddings}, got {unit.paddings}",
                      case.source)
    if unit.world != case.shards or unit.full_numel % unit.world:
        raise Problem(f"unit {unit.name}: expected {case.shards} equal shards, got {unit.world} "
                      f"of {unit.full_numel} elements", case.source)


def _place(case, unit, entry, index):
    """Rank and offset of an element, by the rules."""
    param = case.tree.params[unit.params[entry]]
    if not case.options.per_param:
        position = unit.offsets[entry] + index
        return divmod(position, unit.shard_numel)
    dim = (param.get("shard_dim") or 0) % len(param["shape"])
    inner = math.prod(param["shape"][dim + 1:])
    _, chunk = unit_rules.rows_of_rank(param["shape"][dim], unit.world, 0)
    outer, rest = divmod(index, param["shape"][dim] * inner)
    row, column = divmod(rest, inner)
    rank, row = divmod(row, chunk)
    before = sum(
        (unit.numels[other] + unit.paddings[other + 1]) // unit.world for other in range(entry)
    )
    return rank, before + (outer * chunk + row) * inner + column


def _check_bijection(case, unit, ranks):
    """Every element is in one place, every place holds one element or none."""
    if len(ranks) != unit.world:
        raise Problem(f"unit {unit.name}: {len(ranks)} ranks reported", case.source)
    held, taken = {}, set()
    for rank, member in enumerate(ranks):
        for part in member["ranges"]:
            if part["last"] - part["first"] + 1 != part["numel_in_shard"]:
                raise Problem(f"unit {unit.name}, rank {rank}: {part}", case.source)
            for step in range(part["numel_in_shard"]):
                place = (rank, part["offset_in_shard"] + step)
                element = (part["entry"], part["first"] + step)
                if place in taken or element in held:
                    raise Problem(f"unit {unit.name}: {element} or {place} twice", case.source)
                held[element] = place
                taken.add(place)
    expected = {
        (entry, index): _place(case, unit, entry, index)
        for entry, numel in enumerate(unit.numels) for index in range(numel)
    }
    if held != expected or any(place[1] >= unit.shard_numel for place in held.values()):
        wrong = next(key for key in expected if held.get(key) != expected[key])
        raise Problem(f"unit {unit.name}: element {wrong} expected in {expected[wrong]}, got "
                      f"{held.get(wrong)}", case.source)


def check_result(case, grouping, text, report):
    """Compares one result with the rules."""
    units = module_tree.read_units(text)
    _check_grouping(case, grouping, units)
    for unit, described in zip(units, report["units"], strict=True):
        _check_layout(case, unit)
        for key, value in (("name", unit.name), ("module", unit.module), ("world", unit.world),
                           ("shard_numel", unit.shard_numel), ("full_numel", unit.full_numel)):
            if described[key] != value:
                raise Problem(f"report of unit {unit.name}: {key} is {described[key]}, not {value}",
                              case.source)
        if unit.full_numel <= 3000:
            _check_bijection(case, unit, described["ranks"])


# ===----------------------------------------------------------------------===#
# Batches
# ===----------------------------------------------------------------------===#


def _limit_memory():
    """Before a process starts. With sanitizers, what they reserve is without
    end; there ASAN_OPTIONS limits what is used."""
    if not os.environ.get("FSDP_FUZZ_SANITIZED"):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Run:
    """One process of fsdp-opt over several inputs."""

    def __init__(self, opt, sources, pipeline):
        done = subprocess.run(
            ["timeout", str(SECONDS), opt, "-", pipeline, "--split-input-file",
             "--mlir-disable-threading", "--allow-unregistered-dialect"],
            input=f"\n{MARKER}\n".join(sources), capture_output=True, text=True,
            errors="surrogateescape", env=ENVIRONMENT, preexec_fn=_limit_memory,
        )
        self.code, self.err = done.returncode, done.stderr
        self.crashed = self.code not in (0, 1) or bool(CRASH.search(self.err))
        # For each input its report and then its program; nothing after an error.
        self.results = re.split(rf"^{MARKER}\n", done.stdout, flags=re.M)
        self.errors = self._errors(sources)

    def _errors(self, sources):
        """The text of the errors by the number of the input."""
        starts, line = [], 1
        for source in sources:
            starts.append(line)
            line += source.count("\n") + 2
        found = collections.defaultdict(list)
        pattern = re.compile(r"^(?:within split at )?<stdin>:(\d+)[^\n]*?error: ([^\n]*)", re.M)
        for match in pattern.finditer(self.err):
            index = max(i for i, start in enumerate(starts) if start <= int(match[1]))
            found[index].append(match[2])
        return found


def _describe(text, source, opt, command):
    """A problem with a file that shows it again."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", delete=False, prefix="fuzz-",
                                     errors="surrogateescape") as file:
        file.write(source)
    return f"{text}\n  reproduce: {opt} {file.name} '{command}'"


def _check_batch(opt, rng):
    """Valid trees; yields problems."""
    options = Options(rng)
    cases = [Case(rng, options) for _ in range(BATCH)]
    command = tree_cases.pipeline(options.passes("-"))
    run = Run(opt, [case.source for case in cases], command)
    if run.crashed:
        yield from _find_crash(opt, [case.source for case in cases], command)
        return
    for index, case in enumerate(cases):
        try:
            _check_case(case, run.errors.get(index, []), run.results[index])
        except Problem as problem:
            yield _describe(str(problem), problem.source, opt, command)


def _check_case(case, errors, text):
    grouping = case.group()
    expected = case.expected_errors(grouping)
    if errors:
        if not expected:
            raise Problem(f"expected no error, got: {errors[0]}", case.source)
        if not any(re.search(ERRORS[name], error) for name in expected for error in errors):
            raise Problem(f"expected an error of {sorted(expected)}, got: {errors[0]}", case.source)
        return
    if expected:
        raise Problem(f"expected an error of {sorted(expected)}, got none", case.source)
    if not text.strip():
        raise Problem("expected a result or an error, got neither", case.source)
    report, end = json.JSONDecoder().raw_decode(text)
    check_result(case, grouping, text[end:], report)


def _find_crash(opt, sources, command):
    """The inputs of a crashed run that crash alone."""
    alone = [source for source in sources if Run(opt, [source], command).crashed]
    for source in alone[:3]:
        error = Run(opt, [source], command)
        reason = CRASH.search(error.err)
        yield _describe(f"crash (code {error.code}, {reason[0] if reason else 'no message'})",
                        source, opt, command)
    if not alone:
        yield _describe("crash of a batch, but of no input alone", f"\n{MARKER}\n".join(sources),
                        opt, "--split-input-file " + command)


def _check_broken(opt, folder, rng):
    """Broken input and broken options; yields problems."""
    options = Options(rng)
    passes = options.passes(str(pathlib.Path(folder) / "report.json"))
    sources = [
        tree_cases.break_ir(rng, Case(rng, options).source) for _ in range(BATCH)
    ]
    for inputs, command in (
        (sources, tree_cases.pipeline(passes)),
        ([Case(rng, options).source], tree_cases.bad_pipeline(rng, [name for name, _ in passes])),
    ):
        run = Run(opt, inputs, command)
        if run.crashed:
            yield from _find_crash(opt, inputs, command)
        elif run.code == 1 and "error: " not in run.err and "for the --" not in run.err:
            yield _describe(f"failure without a diagnostic: {run.err[:200]}", inputs[0], opt, command)


def run_batch(opt, seed, number):
    """Problems of one batch."""
    valid = list(_check_batch(opt, random.Random(f"{seed}/{number}/valid")))
    with tempfile.TemporaryDirectory() as folder:
        broken = list(_check_broken(opt, folder, random.Random(f"{seed}/{number}/broken")))
    return number, valid + broken


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--opt", default=shutil.which("fsdp-opt"))
    parser.add_argument("--sanitized", action="store_true", help="that compiler has sanitizers")
    parser.add_argument("--only", metavar="BATCH", type=int, help="run one batch")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args()
    if not options.opt:
        sys.exit("error: fsdp-opt is not on PATH; pass --opt")
    if options.sanitized:
        os.environ["FSDP_FUZZ_SANITIZED"] = "1"
    numbers = range(-(-options.cases // BATCH))
    if options.only is not None:
        numbers = [options.only]
    found = 0
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        futures = [pool.submit(run_batch, options.opt, options.seed, number) for number in numbers]
        for future in futures:
            number, problems = future.result()
            for problem in problems:
                print(f"batch {number}: {problem}", flush=True)
            found += len(problems)
    print(f"{len(numbers) * BATCH} cases, {found} problems (seed {options.seed})")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
