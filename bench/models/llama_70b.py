# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Llama 3.1 70B, a row of 4096 tokens a rank. Exported without weights, never run."""

from llama import Llama, Sizes, random_batch

WRAP = ["Layer"]
PARALLEL = {
    "*.attention.[qkv]": "colwise", "*.attention.out": "rowwise",
    "*.gate": "colwise", "*.up": "colwise", "*.down": "rowwise",
    "embedding": "rowwise", "head": "colwise",
}
SIZES = Sizes(width=8192, heads=64, key_heads=8, hidden=28672, layers=80, context=4096,
              vocabulary=128256, base=5e5)


def model():
    return Llama(SIZES)


def batch(rank, step):
    return random_batch(SIZES, 1, rank, step)
