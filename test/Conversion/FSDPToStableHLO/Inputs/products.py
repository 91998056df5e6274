"""Runs each function of a file, converted to StableHLO, through jaxlib, and compares with NumPy.

Usage: products.py FILE.mlir      (fsdp-opt is on the PATH; needs jax)
"""
import subprocess
import sys

import jax
import ml_dtypes
import numpy
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir

# By function how letters of two factors become those of a result; a capital letter in the first
# factor is a window of places and steps inside: (place, inside, stride, dilation).
PRODUCTS = {
    "narrow": ("ij,jk->ik", {}),
    "turned": ("bjk,bik->bij", {}),
    "mixed": ("ij,jk->ik", {}),
    "integers": ("ij,jk->ik", {}),
    "convolution": ("ncXY,fcuv->nfxy", {"X": ("x", "u", 2, 1), "Y": ("y", "v", 2, 3)}),
    "groups": ("ngcXY,gfcuv->ngfxy", {"X": ("x", "u", 2, 1), "Y": ("y", "v", 2, 3)}),
    "groups_behind": ("nXYgc,gfuvc->nxygf", {"X": ("x", "u", 1, 1), "Y": ("y", "v", 1, 1)}),
    "each": ("nXYc,uvc->nxyc", {"X": ("x", "u", 1, 1), "Y": ("y", "v", 1, 1)}),
    "each_to_many": ("nXYc,uvcm->nxycm", {"X": ("x", "u", 1, 1), "Y": ("y", "v", 1, 1)}),
    "weights": ("ngiX,ngow->goik", {"X": ("k", "w", 1, 2)}),
    "bare": ("X,u->x", {"X": ("x", "u", 1, 1)}),
    "no_window": ("X,u->x", {"X": ("x", "u", 1, 1)}),
    "truths": ("X,u->x", {"X": ("x", "u", 1, 1)}),
    "nibbles": ("ij,jk->ik", {}),
}


def expected(name, left, right, sums):
    """The sums in float64 (of truths without a carry), with the windows of the first factor laid out along axes."""
    letters, windows = PRODUCTS[name]
    factors, result = letters.split("->")
    first, second = factors.split(",")
    left, right = left.astype("f8"), right.astype("f8")
    extent = dict(zip(second, right.shape)) | dict(zip(result, sums.shape))
    for letter, (place, inside, stride, dilation) in windows.items():
        at = stride * numpy.arange(extent[place])[:, None] + dilation * numpy.arange(extent[inside])
        left = numpy.take(left, at, axis=first.index(letter))
        first = first.replace(letter, place + inside)
    found = sums + numpy.einsum(f"{first},{second}->{result}", left, right)
    return found % 2 if sums.dtype == bool else found


def functions(path):
    """Each function as a module of its own, by name."""
    text = subprocess.run(
        ["fsdp-opt", path, "--mlir-print-op-generic", "--allow-unregistered-dialect",
         "--fsdp-step-to-stablehlo"],
        check=True, capture_output=True, text=True).stdout
    module = ir.Module.parse(text)
    for op in module.body.operations:
        name = ir.StringAttr(op.attributes["sym_name"]).value
        alone = ir.Module.create()
        with ir.InsertionPoint(alone.body):
            copy = op.operation.clone()
        copy.attributes["sym_name"] = ir.StringAttr.get("main")
        yield name, alone, ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value)


def operands(types, draw):
    """Small integers, so that every sum is exact."""
    kinds = {"bf16": ml_dtypes.bfloat16, "f16": "f2", "f32": "f4", "i8": "i1", "i32": "i4",
             "i4": ml_dtypes.int4, "i1": "?"}
    for each in map(ir.RankedTensorType, types):
        yield draw.integers(-8, 9, each.shape).astype(kinds[str(each.element_type)])


def main():
    draw = numpy.random.default_rng(0)
    device = jax.devices("cpu")[0]
    good = True
    with mlir.make_ir_context(), ir.Location.unknown():
        for name, module, kind in functions(sys.argv[1]):
            if name not in PRODUCTS:
                continue
            values = list(operands(kind.inputs, draw))
            program = device.client.compile_and_load(
                module, xla_client.DeviceList((device,)), xla_client.CompileOptions())
            result = program.execute_sharded([jax.device_put(value, device) for value in values])
            found = numpy.asarray(result.disassemble_into_single_device_arrays()[0][0])
            same = numpy.array_equal(found, expected(name, *values))
            print(f"{name}: {'as NumPy' if same else 'NOT AS NUMPY'}")
            good &= same
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
