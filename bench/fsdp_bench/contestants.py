# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contestants of `step`: ours and PyTorch's runs of one model.

`run(warm, timed)` takes part in one round and returns a `Round`.
"""

import dataclasses
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

from . import machine, setup

LEARNING_RATE, WEIGHT_DECAY = 1e-3, 0.01
PATIENCE = 300  # seconds one round of one contestant may take


@dataclasses.dataclass
class Round:
    """Seconds of the timed steps; losses[rank] of all steps from the first."""

    seconds: list
    losses: list


def slowest(per_rank):
    """Per step, the time of the slowest rank: what a synchronous step costs."""
    return [max(times) for times in zip(*per_rank, strict=True)]


def parse_log(text, warm):
    """A Round from the log of fsdp-run."""
    steps = [json.loads(line) for line in text.splitlines() if line.strip()]
    if len(steps) <= warm:
        raise setup.BenchError(f"expected more than {warm} steps in the log, got {len(steps)}")
    if "seconds" not in steps[0]:
        raise setup.BenchError("expected the key 'seconds' in the log")
    losses = [list(of_rank) for of_rank in zip(*(s["loss"] for s in steps), strict=True)]
    return Round([step["seconds"] for step in steps[warm:]], losses)


class Ours:
    """A fresh process of fsdp-run each round; `copies` of them side by side.

    Copies are pinned to a processor each; ranks of one process share the first
    `world` processors.
    """

    def __init__(self, artifact, data, world, copies=1):
        self.artifact, self.data = artifact, data
        self.world, self.copies = world, copies
        self.options = ()

    def run(self, warm, timed):
        with tempfile.TemporaryDirectory() as folder:
            logs = [pathlib.Path(folder) / f"{copy}.jsonl" for copy in range(self.copies)]
            started = [self._start(copy, log, warm + timed) for copy, log in enumerate(logs)]
            try:
                for process in started:
                    _finish(process)
            finally:
                for process in started:
                    process.kill()
            rounds = [parse_log(log.read_text(), warm) for log in logs]
        seconds = [s for turn in rounds for s in turn.seconds]
        return Round(seconds, rounds[0].losses)

    def _start(self, copy, log, steps):
        cpus = machine.cpus()
        mine = machine.first_cpus(self.world)
        if self.copies > 1:
            mine = [cpus[copy % len(cpus)]]
        return subprocess.Popen(
            [str(part) for part in (
                setup.tool("fsdp-run"), self.artifact, "--data", self.data, "--steps", steps,
                "--lr", LEARNING_RATE, "--weight-decay", WEIGHT_DECAY, "--log", log,
                "--progress", "never", *self.options)],
            env=setup.peer_environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, mine),
        )

    def close(self):
        pass


def _finish(process):
    try:
        _, errors = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise setup.BenchError(f"fsdp-run took more than {PATIENCE} s") from None
    if process.returncode != 0:
        tail = "\n".join(errors.strip().splitlines()[-8:])
        raise setup.BenchError(f"fsdp-run failed with exit code {process.returncode}\n{tail}")


class PyTorch:
    """Two processes of peers/torch_step.py that stay alive between the rounds.

    Each is pinned to a processor of its own, gloo's threads with it; mode `single` is two
    processes that do not know of each other.
    """

    RANKS = 2

    def __init__(self, mode, model):
        self.mode, self.folder = mode, tempfile.mkdtemp(prefix="fsdp-bench-")
        self.ranks = []
        try:
            for rank in range(self.RANKS):
                self.ranks.append(self._start(rank, model))
            for rank in self.ranks:
                self._answer(rank, "ready")
        except BaseException:
            self.close()
            raise

    def _start(self, rank, model):
        cpus = machine.cpus()
        errors = open(pathlib.Path(self.folder) / f"{rank}.err", "w")
        with errors:
            return subprocess.Popen(
                [str(part) for part in (
                    setup.python(), setup.ROOT / "bench" / "peers" / "torch_step.py", self.mode,
                    model, rank, self.RANKS, pathlib.Path(self.folder) / "rendezvous")],
                env=setup.peer_environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,  # select must see all that is there
                preexec_fn=lambda: os.sched_setaffinity(0, [cpus[rank % len(cpus)]]),
            )

    def run(self, warm, timed):
        for rank in self.ranks:
            self._ask(rank, warm + timed)
        answers = [self._answer(rank, "seconds") for rank in self.ranks]
        seconds = [answer["seconds"][warm:] for answer in answers]
        losses = [answer["losses"] for answer in answers]
        if self.mode == "single":
            return Round([s for of_rank in seconds for s in of_rank], losses)
        return Round(slowest(seconds), losses)

    def _ask(self, rank, steps):
        try:
            rank.stdin.write(f"{steps}\n".encode())
        except BrokenPipeError:
            raise setup.BenchError(f"PyTorch {self.mode} ended\n{self._errors()}") from None

    def _answer(self, rank, key):
        """The next line of a rank that has `key`; libraries may print others."""
        deadline = time.monotonic() + PATIENCE
        while True:
            left = max(0, deadline - time.monotonic())
            ready, _, _ = select.select([rank.stdout], [], [], left)
            line = rank.stdout.readline() if ready else b""
            if not line:
                raise setup.BenchError(f"PyTorch {self.mode} did not answer\n{self._errors()}")
            if line.startswith(b"{") and key in (answer := json.loads(line)):
                return answer

    def _errors(self):
        texts = [path.read_text() for path in sorted(pathlib.Path(self.folder).glob("*.err"))]
        return "\n".join(line for text in texts for line in text.strip().splitlines()[-6:])

    def close(self):
        for rank in self.ranks:
            rank.stdin.close()
        for rank in self.ranks:
            try:
                rank.wait(timeout=20)
            except subprocess.TimeoutExpired:
                rank.kill()
                rank.wait()
            rank.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)
