# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of values: experts that nobody chose are skipped, in three common ways, a loss of what
there may be none of, a part that only large values pass, the largest value so far."""

import torch
from torch import nn
from torch.nn import functional as F


class Experts(nn.Module):
    """A mixture whose experts are called if somebody has chosen them, which `form` finds out."""

    def __init__(self, width, count, top, form):
        super().__init__()
        self.gate = nn.Linear(width, count, bias=False)
        self.experts = nn.ModuleList(
            nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))
            for _ in range(count))
        self.top, self.form = top, form

    def by_number(self, flat, weights, chosen):
        result = torch.zeros_like(flat)
        for number, expert in enumerate(self.experts):
            token, slot = torch.where(chosen == number)
            if token.numel() > 0:
                own = expert(flat[token]) * weights[token, slot].unsqueeze(-1)
                result.index_add_(0, token, own)
        return result

    def by_counts(self, flat, weights, chosen):
        result = torch.zeros_like(flat)
        counts = torch.bincount(chosen.flatten(), minlength=len(self.experts)).tolist()
        for number, expert in enumerate(self.experts):
            if counts[number] == 0:
                continue
            token, slot = torch.where(chosen == number)
            result[token] += expert(flat[token]) * weights[token, slot, None]
        return result

    def by_mask(self, flat, weights, chosen):
        result = torch.zeros_like(flat)
        for number, expert in enumerate(self.experts):
            own = (chosen == number).any(dim=-1)
            if own.any():
                share = (weights * (chosen == number)).sum(-1, keepdim=True)
                result[own] = result[own] + expert(flat[own]) * share[own]
        return result

    def forward(self, x):
        flat = x.reshape(-1, x.shape[-1])
        weights, chosen = self.gate(flat).softmax(-1).topk(self.top)
        return getattr(self, self.form)(flat, weights, chosen).view_as(x)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.head = nn.Linear(6, 8), nn.Linear(8, 3)
        self.layers = nn.ModuleList(
            Experts(8, 5, 1, form) for form in ("by_number", "by_counts", "by_mask", "by_number"))
        self.extra = nn.Linear(8, 8)
        self.register_buffer("largest", torch.zeros(()))
        self.register_buffer("usual", torch.zeros(8))

    def penalty(self, logits, labels):
        rare = labels == 2
        if not rare.any():
            return logits.sum() * 0.0
        return F.cross_entropy(logits[rare], labels[rare]) + logits[rare].square().mean()

    def follow(self, hidden):
        """As layers that quantize do, whose first range is that of the first batch."""
        mean = hidden.detach().mean((0, 1))
        if self.usual.abs().max() == 0:
            self.usual = self.usual + mean
        else:
            self.usual = 0.9 * self.usual + 0.1 * mean
        return hidden - self.usual

    def forward(self, x, labels):
        hidden = self.follow(self.first(x).relu())
        for layer in self.layers:
            hidden = hidden + layer(hidden)
        if hidden.max() > self.largest:
            with torch.no_grad():
                self.largest.copy_(hidden.max())
            hidden = hidden + self.extra(hidden).tanh()
        logits = self.head(hidden)
        loss = F.cross_entropy(logits.flatten(0, 1), labels.flatten())
        return loss + 0.1 * self.penalty(logits, labels)


def model():
    return Model()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    labels = torch.randint(0, 2 + step % 2, (2, 3), generator=generator)
    return torch.randn(2, 3, 6, generator=generator), labels
