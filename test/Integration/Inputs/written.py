# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attentions as people write them out, and what only looks like one (`LEFT`)."""

import math

import torch
from torch import nn
from torch.nn import functional

LEAST = torch.finfo(torch.float32).min


def nanogpt(q, k, v, mask):
    att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
    att = att.masked_fill(mask == 0, float("-inf"))
    return functional.softmax(att, dim=-1) @ v


def mingpt(q, k, v, mask):
    att = q @ k.transpose(-2, -1) / math.sqrt(k.size(-1))
    return functional.softmax(att.masked_fill(mask == 0, -1e9), dim=-1) @ v


def least(q, k, v, mask):
    att = torch.where(mask != 0, q @ k.transpose(-2, -1), LEAST)
    return torch.softmax(att, -1) @ v


def eager(q, k, v, mask):
    att = torch.matmul(q, k.transpose(2, 3)) * k.size(-1) ** -0.5 + mask
    wide = torch.promote_types(q.dtype, torch.float32)
    att = functional.softmax(att, dim=-1, dtype=wide).to(q.dtype)
    return torch.matmul(att, v).transpose(1, 2).contiguous().transpose(1, 2)


def scaled_before(q, k, v, mask):
    return torch.softmax((q * k.size(-1) ** -0.5) @ k.mT, -1) @ v


