# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The GPT of the benchmark on GPUs, 355 M parameters with 24 blocks; exported
with fewer, of which deepen.py makes copies."""

import os

from gpt import GPT, random_batch

WRAP = ["Block"]
WIDTH, CONTEXT, BATCH, VOCABULARY = 1024, 1024, 4, 50304
BLOCKS = int(os.environ.get("FSDP_BENCH_BLOCKS", "24"))


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT, VOCABULARY)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
