#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts faults into the collectives of compiled steps and asks fsdp-verify-peers.

usage: fuzz_peers.py [--seed S] [--faults N] [--keep DIR]

Steps of models, cut over `tp` or, with keys and values that go around, over `cp`, and
sharded over `dp` on four ranks, are scheduled.
What they start and wait for, in order, is all that is kept. One rank's order gets
a fault or two: starts that change places, collectives that are missing, twice
there, of other contents or on another channel, waits that move. The verdict of
fsdp-verify-peers is that of an execution written here: a rank goes on after a
start, and after a wait when the collective is complete; that is when all members
of the group have it as the first of a lane; a slice needs no member but its own.
"""

import argparse
import collections
import dataclasses
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
MODELS = pathlib.Path(__file__).resolve().parents[1] / "Models"
GRID = (2, 2)
# Which modules are units, what is cut, and over which axis beside dp.
STEPS = {
    "mlp_stack": ("class:mlp_stack.MLP", {"*.in_proj": "colwise", "*.out_proj": "rowwise"}, "tp"),
    "llama": ("class:llama.Block", {
        "*.[qkv]_proj": "colwise", "*.gate_proj": "colwise", "*.up_proj": "colwise",
        "*.o_proj": {"style": "rowwise", "output": 1},
        "*.down_proj": {"style": "rowwise", "output": 1}}, "tp"),
    "gpt": ("class:Block", {}, "cp"),
}
START = re.compile(
    r"\s*(%\w+) = fsdp\.start (.*) on @(\S+) (\[.*?\].*) lane (\w+) ins\((.*)\) outs\((.*)\)$")
WAIT = re.compile(r"\s*fsdp\.wait (%\w+) lane \w+ ")
VERDICTS = {"issue equal collectives": "differ", "wait for each other in a circle": "circle",
            "expected a wait for every start": "open"}
TOGETHER = 25
SPLIT = "// -----\n"


@dataclasses.dataclass(frozen=True)
class Start:
    """`number` tells the starts of a rank apart."""

    number: int
    kind: str
    channel: str
    rest: str  # units, reduction, chunks
    lane: str
    sources: tuple  # types
    dests: tuple

    @property
    def payload(self):
        return self.kind, self.rest, self.sources, self.dests


@dataclasses.dataclass(frozen=True)
class Wait:
    number: int


class Step:
    """The starts and waits of a compiled step, and what is declared for them."""

    def __init__(self, model):
        wrap, plan, axis = STEPS[model]
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(plan, file)
            file.flush()
            text = subprocess.run(
                ["fsdp-opt", MODELS / model / "model.mlir",
                 f"--fsdp-pipeline=grid=2,2 axis-names=dp,{axis} wrap={wrap} "
                 f"parallel-plan={file.name} context=ring optimizer=adamw stop-after=schedule"],
                capture_output=True, text=True, check=True).stdout
        head, self.declared = re.match(r"(.*?)^module[^\n]*\{\n(.*?)^  func\.func", text,
                                       re.S | re.M).groups()
        self.head = head
        self.channels = {
            name: tuple(int(axis) for axis in axes.split(",") if axis.strip())
            for name, axes in re.findall(r"fsdp\.channel @(\S+) on @\S+ axes \[(.*?)\]", text)}
        self.trace, numbers = [], {}
        for line in text.splitlines():
            if match := START.match(line):
                name, kind, channel, rest, lane, *sides = match.groups()
                numbers[name] = len(numbers)
                types = [tuple(part.strip() for part in split(side.split(" : ")[1])) for side in sides]
                self.trace.append(Start(numbers[name], kind, channel, rest, lane, *types))
            elif match := WAIT.match(line):
                self.trace.append(Wait(numbers[match[1]]))

    def write(self, ranks):
        """A program for the ranks that do the same, for each such set."""
        parts = []
        for trace in dict.fromkeys(map(tuple, ranks)):
            same = [rank for rank, each in enumerate(ranks) if tuple(each) == trace]
            parts.append(self.write_program(trace, same))
        return self.head + "module {\n" + "".join(parts) + "}\n"

    def write_program(self, trace, ranks):
        starts = {event.number: event for event in trace if isinstance(event, Start)}
        operands = {number: [[(f"%a{number}_{side}_{i}", type_) for i, type_ in enumerate(types)]
                             for side, types in enumerate((start.sources, start.dests))]
                    for number, start in starts.items()}
        text = {number: tuple(f"{', '.join(n for n, _ in side)} : {', '.join(t for _, t in side)}"
                              for side in sides) for number, sides in operands.items()}
        arguments = ", ".join(f"{name}: {type_}" for sides in operands.values()
                              for side in sides for name, type_ in side)
        lines = [f"module @p{ranks[0]} attributes {{fsdp.ranks = array<i64: "
                 f"{', '.join(map(str, ranks))}>}} {{", self.declared.rstrip("\n"),
                 f"func.func @step({arguments}) {{"]
        for event in trace:
            ins, outs = text[event.number]
            if isinstance(event, Start):
                lines.append(f"%t{event.number} = fsdp.start {event.kind} on @{event.channel} "
                             f"{event.rest} lane {event.lane} ins({ins}) outs({outs})")
            else:
                lines.append(f"fsdp.wait %t{event.number} lane compute ins({ins}) outs({outs})")
        return "\n".join([*lines, "return", "}", "}", ""])

    def group(self, channel, rank):
        """The ranks that differ from this one along the channel's axes alone."""
        def place(each):
            return divmod(each, GRID[1])

        axes = self.channels[channel]
        return tuple(each for each in range(GRID[0] * GRID[1])
                     if all(a == b for axis, (a, b) in enumerate(zip(place(rank), place(each)))
                            if axis not in axes))


