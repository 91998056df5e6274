# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What became of the cases, as data and as a page of tables."""

import dataclasses
import importlib.metadata
import re

from . import cases

# How a case can end.
_STATUSES = EQUAL, CONDITIONED, DIFFERS, REFUSED, FAILED, VALUES, NOT_COUNTED = (
    "equal", "conditioned", "differs", "refused", "failed", "values", "not counted")

_HEAD = """\
# Models of others

Written by `python -m fsdp_export.coverage --page docs/Models.md`: every architecture that the
tables of automatic classes of transformers list for a task, as a tiny random model (rules about
the names of sizes in a configuration; where PyTorch runs none that they make, sizes of vectors and
images stay, and layers become few), of each module of timm and torchvision the smallest
model that it registers (of torchvision also the smallest of each other set of classes that a
module's models are made of), on the smallest images that it takes (8 of 64 x 64, fewer of larger
ones), and every model of diffusers
(rules about the names of what its class and its forward take); exported, compiled, and trained
for 2 steps on 2 ranks. The suite jax has every module and function of arrays that flax.nnx and
flax.linen export, and models made of them. Nothing is downloaded. Packages: {versions}.

| status | meaning |
|---|---|
| equal | losses, all gradients, parameters and buffers are as near to float64 as the framework's own, PyTorch's or JAX's, which is what [parity](../python/README.md#comparing-with-pytorchs-fsdp) asks |
| conditioned | some are further than the framework's, but no further than float64 itself moves if the parameters change by 2^-22 of themselves |
| differs | further than that |
| refused | the exporter says why, at a line of the model |
| values | refused as shapes or control flow depend on the values of tensors |
| failed | an error or a crash behind the exporter's checks |
| not counted | the framework itself does not run the model with the sizes and inputs of the rules |
"""


@dataclasses.dataclass
class Outcome:
    """What became of a case; times are in seconds, `None` where it did not come so far."""

    suite: str
    name: str
    status: str = FAILED
    reason: str = ""
    way: str = ""
    operations: int = None
    export_s: float = None
    compile_s: float = None

    def __str__(self):
        return f"{self.suite} {self.name}: {self.status} {self.reason}".rstrip()


def _counts(outcomes):
    return {
        status: sum(outcome.status == status for outcome in outcomes)
        for status in _STATUSES
    }


def summary(outcomes, totals=None):
    """A line for each suite: how many of those that count are equal.

    `totals` has the number of cases of suites that were not run to the end.
    """
    for suite in cases.SUITES:
        of_suite = [outcome for outcome in outcomes if outcome.suite == suite]
        if not of_suite:
            continue
        counts = _counts(of_suite)
        left = max((totals or {}).get(suite, 0) - len(of_suite), 0)
        static = len(of_suite) - counts[NOT_COUNTED] - counts[VALUES]
        share = f" ({100 * counts[EQUAL] / static:.0f} %)" if static else ""
        if counts[CONDITIONED]:
            both = counts[EQUAL] + counts[CONDITIONED]
            share += f", {both} with what is conditioned ({100 * both / static:.0f} %)"
        yield (
            f"{suite}: {counts[EQUAL]} of {static} of static shapes are equal{share}; "
            + ", ".join(f"{counts[s]} {s}" for s in list(counts)[1:])
            + (f"; {left} not run" if left else "")
        )


def cell(value):
    """As the text of a table's cell."""
    return "" if value is None else str(value).replace("|", "\\|")


def _table(outcomes):
    yield "| model | result | operations | export s | compile s |"
    yield "|---|---|---|---|---|"
    for outcome in outcomes:
        result = outcome.status + (f": {cell(outcome.reason)}" if outcome.reason else "")
        result += f"; *{cell(outcome.way)}*" if outcome.way else ""
        times = map(cell, (outcome.operations, outcome.export_s, outcome.compile_s))
        yield f"| {outcome.name} | {result} | {' | '.join(times)} |"


_ROW = re.compile(
    r"\| (?P<name>\S+) \| (?P<status>[a-z ]+)(?:: (?P<reason>.*?))?(?:; \*(?P<way>.*)\*)? "
    r"\| (?P<operations>\d*) \| "
    r"(?P<export_s>[\d.]*) \| (?P<compile_s>[\d.]*) \|")


def read(page):
    """The outcomes that a page has."""
    suite = ""
    for line in page.splitlines():
        suite = line.removeprefix("## ") if line.startswith("## ") else suite
        row = _ROW.fullmatch(line)
        if not suite or not row or row["status"] not in _STATUSES:
            continue
        seconds = [float(row[key]) if row[key] else None for key in ("export_s", "compile_s")]
        operations = int(row["operations"]) if row["operations"] else None
        reason, way = ((row[key] or "").replace("\\|", "|") for key in ("reason", "way"))
        yield Outcome(suite, row["name"], row["status"], reason, way, operations, *seconds)


def text(outcomes, totals=None):
    """The page of all models; `totals` as for `summary`."""
    outcomes = [outcome for outcome in outcomes if outcome.suite != "operators"]
    suites = {outcome.suite for outcome in outcomes}
    taken = {package for suite, (_, package) in cases.SUITES.items() if suite in suites}
    frameworks = ["torch", "torch-mlir"] if taken - {"flax"} else []
    frameworks += ["jax"] if "flax" in taken else []
    packages = [*frameworks, *sorted(taken)]
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)
    lines = [_HEAD.format(versions=versions)]
    lines += [f"* {line}" for line in summary(outcomes, totals)]
    for suite in cases.SUITES:
        of_suite = [outcome for outcome in outcomes if outcome.suite == suite]
        if of_suite:
            lines += ["", f"## {suite}", "", *_table(of_suite)]
    return "\n".join(lines) + "\n"
