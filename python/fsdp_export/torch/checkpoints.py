# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole tensors of what fsdp-run has saved, one at a time: its checkpoints, whose ranks
have shards, and its files of whole states."""

import contextlib
import dataclasses
import fcntl
import io
import json
import math
import os
import re
from typing import Callable

import safetensors
import torch

from ..common.checksums import crc32c
from ..common.errors import ExportError

TYPES = {
    "f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16,
    "i64": torch.int64, "i32": torch.int32, "i16": torch.int16, "i8": torch.int8,
    "ui8": torch.uint8, "i1": torch.bool,
}
#: As files of safetensors call them.
FILE_TYPES = {
    {"ui8": "U8", "i1": "BOOL"}.get(name, name.upper()): dtype for name, dtype in TYPES.items()
}


@dataclasses.dataclass
class Lazy:
    """A tensor that `read` brings into memory."""

    dtype: torch.dtype
    shape: list
    read: Callable


@dataclasses.dataclass
class Saved:
    """Weights and buffers by name, states of the optimizer by name and slot; of a checkpoint
    with the hyper-parameters of each group, the optimizer's defaults of them, and the group of
    each parameter."""

    weights: dict = dataclasses.field(default_factory=dict)
    states: dict = dataclasses.field(default_factory=dict)
    hypers: list = dataclasses.field(default_factory=list)
    defaults: dict = dataclasses.field(default_factory=dict)
    groups: dict = dataclasses.field(default_factory=dict)


#: Names that runs give to folders; others are the user's.
RUN_NAME = re.compile(r"step-[0-9]{6,}(\.[0-9]+)?\Z")


class _Removed(Exception):
    """A checkpoint was there a moment ago."""


def _find(path):
    """The checkpoint in a folder; None where the user keeps something else there."""
    if path.suffix == ".pending" or not path.is_dir():
        return None
    try:
        return _Checkpoint(path)
    except ExportError:
        if not path.exists():
            raise _Removed() from None
        if RUN_NAME.match(path.name):
            raise
        return None


def _find_all(folder):
    """The checkpoints of a folder, in which a run may be saving."""
    while True:
        with contextlib.suppress(_Removed):
            return [each for each in map(_find, folder.glob("step-*")) if each]


def read_saved(path):
    """What is saved at a path."""
    if path.is_file():
        return Saved(weights=_read_file(path))
    if (path / "model.safetensors").is_file():
        return _read_states(path)
    if (path / "manifest.json").is_file():
        return _Checkpoint(path).whole()
    found = _find_all(path)
    if not found:
        raise ExportError(
            f"{path}: expected a checkpoint of fsdp-run, what --save-full has written, a "
            "safetensors file, or a folder of torch.distributed.checkpoint")
    newest = max(found, key=_Checkpoint.age)
    del found
    return newest.whole()


#: What ends a manifest of a checkpoint: the checksum of all bytes before it.
TAIL = re.compile(rb',"crc32c":"([0-9a-f]{8})"}\n\Z')


def _lock(path):
    """The file, open and locked as runs lock what they read."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise ExportError(f"{path}: can't read: {error}") from error
    with contextlib.suppress(OSError):
        fcntl.flock(file, fcntl.LOCK_SH)
    return file


def _read_manifest(path):
    """A manifest of a checkpoint, unless its bytes are others than those that were written."""
    try:
        text = path.read_bytes()
        tail = TAIL.search(text)
        if not tail:
            raise ExportError(
                f"{path}: is truncated or no manifest of a checkpoint: it does not end with its "
                "CRC-32C; name another checkpoint, or move the folder away")
        covered = text[: tail.start()]
        found = crc32c(io.BytesIO(covered).read, len(covered))
        _expect_checksum(path, found, tail[1].decode())
        return json.loads(text)
    except (OSError, ValueError) as error:
        raise ExportError(f"{path}: can't read: {error}") from error


def _expect_checksum(path, found, expected):
    if f"{found:08x}" != expected:
        raise ExportError(f"{path}: is damaged: its CRC-32C is {found:08x}, expected {expected}; "
                          "convert another checkpoint, or another copy of this one")


