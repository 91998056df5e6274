#!/usr/bin/env python3
"""Has fsdp-run start its ranks as processes, and lose some of them.

usage: elastic.py FSDP-RUN FIXTURES

What --ranks starts equals threads bit by bit, leaves nothing behind, tells its
secret to nobody; with --restart runs whose ranks are killed at random moments
have the losses and weights of one that was left alone.
"""
import argparse
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "runtime" / "test"))
from support import Tests, free_port, torchrun_variables, write_data

WORLD = 4
LONG = "FSDP_LONG_TESTS" in os.environ
LAUNCHERS = ("OMPI_", "PMI", "SLURM_", "RANK", "WORLD_SIZE", "MASTER_", "FSDP_JOB_")


def children(job):
    """The processes of a launcher, by rank."""
    try:
        ids = pathlib.Path(f"/proc/{job.pid}/task/{job.pid}/children").read_text().split()
    except OSError:
        return []
    return [int(each) for each in ids]


def state(process):
    """R, S, T, Z..., or nothing where it is gone."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return ""


def variables_of(process):
    text = pathlib.Path(f"/proc/{process}/environ").read_bytes().decode()
    return dict(each.split("=", 1) for each in text.split("\0") if "=" in each)


def wait_for(holds, seconds=30):
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


class ElasticTests(Tests):
    def command(self, steps, *more, world=WORLD, artifact=None):
        return [
            self.program, str(artifact or self.fixtures / f"step-{world}.so"), "--data",
            str(self.directory), "--steps", str(steps), "--no-check-finite",
            *map(str, more),
        ]

    def environment(self, **more):
        plain = {key: value for key, value in os.environ.items()
                 if not key.startswith(LAUNCHERS)}
        return {**plain, "FSDP_BLAS": "builtin", "FSDP_TIMEOUT_MS": "60000", **more}

    def run(self, steps, *more, variables={}, **settings):
        return subprocess.run(
            [*self.command(steps, *more, **settings), "--progress", "never"], text=True,
            capture_output=True, timeout=300, env=self.environment(**variables))

    def start(self, steps, *more, variables={}, before=(), **settings):
        """A launcher whose ranks have taken their first step."""
        job = subprocess.Popen(
            [*before, *self.command(steps, *more, **settings), "--progress", "always"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment(**variables))
        job.stdout.readline()
        return job

    def folder(self, name):
        self.count = getattr(self, "count", 0) + 1
        return self.directory / f"{name}{self.count}"

    def losses(self, log):
        """Of each step, as the log writes them."""
        return [(each["step"], each["loss"]) for each in
                map(json.loads, log.read_text().splitlines())]

    def equal(self):
        threads, processes = self.folder("weights"), self.folder("weights")
        self.run(5, "--save", threads)
        done = self.run(5, "--save", processes, "--ranks", WORLD)
        self.expect("processes end with the weights of threads",
                    done.returncode == 0 and done.stderr == ""
                    and threads.read_bytes() == processes.read_bytes(), done.stderr)
        nested = self.run(5, "--save", processes, "--ranks", WORLD, variables={
            "OMPI_COMM_WORLD_RANK": "0", "OMPI_COMM_WORLD_SIZE": "1",
            "FSDP_MASTER_PORT": "1", "TORCHELASTIC_USE_AGENT_STORE": "True"})
        self.expect("variables of other launchers do not reach the ranks",
                    nested.returncode == 0, nested.stderr)
        for variables in ({"FSDP_CRYPTO_LIBRARY": "nosuch.so"}, {"FSDP_NODE_RANKS": "1"}):
            own = self.folder("weights")
            done = self.run(5, "--save", own, "--ranks", WORLD, variables=variables)
            self.expect(f"with {variables}", done.returncode == 0 and done.stderr == ""
                        and own.read_bytes() == threads.read_bytes(), done.stderr)
        done = subprocess.run(
            [*self.command(5, "--ranks", WORLD), "--progress", "never"], timeout=60,
            capture_output=True, text=True, env=self.environment(),
            preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))
        self.expect("where ends of processes are ignored", done.returncode == 0, done.stderr)
        done = self.run(1, variables=torchrun_variables(0, 10**9, 1))
        self.expect("nothing is made for a billion ranks", done.returncode == 1 and
                    "WORLD_SIZE: expected at most 16384 processes" in done.stderr, done.stderr)

        # As many may meet as rank 0 may have connections.
        room, world = resource.getrlimit(resource.RLIMIT_NOFILE)[1], 10000
        done = subprocess.run(
            [self.program, self.fixtures / f"step-{world}.so", "--data", self.directory, "--steps",
             "1"], timeout=60, capture_output=True, text=True, env=self.environment(
                 **torchrun_variables(0, world, free_port()), FSDP_TIMEOUT_MS="1000"))
        part = ("after 1000 ms these ranks have not connected to port"
                if room == resource.RLIM_INFINITY or room >= world + 512 else
                "rank 0 needs 10512 open files to meet 10000 ranks")
        self.expect("ten thousand ranks meet", done.returncode == 1 and part in done.stderr,
                    done.stderr)

    def as_process_1(self):
        """As in a container, where nothing is above the launcher."""
        contained = next((each for each in (
            ["unshare", "-p", "-f", "--mount-proc"],
            ["unshare", "-U", "-r", "-p", "-f", "--mount-proc"]) if shutil.which("unshare")
            and subprocess.run([*each, "true"], stderr=subprocess.DEVNULL).returncode == 0), None)
        if not contained:
            print("skipped: a launcher that is process 1, as unshare -p is not permitted here")
            return
        threads = self.folder("weights")
        self.run(5, "--save", threads)
        for name, outside in (("process 1", contained), ("outside of its ranks' processes",
                              [each for each in contained if each not in ("-f", "--mount-proc")])):
            own = self.folder("weights")
            done = subprocess.run(
                [*outside, *self.command(5, "--save", own, "--ranks", WORLD),
                 "--progress", "never"],
                text=True, capture_output=True, timeout=60, env=self.environment(
                    # It finds no threads by the numbers of another name space.
                    ASAN_OPTIONS="detect_leaks=0"))
            self.expect(f"a launcher may be {name}", done.returncode == 0 and done.stderr == ""
                        and threads.read_bytes() == own.read_bytes(),
                        done.returncode, done.stderr)
        saved = self.folder("saved")
        for options, status, part in (
                (["--checkpoint-dir", saved], 0, "SIGTERM: stopped after step"),
                ([], 128 + signal.SIGTERM, "")):
            job = self.start(3000, "--ranks", WORLD, *options, before=contained)
            os.kill(children(job)[0], signal.SIGTERM)
            text = job.communicate(timeout=60)[1]
            self.expect(f"SIGTERM ends process 1 and its ranks with {status}",
                        job.returncode == status and part in text, job.returncode, text)

    def inherited(self):
        """Variables of a rank, in what is none: --ranks counts."""
        for variables in ({"FSDP_RESTART_COUNT": "0"},
                          {"FSDP_RESTART_COUNT": "0", "FSDP_LAUNCHER": "1"},
                          {"FSDP_LAUNCHER": ""}):
            done = self.run(1, "--ranks", 3, variables=variables)
            self.expect(f"--ranks counts with {variables}", done.returncode == 1
                        and "step-4.so: has no step for 3 ranks" in done.stderr,
                        done.returncode, done.stderr)

    def secrets(self):
        seen = set()
        for _ in range(2):
            job = self.start(3000, "--ranks", WORLD)
            ranks = children(job)
            found = [variables_of(process) for process in ranks]
            words = pathlib.Path(f"/proc/{ranks[0]}/cmdline").read_bytes()
            job.kill()
            job.communicate()
            own = {each.get("FSDP_JOB_SECRET", "") for each in found}
            seen |= own
            self.expect("all ranks have one secret, which no argument shows",
                        len(own) == 1 and re.fullmatch("[0-9a-f]{64}", min(own))
                        and min(own).encode() not in words, own)
            self.expect("and torchrun's variables",
                        [each.get("LOCAL_RANK") for each in found] == list("0123")
                        and {each.get("LOCAL_WORLD_SIZE") for each in found} == {"4"}, found)
        self.expect("each start has a secret of its own", len(seen) == 2, seen)
        port = free_port()
        alone = subprocess.Popen(
            [*self.command(9, world=2)], stderr=subprocess.PIPE, text=True,
            env=self.environment(FSDP_JOB_SECRET="0" * 32, **torchrun_variables(0, 2, port)))
        end = f":{port:04X} "
        found = []

        def listens():
            found[:] = [line.split()[1] for name in ("tcp", "tcp6") for line in
                        pathlib.Path(f"/proc/net/{name}").read_text().splitlines()
                        if end in line and line.split()[3] == "0A"]
            return found

        wait_for(listens)
        alone.kill()
        alone.communicate()
        self.expect("rank 0 listens at the loopback alone where that is its place",
                    found == [f"0100007F:{port:04X}"], found)

    def nothing_is_left(self):
        job = self.start(3000, "--ranks", WORLD)
        ranks = children(job)
        job.kill()
        job.communicate()
        self.expect("ranks end with a launcher that is killed", len(ranks) == WORLD and
                    wait_for(lambda: all(state(each) in ("", "Z") for each in ranks), 5))

    def signals(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGUSR1):
            saved = self.folder("saved")
            job = self.start(3000, "--ranks", WORLD, "--checkpoint-dir", saved, "--restart", 2)
            job.send_signal(number)
            text = job.communicate(timeout=60)[1]
            self.expect(
                f"{number.name} to the launcher ends the run with a checkpoint",
                job.returncode == 0 and f"{number.name}: stopped after step" in text
                and len(list(saved.glob("step-*/manifest.json"))) == 1, text)
        job = self.start(3000, "--ranks", WORLD)
        job.send_signal(signal.SIGINT)
        text = job.communicate(timeout=60)[1]
        # A rank may see that another one is gone before its own signal comes.
        lines = [line for line in text.splitlines() if "the rank died" not in line]
        self.expect("without checkpoints it ends it at once",
                    job.returncode == 128 + signal.SIGINT and not lines, text)
        job = self.start(3000, "--ranks", WORLD, "--checkpoint-dir", self.folder("saved"),
                         "--restart", 2, variables={
                             "FSDP_FAULT": "rank=0,step=1,do=delay:5000"})
        for _ in range(2):
            job.send_signal(signal.SIGTERM)
            time.sleep(1.2)
        text = job.communicate(timeout=60)[1]
        self.expect("a second signal ends it at once, and nothing is started again",
                    job.returncode == 128 + signal.SIGTERM and text == "",
                    job.returncode, text)
        job = self.start(3000, "--ranks", WORLD)
        ranks = children(job)
        job.send_signal(signal.SIGTSTP)
        stopped = wait_for(lambda: all(state(each) == "T" for each in [job.pid, *ranks]))
        job.send_signal(signal.SIGCONT)
        goes_on = wait_for(lambda: all(state(each) != "T" for each in ranks))
        text = job.communicate(timeout=120)[1]
        self.expect("a job that is suspended from its terminal goes on", stopped and goes_on
                    and job.returncode == 0, stopped, goes_on, text)

    def failures(self):
        job = self.start(3000, "--ranks", WORLD)
        os.kill(children(job)[2], signal.SIGKILL)
        begin = time.monotonic()
        text = job.communicate(timeout=60)[1]
        self.expect("a killed rank ends the run, which says how",
                    job.returncode == 128 + signal.SIGKILL and time.monotonic() - begin < 4
                    and text.endswith("fsdp-run: error: rank 2 was ended by SIGKILL\n")
                    and "rank 2: the rank died" in text, job.returncode, text)
        stuck = self.run(9, "--ranks", WORLD, variables={
            "FSDP_FAULT": "rank=1,step=2,do=stop", "FSDP_HEARTBEAT_MS": "100",
            "FSDP_HEARTBEAT_LIMIT_MS": "1000"})
        self.expect("a rank that is stuck is killed behind the others",
                    stuck.returncode == 1 and "no sign of life" in stuck.stderr, stuck.stderr)
        done = self.run(9, "--ranks", WORLD, "--init", self.directory / "none")
        lines = done.stderr.splitlines()
        self.expect("what all ranks say is said once", done.returncode == 1
                    and len(lines) == len({line.split("] ")[-1] for line in lines})
                    and "none: can't open: No such file" in done.stderr, done.stderr)
        for options, variables, part in (
                (["--ranks", 3], {}, "step-4.so: has no step for 3 ranks, only for 4; compile it with --world 3"),
                (["--ranks", 0], {}, "--ranks: expected an integer from 1, got '0'"),
                (["--ranks", 16385], {},
                 "--ranks: expected an integer from 1 to 16384, got '16385'"),
                (["--ranks", "4,"], {}, "--ranks: expected an integer from 1, got ''"),
                (["--ranks", "4,2"], {}, "--ranks N,M needs --restart R"),
                (["--ranks", 4, "--world", 4], {}, "expected --ranks, which"),
                (["--restart", 1], {}, "--restart needs --ranks N"),
                (["--ranks", 4, "--restart", 1], {}, "--restart needs --checkpoint-dir D"),
                (["--ranks", 4, "--comm", "embedded"], {},
                 "--ranks starts processes, but the ranks of --comm embedded are threads"),
                (["--ranks", 4, "--reference", 4], {}, "not supported: --ranks of a"),
                (["--ranks", 4], torchrun_variables(1, 4, 1),
                 "--ranks starts the processes of all ranks, but this is one of 4")):
            done = self.run(9, *options, variables=variables)
            self.expect(f"an error: {part}", done.returncode == 1 and part in done.stderr
                        and done.stderr.count("\n") == 1, done.stderr)

    def kills(self):
        """Ranks are killed at random moments, the last ones when they start."""
        # Fast machines take a thousand steps before the first kill.
        steps, kills = (2500, 40) if LONG else (1200, 6)
        whole, weights = self.folder("log"), self.folder("weights")
        self.run(steps, "--log", whole, "--save", weights)
        for seed in range(8 if LONG else 2):
            chance = random.Random(seed)
            log, own, saved = self.folder("log"), self.folder("weights"), self.folder("saved")
            job = subprocess.Popen(
                [*self.command(steps, "--ranks", WORLD, "--restart", kills, "--log", log,
                               "--save", own, "--checkpoint-dir", saved, "--checkpoint-every",
                               chance.randrange(1, 20)), "--progress", "never"],
                stderr=subprocess.PIPE, text=True, env=self.environment())
            done = 0
            while done < kills and job.poll() is None:
                time.sleep(chance.choice([0.05, 0.2, 0.4, 0.6]) * chance.random())
                ranks = children(job)
                if ranks:
                    try:
                        os.kill(chance.choice(ranks), signal.SIGKILL)
                    except ProcessLookupError:
                        continue
                    done += 1
            text = job.communicate(timeout=300)[1]
            restarts = len(re.findall(r"was ended by SIGKILL: restart \d+ of", text))
            self.expect(
                f"seed {seed}: after {done} kills and {restarts} restarts all losses and weights "
                "are those of a run that was left alone", job.returncode == 0
                and 0 < restarts <= done and self.losses(log) == self.losses(whole)
                and own.read_bytes() == weights.read_bytes(), job.returncode, text)

    def restarts(self):
        fault = {"FSDP_FAULT": "rank=2,step=3,do=error:4"}
        saved = ["--checkpoint-every", 1, "--checkpoint-dir"]
        done = self.run(9, "--ranks", WORLD, "--restart", 2, *saved, self.folder("saved"),
                        variables=fault)
        told = re.findall(r"fsdp-run: a rank was lost: restart (\d) of 2, 4 ranks, from "
                          r"\S*/step-00000(\d)", done.stderr)
        self.expect("restarts come to an end, and each is told", done.returncode == 1
                    and [each[0] for each in told] == ["1", "2"]
                    and done.stderr.endswith("fsdp-run: error: no restart is left of 2\n"),
                    done.stderr)
        # A run that began anew does not go on from what another one has saved.
        folder, weights, again = self.folder("saved"), self.folder("w"), self.folder("w")
        self.run(6, "--lr", 0.5, "--checkpoint-dir", folder)
        done = self.run(9, "--ranks", WORLD, "--restart", 1, "--checkpoint-dir", folder,
                        variables=fault)
        self.expect("nothing that was there before is gone on with", "restart 1 of 1, 4 ranks, "
                    "from where the run began, as nothing was saved since" in done.stderr
                    and "step 3" in done.stderr.splitlines()[-2], done.stderr)
        self.run(6, "--checkpoint-dir", folder)
        self.run(9, f"--resume={folder}", "--save", weights)
        job = self.start(9, "--ranks", WORLD, "--restart", 9, f"--resume={folder}",
                         "--checkpoint-dir", self.folder("saved"), "--save", again,
                         variables={"FSDP_FAULT": "rank=0,step=8,do=delay:1500"})
        os.kill(children(job)[1], signal.SIGKILL)
        text = job.communicate(timeout=60)[1]
        self.expect("a run that was resumed begins where it began", job.returncode == 0
                    and "restart 1 of 9" in text
                    and weights.read_bytes() == again.read_bytes(), text)

    def chain(self, *starts):
        """Weights after five more steps with each of these: an artifact, options, and what
        runs it."""
        saved, weights = self.folder("saved"), self.folder("weights")
        for number, (artifact, options, run) in enumerate(starts, 1):
            done = run(5 * number, "--checkpoint-dir", saved, "--resume", "--save", weights,
                       *options, artifact=self.fixtures / artifact)
            self.expect(f"{artifact} {options}", done.returncode == 0, done.stderr)
        return weights.read_bytes()

    def as_torchrun(self, ranks):
        """Starts as many processes as torchrun does."""
        def run(steps, *options, artifact):
            port = free_port()
            jobs = [subprocess.Popen(
                [*self.command(steps, *options, artifact=artifact), "--progress", "never"],
                stderr=subprocess.PIPE, text=True,
                env=self.environment(**torchrun_variables(rank, ranks, port)))
                for rank in range(ranks)]
            texts = [job.communicate(timeout=120)[1] for job in jobs]
            return subprocess.CompletedProcess(
                [], max(job.returncode for job in jobs), "", "".join(texts))

        return run

    def worlds(self):
        artifact = "step-worlds.so"
        single = self.chain(*[(f"step-{ranks}.so", [], self.run) for ranks in (4, 2, 8)])
        for name, starts in (
                ("threads", [(["--world", ranks], self.run) for ranks in (4, 2, 8)]),
                ("processes", [(["--ranks", ranks], self.run) for ranks in (4, 2, 8)]),
                ("torchrun", [([], self.as_torchrun(ranks)) for ranks in (4, 2, 8)])):
            self.expect(f"{name} of one artifact go on with other numbers of ranks as artifacts "
                        "of one number each do",
                        self.chain(*[(artifact, *each) for each in starts]) == single)
        lacks = ("no step for 3 ranks, only for 4, 2 and 8; this makes one that has all: "
                 "fsdp-compile MODEL.mlir --wrap always --world 4,2,8,3 -o ")
        for options, run, part in (
                ([], self.run, "holds steps for 4, 2 and 8 ranks; choose with --world N"),
                (["--world", 3], self.run, lacks), (["--ranks", 3], self.run, lacks),
                ([], self.as_torchrun(3), lacks)):
            done = run(1, *options, artifact=self.fixtures / artifact)
            self.expect(f"what lacks is told: {part}", done.returncode == 1
                        and part in done.stderr, done.stderr)
        folder = self.directory / "a b"
        folder.mkdir()
        odd = folder / "it's 2.so"
        odd.symlink_to((self.fixtures / artifact).resolve())
        done = self.run(1, "--world", 3, artifact=odd)
        words = shlex.split(done.stderr.rpartition(" has all: ")[2])
        self.expect("its words are those of a shell", words[-2:] == ["-o", str(odd)], words)

    def fewer_ranks(self):
        path = self.fixtures / "step-worlds.so"
        fault = {"FSDP_FAULT": "rank=3,step=3,do=kill"}
        two, own = self.folder("weights"), self.folder("weights")
        self.run(9, "--save", two, world=2)
        done = self.run(9, "--ranks", "4,2", "--restart", 1, "--checkpoint-dir",
                        self.folder("saved"), "--save", own, artifact=path, variables=fault)
        self.expect("a start that has saved nothing is followed by one of fewer processes",
                    done.returncode == 0 and "restart 1 of 1, 2 ranks, from where the run began"
                    in done.stderr and own.read_bytes() == two.read_bytes(), done.stderr)
        done = self.run(9, "--ranks", "4,2", "--restart", 2, "--checkpoint-every", 1,
                        "--checkpoint-dir", self.folder("saved"), artifact=path,
                        variables=fault)
        told = re.findall(r"restart (\d) of 2, (\d) ranks, from \S+/step-00000\d", done.stderr)
        self.expect("one that has is followed by as many", done.returncode == 0
                    and told == [("1", "4"), ("2", "2")], told, done.stderr)

    def no_restart(self):
        """What would be the same again."""
        batch = self.directory / "batches" / "rank1-step7.safetensors"
        cases = [(["--resume=none"], {}, "none"),
                 (["--check-finite", "--lr", "1e30"], {}, "NaN or infinite"),
                 ([], {"FSDP_FAULT": "rank=1,step=2,do=error:2"}, "injected error"),
                 ([], {}, "rank1-step7.safetensors")]
        for options, variables, part in cases:
            if part == batch.name:
                batch.rename(self.directory / "kept")
            done = self.run(9, "--ranks", WORLD, "--restart", 3, "--checkpoint-dir",
                            self.folder("saved"), *options, variables=variables)
            self.expect(f"not started again: {part}", done.returncode == 1
                        and part in done.stderr and "restart" not in done.stderr, done.stderr)
        (self.directory / "kept").rename(batch)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    # A shell's background job ignores it, and so would what is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, 8, 5)
        for rank in range(8):
            for step in range(5, 3000):
                (directory / "batches" / f"rank{rank}-step{step}.safetensors").symlink_to(
                    f"rank{rank}-step{step % 5}.safetensors")
        tests = ElasticTests(options.program, options.fixtures, directory)
        for test in (tests.equal, tests.as_process_1, tests.inherited, tests.secrets,
                     tests.nothing_is_left, tests.signals, tests.failures, tests.worlds,
                     tests.fewer_ranks, tests.restarts, tests.no_restart, tests.kills):
            if options.only in test.__name__:
                test()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
