#!/usr/bin/env python3
"""Compares a printed schedule with a recorded trace of PyTorch.

usage: fsdp-compile ... --print-schedule | trace_order.py TRACE FROM=TO

The collectives of the schedule must be issued in the order of each step of the
trace, in which units are named FROM.N instead of TO.N.
"""
import json
import pathlib
import sys

KINDS = ("all_gather", "reduce_scatter")


def from_trace(path, old, new):
    trace = json.loads(pathlib.Path(path).read_text())
    for step in trace["steps"]:
        order = []
        for kind, unit, _, _ in step:
            prefix, dot, rest = unit.partition(".")
            if kind in KINDS:
                order.append((kind, (new if prefix == old else prefix) + dot + rest))
        yield order


def from_schedule(lines):
    words = [line.split() for line in lines]
    return [(word[1], word[2]) for word in words if word and word[0] == "start"]


def main():
    path, names = sys.argv[1:]
    issued = from_schedule(sys.stdin)
    steps = list(from_trace(path, *names.split("=")))
    if not steps or not issued:
        sys.exit("trace_order.py: error: the trace or the schedule is empty")
    for number, expected in enumerate(steps):
        if issued != expected:
            print("issued:", *map(" ".join, issued), sep="\n  ")
            print(f"step {number} of the trace:", *map(" ".join, expected), sep="\n  ")
            sys.exit("trace_order.py: error: the orders differ")
    print("\n".join(map(" ".join, issued)))


if __name__ == "__main__":
    main()
