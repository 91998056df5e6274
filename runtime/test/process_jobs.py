"""Starts ranks as processes for tests."""
import os
import subprocess
import threading
import time

from support import free_port, torchrun_variables


class Job:
    """Processes of one run; notes when each said and did what."""

    def __init__(self, program, arguments, world=4, port=None, **settings):
        self.port = port or free_port()
        self.output = [""] * world
        self.said = [None] * world
        self.processes, self.threads = [], []
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
