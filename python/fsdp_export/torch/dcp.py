# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders of torch.distributed.checkpoint: written and read one tensor at a time."""

import contextlib
import json
import shutil
import struct
import warnings

import torch
import torch.distributed.checkpoint as checkpoint
from torch.distributed.checkpoint.default_planner import DefaultLoadPlanner, DefaultSavePlanner
from torch.distributed.checkpoint.metadata import TensorStorageMetadata

from ..common.errors import ExportError
from .checkpoints import FILE_TYPES, read_saved

#: What programs call their model and their optimizer.
MODEL_WORDS = ("model", "model_state", "module")
OPTIMIZER_WORDS = ("optimizer", "optim", "optim_state")


@contextlib.contextmanager
def _alone():
    """This process has no others, which PyTorch warns of."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "torch.distributed is disabled")
        yield


def _reason(failure, what):
    """What made PyTorch give up."""
    (error, _), *_ = failure.failures.values()
    if isinstance(error, ExportError):
        return error
    return ExportError(f"{what}: {type(error).__name__}: {error}")


class _Planner(DefaultSavePlanner):
    """Reads tensors when they are written."""

    def __init__(self, readers):
        super().__init__()
        self.readers = readers

    def lookup_object(self, index):
        reader = self.readers.get(index.fqn)
        return reader() if reader else super().lookup_object(index)


def write_distributed(source, target):
    """A folder of `{"model": ..., "optimizer": ...}` as get_state_dict names them."""
    saved = read_saved(source)
    readers = {}

    def stand_in(key, lazy):
        readers[key] = lazy.read
        return torch.empty(lazy.shape, dtype=lazy.dtype, device="meta")

    states = {"model": {fqn: stand_in(f"model.{fqn}", lazy)
                        for fqn, lazy in saved.weights.items()}}
    if saved.states:
        states["optimizer"] = {"state": {
            fqn: {slot: stand_in(f"optimizer.state.{fqn}.{slot}", lazy)
                  for slot, lazy in slots.items()}
            for fqn, slots in saved.states.items()}}
        if saved.hypers:
            states["optimizer"]["param_groups"] = _param_groups(saved)
    try:
        with _alone():
            checkpoint.save(states, storage_writer=checkpoint.FileSystemWriter(target),
                            planner=_Planner(readers), no_dist=True)
    except BaseException as error:
        shutil.rmtree(target, ignore_errors=True)
        if isinstance(error, checkpoint.CheckpointException):
            raise _reason(error, f"{target}: can't write") from error
        raise


def _param_groups(saved):
    """Groups as PyTorch's optimizers have them, with what is known of them here."""
    groups = []
    for number, hypers in enumerate(saved.hypers):
        values = dict(hypers)
        if "beta1" in values:
            values["betas"] = (values.pop("beta1"), values.pop("beta2"))
        for name in ("nesterov", "centered"):
            if name in values:
                values[name] = values[name] != 0
        groups.append({**_neutral_options(saved), **values,
                       "params": [fqn for fqn in saved.states
                                  if saved.groups.get(fqn, 0) == number]})
    return groups


def _neutral_options(saved):
    """What else PyTorch's optimizer with these hyper-parameters has in a group."""
    kinds = {"dampening": torch.optim.SGD, "lr_decay": torch.optim.Adagrad,
             "alpha": torch.optim.RMSprop}
    kind = next((kinds[name] for name in kinds if name in saved.defaults), None)
    if {"beta1", "eps"} <= saved.defaults.keys():
        # They have the same states; only one decays weights if nobody asks for it.
        decays = bool(saved.defaults.get("weight_decay"))
        kind = torch.optim.AdamW if decays else torch.optim.Adam
    if kind is None:
        return {}
    (group,) = kind([torch.nn.Parameter(torch.zeros(1))]).state_dict()["param_groups"]
    return group


def _split(path):
    """("model", FQN), ("optimizer", "FQN.SLOT") or None, of the path of a tensor."""
    path = [str(part) for part in path]
    for at, word in enumerate(path):
        if word in OPTIMIZER_WORDS:
            rest = path[at + 1 :]
            return ("optimizer", ".".join(rest[1:])) if rest[:1] == ["state"] else None
        if word in MODEL_WORDS and at + 1 < len(path):
            return "model", ".".join(path[at + 1 :])
    return "model", ".".join(path)


_NAMES = {dtype: name for name, dtype in FILE_TYPES.items()}


def _list_tensors(reader, source):
    """By file: the name, the key and the metadata of each tensor."""
    try:
        metadata = reader.read_metadata()
    except Exception as error:
        raise ExportError(f"{source}: can't read: {type(error).__name__}: {error}") from error
    found, mappings = {"model": {}, "optimizer": {}}, metadata.planner_data or {}
    for key, tensor in metadata.state_dict_metadata.items():
        place = _split(mappings.get(key, (key,)))
        if not isinstance(tensor, TensorStorageMetadata) or place is None:
            continue
        if tensor.properties.dtype not in _NAMES:
            raise ExportError(f"not supported: '{key}' of {tensor.properties.dtype}")
        file, name = place
        name = f"state.{name}" if file == "optimizer" else name
        if name in found[file]:
            raise ExportError(f"{source}: '{key}' and '{found[file][name][0]}' are both "
                              f"the {file}'s '{name}'")
        found[file][name] = (key, tensor)
    if not found["model"]:
        raise ExportError(f"{source}: has no tensor of a model")
    return found


def write_safetensors(source, target):
    """model.safetensors, and optimizer.safetensors if there are such states."""
    reader = checkpoint.FileSystemReader(source)
    found = _list_tensors(reader, source)
    target.mkdir(parents=True, exist_ok=True)
    for file, tensors in found.items():
        if tensors:
            _write_file(target / f"{file}.safetensors", reader, source, tensors)


def _write_file(path, reader, source, tensors):
    header, at = {"__metadata__": {"format": "pt"}}, 0
    for name, (_, tensor) in tensors.items():
        size = tensor.size.numel() * tensor.properties.dtype.itemsize
        header[name] = {"dtype": _NAMES[tensor.properties.dtype], "shape": list(tensor.size),
                        "data_offsets": [at, at + size]}
        at += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    fresh = path.with_name(path.name + ".pending")
    try:
        with fresh.open("xb") as file:
            file.write(struct.pack("<Q", len(text)) + text)
            for key, tensor in tensors.values():
                file.write(_load(reader, source, key, tensor).numpy().tobytes())
        fresh.rename(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _load(reader, source, key, tensor):
    """The bytes of one tensor."""
    whole = torch.empty(tensor.size, dtype=tensor.properties.dtype)
    try:
        with _alone():
            checkpoint.load({key: whole}, storage_reader=reader, no_dist=True,
                            planner=DefaultLoadPlanner(flatten_state_dict=False))
    except checkpoint.CheckpointException as error:
        raise _reason(error, f"{source}: can't read '{key}'") from error
    return whole.reshape(-1).view(torch.uint8)
