# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A GPT with 2048 tokens, most of whose work on a processor is attention; 14.7 M parameters."""

from gpt import GPT, random_batch

WRAP = ["Block"]
WIDTH, BLOCKS, CONTEXT, BATCH = 512, 4, 2048, 1


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
