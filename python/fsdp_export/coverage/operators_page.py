# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What became of the operators, as a page: those that are not equal in rows."""

import importlib.metadata
import re
import textwrap

from . import page

_HEAD = """\
# Operators

Written by `python -m fsdp_export.coverage --suite operators --page docs/Operators.md`: every
entry of PyTorch's own table of samples (`torch.testing._internal.common_methods_invocations`)
that has a gradient in float32, each with its first {samples} samples that have a gradient, finite
numbers and at most {elements} elements in each tensor. The samples of an entry are one model:
what needs a gradient is a parameter, other tensors come with the batch, the loss weighs every
element that is returned. It is exported, compiled, trained for a step on 2 ranks, and compared as
[parity](../python/README.md) compares: with float64, and all gradients. Packages: {versions}.

An entry is equal only if all its samples are. *Values*: shapes or control flow depend on the
values of tensors, or on data that comes with the batch. *Not counted*:
no sample has a gradient and finite numbers. Samples of 60 operators run in the tests of the
repository from committed exports (`test/Models/record_others.py`).
"""


def _reason(outcome):
    """Without the line, which is that of the suite."""
    return page.cell(re.sub(r", at /\S*/coverage/operators\.py:.*", "", outcome.reason))


def _rows(outcomes):
    yield "| operator | result | reason | a way |"
    yield "|---|---|---|---|"
    for each in outcomes:
        yield f"| {each.name} | {each.status} | {_reason(each)} | {page.cell(each.way)} |"


def _names(outcomes):
    return textwrap.wrap(", ".join(each.name for each in outcomes), 120, break_on_hyphens=False)


def text(outcomes, totals):
    """The page; arguments as for `page.text`."""
    # Where they come from is told from there, as it needs PyTorch.
    from . import operators

    found = sorted((o for o in outcomes if o.suite == "operators"), key=lambda o: o.name)
    equal = [o for o in found if o.status == page.EQUAL]
    out = [o for o in found if o.status == page.NOT_COUNTED]
    rest = [o for o in found if o.status not in (page.EQUAL, page.NOT_COUNTED)]
    versions = ", ".join(
        f"{name} {importlib.metadata.version(name)}" for name in ("torch", "torch-mlir"))
    head = _HEAD.format(
        samples=operators.SAMPLES, elements=operators.ELEMENTS, versions=versions)
    lines = [head, *(f"* {line}" for line in page.summary(found, totals))]
    lines += ["", "## Not equal", "", *_rows(rest)]
    lines += ["", "## Equal", "", *_names(equal)]
    lines += ["", "## Not counted", ""]
    for reason in sorted({o.reason for o in out}):
        lines += _names([o for o in out if o.reason == reason])
        lines[-1] += f": {reason}."
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
