#!/usr/bin/env python3
"""Checks a GPU with what scripts/gpu-bundle.sh packed.

usage: run.py [--double LIBRARY] [--steps K] [--orders N,...] [--tolerance 1e-4]
              [--skip conformance|bench] [--bench-steps K] [--peers PARTS] [--jobs N]
              [--sanitize MODEL-RANKS,...]

Needs a driver, and libcudart, libcublasLt and libnccl where the loader finds them or
in Python's packages (nvidia-*). Trains each model of the bundle for K steps on the
GPU, twice, and on the processor, and compares losses, gradients and weights (see
cuda.py; libraries add in other orders than the processor does, hence a tolerance).
Trains once more with CUDA graphs, which must give equal bits. Then runs the
conformance suite on NCCL in a world of one. Models that were packed for several
ranks run as threads that share the GPU. N models (default 4) run at the same time, so
their times say little. If the bundle has a benchmark, its steps are timed with and
without CUDA graphs and compared with PyTorch's, where that finds the GPU; PARTS as
bench/step.py says. What calls cuDNN for attention is left out where there is none. --sanitize: a step of these models under compute-sanitizer, once for
memory and once for races between threads of a block.
--double LIBRARY is for tests of this script without a GPU. Ends with `N passed, M
failed`.
"""
import argparse
import concurrent.futures
import ctypes
import os
import pathlib
import shutil
import socket
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
    parser.add_argument("--skip", choices=["conformance", "bench"], action="append", default=[])
    parser.add_argument("--bench-steps", default="30")
    parser.add_argument("--peers", default="attention,eager,compile,plain")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--sanitize", default="")
    parser.set_defaults(no_library=False)
    return parser.parse_args()


def loads(name):
    try:
        ctypes.CDLL(name)
        return True
    except OSError:
        return False


def find_library(name, files):
    """Names what the loader does not find by itself in FSDP_..._LIBRARY; whether it is
    there."""
    variable = f"FSDP_{name}_LIBRARY"
    if variable in os.environ or any(loads(file) for file in files):
        return True
    found = [path for folder in sys.path for file in files
             for path in pathlib.Path(folder).glob(f"nvidia/*/lib/{file}")]
    if found:
        os.environ[variable] = str(found[0])
    return bool(found)


def find_libraries():
    for name, files in LIBRARIES.items():
        if not find_library(name, files):
            sys.exit(
                f"error: expected {' or '.join(files)}, found none; set FSDP_{name}_LIBRARY")


def has_cudnn():
    """cuDNN, and what compiles its kernels, which it looks for by itself."""
    return (ROOT / "lib" / "libfsdp_cudnn.so").exists() and find_library(
        "CUDNN", ["libcudnn.so.9"]) and (loads("libnvrtc.so.13") or loads("libnvrtc.so.12"))


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


def check_model(line, options):
    """Prepared by gpu-bundle.sh: nothing is compiled. A model may say for how many steps
    it trains and what is allowed."""
    model, optimizer, ranks, *own = line.split()
    steps, tolerance = own + [options.steps, options.tolerance][len(own):]
    comm = "nccl" if ranks == "1" else "embedded-gpu"
    double = ["--double", options.double] if options.double else []
    graphs = ["--graphs"] if comm == "nccl" else []
    return attempt(
        f"{model} on {comm}", sys.executable, ROOT / "test" / "Integration" / "cuda.py",
        ROOT / "test" / "Models" / model, "--optimizer", optimizer, "--world", ranks,
        "--comm", comm, "--steps", steps, "--orders", options.orders,
        "--tolerance", tolerance, "--work", ROOT / "work" / f"{model}-{ranks}", *double, *graphs,
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


def sanitize(name, tool):
    """Kernels of a model's first step touch only what is theirs, in an order that is
    given."""
    model, _, ranks = name.rpartition("-")
    if not shutil.which("compute-sanitizer"):
        print(f"FAILED: {name} under {tool}: expected compute-sanitizer on PATH")
        return False
    return attempt(
        f"{name} under {tool}", "compute-sanitizer", "--tool", tool, "--error-exitcode", "9",
        # NCCL asks for kernels that a device need not have.
        *(["--report-api-errors", "no"] if tool == "memcheck" else []),
        ROOT / "bin" / "fsdp-run", ROOT / "work" / name / "cuda.so", "--data",
        ROOT / "test" / "Models" / model, "--steps", "1", "--progress", "never",
        "--comm", "nccl" if ranks == "1" else "embedded-gpu", "--lr", "0.01")


def bench(options):
    """Times the steps of a model without weights; returns whether they ran."""
    return subprocess.run(
        [sys.executable, ROOT / "bench" / "step.py", "--steps", options.bench_steps,
         "--peers", options.peers, *(["--double"] if options.double else []),
         *(["--no-library"] if options.no_library else [])],
        check=False).returncode == 0


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
    models = (ROOT / "models.txt").read_text().splitlines()
    if not options.double and not has_cudnn():
        print("no cuDNN: attention is computed by kernels alone")
        models = [line for line in models if "-library " not in line]
        options.no_library = True
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        passed = list(pool.map(lambda line: check_model(line, options), models))
    if "conformance" not in options.skip:
        passed.append(check_conformance())
    for name in filter(None, options.sanitize.split(",")):
        passed += [sanitize(name, tool) for tool in ("memcheck", "racecheck")]
    if (ROOT / "bench").exists() and "bench" not in options.skip:
        passed.append(bench(options))
    print(f"{passed.count(True)} passed, {passed.count(False)} failed")
    return 1 if False in passed else 0


if __name__ == "__main__":
    sys.exit(main())
