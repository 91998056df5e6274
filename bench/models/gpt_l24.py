# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The wide GPT with 24 blocks, 76.8 M parameters; compiled, never run."""

from gpt import GPT, random_batch

WRAP = ["Block"]
WIDTH, BLOCKS, CONTEXT, BATCH = 512, 24, 128, 4


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
