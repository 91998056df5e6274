# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line: runs the cases that have no result yet, and writes the page."""

import argparse
import dataclasses
import importlib
import json
import os
import pathlib
import re
import sys

from . import cases, operators_page, page

_EPILOG = """\
Each model trains 2 steps on 2 ranks (operators one) and is compared as fsdp_export.parity does, in a
process of its own. Results are appended to FILE, one line of JSON each; what is there
already is not run again. fsdp-compile and fsdp-run have to be on PATH.

exit code: 0 if every case that counts is equal, 1 if not, 2 for a wrong command line
"""


def _shard(text):
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if not found or not int(found[1]) < int(found[2]):
        raise argparse.ArgumentTypeError(f"expected I/N with I below N, as 0/4, got {text}")
    return int(found[1]), int(found[2])


# One name for all suites of transformers.
_GROUPS = {"hf": [suite for suite, (module, _) in cases.SUITES.items() if module == "hf"]}


def _suites(options):
    """The suites of the command line, of a group each."""
    chosen = options.suite or list(cases.SUITES)
    return dict.fromkeys(suite for name in chosen for suite in _GROUPS.get(name, [name]))


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m fsdp_export.coverage",
        description="Train tiny random models of installed packages and PyTorch's operators, "
        "compiled and in PyTorch.",
        epilog=_EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--suite", choices=[*cases.SUITES, *_GROUPS], action="append",
        help="default: all of them; hf: all of transformers")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="only cases of this name")
    parser.add_argument(
        "--shard", metavar="I/N", type=_shard, default=(0, 1), help="each N-th case, from I on")
    parser.add_argument(
        "--results", metavar="FILE", type=pathlib.Path, default=pathlib.Path("coverage.jsonl"),
        help="default: coverage.jsonl")
    parser.add_argument(
        "--page", metavar="FILE", type=pathlib.Path,
        help="write all results there as a table, as docs/Models.md is, where rows that have no new "
        "result stay, or docs/Operators.md with --suite operators")
    parser.add_argument("--optimizer", choices=("sgd", "adamw"), default="adamw")
    parser.add_argument(
        "--timeout", metavar="S", type=int, default=180, help="seconds for a case, default 180")
    parser.add_argument("--list", action="store_true", help="print the names, run nothing")
    return parser


def _chosen(options):
    """The cases of the command line, as pairs of suite and name."""
    every = [
        (suite, name) for suite in _suites(options) for name in cases.names(suite)]
    unknown = set(options.only) - {name for _, name in every}
    if unknown:
        raise SystemExit(f"error: no case is called {min(unknown)}; see --list")
    chosen = [case for case in every if not options.only or case[1] in options.only]
    first, step = options.shard
    return chosen[first::step]


def _results(path):
    """What has been found before, by suite and name; the last of several counts."""
    lines = path.read_text().splitlines() if path.exists() else []
    outcomes = [page.Outcome(**json.loads(line)) for line in lines]
    return {(outcome.suite, outcome.name): outcome for outcome in outcomes}


def _totals(known):
    """How many cases the suites have that anything is known of."""
    return {suite: len(cases.names(suite)) for suite in {suite for suite, _ in known}}


def _write_page(path, suites, known):
    if suites == ["operators"]:
        path.write_text(operators_page.text(known.values(), _totals(known)))
        return
    before = page.read(path.read_text()) if path.exists() else ()
    known = {(outcome.suite, outcome.name): outcome for outcome in before} | known
    path.write_text(page.text(known.values(), _totals(known)))


def _run_all(chosen, options, known):
    # Imports all that the processes of the cases need, which takes a while.
    run = importlib.import_module(".run", __package__)
    for number, case in enumerate(chosen, 1):
        if case in known:
            continue
        outcome = run.run(*case, options.optimizer, options.timeout)
        known[case] = outcome
        with open(options.results, "a") as results:
            results.write(json.dumps(dataclasses.asdict(outcome)) + "\n")
        print(f"[{number}/{len(chosen)}] {outcome}", flush=True)


def main(argv=None):
    """Runs the command; returns the exit code."""
    options = _parser().parse_args(argv)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    try:
        chosen = _chosen(options)
    except ImportError as error:
        print(f"error: {error}; install the packages of --suite", file=sys.stderr)
        return 2
    if options.list:
        print(*(f"{suite} {name}" for suite, name in chosen), sep="\n")
        return 0
    known = _results(options.results)
    _run_all(chosen, options, known)
    print(*page.summary([known[case] for case in chosen]), sep="\n")
    if options.page:
        _write_page(options.page, options.suite, known)
    counted = [known[case] for case in chosen if known[case].status != page.NOT_COUNTED]
    return 0 if all(outcome.status == page.EQUAL for outcome in counted) else 1
