#!/usr/bin/env python3
"""Checks a learning rate that follows the losses of evaluations.

usage: plateau.py ARTIFACT DATA DIR

An uninterrupted run has the rates that PyTorch's ReduceLROnPlateau (where torch is
found; written out here in any case) gives for its evaluations. Runs that are resumed,
also where the one before left out its last evaluation, end with the same bits; so
do those of a program that closes and saves where it likes.
"""
import array
import json
import math
import pathlib
import random
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
import fsdp_run  # noqa: E402
from harness import call  # noqa: E402

SCHEDULE = {"factor": 0.5, "patience": 1, "threshold": 0.02, "cooldown": 1}
RATE, STEPS, EVERY = 0.25, 24, 2


def begin(*options):
    """Trains as the options say."""
    return call("fsdp-run", sys.argv[1], "--text", sys.argv[2] + "/text.txt", "--init",
                sys.argv[2] + "/init.safetensors", "--lr", RATE, "--progress", "never", *options)


def run(directory, name, *options, schedule=None):
    """Trains; returns the lines of the log, those of evaluations apart, the weights, and stderr."""
    log, weights = directory / f"{name}.jsonl", directory / f"{name}.safetensors"
    words = ",".join(f"{key}={value}" for key, value in SCHEDULE.items())
    done = begin(
        "--log", log, "--save", weights, "--eval-text", sys.argv[2] + "/text.txt",
        "--eval-batches", 2, *options,
        *([] if schedule == "saved" else ["--lr-schedule", schedule or "plateau:" + words]))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return ([line for line in lines if "loss" in line],
            [line for line in lines if "eval_loss" in line], weights.read_bytes(), done.stderr)


def follow(losses):
    """The rates behind evaluations, as torch.optim.lr_scheduler has them."""
    rate, best, bad, cooldown, rates = RATE, math.inf, 0, 0, []
    for loss in losses:
        better = loss < best * (1 - SCHEDULE["threshold"])
        best, bad = (loss, 0) if better else (best, bad + 1)
        if cooldown:
            cooldown, bad = cooldown - 1, 0
        if bad > SCHEDULE["patience"]:
            rate, cooldown, bad = rate * SCHEDULE["factor"], SCHEDULE["cooldown"], 0
        rates.append(rate)
    try:
        import torch
    except ImportError:
        return rates
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=RATE)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, **SCHEDULE)
    for loss, expected in zip(losses, rates):
        scheduler.step(loss)
        if optimizer.param_groups[0]["lr"] != expected:
            sys.exit("FAILED: torch has other rates than what is written here")
    return rates


def batch_of(text, step, rank, inputs):
    """Rows of a text, and what follows each letter."""
    rows, length = inputs[0].shape
    draw = random.Random(2 * step + rank)
    begins = [draw.randrange(len(text) - length) for _ in range(rows)]
    return [memoryview(array.array("q", [
        letter for begin in begins for letter in text[begin + late:begin + late + length]
    ])).cast("B").cast("q", (rows, length)) for late in (0, 1)]


def train(directory, name, end, asks=(), **options):
    """A program trains up to a step and asks for checkpoints; returns weights and log."""
    data, log = pathlib.Path(sys.argv[2]), directory / f"{name}.jsonl"
    text = (data / "text.txt").read_bytes()
    with fsdp_run.Trainer(
            sys.argv[1], init=data / "init.safetensors", lr=RATE, log=log,
            save=directory / "python.safetensors", eval_text=data / "text.txt", eval_batches=2,
            eval_every=EVERY, lr_schedule="plateau:factor=0.5,patience=0,threshold=0.5",
            **options) as trainer:
        for step in range(trainer.steps_done, end + 1):
            for _ in range(asks.count(step)):
                trainer.checkpoint()
            if step < end:
                trainer.step([batch_of(text, step, rank, trainer.inputs)
                              for rank in trainer.ranks])
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return ((directory / "python.safetensors").read_bytes(),
            [[line.get(key) for key in ("step", "lr", "eval_loss")] for line in lines])


def check_program(directory):
    """No evaluation is lost, or counted twice, by a program that closes behind it."""
    whole = train(directory, "program", 3 * EVERY)
    for asks in ((), (2 * EVERY,), (EVERY, 2 * EVERY, 2 * EVERY)):
        name = f"program-{len(asks)}"
        points = {"checkpoint_dir": directory / name, "resume": True}
        train(directory, name, 2 * EVERY, asks, **points)
        # What is asked for before the first step has it, too.
        train(directory, name, 2 * EVERY, (2 * EVERY,), **points)
        manifest = directory / name / f"step-{2 * EVERY:06}" / "manifest.json"
        if "eval_loss" not in json.loads(manifest.read_text()):
            sys.exit(f"FAILED: {manifest} has no eval_loss")
        resumed = train(directory, name, 3 * EVERY, **points)
        if resumed != whole:
            sys.exit(f"FAILED: expected {whole[1]}, got {resumed[1]}")
    print("a program may close behind an evaluation")


