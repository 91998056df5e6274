# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of gradients: an inner step of MAML, and penalties of a recurrent layer's gradient
and of attention's."""

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


def penalty(function, x):
    """Of a gradient that is longer than 1 or shorter."""
    x = x.detach().requires_grad_()
    y = function(x)
    (g,) = torch.autograd.grad(y.square().sum(), x, create_graph=True)
    return y.mean() + (g.norm() - 1).square()


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(8, 6), nn.Linear(6, 3)
        self.lstm, self.gru = nn.LSTM(8, 4, batch_first=True), nn.GRU(4, 4, batch_first=True)
        self.heads = nn.Linear(8, 24)

    def attend(self, x):
        q, k, v = self.heads(x).unflatten(-1, (3, 2, 4)).movedim(-3, 0).transpose(2, 3)
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)

    def forward(self, support, labels, query, wanted):
        weights = [*self.first.parameters(), *self.second.parameters()]

        def classify(weights, x):
            a, b, c, d = weights
            return F.linear(F.linear(x[:, 0], a, b).tanh(), c, d)

        inner = F.cross_entropy(classify(weights, support), labels)
        gradients = torch.autograd.grad(inner, weights, create_graph=True)
        adapted = [w - 0.5 * g for w, g in zip(weights, gradients, strict=True)]
        loss = F.cross_entropy(classify(adapted, query), wanted)
        loss = loss + penalty(lambda x: self.gru(self.lstm(x)[0])[0], query)
        # PyTorch's others have no second derivatives.
        with sdpa_kernel(SDPBackend.MATH):
            return loss + penalty(self.attend, query)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(6, 3, 8, generator=g), torch.randint(0, 3, (6,), generator=g),
        torch.randn(6, 3, 8, generator=g), torch.randint(0, 3, (6,), generator=g),
    )
