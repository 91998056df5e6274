"""Injects faults into scheduled steps and checks that each is found.

Takes the collectives of a program after phase 5 (standard input of fsdp-opt's
pipeline: one .mlir file an argument), gives every rank a program of its own with
just these, and

* expects `fsdp-verify-peers` to accept all ranks running the program as it is;
* changes one rank's program at random, `--cases` times: swaps, drops, resizes or
  retypes a collective, puts one under a condition on the rank, or crosses two
  channels; expects each to be refused with a counter-example of at least one
  place.

usage: verify_peers_faults.py --seed N --cases N PROGRAM.mlir...
"""

import argparse
import copy
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

START = re.compile(
    r"%(\S+) = fsdp\.start (\w+) on @(\w+) \[(.*?)\](?: reduce (\w+))? lane (\w+) "
    r"ins\(.*? : (.*?)\) outs\(.*? : (.*?)\)"
)
WAIT = re.compile(r"fsdp\.wait %(\S+) lane")
UNIT = re.compile(
    r"fsdp\.unit @(\S+) .*? on @\w+ axes \[(.*?)\].* layout <flat, (\w+), "
    r"world = (\d+), numels = \[(.*?)\], paddings = \[(.*?)\]>"
)
CHANNEL = re.compile(r"fsdp\.channel @(\w+) on @\w+ axes \[(.*?)\]")
GRID = re.compile(r"shard\.grid @\w+\(shape = (\S+)\)")
BYTES = {"f32": 4, "f64": 8, "bf16": 2, "f16": 2}


class Program:
    """Units, channels and the starts and waits of a step."""

    def __init__(self, text):
        self.grid = GRID.search(text).group(1)
        self.units = {}
        for name, axes, dtype, world, numels, paddings in UNIT.findall(text):
            total = sum(map(int, (numels + ", " + paddings).split(", ")))
            self.units[name] = [axes, dtype, int(world), total]
        self.channels = dict(CHANNEL.findall(text))
        self.events = []  # ("start", id, kind, channel, units, reduce, lane), ("wait", id)
        step = text[text.index("func.func @step") :]
        for line in step.splitlines():
            if match := START.search(line):
                number, kind, channel, units, reduce, lane, _, _ = match.groups()
                units = [unit.strip().lstrip("@") for unit in units.split(",")]
                self.events.append(["start", number, kind, channel, units, reduce, lane])
            elif match := WAIT.search(line):
                self.events.append(["wait", match.group(1)])

    def starts(self):
        return [i for i, event in enumerate(self.events) if event[0] == "start"]

    def text(self, name, ranks):
        """The module of the given ranks."""
        lines = [f"module @{name} attributes {{fsdp.ranks = array<i64: {', '.join(map(str, ranks))}>}} {{"]
        lines.append(f"shard.grid @grid(shape = {self.grid})")
        lines.append('fsdp.module @model class "M" {')
        for unit, (_, dtype, _, total) in self.units.items():
            lines.append(f'fsdp.param @"{unit}" : tensor<{total}x{dtype}>')
        lines.append("}")
        for unit, (axes, dtype, world, total) in self.units.items():
            lines.append(
                f'fsdp.unit @"{unit}" of @model params [@model::@"{unit}"] on @grid axes [{axes}] reshard never '
                f"layout <flat, {dtype}, world = {world}, numels = [{total}], paddings = [0, 0]>"
            )
        for channel, axes in self.channels.items():
            lines.append(f"fsdp.channel @{channel} on @grid axes [{axes}]")
        arguments, body, operands = [], [], {}
        for event in self.events:
            if event[0] == "wait":
                body.append(f"fsdp.wait %t{event[1]} lane compute {operands[event[1]]}")
                continue
            _, number, kind, channel, units, reduce, lane = event[:7]
            full, shard = [], []
            for unit in units:
                _, dtype, world, total = self.units[unit]
                full.append(f"memref<{total * BYTES[dtype]}xi8>")
                shard.append(f"memref<{total // world}x{dtype}>")
            sources, dests = (shard, full) if kind == "all_gather" else (full, shard)
            names = []
            for type in sources + dests:
                names.append(f"%a{len(arguments)}")
                arguments.append(f"{names[-1]}: {type}")
            n = len(units)
            operands[number] = (
                f"ins({', '.join(names[:n])} : {', '.join(sources)}) outs({', '.join(names[n:])} : {', '.join(dests)})"
            )
            symbols = ", ".join(f'@"{unit}"' for unit in units)
            start = (
                f"%t{number} = fsdp.start {kind} on @{channel} [{symbols}]"
                f"{' reduce ' + reduce if reduce else ''} lane {lane} {operands[number]}"
            )
            if len(event) > 7:  # under a condition on the rank
                wait = f"fsdp.wait %t{number} lane compute {operands[number]}"
                body += [
                    "%rank = shard.process_linear_index on @grid : index",
                    f"%this = arith.constant {event[7]} : index",
                    "%other = arith.cmpi ne, %rank, %this : index",
                    f"scf.if %other {{\n{start}\n{wait}\n}}",
                ]
            else:
                body.append(start)
        lines.append(f"func.func @step({', '.join(arguments)}) {{")
        return "\n".join(lines + body + ["return", "}", "}"])


