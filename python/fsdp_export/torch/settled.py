# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models that change themselves at their first call and are the same ever after.

Some make tables of the sizes that they meet first, or take another kind of attention for short
sequences. What is exported, and compared with, is such a model after one call of each step,
with the states that it had.
"""

import functools
import gc

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.nn.attention.flex_attention import BlockMask

from . import batches, dropout, flexible, tree
from .repeat import Unsettled

NOTE = (
    "forward changes the model at its first call: the step does what it does from the second "
    "one on"
)


def found_in(error):
    """Whether an error is that of a model which may settle."""
    return any(isinstance(each, Unsettled) for each in error.all)


def _states(model):
    """The places of states, by path: the table that holds each, its name there and the tensor."""
    return {path: (table, name, table[name]) for path, table, name in tree.tables(model)}


def _put_back(model, before, values):
    """States that are still there get back what they were, in whatever tensor it is now."""
    for path, (table, name, now) in _states(model).items():
        if path not in before:
            continue
        old = before[path][2]
        if now.shape == old.shape and now.dtype == old.dtype:
            with torch.no_grad():
                table[name] = old
                old.copy_(values[path])


def _held(value, depth):
    """What an object holds, and what that holds, so deep."""
    for each in gc.get_referents(value):
        if isinstance(each, torch.Tensor):
            yield each
        elif depth and isinstance(each, (dict, list, tuple, BlockMask)):
            yield from _held(each, depth - 1)


def _forget_traced():
    """Empties the caches of functions that a trace has filled with tensors without values."""
    for each in gc.get_objects():
        # Only its type says what it is: others may do anything when they are asked.
        if type(each) is functools._lru_cache_wrapper and any(
                isinstance(tensor, FakeTensor) for tensor in _held(each, 3)):
            each.cache_clear()


def _plain_tensors(model):
    """Tensors that are no states, alone or in lists, by module and attribute."""
    return {
        (prefix, name): value for prefix, module in model.named_modules()
        for name, value in vars(module).items()
        if any(isinstance(each, torch.Tensor) for each in tree.items(value))
    }


def _first_calls(batch, rank, turns):
    """Calls what each of the `turns` calls on the first batch of a rank."""
    with torch.random.fork_rng(devices=[]):
        for turn in turns:
            seed = torch.zeros((), dtype=torch.int64)
            with dropout.eager(seed, turn.number), flexible.replaced():
                try:
                    batch.structure.call_whole(turn.call, batch(rank, 0))
                except Exception as error:
                    raise Unsettled(f"the first call failed: {error}") from error


def _is_table(value):
    """Whether what a module keeps is a tensor without a gradient, or several of them."""
    return all(
        isinstance(each, torch.Tensor) and not each.requires_grad for each in tree.items(value))


def _are_equal(one, other):
    one, other = tree.items(one), tree.items(other)
    return len(one) == len(other) and all(map(torch.equal, one, other))


def _are_tables(kept, batch, again):
    """Whether tensors that a model keeps are the same after a first call on another batch of a
    model that is made `again`: tables of the sizes that it meets."""
    if not all(map(_is_table, kept.values())):
        return False
    other, turns = again()
    _first_calls(batch, 1, turns)
    found = _plain_tensors(other)
    return all(
        _is_table(found.get(place)) and _are_equal(found[place], value)
        for place, value in kept.items())


def settle(module, model, turns, again):
    """Calls what each of the `turns` calls on the first batch of `module`; raises `Unsettled`
    if the model keeps tensors that depend on it and are no states, or changes a parameter.
    `again` makes another model and its turns."""
    _forget_traced()
    batch = batches.Batches(module)
    before, plain = _states(model), _plain_tensors(model)
    values = {path: tensor.detach().clone() for path, (_, _, tensor) in before.items()}
    _first_calls(batch, 0, turns)
    kept = {place: value for place, value in _plain_tensors(model).items() if place not in plain}
    changed = [
        path for path, (table, name, tensor) in before.items()
        if isinstance(tensor, torch.nn.Parameter) and not torch.equal(tensor, values[path])]
    if changed or (kept and not _are_tables(kept, batch, again)):
        raise Unsettled("forward keeps what it is given")
    _put_back(model, before, values)
