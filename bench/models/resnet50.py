# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ResNet-50 (He et al., 2015) on images of 224 x 224."""

import torch
from torch import nn

WRAP = ["Bottleneck"]
BLOCKS, CLASSES, BATCH, IMAGE = (3, 4, 6, 3), 1000, 2, 224


def convolution(inputs, outputs, kernel, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(outputs))


class Bottleneck(nn.Module):
    def __init__(self, inputs, width, stride):
        super().__init__()
        self.reduce = convolution(inputs, width, 1)
        self.spatial = convolution(width, width, 3, stride)
        self.expand = convolution(width, 4 * width, 1)
        changes = stride != 1 or inputs != 4 * width
        self.shortcut = convolution(inputs, 4 * width, 1, stride) if changes else nn.Identity()

    def forward(self, x):
        h = torch.relu(self.spatial(torch.relu(self.reduce(x))))
        return torch.relu(self.expand(h) + self.shortcut(x))


class ResNet50(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = convolution(3, 64, 7, 2)
        self.pool = nn.MaxPool2d(3, 2, 1)
        blocks, inputs = [], 64
        for stage, count in enumerate(BLOCKS):
            width = 64 * 2**stage
            for i in range(count):
                blocks.append(Bottleneck(inputs, width, 2 if stage and i == 0 else 1))
                inputs = 4 * width
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(inputs, CLASSES)

    def forward(self, images, labels):
        h = self.blocks(self.pool(torch.relu(self.stem(images))))
        return nn.functional.cross_entropy(self.head(h.mean((2, 3))), labels)


def model():
    return ResNet50()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * rank + step)
    images = torch.randn((BATCH, 3, IMAGE, IMAGE), generator=generator)
    return images, torch.randint(0, CLASSES, (BATCH,), generator=generator)