def split(text):
    """At commas outside of brackets."""
    return re.split(r",\s*(?![^<]*>)", text)


# ===----------------------------------------------------------------------===#
# Execution
# ===----------------------------------------------------------------------===#


def execute(step, ranks):
    """What becomes of it: fine, differ, circle or open."""
    count = len(ranks)
    place = [0] * count
    lanes = [collections.defaultdict(list) for _ in range(count)]
    done = [set() for _ in range(count)]
    orders = collections.defaultdict(list)  # (channel, rank) -> starts

    def position(rank, start):
        return orders[start.channel, rank].index(start)

    def is_ready(rank, start):
        if lanes[rank][start.lane][0] is not start:
            return False
        if start.kind == "slice":
            return True
        number = position(rank, start)
        for member in step.group(start.channel, rank):
            order = orders[start.channel, member]
            if len(order) <= number:
                return False
            other = order[number]
            if lanes[member][other.lane][:1] != [other]:
                return False
        return True

    def finish(rank, start):
        members = [rank] if start.kind == "slice" else step.group(start.channel, rank)
        number = position(rank, start)
        for member in members:
            other = orders[start.channel, member][number]
            lanes[member][other.lane].pop(0)
            done[member].add(other.number)

    moved = True
    while moved:
        moved = False
        for rank in range(count):
            while place[rank] < len(ranks[rank]):
                event = ranks[rank][place[rank]]
                if isinstance(event, Wait) and event.number not in done[rank]:
                    break
                if isinstance(event, Start):
                    lanes[rank][event.lane].append(event)
                    orders[event.channel, rank].append(event)
                place[rank] += 1
                moved = True
        for rank in range(count):
            for lane in list(lanes[rank].values()):
                if lane and differs(step, orders, lane[0].channel, rank):
                    return "differ"
                if lane and is_ready(rank, lane[0]):
                    finish(rank, lane[0])
                    moved = True
    if any(place[rank] < len(ranks[rank]) or any(lanes[rank].values()) for rank in range(count)):
        return "circle"
    if any(len(orders[channel, rank]) != len(orders[channel, member])
           for channel in step.channels for rank in range(count)
           for member in step.group(channel, rank)):
        return "differ"
    waited = [{event.number for event in trace if isinstance(event, Wait)} for trace in ranks]
    started = [{event.number for event in trace if isinstance(event, Start)} for trace in ranks]
    return "fine" if waited == started else "open"


def differs(step, orders, channel, rank):
    own = orders[channel, rank]
    return any(a.payload != b.payload for member in step.group(channel, rank)
               for a, b in zip(own, orders[channel, member]))


# ===----------------------------------------------------------------------===#
# Faults
# ===----------------------------------------------------------------------===#


def repair(trace):
    """Waits come behind their starts; those that were moved before them at once."""
    result, early, seen = [], set(), set()
    for event in trace:
        if isinstance(event, Start):
            result.append(event)
            seen.add(event.number)
            if event.number in early:
                result.append(Wait(event.number))
        elif event.number in seen:
            result.append(event)
        else:
            early.add(event.number)
    return result


def swap_starts(step, trace, rng):
    """Two starts on different channels, near each other."""
    starts = [i for i, event in enumerate(trace) if isinstance(event, Start)]
    pairs = [(a, b) for k, a in enumerate(starts) for b in starts[k + 1:k + 6]
             if trace[a].channel != trace[b].channel]
    a, b = rng.choice(pairs)
    trace = list(trace)
    trace[a], trace[b] = trace[b], trace[a]
    return repair(trace)


def drop(step, trace, rng):
    gone = rng.choice(trace)
    return [event for event in trace if event is not gone
            and (isinstance(gone, Wait) or event.number != gone.number)]


