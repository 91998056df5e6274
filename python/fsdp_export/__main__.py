# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m fsdp_export`."""

import sys

from .common import guard


def _main():
    from .torch.cli import main

    return main()

sys.exit(guard.run(_main))
