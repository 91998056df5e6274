#!/usr/bin/env python3
"""Compiles exported models for CUDA and trains them on a double of it.

usage: cuda_models.py [NAME...] --double LIBRARY [--world N] [--steps K]
                      [--orders N,...] [--comm nccl|embedded-gpu] [--graphs]
                      [--work DIR]

NAMEs are folders of test/Models; without any, all of them. Each is compiled to PTX
for sm_90, without a kernel that one thread would be slow with, and without a library
of CUDA; then trained with SGD as cuda.py says. (AdamW divides by gradients, and some
of these are rounding alone: those of the biases of keys in an attention.)

TOLERANCE is that of losses, gradients and weights, relative to a tensor's largest
value. It holds for all models: they add the same f32 numbers as on the processor, in
other orders. The largest differences found are 3e-6 in gradients behind many layers,
and 6e-6 in biases that began as zeros.
Failed models are listed; the last line sums up.
"""
import argparse
import pathlib
import re
import sys

from harness import HERE, Failed, Harness, attempt, make_work

MODELS = HERE.parent / "Models"
TOLERANCE = "1e-5"


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", metavar="NAME")
    parser.add_argument("--double", type=pathlib.Path, required=True)
    parser.add_argument("--world", default="2")
    parser.add_argument("--steps", default="3")
    parser.add_argument("--orders", default="0,1,7")
    parser.add_argument("--comm", default="nccl")
    parser.add_argument("--graphs", action="store_true")
    parser.add_argument("--offload")
    parser.add_argument("--work", type=pathlib.Path)
    return parser.parse_args()


def compile_ptx(model, work, world):
    """What is wrong with the PTX of a model, or nothing."""
    wrap = Harness(model, make_work(work)).wrap
    done = attempt("fsdp-compile", model / "model.mlir", "--wrap", wrap, "--grid", world,
                   "--optimizer", "sgd", "--target", "cuda:sm_90", "--emit=ptx",
                   "--cuda-path", work, "-o", work / "kernels.ptx")
    return done.stderr if done.returncode != 0 or "warning:" in done.stderr else ""


def train(model, work, options):
    """What is wrong, or nothing, and what cuda.py found."""
    done = attempt(sys.executable, HERE / "cuda.py", model, "--optimizer", "sgd",
                   "--double", options.double, "--world", options.world,
                   "--steps", options.steps, "--orders", options.orders,
                   "--comm", options.comm, "--tolerance", TOLERANCE, "--work", work,
                   *(["--graphs"] if options.graphs else []),
                   *([f"--offload={options.offload}"] if options.offload else []))
    if done.returncode != 0:
        return done.stdout + done.stderr, ""
    return "", re.sub("; [^;]* ms a step", "", done.stdout.strip())


def check(name, options, work):
    """Prints one line; whether it is good."""
    model = MODELS / name
    wrong = compile_ptx(model, work / name, options.world)
    found = ""
    if not wrong:
        wrong, found = train(model, work / name, options)
    print(f"{name}: {'FAILED' if wrong else found}", flush=True)
    if wrong:
        print(wrong[-4000:], flush=True)
    return not wrong


def main():
    options = parse()
    known = sorted(path.parent.name for path in MODELS.glob("*/model.mlir"))
    names = options.models or known
    if unknown := set(names) - set(known):
        raise Failed(f"error: no model {', '.join(sorted(unknown))}")
    work = make_work(options.work)
    good = [check(name, options, work) for name in names]
    print(f"{good.count(True)} of {len(good)} models equal the processor within {TOLERANCE}")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
