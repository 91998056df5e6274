# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if two safetensors files of f32 differ by more than versions may round otherwise.

usage: close.py A B

Products are computed by whatever BLAS the machine has, so that last places may differ: 1e-5
of the largest element of each tensor, as for other machines.
"""
import array
import json
import pathlib
import struct
import sys


def read(name):
    data = pathlib.Path(name).read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__", None)
    tensors = {}
    for key, value in header.items():
        assert value["dtype"] == "F32", f"{name}: expected F32, got {value}"
        begin, end = (8 + length + offset for offset in value["data_offsets"])
        tensors[key] = array.array("f", data[begin:end])
    return tensors


def main(names):
    ours, theirs = map(read, names)
    if ours.keys() != theirs.keys():
        sys.exit(f"expected equal names, got {sorted(ours.keys() ^ theirs.keys())}")
    for key, values in theirs.items():
        largest = max(map(abs, values))
        apart = max(abs(a - b) for a, b in zip(ours[key], values))
        if len(ours[key]) != len(values) or not apart <= 1e-5 * largest:
            sys.exit(f"{key}: differs by {apart}, of at most {largest}")


if __name__ == "__main__":
    main(sys.argv[1:])