def _open(path):
    try:
        return safetensors.safe_open(path, framework="pt")
    except (OSError, safetensors.SafetensorError) as error:
        raise ExportError(f"{path}: can't read: {error}") from error


def _read_file(path):
    """All tensors of a file."""
    file, found = _open(path), {}
    for name in file.keys():
        part = file.get_slice(name)
        found[name] = Lazy(FILE_TYPES[part.get_dtype()], part.get_shape(),
                           lambda name=name: file.get_tensor(name))
    return found


def _read_states(folder):
    """What --save-full writes."""
    saved = Saved(weights=_read_file(folder / "model.safetensors"))
    if (folder / "optimizer.safetensors").is_file():
        for name, lazy in _read_file(folder / "optimizer.safetensors").items():
            fqn, _, slot = name.removeprefix("state.").rpartition(".")
            saved.states.setdefault(fqn, {})[slot] = lazy
    return saved


class _Checkpoint:
    """A folder with shards of each rank."""

    def __init__(self, folder):
        self.folder, self.files, self.saved = folder, {}, Saved()
        # The run that saves there removes none which is read.
        self.lock = _lock(folder / "manifest.json")
        self.manifest = _read_manifest(folder / "manifest.json")
        if self.manifest.get("format") != "fsdp-checkpoint" or self.manifest.get("version") != 1:
            raise ExportError(f"{folder}: is no checkpoint of fsdp-run of version 1")

    def age(self):
        """Greater of newer ones; of one and its copies that of the one which a run has named."""
        return self.manifest["serial"], self.manifest.get("name") == self.folder.name

    def whole(self):
        """Its states, after all of its files were compared with their checksums."""
        try:
            self.program, self.step = self.manifest["program"], self.manifest["step"]
            for rank, file in enumerate(self.manifest["files"]):
                self._expect_file(self._path_of(rank), file)
            self._take_states(self.manifest)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ExportError(f"{self.folder}: can't read the checkpoint: "
                              f"{type(error).__name__}: {error}") from error
        return self.saved

    @staticmethod
    def _expect_file(path, expected):
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size != expected["bytes"]:
                raise ExportError(f"{path}: has {size} bytes, expected {expected['bytes']}; "
                                  "convert another checkpoint, or another copy of this one")
            _expect_checksum(path, crc32c(file.read, size), expected["crc32c"])

    def _path_of(self, rank):
        return self.folder / f"rank-{rank:05}.safetensors"

    def _take_states(self, manifest):
        for unit in self.program["units"]:
            self._take_unit(unit)
        for kind, key in (("ignored", "param"), ("buffers", "buffer")):
            for state in self.program[kind]:
                if state.get("persistent", True):
                    self._take_own(state, key)
        self._join_stacks()
        for alias in self.program["aliases"]:
            if alias["target"] in self.saved.weights:
                self.saved.weights[alias["fqn"]] = self.saved.weights[alias["target"]]
        self._take_hypers(manifest["hypers"])

    def file(self, rank):
        if rank not in self.files:
            self.files[rank] = _open(self._path_of(rank))
        return self.files[rank]

    def _slots(self, **what):
        """Slots of the optimizer's states of a unit or of a param."""
        return sorted({
            each["slot"] for each in self.program["arguments"]
            if each["kind"] == "optimizer_state" and what.items() <= each.items()})

    def _take_own(self, state, key):
        """What each rank has for itself, or no step changes: rank 0's."""
        fqn, file = state["fqn"], self.file(0)
        names = set(file.keys())
        name = next((each for each in (f"{key}/{fqn}", f"constant/{fqn}") if each in names), None)
        if name is None:
            raise ExportError(f"{self.folder}: lacks '{fqn}'")
        dtype, shape = TYPES[state["dtype"]], state["shape"]
        self.saved.weights[fqn] = Lazy(dtype, shape, lambda: file.get_tensor(name))
        for slot in self._slots(fqn=fqn):
            place = f"optimizer_state_of_param/{slot}/{fqn}"
            self._take_slot(fqn, slot, Lazy(dtype, shape, lambda at=place: file.get_tensor(at)))

    def _take_slot(self, fqn, slot, lazy):
        self.saved.states.setdefault(fqn, {})[slot] = lazy

    def _take_unit(self, unit):
        grid = self.program["grid"]
        shared = {*unit["shard_axes"], *unit["replicate_axes"]}
        if unit.get("piece_axes") or any(
                size > 1 and axis not in shared for axis, size in enumerate(grid)):
            raise ExportError(
                f"not supported: unit '{unit['name']}', of which ranks hold pieces or have "
                "their own; run with --resume, --steps of the checkpoint and --save-full, and "
                "convert what that writes")
        dtype = TYPES[unit["dtype"]]
        for param in unit["params"]:
            fqn, shape, runs = param["fqn"], param["shape"], list(_find_runs(unit, param))

            def lazy(key, shape=shape, runs=runs):
                return Lazy(dtype, shape, lambda: self._assemble(unit, key, dtype, shape, runs))

            self.saved.weights[fqn] = lazy(f"shard/{unit['name']}")
            self.saved.groups[fqn] = param.get("group", 0)
            for slot in self._slots(unit=unit["name"]):
                self._take_slot(fqn, slot, lazy(f"optimizer_state/{slot}/{unit['name']}"))

    def _assemble(self, unit, key, dtype, shape, runs):
        whole = torch.empty(math.prod(shape), dtype=dtype)
        for member, offset, first, numel in runs:
            part = self.file(self._rank_of(unit, member)).get_slice(key)
            whole[first : first + numel] = part[offset : offset + numel]
        return whole.view(shape)

    def _rank_of(self, unit, member):
        """The first rank that has the shards of a member of the unit's group."""
        rank, stride = 0, 1
        for axis in reversed(range(len(self.program["grid"]))):
            size = self.program["grid"][axis]
            if axis in unit["shard_axes"]:
                rank += member % size * stride
                member //= size
            stride *= size
        return rank

    def _join_stacks(self):
        """Arrays of the framework whose rows are parameters here."""
        for stack in self.program.get("stacks", ()):
            rows = stack["rows"]
            slots = {slot for row in rows for slot in self.saved.states.get(row, {})}
            self.saved.groups[stack["fqn"]] = self.saved.groups.pop(rows[0], 0)
            self.saved.weights[stack["fqn"]] = _stack(
                [self.saved.weights.pop(row) for row in rows])
            states = [self.saved.states.pop(row, {}) for row in rows]
            for slot in sorted(slots):
                self._take_slot(stack["fqn"], slot, _stack([each[slot] for each in states]))

    def _take_hypers(self, given):
        """Values of each group, and how many updates there were."""
        self.saved.defaults = {each["name"]: each.get("default")
                               for each in self.program["arguments"] if each["kind"] == "hyper"}
        values = {**self.saved.defaults,
                  **{name: given[name] for name in given.keys() & self.saved.defaults.keys()}}
        counted = "train_state/optimizer.step"  # where a gradient scaler skips steps
        done = self.step if values.pop("step", None) is not None else None
        if counted in self.file(0).keys():
            done = self.file(0).get_tensor(counted).item()
        if done is not None:
            for slots in self.saved.states.values():
                slots["step"] = Lazy(torch.float32, [],
                                     lambda: torch.tensor(float(done), dtype=torch.float32))
        shared = {name: value for name, value in values.items() if "@" not in name}
        for group in range(1 + max(self.saved.groups.values(), default=0)):
            own = {name: values.get(f"{name}@{group}", value) for name, value in shared.items()}
            self.saved.hypers.append(own)


def _stack(rows):
    return Lazy(rows[0].dtype, [len(rows), *rows[0].shape],
                lambda: torch.stack([row.read() for row in rows]))


def _find_runs(unit, param):
    """[(member, offset in its shard, first element, number)] of a param."""
    begin, end = param["offset"], param["offset"] + param["numel"]
    for piece in unit["pieces"]:
        row = unit["world"] * piece["chunk"]
        at = max(begin, piece["offset"])
        stop = min(end, piece["offset"] + piece["rows"] * row)
        while at < stop:
            number, place = divmod(at - piece["offset"], row)
            member, within = divmod(place, piece["chunk"])
            count = min(stop - at, piece["chunk"] - within)
            yield (member, piece["shard_offset"] + number * piece["chunk"] + within,
                   at - begin, count)
            at += count
