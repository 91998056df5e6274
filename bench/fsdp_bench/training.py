# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`training`: a whole training run, its losses against PyTorch's.

Two ranks, bf16 compute, gradients reduced in f32 after each of two micro-batches,
clipping, AdamW, warmup and cosine. PyTorch trains from the same and from another
initialization on the same batches: how far its two curves are apart is the noise
that ours must stay within. Ours is also killed and resumed from a checkpoint.
"""

import contextlib
import json
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

from . import setup
from .lines import Goal, Line

WORLD, MODEL = 2, "bytes"
SETTINGS = {
    "steps": 300, "micro_batches": 2, "clip": 1.0, "lr": 1e-3, "weight_decay": 0.01,
    "warmup": 20,
}
SAVE_EVERY, KILL_AT = 50, 170
LAST = 20  # steps that the final loss is the mean of


def read_losses(path):
    """The mean loss of each step of a log of fsdp-run."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [line["mean_loss"] for line in lines]


def apart(left, right):
    """Mean distance of two curves."""
    return statistics.fmean(abs(a - b) for a, b in zip(left, right, strict=True))


def _compile(folder):
    artifact = setup.CACHE / f"{MODEL}-world{WORLD}.so"
    setup.call(
        [setup.tool("fsdp-compile"), folder / "model.mlir", "--world", WORLD,
         "--wrap", "class:Block", "--optimizer", "adamw", "--reduce-dtype", "f32",
         "--micro-batches", SETTINGS["micro_batches"], "--gradients", "reduce",
         "--clip-norm", SETTINGS["clip"], "-o", artifact]
    )
    return artifact


def _words(artifact, folder, log, *options):
    schedule = f"cosine:warmup={SETTINGS['warmup']},total={SETTINGS['steps']}"
    return [str(word) for word in (
        setup.tool("fsdp-run"), artifact, "--data", folder, "--steps", SETTINGS["steps"],
        "--lr", SETTINGS["lr"], "--weight-decay", SETTINGS["weight_decay"],
        "--lr-schedule", schedule, "--log", log, "--progress", "never", *options)]


def _train(artifact, folder, work):
    log = work / "whole.jsonl"
    begin = time.perf_counter()
    setup.call(_words(artifact, folder, log), env=setup.peer_environment())
    return read_losses(log), (time.perf_counter() - begin) / SETTINGS["steps"]


def _train_killed(artifact, folder, work):
    """The losses of a run that is killed, and of its continuation."""
    log = work / "killed.jsonl"
    words = _words(artifact, folder, log, "--checkpoint-dir", work / "checkpoints",
                   "--checkpoint-every", SAVE_EVERY, "--resume")
    process = subprocess.Popen(words, env=setup.peer_environment(),
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        if log.exists() and log.read_text().count("\n") >= KILL_AT:
            process.kill()
            break
        time.sleep(0.05)
    if process.wait() >= 0:
        raise setup.BenchError(f"fsdp-run ended by itself with {process.returncode}")
    setup.progress(f"training: killed after {log.read_text().count(chr(10))} steps")
    setup.call(words, env=setup.peer_environment())
    return read_losses(log)


def _train_pytorch(seed, work):
    """The mean losses of PyTorch's ranks, and the seconds of a step."""
    rendezvous, outputs = work / f"rendezvous-{seed}", []
    begin = time.perf_counter()
    with contextlib.ExitStack() as stack:
        started = []
        for rank in range(WORLD):
            out = stack.enter_context(open(work / f"pytorch-{seed}-{rank}.jsonl", "w+"))
            errors = stack.enter_context(open(work / f"pytorch-{seed}-{rank}.err", "w+"))
            started.append(subprocess.Popen(
                [str(word) for word in (
                    setup.python(), setup.ROOT / "bench" / "peers" / "torch_training.py",
                    setup.model_file(MODEL), rank, WORLD, rendezvous, seed,
                    json.dumps(SETTINGS))],
                env=setup.peer_environment(), stdout=out, stderr=errors))
            outputs.append((out, errors))
        codes = [process.wait() for process in started]
        for code, (_, errors) in zip(codes, outputs, strict=True):
            if code:
                errors.seek(0)
                tail = "\n".join(errors.read().splitlines()[-8:])
                raise setup.BenchError(f"torch_training.py failed with exit code {code}\n{tail}")
        seconds = (time.perf_counter() - begin) / SETTINGS["steps"]
        for out, _ in outputs:
            out.seek(0)
        ranks = [[json.loads(line)["loss"] for line in out] for out, _ in outputs]
    return [statistics.fmean(losses) for losses in zip(*ranks, strict=True)], seconds


def lines(ours, resumed, curves):
    """The lines, from the losses of our runs, and PyTorch's of two seeds, if any."""
    final = [statistics.fmean(losses[-LAST:]) for losses in (ours, *curves)]
    yield Line("training.bytes.resumed", sum(a != b for a, b in zip(ours, resumed, strict=True)),
               "steps with another loss", goal=Goal.parse("value <= 0"))
    if not curves:
        return
    yield Line("training.bytes.loss", final[0], "nats", "pytorch_fsdp1", final[0] / final[1],
               extra={"first": ours[0], "peer_value": final[1], "other_seed": final[2]})
    value, noise = apart(ours, curves[0]), apart(*curves)
    yield Line("training.bytes.curve", value, "nats", "pytorch_two_seeds", value / noise,
               Goal.parse("ratio <= 1"), extra={"peer_value": noise})


def run(options):
    """Yields the lines."""
    if "small" not in options.models:
        return
    count = SETTINGS["steps"] * SETTINGS["micro_batches"]
    folder = setup.exported(MODEL, world=WORLD, steps=count,
                            arguments=["--param-dtype", "bf16"])
    artifact = _compile(folder)
    work = pathlib.Path(tempfile.mkdtemp(prefix="fsdp-training-"))
    try:
        ours, seconds = _train(artifact, folder, work)
        setup.progress(f"training: {seconds:.2f} s a step, loss {ours[0]:.3f} to {ours[-1]:.3f}")
        resumed = _train_killed(artifact, folder, work)
        curves = []
        for seed in (0, 1) if options.peers else ():
            losses, seconds = _train_pytorch(seed, work)
            setup.progress(f"training: PyTorch, seed {seed}: {seconds:.2f} s a step, "
                           f"loss {losses[0]:.3f} to {losses[-1]:.3f}")
            curves.append(losses)
        yield from lines(ours, resumed, curves)
    finally:
        shutil.rmtree(work, ignore_errors=True)
