"""Starts ranks as processes for tests."""
import os
import pathlib
import secrets
import subprocess
import threading
import time

from support import free_port, torchrun_variables

# Seconds after which the others have said that a rank died, stopped or started another
# collective: far more than it takes, and far less than the limit of a call.
SAID_LIMIT = 10.0


class Job:
    """Processes of one run, on two hosts if there are; notes when each said what.

    By rank: `each` has settings of one rank alone, `delayed` seconds that it comes
    later than the others, `relayed` the port where it looks for rank 0."""

    def __init__(self, program, arguments, world=4, port=None, hosts=None, each={},
                 delayed={}, relayed={}, **settings):
        self.port = port or free_port()
        self.output = [""] * world
        self.said = [None] * world
        self.processes, self.threads = [], []
        secret = secrets.token_hex(32)
        for rank in range(world):
            environment = dict(
                os.environ, **torchrun_variables(rank, world, self.port),
                FSDP_BLAS="builtin",
                FSDP_HEARTBEAT_MS="200", FSDP_TIMEOUT_MS="20000",
                FSDP_HEARTBEAT_LIMIT_MS="1000",
                TSAN_OPTIONS="report_signal_unsafe=0",
            )
            for name in list(environment):
                if name.startswith(("OMPI_", "PMI")):
                    del environment[name]
            inside = []
            if hosts:
                environment["MASTER_ADDR"] = hosts.address(0)
                environment["FSDP_JOB_SECRET"] = secret
                inside = hosts.inside(hosts.place(rank, world))
            if rank in relayed:
                environment["FSDP_MASTER_PORT"] = str(relayed[rank])
            if rank in delayed:
                inside += ["sh", "-c", 'sleep $0; exec "$@"', str(delayed[rank])]
            own = settings | each.get(rank, {})
            environment.update({key: str(value) for key, value in own.items()})
            own = arguments(rank) if callable(arguments) else arguments
            self.processes.append(
                subprocess.Popen(
                    [*inside, program, *own, "--comm", "mpi"], env=environment, text=True,
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


def wall_time(said):
    """What the clock on the wall showed when something was said, or never was."""
    return time.time() - time.monotonic() + said if said else float("inf")


def watch(job, victim, text):
    """Waits for a fault of a rank and what the others do about it. Returns the
    seconds until the last of them had said so, and whether all said what they
    should and ended with an error."""
    process = job.processes[victim]
    begin = time.monotonic()
    while process.poll() is None and time.monotonic() < begin + 30:
        state = pathlib.Path(f"/proc/{process.pid}/stat").read_text()
        if state.rsplit(")", 1)[1].split()[0] in "TZ":
            break
        time.sleep(0.0002)
    event = time.monotonic()
    others = [rank for rank in range(len(job.processes)) if rank != victim]
    hung = job.wait(others, 30)
    job.end()
    late = max(max(0.0, (job.said[rank] or float("inf")) - event) for rank in others)
    known = not hung and all(
        text in job.output[rank] and f"rank {victim}" in job.output[rank]
        and job.processes[rank].returncode == 1 for rank in others
    )
    return late, known
