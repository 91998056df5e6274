# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs attentions written out and as passes compute them with mlir-runner, and compares."""

import sys

from expand_ranks import LOWERING, run


def numbers(source, attention):
    """What the program prints, with `attention` in place of its ops."""
    upstream = run("fsdp-opt", source, f"--pass-pipeline=builtin.module(func.func({attention}))")
    lowered = run("mlir-opt", f"-pass-pipeline={LOWERING}", stdin=upstream)
    folder = run("llvm-config", "--libdir").strip()
    libraries = ",".join(
        f"{folder}/libmlir_{name}.so" for name in ("runner_utils", "c_runner_utils"))
    return [float(line) for line in run(
        "mlir-runner", "-e", "main", "--entry-point-result=void", f"--shared-libs={libraries}",
        stdin=lowered).split()]


def main(source, passes):
    whole = numbers(source, "fsdp-expand-attention")
    parts = numbers(source, passes)
    if len(whole) != len(parts) or not whole:
        sys.exit(f"{len(whole)} and {len(parts)} numbers")
    for number, (one, other) in enumerate(zip(whole, parts, strict=True)):
        # NaN is not near anything.
        if not abs(one - other) <= 1e-4 * (1 + abs(one)):
            sys.exit(f"number {number} is {one} written out, {other} in parts")
    print(f"{len(whole)} numbers are near")


main(*sys.argv[1:])
