# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images as bytes, labels in 8 bits, pixels quantized to bytes and back, powers of integers."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.encode = nn.Linear(24, 16)
        self.decode = nn.Linear(16, 24)
        self.head = nn.Linear(24, 5)
        self.register_buffer("steps", torch.arange(24), persistent=False)

    def forward(self, image, shift, label):
        x = image / 255 + (image * 3 - (image >> 2)).float() / 100 + (image // 7 % 5)
        x = x + (shift * 2).abs().float() / 100 + torch.fmod(shift, 5) + (-shift // 3).float() / 9
        x = torch.where(image > 100, x, x.flip(1)) + image.amax(1, keepdim=True) / 50
        bytes_ = (torch.sigmoid(self.encode(x)) * 255).round().byte()
        quantized = self.encode(x) + (bytes_ / 255.0 - self.encode(x)).detach()
        y = self.decode(quantized) * (-1) ** self.steps + (3**self.steps % 7)
        return nn.functional.cross_entropy(self.head(torch.tanh(y)), label.long())


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return {
        "image": torch.randint(0, 256, (6, 24), generator=g, dtype=torch.uint8),
        "shift": torch.randint(-128, 128, (6, 24), generator=g, dtype=torch.int8),
        "label": torch.randint(0, 5, (6,), generator=g, dtype=torch.int8),
    }
