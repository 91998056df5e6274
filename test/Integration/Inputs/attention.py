# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs attentions written out and tile by tile with mlir-runner, and compares the numbers."""

import subprocess
import sys

LOWERING = (
    "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops "
    "function-boundary-type-conversion=identity-layout-map},func.func(convert-linalg-to-loops),"
    "expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-math-to-libm,"
    "convert-vector-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,"
    "convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts"
)


def run(*command, stdin=None):
    done = subprocess.run(command, input=stdin, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def numbers(source, attention):
    """What the program prints, with `attention` in place of its ops."""
    pipeline = f"builtin.module(func.func({attention}),{LOWERING})"
    lowered = run("fsdp-opt", source, f"--pass-pipeline={pipeline}")
    folder = run("llvm-config", "--libdir").strip()
    libraries = ",".join(
        f"{folder}/libmlir_{name}.so" for name in ("runner_utils", "c_runner_utils"))
    return [float(line) for line in run(
        "mlir-runner", "-e", "main", "--entry-point-result=void", f"--shared-libs={libraries}",
        stdin=lowered).split()]


def main(source, tiles):
    whole = numbers(source, "fsdp-expand-attention")
    tiled = numbers(source, f"fsdp-tile-attention{{{tiles}}}")
    if len(whole) != len(tiled) or not whole:
        sys.exit(f"{len(whole)} and {len(tiled)} numbers")
    for number, (one, other) in enumerate(zip(whole, tiled, strict=True)):
        # NaN is not near anything.
        if not abs(one - other) <= 1e-4 * (1 + abs(one)):
            sys.exit(f"number {number} is {one} written out, {other} by tiles")
    print(f"{len(whole)} numbers are near")


main(*sys.argv[1:])
