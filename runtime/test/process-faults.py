#!/usr/bin/env python3
"""Kills, stops and confuses ranks that are processes.

usage: process-faults.py FSDP-RUN FIXTURES [--count N] [--first I] [--seed S]
                         [--only-random]

The processes are started as torchrun does it, so no MPI is needed. Whatever
happens to one of them, the others must end with an error that names it, soon;
nothing may hang, be left behind, or save a wrong result. --count: that many runs
with a kill or a stop at a random time, from number --first on; each depends on its
number and the seed alone.

What is promised about time holds for ranks that get a processor when they need
one; on a machine that is busy with something else, several attempts are made.
"""
import argparse
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from process_jobs import SAID_LIMIT, Job, watch
from support import Tests, write_data

TRACE = pathlib.Path(__file__).resolve().parents[2] / "tools/fsdp-trace/fsdp-trace"
WORLD = 4
STEPS = 300


class Progress:
    """Says on standard error how far a long series of runs is."""

    def __init__(self, what, count):
        self.what, self.count, self.number = what, count, 0
        self.said = time.monotonic()

    def done(self, hung, wrong):
        self.number += 1
        if time.monotonic() < self.said + 10:
            return
        self.said = time.monotonic()
        print(f"{self.number} of {self.count} {self.what}: {hung} hung, {wrong} wrong",
              file=sys.stderr, flush=True)


