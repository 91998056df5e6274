#!/usr/bin/env python3
"""Evaluates compiled models and compares with what training says.

usage: evaluate.py MODEL_DIR [--wrap POLICY] [--compile=OPTION]... [--tokens] [--golden FILE]
                   [--work DIR]

With a learning rate of 0 weights stay as they are, so the mean of the losses of
all steps is the loss of an evaluation on the same batches. And whether a run
evaluates or not, it must end with the same bits. --tokens: the model is trained on
a file of tokens, too, interrupted, and on another number of ranks. --golden: the model
was exported with its evaluation mode, whose losses after a training with AdamW are those
that PyTorch recorded.
"""
import argparse
import json
import pathlib
import random
import struct
import sys

from harness import HYPERS, Failed, call, compare, make_work


def expect(holds, *what):
    if not holds:
        raise Failed(" ".join(map(str, ("FAILED:", *what))))


def read_log(path):
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return (
        [line["mean_loss"] for line in lines if "mean_loss" in line],
        [line["eval_loss"] for line in lines if "eval_loss" in line],
    )


def expect_metrics(log, recorded, steps):
    """Metrics in the log are means over ranks, those of evaluations also over batches."""
    def close(value, wanted):
        mean = sum(wanted) / len(wanted)
        return abs(value - mean) < 1e-5 * abs(mean)

    lines = [json.loads(line) for line in log.read_text().splitlines()]
    training = [line for line in lines if "mean_loss" in line]
    names = [name[7:] for name in recorded if name.startswith("metric.")]
    for name in names:
        values = list(recorded[f"metric.{name}"].values())
        world = len(values) // steps
        for step, line in enumerate(training):
            wanted = values[step * world:(step + 1) * world]
            expect(close(line[name], wanted), name, "of step", step, line, wanted)
        evaluation = list(recorded[f"eval_{name}"].values())
        expect(close(lines[-1][f"eval_{name}"], evaluation), lines[-1], evaluation)
    print(f"metrics: {' '.join(names)}")


def in_mode(options, work):
    """Evaluation mode: what PyTorch says, after as many steps."""
    recorded, _ = compare.read_safetensors(options.golden)
    steps, world = recorded["eval_loss"].shape
    artifact = work / "mode.so"
    call("fsdp-compile", options.model / "model.mlir", f"--world={world}",
         f"--wrap={options.wrap}", "--optimizer=adamw", "--eval", *options.compile,
         "-o", artifact)
    saved = []
    for more in ([], ["--eval-every", 2, "--eval-data", options.model]):
        save, log = work / f"mode-{len(saved)}.safetensors", work / "mode.log"
        done = call("fsdp-run", artifact, "--data", options.model, "--progress", "never",
                    "--steps", steps, *HYPERS["adamw"], "--save", save, "--log", log, *more)
        saved.append(save.read_bytes())
        expect(("evaluation of the model in evaluation mode" in done.stderr) == bool(more),
               "what is evaluated has to be said", done.stderr)
    expect(saved[0] == saved[1], "evaluation changes a run")
    found = read_log(log)[1]
    wanted = sum(recorded["eval_loss"].values()) / (steps * world)
    expect(len(found) == 3 and abs(found[-1] - wanted) < 1e-5 * wanted, found, wanted)
    expect_metrics(log, recorded, steps)
    print(f"{options.model.name} {' '.join(options.compile)}: evaluation mode gives "
          "PyTorch's losses, and changes nothing")


def evaluate(options, work, batches):
    artifact = work / "eval.so"
    call("fsdp-compile", options.model / "model.mlir", f"--wrap={options.wrap}",
         "--optimizer=sgd", "--eval", *options.compile, "-o", artifact)
    run = ["fsdp-run", artifact, "--data", options.model, "--progress", "never"]
    steps = 4 // batches
    log = work / "log"
    call(*run, "--steps", steps, "--lr", 0, "--log", log, "--eval-data",
         options.model, "--eval-batches", 4)
    training, evaluation = read_log(log)
    mean = sum(training) / len(training)
    expect(len(evaluation) == 1 and abs(evaluation[0] - mean) < 1e-5 * abs(mean),
           evaluation, mean)
    results = []
    for more in ([], ["--eval-every", 1, "--eval-batches", 2, "--eval-data",
                      options.model, "--log", log]):
        save = work / f"{len(results)}.safetensors"
        call(*run, "--steps", steps, "--lr", 0.05, "--save", save, *more)
        results.append(save.read_bytes())
    expect(results[0] == results[1], "evaluation changes a run")
    expect(len(read_log(log)[1]) == steps, "an evaluation after each step")
    if steps > 3:
        stop_early(run, options, work)
    print(f"{options.model.name} {' '.join(options.compile)}: the loss of an "
          "evaluation is the mean of the steps', and changes nothing")


