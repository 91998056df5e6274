# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs and states whose values decide about shapes, such as sizes of images, a mask or whether
something has been made, and are always the same.

They are constants of the step, which compares what it is given with them: the loss is not a
number where it is something else.
"""

import contextlib
import math

import torch
from torch._subclasses.fake_tensor import FakeTensor

from .followed import Constants, DependsOnValues, OutsideTensor, constant

# Inputs of more elements are content.
_MOST_ELEMENTS = 256
# States of more elements are not kept beside the step.
_MOST_OF_STATE = 1 << 16


def candidates(batches):
    """Positions of small inputs of integers that are alike in all batches, the smallest first."""
    batches = list(batches)
    return sorted(
        (
            position for position, value in enumerate(batches[0] if batches else ())
            if not value.is_floating_point() and value.numel() <= _MOST_ELEMENTS
            and all(torch.equal(value, other[position]) for other in batches)
        ),
        key=lambda position: batches[0][position].numel())


def put(inputs, fixed):
    """Inputs with the values `fixed`, lists by position, in their places; and whether any had
    others, None if there is none."""
    inputs, differs = list(inputs), None
    for position, values in fixed.items():
        constant = torch.tensor(values, dtype=inputs[position].dtype)
        differs_here = (inputs[position] != constant).any()
        differs = differs_here if differs is None else differs | differs_here
        inputs[position] = constant
    return inputs, differs


def _is_kept(tensor):
    """Whether a buffer may be compared with its value."""
    return not isinstance(tensor, FakeTensor) and tensor.numel() <= _MOST_OF_STATE and not (
        tensor.is_complex() or tensor.isnan().any())


def values_of_states(tree):
    """Values of the buffers of a tree of the model by path, one for each."""
    return {
        path: tree.states[index].tensor.detach().clone() for path, index in tree.step_map().items()
        if not tree.states[index].is_param and tree.states[index].source is None
        and _is_kept(tree.states[index].tensor)}


def compared(constants, swapped, differs):
    """Whether anything differs, with what was read of states; raises `DependsOnValues` if forward
    changes that itself."""
    changed = sorted(constants.read & constants.written)
    if changed:
        raise DependsOnValues(
            f"shapes or control flow depend on the value of buffer '{changed[0]}', which forward "
            "changes", "let model() call the module once, so that it is no longer changed")
    for path in sorted(constants.read):
        differs_here = (swapped[path] != constant(constants.states[path])).any()
        differs = differs_here if differs is None else differs | differs_here
    return differs


def checked(loss, differs):
    """The loss, not a number where inputs differ."""
    return loss if differs is None else loss.masked_fill(differs, math.nan)


def _warn(constants, warn, names):
    for place in constants.inputs:
        warn(
            f"forward reads the values of input '{names[place]}', which are the same in all "
            "batches: they are constants of the step, whose loss is NaN for others")
    for path in sorted(constants.read):
        warn(
            f"forward reads the value of buffer '{path}', which it does not change: it is a "
            "constant of the step, whose loss is NaN for another")
    for what, place in constants.found:
        warn(
            f"forward uses a tensor that is neither an input nor registered in the module, {what}: "
            f"it is a constant of the step: {place}")


def _choices(inputs, batches, states):
    """`Constants`: none, then tensors from outside, then states, and as few inputs besides as it
    takes. Of what is none, tensors may be picked by then."""
    yield Constants()
    yield Constants(outside=True)
    states = states()
    if states:
        yield Constants(outside=True, states=states)
    yield Constants(outside=True, picks=True)
    if states:
        yield Constants(outside=True, states=states, picks=True)
    tried = []
    for position in candidates(batches()):
        tried.append(position)
        for chosen in ([position], tried) if len(tried) > 1 else (tried,):
            yield Constants(
                {place: inputs[place].tolist() for place in chosen}, outside=True, states=states,
                picks=True)


def search(run, inputs, batches, warn, names, states=dict, attempt=contextlib.nullcontext):
    """What `run(constants)` returns for as few `Constants` as it takes, mostly none; `states()` are
    the values of those that may be. Each is tried in the context `attempt()`."""
    last = None
    for constants in _choices(inputs, batches, states):
        try:
            with attempt():
                result = run(constants)
        except (DependsOnValues, OutsideTensor) as error:
            last = error  # What is left of it with all of them says most.
            continue
        if warn:
            _warn(constants, warn, names)
        return result
    raise last
