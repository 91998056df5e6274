# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m fsdp_export`."""

import sys

from .common import guard


def _main():
    from .torch import cli

    return cli.main()


def main():
    """What the command `fsdp-export` is."""
    return guard.run(_main)


if __name__ == "__main__":
    sys.exit(main())
