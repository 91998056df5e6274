# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our tools, the Python packages of the peers, and the exported models."""

import functools
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("FSDP_BUILD") or ROOT / "build").resolve()
CACHE = ROOT / "build" / "bench"
MODELS = ROOT / "bench" / "models"
WHEELS = [
    "--find-links",
    "https://github.com/llvm/torch-mlir-release/releases/expanded_assets/dev-wheels",
    "--extra-index-url",
    "https://download.pytorch.org/whl/cpu",
]


class BenchError(Exception):
    """Something a benchmark needs is missing or failed; one line of text."""


def progress(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def call(command, **options):
    """Runs a command; its output is part of the error if it fails."""
    command = [str(part) for part in command]
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        tail = (done.stderr or done.stdout).strip().splitlines()[-8:]
        raise BenchError(
            f"{' '.join(command)} failed with exit code {done.returncode}\n" + "\n".join(tail)
        )
    return done


@functools.cache
def tool(name):
    """Path of one of our tools; builds all of them if it is missing."""
    path = BUILD / "bin" / name
    if not path.exists():
        _build()
    if not path.exists():
        raise BenchError(f"expected {path} after the build")
    return path


def _build():
    if BUILD != ROOT / "build":
        raise BenchError(f"no tools in FSDP_BUILD={BUILD}; build there first")
    progress("building the tools (minutes, once)")
    call([ROOT / "scripts" / "install-packages.sh"])
    call(["cmake", "--preset", "release"], cwd=ROOT)
    call(["ninja", "-C", BUILD, "fsdp-opt", "fsdp-compile", "fsdp-run",
          "fsdp-bench-schedule", "fsdp-bench-collectives"])


@functools.cache
def libraries():
    """What computes products and convolutions in fsdp-run, by its own words."""
    text = call([tool("fsdp-run"), "--version"]).stdout
    return dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)


def build_kind():
    """Build type and whether our assertions are on, from the build folder."""
    cache = BUILD / "CMakeCache.txt"
    entries = dict(
        line.split("=", 1)
        for line in (cache.read_text().splitlines() if cache.exists() else [])
        if "=" in line and not line.startswith(("#", "//"))
    )
    kind = entries.get("CMAKE_BUILD_TYPE:STRING", "unknown")
    return kind + (" with assertions" if entries.get("FSDP_ENABLE_ASSERTIONS:BOOL") == "ON" else "")


def pins():
    """The packages that export and peers need, from python/pyproject.toml."""
    with open(ROOT / "python" / "pyproject.toml", "rb") as file:
        return tomllib.load(file)["project"]["optional-dependencies"]["torch"]


@functools.cache
def python():
    """The interpreter of an environment that has PyTorch.

    FSDP_BENCH_VENV names one; else one is made in the cache, once.
    """
    given = os.environ.get("FSDP_BENCH_VENV")
    folder = pathlib.Path(given) if given else CACHE / "venv"
    interpreter = folder / "bin" / "python"
    probe = [interpreter, "-c", "import torch, torch_mlir, safetensors, numpy"]
    if interpreter.exists() and subprocess.run(probe, capture_output=True).returncode == 0:
        return interpreter
    if given:
        raise BenchError(f"FSDP_BENCH_VENV={given} has no {', '.join(pins())}")
    progress(f"installing {', '.join(pins())} into {folder} (minutes, once)")
    folder.parent.mkdir(parents=True, exist_ok=True)
    call([sys.executable, "-m", "venv", "--clear", folder])
    call([interpreter, "-m", "pip", "install", "--quiet", *WHEELS, *pins()])
    call(probe)
    return interpreter


@functools.cache
def deepened(layers):
    """Folder with the GPT of the tests, made as deep as wanted."""
    folder = CACHE / "deep" / str(layers)
    models = ROOT / "test" / "Models"
    call([sys.executable, models / "deepen.py", models / "gpt", layers, folder])
    return folder


def peer_environment():
    """One thread for every library a peer may use."""
    threads = dict.fromkeys(
        ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1"
    )
    return os.environ | threads


def model_file(name):
    """The model's file; GPTs go by their sizes."""
    own = MODELS / f"{name}.py"
    return own if own.exists() else MODELS / f"gpt_{name}.py"


def _stamp(name, world, steps, arguments):
    """Changes when the export would."""
    digest = hashlib.sha256(f"{world} {steps} {arguments} {pins()}".encode())
    # Models import each other.
    sources = sorted(MODELS.glob("*.py"))
    for path in [model_file(name)] + sources + sorted((ROOT / "python" / "fsdp_export").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def exported(name, world=4, steps=16, run=True, arguments=(), fresh=False):
    """Folder with the exported model; kept in the cache, and taken from there unless it has to
    be `fresh`. `arguments` are of fsdp_export.

    A model that is never run keeps its program alone, not its weights.
    """
    folder = CACHE / "exports" / name
    stamp, wanted = folder / "stamp", _stamp(name, world, steps if run else 0, list(arguments))
    if not fresh and stamp.exists() and stamp.read_text() == wanted:
        return folder
    progress(f"exporting {name}")
    shutil.rmtree(folder, ignore_errors=True)
    call(
        [python(), "-m", "fsdp_export", model_file(name), "-o", folder,
         "--world", world, "--steps", steps if run else 0, *arguments],
        env=peer_environment() | {"PYTHONPATH": str(ROOT / "python")},
    )
    if not run:
        (folder / "init.safetensors").unlink(missing_ok=True)
    stamp.write_text(wanted)
    return folder
