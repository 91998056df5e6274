# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From StableHLO to upstream dialects, with jaxlib's own passes, or to the step in StableHLO."""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
from jaxlib.mlir.passmanager import PassManager

from ..common import upstream
from ..common.errors import ExportError
from . import rewrites

_FOREIGN = ("chlo", "mhlo", "sdy", "shape", "sparse_tensor", "cf", "builtin")
_PREPARE = "builtin.module(func.func(chlo-legalize-to-stablehlo))"
_TO_LINALG = "builtin.module(func.func(stablehlo-legalize-to-linalg))"


def _drop_results(module, outputs):
    """Drops updates of buffers that do not change; returns the meanings left."""
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    terminator = list(block.operations)[-1]
    arguments = list(block.arguments)
    kept = [
        (value, meaning)
        for value, meaning in zip(terminator.operands, outputs, strict=True)
        if meaning[0] != "new_value" or value != arguments[meaning[1]]
    ]
    with ir.InsertionPoint(terminator), ir.Location.unknown(module.context):
        ir.Operation.create("func.return", [], [value for value, _ in kept])
    terminator.operation.erase()
    types = [value.type for value, _ in kept]
    kind = ir.FunctionType.get([a.type for a in arguments], types, module.context)
    function.attributes["function_type"] = ir.TypeAttr.get(kind)
    if "res_attrs" in function.attributes:
        del function.attributes["res_attrs"]
    return [meaning for _, meaning in kept]


def _run(module, pipeline, what):
    upstream.run_passes(PassManager, pipeline, module, what, "jaxlib")


def _to_linalg(module):
    rewrites.before(module)
    _run(module, _TO_LINALG, "lowering to linalg")
    rewrites.after(module)


# By name of what a step can be written in.
DIALECTS = {"linalg": _to_linalg, "stablehlo": rewrites.flatten}


def lower(lowered, dialect):
    """Lowers `lowered` in place; its module then has one function `step`."""
    module = lowered.module
    with module.context, ir.Location.unknown(module.context):
        stablehlo.register_stablehlo_passes()
        _run(module, _PREPARE, "preparing StableHLO")
        DIALECTS[dialect](module)
        functions = list(module.body.operations)
        if len(functions) != 1:
            raise ExportError("expected the traced step to be one function")
        functions[0].attributes["sym_name"] = ir.StringAttr.get("step")
        for name in ("sym_visibility", "arg_attrs"):
            if name in functions[0].attributes:
                del functions[0].attributes[name]
        for name in [a if isinstance(a, str) else a.name for a in module.operation.attributes]:
            if name.startswith(("mhlo.", "jax.")):
                del module.operation.attributes[name]
        lowered.outputs = _drop_results(module, lowered.outputs)


def verify(lowered, dialect):
    """Refuses what is not lowered, and large constants that are left."""
    module = lowered.module
    foreign = _FOREIGN if dialect == "stablehlo" else ("stablehlo", *_FOREIGN)
    with module.context, ir.Location.unknown(module.context):
        upstream.verify(ir, module, foreign, "make it an nnx.Variable of the model")
