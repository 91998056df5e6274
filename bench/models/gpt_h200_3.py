# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""gpt_h200 with three blocks: what the others add is what blocks cost."""

from gpt import GPT
from gpt_h200 import CONTEXT, HEADS, VOCABULARY, WIDTH, WRAP, batch  # noqa: F401


def model():
    return GPT(WIDTH, 3, CONTEXT, VOCABULARY, HEADS)
