# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Llama of 32 layers and tiny width: as many operations as a large one has."""

from llama import Llama, Sizes, random_batch

WRAP = ["Layer"]
SIZES = Sizes(width=64, heads=4, key_heads=2, hidden=128, layers=32, context=32, vocabulary=256)


def model():
    return Llama(SIZES)


def batch(rank, step):
    return random_batch(SIZES, 1, rank, step)
