#!/usr/bin/env python3
"""Checks rules of the house that no compiler checks.

* A pass has one file: `fsdp-foo-bar`, which include/fsdp/ROOM/Passes.td defines, is
  lib/ROOM/FooBar.cpp and test/ROOM/foo-bar.mlir.
* Committed files have at most 2 MB.
* Every source file carries the licence line.
* The compiler names kinds of collectives in their table and where starts are made;
  whatever else differs from kind to kind is a question to `CollectiveTraits`.
* The dialect's documentation has every attribute that FSDP.h names, and no other
  header names one.
* No two files or types of the runtime have one name.
* Files that docs/ and *.md at the top name exist.
* Nothing names a path of the machine it was made on.
"""
import pathlib
import re
import subprocess
import sys

MAX_BYTES = 2_000_000
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
TYPE = re.compile(r"^(?:struct|class|enum(?: class)?) (?:alignas\(\d+\) )?(\w+)[^;{<\n]*\{", re.M)
NAMED_FILE = re.compile(
    r"`((?:lib|include|runtime|train|tools|python|test|scripts|bench)/[\w/.-]+\.\w+)`"
)
KINDS_NAMED_IN = (
    "lib/Dialect/FSDP/IR/FSDPCollectives.cpp",
    "lib/Dialect/FSDP/IR/FSDPValueCollectives.cpp",
    "lib/Transforms/Schedule/OffloadStates.cpp",
)
MACHINE_PATH = re.compile(rb"(?<![\w.])/(work|root|home/\w+)/")


def runtime_problems(root, names):
    first = {}
    for name in names:
        if not name.endswith((".cpp", ".h", ".c")) or not (root / name).is_file():
            continue
        room = pathlib.PurePath(name).parts[1]
        defined = [pathlib.PurePath(name).name]
        if room not in ("include", "test"):
            defined += TYPE.findall((root / name).read_text())
        for one in defined:
            if first.setdefault(one, name) != name:
                yield f"{name}: {one} is in {first[one]}, too"


def kind_problems(root, names):
    for name in names:
        if not name.startswith(("include/", "lib/", "tools/")) or name in KINDS_NAMED_IN:
            continue
        text = (root / name).read_text() if (root / name).is_file() else ""
        for number, line in enumerate(text.splitlines(), 1):
            if "CollectiveKind::" in line:
                yield f"{name}:{number}: names a kind of collective; ask its CollectiveTraits"


def problems(root):
    names = subprocess.run(
        ["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    yield from kind_problems(root, names)
    yield from runtime_problems(root, [name for name in names if name.startswith("runtime/")])
    for name in names:
        path = root / name
        if not path.is_file():
            continue
        data = path.read_bytes()
        if len(data) > MAX_BYTES:
            yield f"{name}: {len(data)} bytes, at most {MAX_BYTES} are allowed"
        if MACHINE_PATH.search(data) and name != "scripts/check-rules.py":
            yield f"{name}: names a path of a machine"
        if name.endswith((".cpp", ".h", ".c", ".td")) and LICENCE not in data.decode():
            yield f"{name}: lacks the line '{LICENCE}'"
        if name.endswith(".h") and not name.endswith("/FSDP.h"):
            for attribute in re.findall(r'StringLiteral \w+ = "(fsdp\.\w+)"', data.decode()):
                yield f"{name}: names {attribute}; that belongs into FSDP.h"
        if name.endswith(".md") and name.count("/") <= 1 and name != "CHANGELOG.md":
            for file in NAMED_FILE.findall(data.decode()):
                if not (root / file).exists():
                    yield f"{name}: names {file}, which is not there"
    for td in sorted((root / "include/fsdp").rglob("Passes.td")):
        room = td.parent.relative_to(root / "include/fsdp").as_posix()
        for argument in re.findall(r'def \w+ : \w+<\s*"fsdp-([\w-]+)"', td.read_text()):
            stem = "".join(part.capitalize() for part in argument.split("-"))
            for file in (f"lib/{room}/{stem}.cpp", f"test/{room}/{argument}.mlir"):
                if not (root / file).exists():
                    yield f"fsdp-{argument}: {file} is missing"
    dialect = root / "include/fsdp/Dialect/FSDP/IR"
    documented = (dialect / "FSDPDialect.td").read_text()
    for name in re.findall(r'"(fsdp\.\w+)"', (dialect / "FSDP.h").read_text()):
        if not re.search(rf"`{re.escape(name)}\b", documented):
            yield f"{name}: not in a table of FSDPDialect.td"


def main():
    found = list(problems(pathlib.Path(__file__).resolve().parent.parent))
    print("\n".join(found) or "house rules hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
