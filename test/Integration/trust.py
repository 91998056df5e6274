#!/usr/bin/env python3
"""Runs of compiled programs that are not what they seem to be.

usage: trust.py MODEL_DIR NORM_MODEL_DIR SCALED_DIR --work DIR

Ranks with other programs are found at the start; a run that is told to stop saves
and evaluates nothing; the checkpoint with the least loss of an evaluation is kept; a
skipped step is counted where gradients are clipped; a compilation that is interrupted
leaves no file.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "runtime" / "test"))
from harness import Failed, call, make_work  # noqa: E402
from support import free_port, torchrun_variables  # noqa: E402

SECONDS = 100


def expect(what, holds, *details):
    if not holds:
        raise Failed(" ".join(map(str, (f"FAILED: {what}", *details))))
    print(f"ok: {what}", flush=True)


def compile_step(model, artifact, *options):
    call("fsdp-compile", model, "--world", 2, "--wrap", "always", *options, "-o", artifact)
    return artifact


def run_ranks(data, *artifacts):
    port, jobs = free_port(), []
    for rank, artifact in enumerate(artifacts):
        jobs.append(subprocess.Popen(
            ["fsdp-run", artifact, "--data", data, "--steps", "2", "--progress", "never",
             "--comm", "mpi"],
            env={**os.environ, **torchrun_variables(rank, len(artifacts), port)},
            stderr=subprocess.PIPE, text=True))
    texts = [job.communicate(timeout=SECONDS)[1] for job in jobs]
    return [job.returncode for job in jobs], texts


def other_programs(options, work):
    model = options.model / "model.mlir"
    first = compile_step(model, work / "adamw.so", "--optimizer", "adamw")
    expect("equal programs train", run_ranks(options.model, first, first)[0] == [0, 0])
    cases = [
        ("adam", ["--optimizer", "adam"], "the program's code of rank 1 is "),
        ("sgd", ["--optimizer", "sgd"],
         "the program's optimizer of rank 1 is momentum_buffer lr momentum weight_decay dampening "
         "nesterov step, of rank 0 exp_avg exp_avg_sq lr beta1 beta2 eps weight_decay step"),
        ("layouts", ["--optimizer", "adamw", "--layout", "per_param"],
         "the program's layouts of rank 1 is "),
    ]
    for name, more, part in cases:
        other = compile_step(model, work / f"{name}.so", *more)
        codes, texts = run_ranks(options.model, first, other)
        expect(f"another program: {name}", codes == [1, 1]
               and all(part in text or "schedule hash" in text for text in texts), texts)
    norm = options.norm / "model.mlir"
    changed = work / "changed.mlir"
    changed.write_text(norm.read_text().replace("1.000000e-05 : f64", "1.000000e-04 : f64"))
    artifacts = [compile_step(source, work / f"norm{at}.so", "--optimizer", "adamw")
                 for at, source in enumerate((norm, changed))]
    codes, texts = run_ranks(options.norm, *artifacts)
    expect("another epsilon of a normalization", codes == [1, 1]
           and all("the program's constants of rank 1 is " in text for text in texts), texts)


def evaluations(options, work):
    artifact = compile_step(options.model / "model.mlir", work / "eval.so", "--optimizer", "adamw",
                            "--eval")
    log, saved = work / "log", work / "saved"
    command = ["fsdp-run", artifact, "--data", options.model, "--steps", "3", "--eval-data",
               options.model, "--eval-every", "1", "--checkpoint-dir", saved,
               "--checkpoint-every", "1", "--log", log]
    # A rate that makes it worse and worse.
    call(*command, "--keep", "1", "--lr", "3", "--progress", "never")
    losses = [line["eval_loss"] for line in map(json.loads, log.read_text().splitlines())
              if "eval_loss" in line]
    best = 1 + losses.index(min(losses))
    names = sorted(path.name for path in saved.iterdir() if path.is_dir())
    expect("the best checkpoint is kept", best < 3
           and names == [f"step-{best:06}", "step-000003"], losses, names)
    shutil.rmtree(saved)
    log.unlink()
    job = subprocess.Popen([*map(str, command), "--progress", "always"], stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True,
                           env={**os.environ, "FSDP_FAULT": ""})
    # Suspended until the signal is there: it comes before the first step ends, or
    # behind it.
    job.send_signal(signal.SIGSTOP)
    for number in (signal.SIGTERM, signal.SIGCONT):
        job.send_signal(number)
    text = job.communicate(timeout=SECONDS)[1]
    if job.returncode == -signal.SIGTERM:
        return stop_later(command, log)
    return check_stop(job, text, log)


def stop_later(command, log):
    """The signal came before the run noted signals: once more, behind a step."""
    for wait in (0.05, 0.1, 0.2, 0.4):
        log.unlink(missing_ok=True)
        job = subprocess.Popen([*map(str, command), "--steps", "3"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
        job.stdout.readline()
        job.send_signal(signal.SIGTERM)
        text = job.communicate(timeout=SECONDS)[1]
        if "stopped after step" in text:
            return check_stop(job, text, log)
        time.sleep(wait)
    raise Failed("no signal came in time")


def check_stop(job, text, log):
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    expect("a run that is told to stop saves and evaluates nothing more", job.returncode == 0
           and "SIGTERM: stopped after step" in text and "mean_loss" in lines[-1], text, lines[-1])


def skipped_steps(options, work):
    """Both clipped: by a norm of powers, and by the largest element."""
    data = work / "scaled"
    shutil.copytree(options.scaled, data, dirs_exist_ok=True)
    for more in ("--clip-norm=0.5", "--clip-norm-type=inf"):
        clip = [more] if "type" not in more else ["--clip-norm=0.5", more]
        artifact = compile_step(options.scaled / "f16" / "model.mlir", work / "scaled.so",
                                "--optimizer", "adamw", "--grad-scaler=init=65536,interval=1",
                                *clip)
        log = work / "scaled.log"
        call("fsdp-run", artifact, "--data", data, "--steps", 4, "--log", log, "--progress",
             "never")
        found = [json.loads(line)["found_inf"] for line in log.read_text().splitlines()]
        expect(f"skipped steps are counted with {more}", set(found) == {0.0, 1.0}, found)


def interrupted(options, work):
    folder, linker = work / "temporary", work / "ld-slow"
    folder.mkdir()
    linker.write_text("#!/bin/sh\nexec sleep 60\n")
    linker.chmod(0o755)
    for number in (signal.SIGINT, signal.SIGTERM):
        job = subprocess.Popen(
            ["fsdp-compile", options.model / "model.mlir", "--world", "2", "--linker", linker,
             "-o", work / "none.so"], env={**os.environ, "TMPDIR": str(folder)},
            start_new_session=True, stderr=subprocess.DEVNULL)
        begin = time.monotonic()
        while not list(folder.glob("*.log")) and time.monotonic() < begin + SECONDS:
            time.sleep(0.01)
        os.killpg(job.pid, number)
        job.wait(timeout=SECONDS)
        left = sorted(path.name for path in folder.iterdir())
        expect(f"{number.name} leaves no file of a compilation", job.returncode != 0 and not left,
               job.returncode, left)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("norm", type=pathlib.Path)
    parser.add_argument("scaled", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    work = make_work(options.work)
    try:
        for test in (other_programs, evaluations, skipped_steps, interrupted):
            test(options, work)
    except Failed as problem:
        print(problem)
        return 1
    print("all as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
