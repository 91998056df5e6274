# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m fsdp_export.dcp FROM TO`: checkpoints of torch.distributed.checkpoint, in and out.

FROM is a checkpoint of fsdp-run (or a folder of them: the newest), what --save-full or
--save has written, or a folder of torch.distributed.checkpoint. Of the first two a folder
of the third is made, of that model.safetensors, which `fsdp-run --init` begins with, and
optimizer.safetensors, as --save-full names its states. One tensor at a time is in memory.
"""

import argparse
import pathlib
import sys

from .common import guard
from .common.errors import ExportError


def convert(source, target):
    """Writes one as the other; the error says what is wrong with what is given."""
    try:
        import torch.distributed.checkpoint  # noqa: F401
    except ImportError as error:
        raise ExportError(f"PyTorch is needed: {error}; pip install torch"
                          ) from error
    from .torch import dcp

    if target.exists() and any(target.iterdir() if target.is_dir() else [target]):
        raise ExportError(f"{target}: is there already; name a folder that is not")
    if (source / ".metadata").is_file():
        dcp.write_safetensors(source, target)
    else:
        dcp.write_distributed(source, target)


def _main():
    parser = argparse.ArgumentParser(
        prog="python -m fsdp_export.dcp", description=__doc__.split("\n\n", 1)[1],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", metavar="FROM", type=pathlib.Path)
    parser.add_argument("target", metavar="TO", type=pathlib.Path, help="a folder, which is made")
    options = parser.parse_args()
    try:
        convert(options.source, options.target)
    except ExportError as error:
        print(f"fsdp_export.dcp: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(guard.run(_main))
