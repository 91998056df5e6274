#!/usr/bin/env python3
"""Runs processes on two hosts, half of them on each: network namespaces of this
machine that a link connects.

usage: two_hosts.py [--mpi] -n COUNT PROGRAM ARGUMENT...

Starts them as srun does, or with --mpi by Open MPI. The link is shaped to 1 Gbit/s
and 0.1 ms each way, as far as tc and the kernel can; standard error says to what.
Exits with 77 and a line that says why where there can be no such hosts.
"""
import argparse
import os
import pathlib
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile

SKIPPED = 77
SHAPES = {
    "1 Gbit/s, 0.1 ms each way": "netem delay 0.1ms rate 1gbit",
    "1 Gbit/s": "tbf rate 1gbit burst 256kb latency 50ms",
}
# Debian's place for both, which not everyone's PATH has.
PATH = os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin"


class Unavailable(Exception):
    """Why there can be no hosts."""


def attempt(*words):
    """Whether a command did what it should."""
    done = subprocess.run(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=os.environ | {"PATH": PATH},
    )
    return done.returncode == 0


class TwoHosts:
    """Two hosts while a `with` lasts. `shape` says what the link is like."""

    def __init__(self):
        self.ip = shutil.which("ip", path=PATH)
        self.nsenter = shutil.which("nsenter", path=PATH)
        self.names = [f"fsdp{os.getpid()}-{host}" for host in range(2)]
        self.shape = "not shaped: tc or the kernel can't"

    def __enter__(self):
        if os.geteuid() != 0 or not self.ip or not self.nsenter:
            raise Unavailable("hosts of our own need root, ip (iproute2) and nsenter")
        try:
            self.make()
        except Unavailable:
            self.remove()
            raise
        return self

    def __exit__(self, *_):
        self.remove()

    def remove(self):
        for name in self.names:
            attempt(self.ip, "netns", "del", name)

    def make(self):
        links = self.links = [f"f{os.getpid()}-{host}" for host in range(2)]
        for name in self.names:
            if not attempt(self.ip, "netns", "add", name):
                raise Unavailable("network namespaces can't be made")
        if not attempt(self.ip, "link", "add", links[0], "type", "veth",
                       "peer", "name", links[1]):
            raise Unavailable("pairs of network links can't be made")
        for host, link in enumerate(links):
            address = f"{self.address(host)}/24"
            for words in (
                [self.ip, "link", "set", link, "netns", self.names[host]],
                [*self.inside(host), self.ip, "addr", "add", address, "dev", link],
                [*self.inside(host), self.ip, "link", "set", link, "up"],
                [*self.inside(host), self.ip, "link", "set", "lo", "up"],
            ):
                if not attempt(*words):
                    raise Unavailable(f"{' '.join(words)} failed")
        for shape, words in SHAPES.items():
            if all(
                attempt(*self.inside(host), "tc", "qdisc", "replace", "dev", link,
                        "root", *words.split())
                for host, link in enumerate(links)
            ):
                self.shape = shape
                break

    def address(self, host):
        return f"10.77.0.{host + 1}"

    def use_ipv6(self):
        """From now on the hosts have addresses of IPv6 alone."""
        for host, link in enumerate(self.links):
            for words in (["-6", "addr", "add", f"{self.address6(host)}/64", "dev", link, "nodad"],
                          ["-4", "addr", "flush", "dev", link]):
                if not attempt(*self.inside(host), self.ip, *words):
                    raise Unavailable("addresses of IPv6 can't be given")

    def address6(self, host):
        return f"fd77::{host + 1}"

    def inside(self, host):
        """What starts a command on a host; the process is then that command."""
        # Not "ip netns exec", which needs a /sys.
        return [self.nsenter, f"--net=/run/netns/{self.names[host]}"]

    def place(self, rank, count):
        """The host of a rank."""
        return rank * 2 // count


def launch_as_srun(hosts, count, command):
    """Returns the status of the first process that fails."""
    processes = []
    secret = secrets.token_hex(32)
    for rank in range(count):
        host = hosts.place(rank, count)
        environment = {"FSDP_JOB_SECRET": secret} | os.environ | {
            "SLURM_JOB_ID": str(os.getpid()), "SLURM_STEP_ID": "0",
            "SLURM_NTASKS": str(count), "SLURM_PROCID": str(rank),
            "SLURM_LOCALID": str(rank % max(1, (count + 1) // 2)),
            "SLURM_STEP_NODELIST": "10.77.0.[1-2]",
        }
        processes.append(
            subprocess.Popen([*hosts.inside(host), *command], env=environment)
        )
    try:
        statuses = [process.wait() for process in processes]
    finally:
        for process in processes:
            process.kill()
    return next((status for status in statuses if status), 0)


def launch_by_mpi(hosts, count, command):
    """The daemon of the other host is started by an rsh that enters it."""
    shares = [sum(hosts.place(rank, count) == host for rank in range(count))
              for host in range(2)]
    places = ",".join(
        f"{hosts.address(host)}:{share}" for host, share in enumerate(shares) if share
    )
    # The daemons pass on what they are told to, and none of their own.
    exported = [name for name in os.environ
                if name.startswith(("FSDP_", "LSAN_", "TSAN_", "UBSAN_", "ASAN_"))
                or name in ("LD_LIBRARY_PATH", "PATH")]
    with tempfile.TemporaryDirectory() as name:
        agent = pathlib.Path(name) / "agent"
        enter = " ".join(hosts.inside(1))
        agent.write_text(f'#!/bin/sh\nshift\nexec {enter} sh -c "$*"\n')
        agent.chmod(0o755)
        network = "10.77.0.0/24"
        words = [
            *hosts.inside(0), "mpirun", "--host", places, "--oversubscribe",
            "-n", str(count), "--mca", "plm_rsh_agent", str(agent),
            "--mca", "btl", "tcp,self", "--mca", "btl_tcp_if_include", network,
            "--mca", "oob_tcp_if_include", network,
            # After a failure MPI is not finalized.
            "--mca", "orte_allowed_exit_without_sync", "1",
            *(word for one in exported for word in ("-x", one)), *command,
        ]
        root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
        return subprocess.run(words, env=os.environ | root).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mpi", action="store_true")
    parser.add_argument("-n", type=int, required=True, metavar="COUNT")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    # Whoever ends this ends the hosts, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        with TwoHosts() as hosts:
            print(f"two hosts, link: {hosts.shape}", file=sys.stderr)
            launch = launch_by_mpi if options.mpi else launch_as_srun
            return launch(hosts, options.n, options.command)
    except Unavailable as why:
        print(f"SKIPPED: two hosts: {why}", file=sys.stderr)
        return SKIPPED


if __name__ == "__main__":
    sys.exit(main())
