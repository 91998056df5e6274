# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The narrow, deep GPT: 2.6 M parameters, 1 GFLOP of matrix products a step."""

from gpt import GPT, random_batch

WRAP = ["Block"]
WIDTH, BLOCKS, CONTEXT, BATCH = 128, 12, 32, 2


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
