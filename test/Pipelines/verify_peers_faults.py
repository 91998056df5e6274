"""Injects faults into scheduled steps and checks that each is found.

Takes the collectives of a program after phase 5 (standard input of fsdp-opt's
pipeline: one .mlir file an argument), gives every rank a program of its own with
just these, and

* expects `fsdp-verify-peers` to accept all ranks running the program as it is;
* changes one rank's program at random, `--cases` times: swaps, drops, resizes or
  retypes a collective, moves one unit as another type than it is declared in,
  lays a unit out differently in as many bytes, changes what one computes, puts
  one under a condition on the rank, or crosses two channels; expects each to be
  refused with a counter-example of at least one place.

With `--models`, every model in that folder is scheduled under several settings,
and each result has to be accepted; with `--all`, under each setting.

usage: verify_peers_faults.py --seed N --cases N [--models DIR [--all]] PROGRAM.mlir...
"""

import argparse
import collections
import copy
import json
import pathlib
import random
import re
import subprocess
import sys

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
MARKER = "// -----"
SETTINGS = (
    "grid=4", "grid=3 strategy=shard_grad_op forward-prefetch=2 backward-prefetch=3",
    "grid=2 layout=per_param backward-order=post max-in-flight=1", "grid=4 strategy=no_shard",
    "grid=2,2 strategy=hybrid_shard", "grid=2,4 strategy=hybrid_shard_zero2 micro-batches=2",
    "grid=2,2 reshard=2", "grid=4 micro-batches=2 gradients=keep reshard=false",
    "grid=3,1 strategy=replicate", "grid=8 compat=torch forward-prefetch=0", "grid=4 machine=pcie",
)


