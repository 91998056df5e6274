#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the comparison with MLIR's own results finds.

usage: check_oracle.py DIR
"""

import math
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / part) for part in ("python", "fuzz", "Models")]

import oracle  # noqa: E402
import step_cases  # noqa: E402


def main():
    folder = pathlib.Path(sys.argv[1])
    case = step_cases.make_case("1/0")
    case["options"].update(grid=[1], micro_batches=1)
    step = step_cases.write_case(case, folder, 2)
    tools = oracle.find_tools()
    right = oracle.Oracle(step, folder, tools).results()
    print(f"the same data: {len(oracle.list_wrong(right, right))} wrong")
    shutil.copy(folder / "batches" / "rank0-step1.safetensors",
                folder / "batches" / "rank0-step0.safetensors")
    other = oracle.Oracle(step, folder, tools).results()
    print("another batch:", ", ".join(oracle.list_wrong(right, other)))
    print("not a number:", *oracle.list_wrong(right, {**right, "loss": [math.nan]}))
    print("missing:", *oracle.list_wrong(right, {key: right[key] for key in right if key != "loss"}))


if __name__ == "__main__":
    main()