def duplicate(step, trace, rng):
    start = rng.choice([event for event in trace if isinstance(event, Start)])
    start = dataclasses.replace(start, number=1000 + rng.randrange(10**6))
    at = rng.randrange(len(trace) + 1)
    end = rng.randrange(at, min(at + 5, len(trace)) + 1)
    return [*trace[:at], start, *trace[at:end], Wait(start.number), *trace[end:]]


def change(trace, rng, accept, **fields):
    """One start that is accepted gets what the functions make of it."""
    found = [i for i, event in enumerate(trace) if isinstance(event, Start) and accept(event)]
    if not found:
        return trace
    at = rng.choice(found)
    other = dataclasses.replace(trace[at], **{name: make(trace[at]) for name, make in fields.items()})
    return [*trace[:at], other, *trace[at + 1:]]


def change_payload(step, trace, rng):
    form = rng.randrange(3)
    if form == 0:  # another dimension
        return change(trace, rng, lambda s: re.search(r"chunks \[(?:4|64)\]", s.rest),
                      rest=lambda s: re.sub(r"chunks \[\d+\]", "chunks [2]", s.rest))
    if form == 1:
        return change(trace, rng, lambda s: s.kind == "all_reduce" and s.rest.startswith("[]"),
                      rest=lambda s: s.rest.replace("reduce sum", "reduce max"))
    return change(trace, rng, lambda s: s.kind == "all_reduce" and s.rest.startswith("[]"),
                  sources=lambda s: ("memref<77xf32>",), dests=lambda s: ("memref<77xf32>",))


def change_channel(step, trace, rng):
    # Units have channels of their own.
    return change(trace, rng, lambda s: s.rest.startswith("[]"),
                  channel=lambda s: rng.choice([each for each in step.channels if each != s.channel]))


def move_wait(step, trace, rng):
    at = rng.choice([i for i, event in enumerate(trace) if isinstance(event, Wait)])
    to = min(max(at + rng.randint(-8, 8), 0), len(trace) - 1)
    trace = list(trace)
    trace.insert(to, trace.pop(at))
    return repair(trace)


def change_lane(step, trace, rng):
    return change(trace, rng, lambda s: True,
                  lane=lambda s: "reduce" if s.lane == "gather" else "gather")


FAULTS = [swap_starts, swap_starts, swap_starts, drop, duplicate, change_payload, change_channel,
          move_wait, move_wait, change_lane]


def make_ranks(step, rng):
    ranks = [list(step.trace) for _ in range(GRID[0] * GRID[1])]
    for _ in range(rng.choice([1, 1, 2, 3])):
        rank = rng.randrange(len(ranks))
        ranks[rank] = rng.choice(FAULTS)(step, ranks[rank], rng)
    return ranks


def verify(step, programs):
    """The verdict on each; what no verdict is, is an error."""
    texts = [step.write(ranks) for ranks in programs]
    ends = list(itertools.accumulate(text.count("\n") + 1 for text in texts))
    done = subprocess.run(["fsdp-opt", "--split-input-file", "--fsdp-verify-peers", "-o", "/dev/null"],
                          input=SPLIT.join(texts), capture_output=True, text=True)
    found = ["fine"] * len(texts)
    for line, message in re.findall(r"<stdin>:(\d+):\d+: error: (.*)", done.stderr):
        number = next(i for i, end in enumerate(ends) if int(line) <= end)
        words = [word for text, word in VERDICTS.items() if text in message]
        found[number] = words[0] if words else message
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr[:1000])
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    wrong, kinds = 0, collections.Counter()
    for model in STEPS:
        step = Step(model)
        if verify(step, [[step.trace] * 4]) != ["fine"]:
            sys.exit(f"{model}: not fine without a fault")
        rng = random.Random(f"{model} {options.seed}")
        for begin in range(0, options.faults, TOGETHER):
            programs = [make_ranks(step, rng) for _ in range(min(TOGETHER, options.faults - begin))]
            for number, (ranks, got) in enumerate(zip(programs, verify(step, programs)), begin):
                want = execute(step, ranks)
                kinds[want] += 1
                # What differs may be stuck before it comes to that.
                if got == want or {got, want} == {"differ", "circle"} and got == "differ":
                    continue
                wrong += 1
                print(f"{model} {options.seed}/{number}: expected {want}, got {got}")
                if options.keep:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    (options.keep / f"{model}-{number}.mlir").write_text(step.write(ranks))
    listed = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    print(f"{sum(kinds.values())} programs ({listed}), {wrong} wrong verdicts")
    return 1 if wrong or len(kinds) < 4 else 0


if __name__ == "__main__":
    sys.exit(main())
