# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The GPT that learns to write this project's documents, byte by byte: 10.8 M
parameters."""

import pathlib

import torch
from gpt import GPT

WRAP = ["Block"]
WIDTH, BLOCKS, CONTEXT, BATCH = 384, 6, 64, 2
ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TEXT = torch.tensor(list(b"\n".join(path.read_bytes() for path in FILES)))


def model():
    return GPT(WIDTH, BLOCKS, CONTEXT, vocabulary=256)


def batch(rank, step):
    """Windows from random places, other ones for each rank and micro-batch."""
    generator = torch.Generator().manual_seed(1000 * step + rank)
    places = torch.randint(len(TEXT) - CONTEXT, (BATCH,), generator=generator)
    text = torch.stack([TEXT[place:place + CONTEXT + 1] for place in places])
    return text[:, :-1].contiguous(), text[:, 1:].contiguous()
