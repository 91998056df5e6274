#!/usr/bin/env python3
"""Kills, stops and confuses ranks that are processes.

usage: process-faults.py FSDP-RUN FIXTURES [--kills N]

The processes are started as torchrun does it, so no MPI is needed. Whatever
happens to one of them, the others must end with an error that names it, soon;
nothing may hang, be left behind, or save a wrong result. --kills: that many runs
with a kill or a stop at a random time.
"""
import argparse
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from support import free_port, write_data

WORLD = 4
STEPS = 300
BEAT_LIMIT = 1.0
# Beyond what is promised, for machines that are busy with something else.
PATIENCE = 3.0


class Job:
    """Processes of one run; notes when each said and did what."""

    def __init__(self, program, arguments, world=WORLD, port=None, **settings):
        self.port = port or free_port()
        self.output = [""] * world
        self.said = [None] * world
        self.processes, self.threads = [], []
        for rank in range(world):
            environment = dict(
                os.environ, RANK=str(rank), WORLD_SIZE=str(world),
                LOCAL_RANK=str(rank), MASTER_ADDR="127.0.0.1",
                MASTER_PORT=str(self.port), FSDP_BLAS="builtin",
                FSDP_HEARTBEAT_MS="200", FSDP_TIMEOUT_MS="20000",
                FSDP_HEARTBEAT_LIMIT_MS=str(int(1000 * BEAT_LIMIT)),
                TSAN_OPTIONS="report_signal_unsafe=0",
            )
            for name in list(environment):
                if name.startswith(("OMPI_", "PMI")):
                    del environment[name]
            environment.update({key: str(value) for key, value in settings.items()})
            own = arguments(rank) if callable(arguments) else arguments
            self.processes.append(
                subprocess.Popen(
                    [program, *own, "--comm", "mpi"], env=environment, text=True,
                    stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                )
            )
        for rank in range(world):
            self.threads.append(threading.Thread(target=self.listen, args=[rank]))
            self.threads[-1].start()

    def listen(self, rank):
        for line in self.processes[rank].stderr:
            self.said[rank] = self.said[rank] or time.monotonic()
            self.output[rank] += line

    def wait(self, ranks, limit):
        """Waits for ranks; kills all and fails if that takes too long."""
        deadline = time.monotonic() + limit
        hung = []
        for rank in ranks:
            try:
                self.processes[rank].wait(max(0.01, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                hung.append(rank)
        return hung

    def end(self):
        for process in self.processes:
            if process.poll() is None:
                process.kill()
        for process in self.processes:
            process.wait()
        for thread in self.threads:
            thread.join()


class Tests:
    def __init__(self, program, fixtures, directory):
        self.program, self.fixtures = program, fixtures
        self.directory = directory
        self.failed = 0

    def arguments(self, *more, artifact="step-4", steps=STEPS):
        return [
            str(self.fixtures / f"{artifact}.so"), "--data", str(self.directory),
            "--steps", str(steps), "--progress", "never", *map(str, more),
        ]

    def expect(self, what, holds, job=None):
        print(f"{'ok' if holds else 'FAILED'}: {what}", flush=True)
        if not holds:
            self.failed += 1
            for rank, text in enumerate(job.output if job else []):
                print(f"  rank {rank}: {text.strip()}")

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

    def dead(self, victim):
        """Kills itself in step 9, when everyone waits for everyone."""
        job = Job(
            self.program, self.arguments(),
            FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do=kill",
        )
        self.survive(job, victim, "was killed", "step 9, waits for", 0)

    def stopped(self, victim):
        job = Job(
            self.program, self.arguments(),
            FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do=stop",
        )
        self.survive(
            job, victim, "was stopped", "no sign of life from the rank", BEAT_LIMIT
        )

    def survive(self, job, victim, what, text, limit):
        process = job.processes[victim]
        begin = time.monotonic()
        while process.poll() is None and time.monotonic() < begin + 30:
            state = pathlib.Path(f"/proc/{process.pid}/stat").read_text()
            if state.rsplit(")", 1)[1].split()[0] in "TZ":
                break
            time.sleep(0.0002)
        event = time.monotonic()
        others = [rank for rank in range(WORLD) if rank != victim]
        hung = job.wait(others, limit + 30)
        job.end()
        late = [
            max(0.0, (job.said[rank] or float("inf")) - event) for rank in others
        ]
        known = all(
            text in job.output[rank] and f"rank {victim}" in job.output[rank]
            and job.processes[rank].returncode == 1 for rank in others
        )
        self.expect(
            f"rank {victim} {what}: the others say so after "
            f"{', '.join(f'{1000 * one:.0f}' for one in late)} ms",
            known and not hung and max(late) < limit + PATIENCE, job,
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
            "no space for the log",
            not hung and all("can't write" in text for text in job.output), job,
        )

    def random(self, count, expected):
        """A kill or a stop at any time: the start, training, saving."""
        chooser = random.Random(os.environ.get("FSDP_FAULT_SEED", "1"))
        completed = 0
        longest = 0.0
        for number in range(count):
            save = self.clean()
            # A rank that never comes is missed after the limit of time.
            job = Job(
                self.program, self.arguments("--save", save), FSDP_TIMEOUT_MS=5000
            )
            time.sleep(chooser.uniform(0, 1.0))
            victim = chooser.randrange(WORLD)
            stop = chooser.random() < 0.3
            job.processes[victim].send_signal(
                signal.SIGSTOP if stop else signal.SIGKILL
            )
            begin = time.monotonic()
            others = [rank for rank in range(WORLD) if rank != victim]
            hung = job.wait(others, 30)
            longest = max(longest, time.monotonic() - begin)
            if stop:
                job.processes[victim].send_signal(signal.SIGCONT)
                hung += job.wait([victim], 30)
            job.end()
            codes = [job.processes[rank].returncode for rank in others]
            right = not save.exists() or save.read_bytes() == expected
            completed += save.exists()
            if hung or not right or any(code not in (0, 1) for code in codes):
                self.expect(
                    f"run {number}, rank {victim}, stop {stop}: hung {hung}, right "
                    f"{right}, codes {codes}", False, job,
                )
        self.expect(
            f"{count} random kills and stops: {completed} runs had saved, the "
            f"others ended after at most {longest:.2f} s", True,
        )


def leftovers():
    names = [f"/dev/shm/{name}" for name in os.listdir("/dev/shm")]
    return {name for name in names if "fsdp" in name}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--kills", type=int)
    options = parser.parse_args()
    kills = options.kills
    if kills is None:
        kills = 500 if os.environ.get("FSDP_LONG_TESTS") else 5
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, WORLD, STEPS)
        before = leftovers()
        tests = Tests(options.program, options.fixtures, directory)
        expected = tests.result()
        tests.equal(expected)
        for victim in (0, 2):
            tests.dead(victim)
        for victim in (0, 2):
            tests.stopped(victim)
        tests.other_program()
        tests.port_in_use()
        tests.strangers(expected)
        tests.missing()
        tests.full_disk()
        tests.random(kills, expected)
        tests.expect("no shared memory is left", leftovers() <= before)
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
