# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions with masks that the program computes, of more scores than a tile has."""

import math

import torch
from torch import nn

LENGTH, HEADS, DEPTH = 300, 2, 2
LEAST = torch.finfo(torch.float32).min


def places():
    return torch.arange(LENGTH)[:, None], torch.arange(LENGTH)[None, :]


def linear(tokens):
    """ALiBi: falls with the distance, faster in some heads than in others."""
    rows, columns = places()
    slopes = 2.0 ** (-4.0 * torch.arange(1, HEADS + 1) / HEADS)
    bias = slopes[:, None, None] * (columns - rows)
    return bias.masked_fill(columns > rows, -math.inf)[None]


def logarithmic(tokens):
    rows, columns = places()
    bias = -torch.log1p(0.5 * (rows - columns).abs().float())
    return torch.where(rows >= columns, bias, -math.inf)[None, None]


def documents(tokens):
    """Places of one document see one another, those before them alone."""
    rows, columns = places()
    numbers = (tokens == 0).cumsum(1)
    same = numbers[:, :, None] == numbers[:, None, :]
    return (same & (rows >= columns))[:, None]


def prefix(tokens):
    """All places of a prompt see one another."""
    rows, columns = places()
    length = (tokens < 4).sum(1)[:, None, None]
    return torch.where((columns < length) | (columns <= rows), 0.0, -1e9)[:, None]


def padded(tokens):
    rows, columns = places()
    seen = (tokens != 1)[:, None, None, :]
    causal = torch.full((LENGTH, LENGTH), LEAST).triu(1)[None, None].expand(2, 1, -1, -1)
    return causal.masked_fill(~seen & (rows >= columns), LEAST)


def strided(tokens):
    """Each place sees its own block and every fourth place before it."""
    rows, columns = places()
    near = rows // 16 == columns // 16
    return (near | (columns % 4 == 3)) & (columns <= rows)


def attend(q, k, v, mask):
    scores = q @ k.mT * DEPTH**-0.5
    if mask.dtype == torch.bool:
        scores = scores.masked_fill(~mask, -math.inf)
    else:
        scores = scores + mask
    return torch.softmax(scores.float() if q.dtype == torch.bfloat16 else scores, -1).to(
        q.dtype) @ v


# Kind of the mask, whether it computes in bf16.
CASES = (
    (linear, False),
    (logarithmic, False),
    (documents, False),
    (prefix, False),
    (padded, False),
    (strided, False),
    (linear, True),
)


class Case(nn.Module):
    def __init__(self, kind, is_narrow):
        super().__init__()
        self.kind, self.is_narrow = kind, is_narrow
        for name in ("query", "key", "value"):
            setattr(self, name, nn.Parameter(torch.randn(2, HEADS, LENGTH, DEPTH)))
        self.register_buffer("weight", torch.randn(2, HEADS, LENGTH, DEPTH))

    def forward(self, tokens):
        parts = [self.query, self.key, self.value, self.kind(tokens)]
        if parts[3].dtype != torch.bool:
            parts[3] = parts[3].to(self.weight.dtype)
        if self.is_narrow and self.weight.dtype == torch.float32:
            parts = [x.bfloat16() for x in parts]
        return (attend(*parts).to(self.weight.dtype) * self.weight).sum()


class Cases(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.cases = nn.ModuleList(Case(*case) for case in CASES)

    def forward(self, tokens):
        return sum(case(tokens) for case in self.cases)


def model():
    return Cases()


def save_exact(path):
    """The gradients in f64, of the numbers that the model has."""
    from safetensors.torch import save_file

    exact = model().double()
    exact(*batch(0, 0)).backward()
    save_file({name: param.grad for name, param in exact.named_parameters()}, path)


def batch(rank, step):
    return (torch.randint(0, 40, (2, LENGTH), generator=torch.Generator().manual_seed(5)),)
