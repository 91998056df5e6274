# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Units and their layouts: who holds which element."""
import ctypes
from typing import NamedTuple

from ._library import Element, Error, Owner, Position, Range, Run, collect, fits, load


class ShardPosition(NamedTuple):
    rank: int
    offset: int


class EntryElement(NamedTuple):
    #: The name of the param; None for padding.
    param: str
    index: int


class EntryRange(NamedTuple):
    """Elements [first, first + numel) of a param, at an offset of a shard."""

    param: str
    offset_in_shard: int
    first: int
    numel: int


class ShardRun(NamedTuple):
    rank: int
    offset: int
    numel: int


class Layout(Owner):
    """The layout of a unit. Counts and offsets are in elements."""

    def __init__(self, handle):
        self._library, self._handle = load(), handle
        count = self._library.fsdpLayoutGetNumEntries(handle)
        #: The names of the params, in their order.
        self.params = [str(self._library.fsdpLayoutGetEntryName(handle, entry))
                       for entry in range(count)]
        self.world = self._library.fsdpLayoutGetWorld(handle)
        self.numel = self._library.fsdpLayoutGetFullNumel(handle)
        self.shard_numel = self._library.fsdpLayoutGetShardNumel(handle)
        self.padding = self._library.fsdpLayoutGetPaddingNumel(handle)
        self.element_bytes = self._library.fsdpLayoutGetElementBytes(handle)
        self.per_param = self._library.fsdpLayoutIsPerParam(handle)

    def __del__(self):
        self._library.fsdpLayoutDestroy(self._handle)

    def _entry(self, param):
        if param not in self.params:
            raise KeyError(f"expected a param of the unit, got '{param}'; there are "
                           + ", ".join(self.params))
        return self.params.index(param)

    def param_numel(self, param):
        return self._library.fsdpLayoutGetEntryNumel(self._handle, self._entry(param))

    def offset(self, param):
        """Where it begins in the gathered buffer."""
        return self._library.fsdpLayoutGetEntryOffset(self._handle, self._entry(param))

    def owner(self, param, index):
        """Who holds an element of the flattened param."""
        at = Position()
        entry = self._entry(param)
        if not fits(index) or not self._library.fsdpLayoutGetOwner(
                self._handle, entry, index, ctypes.byref(at)):
            raise IndexError(f"expected one of {self.param_numel(param)} elements of "
                             f"'{param}', got {index}")
        return ShardPosition(at.rank, at.offset)

    def locate(self, rank, offset):
        """What lies at an offset of a rank's shard."""
        at = Element()
        if not fits(rank, offset) or not self._library.fsdpLayoutLocate(
                self._handle, rank, offset, ctypes.byref(at)):
            raise IndexError(f"expected one of {self.world} ranks and of {self.shard_numel} "
                             f"elements, got {rank} and {offset}")
        return EntryElement(None if at.entry < 0 else self.params[at.entry], at.index)

    def ranges(self, rank):
        """The parts of params that a rank holds, in the order of its shard."""
        get = self._library.fsdpLayoutGetRanges
        count = get(self._handle, rank, None, 0) if fits(rank) else -1
        if count < 0:
            raise IndexError(f"expected one of {self.world} ranks, got {rank}")
        held = (Range * count)()
        get(self._handle, rank, held, count)
        return [EntryRange(self.params[part.entry], part.offset_in_shard, part.first,
                           part.numel) for part in held]

    def runs(self, param, first, numel):
        """Where elements [first, first + numel) of a param are, in their order."""
        get, entry = self._library.fsdpLayoutGetRuns, self._entry(param)
        count = -1
        if fits(first, numel):
            count = get(self._handle, entry, first, numel, None, 0)
        if count < 0:
            raise IndexError(f"expected some of {self.param_numel(param)} elements of "
                             f"'{param}', got {numel} from {first} on")
        found = (Run * count)()
        get(self._handle, entry, first, numel, found, count)
        return [ShardRun(run.rank, run.offset, run.numel) for run in found]

    def check(self):
        """Proves the layout; an Error if it does not hold."""
        wrong = collect(self._library.fsdpLayoutCheck, self._handle)
        if wrong:
            raise Error(wrong.decode())


class Unit:
    """Params that are gathered, freed and reduced together."""

    def __init__(self, handle):
        library = load()
        self.name = str(library.fsdpUnitGetName(handle))
        #: Symbols of the module tree, such as "@model::@fc::@weight".
        self.params = [
            collect(library.mlirAttributePrint, library.fsdpUnitGetParam(handle, i)).decode()
            for i in range(library.fsdpUnitGetNumParams(handle))]
        self.reshards = library.fsdpUnitReshardsAfterForward(handle)
        self.axes = [library.fsdpUnitGetShardAxis(handle, i)
                     for i in range(library.fsdpUnitGetNumShardAxes(handle))]
        layout = library.fsdpUnitGetLayout(handle)
        #: None before phase 2.
        self.layout = Layout(layout) if layout else None

    def __repr__(self):
        return f"Unit({self.name!r}, params={self.params})"
