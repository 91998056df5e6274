# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What only looks like attention: `LEFT` of written.py."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from written import LEFT, Cases, batch  # noqa: E402, F401


def model():
    return Cases(LEFT)
