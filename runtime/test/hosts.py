#!/usr/bin/env python3
"""Runs ranks on two hosts with two processes each, see two_hosts.py.

usage: hosts.py FSDP-RUN FIXTURES RUNTIME-CONFORMANCE RUNTIME-FAILURES

The conformance suite, a training run that must save what ranks as threads save, and
a rank of the other host that dies, stops or runs another program. Messages go
over sockets; with FSDP_MPI_LANE=1 they are also messages of MPI, and all of the
conformance suite is run. Exits with 77 where there can be no such hosts.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from process_jobs import SAID_LIMIT, Job, wall_time, watch
from support import Tests, write_data
from two_hosts import SKIPPED, TwoHosts, Unavailable

HERE = pathlib.Path(__file__).resolve().parent
COUNT = 4
STEPS = 20
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
                 "--steps", str(STEPS), "--progress", "never", "--no-check-finite", "--save"]
        subprocess.run([*words, threads], check=True,
                       env=os.environ | {"FSDP_BLAS": "builtin"})
        status, said = self.launch(
            "env", "FSDP_FAULT=rank=1,do=delay:2;rank=2,op=all_gather,do=delay:3;"
            "rank=3,unit=nobody,do=hang;rank=9,do=hang", *words, processes, "--comm", "mpi", mpi=mpi,
        )
        equal = status == 0 and processes.read_bytes() == threads.read_bytes()
        self.expect(f"{what}, {STEPS} steps of training save what threads save",
                    equal, said)
        unmet = ("'rank=3,unit=nobody,do=hang': met no collective of rank 3\n",
                 "'rank=9,do=hang': there are 4 ranks\n")
        self.expect(f"{what}, faults that met nothing are named once",
                    all(said.count(one) == 1 for one in unmet)
                    and said.count("warning: FSDP_FAULT") == len(unmet), said)

    def survives(self, hosts, victim, what, text):
        """The others say soon that a rank has died or stopped."""
        job = Job(
            self.program,
            [str(self.fixtures / "step-4.so"), "--data", str(self.directory),
             "--steps", str(STEPS), "--progress", "never", "--no-check-finite"],
            hosts=hosts, FSDP_FAULT=f"rank={victim},step=9,op=reduce_scatter,do={what}",
        )
        late, known = watch(job, victim, text)
        self.expect(
            f"two hosts, rank {victim}, {what}: all others said so after "
            f"{1000 * late:.0f} ms", known and late <= SAID_LIMIT, *job.output,
        )

    def begun(self):
        """When the last rank started its first collective of a step, as dumps say."""
        dumps = [json.loads(file.read_text())
                 for file in self.directory.glob("flight.rank*.json")]
        # A rank that hears of the error early has started none.
        starts = [min((entry["start_us"] for entry in rank["entries"] if entry["step"] >= 0),
                      default=0)
                  for dump in dumps for rank in dump["ranks"]]
        return max(starts) / 1e6 if len(starts) == COUNT else float("-inf")

    def differs(self, hosts):
        """The last rank gathers in another order: all name both gathers soon."""
        job = Job(
            self.program,
            [str(self.fixtures / "step-4.so"), "--data", str(self.directory),
             "--steps", "1", "--hyper", "lr=-2", "--progress", "never"],
            hosts=hosts, FSDP_FLIGHT_FILE=self.directory / "flight",
        )
        hung = job.wait(range(COUNT), 30)
        job.end()
        known = not hung and all(
            f"all_gather of '{unit}'" in text for unit in "ab" for text in job.output
        )
        late = max(wall_time(said) for said in job.said) - self.begun()
        self.expect(
            "two hosts, another order of gathers on the last rank: all ranks named both "
            f"after {1000 * late:.1f} ms", known and late <= SAID_LIMIT, *job.output,
        )

    def other_program(self, hosts):
        """All ranks are told at the start what differs."""
        def arguments(rank):
            program = "step-2-other" if rank else "step-2"
            return [str(self.fixtures / f"{program}.so"), "--data", str(self.directory),
                    "--steps", "1", "--progress", "never"]

        job = Job(self.program, arguments, world=2, hosts=hosts)
        hung = job.wait(range(2), 30)
        job.end()
        said = [one or float("inf") for one in job.said]
        self.expect(
            "two hosts, another program on the other one: both said so, within "
            f"{1000 * (max(said) - min(said)):.1f} ms",
            not hung and all("schedule hash" in text for text in job.output), *job.output,
        )

    def secrets(self, hosts):
        """Without one the hosts don't meet, unless the user says that they may."""
        arguments = [str(self.fixtures / "step-4.so"), "--data", str(self.directory),
                     "--steps", "2", "--progress", "never"]
        job = Job(self.program, arguments, hosts=hosts, FSDP_JOB_SECRET="",
                  LOCAL_WORLD_SIZE=2)
        begin = time.monotonic()
        hung = job.wait(range(COUNT), 30)
        late = time.monotonic() - begin
        job.end()
        named = all("set FSDP_JOB_SECRET" in text and "--trusted-network" in text
                    for text in job.output)
        self.expect(f"two hosts, no secret: an error that says what to do, after {late:.1f} s",
                    not hung and late < 10 and named and all(process.returncode for process in job.processes),
                    *job.output)
        for what, more, settings in (
            ("no secret, --trusted-network", ["--trusted-network"], {}),
            ("no secret, FSDP_TRUSTED_NETWORK", [], {"FSDP_TRUSTED_NETWORK": 1}),
        ):
            self.succeeds(what, [*arguments, *more], hosts, FSDP_JOB_SECRET="", **settings)
        self.succeeds("digests of all data", arguments, hosts, FSDP_SEAL_DATA=1)
        job = Job(self.program, arguments, hosts=hosts, each={3: {"FSDP_SEAL_DATA": 1}})
        hung = job.wait(range(COUNT), 30)
        job.end()
        self.expect("two hosts, digests of data on one rank alone",
                    not hung and all("FSDP_SEAL_DATA is" in text for text in job.output),
                    *job.output)

    def interfaces(self, hosts):
        """IPv6 alone, over the interfaces that the user names."""
        arguments = [str(self.fixtures / "step-4.so"), "--data", str(self.directory),
                     "--steps", "2", "--progress", "never"]
        hosts.use_ipv6()
        for what, settings in (("all interfaces", {}),
                               ("FSDP_SOCKET_IFNAME", {"FSDP_SOCKET_IFNAME": f"f{os.getpid()}"})):
            self.succeeds(f"IPv6, {what}", arguments, hosts, MASTER_ADDR=hosts.address6(0), **settings)

    def succeeds(self, what, arguments, hosts, **settings):
        job = Job(self.program, arguments, hosts=hosts, **settings)
        hung = job.wait(range(COUNT), 30)
        job.end()
        self.expect(f"two hosts, {what}",
                    not hung and not any(process.returncode for process in job.processes),
                    *job.output)


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
                tests.survives(hosts, 3, "kill", "step 9")
                tests.survives(hosts, 0, "kill", "step 9")
                tests.survives(hosts, 2, "stop", "no sign of life from the rank")
                tests.differs(hosts)
                tests.other_program(hosts)
                tests.secrets(hosts)
                tests.interfaces(hosts)
        except Unavailable as why:
            print(f"SKIPPED: two hosts: {why}")
            return SKIPPED
        for mpi in (False, True) if every else (False,):
            what = f"two hosts, {'messages of MPI' if mpi else 'sockets'}"
            tests.passes(what, conformance, "*" if every else SHORT, mpi)
            tests.passes(what, failures, "Mismatch.IsKnown*", mpi)
            tests.trains(what, mpi)
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
