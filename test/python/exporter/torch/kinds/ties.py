# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The largest of scores that a ReLU made equal, as a sparse attention takes them, and medians."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.score = nn.Linear(6, 6)
        self.value = nn.Linear(6, 3)

    def forward(self, x, y):
        scores = torch.relu(self.score(x) - 0.5) @ torch.relu(x - 0.5).transpose(-1, -2)
        seen = torch.ones(20, 20).tril() > 0
        places = scores.masked_fill(~seen, float("-inf")).topk(4).indices
        mask = torch.full((4, 20, 20), float("-inf")).scatter(-1, places, 0.0)
        mask = mask.masked_fill(~seen, float("-inf"))
        attended = torch.softmax(torch.where(seen.any(-1, keepdim=True), mask, 0.0), -1)
        value = self.value(attended @ x)
        middle = torch.relu(value).median(1).values + torch.relu(value).kthvalue(3, 1).values
        return nn.functional.mse_loss(value + middle[:, None], y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return torch.randn((4, 20, 6), generator=g), torch.randn((4, 20, 3), generator=g)
