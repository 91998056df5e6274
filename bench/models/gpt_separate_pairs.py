# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same, whose ranks have the batches of two of `gpt_separate`'s: a pair of ranks shares them."""

import gpt_separate
import torch
from gpt_separate import PARALLEL, WRAP, model


def batch(rank, step):
    of_ranks = (gpt_separate.batch(each, step) for each in (2 * rank, 2 * rank + 1))
    return tuple(torch.cat(parts) for parts in zip(*of_ranks))
