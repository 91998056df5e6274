#!/usr/bin/env python3
"""Strangers call the processes of a job while it starts and trains.

usage: strangers.py FSDP-RUN FIXTURES

They say nothing, half a greeting, one that they have overheard, one under another
secret, huge lengths; a thousand of them at once, and before the rank whose name they
take. None may join, or be told more than the listener's number, and the job must
save what ranks as threads save. Prints what they cost; with FSDP_LONG_TESTS=1 they
stay ten times as long.
"""
import hashlib
import hmac
import json
import os
import pathlib
import re
import resource
import secrets
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time

from process_jobs import Job
from support import Tests, free_port, write_data

WORLD = 4
STEPS = 10000 if os.environ.get("FSDP_LONG_TESTS") else 1000
HEADER = struct.Struct("<IIq")
HELLO, CHALLENGE, PROOF, CLAIM, WELCOME = 0x50445346, 0x31, 0x32, 0x33, 0x34
CONTROL, DATA = 1, 2
# All that a stranger is ever sent.
CHALLENGE_BYTES = HEADER.size + 32


def message(kind, body=b"", value=0, length=None):
    return HEADER.pack(kind, len(body) if length is None else length, value) + body


def hello(plane, number, secured=True):
    return message(HELLO, number if secured else b"", 1 | plane << 8 | secured << 16)


def derive(secret, plane, caller, listener, purpose):
    """As the runtime does; a test that changed its ways would let nobody in."""
    key = hmac.digest(b"fsdp_rt job secret 1".ljust(32, b"\0"), secret.encode(), hashlib.sha256)
    text = purpose.encode().ljust(24, b"\0") + struct.pack("<IQ", plane, 0) + caller + listener
    return hmac.digest(key, text, hashlib.sha256)


def connect(port):
    return socket.create_connection(("127.0.0.1", port), 2)


def hear(one, count=1 << 20, seconds=0.3):
    """What comes until the other side closes, or nothing comes for a while."""
    heard = b""
    one.settimeout(seconds)
    try:
        while len(heard) < count and (more := one.recv(min(65536, count - len(heard)))):
            heard += more
    except OSError:
        pass
    return heard


def prove(one, plane, secret):
    """Goes as far as a secret leads; what the listener says to the proof."""
    number = secrets.token_bytes(32)
    one.sendall(hello(plane, number))
    challenge = hear(one, CHALLENGE_BYTES, 2)
    if len(challenge) < CHALLENGE_BYTES:
        return challenge, b""
    proof = derive(secret, plane, number, challenge[HEADER.size:], "caller's proof")
    one.sendall(message(PROOF, proof))
    return challenge, hear(one)


# Programs that other users run.
AS_USER = """
import os, socket, sys
os.setuid(int(sys.argv[1]))
one = socket.socket()
one.connect(("127.0.0.1", int(sys.argv[2])))
one.sendall(bytes.fromhex(sys.argv[3]))
one.settimeout(0.8)
try:
    print(len(one.recv(65536)), "bytes")
except OSError:
    print("no answer")
"""
AS_IMPOSTOR = """
import os, socket, sys
os.setuid(int(sys.argv[1]))
server = socket.create_server(("127.0.0.1", int(sys.argv[2])))
kept = []
while True:
    kept.append(server.accept()[0])
    kept[-1].sendall(bytes.fromhex(sys.argv[3]))
"""


