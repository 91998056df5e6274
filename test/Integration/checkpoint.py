#!/usr/bin/env python3
"""Trains one model through many forms of its program, by checkpoints.

usage: checkpoint.py MODEL_DIR [--wrap POLICY] [--ignore MODULE] [--work DIR]

Each form (ranks, grid, layout, strategy, wrap policy, all ranks in one function)
begins with the checkpoint of the one before. Its whole state must be that one's bit
by bit: parameters, buffers, states of the optimizer. It trains one step further and
saves. Each form also does these steps without the interruption, from the same
checkpoint to the end, which must give the same bits.
"""
import argparse
import pathlib
import shutil
import sys

from harness import Failed, call, make_work, read_wrap


def forms(wrap, ignore):
    yield "2 ranks, flat", ["--world=2", wrap]
    yield "3 ranks, per_param", ["--world=3", "--layout=per_param", "--wrap=always"]
    yield "2 ranks, no_shard", ["--world=2", "--strategy=no_shard", wrap]
    yield "2x2 ranks, hybrid_shard", ["--grid=2x2", "--strategy=hybrid_shard", wrap]
    yield "4 ranks, shard_grad_op", [
        "--world=4", "--strategy=shard_grad_op", "--wrap=none"
    ]
    yield "3 ranks in one function", ["--world=3", wrap, "--expand-ranks"]
    if ignore:
        yield f"2 ranks without {ignore}", [
            "--world=2", wrap, f"--ignore-modules={ignore}"
        ]
    yield "2 ranks, offload=params", ["--world=2", "--offload=params", wrap]
    yield "2 ranks, per_param", ["--world=2", "--layout=per_param", wrap]


def same_files(first, second):
    for path in sorted(first.iterdir()):
        if path.read_bytes() != (second / path.name).read_bytes():
            raise Failed(f"FAILED: {path} differs from {second / path.name}")


def make_data(model, work, steps):
    """Every step takes the batches of step 0 to 4 in turn."""
    data = work / "data"
    (data / "batches").mkdir(parents=True)
    (data / "init.safetensors").symlink_to(model / "init.safetensors")
    for rank in range(4):
        for step in range(steps):
            (data / "batches" / f"rank{rank}-step{step}.safetensors").symlink_to(
                model / "batches" / f"rank{rank}-step{step % 5}.safetensors"
            )
    return data


def check(artifact, data, number, before, full, work):
    """Trains one form, which begins with the checkpoint `before` whose whole state is
    `full`; returns its own checkpoint and whole state."""
    def run(last, *more):
        call("fsdp-run", artifact, "--data", data, "--steps", last, "--progress",
             "never", *more)

    begin = [f"--resume={before}"] if before else ["--lr=0.002"]
    if before:
        run(number, *begin, "--save-full", work / f"{number}-begin")
        same_files(full, work / f"{number}-begin")
    saved = work / f"{number}-saved"
    full = work / f"{number}-full"
    run(number + 1, *begin, "--checkpoint-dir", saved, "--save-full", full)
    run(number + 2, f"--resume={saved}", "--save-full", work / f"{number}-parts")
    run(number + 2, *begin, "--save-full", work / f"{number}-whole")
    same_files(work / f"{number}-parts", work / f"{number}-whole")
    if before:
        shutil.rmtree(before)
    return saved, full


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--wrap")
    parser.add_argument("--ignore")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    model, work = options.model.resolve(), make_work(options.work)
    wrap = f"--wrap={options.wrap or read_wrap(model)}"
    cases = list(forms(wrap, options.ignore))
    data = make_data(model, work, 2 + len(cases))
    before, full = None, None
    for number, (name, how) in enumerate(cases):
        artifact = work / f"{number}.so"
        call("fsdp-compile", model / "model.mlir", "--optimizer=adamw", *how,
             "-o", artifact)
        before, full = check(artifact, data, number, before, full, work)
        print(f"{name}: begins with the whole state of the one before, goes on as if "
              "never interrupted", flush=True)


if __name__ == "__main__":
    sys.exit(main())
