# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From the FX graph to upstream dialects, by way of torch-mlir."""

import logging
import re

from torch_mlir import ir
from torch_mlir.dialects import torch as torch_dialect
from torch_mlir.extras.fx_importer import FxImporter, RefTracker
from torch_mlir.passmanager import PassManager

from ..common import upstream
from . import attention, marks, mlir_fixups, mlir_loops

_TO_BACKEND = (
    "builtin.module(func.func(torch-match-quantized-custom-ops),"
    "torchdynamo-export-to-torch-backend-pipeline{extra-library=})"
)
_TO_LINALG = "builtin.module(torch-backend-to-linalg-on-tensors-backend-pipeline)"
_CHECK = "torch-verify-linalg-on-tensors-backend-contract"
_CLEAN = "builtin.module(inline,symbol-dce,canonicalize,cse)"


class KeepingTracker(RefTracker):
    """Keeps the tensors that it knows: torch-mlir's own takes a constant at the address of one
    that is gone for that one, and gives it its values."""

    def __init__(self):
        super().__init__()
        self._kept = []

    def track(self, referrent):
        self._kept.append(referrent)
        return super().track(referrent)


def _import(graph, context):
    importer = FxImporter(context=context, py_attr_tracker=KeepingTracker())
    try:
        importer.import_stateless_graph(graph, func_name="step")
    except Exception as error:
        text = (str(error).splitlines() or [type(error).__name__])[0]
        raise upstream.LoweringError(
            f"importing the traced step failed: {type(error).__name__}: {text}",
            "torch-mlir does not know this operation; write it with simpler ones",
        ) from error
    return importer


def _without_check():
    """The pipeline without its last pass, which refuses operations it does not know.

    What is left is checked here anyway.
    """
    return re.sub(f",?{_CHECK}", "", str(PassManager.parse(_TO_LINALG)))


def to_linalg(graph):
    """Returns the torch_mlir module with one function `step`, fixed up and clean."""
    context = ir.Context()
    torch_dialect.register_dialect(context)
    context.allow_unregistered_dialects = True
    logging.getLogger("torch_mlir").setLevel(logging.ERROR)

    def run(pipeline, what):
        upstream.run_passes(PassManager, pipeline, module, what, "torch-mlir")

    with context, ir.Location.unknown(context):
        # On nothing: this loads the dialect of the casts around marks.
        module = ir.Module.create()
        run(_TO_LINALG, "loading dialects")
        importer = _import(graph, context)
        module = importer.module
        # Both leave operations that the check does not know.
        marked = [
            marks.insert(module), attention.insert(module), mlir_loops.insert(importer, graph)]
        run(_TO_BACKEND, "lowering to the torch backend contract")
        run(_without_check() if any(marked) else _TO_LINALG, "lowering to linalg")
        mlir_fixups.apply(module)
        run(_CLEAN, "cleaning up")
        mlir_fixups.verify(module)
    return module