def grouped(q, k, v, mask):
    k, v = (
        x[:, :, None].expand(-1, -1, q.size(1) // x.size(1), -1, -1).flatten(1, 2)
        for x in (k, v)
    )
    return eager(q, k, v, mask)


def einsum(q, k, v, mask):
    att = torch.einsum("bthd,bshd->bhts", q.transpose(1, 2), k.transpose(1, 2))
    att = att.masked_fill(mask == 0, LEAST) * 0.5
    return torch.einsum("bhts,bshd->bthd", att.softmax(-1), v.transpose(1, 2)).transpose(1, 2)


def flat(q, k, v, mask):
    """Bloom's: heads in the batch, a bias for each head and column."""
    batch, heads, rows, depth = q.shape
    q, k, v = (x.reshape(batch * heads, -1, x.size(-1)) for x in (q, k, v))
    bias = mask.reshape(batch * heads, 1, -1)
    att = bias.baddbmm(q, k.mT, beta=1.0, alpha=depth**-0.5)
    att = functional.softmax(att.view(batch, heads, rows, -1), -1)
    return torch.bmm(att.view(batch * heads, rows, -1), v).view(batch, heads, rows, -1)


def twice(q, k, v, mask):
    """A causal mask and one of what is padded."""
    att = q @ k.mT / k.size(-1) ** 0.5
    places = torch.arange(q.size(2))
    att = att.masked_fill(places[:, None] < places[None, :], -1e9)
    return torch.softmax(att.masked_fill(mask == 0, -1e9), -1) @ v


def added_twice(q, k, v, mask):
    places = torch.arange(q.size(2))
    causal = torch.full((q.size(2),) * 2, LEAST).masked_fill(places[:, None] >= places, 0.0)
    return torch.softmax(q @ k.mT + causal + mask, -1) @ v


def own_softmax(q, k, v, mask):
    att = q @ k.mT * 0.3
    att = torch.exp(att - att.amax(-1, keepdim=True).detach())
    return att / att.sum(-1, keepdim=True) @ v


def by_logarithm(q, k, v, mask):
    return functional.log_softmax(q @ k.mT * 0.3 + mask, -1).exp() @ v


def single(q, k, v, mask):
    return (torch.softmax(q[0, 0] @ k[0, 0].T, -1) @ v[0, 0])[None, None]


def dropped(q, k, v, mask):
    return functional.softmax(q @ k.mT, -1) * mask @ v


def other_axis(q, k, v, mask):
    return functional.softmax(q @ k.mT, -2) @ v


def softmax_twice(q, k, v, mask):
    return torch.softmax(torch.softmax(q @ k.mT, -1), -1) @ v


def shown(q, k, v, mask):
    att = torch.softmax(q @ k.mT + mask, -1)
    return att @ v + att.square().sum(-1, keepdim=True)


def capped(q, k, v, mask):
    return torch.softmax(20 * torch.tanh(q @ k.mT / 20), -1) @ v


def weakly_masked(q, k, v, mask):
    return torch.softmax((q @ k.mT).masked_fill(mask == 0, -10.0), -1) @ v


def temperature(q, k, v, mask):
    return torch.softmax(q @ k.mT * mask, -1) @ v


# Form, batch, heads of queries and keys, rows, columns, their elements, those of values, kind
# and extents of the mask, whether it computes in bf16.
CASES = (
    (nanogpt, 2, 3, 3, 9, 9, 8, 8, "causal", (1, 1, 9, 9), False),
    (mingpt, 2, 2, 2, 7, 7, 8, 4, "empty", (2, 1, 7, 7), False),
    (least, 2, 3, 3, 5, 11, 4, 4, "empty", (2, 3, 5, 11), False),
    (eager, 2, 4, 4, 7, 7, 8, 8, "float", (2, 1, 7, 7), False),
    (eager, 2, 4, 4, 9, 9, 16, 16, "float", (2, 1, 9, 9), True),
    (scaled_before, 1, 2, 2, 6, 13, 8, 8, "none", (1,), False),
    (grouped, 2, 6, 2, 5, 5, 8, 8, "float", (2, 1, 5, 5), False),
    (einsum, 2, 3, 3, 4, 6, 8, 8, "bool", (1, 3, 4, 6), False),
    (flat, 2, 3, 3, 5, 7, 4, 4, "float", (2, 3, 1, 7), False),
    (twice, 2, 2, 2, 6, 6, 4, 4, "empty", (2, 1, 1, 6), False),
    (added_twice, 2, 2, 2, 6, 6, 4, 4, "float", (2, 1, 1, 6), False),
    (own_softmax, 1, 1, 1, 3, 5, 1, 1, "none", (1,), False),
    (by_logarithm, 2, 2, 2, 1, 7, 4, 4, "float", (1, 2, 1, 7), False),
    (single, 1, 1, 1, 7, 5, 4, 6, "none", (1,), False),
    (grouped, 1, 4, 1, 8, 8, 16, 16, "float", (1, 1, 8, 8), True),
)
LEFT = (
    (dropped, 2, 2, 2, 5, 5, 4, 4, "bool", (2, 2, 5, 5), False),
    (other_axis, 2, 2, 2, 5, 5, 4, 4, "none", (1,), False),
    (softmax_twice, 2, 2, 2, 5, 5, 4, 4, "none", (1,), False),
    (shown, 2, 2, 2, 5, 5, 4, 4, "float", (1, 1, 5, 5), False),
    (eager, 2, 2, 2, 5, 5, 4, 4, "learned", (1, 2, 5, 5), False),
    (capped, 2, 2, 2, 5, 5, 4, 4, "none", (1,), False),
    (weakly_masked, 2, 2, 2, 5, 5, 4, 4, "bool", (2, 1, 5, 5), False),
    (temperature, 2, 2, 2, 5, 5, 4, 4, "float", (2, 2, 1, 1), False),
)


class Case(nn.Module):
    def __init__(
        self, form, batch, heads, key_heads, rows, columns, depth, value_depth, kind, extents,
        is_narrow,
    ):
        super().__init__()
        self.form, self.is_narrow = form, is_narrow
        self.query = nn.Parameter(torch.randn(batch, heads, rows, depth))
        self.key = nn.Parameter(torch.randn(batch, key_heads, columns, depth))
        self.value = nn.Parameter(torch.randn(batch, key_heads, columns, value_depth))
        self.register_buffer("weight", torch.randn(batch, heads, rows, value_depth))
        mask = torch.randn(extents)
        if kind == "causal":
            mask = torch.ones(extents).tril()
        elif kind in ("bool", "empty"):
            mask = (mask < 0.8).float()
            mask[..., 0] = 1.0
        if kind == "empty":
            mask[0, :, 0] = 0.0
        if kind == "learned":
            self.mask = nn.Parameter(mask)
        else:
            self.register_buffer("mask", mask)

    def forward(self):
        parts = [self.query, self.key, self.value]
        mask = self.mask
        if self.is_narrow:
            *parts, mask = (x.bfloat16() for x in (*parts, mask))
        if self.weight.dtype == torch.float64:
            *parts, mask = (x.double() for x in (*parts, mask))
        return (self.form(*parts, mask).to(self.weight.dtype) * self.weight).sum()


class Cases(nn.Module):
    def __init__(self, cases):
        super().__init__()
        torch.manual_seed(0)
        self.cases = nn.ModuleList(Case(*case) for case in cases)

    def forward(self, x):
        return sum(case() for case in self.cases) * x.mean()


def model():
    return Cases(CASES)


def save_exact(path):
    """The gradients in f64, of the numbers that the model has."""
    from safetensors.torch import save_file

    exact = model().double()
    exact(torch.ones(2, dtype=torch.float64)).backward()
    save_file({name: param.grad for name, param in exact.named_parameters()}, path)


def batch(rank, step):
    return (torch.ones(2, dtype=torch.float32),)
