# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Model files: what a user's MODEL.py defines."""

import importlib.util
import sys

from .errors import ExportError


def load(path):
    """Imports MODEL.py, with its folder importable, and checks what it defines."""
    if not path.is_file():
        raise ExportError("no such file")
    known = sys.modules.get(path.stem)
    taken = known is not None and getattr(known, "__file__", None) != str(path)
    name = f"{path.stem}_model" if taken else path.stem
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ExportError("not a Python file", "pass a file whose name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ExportError(f"running the file failed: {type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
    for function in ("model", "batch"):
        if not callable(getattr(module, function, None)):
            raise ExportError(
                f"defines no function '{function}'",
                "it needs model() and batch(rank, step); see python -m fsdp_export --help",
            )
    return module


def wrap_names(module, present):
    """WRAP as a list of class names, each of which is in `present`."""
    wrap = getattr(module, "WRAP", [])
    if isinstance(wrap, str) or not all(isinstance(name, str) for name in wrap):
        raise ExportError("expected WRAP to be a list of class names", "WRAP = ['Block']")
    for name in wrap:
        if name not in present:
            raise ExportError(f"WRAP names class '{name}', which no module of the model has")
    return list(wrap)
