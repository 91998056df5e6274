#!/usr/bin/env python3
"""Runs ranks on two hosts with two processes each, see two_hosts.py.

usage: hosts.py FSDP-RUN FIXTURES RUNTIME-CONFORMANCE RUNTIME-FAILURES

The conformance suite, different collectives, a training run that must save what
ranks as threads save, and a rank that dies or stops on the other host. Messages go
over sockets; with FSDP_MPI_LANE=1 they are also messages of MPI, and all of the
conformance suite is run. Exits with 77 where there can be no such hosts.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from process_jobs import Job, watch
from support import Tests, write_data
from two_hosts import SKIPPED, TwoHosts, Unavailable

HERE = pathlib.Path(__file__).resolve().parent
COUNT = 4
STEPS = 20
ATTEMPTS = 8
# Of a conformance suite that has a few seconds.
SHORT = "*EveryCollective*:*Slow*"


class HostTests(Tests):
    def launch(self, *command, mpi=False):
        """Runs a command on two hosts of its own; its status and what it said."""
        environment = os.environ | {
            "FSDP_BACKEND": "mpi", "FSDP_TRANSPORT": "mpi" if mpi else "tcp",
            "FSDP_TEST_WORLD": str(COUNT), "FSDP_BLAS": "builtin",
            "LSAN_OPTIONS": "detect_leaks=0",
            "TSAN_OPTIONS": "ignore_noninstrumented_modules=1",
        }
        done = subprocess.run(
            [HERE / "two_hosts.py", *(["--mpi"] if mpi else []), "-n", str(COUNT),
             *map(str, command)],
            env=environment, capture_output=True, text=True, timeout=600,
        )
        return done.returncode, done.stdout + done.stderr

    def passes(self, what, program, filter, mpi):
        status, said = self.launch(
            program, "--gtest_brief=1", f"--gtest_filter={filter}", mpi=mpi
        )
        self.expect(f"{what}, {filter}", status == 0, said[-8000:])

    def trains(self, what, mpi):
        """Saves what ranks as threads save, with delays of a rank of each host."""
        threads, processes = (
            self.directory / f"{kind}.safetensors" for kind in ("threads", "processes")
        )
        processes.unlink(missing_ok=True)
        words = [self.program, self.fixtures / "step-4.so", "--data", self.directory,
                 "--steps", str(STEPS), "--progress", "never", "--save"]
        subprocess.run([*words, threads], check=True,
                       env=os.environ | {"FSDP_BLAS": "builtin"})
        status, said = self.launch(
            "env", "FSDP_FAULT=rank=1,do=delay:2;rank=2,op=all_gather,do=delay:3",
            *words, processes, "--comm", "mpi", mpi=mpi,
        )
        equal = status == 0 and processes.read_bytes() == threads.read_bytes()
        self.expect(f"{what}, {STEPS} steps of training save what threads save",
                    equal, said)

    def survives(self, hosts, victim, what, text, limit):
        """The others say soon that a rank has died or stopped."""
        attempts = []
        for _ in range(ATTEMPTS):
            job = Job(
                self.program,
                [str(self.fixtures / "step-4.so"), "--data", str(self.directory),
                 "--steps", str(STEPS), "--progress", "never"],
                hosts=hosts, FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do={what}",
            )
            late, known = watch(job, victim, text)
            attempts.append(late)
            if not known or late <= limit:
                break
        self.expect(
            f"two hosts, rank {victim}, {what}: all others said so after "
            f"{', '.join(f'{1000 * one:.0f}' for one in attempts)} ms, "
            f"limit {1000 * limit:.0f}", known and late <= limit, *job.output,
        )


def main():
    program, fixtures, conformance, failures = sys.argv[1:5]
    every = os.environ.get("FSDP_MPI_LANE", "0") != "0"
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, COUNT, STEPS)
        tests = HostTests(program, pathlib.Path(fixtures), directory)
        try:
            with TwoHosts() as hosts:
                print(f"the link: {hosts.shape}", flush=True)
                tests.survives(hosts, 3, "kill", "step 9", 0.1)
                tests.survives(hosts, 0, "kill", "step 9", 0.1)
                tests.survives(hosts, 2, "stop", "no sign of life from the rank", 2.0)
        except Unavailable as why:
            print(f"SKIPPED: two hosts: {why}")
            return SKIPPED
        for mpi in (False, True) if every else (False,):
            what = f"two hosts, {'messages of MPI' if mpi else 'sockets'}"
            tests.passes(what, conformance, "*" if every else SHORT, mpi)
            # Attempts in one process need buffers back that MPI may still write to.
            if not mpi:
                tests.passes(what, failures, "Mismatch.IsKnown*", mpi)
            tests.trains(what, mpi)
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
