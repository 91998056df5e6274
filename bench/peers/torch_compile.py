# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a model's forward and backward with torch.compile, and runs them once.

usage: torch_compile.py MODEL.py

Nothing is kept of an earlier compilation. Who calls takes the time of the process.
"""

import pathlib
import sys

import torch
from torch_step import load


def main(path):
    module = load(pathlib.Path(path))
    torch.manual_seed(0)
    model = module.model()
    optimizer = torch.optim.AdamW(model.parameters())
    compiled = torch.compile(model)
    compiled(*module.batch(0, 0)).backward()
    optimizer.step()


if __name__ == "__main__":
    main(sys.argv[1])
