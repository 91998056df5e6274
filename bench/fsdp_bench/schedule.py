# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`schedule`: what the scheduler finds, in the simulator."""

import json

from . import setup
from .lines import Goal, Line

_EQUAL = 1e-9


def parse_line(text):
    """A line of fsdp-bench-schedule with its goal."""
    fields = json.loads(text)
    is_total = fields["peer"] is None
    goal = Goal.parse("value >= 0.8" if is_total else f"ratio <= {1 + _EQUAL}")
    names = ("name", "value", "unit", "peer", "ratio")
    extra = {key: value for key, value in fields.items() if key not in names}
    return Line(*(fields[name] for name in names), goal=goal, extra=extra)


def run(options):
    """Yields a line for each configuration and policy, and a total."""
    setup.progress("schedule: 12 configurations, about two minutes")
    done = setup.call([setup.tool("fsdp-bench-schedule")])
    for text in done.stdout.splitlines():
        yield parse_line(text)
