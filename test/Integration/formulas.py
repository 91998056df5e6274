#!/usr/bin/env python3
"""Executes steps whose buffers become values of formulas that Python knows, too.

usage: formulas.py STEP DIR [--double LIBRARY] [--compile=OPTION]...

STEP is one of Inputs/steps: read_destination.mlir, constant_sums.mlir, constant_kinds.mlir,
column_numbers.mlir, index_numbers.mlir or nearly_attention.mlir, which is equal up to roundings. With --double it is
compiled for a device, of which the library is a double. --compile adds an option.
"""
import argparse
import math
import pathlib
import struct

from cuda import use_double
from harness import Failed, call
from harness import compare as models
from small import find_arguments


def make_inputs(shapes):
    """Quarters: sums and products of a few of them are exact."""
    return {name: [(7 * index + ord(name)) % 32 / 4 for index in range(math.prod(shape))]
            for name, shape in shapes.items()}


def write(path, shapes, values):
    models.write_safetensors(path, {
        name: models.Tensor("F32", shape, struct.pack(f"<{len(values[name])}f", *values[name]))
        for name, shape in shapes.items()})


def read_destination(x, y, z, c, d):
    """Of four rows of three numbers, and of numbers for each row."""
    assert len(d) == len(y)
    places = [(row, 3 * row + column) for row in range(4) for column in range(3)]
    totals = [0.0] * 4
    for row, place in places:
        totals[row] += z[row] - y[row] - x[place]
    return {
        "scaled": [(y[row] + z[row]) * x[place] for row, place in places],
        "totals": totals,
        "beside": [(c[row] + 0.25) * x[place] for row, place in places],
    }


def constant_sums(x):
    """Of three columns, with a table of four rows for each."""
    table = [0.5, 1.0, -2.0, 4.0, 0.25, 8.0, -1.0, 3.0, 16.0, 7.0, -5.0, 0.75]
    return {"columns": [sum(table[column::3]) + x[column] for column in range(3)]}


def constant_kinds(x):
    """Of the sparse constant where the mask is set, of the other one elsewhere."""
    return {"chosen": [a + b for a, b in zip([0.0, 1.5, -2.0, -1.0], x)]}


def column_numbers(x, y, z):
    """Columns of tables of 11 x 13, 10 x 6 and 64 x 8 numbers, the last without zeros."""
    assert 0.0 in z
    tables = {"x": (x, 13), "y": (y, 6), "z": (z, 8)}
    columns = {name: [[value for value in table[column::width] if value or name != "z"]
                      for column in range(width)]
               for name, (table, width) in tables.items()}
    return {f"{kind}_{name}": [best(column) for column in columns[name]]
            for name in tables for kind, best in (("max", max), ("min", min))}


def index_numbers(x):
    """Of places."""
    numbers = {
        "remainders": lambda i: i * 5000000000 % 7,
        "quotients": lambda i: i * 5000000001 // 3000000000,
        "least": lambda i: min(i * 4294967296 + 5, 7),
        "upper": lambda i: (i * 700000) ** 2 >> 30,
        "zeros": lambda i: 64 - i.bit_length(),
        "negative": lambda i: (i - 3) % 2**64 >> 44,
        "wide": lambda i: i + 3000000000 >> 12,
    }
    return {name: [number(place) + value for place, value in enumerate(x)]
            for name, number in numbers.items()}


def softmax(scores, more=0):
    """That of each row, of sums of more."""
    powers = [[math.exp(score - max(row)) for score in row] for row in scores]
    return [[power / (sum(row) + more) for power in row] for row in powers]


def weigh(scores, v, more=0):
    """Sums of rows of `v`, weighted by a softmax of each row of scores."""
    return [sum(x * v[3 * s + n] for s, x in enumerate(row))
            for row in softmax(scores, more) for n in range(3)]


def query_grad(scores, k, v, grad):
    """That of queries, of a softmax of their products with keys, scaled by 1/32."""
    found = []
    for t, row in enumerate(softmax(scores)):
        grads = [sum(grad[3 * t + n] * v[3 * s + n] for n in range(3)) for s in range(8)]
        common = sum(x * y for x, y in zip(row, grads, strict=True))
        found += [sum(x * (grads[s] - common) / 32 * k[8 * n + s] for s, x in enumerate(row))
                  for n in range(2)]
    return found


def round_to_bf16(number):
    """Eight bits of it; halves to even ones."""
    unit = 2.0 ** (math.frexp(number)[1] - 8)
    return round(number / unit) * unit


def nearly_attention(k, v, m, a, b, c, d, e, f, g, h):
    """Of four rows and eight columns, products of two numbers and values of three."""
    def products(q):
        return [[(q[2 * t] * k[s] + q[2 * t + 1] * k[8 + s]) / 32 for s in range(8)]
                for t in range(4)]

    return {
        "part_of_mask": weigh([[x + m[s] for s, x in enumerate(row)] for row in products(a)], v),
        "hidden_twice": weigh(
            [[(x if s <= t else -1e30) - (1e30 if s < 2 else 0) for s, x in enumerate(row)]
             for t, row in enumerate(products(c))], v),
        "counted_columns": weigh([[x / 8 for x in row] for row in products(d)], v),
        "with_epsilon": weigh(products(e), v, 8e-6),
        "rounded": weigh([[round_to_bf16(x) for x in row] for row in products(f)], v),
        "fused_sum": weigh(products(g), v),
        "fused_sum_grad": query_grad(products(g), k, v, h),
        "own_first": weigh([[x - row[0] for x in row] for row in products(b)], v),
    }


def is_near(got, want):
    bound = 1e-6 * max(map(abs, want))
    return all(abs(x - y) <= bound for x, y in zip(got, want, strict=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", type=pathlib.Path)
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--double", type=pathlib.Path)
    parser.add_argument("--compile", action="append", default=[])
    options = parser.parse_args()
    directory, words = options.directory, list(options.compile)
    if options.double:
        use_double(options.double)
        words += ["--target", "cuda:host"]
    text = options.step.read_text()
    states = {name.rpartition("@")[2]: shape for name, shape in find_arguments(text, "state").items()}
    inputs = {name.strip('"'): shape for name, shape in find_arguments(text, "input").items()}
    values = make_inputs(inputs)
    (directory / "batches").mkdir(parents=True)
    write(directory / "init.safetensors", states,
          {name: [1.0] * math.prod(shape) for name, shape in states.items()})
    numbers = {name: str(number) for number, name in enumerate(inputs)}
    write(directory / "batches" / "rank0-step0.safetensors",
          {numbers[name]: shape for name, shape in inputs.items()},
          {numbers[name]: values[name] for name in inputs})
    artifact, weights = directory / "step.so", directory / "out.safetensors"
    call("fsdp-compile", options.step, "--world", 1, "--optimizer", "sgd", *words, "-o", artifact)
    call("fsdp-run", artifact, "--data", directory, "--steps", 1, "--progress", "never",
         "--save", weights)
    found, _ = models.read_safetensors(weights)
    formulas = (
        read_destination, constant_sums, constant_kinds, column_numbers, index_numbers, nearly_attention)
    formula = next(each for each in formulas if each.__name__ == options.step.stem)
    for name, want in formula(**values).items():
        got = list(found[name].values())
        near = options.step.stem == "nearly_attention" and is_near(got, want)
        if got != want and not near:
            raise Failed(f"FAILED: {name} is {got}, expected {want}")
        print(f"{name}: {len(want)} values")


if __name__ == "__main__":
    main()
