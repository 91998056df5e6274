# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same with 8 rows, for ranks that share a batch."""

from llama import random_batch
from llama_70b import PARALLEL, SIZES, WRAP, model


def batch(rank, step):
    return random_batch(SIZES, 8, rank, step)
