# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The whole export of one Flax NNX model file."""

import inspect
from importlib import metadata

from flax import nnx
from jaxlib.mlir import ir

from ..common import emit, files, shapes
from ..common.errors import ExportError
from . import data, lower, step, tree


def _input_entries(model, inputs):
    """Describes the inputs, by position."""
    parameters = inspect.signature(type(model).__call__).parameters
    names = [name for name in parameters if name != "self"]
    return [
        {"name": names[i] if i < len(names) else f"input{i}", "position": i,
         "shape": list(value.shape), "dtype": emit.element_type(value.dtype)}
        for i, value in enumerate(inputs)
    ]


def _lower_step(model, module_tree, inputs, entries):
    """The step for inputs of these shapes."""
    lowered = step.lower(model, module_tree, inputs)
    lower.to_linalg(lowered)
    emit.annotate(ir, lowered.module, lowered, module_tree.states, entries)
    return lowered


def run(options):
    """Exports `options.model` to `options.output`, or only says whether it could; returns a
    line about it."""
    module = files.load(options.model)
    try:
        model = module.model()
    except Exception as error:
        raise files.user_error("model()", error) from error
    if not isinstance(model, nnx.Module):
        raise ExportError(
            f"expected model() to return a flax.nnx.Module, got {type(model).__name__}"
        )
    classes = {base.__name__ for _, m in nnx.iter_modules(model) for base in type(m).__mro__}
    wrap = files.wrap_names(module, classes)
    module_tree = tree.build(model)
    batches = shapes.find_batches(
        lambda rank, step: data.example(module, rank, step), options.world, options.steps)
    entries = [_input_entries(model, inputs) for inputs in batches]
    steps = [_lower_step(model, module_tree, *each) for each in zip(batches, entries, strict=True)]
    shapes.check_alike(batches, [(step.inputs, step.outputs) for step in steps])
    functions = shapes.name_functions("step", [step.module for step in steps])
    shapes.append_functions(ir, steps[0].module, functions[1:])
    text = emit.text(steps[0].module, module_tree, files.module_name(options))

    def batch(rank, step):
        return data.checked_batch(module, entries, rank, step)

    if options.check:
        return files.check_export(options, text, module_tree, batch)
    out = options.output
    out.mkdir(parents=True, exist_ok=True)
    files.write_weights(out / "init.safetensors", module_tree, data.save)
    files.write_batches(out / "batches", batch, options, data.save)
    versions = {name: metadata.version(name) for name in ("jax", "flax", "safetensors")}
    return files.write_model(options, text, module_tree, wrap, entries, versions)
