# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random bits as functions of a seed, a call number and an element's number.

`fsdp.attention` computes the same ones (lib/Utils/Dropout.cpp).
"""

import torch

_MASK = 0xFFFFFFFF
# Between the keys of two calls, before they are mixed.
STRIDE = 0x9E3779B9


def mix(x):
    """Mixes 32 bits held in an i64: a bijection, so that no two indices collide."""
    x = x ^ (x >> 16)
    x = (x * 0x045D9F3B) & _MASK
    x = x ^ (x >> 15)
    x = (x * 0x2C1B3C6D) & _MASK
    return x ^ (x >> 16)


def key(seed, call):
    """Spreads seed and call number over 32 bits, so that keys differ in high bits."""
    return ((seed + call * STRIDE) * 0x045D9F3B) & _MASK


def keep(bits, p):
    """Which elements are kept if a share of `p` is dropped."""
    return bits >= int(p * 2**32)


def count(shape):
    """The number of each element of a tensor of `shape`."""
    return torch.arange(shape.numel(), dtype=torch.int64).view(shape)