def manifests(folder):
    """What checkpoints say, by name."""
    return {path.parent.name: json.loads(path.read_text())
            for path in folder.glob("step-*/manifest.json")}


def check_early_end(directory):
    """A run that evaluations have ended stays as it is, however often it is begun."""
    points = ["--checkpoint-dir", directory / "early", "--resume", "--steps", STEPS,
              "--eval-every", EVERY, "--stop-after-worse", 1]
    first = run(directory, "early", *points)
    if not 0 < len(first[0]) < STEPS:
        sys.exit(f"FAILED: expected a run that ends early, got {len(first[0])} steps")
    if run(directory, "early", *points)[:3] != first[:3]:
        sys.exit("FAILED: a run that ended early was gone on with")
    print("what ended early stays as it is")


def check_signal(directory):
    """An evaluation is no reason to wait, and is made up for."""
    log, folder = directory / "signal.jsonl", directory / "signal"
    points = ["--checkpoint-dir", str(folder), "--eval-every", str(EVERY)]
    text = sys.argv[2] + "/text.txt"
    job = subprocess.Popen(
        ["fsdp-run", sys.argv[1], "--text", text, "--init", sys.argv[2] + "/init.safetensors",
         "--lr", str(RATE), "--progress", "never", "--steps", str(STEPS), "--log", str(log),
         "--eval-text", text, "--eval-batches", "1000000", *points],
        stderr=subprocess.PIPE, text=True)
    while job.poll() is None and (not log.exists() or log.read_text().count("\n") < EVERY):
        time.sleep(0.01)
    time.sleep(0.2)
    job.send_signal(signal.SIGTERM)
    told = job.communicate()[1]
    saved = manifests(folder)
    if job.returncode or list(saved) != [f"step-{EVERY:06}"] or \
            f"SIGTERM: stopped after step {EVERY}" not in told:
        sys.exit(f"FAILED: {job.returncode}, {list(saved)}, {told}")
    _, evaluations, *_ = run(
        directory, "signal", "--steps", EVERY + 1, "--resume", *points, schedule="constant")
    saved = manifests(folder)
    losses = {line["step"]: line["eval_loss"] for line in evaluations}
    if list(losses) != [EVERY, EVERY + 1] or \
            {each["step"]: each.get("eval_loss") for each in saved.values()} != losses:
        sys.exit(f"FAILED: {losses} {saved}")
    print("a signal ends an evaluation, which is made up for")


def main():
    directory = pathlib.Path(sys.argv[3])
    every = ["--eval-every", EVERY]
    steps, evaluations, weights, told = run(directory, "whole", "--steps", STEPS, *every)
    rates = [RATE] * EVERY + [rate for rate in follow([line["eval_loss"] for line in evaluations])
                              for _ in range(EVERY)]
    if [line["lr"] for line in steps] != rates[:STEPS]:
        sys.exit(f"FAILED: expected the rates {rates}, got {[line['lr'] for line in steps]}")
    if len(set(rates)) < 3 or told.count("learning rates are multiplied by") != len(set(rates)) - 1:
        sys.exit(f"FAILED: {told}")
    print("rates are those of ReduceLROnPlateau")
    for end in (7, 11, 16):
        points = ["--checkpoint-dir", directory / f"points-{end}", "--resume", *every]
        run(directory, f"begun-{end}", "--steps", end, *points)
        *_, resumed, _ = run(directory, f"resumed-{end}", "--steps", STEPS, *points, schedule="saved")
        if resumed != weights:
            sys.exit(f"FAILED: interrupted behind step {end} it ends with other weights")
    print("resumed runs end with the same bits")
    # Nothing but the evaluation behind step 2 is missing here.
    points = ["--checkpoint-dir", directory / "points", "--resume"]
    manifest = directory / "points" / "step-000002" / "manifest.json"
    begin("--steps", 2, *points)
    if "eval_loss" in manifest.read_text():
        sys.exit("FAILED: there was an evaluation")
    # It is in the log once, also where a run ends before it has saved it.
    run(directory, "late", "--steps", 2, *points, *every)
    lines, late, resumed, told = run(directory, "late", "--steps", STEPS, *points, *every)
    if resumed != weights or late != evaluations:
        sys.exit(f"FAILED: an evaluation that was left out is not made up for: {late}")
    print("an evaluation that was left out is made up for")
    check_program(directory)
    check_early_end(directory)
    check_signal(directory)


if __name__ == "__main__":
    main()
