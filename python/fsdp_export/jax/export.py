# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The whole export of one model file."""

import sys
from importlib import metadata

from jaxlib.mlir import ir

from ..common import emit, files, parallel, shapes
from ..common.errors import ExportError
from . import constants, data, lower, models, step


def _input_entries(names, inputs):
    """Describes the inputs, by position."""
    return [
        {"name": names[i] if i < len(names) else f"input{i}", "position": i,
         "shape": list(value.shape), "dtype": emit.element_type(value.dtype)}
        for i, value in enumerate(inputs)
    ]


def _lower_steps(model, batches, entries, dialect):
    """The steps for inputs of these shapes."""
    steps = [step.lower(model, inputs, dialect) for inputs in batches]
    for each in steps:
        lower.lower(each, dialect)
    constants.lift(steps, model.tree)
    for each, inputs in zip(steps, entries, strict=True):
        lower.verify(each, dialect)
        emit.annotate(ir, each.module, each, model.tree.states, inputs)
    return steps


def read(path):
    """The module of MODEL.py, and its model."""
    module = files.load(path)
    try:
        made = module.model()
    except Exception as error:
        raise files.user_error("model()", error) from error
    try:
        return module, models.read(
            made, data.given(module), getattr(module, "TRAINED", None))
    except ExportError:
        raise
    except Exception as error:
        raise files.user_error("reading what model() has returned", error) from error


def run(options):
    """Exports `options.model` to `options.output`, or only says whether it could; returns a
    line about it."""
    module, model = read(options.model)
    wrap = files.wrap_names(module, model.classes)
    parallel.mark(module, model.tree.root)
    batches = shapes.find_batches(
        lambda rank, step: data.example(module, rank, step), options.world, options.steps)
    entries = [_input_entries(model.names, inputs) for inputs in batches]
    steps = _lower_steps(model, batches, entries, options.dialect)
    for note in model.notes:
        print(f"warning: {note}", file=sys.stderr)
    shapes.check_alike(batches, [(step.inputs, step.outputs) for step in steps])
    functions = shapes.name_functions("step", [step.module for step in steps])
    shapes.append_functions(ir, steps[0].module, functions[1:])
    text = emit.text(
        steps[0].module, model.tree, files.module_name(options),
        generic=options.dialect == "stablehlo")

    def batch(rank, step):
        return data.checked_batch(module, entries, rank, step)

    if options.check:
        return files.check_export(options, text, model.tree, batch)
    out = options.output
    out.mkdir(parents=True, exist_ok=True)
    files.write_weights(out / "init.safetensors", model.tree, data.save)
    files.write_batches(out / "batches", batch, options, data.save)
    versions = {name: metadata.version(name) for name in ("jax", "flax", "safetensors")}
    return files.write_model(options, text, model.tree, wrap, entries, versions)