class Stranger:
    """Calls ports in all the ways it knows. Counts what it was told."""

    def __init__(self, overheard):
        self.overheard = overheard
        self.calls = self.told = 0
        self.answering = set()
        self.wrong = []
        claim = struct.pack("<Qqq", 0, 1, WORLD)
        nobody = b"\xff" * 32
        self.ways = {"silence": b"", "a web browser": b"GET / HTTP/1.0\r\n\r\n"}
        for plane in (CONTROL, DATA):
            whole = hello(plane, nobody)
            self.ways |= {
                f"half a greeting {plane}": whole[:19],
                f"a greeting {plane}": whole,
                f"a rank's name {plane}": hello(plane, b"", False) + message(CLAIM, claim),
                f"a rank's name after a greeting {plane}": whole + message(CLAIM, claim),
                f"a wrong proof {plane}": whole + message(PROOF, nobody),
                f"a huge greeting {plane}": message(HELLO, nobody, 1 | plane << 8 | 1 << 16, 2**32 - 1),
                f"a huge proof {plane}": whole + message(PROOF, b"x" * 65536, 0, 2**31),
            }
        for name, bytes in overheard.items():
            self.ways[f"an overheard {name}"] = bytes

    def judge(self, port, way, heard):
        """All that may be heard is one number."""
        self.calls += 1
        self.told += len(heard)
        if heard:
            self.answering.add(port)
        kinds = HEADER.unpack_from(heard)[0] if len(heard) >= HEADER.size else None
        if heard and (len(heard) != CHALLENGE_BYTES or kinds != CHALLENGE):
            self.wrong.append((way, heard[:80]))

    def call(self, port, way):
        try:
            with connect(port) as one:
                if self.ways[way]:
                    one.sendall(self.ways[way])
                self.judge(port, way, hear(one, seconds=0.02))
        except OSError:
            self.calls += 1

    def guess(self, port, plane):
        try:
            with connect(port) as one:
                challenge, answer = prove(one, plane, "this is not the secret of the job")
                self.judge(port, "a guess", challenge + answer)
        except OSError:
            self.calls += 1

    def pester(self, ports, ended):
        """Calls in all ways until `ended`, holding silent connections besides."""
        held = []
        while not ended.is_set():
            for port in ports():
                for way in self.ways:
                    if ended.is_set():
                        break
                    self.call(port, way)
                for plane in (CONTROL, DATA):
                    self.guess(port, plane)
                try:
                    held.append(connect(port))
                except OSError:
                    pass
            ended.wait(0.002)
        for one in held:
            one.close()


def listening(job):
    """Ports at which the processes of a job listen, and their addresses."""
    inodes = set()
    for process in job.processes:
        try:
            for name in os.listdir(f"/proc/{process.pid}/fd"):
                inodes.update(re.findall(r"socket:\[(\d+)\]", os.readlink(
                    f"/proc/{process.pid}/fd/{name}")))
        except OSError:
            pass
    found = {}
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in pathlib.Path(table).read_text().splitlines()[1:]:
            words = line.split()
            if words[3] == "0A" and words[9] in inodes:
                address, port = words[1].split(":")
                found[int(port, 16)] = address
    return found


class Relay:
    """Stands between a rank and rank 0, and keeps what the rank says first. `change`
    makes of a piece of what it says, and how much was said before, what is passed on."""

    def __init__(self, port, change=lambda piece, before: piece):
        self.change = change
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        self.heard = []
        self.target = port
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                caller, _ = self.server.accept()
                hub = connect(self.target)
            except OSError:
                # Rank 0 is not there yet.
                caller.close()
                continue
            self.heard.append(bytearray())
            for source, target, copy in ((caller, hub, self.heard[-1]), (hub, caller, None)):
                threading.Thread(target=self.carry, args=(source, target, copy), daemon=True).start()

    def carry(self, source, target, copy):
        passed = 0
        try:
            while more := source.recv(65536):
                if copy is not None:
                    if len(copy) < 4096:
                        copy.extend(more)
                    passed, more = passed + len(more), self.change(more, passed)
                target.sendall(more)
        except OSError:
            pass
        for one in (source, target):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Impostor:
    """Listens where rank 0 should; keeps what it is told."""

    def __init__(self, port):
        self.server = socket.create_server(("127.0.0.1", port))
        self.heard = []
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                one, _ = self.server.accept()
            except OSError:
                return
            with one:
                heard = hear(one, CHALLENGE_BYTES)
                try:
                    one.sendall(message(CHALLENGE, b"\0" * 32))
                    heard += hear(one, CHALLENGE_BYTES)
                    one.sendall(message(PROOF, b"\0" * 32) + message(WELCOME))
                    heard += hear(one)
                except OSError:
                    pass
                self.heard.append(heard)


