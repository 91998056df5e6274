#!/usr/bin/env python3
"""Reads and writes whole states between the steps of hand-made programs.

usage: session.py LIBFSDP_RUN FIXTURES
       session.py --names FIXTURES DIRECTORY
"""
import ctypes
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
from fsdp_run import _library  # noqa: E402
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

    def waits(self):
        """Ranks wait for a hook longer than for a rank that may be lost."""
        os.environ["FSDP_TIMEOUT_MS"] = "500"
        done, text = [], ""
        try:
            fsdp_run.run(self.arguments(3, "--steps", 1),
                         lambda states, steps: (time.sleep(1.5), done.append(steps))[1])
        except fsdp_run.Error as error:
            text = str(error)
        del os.environ["FSDP_TIMEOUT_MS"]
        self.expect("a hook may take long", done == [0, 1] and not text, done, text)

    def replaced(self):
        """What was compiled anew is not the file that was loaded before."""
        artifact = self.directory / "artifact.so"
        arguments = [artifact, "--data", self.directory, "--steps", 1, "--progress", "never"]

        def place(world):
            copy = self.directory / "copy.so"
            shutil.copy(self.fixtures / f"step-{world}.so", copy)
            os.replace(copy, artifact)

        def run(path):
            try:
                fsdp_run.run([path, *arguments[1:]])
                return "done"
            except fsdp_run.Error as error:
                return str(error)

        place(1)
        texts = [run(artifact), run(artifact)]
        place(2)
        texts.append(run(artifact))
        (self.directory / "link.so").symlink_to(artifact)
        texts.append(run(self.directory / "link.so"))
        shutil.copy(artifact, self.directory / "new.so")
        texts.append(run(self.directory / "new.so"))
        said = (": was replaced since this process loaded it, which it can do once; start "
                "another process, or give the new file another name")
        self.expect("a file that was replaced is not taken for the one before",
                    texts == ["done", "done", f"{artifact}{said}",
                              f"{self.directory / 'link.so'}{said}", "done"], texts)
        # As if it were written in place.
        os.utime(self.directory / "new.so", (1, 1))
        text = run(self.directory / "new.so")
        self.expect("nor is one that was written anew", text.endswith(said), text)

    def trust(self):
        """Of one run, not of those behind it in the process."""
        getenv = ctypes.CDLL(None).getenv
        getenv.restype = ctypes.c_char_p
        fsdp_run.run(self.arguments(2, "--steps", 1, "--trusted-network"))
        left = getenv(b"FSDP_TRUSTED_NETWORK")
        self.expect("later runs do not trust the network", left is None, left)

    def names(self):
        """Where no memory is used twice, names have one place for a whole run."""
        libraries = os.environ.get("FSDP_TEST_LIBRARIES")
        if not libraries:
            return
        done = subprocess.run(
            [sys.executable, __file__, "--names", self.fixtures, self.directory],
            env={**os.environ,
                 "LD_PRELOAD": str(pathlib.Path(libraries) / "libfsdp_other_malloc.so")},
            capture_output=True, text=True, check=False)
        places = done.stdout.splitlines()
        self.expect("names of states live as long as the run",
                    done.returncode == 0 and len(places) == 4 and len(set(places)) == 1,
                    places, done.stderr)

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


def print_places(fixtures, directory):
    """Where the name of the first state is, in each hook."""
    library = fsdp_run.load()
    words = [fixtures / "step-2.so", "--data", directory, "--progress", "never", "--steps", "3"]

    @_library.HOOK
    def look(_user, session, _done):
        # A pointer first, as of the name.
        state = _library.CState()
        library.fsdp_run_get_state(session, 0, state)
        print(ctypes.c_void_p.from_buffer(state).value)
        return 0

    text = ctypes.create_string_buffer(4096)
    status = library.fsdp_run(*_library.c_words(words), look, None, text, len(text))
    return text.value.decode() if status else 0


def main():
    if sys.argv[1] == "--names":
        return print_places(*map(pathlib.Path, sys.argv[2:]))
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
        tests.waits()
        tests.replaced()
        tests.trust()
        tests.names()
        tests.finds()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
