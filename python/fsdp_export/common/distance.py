# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a run rounds as little as the framework's, both measured from float64.

A run comes with the float64 values of its own steps: each step computed again from
the states with which the run began it, and each update from the gradients that the
run had (`taken` of `run_unsharded`). So no distance depends on an earlier
one. Two whole trainings cannot be compared as closely: where a gradient is near
zero, Adam's quotient makes a full step of what is only its rounding.
"""

import dataclasses
import math
import statistics
import typing

import numpy

UNIT = 2.0**-24  # what rounding to float32 changes at most, relatively
# Steps take what is below the smallest normal number for 0: rounding of what is not 2^24 as large.
FLUSHED = 2.0**-126 / UNIT
JITTER = 2.0**-22  # of a number, two of the last bits that float32 has of it
# How much further than the framework's a tensor may be, and any of its elements.
FURTHER, ELEMENT_FURTHER = 1.5, 4.0
# What is near enough however near the framework's is. All but updates are sums, whose
# rounding depends on their order.
FLOORS = {"loss": 16 * UNIT, "gradient": 16 * UNIT, "buffer": 16 * UNIT, "parameter": UNIT}


class Key(typing.NamedTuple):
    """What a tensor is: a kind of `FLOORS`, the state's name, which losses lack, and a step."""

    kind: str
    name: str
    step: int

    def __str__(self):
        if self.kind == "loss":
            return f"loss of step {self.step}"
        when = f" in step {self.step}" if self.kind == "gradient" else ""
        return f"{self.kind} {self.name}{when}"


class Distance(typing.NamedTuple):
    """Of a tensor from float64, over `_scales`: the root mean square, and the worst element."""

    mean: float
    worst: float


NOWHERE = Distance(math.inf, math.inf)


@dataclasses.dataclass(frozen=True)
class Finding:
    """The distances of a tensor in both runs, and the largest that ours may have."""

    key: Key
    theirs: Distance
    ours: Distance
    limit: Distance

    @property
    def excess(self):
        """By which factor the limit is exceeded; up to 1 is good."""
        return max(self.ours.mean / self.limit.mean, self.ours.worst / self.limit.worst)


def _wide(tensor):
    # PyTorch's narrow types are none of numpy's.
    return numpy.asarray(tensor.double() if hasattr(tensor, "double") else tensor, numpy.float64)


def peak(tensor):
    """The largest absolute value; 0 of no elements."""
    tensor = _wide(tensor)
    return float(numpy.abs(tensor).max()) if tensor.size else 0.0


def _scales(exact, largest):
    """The size of what was rounded to make each tensor.

    A gradient may be a sum whose terms cancel, such as that of a key's bias in
    attention; the gradients of the same module are made of the same terms. A
    parameter is what its updates left of its `largest` value. Next to 0 the size is `FLUSHED`.
    """
    def group(key):
        if key.kind == "gradient":
            return key.kind, key.step, key.name.rpartition(".")[0]
        return (key.kind, key.name) if key.kind == "parameter" else key

    peaks = {("parameter", name): value for name, value in largest.items()}
    for key, tensor in exact.items():
        peaks[group(key)] = max(peaks.get(group(key), 0.0), peak(tensor))
    return {key: max(peaks[group(key)], FLUSHED) if peaks[group(key)] else 1.0 for key in exact}


def measure(values, exact, largest):
    """The `Distance` of each tensor of `exact` by key, as `judge` has its arguments; infinite
    where there is no such value."""
    scales = _scales(exact, largest)
    result = dict.fromkeys(exact, NOWHERE)
    for key, reference in exact.items():
        value, reference = values.get(key), _wide(reference)
        if value is None or tuple(value.shape) != reference.shape:
            continue
        with numpy.errstate(invalid="ignore"):
            error = (_wide(value) - reference) / scales[key]
        if numpy.isfinite(error).all():
            mean = float(numpy.sqrt(numpy.square(error).mean())) if error.size else 0.0
            result[key] = Distance(mean, peak(error))
    return result