def swap(program, random):
    """Two collectives of one channel change places."""
    by_channel = {}
    for i in program.starts():
        by_channel.setdefault(program.events[i][3], []).append(i)
    pairs = [
        (a, b)
        for starts in by_channel.values()
        for a, b in zip(starts, starts[1:])
        if program.events[a][2:] != program.events[b][2:]
    ]
    if not pairs:
        return False
    a, b = random.choice(pairs)
    ea, eb = program.events[a], program.events[b]
    ea[2:], eb[2:] = eb[2:], ea[2:]
    return True


def drop(program, random):
    number = program.events[random.choice(program.starts())][1]
    program.events = [event for event in program.events if event[1] != number]
    return True


def resize(program, random):
    used = program.events[random.choice(program.starts())][4]
    program.units[random.choice(used)][3] += 8 * program.units[used[0]][2]
    return True


def retype(program, random):
    used = random.choice(program.events[random.choice(program.starts())][4])
    program.units[used][1] = random.choice(["bf16", "f64"])
    return True


def rereduce(program, random):
    reductions = [i for i in program.starts() if program.events[i][5]]
    program.events[random.choice(reductions)][5] = random.choice(["sum", "max"])
    return True


def condition(program, random, rank):
    number = program.events[random.choice(program.starts())][1]
    program.events = [
        event + [rank] if event[0] == "start" and event[1] == number else event
        for event in program.events
        if event[0] == "start" or event[1] != number
    ]
    return True


def cross(program, random):
    """Blocks on a collective of one channel before one of the other starts,
    where the other ranks do the opposite."""
    events = program.events
    pairs = [
        (a, b)
        for a in program.starts()
        for b in program.starts()
        if a < b and events[a][3] != events[b][3]
    ]
    if not pairs:
        return False
    a, b = random.choice(pairs)
    first, second = events[a], events[b]
    rest = [event for event in events if event[1] not in (first[1], second[1])]
    # Both ends of every channel's order stay as they are.
    mine = [first, ["wait", first[1]], second, ["wait", second[1]]]
    theirs = [second, ["wait", second[1]], first, ["wait", first[1]]]
    program.events = mine
    program.theirs = theirs
    return bool(rest)


FAULTS = ["swap", "drop", "resize", "retype", "rereduce", "condition", "cross"]


def verify(text):
    result = subprocess.run(
        ["fsdp-opt", "--fsdp-verify-peers", "-"], input=text, text=True, capture_output=True
    )
    return result.returncode, result.stderr


def nest(modules):
    return "module {\n" + "\n".join(modules) + "\n}\n"


def run_case(program, fault, seed):
    """Returns a description of what went wrong, or None."""
    rand = random.Random(seed)
    world = 1
    for size in program.grid.split("x"):
        world *= int(size)
    victim = rand.randrange(world)
    others = [rank for rank in range(world) if rank != victim]
    changed = copy.deepcopy(program)
    if fault == "condition":
        condition(changed, rand, victim)
        text = nest([changed.text("all", range(world))])
    else:
        if not globals()[fault](changed, rand):
            return "skipped"
        base = program
        if fault == "cross":
            base = copy.deepcopy(program)
            base.events = changed.theirs
        text = nest([base.text("others", others), changed.text("victim", [victim])])
    code, messages = verify(text)
    expected = "in a circle" if fault == "cross" else "to issue equal collectives"
    places = re.findall(r"(?:error|note):.*rank \d+", messages)
    if code != 1 or expected not in messages or not places:
        return f"{fault} (seed {seed}): exit code {code}\n{messages}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cases", type=int, default=210 if os.environ.get("FSDP_LONG_TESTS") else 42)
    parser.add_argument("programs", nargs="+")
    args = parser.parse_args()
    programs = [Program(open(name).read()) for name in args.programs]
    failed = 0
    for name, program in zip(args.programs, programs):
        world = 1
        for size in program.grid.split("x"):
            world *= int(size)
        apart = nest([program.text(f"rank{rank}", [rank]) for rank in range(world)])
        for text in [open(name).read(), apart]:
            code, messages = verify(text)
            if code != 0:
                failed += 1
                print(f"false alarm in {name}:\n{messages}")
    jobs = [
        (programs[i % len(programs)], FAULTS[i // len(programs) % len(FAULTS)], args.seed + i)
        for i in range(args.cases)
    ]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda job: run_case(*job), jobs))
    found = sum(result is None for result in results)
    for result in results:
        if result not in (None, "skipped"):
            failed += 1
            print(result)
    print(f"{len(programs)} programs accepted, {found} of {len(jobs)} faults found, "
          f"{results.count('skipped')} skipped, {failed} failed")
    sys.exit(1 if failed or found < len(jobs) * 0.9 else 0)


if __name__ == "__main__":
    main()
