#!/usr/bin/env python3
# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of discardable attributes of docs/Dialect.md.

usage: scripts/attribute-table.py

It is made from the rows of FSDPDiscardableAttributes.def.
"""

import pathlib
import re
import sys

ROWS = (pathlib.Path(__file__).resolve().parent.parent
        / "include/fsdp/Dialect/FSDP/IR/FSDPDiscardableAttributes.def")
TEXT = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(rf"^FSDP_ATTRIBUTE\(\w+, {TEXT}, [\w| ]+, \w+,\s*{TEXT}, {TEXT}, {TEXT},\s*{TEXT}\)$",
                 re.MULTILINE)


def main():
    source = ROWS.read_text(encoding="utf-8")
    rows = ROW.findall(source)
    expected = len(re.findall(r"^FSDP_ATTRIBUTE\(", source, re.MULTILINE))
    if len(rows) != expected:
        sys.exit(f"expected {expected} rows in {ROWS.name}, got {len(rows)} that can be read")
    print("\n## Discardable attributes\n")
    print("| attribute | on | set by | meaning |\n|---|---|---|---|")
    for row in rows:
        name, spelling, where, setter, meaning = (field.replace('\\"', '"') for field in row)
        print(f"| `{name}{' ' if spelling else ''}{spelling}` | {where} | {setter} | {meaning} |")


if __name__ == "__main__":
    main()