class Program:
    """Units, channels and the starts and waits of a step."""

    def __init__(self, text):
        self.grid = GRID.search(text).group(1)
        self.units = {}
        for name, axes, dtype, world, numels, paddings in UNIT.findall(text):
            total = sum(map(int, (numels + ", " + paddings).split(", ")))
            self.units[name] = [axes, dtype, int(world), total]
        self.firsts = {}  # elements of a unit's first parameter
        self.moved = {}  # (id of the start, unit) -> type it is moved as
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
            first = self.firsts.get(unit, 0)
            lines.append(f'fsdp.param @"{unit}" : tensor<{total - first}x{dtype}>')
            lines.append(f'fsdp.param @"{unit}.first" : tensor<{first}x{dtype}>')
        lines.append("}")
        for unit, (axes, dtype, world, total) in self.units.items():
            first = self.firsts.get(unit, 0)
            lines.append(
                f'fsdp.unit @"{unit}" of @model params [@model::@"{unit}.first", @model::@"{unit}"] '
                f"on @grid axes [{axes}] reshard never layout <flat, {dtype}, world = {world}, "
                f"numels = [{first}, {total - first}], paddings = [0, 0, 0]>"
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
                dtype = self.moved.get((number, unit), dtype)
                full.append(f"memref<{total * BYTES[dtype]}xi8>")
                shard.append(f"memref<{total // world}x{dtype}>")
            sources, dests = (shard, full) if kind == "all_gather" else (full, shard)
            if kind == "all_reduce":
                sources = shard
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


def recast(program, random):
    """The declaration stays, the operands are of another type."""
    _, number, _, _, used = program.events[random.choice(program.starts())][:5]
    unit = random.choice(used)
    program.moved[number, unit] = random.choice(sorted({"bf16", "f16", "f32"} - {program.units[unit][1]}))
    return True


def relayout(program, random):
    """As many elements and bytes, cut differently into parameters."""
    unit = random.choice(program.events[random.choice(program.starts())][4])
    program.firsts[unit] = random.randrange(1, program.units[unit][3])
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
    where the other ranks do the opposite. Channels of different groups may be
    crossed: the ranks that wait for each other are not the same."""
    events = program.events
    axes = [program.channels.get(event[3]) if event[0] == "start" else "" for event in events]
    pairs = [
        (a, b)
        for a in program.starts()
        for b in program.starts()
        if a < b and events[a][3] != events[b][3] and axes[a] == axes[b]
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


FAULTS = ["swap", "drop", "resize", "retype", "recast", "relayout", "rereduce", "condition", "cross"]


def run(command, text=None):
    return subprocess.run(command, input=text, text=True, capture_output=True)


def verify(texts):
    """What fsdp-verify-peers says to each of the modules: a list of texts."""
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + 1
    done = run(["fsdp-opt", "--split-input-file", "--fsdp-verify-peers", "-", "-o", "/dev/null"],
               f"{MARKER}\n".join(texts))
    said = [""] * len(texts)
    if done.returncode not in (0, 1):
        return [f"crash: {done.returncode} {done.stderr}"] * len(texts)
    for message in done.stderr.splitlines(keepends=True):
        match = re.match(r"(?:within split at )?<stdin>:(\d+)[^\n]*?(?:error|note):", message)
        if match:
            said[max(i for i, start in enumerate(starts) if start <= int(match[1]))] += message
    return said


def nest(modules):
    return "module {\n" + "\n".join(modules) + "\n}\n"


def make_case(program, fault, seed):
    """A module with a fault, or None if the program has no place for it."""
    rand = random.Random(seed)
    world = 1
    for size in program.grid.split("x"):
        world *= int(size)
    victim = rand.randrange(world)
    others = [rank for rank in range(world) if rank != victim]
    changed = copy.deepcopy(program)
    if fault == "condition":
        condition(changed, rand, victim)
        return nest([changed.text("all", range(world))])
    if not globals()[fault](changed, rand):
        return None
    base = program
    if fault == "cross":
        base = copy.deepcopy(program)
        base.events = changed.theirs
    return nest([base.text("others", others), changed.text("victim", [victim])])


def is_found(fault, messages):
    expected = "in a circle" if fault == "cross" else "to issue equal collectives"
    places = re.findall(r"(?:error|note):.*rank \d+", messages)
    return expected in messages and bool(places)


def check_models(folder, complete):
    """Schedules models; yields (setting, what was said)."""
    for number, path in enumerate(sorted(folder.glob("*/model.mlir"))):
        manifest = json.loads((path.parent / "manifest.json").read_text())
        wrap = "class:" + ",".join(manifest["wrap"]) if manifest.get("wrap") else "always"
        chosen = SETTINGS if complete else [SETTINGS[number % len(SETTINGS)]]
        for setting in chosen:
            pipeline = f"--fsdp-pipeline=wrap={wrap} {setting} optimizer=sgd stop-after=schedule"
            done = run(["fsdp-opt", path, pipeline, "--fsdp-verify-peers", "-o", "/dev/null"])
            yield f"{path.parent.name}, {setting}", done.stderr if done.returncode else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cases", type=int, default=270)
    parser.add_argument("--models", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("programs", nargs="+")
    args = parser.parse_args()
    programs = [Program(open(name).read()) for name in args.programs]
    failed = 0
    intact = []
    for name, program in zip(args.programs, programs):
        world = 1
        for size in program.grid.split("x"):
            world *= int(size)
        apart = nest([program.text(f"rank{rank}", [rank]) for rank in range(world)])
        intact += [(name, open(name).read()), (f"{name}, rank by rank", apart)]
    alarms = list(zip([name for name, _ in intact], verify([text for _, text in intact])))
    if args.models:
        alarms += check_models(args.models, args.all)
    for name, messages in alarms:
        failed += bool(messages)
        if messages:
            print(f"false alarm in {name}:\n{messages}")

    # A program without a place for a fault gives its turn to another fault.
    cases, seed = [], args.seed
    while len(cases) < args.cases:
        fault = FAULTS[len(cases) % len(FAULTS)]
        text = make_case(programs[seed % len(programs)], fault, seed)
        seed += 1
        if text:
            cases.append((fault, text))
    found = 0
    for (fault, text), messages in zip(cases, verify([text for _, text in cases])):
        found += is_found(fault, messages)
        if not is_found(fault, messages):
            failed += 1
            print(f"{fault} not found:\n{text}\n{messages}")
    kinds = collections.Counter(fault for fault, _ in cases)
    print(", ".join(f"{fault} {count}" for fault, count in kinds.items()))
    print(f"{len(alarms)} programs accepted, {found} of {len(cases)} faults found, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
