#!/usr/bin/env python3
"""Ranks that have different numbers of batches, numbers that are none, plots.

usage: data.py FSDP-RUN FIXTURES
"""
import argparse
import ctypes
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.dom.minidom

from checkpoints import CheckpointTests
from support import read_safetensors, write_data, write_safetensors


class Opened:
    """How many times files of a folder are opened."""

    def __init__(self, folder):
        self.folder, self.count = folder, 0

    def __enter__(self):
        libc = ctypes.CDLL(None)
        self.events = libc.inotify_init1(os.O_NONBLOCK)
        opens = 0x20
        libc.inotify_add_watch(self.events, os.fsencode(self.folder), opens)
        return self

    def __exit__(self, *_):
        data = os.read(self.events, 1 << 20)
        os.close(self.events)
        while data:
            length = struct.unpack_from("<iIII", data)[3]
            self.count += length > 0  # not the folder itself
            data = data[16 + length :]


class DataTests(CheckpointTests):
    def command(self, world, steps, *more):
        """Without --steps if `steps` is None."""
        command = super().command(world, steps or 0, *more)
        if steps is None:
            at = command.index("--steps")
            del command[at : at + 2]
        return command

    def one_file(self):
        """All steps of a rank in one file, which is opened once however many there are."""
        joined = self.folder("joined")
        (joined / "batches").mkdir(parents=True)
        (joined / "init.safetensors").symlink_to(self.directory / "init.safetensors")
        for rank in range(2):
            tensors = {}
            for step in range(6):
                path = self.directory / "batches" / f"rank{rank}-step{step}.safetensors"
                found = read_safetensors(path)
                tensors[f"{step}.0"] = ("F32", [2, 4], struct.unpack("<8f", found["0"]))
                tensors[f"{step}.1"] = ("I64", [2], struct.unpack("<2q", found["1"]))
            write_safetensors(joined / "batches" / f"rank{rank}.safetensors", tensors)
        log, losses, opened = self.directory / "log", {}, {}
        for steps in (3, 6, None):
            for folder in (self.directory, joined):
                with Opened(folder / "batches") as names:
                    done = self.run(2, steps, "--data", folder, "--log", log)
                self.expect("it runs", done.returncode == 0, done.stderr)
                losses[folder] = self.losses(log)
                log.unlink()
                opened[folder] = names.count
            self.expect(
                f"{steps} steps of one file: the losses of a file a step",
                losses[joined] == losses[self.directory] and len(losses[joined]) == (steps or 6),
                losses,
            )
            self.expect("each file is opened once",
                        opened == {self.directory: 2 * (steps or 6), joined: 2}, opened)
        done = self.run(2, 7, "--data", joined)
        self.expect(
            "a step too many",
            "batches/rank0.safetensors: batch 6, rank 0: is not in the file; "
            "export with --world 2 --steps 7" in done.stderr, done.stderr,
        )

    def ahead(self):
        """What is wrong with a batch is said when its step needs it."""
        folder, log = self.folder("damaged"), self.directory / "log"
        shutil.copytree(self.directory / "batches", folder / "batches")
        write_safetensors(folder / "batches" / "rank1-step3.safetensors",
                          {"0": ("F32", [2, 4], [0.0] * 8), "1": ("I64", [2], [3, 10])})
        words = ["--data", folder, "--init", self.directory / "init.safetensors", "--log", log]
        seen = []
        for more in ((), ("--no-prefetch",)):
            done = self.run(2, 6, *words, *more)
            seen.append((done.returncode, done.stderr, self.losses(log)))
            log.unlink()
        # Rank 0 may hear of it before it has written down the step before.
        for code, text, losses in seen:
            self.expect("three steps are taken before a damaged batch",
                        code == 1 and len(losses) in (2, 3)
                        and "batch 3, rank 1: input 't' at position [1] is 10" in text, seen)
        self.expect("as without reading ahead", seen[0][1] == seen[1][1]
                    and seen[0][2][:2] == seen[1][2][:2], seen)
        code, text = self.processes(2, 6, *words)
        self.expect("so it is with processes", code == 1 and len(self.losses(log)) in (2, 3)
                    and "batch 3, rank 1: input 't' at position [1] is 10" in text, text)
        log.unlink()
        done = self.run(2, 3, *words)
        self.expect("what no step needs is not looked at", done.returncode == 0, done.stderr)
        log.unlink()

    def different_numbers(self):
        for rank, count in ((0, 6), (1, 4)):
            for step in range(count, 6):
                (self.directory / "batches" / f"rank{rank}-step{step}.safetensors"
                 ).unlink()
        last = self.directory / "batches" / "rank1-step5.safetensors"
        last.symlink_to("rank1-step0.safetensors")
        done = self.run(2, None)
        self.expect(
            "a batch that is missing in between is no end",
            done.returncode == 1 and "rank1-step4.safetensors: is missing, but "
            "rank1-step5.safetensors is there" in done.stderr, done.stderr)
        last.unlink()
        log = self.directory / "log"
        done = self.run(2, None, "--log", log)
        self.expect(
            "threads take the steps that all have data for",
            done.returncode == 0 and len(self.losses(log)) == 4
            and "the ranks have from 4 to 6 batches; all take 4 steps" in done.stderr,
            done.stderr,
        )
        log.unlink()
        code, text = self.processes(2, None, "--log", log)
        self.expect(
            "so do processes",
            code == 0 and len(self.losses(log)) == 4 and "all take 4 steps" in text,
            text,
        )
        done = self.run(2, 5)
        self.expect(
            "steps that were asked for need all batches",
            done.returncode == 1
            and "batch 4, rank 1: can't read the batch" in done.stderr, done.stderr,
        )
        saved = self.folder("saved")
        self.run(1, None, "--checkpoint-dir", saved)
        done = self.run(2, None, "--resume=" + str(saved))
        self.expect(
            "a checkpoint behind the end of the data",
            done.returncode == 1
            and "the checkpoint has 6 steps, the data have 4" in done.stderr,
            done.stderr,
        )

    def not_finite(self):
        done = self.run(2, 3, "--check-finite")
        self.expect("finite numbers", done.returncode == 0, done.stderr)
        done = self.run(2, 3, "--check-finite", "--lr", "1e39")
        self.expect(
            "a parameter that is none",
            done.returncode == 1 and "error: step 1, rank" in done.stderr
            and "the parameter 'a." in done.stderr
            and "is NaN or infinite" in done.stderr, done.stderr,
        )
        done = self.run(2, 3, "--lr", "1e39")
        self.expect(
            "a loss that is none, without being asked to look",
            done.returncode == 1 and "error: step 2, rank" in done.stderr
            and "the loss is NaN or infinite; --no-check-finite goes on" in done.stderr,
            done.stderr,
        )
        done = self.run(2, 3, "--lr", "1e39", "--no-check-finite")
        self.expect("nobody looks", done.returncode == 0, done.stderr)
        saved = self.folder("finite")
        self.run(2, 1, "--checkpoint-dir", saved)
        done = self.run(2, 2, "--resume=" + str(saved), "--checkpoint-dir", saved, "--lr", "1e39")
        self.expect(
            "the last good checkpoint is kept",
            done.returncode == 1 and "step 2, rank" in done.stderr
            and "the parameter 'a." in done.stderr
            and [path.name for path in saved.iterdir() if path.is_dir()] == ["step-000001"],
            done.stderr + str(list(saved.iterdir())),
        )
        weights = self.directory / "weights.safetensors"
        write_safetensors(
            weights,
            {
                "a.weight": ("F32", [3, 4], [float("nan")] * 12),
                "a.bias": ("F32", [3], [0.0] * 3),
                "b.weight": ("F32", [1, 3], [0.5, -0.25, 0.75]),
                "count": ("F32", [1], [0.0]),
                "mask": ("F32", [2], [0.0, 0.0]),
            },
        )
        done = self.run(2, 3, "--check-finite", "--init", weights)
        self.expect(
            "a loss that is none",
            done.returncode == 1 and "the loss is NaN or infinite" in done.stderr,
            done.stderr,
        )

    def plot(self):
        log, plot = self.directory / "log", self.directory / "loss.svg"
        saved = self.folder("saved")
        self.run(2, 2, "--log", log, "--checkpoint-dir", saved)
        done = self.run(2, 4, "--log", log, "--resume=" + str(saved), "--plot", plot)
        picture = xml.dom.minidom.parse(str(plot))
        line = picture.getElementsByTagName("path")[-1].getAttribute("d")
        self.expect(
            "the loss of a run and of the one before is drawn",
            done.returncode == 0 and line.count(",") == 4, line,
        )
        lines = [json.loads(text) for text in log.read_text().splitlines()]
        self.expect(
            "the log counts steps as the screen does",
            [line["step"] for line in lines] == [1, 2, 3, 4], lines,
        )
        means = [line["mean_loss"] for line in lines]
        self.expect(
            "the mean loss is logged",
            all(
                abs(mean - sum(loss) / 2) < 1e-9
                for mean, (_, loss) in zip(means, self.losses(log))
            ),
            means,
        )

    def rules(self):
        rule = "*.bias=zeros;b.*=linear;*.weight=normal:0.1;*=zeros"
        saved = []
        for world, seed in ((1, 0), (2, 0), (3, 0), (2, 1)):
            save = self.directory / f"rules-{world}-{seed}"
            done = self.run(world, 0, "--init-rule", rule, "--init-seed", seed,
                            "--save", save)
            saved.append(save.read_bytes() if done.returncode == 0 else done.stderr)
        self.expect("values by rule do not depend on the ranks",
                    saved[0] == saved[1] == saved[2] != saved[3], saved)
        folder = self.folder("buffers")
        shutil.copytree(self.directory / "batches", folder / "batches")
        done = self.run(2, 0, "--data", folder, "--init-rule", "mask=ones;*=normal:1")
        self.expect("a buffer without a value", done.returncode == 1
                    and "expected a value for the buffer 'count'" in done.stderr, done.stderr)
        save = self.directory / "named"
        done = self.run(2, 0, "--data", folder, "--init-rule",
                        "mask=ones;count=constant:7;*=normal:1", "--save", save)
        self.expect("a rule that names it", done.returncode == 0
                    and read_safetensors(save)["count"] == struct.pack("<f", 7), done.stderr)
        write_safetensors(folder / "init.safetensors", {"count": ("F32", [1], [3.0])})
        done = self.run(2, 0, "--data", folder, "--init-rule", "mask=ones;*=normal:1",
                        "--save", save)
        self.expect("a buffer of init.safetensors", done.returncode == 0
                    and read_safetensors(save)["count"] == struct.pack("<f", 3), done.stderr)
        own = self.directory / "own.safetensors"
        write_safetensors(own, {"count": ("F32", [1], [4.0]), "b.weight": ("F32", [9], [0.0] * 9)})
        done = self.run(2, 0, "--data", folder, "--init-rule", "mask=ones;*=ones",
                        "--init", own, "--save", save)
        values = read_safetensors(save) if done.returncode == 0 else {}
        self.expect("a buffer of a file that is named, beside parameters by rule",
                    values.get("count") == struct.pack("<f", 4)
                    and values["b.weight"] == struct.pack("<3f", 1, 1, 1), done.stderr)
        (folder / "init.safetensors").unlink()
        hf = self.folder("hf")
        hf.mkdir()
        write_safetensors(hf / "added.safetensors", {"count": ("F32", [2], [5.0, 6.0])})
        words = ["--data", folder, "--hf", hf, "--init-rule", "mask=ones;*=normal:1"]
        done = self.run(2, 0, *words)
        self.expect("a buffer of another shape", done.returncode == 1
                    and "the buffers of the export: 'count' is f32[2]" in done.stderr, done.stderr)
        write_safetensors(hf / "added.safetensors", {"count": ("F32", [1], [5.0])})
        done = self.run(2, 0, *words, "--save", save)
        self.expect("a buffer of added.safetensors", done.returncode == 0
                    and read_safetensors(save)["count"] == struct.pack("<f", 5), done.stderr)
        done = self.run(2, 1, "--init-rule", "*.weight=ones")
        self.expect("a state without a rule", done.returncode == 1
                    and "--init-rule: no pattern matches 'a.bias'" in done.stderr,
                    done.stderr)

    def wrong_options(self):
        artifact = str(self.fixtures / "step-2.so")
        data = ["--data", str(self.directory)]
        cases = [
            (data + ["--epochs", "2"], "not supported: --epochs without --tokens"),
            (data + ["--pad-last"], "not supported: --pad-last without --tokens"),
            (data + ["--plot", "loss.png"], "expected a name that ends with .svg"),
            (data + ["--eval-every", "2"], "expected one of --eval-data"),
            (data + ["--eval-data", str(self.directory)],
             "has no entry to evaluate; compile it with --eval"),
            (data + ["--tokens", "x"], "expected either --data DIR or"),
            (["--tokens", "x"], "--tokens needs initial weights: --init FILE"),
            (["--text", "x"], "expected --steps K, since a --text has no end"),
            (data + ["--init", "x", "--init-rule", "*=ones"], "x: can't open: No such file"),
            (data + ["--save", ""], "--save: expected a value, got an empty one; leave the"),
            (data + ["--checkpoint-dir=", "--resume"], "--checkpoint-dir: expected a value"),
            (data + ["--checkpoint-dir", "x", "--resume="], "--resume: expected a value"),
            (data + ["--init-rule", "*=odd"], "'*=odd': expected zeros, ones,"),
            (data + ["--token-dtype", "f32"], "expected u8, u16 or u32, got 'f32'"),
            (["--tokens", "a.u32", "--token-dtype", "u16"],
             "--token-dtype: expected u32 as the name a.u32 says, got u16"),
            (["--tokens", "a.u16", "--eval-tokens", "b.u8", "--token-dtype", "u16"],
             "--token-dtype: expected u8 as the name b.u8 says, got u16"),
            (["--tokens", "x", "--init", str(self.directory / "init.safetensors")],
             "the model's inputs are not one or two integer tensors"),
        ]
        for options, part in cases:
            done = subprocess.run(
                [self.program, artifact, *options], capture_output=True, text=True
            )
            self.expect(f"says: {part}", done.returncode == 1 and part in done.stderr,
                        done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, 2, 6)
        tests = DataTests(options.program, options.fixtures, directory)
        tests.not_finite()
        tests.plot()
        tests.rules()
        tests.one_file()
        tests.ahead()
        tests.different_numbers()
        tests.wrong_options()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