def stop_early(run, options, work):
    """With a rate of 0 no evaluation is better than the first."""
    log, saved = work / "early.log", work / "early"
    early = ["--lr", 0, "--log", log, "--eval-data", options.model, "--eval-batches", 1,
             "--eval-every", 1, "--stop-after-worse", 2]
    said = call(*run, "--steps", 4, *early).stderr
    expect(len(read_log(log)[0]) == 3 and "ended after step 3" in said, read_log(log), said)
    # What came before is known behind a checkpoint.
    log.unlink()
    call(*run, "--steps", 2, *early, "--checkpoint-dir", saved)
    call(*run, "--steps", 4, *early, "--checkpoint-dir", saved, "--resume")
    expect(len(read_log(log)[0]) == 3, "a resumed run ends as early", read_log(log))
    expect((saved / "step-000003").is_dir(), "the last step is saved")


def tokens(options, work):
    chance = random.Random(1)
    file = work / "tokens.bin"
    file.write_bytes(struct.pack("<3000H", *(chance.randrange(16) for _ in range(3000))))
    artifacts = {}
    for world in (2, 4):
        artifacts[world] = work / f"tokens-{world}.so"
        call("fsdp-compile", options.model / "model.mlir", f"--world={world}",
             f"--wrap={options.wrap}", "--optimizer=adamw", "--eval", "-o", artifacts[world])

    def run(world, steps, *more):
        done = call(
            "fsdp-run", artifacts[world], "--tokens", file, "--init",
            options.model / "init.safetensors", "--progress", "never",
            *(["--steps", steps] if steps else []), *more,
        )
        return done.stderr

    whole, parts, saved = work / "whole", work / "parts", work / "saved"
    run(2, 6, "--save-full", whole, "--log", work / "log", "--eval-tokens", file)
    run(2, 2, "--checkpoint-dir", saved)
    run(2, 6, "--save-full", parts, "--resume=" + str(saved))
    expect(
        all((whole / name.name).read_bytes() == name.read_bytes()
            for name in parts.iterdir()),
        "a run on tokens that was interrupted ends with other bits",
    )
    expect(len(read_log(work / "log")[1]) == 1, "no evaluation on tokens")
    run(4, 4, "--resume=" + str(saved), "--checkpoint-dir", work / "four")
    data = json.loads(
        (work / "four" / "step-000004" / "manifest.json").read_text()
    )["data"]
    rows = data["position"]["window"]
    # 2 steps of 2 ranks, 2 of 4.
    expect(data["source"] == "tokens" and rows % 12 == 0 and rows > 0, data)
    log = work / "epoch"
    run(2, None, "--log", log)
    expect(len(read_log(log)[0]) == data["position"]["windows"] // (rows // 12 * 2),
           "an epoch has", len(read_log(log)[0]), "steps", data)
    evaluated = ["--checkpoint-dir", work / "evaluated", "--resume", "--eval-tokens"]
    run(2, 2, *evaluated, file)
    expect("warning" not in run(2, 3, *evaluated, file), "a warning of the same evaluation")
    other = work / "other.bin"
    other.write_bytes(file.read_bytes()[2:] + file.read_bytes()[:2])
    said = run(2, 4, *evaluated, other)
    expect("warning: the data of evaluations: tokens " in said
           and "tokens" in said.partition(" up to the checkpoint, ")[2], said)
    said = run(2, 5, *evaluated[:-1])
    expect("warning: evaluations: made up to the checkpoint, not made from now on" in said, said)
    print("tokens: an interrupted run ends with the same bits, other ranks go on in "
          "the same epoch")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--wrap", default="always")
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--tokens", action="store_true")
    parser.add_argument("--golden", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.model = options.model.resolve()
    work = make_work(options.work)
    if options.golden:
        return in_mode(options, work)
    batches = [int(each.split("=")[1]) for each in options.compile
               if each.startswith("--micro-batches=")]
    evaluate(options, work, (batches or [1])[0])
    if options.tokens:
        tokens(options, work)


if __name__ == "__main__":
    sys.exit(main())
