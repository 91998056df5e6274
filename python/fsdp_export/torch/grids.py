# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Samples of volumes at the places that a grid names."""

import itertools

import torch

# Modes of interpolation and of what lies outside, as PyTorch numbers them.
_NEAREST = 1
_BORDER, _REFLECTION = 1, 2


def _reflected(place, low, high):
    """Mirrors places at both ends until they lie between."""
    if low == high:
        return torch.zeros_like(place)
    span = high - low
    # As PyTorch's gradient has it: to the right of an end that is met exactly.
    far = torch.where(place < low, low - place, place - low)
    rest = torch.fmod(far, span)
    even = torch.floor(far.detach() / span) % 2 == 0
    return torch.where(even, low + rest, high - rest)


def _kept(place, size):
    """Moves places to the nearest element; no gradient at ends and outside, as PyTorch has it."""
    inside = (place > 0) & (place < size - 1)
    return torch.where(inside, place, torch.clamp(place.detach(), 0, size - 1))


def _in_elements(place, size, outside, align_corners):
    """Coordinates between -1 and 1 as places in a dimension of `size` elements."""
    middle = (size - 1) / 2
    place = middle + place * (middle if align_corners else size / 2)
    if outside == _REFLECTION:
        place = _reflected(place, *((0, size - 1) if align_corners else (-0.5, size - 0.5)))
    return place if outside not in (_BORDER, _REFLECTION) else _kept(place, size)


def _corners(place, mode):
    """The elements beside each place with their weights."""
    if mode == _NEAREST:
        nearest = torch.round(place.detach())
        # A gradient, which is zero.
        return [(nearest, torch.where(nearest == nearest, 1.0, place))]
    low = torch.floor(place.detach())
    return [(low, low + 1 - place), (low + 1, place - low)]


def _combined(corners, sizes):
    """Where an element lies of which each dimension has a corner, and its weight; outside of
    the volume 0."""
    flat, weight, inside = 0, 1.0, True
    for (place, part), size in zip(corners, sizes, strict=True):
        inside = (place >= 0) & (place < size) & inside
        flat, weight = flat * size + place.to(torch.int64), weight * part
    return torch.where(inside, flat, 0), torch.where(inside, weight, 0.0)


def grid_sampler_3d(x, grid, mode, outside, align_corners):
    """One gather of rows of channels for all corners, whose gradient is one sum into rows."""
    count, channels, *sizes = x.shape
    # A grid has the last dimension first.
    each = [
        _corners(_in_elements(grid[..., 2 - d], size, outside, align_corners), mode)
        for d, size in enumerate(sizes)]
    found = [_combined(corners, sizes) for corners in itertools.product(*each)]
    volume = sizes[0] * sizes[1] * sizes[2]
    first = (torch.arange(count, dtype=torch.int64) * volume).view(count, 1, 1, 1)
    rows = torch.stack([flat + first for flat, _ in found])
    rows = torch.clamp(rows, 0, count * volume - 1)  # So that nothing checks them.
    weights = torch.stack([weight for _, weight in found]).unsqueeze(-1).to(x.dtype)
    elements = x.movedim(1, -1).reshape(-1, channels)
    picked = elements.index_select(0, rows.reshape(-1)).view(*rows.shape, channels)
    return (picked * weights).sum(0).movedim(-1, 1)
