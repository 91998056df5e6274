#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What kernels took on a GPU, beside what a kernel report estimated.

usage: kernels.py TRACE STEPS [--report REPORT.json] [--top N]

TRACE is what KernelTrace.cpp wrote of a run of STEPS steps of one artifact, the first of
which are left out; REPORT what fsdp-compile --kernel-report wrote of it. Prints a line per
kernel, what takes longest first: milliseconds a step measured and estimated, launches a
step, microseconds of one launch, TB/s and Tflop/s by what the report counts, name. Kernels
of libraries (products, collectives) have neither estimate nor counts of their own; products
are compared as a whole.
"""

import argparse
import collections
import dataclasses
import json
import pathlib
import statistics

SKIPPED = 2  # steps, in which memory is touched for the first time


@dataclasses.dataclass
class Launch:
    """One line of a trace; times in ns."""

    begin: int
    end: int
    stream: int
    registers: int
    shared: int
    local: int
    blocks: int
    threads: int
    bytes: int
    name: str


def read_trace(path):
    """The launches in the order in which they began."""
    launches = []
    for line in pathlib.Path(path).read_text().splitlines():
        *numbers, name = line.split("\t")
        launches.append(Launch(*map(int, numbers), name))
    return sorted(launches, key=lambda launch: launch.begin)


def take_steps(launches, steps):
    """The launches of whole steps: what the last launch of all repeats, as often as there
    are steps, ends each; what is before the steps that count is dropped."""
    counts = collections.Counter(launch.name for launch in launches)
    # A kernel that a step launches once marks where steps begin.
    marks = [name for name, count in counts.items() if count == steps]
    if not marks:
        raise SystemExit(f"error: expected a kernel that ran {steps} times, found none")
    last = {launch.name: number for number, launch in enumerate(launches)}
    mark = max(marks, key=last.get)
    ends = [number for number, launch in enumerate(launches) if launch.name == mark]
    return [launches[begin + 1:end + 1]
            for begin, end in zip(ends[SKIPPED - 1:], ends[SKIPPED:])]


def busy(launches):
    """ns in which anything ran."""
    total, until = 0, 0
    for launch in launches:
        total += max(0, launch.end - max(launch.begin, until))
        until = max(until, launch.end)
    return total


def sum_kernels(steps):
    """Of each name its launches and ns of a step, and one of its launches."""
    found = {}
    for name in {launch.name for step in steps for launch in step}:
        of = [[launch for launch in step if launch.name == name] for step in steps]
        times = [sum(launch.end - launch.begin for launch in step) for step in of]
        found[name] = (statistics.median(map(len, of)), statistics.median(times),
                       next(step[0] for step in of if step))
    return found


def read_report(path):
    """The kernels and the totals of entry `step`, kernels of one name added."""
    entry = next(each for each in json.loads(pathlib.Path(path).read_text())["entries"]
                 if each["entry"] == "step")
    kernels = {}
    for kernel in entry["kernels"]:
        known = kernels.setdefault(kernel["name"], collections.Counter())
        for key in ("seconds", "bytes", "flops"):
            known[key] += kernel["launches"] * kernel.get(key, 0)
    return kernels, entry["totals"]


def print_kernel(name, launches, time, example, estimate):
    seconds = time * 1e-9
    rates = "       -       -"
    if estimate and seconds:
        rates = f"{estimate['bytes'] / seconds / 1e12:8.2f}{estimate['flops'] / seconds / 1e12:8.1f}"
    expected = f"{1e3 * estimate['seconds']:9.3f}" if estimate else "        -"
    print(f"  {time / 1e6:9.3f}{expected}{launches:7.0f}{time / 1e3 / launches:10.2f}{rates}"
          f"{example.blocks:8} x {example.threads:<5}{example.registers:4}{example.local:5}  "
          f"{name[:70]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trace")
    parser.add_argument("steps", type=int)
    parser.add_argument("--report")
    parser.add_argument("--top", type=int, default=60)
    options = parser.parse_args()
    steps = take_steps(read_trace(options.trace), options.steps)
    known, totals = read_report(options.report) if options.report else ({}, None)
    kernels = sum_kernels(steps)
    span = statistics.median(step[-1].end - step[0].begin for step in steps)
    ours = sum(time for name, (_, time, _) in kernels.items() if name in known)
    rest = sum(time for name, (_, time, _) in kernels.items() if name not in known)
    print(f"of {span / 1e6:.3f} ms from the first launch of a step to the end of its last, "
          f"{statistics.median(map(busy, steps)) / 1e6:.3f} busy; "
          f"{statistics.median(map(len, steps)):.0f} launches")
    if totals:
        print(f"kernels {ours / 1e6:.3f} ms, estimated {1e3 * totals['kernel_seconds']:.3f}; "
              f"libraries {rest / 1e6:.3f} ms, products estimated "
              f"{1e3 * totals['product_seconds']:.3f} "
              f"({totals['product_flops'] / max(rest, 1) * 1e-3:.0f} Tflop/s)")
    print("         ms estimate launches  us each    TB/s  Tflop/s  blocks x threads, "
          "registers, local bytes, name")
    order = sorted(kernels, key=lambda name: -kernels[name][1])
    for name in order[:options.top]:
        print_kernel(name, *kernels[name], known.get(name))
    if len(order) > options.top:
        time = sum(kernels[name][1] for name in order[options.top:])
        print(f"  {time / 1e6:9.3f} in {len(order) - options.top} more")


if __name__ == "__main__":
    main()
