#!/usr/bin/env python3
"""Trains hand-made programs with batches that Python has.

usage: trainer.py FSDP-RUN LIBFSDP_RUN FIXTURES
       trainer.py --rank FIXTURES DIRECTORY STEPS     (one process of several)
"""
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "runtime" / "test")]
sys.dont_write_bytecode = True
import fsdp_run  # noqa: E402
from support import (  # noqa: E402
    Tests, free_port, read_safetensors, torchrun_variables, write_data,
)

STEPS = 5


def batch_of(directory, rank, step):
    """What the file of a rank and step has."""
    data = read_safetensors(directory / "batches" / f"rank{rank}-step{step}.safetensors")
    return (memoryview(data["0"]).cast("f", [2, 4]), memoryview(data["1"]).cast("q", [2]))


def train_rank(fixtures, directory, steps):
    """One of several processes; says what it saw."""
    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    with fsdp_run.Trainer(fixtures / f"step-{world}.so",
                          init=directory / "init.safetensors") as trainer:
        means = trainer.train(batch_of(directory, rank, step) for step in range(steps))
        trained = list(trainer.ranks)
        if len(means) == STEPS:
            trainer.save(directory / "split.safetensors")
    print(json.dumps({"means": means, "ranks": trained}))


class TrainerTests(Tests):
    def open(self, world, **options):
        options.setdefault("init", self.directory / "init.safetensors")
        return fsdp_run.Trainer(self.fixtures / f"step-{world}.so", **options)

    def batches(self, world, step):
        batches = [batch_of(self.directory, rank, step) for rank in range(world)]
        return batches if world > 1 else batches[0]

    def expected(self, world):
        """What fsdp-run does with the same batches: losses by step, and weights."""
        log, saved = self.directory / "log", self.directory / "expected.safetensors"
        subprocess.run(
            [self.program, self.fixtures / f"step-{world}.so", "--data", self.directory,
             "--steps", str(STEPS), "--log", log, "--save", saved, "--progress", "never"],
            check=True,
        )
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        log.unlink()
        return ([line["loss"] for line in lines], [line["mean_loss"] for line in lines],
                saved.read_bytes())

    def same(self, world):
        losses, means, weights = self.expected(world)
        path = self.directory / "saved.safetensors"
        seen = []
        with self.open(world, save=self.directory / "closed.safetensors") as trainer:
            for step in range(STEPS):
                loss = trainer.step(self.batches(world, step))
                seen.append(loss if world > 1 else [loss])
            trainer.save(path)
        self.expect(f"{world} ranks: the losses of fsdp-run", seen == losses, seen, losses)
        self.expect(f"{world} ranks: its weights", path.read_bytes() == weights)
        self.expect("what close writes",
                    (self.directory / "closed.safetensors").read_bytes() == weights)

        def items():
            # The memory of a batch is used again.
            x, index = bytearray(32), bytearray(16)
            for step in range(STEPS):
                for rank in range(world):
                    own = batch_of(self.directory, rank, step)
                    x[:], index[:] = own[0].tobytes(), own[1].tobytes()
                    yield {"t": memoryview(index).cast("q", [2]),
                           "x": memoryview(x).cast("f", [2, 4])}

        with self.open(world) as trainer:
            trained = trainer.train(items())
            trainer.save(path)
        self.expect(f"{world} ranks: fed by an iterator", trained == means, trained, means)
        self.expect(f"{world} ranks: its weights", path.read_bytes() == weights)

        # What was read ahead is not lost.
        def pause(trainer):
            time.sleep(0.2)
            return trainer.steps_done != 3

        with self.open(world) as trainer:
            each = items()
            parts = [trainer.train(each, steps=2, hook=pause), trainer.train(each, hook=pause),
                     trainer.train(each, steps=1), trainer.train(each), trainer.train(each)]
            trainer.save(path)
        self.expect(f"{world} ranks: fed by an iterator part by part",
                    parts == [means[:2], means[2:3], means[3:4], means[4:], []], parts, means)
        self.expect(f"{world} ranks: its weights", path.read_bytes() == weights)
        each = items()
        with self.open(world) as trainer:
            trainer.train(each, steps=2, hook=pause)
        self.expect("nothing is read beyond the steps", len(list(each)) == 3 * world)

    def processes(self, *steps):
        port, world = free_port(), len(steps)
        jobs = [
            subprocess.Popen(
                [sys.executable, __file__, "--rank", self.fixtures, self.directory, str(count)],
                env=dict(os.environ, **torchrun_variables(rank, world, port)),
                stdout=subprocess.PIPE, text=True,
            )
            for rank, count in enumerate(steps)
        ]
        return [json.loads(job.communicate(timeout=100)[0] or "{}") for job in jobs]

    def split(self):
        _, means, weights = self.expected(2)
        seen = self.processes(STEPS, STEPS)
        self.expect(
            "two processes",
            seen == [{"means": means, "ranks": [rank]} for rank in range(2)], seen, means,
        )
        self.expect("their weights",
                    (self.directory / "split.safetensors").read_bytes() == weights)
        seen = self.processes(4, 3)
        self.expect("no process waits for one whose batches have ended",
                    [one["means"] for one in seen] == [means[:3]] * 2, seen)

    def refused(self, world):
        x, index = self.batches(1, 0)
        good = self.batches(world, 0)
        with self.open(world) as trainer:
            for batch, part in (
                ((x,), "expected a batch of 2 inputs, x, t, got 1"),
                ({"x": x, "z": index}, "missing: t; unknown: z"),
                ((x.cast("B").cast("f", [4, 2]), index),
                 f"step 1, rank {world - 1}: input 'x' is f32[4, 2], expected f32[2, 4]"),
                ((x.cast("B").cast("d", [2, 2]), index), "input 'x' is f64[2, 2], expected f32"),
                ((x, memoryview(struct.pack("<qq", 3, 10)).cast("q", [2])),
                 f"step 1, rank {world - 1}: input 't' at position [1] is 10, expected 0 to 9"),
                ((None, index), "input 'x' is missing, expected f32[2, 4]"),
            ):
                self.says(part, lambda batch=batch: trainer.step(
                    [*good[:-1], batch] if world > 1 else batch))
            if world > 1:
                self.says(f"expected a list of the batches of {world} ranks, got 1",
                          lambda: trainer.step([good[0]]))
            self.expect("a refused batch changes nothing", trainer.steps_done == 0)
            losses = trainer.step(good)
            self.expect("the run goes on",
                        (losses if world > 1 else [losses]) == self.expected(world)[0][0])
        self.says("the trainer is closed", lambda: trainer.step(good))

    def arrays(self):
        """Arrays of NumPy, transposed ones and lists among them; tensors of PyTorch."""
        try:
            import numpy
        except ImportError:
            print("skipped: NumPy is not there")
            return
        x, index = (numpy.asarray(each) for each in self.batches(1, 0))
        kinds = {"arrays": (x, index), "transposed": (x.T.copy().T, list(map(int, index)))}
        try:
            import torch
            kinds["tensors"] = (torch.tensor(x), torch.tensor(index))
        except ImportError:
            print("skipped: PyTorch is not there")
        for name, batch in kinds.items():
            with self.open(1) as trainer:
                self.expect(name, trainer.step(batch) == self.expected(1)[0][0][0])
                if name == "tensors":
                    self.says("input 'x' is bf16[2, 4], expected f32[2, 4]",
                              lambda: trainer.step((batch[0].bfloat16(), batch[1])))
                self.says("expected an array of numbers, got object",
                          lambda: trainer.step((object(), index)))

    def says(self, part, action, kind=fsdp_run.Error):
        try:
            action()
            text = "nothing"
        except kind as error:
            text = str(error)
        self.expect(f"says: {part}", part in text, text)

    def options(self):
        self.says("not supported: --data, --text or --tokens where the caller gives",
                  lambda: self.open(2, data=self.directory))
        self.says("a trainer needs initial weights: --init FILE",
                  lambda: self.open(2, init=None))
        self.says("unknown option '--learning-rate'",
                  lambda: self.open(2, learning_rate=1))
        self.says("--lr-schedule: expected total=T or --steps T",
                  lambda: self.open(2, lr_schedule="cosine"))

    def states(self):
        weights = self.expected(2)[2]
        (self.directory / "weights.safetensors").write_bytes(weights)
        with self.open(2) as trainer:
            trainer.train(item for step in range(STEPS) for item in self.batches(2, step))
            states = trainer.states()
            read = {each.name: bytes(states.read(each.name)) for each in states.list()}
            saved = read_safetensors(self.directory / "weights.safetensors")
            self.expect("states are what is saved",
                        all(read[name] == value for name, value in saved.items()), read)
            states.write("a.weight", bytes(48))
            trainer.save(self.directory / "zeros.safetensors")
            self.says("ask it for them again", lambda: states.read("a.weight"))
        saved = read_safetensors(self.directory / "zeros.safetensors")
        self.expect("what was written is trained on", saved["a.weight"] == bytes(48))

    def written(self):
        """The last checkpoint has what the caller has written since."""
        value = struct.pack("<12f", *range(12))

        def read(folder):
            with self.open(2, resume=folder, init=None) as trainer:
                return trainer.steps_done, bytes(trainer.states().read("a.weight"))

        for steps in (1, 0):
            folder = self.directory / f"written-{steps}"
            with self.open(2, checkpoint_dir=folder, checkpoint_every=1) as trainer:
                for step in range(steps):
                    trainer.step(self.batches(2, step))
                trainer.states().write("a.weight", value)
            seen = read(folder)
            self.expect(f"what was written behind step {steps} is saved", seen == (steps, value),
                        seen)
            # Another checkpoint is not needed by who only looks.
            before = sorted(folder.iterdir())
            with self.open(2, checkpoint_dir=folder, resume=folder, init=None) as trainer:
                trainer.states().read("a.weight")
            with self.open(2, checkpoint_dir=folder, resume=folder, init=None,
                           keep=9) as trainer:
                trainer.states().write("a.weight", value)
                trainer.checkpoint()
                trainer.states().read("a.weight")
            self.expect("one for each that was written to", len(list(folder.iterdir()))
                        == len(before) + 1, before, list(folder.iterdir()))

    def waits(self):
        """Ranks wait for one that writes longer than for one that may be lost."""
        os.environ["FSDP_TIMEOUT_MS"] = "500"
        pipe, saved = self.directory / "pipe", []
        os.mkfifo(pipe)

        def read():
            time.sleep(1.5)
            saved.append(pipe.read_bytes())

        reader = threading.Thread(target=read)
        with self.open(2) as trainer:
            trainer.train(item for step in range(STEPS) for item in self.batches(2, step))
            reader.start()
            trainer.save(pipe)
            reader.join()
        del os.environ["FSDP_TIMEOUT_MS"]
        self.expect("weights that take long to write", saved == [self.expected(2)[2]], saved)

    def ends(self):
        folder, save = self.directory / "checkpoints", self.directory / "later.safetensors"
        with self.open(2, checkpoint_dir=folder) as trainer:
            trainer.step(self.batches(2, 0))
            trainer.checkpoint()
            trainer.step(self.batches(2, 1))
        self.expect("checkpoints in between and at the end",
                    {path.name for path in folder.iterdir() if path.is_dir()}
                    == {"step-000001", "step-000002"}, list(folder.iterdir()))
        with self.open(2, resume=folder, steps=STEPS, save=save, init=None) as trainer:
            first = trainer.steps_done
            trainer.train(item for step in range(first, 99) for item in self.batches(2, step % 5))
            self.says("the run has ended after 5 steps",
                      lambda: trainer.step(self.batches(2, 0)), fsdp_run.Ended)
        self.expect("a resumed run ends by itself",
                    first == 2 and save.read_bytes() == self.expected(2)[2])
        save.unlink()
        try:
            with self.open(2, save=save) as trainer:
                trainer.step(self.batches(2, 0))
                raise KeyError("of the caller")
        except KeyError as error:
            self.expect("an exception of the caller comes through, nothing is written",
                        "of the caller" in str(error) and not save.exists())
        trainer = self.open(3, lr=1e39)
        trainer.step(self.batches(3, 0))
        self.says("step 2, rank", lambda: trainer.step(self.batches(3, 1)))
        self.says("NaN or infinite", trainer.close)


def main():
    os.environ["FSDP_BLAS"] = "builtin"
    if sys.argv[1] == "--rank":
        return train_rank(*map(pathlib.Path, sys.argv[2:4]), int(sys.argv[4]))
    program, os.environ["FSDP_RUN_LIBRARY"], fixtures = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, 3, STEPS)
        tests = TrainerTests(program, pathlib.Path(fixtures), directory)
        for world in (1, 2, 3):
            tests.same(world)
        for world in (1, 3):
            tests.refused(world)
        tests.arrays()
        tests.split()
        tests.options()
        tests.states()
        tests.written()
        tests.waits()
        tests.ends()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