class FaultTests(Tests):
    def arguments(self, *more, artifact="step-4", steps=STEPS):
        return [
            str(self.fixtures / f"{artifact}.so"), "--data", str(self.directory),
            # So many steps make the loss of the fixture infinite.
            "--steps", str(steps), "--progress", "never", "--no-check-finite", *map(str, more),
        ]

    def expect(self, what, holds, job=None):
        output = enumerate(job.output if job else [])
        super().expect(what, holds, *(f"rank {rank}: {text.strip()}" for rank, text in output))

    def clean(self):
        save = self.directory / "processes.safetensors"
        save.unlink(missing_ok=True)
        return save

    def result(self):
        """What a run that nothing happens to saves."""
        save = self.directory / "threads.safetensors"
        subprocess.run(
            [self.program, *self.arguments("--save", save)], check=True,
            env=dict(os.environ, FSDP_BLAS="builtin"),
        )
        return save.read_bytes()

    def equal(self, expected):
        save = self.clean()
        job = Job(self.program, self.arguments("--save", save))
        hung = job.wait(range(WORLD), 60)
        job.end()
        same = save.exists() and save.read_bytes() == expected
        self.expect("processes save what threads save", same and not hung, job)

    def dead(self, victim, node, fanout=16):
        """Kills itself in step 9, when everyone waits for everyone."""
        self.survive(victim, node, "kill", "step 9", fanout)

    def stopped(self, victim, node, fanout=16):
        text = "no sign of life from the rank"
        self.survive(victim, node, "stop", text, fanout)

    def survive(self, victim, node, what, text, fanout):
        """The others say so in time."""
        job = Job(
            self.program, self.arguments(), FSDP_NODE_RANKS=node,
            FSDP_CONTROL_FANOUT=fanout,
            FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do={what}",
        )
        late, known = watch(job, victim, text)
        place = "messages" if node else "shared memory"
        place += ", in a row" if fanout == 1 else ""
        self.expect(
            f"rank {victim}, {what}, {place}: all others said so after {1000 * late:.0f} ms",
            known and late <= SAID_LIMIT, job,
        )

    def leaders(self, stop):
        """Two that pass on what others say go at once; nobody hangs."""
        job = Job(self.program, self.arguments(), FSDP_NODE_RANKS=1, FSDP_CONTROL_FANOUT=1,
                  FSDP_FAULT="rank=0,step=9,op=reduce_scatter,do=hang")
        time.sleep(1.5)
        for rank in (1, 2):
            job.processes[rank].send_signal(signal.SIGSTOP if stop else signal.SIGKILL)
        begin = time.monotonic()
        hung = job.wait([0, 3], 30)
        seconds = time.monotonic() - begin
        job.end()
        self.expect(
            f"ranks 1 and 2 of a row of four {'stop' if stop else 'die'} at once: the others "
            f"ended after {seconds:.2f} s",
            not hung and all(job.processes[rank].returncode == 1 for rank in (0, 3))
            and all("rank 1" in job.output[rank] or "rank 2" in job.output[rank]
                    for rank in (0, 3)), job,
        )

    def traced(self, victim):
        """The dumps of those that are left say who is missing, and where."""
        prefix = self.directory / "flight"
        job = Job(
            self.program, self.arguments(), FSDP_FLIGHT_FILE=prefix,
            FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do=kill",
        )
        hung = job.wait([rank for rank in range(WORLD) if rank != victim], 60)
        job.end()
        dumps = sorted(map(str, self.directory.glob("flight.rank*.json")))
        report = subprocess.run([TRACE, *dumps], capture_output=True, text=True).stdout
        self.expect(
            f"fsdp-trace after a kill: {report.splitlines()[-1:]}",
            not hung and "3 of 4 ranks" in report
            and f"no dump of rank {victim}" in report
            and any(
                "reduce_scatter" in line and line.endswith(f"for want of rank {victim}")
                for line in report.splitlines()
            ),
            job,
        )

    def other_program(self):
        def arguments(rank):
            return self.arguments(artifact="step-2-other" if rank else "step-2")

        job = Job(self.program, arguments, world=2)
        hung = job.wait(range(2), 30)
        job.end()
        self.expect(
            "another program on one rank",
            not hung and all("schedule hash" in text for text in job.output), job,
        )

    def port_in_use(self):
        with socket.socket() as other:
            other.bind(("", 0))
            other.listen()
            job = Job(
                self.program, self.arguments(), port=other.getsockname()[1],
                FSDP_TIMEOUT_MS=2000,
            )
            hung = job.wait(range(WORLD), 30)
            job.end()
        self.expect(
            "the port is in use",
            not hung and "can't listen at port" in job.output[0]
            and all(process.returncode == 1 for process in job.processes), job,
        )

    def strangers(self, expected):
        """Others connect to rank 0 and send nonsense, or half a message."""
        save = self.clean()
        job = Job(self.program, self.arguments("--save", save))
        for message in (b"", b"GET / HTTP/1.0\r\n\r\n", b"FSDP\x10\0\0\0half",
                        b"FSDP" + b"\xff" * 400):
            try:
                with socket.create_connection(("127.0.0.1", job.port), 0.2) as one:
                    one.sendall(message)
            except OSError:
                time.sleep(0.01)
        hung = job.wait(range(WORLD), 60)
        job.end()
        same = save.exists() and save.read_bytes() == expected
        self.expect("strangers at the port", same and not hung, job)

    def missing(self):
        job = Job(
            self.program,
            lambda rank: ["--help"] if rank == 2 else self.arguments(),
            FSDP_TIMEOUT_MS=1500,
        )
        hung = job.wait(range(WORLD), 30)
        job.end()
        self.expect(
            "a rank that never comes",
            not hung and "these ranks have not connected" in job.output[0]
            and all(job.processes[rank].returncode == 1 for rank in (0, 1, 3)), job,
        )

    def full_disk(self):
        if not os.path.exists("/dev/full"):
            return
        job = Job(self.program, self.arguments("--log", "/dev/full"))
        hung = job.wait(range(WORLD), 30)
        job.end()
        self.expect(
            "no space for the log is a warning, once",
            not hung and all(process.returncode == 0 for process in job.processes)
            and job.output[0].count("/dev/full: can't write: No space left on device; lines") == 1
            and not any(job.output[1:]), job,
        )

    def reach(self, phase, job, log, chooser):
        """Waits until a run is somewhere in a phase; returns where it is."""

        def lines():
            return log.read_bytes().count(b"\n") if log.exists() else 0

        if phase == "start":
            time.sleep(chooser.uniform(0, 0.3))
        wanted = {"start": 0, "training": chooser.randrange(1, STEPS)}.get(phase, STEPS)
        limit = time.monotonic() + 60
        while lines() < wanted and time.monotonic() < limit:
            if any(process.poll() is not None for process in job.processes):
                break
            time.sleep(0.0005)
        if phase == "saving":
            time.sleep(chooser.uniform(0, 0.006))
        if any(process.poll() is not None for process in job.processes):
            return "end"
        done = lines()
        return "start" if done == 0 else "training" if done < STEPS else "saving"

    def strike(self, number, chooser, expected):
        """One run with a kill or a stop; returns what became of it."""
        save = self.clean()
        log = self.directory / "processes.jsonl"
        log.unlink(missing_ok=True)
        node = chooser.choice((0, 1, 2))
        fanout = chooser.choice((16, 2, 1))
        arguments = self.arguments("--save", save, "--log", log)
        folder = self.directory / "checkpoints"
        shutil.rmtree(folder, ignore_errors=True)
        keeps = chooser.random() < 0.5
        if keeps:
            arguments += ["--checkpoint-dir", str(folder), "--checkpoint-every", "20"]
        # A rank that never comes is missed after the limit of time.
        job = Job(
            self.program, arguments, FSDP_TIMEOUT_MS=5000, FSDP_NODE_RANKS=node,
            FSDP_CONTROL_FANOUT=fanout,
        )
        victim = chooser.randrange(WORLD)
        stop = chooser.random() < 0.3
        phase = self.reach(
            chooser.choice(("start", "training", "saving")), job, log, chooser
        )
        job.processes[victim].send_signal(signal.SIGSTOP if stop else signal.SIGKILL)
        begin = time.monotonic()
        others = [rank for rank in range(WORLD) if rank != victim]
        hung = job.wait(others, 60)
        seconds = time.monotonic() - begin
        if stop:
            job.processes[victim].send_signal(signal.SIGCONT)
            hung += job.wait([victim], 60)
        job.end()
        codes = [job.processes[rank].returncode for rank in others]
        saved = save.exists()
        right = not saved or save.read_bytes() == expected
        if keeps:
            right &= self.resume(folder) == expected
        if hung or not right or any(code not in (0, 1) for code in codes):
            self.expect(
                f"run {number}, rank {victim}, {'stop' if stop else 'kill'} at {phase}, "
                f"ranks of a node {node}: hung {hung}, right {right}, codes {codes}",
                False, job,
            )
        return phase, stop, bool(hung), not right, saved, seconds

    def resume(self, folder):
        """What a run saves that goes on from what a fault left."""
        save = self.clean()
        done = subprocess.run(
            [self.program, *self.arguments("--save", save, "--checkpoint-dir", folder),
             "--resume"],
            env=dict(os.environ, FSDP_BLAS="builtin"), capture_output=True, text=True,
        )
        return save.read_bytes() if save.exists() else done.stderr

    def random(self, numbers, seed, expected):
        """A kill or a stop at any time: the start, training, saving."""
        report = Progress("kills and stops", len(numbers))
        runs = []
        for number in numbers:
            chooser = random.Random(f"{seed} {number}")
            runs.append(self.strike(number, chooser, expected))
            report.done(sum(run[2] for run in runs), sum(run[3] for run in runs))
        phases = [phase for phase, *_ in runs]
        left = leftovers(self.directory)
        self.expect(
            f"{len(numbers)} random kills and stops, seed {seed}, from {numbers[0]} on: "
            f"{sum(run[1] for run in runs)} stops; "
            + ", ".join(
                f"{phases.count(one)} at {one}"
                for one in ("start", "training", "saving", "end")
            )
            + f"; {sum(run[2] for run in runs)} hung, {sum(run[3] for run in runs)} "
            f"wrong results, {sum(run[4] for run in runs)} had saved, {len(left)} left "
            f"behind; the others ended after at most {max(run[5] for run in runs):.2f} s",
            not left and not any(run[2] or run[3] for run in runs),
        )

    def threads(self, numbers, seed):
        """Ranks that are threads return an error, or call nothing any more."""
        report = Progress("errors and hangs of threads", len(numbers))
        wrong = hung = 0
        longest = 0.0
        for number in numbers:
            report.done(hung, wrong)
            chooser = random.Random(f"threads {seed} {number}")
            victim, step = chooser.randrange(WORLD), chooser.randrange(100)
            what = chooser.choice(("error:4", "hang"))
            op = chooser.choice(("all_gather", "reduce_scatter"))
            save = self.clean()
            begin = time.monotonic()
            try:
                done = subprocess.run(
                    [self.program, *self.arguments("--save", save, steps=100)],
                    capture_output=True, text=True, timeout=60,
                    env=dict(
                        os.environ, FSDP_BLAS="builtin", FSDP_TIMEOUT_MS="300",
                        FSDP_FAULT=f"rank={victim},step={step},op={op},do={what}",
                    ),
                )
            except subprocess.TimeoutExpired:
                hung += 1
                continue
            longest = max(longest, time.monotonic() - begin)
            named = f"rank {victim}" in done.stderr and f"step {step}" in done.stderr
            if done.returncode != 1 or not named or save.exists():
                wrong += 1
                self.expect(f"run {number}, rank {victim}, step {step}, {op}, {what}: "
                            f"{done.returncode} {done.stderr}", False)
        self.expect(
            f"{len(numbers)} random errors and hangs of threads, seed {seed}: {hung} hung, "
            f"{wrong} wrong; longest run {longest:.2f} s", not hung and not wrong,
        )


