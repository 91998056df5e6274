#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares results of fsdp-run with recorded goldens, or with each other.

  compare.py golden GOLDEN [--log log.jsonl] [--final final.safetensors]
             [--grads DIR] [--tolerance 1e-5]
  compare.py tensors A.safetensors B.safetensors     bit for bit
  compare.py logs A.jsonl B.jsonl                    losses, bit for bit

Needs nothing but Python's own library. Exit code 0 if everything agrees, 1 if
not, 2 if a file is missing or malformed.
"""

import argparse
import array
import json
import math
import pathlib
import struct
import sys

_CODES = {"F64": "d", "F32": "f", "I64": "q", "I32": "i", "I16": "h", "I8": "b",
          "U8": "B", "BOOL": "B"}
_SIZES = {"F64": 8, "F32": 4, "I64": 8, "I32": 4, "I16": 2, "I8": 1, "U8": 1, "BOOL": 1,
          "F16": 2, "BF16": 2}


class Malformed(Exception):
    """A file that cannot be read, with the reason."""


class Tensor:
    """Type, shape and raw bytes of one entry of a safetensors file."""

    def __init__(self, dtype, shape, data):
        self.dtype = dtype
        self.shape = shape
        self.data = data

    def values(self):
        """All elements as Python numbers."""
        if self.dtype == "F16":
            return [v for (v,) in struct.iter_unpack("<e", self.data)]
        if self.dtype == "BF16":
            return [
                struct.unpack("<f", b"\0\0" + self.data[i : i + 2])[0]
                for i in range(0, len(self.data), 2)
            ]
        result = array.array(_CODES[self.dtype], self.data)
        if sys.byteorder == "big":
            result.byteswap()
        return result


def read_safetensors(path):
    """Returns (tensors by name, metadata) of a safetensors file."""
    try:
        data = pathlib.Path(path).read_bytes()
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from error
    try:
        (size,) = struct.unpack_from("<Q", data)
        header = json.loads(data[8 : 8 + size])
        body = memoryview(data)[8 + size :]
        tensors = {}
        metadata = header.pop("__metadata__", {})
        for name, entry in header.items():
            begin, end = entry["data_offsets"]
            tensor = Tensor(entry["dtype"], entry["shape"], bytes(body[begin:end]))
            if len(tensor.data) != math.prod(tensor.shape) * _SIZES[tensor.dtype]:
                raise Malformed(f"{path}: tensor '{name}' has the wrong number of bytes")
            tensors[name] = tensor
    except (struct.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Malformed(f"{path}: not a safetensors file: {error}") from error
    return tensors, metadata


def write_safetensors(path, tensors, metadata=None):
    """Writes tensors by name, one behind the other."""
    header, at = {}, 0
    if metadata is not None:
        header["__metadata__"] = metadata
    for name, tensor in tensors.items():
        end = at + len(tensor.data)
        header[name] = {"dtype": tensor.dtype, "shape": list(tensor.shape),
                        "data_offsets": [at, end]}
        at = end
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    pathlib.Path(path).write_bytes(
        struct.pack("<Q", len(text)) + text + b"".join(t.data for t in tensors.values()))


def read_log(path):
    """Returns each step's list of losses, in order of steps."""
    steps = {}
    try:
        text = pathlib.Path(path).read_text()
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from error
    for number, line in enumerate(text.splitlines(), 1):
        try:
            entry = json.loads(line)
            if "loss" in entry:
                losses = entry["loss"]
                # Of steps that take turns each has its own.
                if isinstance(losses, dict):
                    losses = [value for ranks in losses.values() for value in ranks]
                steps[int(entry["step"])] = [float(value) for value in losses]
        except (ValueError, KeyError, TypeError) as error:
            raise Malformed(f"{path}:{number}: not a log line: {error}") from error
    return [steps[step] for step in sorted(steps)]


class Report:
    """Counts comparisons and prints a line for each that fails."""

    def __init__(self):
        self.checked = 0
        self.failed = 0
        self.worst = None
        self.excluded = {}

    def fail(self, text):
        self.failed += 1
        print(f"FAIL {text}")

    def missing(self, name, where):
        self.checked += 1
        self.fail(f"{name}: missing in {where}")

    def close(self, name, actual, expected, tolerance, mask=None, scale=None):
        """Compares within `tolerance` of `scale`, by default the largest expected value."""
        self.checked += 1
        if len(actual) != len(expected):
            self.fail(f"{name}: expected {len(expected)} elements, got {len(actual)}")
            return
        if scale is None:
            scale = max((abs(v) for v in expected), default=0.0)
        allowed, bad, worst, place = tolerance * scale, 0, 0.0, 0
        for i, (a, e) in enumerate(zip(actual, expected)):
            if mask is not None and mask[i]:
                continue
            error = math.inf if math.isnan(a) or math.isnan(e) else abs(a - e)
            bad += not error <= allowed
            if error > worst:
                worst, place = error, i
        relative = worst / scale if scale > 0.0 else (math.inf if worst > 0.0 else 0.0)
        if self.worst is None or relative > self.worst[0]:
            self.worst = (relative, name)
        if bad:
            self.fail(
                f"{name}: {bad} of {len(expected)} elements differ, worst at {place}: "
                f"expected {expected[place]!r}, got {actual[place]!r} "
                f"({relative:.2e} of the largest value, allowed {tolerance:.0e})"
            )

    def exact(self, name, actual, expected):
        """Compares two tensors bit for bit."""
        self.checked += 1
        if (actual.dtype, actual.shape) != (expected.dtype, expected.shape):
            self.fail(
                f"{name}: expected {expected.dtype}{expected.shape}, "
                f"got {actual.dtype}{actual.shape}"
            )
        elif actual.data != expected.data:
            size = _SIZES[actual.dtype]
            pieces = range(0, len(actual.data), size)
            different = [
                i // size for i in pieces
                if actual.data[i : i + size] != expected.data[i : i + size]
            ]
            first = different[0]
            self.fail(
                f"{name}: {len(different)} of {len(actual.data) // size} elements differ, "
                f"first at {first}: {expected.values()[first]!r} and {actual.values()[first]!r}"
            )

    def finish(self):
        if self.excluded:
            total = sum(self.excluded.values())
            print(f"excluded by the gradient rule: {total} elements")
            for name, count in sorted(self.excluded.items()):
                print(f"  {name}: {count}")
        summary = f"{self.checked - self.failed} of {self.checked} agree"
        if self.worst is not None:
            relative, name = self.worst
            summary += f", worst difference {relative:.2e} of the largest value ({name})"
        print(summary)
        return 1 if self.failed or not self.checked else 0


