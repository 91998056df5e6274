#!/usr/bin/env python3
"""Executes conversions to 8-bit floats and back, and products of such numbers.

usage: float8.py DIR

All 256 numbers of a format, what lies between two of them and next to that, and
what is beyond them are compared with a table that is made from the format alone.
"""
import bisect
import math
import pathlib
import struct
import sys

from harness import Failed, call
from harness import compare as models

# Digits behind the first one, what is added to exponents, and the largest number.
FORMATS = {"f8E4M3FN": (3, 7, 0x7E), "f8E5M2": (2, 15, 0x7B)}
FACTOR = 0.75
STEP = """
#id = affine_map<(i) -> (i)>
module @float8_values {{
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {{
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @single : tensor<{n}xf32>
    fsdp.buffer @double : tensor<{n}xf64>
    fsdp.buffer @half : tensor<{n}xf32>
    fsdp.buffer @product : tensor<{n}xf32>
  }}
  func.func @step(%w: tensor<1xf32> {{fsdp.role = #fsdp.state<@model::@w>}},
                  %b0: tensor<{n}xf32> {{fsdp.role = #fsdp.state<@model::@single>}},
                  %b1: tensor<{n}xf64> {{fsdp.role = #fsdp.state<@model::@double>}},
                  %b2: tensor<{n}xf32> {{fsdp.role = #fsdp.state<@model::@half>}},
                  %b3: tensor<{n}xf32> {{fsdp.role = #fsdp.state<@model::@product>}},
                  %x: tensor<{n}xf32> {{fsdp.role = #fsdp.input<"x">}},
                  %y: tensor<{n}xf64> {{fsdp.role = #fsdp.input<"y">}})
      -> (tensor<f32> {{fsdp.role = #fsdp.loss}}, tensor<1xf32> {{fsdp.role = #fsdp.grad<@model::@w>}},
          tensor<{n}xf32> {{fsdp.role = #fsdp.new_value<@model::@single>}},
          tensor<{n}xf64> {{fsdp.role = #fsdp.new_value<@model::@double>}},
          tensor<{n}xf32> {{fsdp.role = #fsdp.new_value<@model::@half>}},
          tensor<{n}xf32> {{fsdp.role = #fsdp.new_value<@model::@product>}}) {{
    %loss = arith.constant dense<0.0> : tensor<f32>
    %factor = arith.constant dense<{factor}> : tensor<{n}x{type}>
    %0 = arith.truncf %x : tensor<{n}xf32> to tensor<{n}x{type}>
    %single = arith.extf %0 : tensor<{n}x{type}> to tensor<{n}xf32>
    %1 = arith.truncf %y : tensor<{n}xf64> to tensor<{n}x{type}>
    %double = arith.extf %1 : tensor<{n}x{type}> to tensor<{n}xf64>
    %2 = arith.truncf %x : tensor<{n}xf32> to tensor<{n}xbf16>
    %3 = arith.truncf %2 : tensor<{n}xbf16> to tensor<{n}x{type}>
    %4 = arith.extf %3 : tensor<{n}x{type}> to tensor<{n}xbf16>
    %half = arith.extf %4 : tensor<{n}xbf16> to tensor<{n}xf32>
    %5 = arith.mulf %0, %factor : tensor<{n}x{type}>
    %product = arith.extf %5 : tensor<{n}x{type}> to tensor<{n}xf32>
    return %loss, %w, %single, %double, %half, %product
        : tensor<f32>, tensor<1xf32>, tensor<{n}xf32>, tensor<{n}xf64>, tensor<{n}xf32>, tensor<{n}xf32>
  }}
}}
"""


