# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batches of several shapes, each of which has a step of its own."""

from .errors import ExportError

MAX_SHAPES = 16


def _check_like(inputs, first, rank, step):
    if len(inputs) != len(first):
        raise ExportError(
            f"batch({rank}, {step}) has {len(inputs)} tensors, batch(0, 0) has {len(first)}",
            "every rank and step must have the same inputs",
        )
    for position, (value, other) in enumerate(zip(inputs, first, strict=True)):
        if value.ndim != other.ndim or value.dtype != other.dtype:
            raise ExportError(
                f"input {position} of batch({rank}, {step}) is {value.dtype} of shape "
                f"{tuple(value.shape)}, that of batch(0, 0) {other.dtype} of shape "
                f"{tuple(other.shape)}",
                "sizes may differ, numbers of dimensions and types may not",
            )


def find_batches(batch, world, steps):
    """A batch of each of the shapes that `batch(rank, step)` gives, in the order of steps."""
    first = None
    found = {}
    for step in range(max(steps, 1)):
        for rank in range(max(world, 1)):
            inputs = batch(rank, step)
            first = inputs if first is None else first
            _check_like(inputs, first, rank, step)
            found.setdefault(tuple(tuple(value.shape) for value in inputs), inputs)
            if len(found) > MAX_SHAPES:
                raise ExportError(
                    f"batch(rank, step) gives batches of more than {MAX_SHAPES} shapes",
                    "shapes are static, each has a step of its own: pad batches to a few sizes",
                )
    return list(found.values())


def shapes_of(inputs):
    return [list(value.shape) for value in inputs]


def check_alike(batches, descriptions):
    """Steps have the same inputs and results in other shapes; `descriptions` say of each
    what they are."""
    for inputs, description in zip(batches, descriptions, strict=True):
        if description != descriptions[0]:
            raise ExportError(
                f"the step for inputs of shapes {shapes_of(inputs)} has other parameters, "
                f"gradients, buffers or marks than that for {shapes_of(batches[0])}",
                "the model has to do the same with inputs of all shapes",
            )


def find_step(inputs, entries, rank, step):
    """The entries of the step that has the shapes of a batch."""
    found = shapes_of(inputs)
    for each in entries:
        if [entry["shape"] for entry in each][: len(found)] == found:
            return each
    raise ExportError(
        f"batch({rank}, {step}) gives shapes {found} now, and gave others before",
        "batch() has to depend on its arguments alone",
    )


def name_functions(base, modules):
    """Pairs modules with names, in the order of shapes: `step`, `step_1` and so on."""
    return [(f"{base}_{i}" if i else base, module) for i, module in enumerate(modules)]


def append_functions(ir, module, functions):
    """Appends the functions of other modules, which are paired with their new names.

    `ir` are the Python bindings that the modules belong to.
    """
    for name, other in functions:
        text = other.operation.get_asm(enable_debug_info=False)
        with module.context, ir.Location.unknown(module.context):
            copy = ir.Module.parse(text)
            function = copy.body.operations[0].operation
            function = function.clone(ip=ir.InsertionPoint(module.body))
            function.attributes["sym_name"] = ir.StringAttr.get(name)
