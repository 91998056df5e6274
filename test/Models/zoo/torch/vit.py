# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A vision transformer: convolution patches, a class token, PyTorch's encoder layers."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["TransformerEncoderLayer"]
SIZE, PATCH, WIDTH, HEADS, LAYERS, CLASSES, BATCH = 8, 4, 16, 2, 2, 5, 4


class ViT(nn.Module):
    """Patches and a class token with learnt positions, whose output is classified."""

    def __init__(self):
        super().__init__()
        count = (SIZE // PATCH) ** 2
        self.patches = nn.Conv2d(3, WIDTH, PATCH, PATCH)
        self.token = nn.Parameter(torch.randn(1, 1, WIDTH) * 0.1)
        self.positions = nn.Parameter(torch.randn(1, count + 1, WIDTH) * 0.1)
        layer = nn.TransformerEncoderLayer(
            WIDTH, HEADS, 2 * WIDTH, dropout=0.0, activation="gelu", batch_first=True,
            norm_first=True,
        )
        self.encoder = nn.TransformerEncoder(layer, LAYERS, enable_nested_tensor=False)
        self.norm = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, CLASSES)

    def forward(self, image, label):
        x = self.patches(image).flatten(2).transpose(1, 2)
        token = self.token.expand(x.shape[0], -1, -1)
        x = self.encoder(torch.cat((token, x), dim=1) + self.positions)
        return F.cross_entropy(self.head(self.norm(x[:, 0])), label)


def model():
    return ViT().train()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank + 200)
    image = torch.randn(BATCH, 3, SIZE, SIZE, generator=generator)
    label = torch.randint(CLASSES, (BATCH,), generator=generator)
    return image, label
