# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The GPT of 355 M parameters on so few tokens that a step takes no time beside its compilation."""

from gpt import GPT, random_batch

WRAP = ["Block"]
WIDTH, BLOCKS, CONTEXT, BATCH, VOCABULARY = 1024, 24, 64, 1, 50304


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT, VOCABULARY)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