def _limits(exact, points, followed):
    """The largest distance that each tensor of ours may have; `points` are the framework's
    distances, of one or of several runs, and `followed` those where it followed runs of ours.

    What theirs is in the worst step of all, and but for updates at least what it is in
    most gradients: where there are few elements, theirs may be near by luck, and ours
    far by bad luck. Of `followed` only the same step counts: up to the first one that ours
    computes wrongly its states are good ones, so that no fault makes room for itself.
    """
    usual = max(
        statistics.median([d.mean for k, d in theirs.items() if k.kind == "gradient"] or [0.0])
        for theirs in points)
    worst_step = {}
    for key, distance in (item for theirs in points for item in theirs.items()):
        if distance == NOWHERE:  # says nothing of how far others may be
            continue
        known = worst_step.get(key[:2], distance)
        worst_step[key[:2]] = Distance(*map(max, known, distance))
    limits = {}
    for key, tensor in exact.items():
        known = [worst_step.get(key[:2], NOWHERE)]
        known += [d[key] for d in followed if d.get(key, NOWHERE) != NOWHERE]
        known = Distance(*map(max, zip(*known)))
        floor = FLOORS[key.kind] if key.kind == "parameter" else max(FLOORS[key.kind], usual)
        luck = 1.0 + 3.0 / math.sqrt(max(_wide(tensor).size, 1))
        mean = luck * max(known.mean, floor)
        limits[key] = Distance(FURTHER * mean, ELEMENT_FURTHER * max(known.worst, mean))
    return limits


class Neighbour(typing.NamedTuple):
    """What a run of other last bits of its parameters says of another: the distances of the
    framework's tensors from float64 there, and of float64 there from float64 of the other run."""

    rounding: dict
    movement: dict


def neighbour(values, exact, other_exact, largest):
    """The `Neighbour` of a run that has these values, and these in float64."""
    return Neighbour(
        measure(values, exact, largest), measure(exact, other_exact, largest))


def _middle(key, theirs, points, limit):
    """The `Finding` of the point at which ours is in the middle of all, the further one of two; of
    the first point if it is not finite there."""
    findings = [Finding(key, theirs, distances[key], limit) for distances in points]
    if findings[0].ours == NOWHERE:
        return findings[0]
    return sorted(findings, key=lambda finding: finding.excess)[len(findings) // 2]


def judge(
    theirs, their_exact, ours, our_exact, largest, neighbours=(), elsewhere=(), followed=(),
):
    """The `Finding` of every tensor, in the order of `their_exact`.

    The first four are dictionaries from `Key` to what numpy takes as an array; `largest` has the
    largest value that each parameter had, by name. Ours is infinitely far where it lacks a
    tensor, has one that is not finite, or a gradient that theirs has not.

    How far a step is from float64 is chance where a few numbers decide it: a batch norm of a few
    pixels amplifies what came before it, a ReLU's argument is next to zero. One run is one draw
    of that; `neighbours`, each a `Neighbour`, show what others are like. And so is one run of
    ours: `elsewhere` are its distances, as `measure` has them, in runs that began with parameters
    of other last bits. What is computed wrongly is far in most of them, and the middle one counts.
    """
    distances = measure(theirs, their_exact, largest)
    own = [measure(ours, our_exact, largest), *elsewhere]
    points = [distances] + [each.rounding for each in neighbours]
    limits = _limits(their_exact, points, followed)
    findings = [_middle(key, distances[key], own, limits[key]) for key in their_exact]
    return findings + [
        Finding(key, Distance(0.0, 0.0), NOWHERE, Distance(UNIT, UNIT))
        for key in ours if key.kind == "gradient" and key not in their_exact
    ]


def beyond_conditioning(findings, neighbours):
    """Those of `findings` that are further than float64 itself moves with the last bits of the
    parameters, as each `Neighbour` shows. Where a ReLU's argument is as near to zero as rounding
    goes, or a batch norm divides by next to nothing, there is no nearer result to ask for.
    """
    beyond = []
    for finding in findings:
        near = [each.movement[finding.key] for each in neighbours
                if finding.key in each.movement]
        mean = FURTHER * max((distance.mean for distance in near), default=0.0)
        worst = ELEMENT_FURTHER * max((distance.worst for distance in near), default=0.0)
        if not (finding.ours.mean <= mean < math.inf and finding.ours.worst <= worst < math.inf):
            beyond.append(finding)
    return beyond