def to_single(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def to_half(value):
    """Rounded to bf16, of finite numbers."""
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    bits += 0x7FFF + (bits >> 16 & 1)
    return struct.unpack("<f", struct.pack("<I", bits & 0xFFFF0000))[0]


def list_sizes(digits, bias, largest):
    """The numbers of a format that are not negative; those of even index end in an
    even digit."""
    return [math.ldexp(code, 1 - bias - digits) if code < 1 << digits else
            math.ldexp((1 << digits) + code % (1 << digits), (code >> digits) - bias - digits)
            for code in range(largest + 1)]


def round_to(sizes, value, has_infinity):
    """The nearest one, that of even index where there are two."""
    if math.isnan(value):
        return value
    size = abs(value)
    beyond = 2 * sizes[-1] - sizes[-2]
    ends = [*sizes, beyond]
    upper = min(bisect.bisect_left(ends, size), len(ends) - 1)
    lower = max(upper - 1, 0)
    up, down = ends[upper] - size, size - ends[lower]
    index = upper if up < down or (up == down and upper % 2 == 0) else lower
    if index == len(sizes):
        return math.copysign(math.inf, value) if has_infinity else math.nan
    return math.copysign(sizes[index], value)


def list_inputs(sizes):
    """f32 and f64 numbers: those of the format, the middles between two of them and
    what is next to these, and what is too large."""
    middles = [(a + b) / 2 for a, b in zip(sizes, [*sizes[1:], 2 * sizes[-1] - sizes[-2]],
                                           strict=True)]
    singles, doubles = list(sizes), list(sizes)
    for middle in middles:
        singles += [middle, middle * (1 + 2**-22), middle * (1 - 2**-22)]
        doubles += [middle, middle * (1 + 2**-50), middle * (1 - 2**-50)]
    for values in singles, doubles:
        values += [-value for value in values]
        values += [math.inf, -math.inf, math.nan, 1e5, -1e5, 3e38, 1e-30]
    return [to_single(value) for value in singles], doubles


def same(found, expected):
    return math.isnan(found) and math.isnan(expected) or (
        found == expected and math.copysign(1, found) == math.copysign(1, expected))


def write(path, tensors):
    models.write_safetensors(path, {
        name: models.Tensor("F32" if code == "f" else "F64", [len(values)],
                            struct.pack(f"<{len(values)}{code}", *values))
        for name, (code, values) in tensors.items()})


def execute(directory, name, singles, doubles):
    """The values that a step of these inputs leaves in its buffers."""
    n = len(singles)
    (directory / "batches").mkdir(parents=True)
    step = directory / "step.mlir"
    step.write_text(STEP.format(n=n, type=name, factor=FACTOR))
    write(directory / "init.safetensors", {
        "w": ("f", [1.0]), "single": ("f", [0.0] * n), "double": ("d", [0.0] * n),
        "half": ("f", [0.0] * n), "product": ("f", [0.0] * n)})
    write(directory / "batches" / "rank0-step0.safetensors",
          {"0": ("f", singles), "1": ("d", doubles)})
    artifact, weights = directory / "step.so", directory / "out.safetensors"
    call("fsdp-compile", step, "--world", 1, "--optimizer", "sgd", "-o", artifact)
    call("fsdp-run", artifact, "--data", directory, "--steps", 1, "--progress", "never",
         "--save", weights)
    return models.read_safetensors(weights)[0]


def check(directory, name):
    sizes = list_sizes(*FORMATS[name])

    def convert(value):
        return round_to(sizes, value, has_infinity=name == "f8E5M2")

    def convert_half(value):
        return convert(to_half(value) if math.isfinite(value) else value)

    singles, doubles = list_inputs(sizes)
    found = execute(directory / name, name, singles, doubles)
    expected = {
        "single": map(convert, singles), "double": map(convert, doubles),
        "half": map(convert_half, singles),
        "product": (convert(convert(value) * FACTOR) for value in singles)}
    for buffer, values in expected.items():
        inputs = doubles if buffer == "double" else singles
        for value, want, got in zip(inputs, values, found[buffer].values(), strict=True):
            if not same(got, want):
                raise Failed(f"FAILED: {name}, {buffer} of {value!r}: {got}, expected {want}")
        print(f"{name}, {buffer}: {len(inputs)} values")


def main():
    for name in FORMATS:
        check(pathlib.Path(sys.argv[1]), name)


if __name__ == "__main__":
    main()
