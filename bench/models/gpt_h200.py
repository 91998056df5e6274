# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The GPT of 355 M parameters whose kernels for a device are counted, and which bundles time
on a GPU."""

from gpt import GPT, Block, random_batch

WRAP = ["Block"]
WIDTH, HEADS, BLOCKS, CONTEXT, BATCH, VOCABULARY = 1024, 16, 24, 1024, 8, 50304


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT, VOCABULARY, HEADS)


def block():
    return Block(WIDTH, HEADS)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
