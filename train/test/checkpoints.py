#!/usr/bin/env python3
"""Saves, resumes, kills and damages runs of hand-made steps.

usage: checkpoints.py FSDP-RUN FIXTURES [--kills N]

A resumed run must end with the bytes of one that was never interrupted; on
another number of ranks it must begin with the same whole state. Whenever a run is
killed, what it leaves is a state that some step had, complete: --kills N of them
(10; 1000 with FSDP_LONG_TESTS).
"""
import argparse
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "runtime" / "test"))
from support import (
    Tests, crc32c, free_port, read_safetensors, torchrun_variables, write_data,
)

WORLDS = (1, 2, 3, 4, 8)
STEPS = 400


class CheckpointTests(Tests):
    def command(self, world, steps, *more):
        return [
            self.program, str(self.fixtures / f"step-{world}.so"), "--data",
            str(self.directory), "--steps", str(steps), *map(str, more),
        ]

    def run(self, world, steps, *more, **settings):
        return subprocess.run(
            self.command(world, steps, "--progress", "never", *more), text=True,
            capture_output=True, timeout=300,
            env=dict(os.environ, FSDP_BLAS="builtin"), **settings,
        )

    def processes(self, world, steps, *more):
        """As torchrun starts them."""
        port = free_port()
        jobs = [
            subprocess.Popen(
                self.command(world, steps, "--progress", "never", "--comm", "mpi", *more),
                env=dict(
                    os.environ, FSDP_BLAS="builtin",
                    **torchrun_variables(rank, world, port),
                ),
                stderr=subprocess.PIPE, text=True,
            )
            for rank in range(world)
        ]
        texts = [job.communicate(timeout=300)[1] for job in jobs]
        return max(job.returncode for job in jobs), "".join(texts)

    def folder(self, name):
        path = self.directory / name
        shutil.rmtree(path, ignore_errors=True)
        return path

    def files(self, folder):
        return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}

    def losses(self, log):
        return [
            (line["step"], line["loss"])
            for line in map(json.loads, log.read_text().splitlines())
        ]

    def same_world(self):
        for world in (1, 2, 4):
            whole, parts = self.folder("whole"), self.folder("parts")
            logs = self.directory / "whole.log", self.directory / "parts.log"
            done = self.run(
                world, 6, "--lr", 0.05, "--checkpoint-dir", whole, "--log", logs[0]
            )
            arguments = ["--checkpoint-dir", parts, "--resume", "--log", logs[1]]
            for steps, more in ((2, ["--lr", 0.05]), (3, []), (6, [])):
                again = self.run(world, steps, *arguments, *more)
            equal = all(
                self.files(whole / "step-000006")[name] == data
                for name, data in self.files(parts / "step-000006").items()
                if name != "manifest.json"
            )
            self.expect(
                f"{world} ranks: a resumed run ends with the same bytes and losses",
                done.returncode == again.returncode == 0
                and equal and self.losses(logs[0]) == self.losses(logs[1]),
                done.stderr + again.stderr,
            )
            # As if killed after step 4 was logged and before it was saved.
            again = self.run(world, 6, "--resume=" + str(parts / "step-000003"),
                             "--log", logs[1])
            self.expect(
                f"{world} ranks: the log of a run that goes on from an older "
                "checkpoint",
                again.returncode == 0
                and self.losses(logs[0]) == self.losses(logs[1]),
                again.stderr,
            )

    def other_worlds(self):
        for old in WORLDS:
            saved, full = self.folder("saved"), self.folder("full")
            done = self.run(
                old, 3, "--checkpoint-dir", saved, "--save-full", full
            )
            expected = self.files(full) if done.returncode == 0 else {}
            wrong = [] if done.returncode == 0 else [done.stderr]
            for new in WORLDS:
                remapped, log = self.folder("remapped"), self.directory / "log"
                log.unlink(missing_ok=True)
                same = self.run(
                    new, 3, "--resume=" + str(saved), "--save-full", remapped
                )
                if same.returncode or self.files(remapped) != expected:
                    wrong.append(f"to {new}: {same.stderr}")
                further = self.folder("further")
                more = self.run(
                    new, 5, "--resume=" + str(saved), "--log", log,
                    "--checkpoint-dir", further,
                )
                if more.returncode or len(self.losses(log)[-1][1]) != new:
                    wrong.append(f"to {new}: {more.stderr}")
            self.expect(
                f"{old} to {', '.join(map(str, WORLDS))} ranks: the same whole "
                "state, and training goes on", not wrong, wrong,
            )

    def over_processes(self):
        threads, mixed = self.folder("threads"), self.folder("mixed")
        done = self.run(2, 6, "--checkpoint-dir", threads)
        outcomes = [
            self.processes(2, 2, "--checkpoint-dir", mixed),
            (self.run(2, 4, "--checkpoint-dir", mixed, "--resume").returncode, ""),
            self.processes(
                2, 6, "--checkpoint-dir", mixed, "--resume",
                "--save-full", self.directory / "full-processes",
            ),
        ]
        self.expect(
            "ranks as processes go on from ranks as threads, and back",
            done.returncode == 0 and all(code == 0 for code, _ in outcomes)
            and all(
                (threads / "step-000006" / name).read_bytes()
                == (mixed / "step-000006" / name).read_bytes()
                for name in ("rank-00000.safetensors", "rank-00001.safetensors")
            ),
            outcomes,
        )
        code, text = self.processes(4, 6, "--resume=" + str(mixed), "--save-full",
                                    self.directory / "full-four")
        self.expect(
            "4 processes begin with the state of 2",
            code == 0 and self.files(self.directory / "full-four")
            == self.files(self.directory / "full-processes"), text,
        )

    def other_library(self):
        saved = self.folder("saved")
        first = self.run(2, 2, "--checkpoint-dir", saved)
        recorded = json.loads((saved / "step-000002" / "manifest.json").read_text())["libraries"]
        again = [
            subprocess.run(
                self.command(2, steps, "--checkpoint-dir", saved, "--resume"), text=True,
                capture_output=True, env=dict(os.environ, FSDP_BLAS=blas))
            for steps, blas in ((3, "openblas"), (4, "openblas"), (5, "builtin"))
        ]
        told = ["products were computed by builtin up to the checkpoint and are by openblas"
                in each.stderr for each in again]
        self.expect(
            "another library of products is said once",
            first.returncode == 0 and recorded == {"products": "builtin"}
            and all(each.returncode == 0 for each in again) and told == [True, False, False]
            and "are by builtin" in again[2].stderr,
            [recorded, told, [each.stderr for each in again]],
        )

    def change_manifest(self, saved, field, name, value):
        path = saved / "manifest.json"
        manifest = json.loads(path.read_text())
        manifest[field][name] = value
        del manifest["crc32c"]
        text = json.dumps(manifest, separators=(",", ":")).removesuffix("}")
        path.write_text(f'{text},"crc32c":"{crc32c(text.encode()):08x}"}}\n')

    def other_groups(self):
        """Of a step whose parameters had a group, as its checkpoint says."""
        saved = self.folder("saved")
        self.run(2, 2, "--checkpoint-dir", saved)
        self.change_manifest(saved / "step-000002", "hypers", "weight_decay@1", 0.2)
        again = self.run(2, 3, "--checkpoint-dir", saved, "--resume")
        self.expect(
            "values without a place are said", again.returncode == 0
            and again.stderr.count("warning") == 1
            and "weight_decay@1=0.2 of the checkpoint can't be used: the artifact has no such "
            "hyper-parameters of the same parameters" in again.stderr, again.stderr)

    def other_convolutions(self):
        """Of a step whose convolutions were another library's, as its checkpoint says."""
        saved = self.folder("saved")
        first = self.run(2, 2, "--checkpoint-dir", saved)
        self.change_manifest(saved / "step-000002",
                             "libraries", "convolutions", "onednn 0.1.0 any")
        again = self.run(2, 3, "--checkpoint-dir", saved, "--resume")
        self.expect(
            "another library of convolutions is said",
            first.returncode == 0 and again.returncode == 0
            and "warning: convolutions were computed by onednn 0.1.0 any up to the" in again.stderr
            and "FSDP_CONVOLUTIONS chooses" in again.stderr and "products" not in again.stderr,
            [again.stderr],
        )

    def writer(self):
        """The thread that writes leaves processors to ranks, and says what it took."""
        folder, stats = self.folder("writer"), self.directory / "writer.json"
        job = subprocess.Popen(
            self.command(2, 400, "--progress", "never", "--no-check-finite",
                         "--checkpoint-dir", folder,
                         "--checkpoint-every", "1", "--stats", stats),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=dict(os.environ, FSDP_BLAS="builtin"),
        )
        lower = 0
        while job.poll() is None:
            for task in pathlib.Path(f"/proc/{job.pid}/task").glob("*/stat"):
                try:
                    nice = int(task.read_text().rsplit(")", 1)[1].split()[16])
                except (OSError, ValueError, IndexError):
                    continue
                lower = max(lower, nice)
        said = job.communicate()[1]
        own = os.getpriority(os.PRIO_PROCESS, 0)
        used = json.loads(stats.read_text()) if job.returncode == 0 else {}
        self.expect(
            f"checkpoints are written by a thread of niceness {lower}, in "
            f"{used.get('checkpoint_cpu_seconds')} s",
            job.returncode == 0 and lower >= min(own + 1, 19)
            and used.get("checkpoint_cpu_seconds", 0) > 0, said,
        )

    def stopped(self):
        whole = self.folder("whole")
        # So many steps make the fixture's loss infinite.
        self.run(2, STEPS, "--checkpoint-dir", whole, "--no-check-finite")
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGUSR1):
            saved = self.folder("saved")
            job = subprocess.Popen(
                self.command(2, STEPS, "--checkpoint-dir", saved,
                             "--checkpoint-every", 3, "--no-check-finite"),
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                env=dict(os.environ, FSDP_BLAS="builtin"),
            )
            job.stdout.readline()
            job.send_signal(number)
            text = job.communicate(timeout=100)[1]
            again = self.run(
                2, STEPS, "--checkpoint-dir", saved, "--resume", "--no-check-finite")
            last = f"step-{STEPS:06}"
            self.expect(
                f"{number.name} ends a run at the end of a step",
                job.returncode == 0 and f"{number.name}: stopped after step" in text
                and again.returncode == 0
                and (whole / last / "rank-00001.safetensors").read_bytes()
                == (saved / last / "rank-00001.safetensors").read_bytes(),
                text + again.stderr,
            )

    def sound(self, folder, states):
        """Whether a checkpoint is complete and some step had it."""
        text = (folder / "manifest.json").read_bytes()
        end = text.rindex(b',"crc32c":"')
        manifest = json.loads(text)
        if int(manifest["crc32c"], 16) != crc32c(text[:end]):
            return False
        for entry in manifest["files"]:
            data = (folder / entry["name"]).read_bytes()
            if len(data) != entry["bytes"] or int(entry["crc32c"], 16) != crc32c(data):
                return False
        return all(
            read_safetensors(folder / entry["name"])
            == read_safetensors(states / folder.name / entry["name"])
            for entry in manifest["files"]
        )

    def start_ranks(self, as_processes, *more):
        """A run of two ranks that has begun to train; the process with rank 0 first."""
        command = self.command(2, STEPS, "--progress", "always", *more)
        environment, port, jobs = dict(os.environ, FSDP_BLAS="builtin"), free_port(), []
        for rank in range(2 if as_processes else 1):
            variables = torchrun_variables(rank, 2, port) if as_processes else {}
            jobs.append(subprocess.Popen(
                [*command, *(["--comm", "mpi"] if as_processes else [])],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env={**environment, **variables}))
        jobs[0].stdout.readline()
        return jobs

    def kills(self, count, as_processes):
        """Each run goes on where the one before was killed."""
        states, saved = self.folder("states"), self.folder("saved")
        begin = time.monotonic()
        # So many steps make the fixture's loss infinite.
        self.run(2, STEPS, "--checkpoint-dir", states, "--checkpoint-every", 1,
                 "--keep", STEPS, "--no-check-finite")
        first_pace = pace = (time.monotonic() - begin) / STEPS
        chance = random.Random(3)
        wrong, saving, steps, newest = [], 0, set(), 0
        for number in range(count):
            jobs = self.start_ranks(as_processes, "--checkpoint-dir", saved,
                                    "--checkpoint-every", 1, "--resume",
                                    "--no-check-finite")
            time.sleep(chance.random() * 12 * pace)
            for job in chance.sample(jobs, len(jobs)):
                job.kill()
            for job in jobs:
                job.communicate()
            names = sorted(path.name for path in saved.iterdir() if path.is_dir())
            saving += any(name.endswith(".pending") for name in names)
            whole = [name for name in names if not name.endswith(".pending")]
            if not whole and newest:
                wrong.append(f"kill {number}: nothing is left of step {newest}")
            wrong += [
                f"kill {number}: {name}"
                for name in whole[-2:] if not self.sound(saved / name, states)
            ]
            last = max((int(name[5:11]) for name in whole), default=0)
            if last < newest:
                wrong.append(f"kill {number}: step {newest} became {last}")
            # Where other work has begun since, steps take longer than they did.
            pace = pace * 1.5 if last == newest else max(first_pace, pace / 1.5)
            newest = last
            steps.add(last)
            if last > STEPS - 50:
                shutil.rmtree(saved)
                newest = 0
        kind = "processes" if as_processes else "threads"
        self.expect(
            f"{count} kills of {kind}, {saving} while saving, {len(steps)} steps: always a "
            "whole state", not wrong and saving > count / 20 and len(steps) > count / 5, wrong,
        )

    def full_disk(self):
        saved = self.folder("saved")
        self.run(2, 2, "--checkpoint-dir", saved)
        before = self.files(saved / "step-000002")

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))

        failed = self.run(2, 4, "--checkpoint-dir", saved, "--resume",
                          preexec_fn=limit)
        self.expect(
            "no room for a checkpoint: the old one stays",
            failed.returncode == 1
            and re.search(r"step-000004\.\d+\.pending/rank-0000", failed.stderr)
            and "can't write: File too large" in failed.stderr
            and sorted(path.name for path in saved.iterdir()) == ["run.lock", "step-000002"]
            and self.files(saved / "step-000002") == before,
            failed.stderr,
        )

    def wrong(self):
        saved = self.folder("saved")
        self.run(2, 4, "--checkpoint-dir", saved, "--checkpoint-every", 2)
        cases = [
            (2, 4, ["--resume=" + str(self.directory / "none")],
             "none: there is no checkpoint"),
            (2, 3, ["--resume=" + str(saved)],
             "has 4 steps, expected at most 3, the number in --steps"),
            (2, 4, ["--resume"], "--resume needs a folder"),
            (2, 4, ["--checkpoint-every", 2], "needs --checkpoint-dir"),
            (2, 4, ["--checkpoint-dir", self.directory / "init.safetensors" / "x"],
             "can't make: Not a directory"),
            (2, 5, ["--checkpoint-dir", saved / "step-000004", "--resume"],
             "step-000004: is a checkpoint, expected a folder of them"),
            ("1-separate", 4, ["--reference", 2, "--checkpoint-dir", saved],
             "not supported: checkpoints of a --reference run"),
        ]
        for world, steps, options, part in cases:
            outcome = self.run(world, steps, *options)
            self.expect(f"says: {part}", outcome.returncode == 1
                        and part in outcome.stderr, outcome.stderr)
        file = saved / "step-000004" / "rank-00001.safetensors"
        data = bytearray(file.read_bytes())
        data[-1] ^= 1
        file.write_bytes(data)
        outcome = self.run(3, 4, "--resume=" + str(saved))
        self.expect(
            "damage is found before any rank uses it",
            outcome.returncode == 1 and outcome.stderr.count("error:") == 1
            and f"{file}: is damaged: its CRC-32C is" in outcome.stderr
            and "; move the folder away to go on from another checkpoint" in outcome.stderr,
            outcome.stderr,
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--kills", type=int)
    options = parser.parse_args()
    kills = options.kills
    if kills is None:
        kills = 1000 if os.environ.get("FSDP_LONG_TESTS") else 10
    # Of a shell's background job it is ignored, and stays so in what is started.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, max(WORLDS), 5)
        for rank in range(2):
            for step in range(5, STEPS):
                source = f"rank{rank}-step{step % 5}.safetensors"
                (directory / "batches" / f"rank{rank}-step{step}.safetensors"
                 ).symlink_to(source)
        for rank in range(max(WORLDS)):
            batch = directory / "batches" / f"rank{rank}-step5.safetensors"
            if not batch.exists():
                batch.symlink_to(f"rank{rank}-step0.safetensors")
        tests = CheckpointTests(options.program, options.fixtures, directory)
        tests.same_world()
        tests.other_worlds()
        tests.over_processes()
        tests.writer()
        tests.stopped()
        tests.kills(kills, as_processes=False)
        tests.kills(max(4, kills // 4), as_processes=True)
        tests.full_disk()
        tests.other_library()
        tests.other_convolutions()
        tests.other_groups()
        tests.wrong()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