def leftovers(directory):
    """Shared memory, and processes that have something of the directory open."""
    found = {f"/dev/shm/{name}" for name in os.listdir("/dev/shm") if "fsdp" in name}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if str(directory).encode() in words and int(process.name) != os.getpid():
            found.add(str(process))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--count", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-random", action="store_true")
    options = parser.parse_args()
    long = bool(os.environ.get("FSDP_LONG_TESTS"))
    count = options.count or (500 if long else 5)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, WORLD, STEPS)
        tests = FaultTests(options.program, options.fixtures, directory)
        expected = tests.result()
        if not options.only_random:
            tests.equal(expected)
            for node in (0, 1):
                for victim in (0, 2):
                    tests.dead(victim, node)
                tests.stopped(2 if node else 0, node)
            for victim in (0, 1, 2):
                tests.dead(victim, 0, fanout=1)
            tests.stopped(1, 1, fanout=1)
            tests.leaders(stop=False)
            tests.leaders(stop=True)
            tests.traced(2)
            tests.other_program()
            tests.port_in_use()
            tests.strangers(expected)
            tests.missing()
            tests.full_disk()
        first = options.first
        tests.threads(range(first // 5, first // 5 + max(3, count // 5)), options.seed)
        tests.random(range(first, first + count), options.seed, expected)
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
