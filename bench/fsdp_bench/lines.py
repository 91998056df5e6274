# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lines of the result: figures, ratios, goals. Plain data, no measuring."""

import dataclasses
import json
import statistics

_COMPARE = {"<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b}


@dataclasses.dataclass(frozen=True)
class Goal:
    """A bound on a line's ratio or value, written like `ratio <= 1.15`."""

    field: str
    relation: str
    bound: float

    @staticmethod
    def parse(text):
        parts = text.split()
        if len(parts) != 3 or parts[0] not in ("ratio", "value") or parts[1] not in _COMPARE:
            raise ValueError(f"expected 'ratio|value <=|>= NUMBER', got '{text}'")
        return Goal(parts[0], parts[1], float(parts[2]))

    def holds(self, line):
        """Whether the line reaches the goal; what was not measured does not."""
        measured = getattr(line, self.field)
        return measured is not None and _COMPARE[self.relation](measured, self.bound)

    def __str__(self):
        return f"{self.field} {self.relation} {self.bound:g}"


@dataclasses.dataclass(frozen=True)
class Line:
    """One measured figure. `ratio` is value / the peer's value."""

    name: str
    value: float | None
    unit: str
    peer: str | None = None
    ratio: float | None = None
    goal: Goal | None = None
    extra: dict = dataclasses.field(default_factory=dict)

    @property
    def ok(self):
        """Measured, and the goal, if there is one, reached."""
        return self.value is not None and (self.goal is None or self.goal.holds(self))

    def to_json(self):
        fields = {
            "name": self.name,
            "value": _rounded(self.value),
            "unit": self.unit,
            "peer": self.peer,
            "ratio": _rounded(self.ratio),
            "goal": None if self.goal is None else str(self.goal),
            "ok": self.ok,
        }
        extra = {key: _rounded(value) for key, value in self.extra.items()}
        return json.dumps(fields | extra)


def _rounded(value):
    """Four significant digits: more would be noise."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


class Samples:
    """Times of one contestant: a list of seconds for each round."""

    def __init__(self):
        self.rounds = []

    def add(self, seconds):
        if not seconds:
            raise ValueError("expected at least one time in a round")
        self.rounds.append(list(seconds))

    @property
    def all(self):
        return [second for seconds in self.rounds for second in seconds]

    @property
    def median(self):
        return statistics.median(self.all) if self.rounds else None

    @property
    def minimum(self):
        return min(self.all) if self.rounds else None

    def ratio(self, other):
        """Median over the rounds of the ratio of the rounds' medians.

        Both took part in every round, one directly after the other, so a drift
        of the machine's speed from round to round cancels.
        """
        pairs = list(zip(self.rounds, other.rounds, strict=False))
        if not pairs:
            return None
        return statistics.median(
            statistics.median(mine) / statistics.median(theirs) for mine, theirs in pairs
        )


def time_line(name, samples, other=None, peer=None, goal=None, unit="s"):
    """A line for a contestant, compared with another one if given.

    Beside the seven fields: `min` (of all steps), `min_ratio` (of the minima)
    and `samples` (how many steps, in how many rounds).
    """
    extra = {"min": samples.minimum}
    ratio = None
    if other is not None:
        ratio = samples.ratio(other)
        if ratio is not None:
            extra["min_ratio"] = samples.minimum / other.minimum
    extra["samples"] = f"{len(samples.all)} in {len(samples.rounds)}"
    goal = Goal.parse(goal) if goal else None
    return Line(name, samples.median, unit, peer, ratio, goal, extra)


def fastest(contestants):
    """Name of the contestant with the smallest median; None if none ran."""
    ran = {name: s.median for name, s in contestants.items() if s.rounds}
    return min(ran, key=ran.get) if ran else None
