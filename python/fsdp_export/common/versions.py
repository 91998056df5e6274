# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tested pair of front-end packages, and the check that it is there.

torch-mlir wheels do not pin the torch they work with, so the pair is recorded
here and in pyproject.toml (a test compares the two).
"""

from importlib import metadata

from .errors import ExportError

TORCH = "2.15.0"
TORCH_MLIR = "20261001"
# Of the JAX front end, which needs neither of them.
JAX = "0.10.2"
FLAX = "0.12.8"

# Where there is a wheel and no checkout, this has no extras to install.
_INSTALL = (
    f"the tested pair is torch {TORCH} with torch-mlir {TORCH_MLIR}; install it with "
    f"\"pip install torch=={TORCH} torch-mlir=={TORCH_MLIR} numpy safetensors\" in a virtual environment"
)
JAX_INSTALL = f"pip install jax=={JAX} flax=={FLAX} numpy safetensors"


def installed(name):
    """Returns the installed version of a distribution, or None."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def check(warn):
    """Raises if a package is missing, calls `warn` if the pair is another one.

    Returns the versions as a dictionary for the manifest.
    """
    wanted = {"torch": TORCH, "torch-mlir": TORCH_MLIR, "numpy": None, "safetensors": None}
    found = {name: installed(name) for name in wanted}
    missing = [name for name, version in found.items() if version is None]
    if missing:
        many = len(missing) > 1
        what = f"python package{'s' * many} {', '.join(missing)} {'are' if many else 'is'}"
        raise ExportError(f"{what} not installed", _INSTALL)
    for name, version in wanted.items():
        if version is not None and found[name].split("+")[0] != version:
            warn(f"{name} {found[name]} is not the tested version {version}; {_INSTALL}")
    return {name: found[name].split("+")[0] for name in ("torch", "torch-mlir", "safetensors")}
