#!/usr/bin/env python3
"""Runs of hand-made steps whose ranks hold pieces of parameters.

usage: pieces.py FSDP-RUN FIXTURES [LIBFSDP_RUN]
       pieces.py --rank FIXTURE DIRECTORY STEPS     (one process of several)

An element of their parameters depends on no other one: with pieces or without, two
batches make the same bits.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from checkpoints import CheckpointTests, ROOT
from support import free_port, read_safetensors, torchrun_variables, write_safetensors

sys.path.insert(0, str(ROOT / "python"))
sys.dont_write_bytecode = True
import fsdp_run  # noqa: E402

STEPS = 4
GRIDS = ((2, 1), (2, 2), (2, 3))


def write_data(directory):
    """Batches of four ranks, and weights."""
    (directory / "batches").mkdir()
    write_safetensors(directory / "init.safetensors", {
        "w": ("F32", [6, 4], [0.25 * at - 2 for at in range(24)]),
        "v": ("F32", [3], [1.0, -2.0, 3.0]),
        "u": ("F32", [5], [0.5, 1.5, -0.5, 2.5, 1.25]),
        "count": ("F32", [1], [0.0]),
    })
    for rank in range(4):
        for step in range(STEPS):
            write_safetensors(
                directory / "batches" / f"rank{rank}-step{step}.safetensors", {
                    "0": ("F32", [2], [0.1 * step + 0.3, 0.7 - 0.2 * rank]),
                    "1": ("I64", [], [10 * rank + step]),
                })


def batch_of(directory, rank, step):
    data = read_safetensors(directory / "batches" / f"rank{rank}-step{step}.safetensors")
    return (memoryview(data["0"]).cast("f"), None)


def train_rank(fixture, directory, steps):
    """One of several processes; says what it saw."""
    with fsdp_run.Trainer(fixture, init=directory / "init.safetensors") as trainer:
        own = trainer.ranks[0]
        means = trainer.train(batch_of(directory, own, step) for step in range(steps))
        print(json.dumps({"means": means, "rank": own, "world": trainer.world,
                          "losses": trainer.losses}))


class PieceTests(CheckpointTests):
    def command(self, grid, steps, *more):
        command = super().command(1, steps, *more)
        command[1] = self.fixture(grid)
        return command

    def fixture(self, grid):
        name = grid if isinstance(grid, str) else f"{grid[0]}-{grid[1]}"
        return str(self.fixtures / f"pieces-{name}.so")

    def results(self, grid, steps, *more):
        """What a run writes, and what it says."""
        folder, log = self.folder("results"), self.directory / "log"
        log.unlink(missing_ok=True)
        folder.mkdir()
        done = self.run(grid, steps, "--log", log, "--save", folder / "weights",
                        "--save-full", folder / "full", *more)
        files = {str(path.relative_to(folder)): path.read_bytes()
                 for path in sorted(folder.rglob("*")) if path.is_file()}
        lines = list(map(json.loads, log.read_text().splitlines())) if log.exists() else []
        for line in lines:
            line.pop("seconds", None)
            line.pop("samples_per_second", None)
        return files, lines, done.stderr

    def same_bits(self):
        kept = {}
        for grid in GRIDS:
            grads = self.folder("grads")
            files, lines, text = self.results(
                grid, STEPS, "--save-grads", grads, "--eval-data", self.directory,
                "--eval-every", 2)
            kept[grid] = (files, lines, self.files(grads))
            self.expect(f"{grid}: files and losses of two batches",
                        len(files) == 3 and len(lines) == STEPS + 2
                        and len(lines[0]["loss"]) == 2, text, lines, list(files))
            self.expect(f"{grid}: as without pieces", kept[grid] == kept[GRIDS[0]],
                        lines, kept[GRIDS[0]][1])
        whole = read_safetensors(self.directory / "results" / "weights")
        self.expect("parameters are whole", [len(whole[name]) for name in "wvu"]
                    == [96, 12, 20], whole)

    def processes_too(self):
        for grid in GRIDS[1:]:
            saved, log = self.directory / "split", self.directory / "log"
            log.unlink(missing_ok=True)
            expected, lines, _ = self.results(grid, STEPS)
            log.unlink()
            port, jobs = free_port(), []
            for rank in range(grid[0] * grid[1]):
                jobs.append(subprocess.Popen(
                    self.command(grid, STEPS, "--progress", "never", "--comm", "mpi",
                                 "--save", saved, "--log", log),
                    env=dict(os.environ,
                             **torchrun_variables(rank, grid[0] * grid[1], port)),
                    stderr=subprocess.PIPE, text=True))
            texts = [job.communicate(timeout=100)[1] for job in jobs]
            losses = [(line["step"], line["loss"]) for line in lines]
            self.expect(f"{grid}: processes make the same bits",
                        saved.exists() and saved.read_bytes() == expected["weights"]
                        and self.losses(log) == losses, texts)

    def checkpoints(self):
        for old in (*GRIDS, (4, 1)):
            saved, further = self.folder("saved"), {}
            half, _, text = self.results(old, 2, "--checkpoint-dir", saved)
            self.expect(f"{old}: is saved", len(half) == 3, text)
            for new in (*GRIDS, (4, 1)):
                files, _, text = self.results(new, 2, "--resume=" + str(saved))
                self.expect(f"{old} to {new}: the same whole state", files == half, text)
                further[new] = self.results(new, STEPS, "--resume=" + str(saved))
            expected, _, _ = self.results(old, STEPS)
            self.expect(f"{old}: training goes on as if it were not interrupted",
                        further[old][0] == expected != half, further[old][2])
            self.expect(f"{old}: and with the same bits in other pieces",
                        all(further[grid][:2] == further[GRIDS[0]][:2] for grid in GRIDS),
                        [one[2] for one in further.values()])

    def reference(self):
        for grid in GRIDS:
            expected = self.results(grid, STEPS)
            # Gradients of batches are added, however many ranks compute each.
            found = self.results("1-1-separate", STEPS, "--reference", "x".join(map(str, grid)))
            self.expect(f"{grid}: the bits of the reference",
                        found[:2] == expected[:2], found[1:], expected[1:])

    def missing(self):
        path = self.directory / "batches" / "rank1-step3.safetensors"
        kept = path.read_bytes()
        path.unlink()
        done = self.run((2, 2), STEPS)
        self.expect("a batch that is missing",
                    "batch 3, rank 1: can't read the batch" in done.stderr
                    and "export with --world 2 --steps 4" in done.stderr, done.stderr)
        path.write_bytes(kept)

    def one_file(self):
        """All ranks with one batch read one file."""
        joined = self.folder("joined")
        (joined / "batches").mkdir(parents=True)
        (joined / "init.safetensors").symlink_to(self.directory / "init.safetensors")
        for rank in range(2):
            tensors = {}
            for step in range(STEPS):
                found = read_safetensors(
                    self.directory / "batches" / f"rank{rank}-step{step}.safetensors")
                tensors[f"{step}.0"] = (
                    "F32", [2], list(memoryview(found["0"]).cast("f")))
                tensors[f"{step}.1"] = ("I64", [], [10 * rank + step])
            write_safetensors(joined / "batches" / f"rank{rank}.safetensors", tensors)
        expected = self.results(GRIDS[0], STEPS)
        for grid in GRIDS:
            found = self.results(grid, STEPS, "--data", joined)
            self.expect(f"{grid}: one file of each batch rank", found == expected,
                        found[1:], expected[1:])

    def given(self):
        """Batches from Python, with seeds that are made up."""
        seen = {}
        for grid in GRIDS:
            with fsdp_run.Trainer(self.fixture(grid),
                                  init=self.directory / "init.safetensors") as trainer:
                losses = [trainer.step([batch_of(self.directory, rank, step)
                                        for rank in range(2)]) for step in range(STEPS)]
                seen[grid] = (losses, trainer.world, list(trainer.ranks), {
                    name: bytes(trainer.states().read(name))
                    for name in ("w", "v", "u", "state.w.momentum")})
        self.expect("batches from Python", seen[GRIDS[0]][1:3] == (2, [0, 1])
                    and all(one == seen[GRIDS[0]] for one in seen.values()), seen)
        port, losses = free_port(), seen[GRIDS[0]][0]
        jobs = [
            subprocess.Popen(
                [sys.executable, __file__, "--rank", self.fixture((2, 2)), self.directory,
                 str(STEPS)],
                env=dict(os.environ, **torchrun_variables(rank, 4, port)),
                stdout=subprocess.PIPE, text=True)
            for rank in range(4)
        ]
        told = [json.loads(job.communicate(timeout=100)[0] or "{}") for job in jobs]
        self.expect("and in processes",
                    [one.get("rank") for one in told] == [0, 0, 1, 1]
                    and all(one["world"] == 2 and one["losses"] == losses[-1]
                            for one in told), told, losses)


def main():
    if sys.argv[1] == "--rank":
        return train_rank(sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4]))
    program, fixtures, *library = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory)
        tests = PieceTests(program, pathlib.Path(fixtures), directory)
        tests.same_bits()
        tests.processes_too()
        tests.checkpoints()
        tests.reference()
        tests.missing()
        tests.one_file()
        if library:
            os.environ["FSDP_RUN_LIBRARY"] = library[0]
            tests.given()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
