#!/usr/bin/env python3
"""Puts in front of fsdp-run what accidents and strangers do.

usage: trust.py FSDP-RUN FIXTURES

Links and copies among checkpoints, two jobs in one folder, processes that run
other programs or see other checkpoints, or older ones after they were killed, inputs that have no end or are cut while
they are used, no room, no threads, signals, suspended jobs. FSDP_TEST_LIBRARIES names the
folder with the allocator of the tests.
"""
import argparse
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "runtime" / "test"))
from support import Tests, free_port, torchrun_variables, write_data, write_safetensors

STEPS = 3000
SANITIZED = "FSDP_SANITIZED" in os.environ


class TrustTests(Tests):
    def command(self, steps, *more, world=2, data=None):
        return [
            self.program, str(self.fixtures / f"step-{world}.so"), "--data",
            str(data or self.directory), "--steps", str(steps), "--progress", "never",
            "--no-check-finite", *map(str, more),
        ]

    def environment(self, **more):
        return {**os.environ, "FSDP_BLAS": "builtin", **more}

    def run(self, steps, *more, world=2, variables={}, **settings):
        return subprocess.run(
            self.command(steps, *more, world=world), text=True, capture_output=True,
            timeout=60, env=self.environment(**variables), **settings)

    def start(self, steps, *more, variables={}, **settings):
        """A run that has taken its first step."""
        command = self.command(steps, *more, **settings)
        command[command.index("never")] = "always"
        job = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment(**variables))
        job.stdout.readline()
        return job

    def processes(self, *commands, variables={}):
        """Ranks as processes, with a command each; returns codes and texts."""
        port, jobs = free_port(), []
        for rank, command in enumerate(commands):
            jobs.append(subprocess.Popen(
                [*command, "--comm", "mpi"], stderr=subprocess.PIPE, text=True,
                env=self.environment(
                    **torchrun_variables(rank, len(commands), port), **variables)))
        texts = [job.communicate(timeout=60)[1] for job in jobs]
        return [job.returncode for job in jobs], texts

    def folder(self, name):
        path = self.directory / name
        shutil.rmtree(path, ignore_errors=True)
        return path

    def names(self, folder):
        return sorted(path.name for path in folder.iterdir() if path.name != "run.lock")

    def links_and_copies(self):
        saved, precious = self.folder("saved"), self.folder("precious")
        saved.mkdir()
        precious.mkdir()
        (precious / "rank-00000.safetensors").write_text("x")
        (saved / "step-000009.pending").symlink_to(precious)
        done = self.run(1, "--checkpoint-dir", saved)
        self.expect(
            "a link that is called like an unfinished checkpoint is left alone",
            done.returncode == 0 and self.names(precious) == ["rank-00000.safetensors"]
            and self.names(saved) == ["step-000001", "step-000009.pending"],
            done.stderr, self.names(saved))
        (saved / "step-000002.pending").symlink_to(precious)
        done = self.run(2, "--checkpoint-dir", saved, "--resume")
        self.expect(
            "nothing is written through one",
            done.returncode == 0 and self.names(precious) == ["rank-00000.safetensors"],
            done.stderr)
        (saved / "step-000002.pending").unlink()
        shutil.rmtree(saved / "step-000002")
        shutil.copytree(saved / "step-000001", saved / "step-000001-best")
        shutil.copytree(saved / "step-000001", saved / "step-000001.7")
        archived = self.folder("archived")
        shutil.move(saved / "step-000001", archived)
        (saved / "step-000001").symlink_to(archived)
        done = self.run(5, "--checkpoint-dir", saved, "--resume", "--checkpoint-every", 1)
        self.expect(
            "copies and linked checkpoints stay when old ones are removed",
            done.returncode == 0 and self.names(saved) == [
                "step-000001", "step-000001-best", "step-000001.7", "step-000004",
                "step-000005", "step-000009.pending"]
            and (archived / "manifest.json").exists(), done.stderr, self.names(saved))

    def kept_by_users(self):
        """Files of users in checkpoints that go away, and where those once went."""
        saved, options = self.folder("saved"), ("--checkpoint-every", 1, "--keep", 1)
        self.run(1, "--checkpoint-dir", saved)
        (saved / "step-000001" / "notes.txt").write_text("x")
        (saved / "step-000001.pending").write_text("x")
        (saved / "step-000002.pending").symlink_to("nowhere")
        done = self.run(4, "--checkpoint-dir", saved, "--resume", *options)
        names = self.names(saved)
        kept = [path.parent.name for path in saved.glob("step-000001.*/notes.txt")]
        self.expect(
            "what users have put there costs no run", done.returncode == 0 and len(kept) == 1
            and self.names(saved / kept[0]) == ["notes.txt"]
            and done.stderr.count("warning") == 1
            and f"{kept[0]}: was an old checkpoint; it is kept, as there are other files in it"
            in done.stderr and sorted({*names} - {*kept}) == [
                "step-000001.pending", "step-000002.pending", "step-000004"],
            done.stderr, names)
        done = self.run(4, "--checkpoint-dir", saved, *options)
        self.expect("nor one from the beginning, which leaves those of others alone",
                    done.returncode == 0 and done.stderr.count("warning") == 1
                    and "has checkpoints of other runs, such as step-000004; they stay"
                    in done.stderr and {"step-000004", "step-000004.2"} <= {*self.names(saved)}
                    and (saved / kept[0] / "notes.txt").exists(), done.stderr)

    def one_job_a_folder(self):
        saved = self.folder("saved")
        first = self.start(STEPS, "--checkpoint-dir", saved, "--checkpoint-every", 1)
        second = self.run(2, "--checkpoint-dir", saved)
        self.expect(
            "a second job in a folder is an error that names the first",
            second.returncode == 1 and f"run.lock: another run saves its checkpoints here: "
            f"process {first.pid} on " in second.stderr
            and "give this one another --checkpoint-dir" in second.stderr, second.stderr)
        first.kill()
        first.communicate()
        again = self.run(STEPS + 0, "--checkpoint-dir", saved, "--resume", "--steps", STEPS)
        self.expect("a killed one is none", again.returncode == 0, again.stderr)

    def readers(self):
        """Runs that begin where another one is, whose old checkpoints go away meanwhile."""
        saved = self.folder("saved")
        writer = self.start(
            STEPS, "--checkpoint-dir", saved, "--checkpoint-every", 1, "--keep", 1)
        while writer.poll() is None and not any(saved.glob("step-*[0-9]")):
            time.sleep(0.01)
        rounds = 4 if SANITIZED else 12
        texts = []
        for _ in range(rounds):
            reader = self.start(STEPS, f"--resume={saved}")
            reader.terminate()
            text = reader.communicate()[1]
            texts += [text] * ("error:" in text)
        self.expect("checkpoints that are read stay until they were", not texts, *texts)
        running = writer.poll() is None
        writer.terminate()
        writer.communicate()
        self.expect("and go away then", running and len(self.names(saved)) <= 2,
                    self.names(saved))

    def one_checkpoint_for_all(self):
        whole, mine, theirs = self.folder("whole"), self.folder("mine"), self.folder("theirs")
        self.run(6, "--checkpoint-dir", whole, "--checkpoint-every", 2, "--keep", 9)
        for folder, steps in ((mine, (2, 4)), (theirs, (2, 4, 6))):
            folder.mkdir()
            for step in steps:
                shutil.copytree(whole / f"step-{step:06}", folder / f"step-{step:06}")
        both = [self.command(5, f"--resume={folder}", "--save", folder / "weights")
                for folder in (mine, theirs)]
        codes, texts = self.processes(*both)
        alone = self.run(5, f"--resume={mine}", "--save", self.directory / "weights")
        self.expect(
            "ranks that see other checkpoints go on from the one that rank 0 has chosen",
            codes == [0, 0] and alone.returncode == 0
            and (mine / "weights").read_bytes() == (self.directory / "weights").read_bytes(),
            texts, alone.stderr)
        shutil.rmtree(theirs / "step-000004")
        codes, texts = self.processes(*both)
        self.expect(
            "a rank that lacks it is an error",
            codes == [1, 1] and all(
                "step-000004/manifest.json: can't read: No such file or directory; rank 0 goes "
                "on from this checkpoint (step 4, serial 2, CRC-32C " in text for text in texts),
            texts)
        other = self.folder("other")
        self.run(4, "--lr", 0.5, "--checkpoint-dir", other, "--checkpoint-every", 2)
        shutil.copytree(other / "step-000004", theirs / "step-000004")
        codes, texts = self.processes(*both)
        self.expect(
            "one that has another of this name, too",
            codes == [1, 1] and all(
                "is another checkpoint (step 4, serial 2, CRC-32C " in text
                and ") than the one that rank 0 goes on from (step 4, serial 2" in text
                for text in texts), texts)

    def killed_job(self, saved, view, chance):
        """Two processes, the second of which sees the checkpoints in `view`. Both are killed,
        or one of them, unless they are quick; returns codes, texts and a copy of the
        checkpoints that is older than what they leave, and may be torn."""
        port, later, every = free_port(), self.folder("later"), chance.randrange(1, 30)
        jobs = [subprocess.Popen(
            [*self.command(STEPS, "--checkpoint-dir", saved, "--checkpoint-every", every,
                           resume), "--comm", "mpi"],
            stderr=subprocess.PIPE, text=True,
            env=self.environment(**torchrun_variables(rank, 2, port)))
            for rank, resume in enumerate(("--resume", f"--resume={view}"))]
        try:
            time.sleep(0.2 + 0.5 * chance.random())
            shutil.copytree(saved, later)
        except (OSError, shutil.Error):
            pass
        time.sleep(0.3 * chance.random())
        for job in chance.sample(jobs, chance.choice((1, 2))):
            job.kill()
        texts = [job.communicate(timeout=60)[1] for job in jobs]
        return [job.returncode for job in jobs], texts, later

    def stale_views(self):
        """Ranks are killed, and come back to a folder that one of them sees as it was."""
        whole, own = self.directory / "whole.weights", self.directory / "own.weights"
        self.run(STEPS, "--save", whole)
        refused = killed = 0
        for seed in range(20 if "FSDP_LONG_TESTS" in os.environ else 3):
            chance = random.Random(seed)
            saved, view = self.folder("saved"), self.folder("view")
            for _ in range(8):
                codes, texts, later = self.killed_job(saved, view, chance)
                known = [part in text for text in texts for part in (
                    "goes on from this checkpoint (step", "is another checkpoint (step")]
                refused += any(known)
                killed += -signal.SIGKILL in codes
                if any(code not in (0, 1, -signal.SIGKILL) for code in codes):
                    self.expect("they end as they should", False, codes, texts)
                shutil.rmtree(view, ignore_errors=True)
                if later.exists():
                    later.rename(view)
            codes, texts = self.processes(*[self.command(
                STEPS, "--checkpoint-dir", saved, "--resume", "--save", own)
                for _ in range(2)])
            self.expect(
                f"seed {seed}: what is left of jobs that were killed is one state for all",
                codes == [0, 0] and own.read_bytes() == whole.read_bytes(), codes, texts)
        self.expect(f"{killed} were killed, {refused} refused a view that was out of date",
                    killed > 0 and refused > 0)

    def config(self, name, dtype):
        """A folder whose model has a type."""
        path = self.folder(name)
        path.mkdir()
        (path / "config.json").write_text(json.dumps({"dtype": dtype}))
        return path

    def one_program_for_all(self):
        folder = ["--save-hf", self.directory / "model", "--hf", self.config("hf", "float32")]
        parts = [*folder[:2], "--save-hf-shard", "40"]
        other = self.directory / "other.safetensors"
        weights = bytearray((self.directory / "init.safetensors").read_bytes())
        weights[-2] ^= 1
        other.write_bytes(weights)
        cases = [
            ([], ["--init", other], "the checksum of the initial weights of rank 1 is "),
            (["--lr", 0.1], ["--lr", 0.2],
             "the hyper-parameter lr of rank 1 is 0.2, of rank 0 0.1"),
            ([], ["--steps", 4], "the --steps of rank 1 is 4, of rank 0 3"),
            (["--lr-schedule", "linear:total=9"], [],
             "the --lr-schedule of rank 1 is constant, of rank 0 linear:total=9"),
            (["--checkpoint-dir", self.folder("saved")], [],
             "the --checkpoint-dir of rank 1 is not given, of rank 0 given"),
            ([], ["--token-dtype", "u8"],
             "the --token-dtype of rank 1 is u8, of rank 0 u16"),
            *(([option, self.directory / f"result{option}"], [],
               f"the {option} of rank 1 is not given, of rank 0 given")
              for option in ("--save", "--save-full", "--stats")),
            ([], ["--save", self.directory / "result"],
             "the --save of rank 1 is given, of rank 0 not given"),
            (folder, [*folder, "--save-hf-shard", "1KB"],
             "the --save-hf-shard of rank 1 is 1000, of rank 0 5000000000"),
            ([*folder, "--save-hf-dtype", "bf16"], folder,
             "the --save-hf-dtype of rank 1 is not given, of rank 0 bf16"),
            ([*parts, "--hf", self.config("f32", "float32")],
             [*parts, "--hf", self.config("f16", "float16")],
             "the checksum of what --save-hf gathers of rank 1 is "),
        ]
        for first, second, part in cases:
            log = self.directory / "log"
            log.unlink(missing_ok=True)
            codes, texts = self.processes(
                self.command(3, "--log", log, *first), self.command(3, *second))
            self.expect(
                f"before the first step: {part}",
                codes == [1, 1] and all(part in text for text in texts)
                and log.read_text() == "", codes, texts)
        own = self.command(3)
        codes, texts = self.processes(own, ["env", "FSDP_BLAS=openblas", *own])
        part = "the library of products of rank 1 is openblas"
        self.expect("another library is said once",
                    codes == [0, 0] and "".join(texts).count(part) == 1 and part in texts[0]
                    and ", of rank 0 builtin, which rounds in another way" in texts[0],
                    codes, texts)

    def early_failures(self):
        for ranks, rank in ((("none", None), 0), ((None, "none"), 1)):
            commands = [
                [*self.command(3), *(["--init", self.directory / name] if name else [])]
                for name in ranks]
            begin = time.monotonic()
            codes, texts = self.processes(*commands)
            self.expect(
                f"why rank {rank} can't begin is known to the others at once",
                codes == [1, 1] and time.monotonic() - begin < 8 and all(
                    "none: can't open: No such file or directory" in text for text in texts),
                texts)

        missing = str(self.directory / "none.so")
        for change, part in (
                (lambda command: [command[0], missing, *command[2:]],
                 "none.so: can't open: No such file or directory"),
                (lambda command: [*command, "--lr-schedule", f"table:{missing}"],
                 "none.so: can't read: No such file or directory"),
                (lambda command: [*command, "--cuda-graphs"],
                 "--cuda-graphs needs an artifact for devices"),
                (lambda command: [*command, "--bogus"], "unknown option '--bogus'"),
                (lambda command: [*command, "--save", ""], "--save: expected a value")):
            for rank in range(2):
                commands = [self.command(3) for _ in range(2)]
                commands[rank] = change(commands[rank])
                begin = time.monotonic()
                codes, texts = self.processes(*commands)
                self.expect(
                    f"and why rank {rank} can't begin before they have met: {part}",
                    codes == [1, 1] and time.monotonic() - begin < 8
                    and all(part in text for text in texts), texts)

        done = self.run(1, "--comm", "embedded", variables=torchrun_variables(0, 2, free_port()))
        self.expect("threads in each of several processes are said",
                    done.returncode == 0 and "warning: a launcher has started 2 processes, of "
                    "which each trains all ranks by itself" in done.stderr, done.stderr)
        for name, part in (("no.such.host.invalid", "names no machine: "), ("[::1]", "names no"),
                           ("0.0.0.0", "it stands for all addresses of a machine")):
            codes, texts = self.processes(
                *[["env", f"MASTER_ADDR={name}", *self.command(1)] for _ in range(2)])
            self.expect(f"{name} is no place to meet", codes == [1, 1] and all(
                f"'{name}', where rank 0 is to be, names no machine: " in text and part in text
                for text in texts), texts)
        codes, texts = self.processes(*[
            ["env", "MASTER_ADDR=no.such.host.invalid", "FSDP_JOB_SECRET=" + 32 * "x",
             "FSDP_TIMEOUT_MS=3000", *self.command(1)] for _ in range(2)])
        self.expect("with a secret they wait for the name, and say so", all(codes) and all(
            "warning: rank" in text and "'no.such.host.invalid', where rank 0 is to be, names no "
            "machine yet: " in text for text in texts), texts)

    def unfinished(self):
        """A checkpoint that rank 0 can't complete, as files of rank 1 are not there."""
        codes, texts = self.processes(*[
            self.command(2, "--checkpoint-dir", self.folder(name)) for name in ("here", "there")])
        self.expect("no rank ends well", codes == [1, 1] and all(
            "that rank 1 has written, found no file" in text for text in texts), codes, texts)

    def course(self):
        whole, parts = self.folder("whole"), self.folder("parts")
        schedule = ["--lr-schedule", "linear:warmup=2,total=9"]
        self.run(6, *schedule, "--checkpoint-dir", whole)
        self.run(3, *schedule, "--checkpoint-dir", parts)
        done = self.run(6, "--checkpoint-dir", parts, "--resume")
        last = pathlib.Path("step-000006") / "rank-00001.safetensors"
        self.expect(
            "the schedule of learning rates is a part of the state",
            done.returncode == 0 and done.stderr == ""
            and (whole / last).read_bytes() == (parts / last).read_bytes(), done.stderr)
        cases = [
            (["--lr-schedule", "cosine:total=9"],
             "--lr-schedule: linear:warmup=2,total=9 up to the checkpoint, cosine:total=9 from"),
            (["--no-flush-denormals"], "denormal numbers: flushed up to the checkpoint, kept"),
            (["--hyper", "lr=0.5"], "lr: 0.25 up to the checkpoint, 0.5 from now on"),
        ]
        for options, part in cases:
            saved = self.folder("saved")
            self.run(3, *schedule, "--lr", 0.25, "--checkpoint-dir", saved)
            done = self.run(4, "--checkpoint-dir", saved, "--resume", *options)
            self.expect(f"a warning: {part}", done.returncode == 0
                        and done.stderr.count("warning") == 1 and part in done.stderr,
                        done.stderr)
        saved = self.folder("saved")
        self.run(3, "--lr-schedule", "linear", "--checkpoint-dir", saved)
        done = self.run(5, "--checkpoint-dir", saved, "--resume")
        self.expect(
            "a schedule that ends with the steps ends elsewhere",
            "--lr-schedule linear ends with the number of steps: 3 up to the checkpoint, 5 from "
            "now on; total=3 keeps it" in done.stderr, done.stderr)

    def endless_inputs(self):
        pipe = self.directory / "pipe"
        os.mkfifo(pipe)
        saved = self.folder("saved") / "step-000001"
        saved.mkdir(parents=True)
        for name, kind in ((pipe, "a pipe"), (pathlib.Path("/dev/zero"), "a device")):
            (saved / "manifest.json").unlink(missing_ok=True)
            (saved / "manifest.json").symlink_to(name)
            for options in (["--init", name], ["--lr-schedule", f"table:{name}"],
                            [f"--resume={saved.parent}"]):
                try:
                    done = self.run(2, *options)
                    code, text = done.returncode, done.stderr
                except subprocess.TimeoutExpired:
                    code, text = "no end", ""
                self.expect(f"{options[0]} with {kind}", code == 1
                            and f": is {kind}, expected a file" in text, code, text)

    def cut_inputs(self):
        data = self.folder("data")
        data.mkdir()
        write_data(data, 0, 0)
        batch = {"0": ("F32", [2, 4], [0.5] * 8), "1": ("I64", [2], [3, 4])}
        for rank in range(2):
            write_safetensors(
                data / "batches" / f"rank{rank}.safetensors",
                {f"{step}.{name}": value for step in range(STEPS)
                 for name, value in batch.items()})
        saved = self.folder("saved")
        job = self.start(STEPS, "--save", self.directory / "weights", data=data)
        os.truncate(data / "init.safetensors", 8)
        text = job.communicate(timeout=60)[1]
        self.expect("initial weights are not needed behind the start",
                    job.returncode == 0 and (self.directory / "weights").exists(), text)
        write_safetensors(data / "init.safetensors", {"none": ("F32", [1], [0.0])})
        shutil.rmtree(data / "batches" / "none", ignore_errors=True)
        data2 = self.folder("data")
        data2.mkdir()
        write_data(data2, 0, 0)
        for rank in range(2):
            write_safetensors(
                data2 / "batches" / f"rank{rank}.safetensors",
                {f"{step}.{name}": value for step in range(STEPS)
                 for name, value in batch.items()})
        job = self.start(STEPS, "--checkpoint-dir", saved, data=data2,
                         variables={"FSDP_FAULT": ""})
        os.truncate(data2 / "batches" / "rank1.safetensors", 4096)
        text = job.communicate(timeout=60)[1]
        self.expect("batches that are cut while they are used are an error",
                    job.returncode == 1 and "rank1.safetensors: was changed while it was in "
                    "use: it has 4096 bytes, it had" in text, job.returncode, text)

    def numbers(self):
        for option in ("--steps", "--keep", "--checkpoint-every"):
            done = self.run(2, option, 2**63 - 1, "--checkpoint-dir", self.folder("saved"))
            self.expect(f"{option} has a limit", done.returncode == 1
                        and f"{option}: expected an integer from" in done.stderr
                        and "to 1000000000000" in done.stderr, done.stderr)
        done = self.run(10**12)
        self.expect("batches that are missing are found at once", done.returncode == 1
                    and "step5.safetensors: batch 5, rank 0: can't read" in done.stderr
                    if not (self.directory / "batches" / "rank0-step5.safetensors").exists()
                    else done.returncode == 1, done.stderr)

    def no_room(self):
        def limit():
            # All but OpenBLAS's 128 MiB has room: libraries, stacks and an arena of a thread.
            resource.setrlimit(resource.RLIMIT_AS, (190 << 20, 190 << 20))

        if SANITIZED:
            return
        try:
            done = self.run(2, preexec_fn=limit, variables={"FSDP_BLAS": "openblas"})
            code, text = done.returncode, done.stderr
        except subprocess.TimeoutExpired:
            code, text = "no end", ""
        self.expect(
            "too little address space for OpenBLAS is an error", code == 1
            and ("no memory for the workspace of OpenBLAS" in text or "can't load libopenblas"
                 in text), code, text)

    def full_disk(self):
        """A log that has no more room than for some of its lines."""
        def limit():
            # Writing beyond it is an error like that of a full disk, but for its name.
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

        log = self.directory / "log"
        done = self.run(50, "--log", log, preexec_fn=limit)
        lines = log.read_text()
        steps = [json.loads(line)["step"] for line in lines.splitlines()]
        self.expect("a full disk ends the log, not the run", done.returncode == 0
                    and done.stderr.count("warning") == 1
                    and "log: can't write: File too large; lines of steps are missing"
                    in done.stderr and lines.endswith("\n") and 0 < len(steps) < 50
                    and steps == list(range(1, len(steps) + 1)), done.stderr, lines)

        # The lines before the checkpoint have no room beside it.
        saved = self.folder("saved")
        self.run(20, "--checkpoint-dir", saved)
        self.run(50, "--log", log)
        whole = log.read_text()
        done = self.run(22, "--resume=" + str(saved), "--log", log, preexec_fn=limit)
        self.expect("nor does it end one that is resumed", done.returncode == 0
                    and done.stderr.count("warning") == 2
                    and "log: can't write: File too large; lines of steps that are taken again "
                    "stay in it" in done.stderr and log.read_text() == whole, done.stderr,
                    log.read_text())

        # A device that is always full.
        weights, full = self.directory / "weights", self.directory / "full.svg"
        full.symlink_to("/dev/full")
        for option in ("--stats", "--plot"):
            weights.unlink(missing_ok=True)
            done = self.run(2, option, full, "--save", weights)
            self.expect(f"{option} without room costs no weights", done.returncode == 0
                        and done.stderr.count("warning") == 1
                        and "full.svg: can't write: No space left on device; it is missing"
                        in done.stderr and weights.exists(), done.returncode, done.stderr)

    def no_threads(self):
        """Limits of threads are not root's."""
        def limit(most):
            os.setgid(65534)
            os.setuid(65534)
            resource.setrlimit(resource.RLIMIT_NPROC, (most, most))

        if SANITIZED or os.getuid() != 0 or not os.access(self.program, os.X_OK):
            return
        for most, part in ((6, "no thread for rank"), (1, "no thread or no memory for a world")):
            done = self.run(2, world=8, preexec_fn=lambda: limit(most))
            if "Permission denied" in done.stderr:
                return
            self.expect(f"no threads: {part}", done.returncode == 1 and part in done.stderr
                        and "ulimit -u" in done.stderr, done.returncode, done.stderr)

    def refused_threads(self):
        """Each of the threads that a process makes before the first step."""
        libraries = os.environ.get("FSDP_TEST_LIBRARIES")
        if not libraries:
            return
        library = pathlib.Path(libraries) / "libfsdp_no_thread.so"
        said = 0
        for number in range(1, 9):
            refusing = ["env", f"LD_PRELOAD={library}", f"FSDP_NO_THREAD={number}"]
            begin = time.monotonic()
            codes, texts = self.processes(
                self.command(3), [*refusing, *self.command(3)],
                variables={"FSDP_NODE_RANKS": "1"})
            said += all("no thread or no memory for rank 1: " in text for text in texts)
            self.expect(
                f"a process that is refused its thread {number} says so",
                codes in ([1, 1], [0, 0]) and time.monotonic() - begin < 8
                and (codes == [0, 0] or "no thread" in texts[1]), codes, texts)
        self.expect("and the others hear of threads of a context", said == 2, said)

    def no_reader(self):
        """Progress and a log that nobody reads any more."""
        saved, log = self.folder("saved"), self.folder("log")
        log.unlink(missing_ok=True)
        os.mkfifo(log)
        reader = os.open(log, os.O_RDONLY | os.O_NONBLOCK)
        job = self.start(50, "--checkpoint-dir", saved, "--log", log)
        os.close(reader)
        job.stdout.close()
        text = job.stderr.read()
        self.expect("who reads no more ends progress and log, not the run", job.wait() == 0
                    and text.count("warning") == 2
                    and "log: can't write: Broken pipe; lines of steps are missing" in text
                    and "standard output: can't write: Broken pipe; progress is not" in text
                    and self.names(saved) == ["step-000050"], job.returncode, text)

    def other_allocator(self):
        libraries = os.environ.get("FSDP_TEST_LIBRARIES")
        if not libraries:
            return
        library = pathlib.Path(libraries) / "libfsdp_other_malloc.so"
        done = self.run(2, variables={"LD_PRELOAD": str(library)})
        self.expect("another allocator", done.returncode == 0, done.returncode, done.stderr)

    def signals(self):
        for first, second in ((signal.SIGINT, signal.SIGTERM), (signal.SIGTERM, signal.SIGINT)):
            saved = self.folder("saved")
            job = self.start(STEPS, "--checkpoint-dir", saved)
            # Both are there before it does anything else.
            job.send_signal(signal.SIGSTOP)
            for number in (first, second, signal.SIGCONT):
                job.send_signal(number)
            job.communicate(timeout=60)
            self.expect(f"{first.name} and then {second.name} end a run at once",
                        job.returncode in (-first, -second), job.returncode)
        # As who signals a whole job does, whose launcher tells its processes, too.
        saved = self.folder("saved")
        job = self.start(STEPS, "--checkpoint-dir", saved, variables={
            "FSDP_FAULT": "rank=0,step=1,do=delay:2000"})
        for _ in range(3):
            job.send_signal(signal.SIGTERM)
            time.sleep(0.05)
        text = job.communicate(timeout=60)[1]
        self.expect("the same signal at once again ends a run with a checkpoint",
                    job.returncode == 0 and "SIGTERM: stopped after step" in text
                    and len(self.names(saved)) == 1, job.returncode, text)

    def ignored_signals(self):
        """As a shell has its background jobs ignore SIGINT."""
        saved = self.folder("saved")
        for ranks in ((), ("--ranks", 2)):
            job = subprocess.Popen(
                [word if word != "never" else "always" for word in self.command(
                    STEPS, "--checkpoint-dir", saved, *ranks)],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                env=self.environment(),
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
            job.stdout.readline()
            job.send_signal(signal.SIGINT)
            text = job.communicate(timeout=60)[1]
            self.expect(f"a signal that was ignored ends no run {ranks}",
                        job.returncode == 0 and "stopped" not in text
                        and self.names(saved) == [f"step-{STEPS:06}"], job.returncode, text)
            shutil.rmtree(saved)

    def suspended(self):
        """A job that is stopped for longer than any limit goes on."""
        def stop_and_go(jobs):
            for number in (signal.SIGSTOP, signal.SIGCONT):
                for job in jobs:
                    job.send_signal(number)
                time.sleep(3 if number == signal.SIGSTOP else 0)

        limits = {"FSDP_TIMEOUT_MS": "2000", "FSDP_HEARTBEAT_MS": "200",
                  "FSDP_HEARTBEAT_LIMIT_MS": "1500"}
        slow = {"FSDP_FAULT": "stall:rank=0:step=2:ms=300"}
        job = self.start(STEPS, variables=limits)
        stop_and_go([job])
        text = job.communicate(timeout=60)[1]
        self.expect("a suspended job of threads goes on", job.returncode == 0, text)
        port = free_port()
        jobs = [self.start_process(rank, port, limits) for rank in range(2)]
        jobs[0].stdout.readline()
        stop_and_go(jobs)
        texts = [job.communicate(timeout=60)[1] for job in jobs]
        self.expect("a suspended job of processes goes on",
                    [job.returncode for job in jobs] == [0, 0], slow and texts)

        # While they meet: the others come late.
        for early in range(2):
            port, jobs = free_port(), {}
            jobs[early] = self.start_process(early, port, limits)
            time.sleep(0.5)
            stop_and_go(jobs.values())
            time.sleep(0.2)
            jobs[1 - early] = self.start_process(1 - early, port, limits)
            texts = [job.communicate(timeout=60)[1] for job in jobs.values()]
            self.expect(f"a suspended rank {early} goes on waiting for the other",
                        all(job.returncode == 0 for job in jobs.values()), texts)

    def start_process(self, rank, port, variables):
        command = self.command(STEPS, "--comm", "mpi")
        command[command.index("never")] = "always"
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment(**torchrun_variables(rank, 2, port), **variables))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    # Of a shell's background job it is ignored, and stays so in what is started.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        write_data(directory, 8, 5)
        for rank in range(2):
            for step in range(5, STEPS):
                (directory / "batches" / f"rank{rank}-step{step}.safetensors").symlink_to(
                    f"rank{rank}-step{step % 5}.safetensors")
        tests = TrustTests(options.program, options.fixtures, directory)
        for test in (
            tests.links_and_copies, tests.kept_by_users, tests.one_job_a_folder, tests.readers,
            tests.one_checkpoint_for_all,
            tests.stale_views, tests.one_program_for_all, tests.early_failures, tests.unfinished,
            tests.course,
            tests.endless_inputs, tests.cut_inputs, tests.numbers, tests.no_room, tests.full_disk,
            tests.no_reader, tests.no_threads, tests.refused_threads, tests.other_allocator, tests.signals,
            tests.ignored_signals,
            tests.suspended,
        ):
            if options.only in test.__name__:
                test()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
