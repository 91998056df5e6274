#!/usr/bin/env python3
"""Copies an exported model's data and damages one file of the copy.

usage: bad_batch.py MODEL_DIR COPY FILE set TENSOR POSITION VALUE
       bad_batch.py MODEL_DIR COPY FILE truncate BYTES
       bad_batch.py MODEL_DIR COPY FILE remove

`set` overwrites an element of an i64 tensor, counted in row-major order;
`truncate` removes the file's last BYTES bytes, `remove` all of it.
"""
import json
import pathlib
import shutil
import struct
import sys


def set_element(data, tensor, position, value):
    (length,) = struct.unpack_from("<Q", data)
    entry = json.loads(data[8 : 8 + length])[tensor]
    assert entry["dtype"] == "I64", entry
    offset = 8 + length + entry["data_offsets"][0] + 8 * position
    assert offset + 8 <= 8 + length + entry["data_offsets"][1]
    struct.pack_into("<q", data, offset, value)
    return data


def main():
    model, copy, name, action, *rest = sys.argv[1:]
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(model, copy)
    path = pathlib.Path(copy, name)
    if action == "remove":
        path.unlink()
        return
    data = bytearray(path.read_bytes())
    if action == "set":
        data = set_element(data, rest[0], int(rest[1]), int(rest[2]))
    elif action == "truncate":
        data = data[: -int(rest[0])]
    else:
        sys.exit(__doc__)
    path.write_bytes(data)


if __name__ == "__main__":
    main()
