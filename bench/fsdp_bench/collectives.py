# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`collectives`: gathers and reductions of two ranks, against what memory allows."""

import json
import os
import shutil
import statistics
import sys
import tempfile

from . import setup
from .lines import Goal, Line

_LIMITS = ("copy", "add")
_SMALLEST = 65536  # below, a call costs more than its bytes


def parse_line(text):
    """A line of fsdp-bench-collectives with its goal."""
    fields = json.loads(text)
    _, way, _, size, peer = fields["name"].split(".")
    goal = None
    if way == "embedded" and peer in _LIMITS and int(size) >= _SMALLEST:
        goal = Goal.parse("ratio >= 0.6")
    if way == "tcp" and peer == "socket" and int(size) >= 64 << 20:
        goal = Goal.parse("ratio >= 0.75")
    names = ("name", "value", "unit", "peer", "ratio")
    extra = {key: value for key, value in fields.items() if key not in names}
    return Line(*(fields[name] for name in names), goal=goal, extra=extra)


def median_line(lines):
    """The median over kinds and sizes of how near embedded comes to the limit."""
    ratios = [line.ratio for line in lines if line.goal]
    value = statistics.median(ratios) if ratios else None
    return Line("collectives.embedded.median", value, "ratio", "copy, add", value,
                Goal.parse("ratio >= 0.85"))


def _run(name, largest, launcher=(), **environment):
    setup.progress(f"collectives: {name}")
    tool = setup.tool("fsdp-bench-collectives")
    done = setup.call(
        [*launcher, tool, name, largest],
        env=os.environ | {key: str(value) for key, value in environment.items()},
    )
    return [parse_line(text) for text in done.stdout.splitlines() if text.startswith("{")]


def _processes(options):
    if not shutil.which("mpirun"):
        setup.progress("collectives: no mpirun, so no processes")
        return
    root = {"OMPI_ALLOW_RUN_AS_ROOT": 1, "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": 1,
            "FSDP_BACKEND": "mpi"}
    launcher = ["mpirun", "-n", "2"]
    yield from _run("mpi", 64 << 20, launcher, **root)
    loopback = ["--mca", "btl", "tcp,self", "--mca", "btl_tcp_if_include", "lo"]
    far = root | {"FSDP_NODE_RANKS": 1}
    yield from _run("tcp", 64 << 20, launcher + loopback, FSDP_TRANSPORT="tcp", **far)
    yield from _run("tcp_mpi", 64 << 20, launcher + loopback, FSDP_TRANSPORT="mpi", **far)


def _gloo(ours):
    """PyTorch's gloo on the same sizes, compared with our processes."""
    setup.progress("collectives: gloo")
    script = setup.ROOT / "bench" / "peers" / "torch_collectives.py"
    with tempfile.TemporaryDirectory() as folder:
        done = setup.call([setup.python(), script, f"{folder}/store", 64 << 20],
                          env=setup.peer_environment())
    for text in done.stdout.splitlines():
        fields = json.loads(text)
        key = (fields["kind"], fields["bytes"])
        mine = ours.get(key)
        if mine:
            theirs = fields["microseconds"]
            yield Line(f"collectives.mpi.{key[0]}.{key[1]}.gloo", mine.value, "GB/s",
                       "gloo", theirs / mine.extra["microseconds"],
                       extra={"peer_microseconds": theirs})


def run(options):
    """Yields a line for each way, kind, size and peer."""
    embedded = _run("embedded", 256 << 20)
    yield from embedded
    yield median_line(embedded)
    ours = {}
    for line in _processes(options):
        _, way, kind, size, peer = line.name.split(".")
        if way == "mpi" and peer in _LIMITS:
            ours[(kind, int(size))] = line
        yield line
    if options.peers and ours:
        try:
            yield from _gloo(ours)
        except setup.BenchError as error:
            print(f"bench: collectives: gloo: {error}", file=sys.stderr)
