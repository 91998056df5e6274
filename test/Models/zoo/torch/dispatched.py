# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A mixture of experts whose tokens are sent to them: top-k routing with a static capacity.

Each expert takes at most CAPACITY of a batch's tokens, first choices before second ones, and
drops the others (GShard, arXiv:2006.16668; Switch Transformers, arXiv:2101.03961). Weights of
all experts are one parameter each, so that an axis `ep` of the grid can cut them.
"""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["Block", "Experts"]
PARALLEL = {"blocks.*.experts": "expert"}
WIDTH, HIDDEN, EXPERTS, CHOSEN, CAPACITY, CLASSES, BLOCKS = 8, 12, 4, 2, 7, 5, 2
SEQUENCES, POSITIONS = 2, 6


class Experts(nn.Module):
    """A gated two-layer perceptron per expert, for CAPACITY tokens each."""

    def __init__(self):
        super().__init__()
        self.gate_up = nn.Parameter(torch.randn(EXPERTS, WIDTH, 2 * HIDDEN) / WIDTH**0.5)
        self.gate_up_bias = nn.Parameter(0.1 * torch.randn(EXPERTS, 1, 2 * HIDDEN))
        self.down = nn.Parameter(torch.randn(EXPERTS, HIDDEN, WIDTH) / HIDDEN**0.5)

    def forward(self, x):
        gate, up = (torch.bmm(x, self.gate_up) + self.gate_up_bias).chunk(2, dim=-1)
        return torch.bmm(F.silu(gate) * up, self.down)


class Router(nn.Module):
    """Which tokens go where: a place of each in its experts' buffers, and with what weight."""

    def __init__(self):
        super().__init__()
        self.scores = nn.Linear(WIDTH, EXPERTS, bias=False)

    def forward(self, tokens):
        shares = torch.softmax(self.scores(tokens), dim=-1)
        weights, chosen = shares.topk(CHOSEN, dim=-1)
        # [choice, token, expert]: all first choices come before the second ones.
        wanted = F.one_hot(chosen.transpose(0, 1), EXPERTS).to(shares.dtype)
        places = torch.cumsum(wanted.flatten(0, 1), dim=0).view_as(wanted) - wanted
        place = (places * wanted).sum(dim=-1)
        kept = (place < CAPACITY).to(shares.dtype)
        slots = F.one_hot(place.long().clamp(max=CAPACITY - 1), CAPACITY).to(shares.dtype)
        slots = slots * kept.unsqueeze(-1)
        taken = torch.einsum("kte,ktc->ktec", wanted, slots)
        dispatch = taken.sum(dim=0)
        combine = torch.einsum("ktec,tk->tec", taken, weights)
        balance = EXPERTS * (wanted[0].mean(dim=0) * shares.mean(dim=0)).sum()
        return dispatch, combine, balance, (1 - kept).sum()


class Block(nn.Module):
    """Adds what the chosen experts make of each token."""

    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.router = Router()
        self.experts = Experts()

    def forward(self, x):
        tokens = self.norm(x).flatten(0, 1)
        dispatch, combine, balance, dropped = self.router(tokens)
        results = self.experts(torch.einsum("tec,td->ecd", dispatch, tokens))
        return x + torch.einsum("tec,ecd->td", combine, results).view_as(x), balance, dropped


class Dispatched(nn.Module):
    """Two blocks between an embedding and a head; also returns how many tokens were dropped."""

    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(WIDTH, WIDTH)
        self.blocks = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.head = nn.Linear(WIDTH, CLASSES)

    def forward(self, x, label):
        x, loss, dropped = torch.tanh(self.inner(x)), 0.0, 0.0
        for block in self.blocks:
            x, balance, lost = block(x)
            loss, dropped = loss + 0.01 * balance, dropped + lost
        loss = loss + F.cross_entropy(self.head(x).flatten(0, 1), label.flatten())
        return {"loss": loss, "dropped": dropped}


def model():
    return Dispatched()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(SEQUENCES, POSITIONS, WIDTH, generator=generator)
    return x, x[..., :CLASSES].argmax(dim=-1)
