#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the steps of a model on a GPU, where the bundle of scripts/gpu-bundle.sh lies.

usage: step.py [--steps K] [--peers PARTS] [--no-library] [--double]

Runs step.so of this folder eagerly and with CUDA graphs (equal losses), prints the most
memory that the GPU held beside the plan, traces kernels if the bundle has the library that
does (see KernelTrace.cpp) and prints them beside the report's estimates. Where PyTorch
finds the GPU, compares the gradients of all parameters with PyTorch's, and times what
PARTS names, separated by commas: attention, eager, compile (FSDP2), plain (compiled
without FSDP). step-library.so, if it is there, has cuDNN compute attention, and is timed and
compared as well, without --no-library. --double: the GPU is a double of CUDA.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
WARMUP, TRACED = 5, 8


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--peers", default="attention,eager,compile,plain")
    parser.add_argument("--no-library", action="store_true")
    parser.add_argument("--double", action="store_true")
    return parser.parse_args()


def link_batches(steps):
    """Every step trains on the first batch."""
    for step in range(1, steps):
        link = HERE / "batches" / f"rank0-step{step}.safetensors"
        if not link.exists():
            link.symlink_to("rank0-step0.safetensors")


class Memory:
    """Polls what the GPU holds while a program runs; `most` in bytes, 0 if unknown."""

    def __enter__(self):
        self.most, self.done = 0, threading.Event()
        self.thread = threading.Thread(target=self.poll)
        self.thread.start()
        return self

    def poll(self):
        command = ["nvidia-smi", "--query-gpu=memory.used", "--format=csv,noheader,nounits"]
        while not self.done.wait(0.2):
            try:
                said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            except (OSError, subprocess.CalledProcessError):
                return
            self.most = max(self.most, int(said.split()[0]) << 20)

    def __exit__(self, *_):
        self.done.set()
        self.thread.join()


def train(artifact, name, steps, *more, rule=("--init-rule", "*=normal:0.02"), env=None):
    """Runs steps; returns the lines of the log and the statistics."""
    name = f"{artifact.stem}-{name}"
    log, stats = ROOT / "work" / f"bench-{name}.jsonl", ROOT / "work" / f"bench-{name}.json"
    done = subprocess.run(
        [ROOT / "bin" / "fsdp-run", artifact, "--data", HERE, "--steps", str(steps),
         *rule, "--lr", "1e-4", "--progress", "never", "--log", log, "--stats", stats, *more],
        capture_output=True, text=True, check=False, env={**os.environ, **(env or {})})
    if done.returncode != 0:
        print(done.stdout[-4000:] + done.stderr[-4000:], flush=True)
        raise SystemExit(f"FAILED: benchmark, {name}")
    return ([json.loads(line) for line in log.read_text().splitlines()],
            json.loads(stats.read_text()))


def time_steps(artifact, options):
    """Eagerly and as CUDA graphs; returns milliseconds by name, and whether losses agree."""
    times, losses = {}, {}
    for name, more in (("eager", []), ("CUDA graphs", ["--cuda-graphs"])):
        with Memory() as memory:
            log, stats = train(artifact, name.replace(" ", "-"), options.steps, *more)
        seconds = [line["seconds"] for line in log][min(WARMUP, len(log) - 1):]
        times[name], losses[name] = 1e3 * statistics.median(seconds), [
            line["mean_loss"] for line in log]
        planned = sum(stats["planned"].values())
        print(f"benchmark, {artifact.stem}, {name}: {times[name]:.3f} ms a step (least {1e3 * min(seconds):.3f}); "
              f"planned {planned / 1e9:.3f} GB, the GPU held {memory.most / 1e9:.3f}", flush=True)
    equal = losses["eager"] == losses["CUDA graphs"]
    print(f"benchmark: {times['eager'] / times['CUDA graphs']:.3f} times as fast with CUDA "
          f"graphs, {'equal' if equal else 'FAILED: other'} losses", flush=True)
    return times, equal


def trace():
    """The kernels of an eager run, if the bundle can trace them."""
    library, path = ROOT / "lib" / "libfsdp_kernel_trace.so", ROOT / "work" / "kernels.tsv"
    if not library.exists():
        return
    train(HERE / "step.so", "traced", TRACED, env={
        "CUDA_INJECTION64_PATH": str(library), "FSDP_KERNEL_TRACE": str(path)})
    done = subprocess.run([sys.executable, HERE / "kernels.py", path, str(TRACED),
                           "--report", HERE / "report.json"], check=False)
    if done.returncode != 0:
        print("FAILED: no table of kernels", flush=True)


def run_peer(script, *arguments):
    done = subprocess.run(
        [sys.executable, ROOT / "peers" / script, HERE / "model.py", *map(str, arguments)],
        capture_output=True, text=True, check=False)
    return done.returncode, (done.stdout or done.stderr[-3000:]).strip()


def has_torch():
    probe = "import torch, safetensors.torch; assert torch.cuda.is_available()"
    return subprocess.run([sys.executable, "-c", probe], capture_output=True,
                          check=False).returncode == 0


def compare_gradients(artifact):
    """With PyTorch's; returns whether they are as near to float32."""
    init, gradients = ROOT / "work" / "init.safetensors", ROOT / "work" / "bench-gradients"
    code, said = run_peer("torch_gradients.py", "--init", init)
    if code != 0:
        print(f"FAILED: weights by PyTorch: {said}", flush=True)
        return False
    log, _ = train(artifact, "gradients", 1, "--save-grads", gradients, rule=("--init", init))
    code, said = run_peer("torch_gradients.py", "--compare", init,
                          gradients / "step0.safetensors", log[0]["mean_loss"])
    print(said, flush=True)
    return code == 0


def main():
    options = parse()
    link_batches(max(options.steps, TRACED))
    artifacts = [HERE / "step.so"]
    if not options.no_library:
        artifacts += HERE.glob("step-library.so")
    times, right = time_steps(artifacts[0], options)
    for other in artifacts[1:]:
        with_library, equal = time_steps(other, options)
        right = right and equal
        print(f"benchmark: {min(times.values()) / min(with_library.values()):.3f} times as fast "
              "with cuDNN's attention", flush=True)
    if options.double:
        return 0 if right else 1
    trace()
    if not has_torch():
        print("PyTorch: finds no GPU, nothing is compared with it")
        return 0 if right else 1
    right = all([compare_gradients(artifact) for artifact in artifacts]) and right
    for part in filter(None, options.peers.split(",")):
        code, said = run_peer("torch_device.py", part)
        last = said.splitlines()[-1] if said else ""
        print(f"PyTorch, {part}: {last if code == 0 else said}", flush=True)
        if code == 0 and "step_ms" in last:
            ratio = json.loads(last)["step_ms"] / min(times.values())
            print(f"benchmark: {ratio:.3f} times as fast as PyTorch, {part}", flush=True)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
