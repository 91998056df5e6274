# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where a mask has what it selects, `torch.where(mask)`, of all places that it might have it.

What is read or written there stays where it is: a dimension of a tensor is one of the mask's.
"""

import dataclasses

import torch


# Each of so many that may write to a place is an operation.
_WRITES = 64


def beside(mask, rows):
    """A mask of rows to go with all that is in them."""
    return mask.reshape(-1, *[1] * (rows.dim() - 1))


def _places(shape, dim):
    """The place along a dimension of each element of a shape, in a row."""
    return torch.arange(shape[dim]).reshape(-1, *[1] * (len(shape) - dim - 1)).expand(shape).reshape(-1)


def of(mask):
    """The places of a mask [...]: a tensor [elements] for each dimension."""
    return [_places(tuple(mask.shape), dim) for dim in range(mask.dim())]


@dataclasses.dataclass
class Places:
    """Those of all elements of a mask of this `shape` along its dimension `dim`."""

    shape: tuple
    dim: int

    def fit(self, tensor):
        """Whether there is one for each row of a tensor."""
        return tensor.dim() > 0 and tensor.shape[0] == self.shape[self.dim]

    def take(self, tensor):
        """The row [elements, ...] that a tensor [shape[dim], ...] has for each element."""
        inner = tensor.shape[1:]
        ones = [1] * len(self.shape)
        ones[self.dim] = self.shape[self.dim]
        return tensor.reshape(*ones, *inner).expand(*self.shape, *inner).reshape(-1, *inner)

    def _grouped(self, rows):
        """Rows [elements, ...] by the place: [shape[dim], others, ...]."""
        inner = rows.shape[1:]
        whole = rows.reshape(*self.shape, *inner).movedim(self.dim, 0)
        return whole.reshape(self.shape[self.dim], -1, *inner)

    def meet(self, mask):
        """Whether the mask [elements] selects a place more than once."""
        return (self._grouped(mask).sum(1) > 1).any()

    def put(self, tensor, mask, rows):
        """A tensor with the last one of the rows [elements, ...] at its place that the mask [elements]
        selects; None if many may be there."""
        rows, mask = self._grouped(rows), self._grouped(mask)
        if mask.shape[1] > _WRITES:
            return None
        for other in range(mask.shape[1]):
            tensor = torch.where(beside(mask[:, other], tensor), rows[:, other], tensor)
        return tensor

    def add(self, tensor, mask, rows):
        """A tensor plus those of the rows at its places that the mask selects."""
        kept = torch.where(beside(mask, rows), rows, torch.zeros((), dtype=rows.dtype))
        kept = self._grouped(kept)
        return tensor + (kept.sum(1, dtype=tensor.dtype) if kept.shape[1] > 1 else kept[:, 0])


def are_of(places, tensor):
    """Whether `places` are of all dimensions of one mask, each once, and the first ones of a tensor are
    as long."""
    shape, dims = places[0].shape, [each.dim for each in places]
    return all(each.shape == shape for each in places) and sorted(dims) == list(range(len(shape))) and tuple(tensor.shape[:len(dims)]) == tuple(
        shape[dim] for dim in dims)


def take_each(tensor, places):
    """What a tensor [..., inner] has at each element of the mask that places are of."""
    dims = [each.dim for each in places]
    rest = range(len(dims), tensor.dim())
    whole = tensor.permute(*(dims.index(dim) for dim in range(len(dims))), *rest)
    return whole.reshape(-1, *tensor.shape[len(dims):])


def put_each(tensor, places, mask, rows):
    """A tensor [..., inner] with those of the rows [elements, inner] that the mask selects."""
    dims, shape = [each.dim for each in places], places[0].shape
    whole = rows.reshape(*shape, *rows.shape[1:])
    whole = whole.permute(*dims, *range(len(dims), whole.dim()))
    mask = mask.reshape(shape).permute(dims)
    return torch.where(mask.reshape(*mask.shape, *[1] * (whole.dim() - mask.dim())), whole, tensor)
