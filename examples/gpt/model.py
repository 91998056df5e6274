# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A byte-level GPT of about 0.4 million parameters, trained by the quick start.

Export it again with
  python -m fsdp_export examples/gpt/model.py -o examples/gpt --steps 0
"""
import pathlib
import sys

import torch

# The transformer is that of the tests, larger.
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "Models" / "zoo" / "torch"))
from gpt import GPT  # noqa: E402

WRAP = ["Block"]
VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT, BATCH = 256, 88, 4, 4, 64, 8


def model():
    return GPT(VOCABULARY, WIDTH, HEADS, BLOCKS, CONTEXT)


def batch(rank, step):
    """Random bytes: only their shape matters, fsdp-run --text supplies the data."""
    generator = torch.Generator().manual_seed(1000 * step + rank)
    text = torch.randint(VOCABULARY, (BATCH, CONTEXT + 1), generator=generator)
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
