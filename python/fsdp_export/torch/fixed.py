# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs whose values decide about shapes, such as sizes of images, and are always the same.

They are constants of the step, which compares what it is given with them: the loss is not a
number where it is something else.
"""

import math

import torch

from .followed import Constants, DependsOnValues, OutsideTensor

# Inputs of more elements are content.
_MOST_ELEMENTS = 256


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


def checked(loss, differs):
    """The loss, not a number where inputs differ."""
    return loss if differs is None else loss.masked_fill(differs, math.nan)


def _warn(constants, warn, names):
    for place in constants.inputs:
        warn(
            f"forward reads the values of input '{names[place]}', which are the same in all "
            "batches: they are constants of the step, whose loss is NaN for others")
    for what, place in constants.found:
        warn(
            f"forward uses a tensor that is neither an input nor registered in the module, {what}: "
            f"it is a constant of the step: {place}")


def _choices(inputs, batches):
    """`Constants`: none, then tensors from outside, then as few inputs besides as it takes."""
    yield Constants()
    yield Constants(outside=True)
    tried = []
    for position in candidates(batches()):
        tried.append(position)
        for chosen in ([position], tried) if len(tried) > 1 else (tried,):
            yield Constants({place: inputs[place].tolist() for place in chosen}, outside=True)


def search(run, inputs, batches, warn, names):
    """What `run(constants)` returns for as few `Constants` as it takes, mostly none."""
    last = None
    for constants in _choices(inputs, batches):
        try:
            result = run(constants)
        except (DependsOnValues, OutsideTensor) as error:
            last = error  # What is left of it with all of them says most.
            continue
        if warn:
            _warn(constants, warn, names)
        return result
    raise last
