#!/usr/bin/env python3
"""Reads and writes whole states between the steps of hand-made programs.

usage: session.py LIBFSDP_RUN FIXTURES
"""
import os
import pathlib
import struct
import sys
import tempfile

from support import read_safetensors, write_data

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
sys.dont_write_bytecode = True


def main():
    os.environ["FSDP_RUN_LIBRARY"] = sys.argv[1]
    os.environ["FSDP_BLAS"] = "builtin"
    import fsdp_run

    fixtures = pathlib.Path(sys.argv[2])
    failed = []

    def expect(what, holds, *detail):
        print(f"{'ok' if holds else 'FAILED'}: {what}", *([] if holds else detail))
        if not holds:
            failed.append(what)

    with tempfile.TemporaryDirectory() as name:
        data = pathlib.Path(name)
        write_data(data, 3, 5)
        for world in (1, 2, 3):
            step = [fixtures / f"step-{world}.so", "--data", data, "--progress", "never"]
            seen = {}

            def look(states, done):
                seen[done] = {each.name: bytes(states.read(each.name))
                              for each in states.list()}
                seen["list"] = states.list()

            fsdp_run.run([*step, "--steps", 3, "--save-full", data / "full"], look)
            full = {
                **read_safetensors(data / "full" / "model.safetensors"),
                **read_safetensors(data / "full" / "optimizer.safetensors"),
            }
            expect(
                f"{world} ranks: what a hook reads is what is saved",
                list(seen) == [0, "list", 1, 2, 3]
                and all(seen[3][name] == value for name, value in full.items()
                        if name != "c.weight" and not name.endswith(".step")),
                seen.keys(),
            )
            expect("states are described",
                   fsdp_run.State("a.weight", "f32", (3, 4), 48) in seen["list"],
                   seen["list"])

            # Two runs, the second of which begins with what the first had.
            def replace(states, done):
                if done == 0:
                    for name, value in seen[2].items():
                        states.write(name, value)
                    states.write("c.weight", seen[2]["b.weight"])
                    states.write("count", struct.pack("<f", 0))
                return done < 1

            again = {}

            def both(states, done):
                again[done] = bytes(states.read("state.a.weight.momentum"))
                return replace(states, done)

            # The batches of step 2.
            moved = data / f"moved-{world}"
            (moved / "batches").mkdir(parents=True)
            (moved / "init.safetensors").symlink_to(data / "init.safetensors")
            for rank in range(world):
                (moved / "batches" / f"rank{rank}-step0.safetensors").symlink_to(
                    data / "batches" / f"rank{rank}-step2.safetensors")
            fsdp_run.run(
                [fixtures / f"step-{world}.so", "--data", moved, "--progress", "never"],
                both)
            expect(
                f"{world} ranks: a run goes on with what a hook wrote",
                again[1] == seen[3]["state.a.weight.momentum"], again,
            )
        count = []
        fsdp_run.run([*step, "--steps", 5], lambda states, done: (count.append(done),
                                                                  done < 2)[1])
        expect("a hook ends a run", count == [0, 1, 2], count)
        for arguments, hook, part in (
            ([*step, "--steps", 1], lambda states, done: states.read("none"),
             "there is no state 'none'"),
            ([*step, "--steps", 1], lambda states, done: states.write("count", b"12"),
             "state 'count' has 4 bytes, expected 2"),
            ([*step, "--what"], None, "unknown option '--what'"),
            (["none.so", "--data", data, "--steps", 1], None, "none.so: can't open"),
        ):
            try:
                fsdp_run.run(arguments, hook)
                text = "nothing"
            except fsdp_run.Error as error:
                text = str(error)
            expect(f"says: {part}", part in text, text)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
