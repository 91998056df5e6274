# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows that masks select, whose number differs between batches: losses of labelled ones, nearest
points, means of parts, writes of what was selected."""

import torch
from torch import nn
from torch.nn import functional as F


class Selecting(nn.Module):
    """Each loss is of rows of one mask or of several that are alike."""

    def __init__(self):
        super().__init__()
        self.inner, self.head, self.norm = nn.Linear(4, 6), nn.Linear(6, 3), nn.LayerNorm(6)
        self.picture = nn.Linear(4, 6)

    def losses(self, hidden, labels):
        labelled = labels >= 0
        loss = F.cross_entropy(self.head(hidden)[labelled], labels[labelled])
        own = torch.relu(self.norm(hidden[labelled]))
        loss = loss + F.cross_entropy(self.head(own), labels[labels >= 0], label_smoothing=0.1)
        loss = loss + F.mse_loss(hidden[labels > 0], 2 * torch.tanh(hidden)[labels > 0])
        short = own[:, :2]
        loss = loss + own[own.sum(-1) > 2].sum() + short.softmax(-1).view(-1).square().mean()
        weights = labels[labelled].type_as(hidden).unsqueeze(1).to(own)
        loss = loss + (F.normalize(own + 1, 2, 1) * weights).mean() + own.norm(2, 1).mean()
        same = doubled = hidden[labelled]
        same *= 2
        return loss + doubled.mean()

    def nearest(self, hidden, limit):
        """As of points that are sampled one by one, each the one that is farthest from all."""
        distance = torch.full_like(hidden[..., 0], 1e10)
        for place in range(3):
            other = (hidden - hidden[:, place : place + 1]).square().sum(-1)
            nearer = other < distance
            distance[nearer] = other[nearer]
        inner = hidden.clone()
        inner[inner > limit] = (2 * hidden)[hidden > limit].log1p()
        inner[:, 1:][inner[:, 1:].sum(-1) < 0] = inner[0, 0]
        inner[distance == 0] = 0.5
        return distance.mean() + inner.square().mean() + hidden.masked_select(hidden > limit).mean()

    def forward(self, x, labels, limit, pictures, held):
        hidden = self.inner(x)
        local = hidden[held] + self.picture(pictures)
        hidden = hidden.clone()
        hidden[held] = local
        part = hidden[labels == 1].mean(0)
        return self.losses(hidden, labels) + self.nearest(hidden, limit) + part.square().sum()


def model():
    return Selecting()


def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * rank + step)
    labels = torch.randint(-1, 3, (2, 5), generator=generator)
    labels[0, :3] = torch.tensor([0, 1, 2])
    held = torch.zeros(10, dtype=torch.bool)
    held[torch.randperm(10, generator=generator)[:3]] = True
    return (
        torch.randn(2, 5, 4, generator=generator), labels, torch.full((), 0.2),
        torch.randn(3, 4, generator=generator), held.view(2, 5))
