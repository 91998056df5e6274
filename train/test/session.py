#!/usr/bin/env python3
"""Reads and writes whole states between the steps of hand-made programs.

usage: session.py LIBFSDP_RUN FIXTURES
"""
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "runtime" / "test")]
sys.dont_write_bytecode = True
import fsdp_run  # noqa: E402
from support import Tests, read_safetensors, write_data  # noqa: E402


class SessionTests(Tests):
    def arguments(self, world, *more, data=None):
        return [self.fixtures / f"step-{world}.so", "--data", data or self.directory,
                "--progress", "never", *more]

    def read(self, world):
        """What a hook reads is what is saved. Returns it, by the steps done."""
        seen, full = {}, self.directory / "full"

        def look(states, done):
            seen[done] = {each.name: bytes(states.read(each.name)) for each in states.list()}
            seen["list"] = states.list()

        fsdp_run.run(self.arguments(world, "--steps", 3, "--save-full", full), look)
        saved = {
            **read_safetensors(full / "model.safetensors"),
            **read_safetensors(full / "optimizer.safetensors"),
        }
        self.expect(
            f"{world} ranks: what a hook reads is what is saved",
            list(seen) == [0, "list", 1, 2, 3]
            and all(seen[3][name] == value for name, value in saved.items()
                    if name != "c.weight" and not name.endswith(".step")),
            seen.keys(),
        )
        self.expect("states are described",
                    fsdp_run.State("a.weight", "f32", (3, 4), 48) in seen["list"],
                    seen["list"])
        return seen

    def write(self, world, seen):
        """A run that begins with what another one had after two steps."""
        # The batches of step 2.
        moved = self.directory / f"moved-{world}"
        (moved / "batches").mkdir(parents=True)
        (moved / "init.safetensors").symlink_to(self.directory / "init.safetensors")
        for rank in range(world):
            (moved / "batches" / f"rank{rank}-step0.safetensors").symlink_to(
                self.directory / "batches" / f"rank{rank}-step2.safetensors")
        again = {}

        def replace(states, done):
            again[done] = bytes(states.read("state.a.weight.momentum"))
            if done == 0:
                for name, value in seen[2].items():
                    states.write(name, value)
                states.write("c.weight", seen[2]["b.weight"])
                states.write("count", struct.pack("<f", 0))
            return done < 1

        fsdp_run.run(self.arguments(world, data=moved), replace)
        self.expect(
            f"{world} ranks: a run goes on with what a hook wrote",
            again[1] == seen[3]["state.a.weight.momentum"], again,
        )

    def end(self):
        count = []
        fsdp_run.run(self.arguments(3, "--steps", 5),
                     lambda states, done: (count.append(done), done < 2)[1])
        self.expect("a hook ends a run", count == [0, 1, 2], count)

    def signals(self):
        """A run that was told to stop leaves the process as it was."""
        own, counts = [], []
        before = signal.signal(signal.SIGTERM, lambda number, frame: own.append(number))

        def count(states, done):
            counts[-1].append(done)
            if len(counts) == 1 and done == 1:
                os.kill(os.getpid(), signal.SIGTERM)
                # Another thread may take it, when it gets a processor.
                time.sleep(0.5)
            return True

        for number in range(2):
            counts.append([])
            fsdp_run.run(self.arguments(3, "--steps", 4, "--checkpoint-dir",
                                        self.directory / f"saved-{number}"), count)
        self.expect("a signal ends the run that it came to, and no later one",
                    counts == [[0, 1, 2], [0, 1, 2, 3, 4]] and own == [], counts, own)
        os.kill(os.getpid(), signal.SIGTERM)
        self.expect("behind a run signals are the caller's again", own == [signal.SIGTERM], own)
        signal.signal(signal.SIGTERM, before)

    def wrong(self):
        one = self.arguments(3, "--steps", 1)
        for arguments, hook, part in (
            (one, lambda states, done: states.read("none"), "there is no state 'none'"),
            (one, lambda states, done: states.write("count", b"12"),
             "state 'count' has 4 bytes, expected 2"),
            (self.arguments(3, "--what"), None, "unknown option '--what'"),
            (["--profile", self.directory / "x.json"], None, "not supported: --profile in a library"),
            ([*one, "--ranks", "3"], None, "not supported: --ranks in a library"),
            (["none.so", "--data", self.directory, "--steps", 1], None,
             "none.so: can't open"),
        ):
            try:
                fsdp_run.run(arguments, hook)
                text = "nothing"
            except fsdp_run.Error as error:
                text = str(error)
            self.expect(f"says: {part}", part in text, text)

    def finds(self):
        """The package finds its library by itself, or says where it looked."""
        library, place = os.environ["FSDP_RUN_LIBRARY"], self.directory / "tree"
        package = place / "packages" / "fsdp_run"
        (place / "bin").mkdir(parents=True)
        (place / "lib").mkdir()
        shutil.copytree(ROOT / "python" / "fsdp_run", package)
        (place / "bin" / "fsdp-run").write_text("")
        (place / "bin" / "fsdp-run").chmod(0o755)

        def load(**variables):
            done = subprocess.run(
                [sys.executable, "-c", "import fsdp_run as run; run.run(['--version'])"],
                env={"PYTHONPATH": str(package.parent), "PATH": str(place / "bin"), **variables},
                capture_output=True, text=True, check=False,
            )
            return "loaded" if done.returncode == 0 else done.stderr.splitlines()[-1]

        text = load()
        self.expect(
            "a library that is nowhere: where it was looked for",
            "fsdp_run.Error: libfsdp_run.so was not found: looked for " in text
            and f"{package}/libfsdp_run.so, " in text
            and f"{place}/lib/libfsdp_run.so, " in text and "set FSDP_RUN_LIBRARY" in text,
            text,
        )
        text = load(FSDP_RUN_LIBRARY="/none/library.so")
        self.expect("a named library that is not there",
                    "fsdp_run.Error: /none/library.so: can't load: " in text, text)
        for found in (place / "lib", package):
            (found / "libfsdp_run.so").symlink_to(pathlib.Path(library).resolve())
            text = load()
            self.expect(f"the library in {found.name}", text == "loaded", text)
            (found / "libfsdp_run.so").unlink()


def main():
    os.environ["FSDP_RUN_LIBRARY"], fixtures = sys.argv[1:]
    os.environ["FSDP_BLAS"] = "builtin"
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, 3, 5)
        tests = SessionTests(None, pathlib.Path(fixtures), directory)
        for world in (1, 2, 3):
            tests.write(world, tests.read(world))
        tests.end()
        tests.signals()
        tests.wrong()
        tests.finds()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
