# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The wide GPT with separate projections, which tensor parallelism can cut."""

from gpt import GPT, SeparateAttention, random_batch

WRAP = ["Block"]
PARALLEL = {
    "*.attention.[qkv]": "colwise", "*.attention.proj": "rowwise",
    "*.up": "colwise", "*.down": "rowwise",
}
WIDTH, BLOCKS, CONTEXT, BATCH = 512, 6, 128, 4


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT, attention=SeparateAttention)


def batch(rank, step):
    return random_batch(rank, step, BATCH, CONTEXT)
