# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions of segments of a dimension, whose lengths are the same or come with the batch."""

import math

import torch

_EMPTY = {"sum": 0.0, "mean": 0.0, "prod": 1.0, "max": -math.inf, "min": math.inf}
_HOW = {"sum": "sum", "mean": "sum", "prod": "prod", "max": "amax", "min": "amin"}


def _ends(lengths, offsets):
    """Where segments begin and end."""
    if offsets is not None:
        return offsets[..., :-1].to(torch.int64), offsets[..., 1:].to(torch.int64)
    ends = lengths.to(torch.int64).cumsum(-1)
    return ends - lengths, ends


def _segments(starts, ends, extent):
    """The segment of each element; for those in none, a number behind the last."""
    places = torch.arange(extent, dtype=torch.int64).unsqueeze(-1)
    held = (starts.unsqueeze(-2) <= places) & (places < ends.unsqueeze(-2))
    count = starts.shape[-1]
    number = torch.where(held, torch.arange(count, dtype=torch.int64), count)
    return torch.clamp(number.amin(-1), 0, count)  # So that nothing checks them.


def _with_initial(value, reduce, initial):
    """What a segment comes to that begins with a number; equal ones take its gradient."""
    if reduce == "max":
        return torch.where(value < initial, initial, value)
    if reduce == "min":
        return torch.where(value > initial, initial, value)
    return value * initial if reduce == "prod" else value + initial


def segment_reduce(
    data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None,
):
    """A reduction into rows by the number of the segment."""
    if indices is not None or (lengths is None and offsets is None):
        raise RuntimeError("segment_reduce(): expected lengths or offsets")
    axis %= data.dim()
    starts, ends = _ends(lengths, offsets)
    number = _segments(starts, ends, data.shape[axis])
    count, shape = starts.shape[-1], data.shape
    places = number.view(*number.shape, *[1] * (data.dim() - number.dim())).expand(shape)
    rows = [*shape[:axis], count + 1, *shape[axis + 1:]]
    empty = torch.full(rows, _EMPTY[reduce], dtype=data.dtype)
    value = empty.scatter_reduce(axis, places, data, _HOW[reduce], include_self=False)
    value = value.narrow(axis, 0, count)
    if initial is not None:
        value = _with_initial(value, reduce, initial)
    if reduce != "mean":
        return value
    length = (ends - starts).view(*starts.shape, *[1] * (data.dim() - starts.dim()))
    none = math.nan if initial is None else initial
    return torch.where(length == 0, none, value / torch.clamp(length, 1).to(data.dtype))
