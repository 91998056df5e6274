# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small residual network for images, batch norm in training mode."""

import torch
from torch import nn
from torch.nn import functional as F

WRAP = ["BasicBlock"]
SIZE, CLASSES, BATCH = 8, 5, 4


class BasicBlock(nn.Module):
    """Two normalised convolutions beside a shortcut, which is projected if shapes differ."""

    def __init__(self, inner, outer, stride=1):
        super().__init__()
        self.conv1 = nn.Conv2d(inner, outer, 3, stride, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(outer)
        self.conv2 = nn.Conv2d(outer, outer, 3, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(outer)
        self.downsample = None
        if stride != 1 or inner != outer:
            self.downsample = nn.Sequential(
                nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer)
            )

    def forward(self, x):
        shortcut = x if self.downsample is None else self.downsample(x)
        y = self.bn2(self.conv2(F.relu(self.bn1(self.conv1(x)))))
        return F.relu(y + shortcut)


class ResNet(nn.Module):
    """A stem with max pooling, two blocks, average pooling and a classifier."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 4, 3, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(4)
        self.pool = nn.MaxPool2d(3, stride=2, padding=1)
        self.layer1 = BasicBlock(4, 4)
        self.layer2 = BasicBlock(4, 8, stride=2)
        self.fc = nn.Linear(8, CLASSES)

    def forward(self, image, label):
        x = self.pool(F.relu(self.bn1(self.conv1(image))))
        x = self.layer2(self.layer1(x))
        x = F.adaptive_avg_pool2d(x, 1).flatten(1)
        return F.cross_entropy(self.fc(x), label)


def model():
    return ResNet().train()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    image = torch.randn(BATCH, 3, SIZE, SIZE, generator=generator)
    label = torch.randint(CLASSES, (BATCH,), generator=generator)
    return image, label
