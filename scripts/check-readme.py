#!/usr/bin/env python3
"""Checks that the README's two programs are what the tools read and print.

usage: check-readme.py FSDP_OPT [--fix]

The block after `<!-- test: in scripts/check-readme.py before -->` is examples/tiny/step.mlir without its
comment; the one after `... after -->` is the function that fsdp-opt prints for
it. --fix writes both.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STEP = ROOT / "examples/tiny/step.mlir"
PIPELINE = "--fsdp-pipeline=grid=4 wrap=always stop-after=shard"


def blocks(fsdp_opt):
    """The two programs as they should stand in the README."""
    before = re.sub(r"^//.*\n", "", STEP.read_text())
    printed = subprocess.run(
        [fsdp_opt, STEP, PIPELINE], capture_output=True, text=True, check=True
    ).stdout
    lines = printed.splitlines()
    first = next(i for i, line in enumerate(lines) if "fsdp.unit" in line)
    last = next(i for i, line in enumerate(lines) if line == "  }" and i > first)
    body = [line[2:].rstrip() for line in lines[first : last + 1]]
    return {"before": before, "after": "\n".join(body) + "\n"}


def main():
    readme = ROOT / "README.md"
    text = readme.read_text()
    wanted = text
    for name, block in blocks(sys.argv[1]).items():
        pattern = rf"(<!-- test: in scripts/check-readme.py {name} -->\n```mlir\n).*?(```)"
        wanted, count = re.subn(
            pattern, lambda m: m[1] + block + m[2], wanted, flags=re.DOTALL
        )
        if count != 1:
            print(f"README.md: expected one block '{name}', got {count}")
            return 1
    if "--fix" in sys.argv:
        readme.write_text(wanted)
    elif wanted != text:
        print("README.md is stale: run scripts/check-readme.py build/bin/fsdp-opt --fix")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
