# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of a wheel, which lie beside this file: bin/fsdp-opt and others."""
import os
import pathlib
import sys


def main():
    """Becomes the program by whose name it was started."""
    name = pathlib.Path(sys.argv[0]).name
    path = pathlib.Path(__file__).resolve().parent / "bin" / name
    try:
        os.execv(path, [str(path), *sys.argv[1:]])
    except OSError as error:
        sys.exit(f"error: can't start {path}: {error.strerror}; install the wheel again")
