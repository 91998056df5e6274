#!/usr/bin/env python3
"""Checks a GPU with what scripts/gpu-bundle.sh packed.

usage: run.py [--double LIBRARY] [--steps K] [--orders N,...] [--tolerance 1e-4]
              [--skip conformance] [--bench-steps K]

Needs a driver, and libcudart, libcublasLt and libnccl where the loader finds them or
in Python's packages (nvidia-*). Trains each model of the bundle for K steps on the
GPU, twice, and on the processor, and compares losses, gradients and weights (see
cuda.py; libraries add in other orders than the processor does, hence a tolerance).
Trains once more with CUDA graphs, which must give equal bits. Then runs the
conformance suite on NCCL in a world of one. Models that were packed for several
ranks run as threads that share the GPU. If the bundle has a benchmark, its steps are
timed with and without CUDA graphs, and where PyTorch finds the GPU those of FSDP2 too.
--double LIBRARY is for tests of this script without a GPU. Ends with `N passed, M
failed`.
"""
import argparse
import ctypes
import json
import os
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "test" / "Integration"))
from cuda import use_double  # noqa: E402

LIBRARIES = {
    "CUDART": ("libcudart.so.13", "libcudart.so.12"),
    "CUBLASLT": ("libcublasLt.so.13", "libcublasLt.so.12"),
    "NCCL": ("libnccl.so.2",),
}


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--double", type=pathlib.Path)
    parser.add_argument("--steps", default="20")
    parser.add_argument("--orders", default="0,1")
    parser.add_argument("--tolerance", default="1e-4")
    parser.add_argument("--skip", choices=["conformance"])
    parser.add_argument("--bench-steps", default="30")
    return parser.parse_args()


def loads(name):
    try:
        ctypes.CDLL(name)
        return True
    except OSError:
        return False


def find_libraries():
    """Names what the loader does not find by itself in FSDP_..._LIBRARY."""
    for name, files in LIBRARIES.items():
        variable = f"FSDP_{name}_LIBRARY"
        if variable in os.environ or any(loads(file) for file in files):
            continue
        found = [path for folder in sys.path for file in files
                 for path in pathlib.Path(folder).glob(f"nvidia/*/lib/{file}")]
        if not found:
            sys.exit(f"error: expected {' or '.join(files)}, found none; set {variable}")
        os.environ[variable] = str(found[0])


def attempt(name, *command, env=None):
    """Runs a check, with more variables; returns whether it passed."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True,
                          env={**os.environ, **(env or {})})
    lines = done.stdout.splitlines() or [""]
    said = next((line for line in lines if "PASSED" in line), lines[-1])
    print(f"{'passed' if done.returncode == 0 else 'FAILED'}: {name}: {said}", flush=True)
    if done.returncode != 0:
        print(done.stdout[-4000:] + done.stderr[-4000:], flush=True)
    return done.returncode == 0


def check_model(model, optimizer, ranks, options):
    """Prepared by gpu-bundle.sh: nothing is compiled."""
    comm = "nccl" if ranks == "1" else "embedded-gpu"
    double = ["--double", options.double] if options.double else []
    graphs = ["--graphs"] if comm == "nccl" else []
    return attempt(
        f"{model} on {comm}", sys.executable, ROOT / "test" / "Integration" / "cuda.py",
        ROOT / "test" / "Models" / model, "--optimizer", optimizer, "--world", ranks,
        "--comm", comm, "--steps", options.steps, "--orders", options.orders,
        "--tolerance", options.tolerance, "--work", ROOT / "work" / f"{model}-{ranks}", *double, *graphs,
    )


def check_conformance():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {
        "FSDP_BACKEND": "nccl", "FSDP_TEST_WORLD": "1", "WORLD_SIZE": "1", "RANK": "0",
        "LOCAL_RANK": "0", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port),
    }
    return attempt("conformance on NCCL in a world of one",
                   ROOT / "bin" / "runtime-conformance", "--gtest_brief=1", env=env)


def read_log(log):
    """The median milliseconds of a step in a log, the first five left out, and the
    losses of all."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    seconds = [line["seconds"] for line in lines]
    return (1e3 * statistics.median(seconds[min(5, len(seconds) - 1):]),
            [line["mean_loss"] for line in lines])


def bench(options):
    """Times the steps of a model without weights; returns whether they ran."""
    folder, log = ROOT / "bench", ROOT / "work" / "bench.jsonl"
    for step in range(1, int(options.bench_steps)):
        link = folder / "batches" / f"rank0-step{step}.safetensors"
        if not link.exists():
            link.symlink_to("rank0-step0.safetensors")
    times, losses = {}, {}
    for name, more in (("eager", []), ("CUDA graphs", ["--cuda-graphs"])):
        if not attempt(
            f"benchmark, {name}", ROOT / "bin" / "fsdp-run", folder / "step.so", "--data", folder,
            "--steps", options.bench_steps, "--init-rule", "*=normal:0.02",
            "--lr", "1e-4", "--progress", "never", "--log", log,
            "--stats", ROOT / "work" / "bench.json", *more,
        ):
            return False
        times[name], losses[name] = read_log(log)
        print(f"benchmark, {name}: {times[name]:.3f} ms a step", flush=True)
    ratio = times["eager"] / times["CUDA graphs"]
    equal = losses["eager"] == losses["CUDA graphs"]
    print(f"benchmark: {ratio:.3f} times as fast with CUDA graphs, "
          f"{'equal' if equal else 'FAILED: other'} losses", flush=True)
    for mode in () if options.double else ("eager", "compile"):
        done = subprocess.run(
            [sys.executable, ROOT / "peers" / "torch_device.py", folder / "model.py", mode],
            capture_output=True, text=True, check=False)
        said = (done.stdout or done.stderr).splitlines() or [""]
        print(f"PyTorch {mode}: {said[-1]}", flush=True)
    return equal


def main():
    options = parse()
    os.environ["PATH"] = f"{ROOT / 'bin'}:{os.environ['PATH']}"
    paths = [str(ROOT / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    os.environ["LD_LIBRARY_PATH"] = ":".join(filter(None, paths))
    if options.double:
        use_double(options.double)
    else:
        find_libraries()
        if shutil.which("nvidia-smi"):
            subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version,memory.total",
                            "--format=csv,noheader"], check=False)
    models = [line.split() for line in (ROOT / "models.txt").read_text().splitlines()]
    passed = [check_model(*model, options) for model in models]
    if options.skip != "conformance":
        passed.append(check_conformance())
    if (ROOT / "bench").exists():
        passed.append(bench(options))
    print(f"{passed.count(True)} passed, {passed.count(False)} failed")
    return 1 if False in passed else 0


if __name__ == "__main__":
    sys.exit(main())