def _part(golden, prefix):
    return {n[len(prefix) :]: t for n, t in golden.items() if n.startswith(prefix)}


def _compare_losses(report, golden, path, tolerance):
    steps, world = golden["loss"].shape
    expected = golden["loss"].values()
    actual = read_log(path)
    if len(actual) != steps:
        report.checked += 1
        report.fail(f"loss: expected {steps} steps, got {len(actual)}")
    scale = max(abs(v) for v in expected)
    for step, losses in enumerate(actual[:steps]):
        wanted = expected[step * world : (step + 1) * world]
        report.close(f"loss of step {step}", losses, wanted, tolerance, scale=scale)


def _compare_final(report, golden, path, tolerance):
    actual, _ = read_safetensors(path)
    masks = _part(golden, "excluded.")
    expected = _part(golden, "param.") | _part(golden, "buffer.rank0.")
    for name, tensor in expected.items():
        if name not in actual:
            report.missing(name, path)
            continue
        mask = masks[name].values() if name in masks else None
        if mask is not None:
            report.excluded[name] = sum(mask)
        if actual[name].shape != tensor.shape:
            report.checked += 1
            report.fail(f"{name}: expected shape {tensor.shape}, got {actual[name].shape}")
            continue
        report.close(name, actual[name].values(), tensor.values(), tolerance, mask)


def _compare_gradients(report, golden, metadata, folder, tolerance):
    path = pathlib.Path(folder) / "step0.safetensors"
    actual, _ = read_safetensors(path)
    expected = _part(golden, "grad0.")
    values = {name: tensor.values() for name, tensor in expected.items()}
    scale = float(metadata["grad0_scale"])
    for name in expected:
        if name not in actual:
            report.missing(f"gradient of {name}", path)
            continue
        # A gradient that is zero in exact arithmetic has only noise: the model's scale.
        report.close(
            f"gradient of {name}", actual[name].values(), values[name], tolerance, scale=scale
        )


def compare_golden(options):
    golden, metadata = read_safetensors(options.golden)
    if "loss" not in golden or "grad0_scale" not in metadata:
        raise Malformed(f"{options.golden}: has no losses, so it is no golden")
    if not (options.log or options.final or options.grads):
        raise Malformed("nothing to compare: pass --log, --final or --grads")
    report = Report()
    if options.log:
        _compare_losses(report, golden, options.log, options.tolerance)
    if options.final:
        _compare_final(report, golden, options.final, options.tolerance)
    if options.grads:
        _compare_gradients(report, golden, metadata, options.grads, options.tolerance)
    print(f"{options.golden}: {metadata.get('method', '?')}, torch {metadata.get('torch', '?')}")
    return report.finish()


def compare_tensors(options):
    first, _ = read_safetensors(options.first)
    second, _ = read_safetensors(options.second)
    report = Report()
    for name in sorted(first.keys() | second.keys()):
        if name not in second:
            report.missing(name, options.second)
        elif name not in first:
            report.missing(name, options.first)
        else:
            report.exact(name, second[name], first[name])
    return report.finish()


def compare_logs(options):
    first, second = read_log(options.first), read_log(options.second)
    report = Report()
    if len(first) != len(second):
        report.checked += 1
        report.fail(f"expected {len(first)} steps, got {len(second)}")
    for step, (expected, actual) in enumerate(zip(first, second)):
        report.checked += 1
        bits = [[struct.pack("<d", v) for v in losses] for losses in (expected, actual)]
        if bits[0] != bits[1]:
            report.fail(f"loss of step {step}: expected {expected}, got {actual}")
    return report.finish()


def _parser():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    modes = parser.add_subparsers(dest="mode", required=True)
    golden = modes.add_parser("golden", help="a run against a recorded golden")
    golden.add_argument("golden")
    golden.add_argument("--log", help="log.jsonl of the run")
    golden.add_argument("--final", help="final.safetensors of the run")
    golden.add_argument("--grads", help="folder with step0.safetensors of the run")
    golden.add_argument("--tolerance", type=float, default=1e-5)
    golden.set_defaults(run=compare_golden)
    for mode, run in (("tensors", compare_tensors), ("logs", compare_logs)):
        pair = modes.add_parser(mode, help="two files, bit for bit")
        pair.add_argument("first")
        pair.add_argument("second")
        pair.set_defaults(run=run)
    return parser


def main(argv=None):
    options = _parser().parse_args(argv)
    try:
        return options.run(options)
    except Malformed as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