class StrangerTests(Tests):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.secret = secrets.token_hex(32)
        self.save = self.directory / "processes.safetensors"
        self.log = self.directory / "processes.jsonl"
        self.patience = 1

    def attempt(self, check, *arguments):
        """A check of what ranks say when they run out of time, which they do in another order
        where the machine is busy: it is made again with more time if it fails."""
        before = self.failed
        for self.patience in (1, 3, 6):
            self.failed = before
            check(*arguments)
            if self.failed == before:
                break
        self.patience = 1

    def arguments(self, *more, steps=STEPS):
        return [str(self.fixtures / "step-4.so"), "--data", str(self.directory), "--steps",
                str(steps), "--progress", "never", "--no-check-finite", *map(str, more)]

    def threads(self):
        save = self.directory / "threads.safetensors"
        subprocess.run([self.program, *self.arguments("--save", save)], check=True,
                       env=dict(os.environ, FSDP_BLAS="builtin"))
        return save.read_bytes()

    def start(self, **settings):
        """A job whose ranks are nodes of their own; it saves and writes a log."""
        self.save.unlink(missing_ok=True)
        self.log.unlink(missing_ok=True)
        settings = {"FSDP_NODE_RANKS": 1, "FSDP_JOB_SECRET": self.secret,
                    "FSDP_TIMEOUT_MS": 60000} | settings
        arguments = self.arguments("--save", self.save, "--log", self.log)
        return Job(self.program, arguments, WORLD, **settings)

    def end(self, what, job, expected, *conditions):
        hung = job.wait(range(WORLD), 120)
        job.end()
        same = self.save.exists() and self.save.read_bytes() == expected
        self.expect(what, same and not hung and all(conditions),
                    *conditions, *(f"rank {rank}: {text.strip()}"
                                   for rank, text in enumerate(job.output)))

    def step_ms(self):
        """Median of the steps of the last run."""
        lines = map(json.loads, self.log.read_text().splitlines())
        return 1000 * statistics.median(line["seconds"] for line in lines if "seconds" in line)

    def quiet(self, expected):
        """The job alone, one rank through a relay that overhears."""
        port = free_port()
        relay = Relay(port)
        job = self.start(port=port)
        self.end("a job with a secret", job, expected)
        quiet, overheard = self.step_ms(), {}
        job = self.start(port=port, relayed={1: relay.port})
        self.end("a job with an eavesdropper", job, expected)
        whole = [bytes(one) for one in relay.heard if len(one) > 2 * CHALLENGE_BYTES]
        self.expect("the greeting was overheard", bool(whole), relay.heard)
        for one in whole:
            overheard["greeting"] = one
            overheard["half of a greeting"] = one[:CHALLENGE_BYTES + 20]
        return overheard, quiet

    def undisturbed(self, expected):
        """How long a step takes without strangers."""
        job = self.start()
        self.end("a job without strangers", job, expected)
        return self.step_ms()

    def pestered(self, expected, overheard, quiet):
        """All the time, at all ports."""
        stranger, ended = Stranger(overheard), threading.Event()
        job = self.start()
        ports = lambda: [job.port, *listening(job)]
        thread = threading.Thread(target=stranger.pester, args=(ports, ended))
        thread.start()
        job.wait(range(WORLD), 120)
        ended.set()
        thread.join()
        self.end(f"{stranger.calls} calls of strangers, who were told {stranger.told} bytes, "
                 f"all of them numbers, at {len(stranger.answering)} ports", job, expected,
                 not stranger.wrong, len(stranger.answering) > 2)
        if stranger.wrong:
            print(f"  told: {stranger.wrong[:3]}")
        pestered = self.step_ms()
        # The machine may have been busy with something else.
        quiet = min(quiet, self.undisturbed(expected))
        print(f"measured: a step takes {pestered:.3f} ms, without strangers {quiet:.3f} ms: "
              f"ratio {pestered / quiet:.2f}", flush=True)

    def first(self, expected, overheard):
        """Strangers are there before the ranks whose names they take."""
        port = free_port()
        stranger = Stranger(overheard)
        job = self.start(port=port, delayed={1: 1.0, 2: 1.0, 3: 1.0})
        begin = time.monotonic()
        while not listening(job) and time.monotonic() < begin + 10:
            time.sleep(0.01)
        while time.monotonic() < begin + 0.9:
            for way in stranger.ways:
                stranger.call(port, way)
            stranger.guess(port, CONTROL)
        self.end(f"strangers come first, {stranger.calls} times", job, expected,
                 not stranger.wrong, stranger.told > 0)

    def crowd(self, expected):
        """A thousand that say nothing, or a greeting and no more, at rank 0's port."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(hard, 4096) if hard != resource.RLIM_INFINITY else 4096
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        port, held = free_port(), []
        job = self.start(port=port, delayed={rank: 2.0 for rank in range(1, WORLD)})
        begin = time.monotonic()
        while not listening(job) and time.monotonic() < begin + 10:
            time.sleep(0.01)
        greeting = hello(CONTROL, b"n" * 32)
        for number in range(1000):
            try:
                held.append(connect(port))
                if number % 2:
                    held[-1].sendall(greeting)
            except OSError:
                break
        crowd = len(held)
        # Rank 0's port is open until all are there.
        while port in listening(job) and time.monotonic() < begin + 30:
            time.sleep(0.002)
        met = time.monotonic() - begin
        peak = memory(job.processes[0].pid)
        self.end(f"{crowd} connections at once; rank 0 had {peak / 2**20:.0f} MiB", job, expected,
                 crowd == 1000, peak < 512 * 2**20 or sanitized(self.program))
        print(f"measured: with {crowd} connections the ranks, 2 s late, had met after {met:.2f} s",
              flush=True)
        for one in held:
            one.close()

    def flooded(self, expected):
        """Endless bytes where a greeting belongs are not kept."""
        port = free_port()
        job = self.start(port=port, delayed={rank: 1.5 for rank in range(1, WORLD)})
        while not listening(job):
            time.sleep(0.01)
        sent, before = 0, memory(job.processes[0].pid)
        heads = (message(HELLO, b"", 1 | 1 << 8 | 1 << 16, 2**32 - 1), hello(CONTROL, b"n" * 32)
                 + message(PROOF, b"", 0, 2**31))
        for head in heads * 4:
            try:
                with connect(port) as one:
                    one.settimeout(0.1)
                    one.sendall(head)
                    for _ in range(256):
                        one.sendall(b"x" * 2**20)
                        sent += 2**20
            except OSError:
                pass
        grown = memory(job.processes[0].pid) - before
        self.end(f"floods of greetings: {sent >> 20} MiB were taken, rank 0 grew by "
                 f"{grown / 2**20:.1f} MiB", job, expected, sent < 64 << 20, grown < 16 << 20)

    def changed(self):
        """What is changed, repeated or put in between ends the job, with a reason."""
        # Behind the greetings, and long before the last of what it says.
        begin = 1000

        def flip(piece, before):
            return piece[:-1] + bytes([piece[-1] ^ 1]) if before > begin else piece

        def repeat(piece, before):
            return piece * 2 if before > begin else piece

        def insert(piece, before):
            return message(0x41, b"key\0value") + piece if before > begin else piece

        for change in (flip, repeat, insert):
            port = free_port()
            # Ranks say so much within the first tenth of a second.
            job = self.start(port=port, relayed={1: Relay(port, change).port},
                             FSDP_HEARTBEAT_MS=10)
            hung = job.wait(range(WORLD), 60)
            job.end()
            self.expect(
                f"control messages of rank 1: {change.__name__}", not hung
                and all(process.returncode == 1 for process in job.processes)
                and all("was not its own, or was changed on the way" in text or "malformed" in text
                        for text in (job.output[0], job.output[2]))
                and not self.save.exists(), *job.output)

    def impostor(self):
        """Who takes rank 0's port first is told nothing."""
        port = free_port()
        impostor = Impostor(port)
        job = self.start(port=port, delayed={0: 2.0},
                         FSDP_TIMEOUT_MS=3000 * self.patience)
        hung = job.wait(range(WORLD), 60 * self.patience)
        job.end()
        impostor.server.close()
        kinds = {kind for heard in impostor.heard for kind in
                 (HEADER.unpack_from(heard, at)[0] for at in range(0, len(heard), CHALLENGE_BYTES))}
        self.expect(
            f"an impostor at rank 0's port, {len(impostor.heard)} calls", not hung
            and impostor.heard and kinds == {HELLO, PROOF}
            and all(len(heard) <= 2 * CHALLENGE_BYTES for heard in impostor.heard)
            and any("does not know the job's secret" in text for text in job.output)
            and "can't listen at port" in job.output[0], kinds, *job.output)

    def wrong_secret(self):
        """A rank with another secret, and one without, are named."""
        for own, text in (("another secret, which nobody else has", "does not accept the job's secret"),
                          ("", "can't join rank 0")):
            job = Job(self.program, self.arguments(), WORLD, FSDP_JOB_SECRET=self.secret,
                      FSDP_TIMEOUT_MS=8000 * self.patience, each={2: {"FSDP_JOB_SECRET": own}})
            hung = job.wait(range(WORLD), 60 * self.patience)
            job.end()
            self.expect(f"rank 2 has {own or 'no secret'}", not hung and text in job.output[2]
                        and "have not connected" in job.output[0] and ": 2;" in job.output[0]
                        and ("does not know" if own else "no job secret") in job.output[0],
                        *job.output)

    def other_user(self, expected):
        """Without a secret other users of the machine are no ranks either."""
        if os.geteuid() != 0:
            print("SKIPPED: other users: this one is not root")
            return
        port, nobody = free_port(), 65534
        claim = hello(CONTROL, b"", False) + message(CLAIM, struct.pack("<Qqq", 0, 1, WORLD))
        # A stranger of that user, and the same of ours, which shows that it could.
        for user, joined in ((nobody, False), (0, True)):
            job = self.start(port=port, delayed={rank: 1.0 for rank in range(1, WORLD)},
                             FSDP_JOB_SECRET="", FSDP_TIMEOUT_MS=20000 * self.patience)
            while not listening(job):
                time.sleep(0.01)
            heard = subprocess.run(
                [sys.executable, "-c", AS_USER, str(user), str(port), claim.hex()],
                capture_output=True, text=True)
            heard = heard.stdout.strip() or heard.stderr
            if not joined:
                self.end(f"another user's process, no secret: was told {heard}", job, expected,
                         heard == "0 bytes")
                continue
            hung = job.wait(range(WORLD), 60 * self.patience)
            job.end()
            self.expect("the same of the own user takes the rank's place",
                        not hung and "rank 1 died while the ranks met" in job.output[0], heard,
                        *job.output)

    def other_users_impostor(self, user=65534):
        """One that says welcome at rank 0's port, to ranks without a secret."""
        if os.geteuid() != 0:
            return
        port = free_port()
        answer = message(WELCOME)
        other = subprocess.Popen([sys.executable, "-c", AS_IMPOSTOR, str(user), str(port),
                                  answer.hex()])
        while not answers(port):
            time.sleep(0.02)
        job = self.start(port=port, delayed={0: 4.0}, FSDP_JOB_SECRET="",
                         FSDP_TIMEOUT_MS=2000 * self.patience)
        hung = job.wait(range(1, WORLD), 60 * self.patience)
        job.end()
        other.kill()
        other.wait()
        self.expect("another user's impostor, no secret", not hung and all(
            "another user's" in job.output[rank] for rank in range(1, WORLD)), *job.output)

    def without_secret(self, expected):
        """Ports of the loopback alone, unless the user trusts the network."""
        for settings, loopback in (({}, True), ({"FSDP_TRUSTED_NETWORK": 1}, False)):
            job = self.start(FSDP_JOB_SECRET="", **settings)
            seen = {}
            while any(process.poll() is None for process in job.processes):
                seen |= listening(job)
                time.sleep(0.005)
            self.end(f"no secret, {settings}: listens at {sorted(set(seen.values()))}", job, expected,
                     # Ranks that are told the loopback's address meet there in any case.
                     bool(seen), {*seen.values()} == {"0100007F"} if loopback
                     else any(address != "0100007F" for address in seen.values()))
        job = self.start(FSDP_JOB_SECRET="", LOCAL_WORLD_SIZE=2)
        self.end("no secret, two launchers of one machine", job, expected)
        for rank, settings, text in (
            (1, {"MASTER_ADDR": "203.0.113.1"}, "'203.0.113.1', where rank 0 is to be, is not this"),
            (0, {"LOCAL_WORLD_SIZE": 1, "MASTER_ADDR": own_address()},
             "the launcher says that ranks are on other machines"),
            (0, {"FSDP_CRYPTO_LIBRARY": "nosuch.so", "FSDP_JOB_SECRET": self.secret},
             "OpenSSL 3 can't be loaded"),
            (0, {"FSDP_SEAL_DATA": 1, "FSDP_TIMEOUT_MS": 5000}, "FSDP_SEAL_DATA needs a secret"),
        ):
            if not settings.get("MASTER_ADDR", "here"):
                print("SKIPPED: this machine has no address but the loopback's")
                continue
            job = Job(self.program, self.arguments(), WORLD, **({"FSDP_TIMEOUT_MS": 3000 * self.patience} | settings))
            hung = job.wait(range(WORLD), 30 * self.patience)
            job.end()
            way = "FSDP_TRUSTED_NETWORK=1" in job.output[rank] or "machine" not in text
            self.expect(f"no secret, {settings}", not hung and text in job.output[rank] and way,
                        *job.output)


def answers(port):
    """Whether something listens there."""
    try:
        connect(port).close()
    except OSError:
        return False
    return True


def own_address():
    """One that other machines could reach, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            # Nothing is sent.
            one.connect(("203.0.113.1", 9))
        except OSError:
            return ""
        address = one.getsockname()[0]
    return "" if address.startswith("127.") else address


def memory(process):
    """Bytes that a process has in memory."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def sanitized(program):
    return b"__asan_init" in pathlib.Path(program).read_bytes()


def main():
    program, fixtures = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, WORLD, STEPS)
        tests = StrangerTests(program, fixtures, directory)
        expected = tests.threads()
        overheard, quiet = tests.quiet(expected)
        tests.first(expected, overheard)
        tests.pestered(expected, overheard, quiet)
        tests.crowd(expected)
        tests.flooded(expected)
        tests.changed()
        tests.attempt(tests.impostor)
        tests.attempt(tests.wrong_secret)
        tests.attempt(tests.without_secret, expected)
        tests.attempt(tests.other_user, expected)
        tests.attempt(tests.other_users_impostor)
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
