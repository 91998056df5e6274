# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The whole export of one model file."""

import contextlib
import dataclasses
import itertools
import random
import sys
from unittest import mock

import torch
from torch._subclasses.fake_tensor import (
    DataDependentOutputException, DynamicOutputShapeException, FakeTensorMode,
)
from torch_mlir import ir

from ..common import emit, files, parallel, shapes
from ..common.errors import ExportError, Problems
from . import (
    batches, checkpoint, constants, data, decompositions, dropout, fixed, fx_fixups, precision, ranges, repeat,
    settled, states, trace, tree, turns, weights,
)
from .problems import Refused, to_linalg


def make_model(module, mode=None):
    """The model that `make_turns` builds."""
    return make_turns(module, mode)[0]


def make_turns(module, mode=None, settles=False):
    """Builds the model from a fixed seed; in a fake mode its tensors have no values. Returns it,
    after its first call if it `settles`, and its `Turn`s.
    """
    model, taken = _make(module, mode)
    if settles:
        settled.settle(module, model, taken, lambda: _make(module, mode))
    return model, taken


def _seed():
    """Seeds what models are made with: PyTorch's generator, Python's and, if it is there, NumPy's."""
    torch.manual_seed(0)
    random.seed(0)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(0)


def _become(tensor, other):
    """In place of `torch.utils.swap_tensors`, for tensors without values."""
    tensor.data = other.detach()
    tensor.fake_device = other.fake_device


def _making(mode):
    """In which model() is called. A module that is cast or moved, as by `.float()`, keeps its
    parameters in a fake mode, too: PyTorch would swap them for others, which the mode's own
    references to them forbid."""
    stack = contextlib.ExitStack()
    if mode:
        stack.enter_context(mock.patch.object(torch.utils, "swap_tensors", _become))
        stack.enter_context(mode)
    return stack


def _make(module, mode):
    if isinstance(module.model, torch.nn.Module):
        raise ExportError(
            "expected model to be a function that makes the module, got the module",
            "write 'def model(): return ...', which is called from the same seed each time",
        )
    _seed()
    with _making(mode):
        try:
            model = module.model()
        except (DataDependentOutputException, DynamicOutputShapeException) as error:
            raise ExportError(
                f"--no-init: model() reads values of tensors, which have none: {error}",
                "leave --no-init out",
            ) from error
        except ExportError:
            raise
        except Exception as error:
            raise files.user_error("model()", error) from error
    return turns.take(model)


def _check_made(module_tree, mode):
    """All states were made in the mode."""
    if any(getattr(state.tensor, "fake_mode", None) is not mode for state in module_tree.states):
        raise ExportError(
            "--no-init: expected model() to make all parameters and buffers, got some that "
            "were made before",
            "make them in model(), or leave --no-init out",
        )


def _input_entries(names, traced, inputs, demands):
    """Describes the ordinary inputs, by position; the seed, if used, is the last."""
    entries = [
        {"name": name, "position": i, "shape": list(value.shape),
         "dtype": emit.element_type(value.dtype)}
        for i, (name, value) in enumerate(zip(names, inputs, strict=True))
    ]
    for place, demand in demands.items():
        entries[place] |= demand.described()
    if ("seed",) in traced.inputs:
        entries.append({"name": "rng_seed", "position": len(inputs), "shape": [], "dtype": "i64"})
    return entries


def _repeats(batch, inputs):
    """Batches for which forward has to do the same: these twice, and one of another step.

    Made one by one, as forward may read what batch() leaves behind.
    """
    yield inputs
    yield inputs
    for step in (1, 0):
        try:
            other = batch(0, step)
        except Exception:
            continue  # there need be no batch of another step
        if shapes.shapes_of(other) == shapes.shapes_of(inputs):
            yield other
            return


@dataclasses.dataclass
class StepModule:
    """A step for inputs of one shape: its torch_mlir module with roles, what was traced,
    its inputs; and, if there is one, module and trace of its evaluation.
    """

    module: object
    traced: trace.Traced
    entries: list
    eval_module: object = None
    evaluated: trace.Traced = None

    def meanings(self):
        """What has to be alike in steps for inputs of all shapes."""
        traces = [each for each in (self.traced, self.evaluated) if each]
        return [(each.inputs, each.outputs, each.checkpointed) for each in traces]


def _lower(traced, module_tree, refused, warn=None, loss_scale=False, keeps_seed=False):
    """Lowers what was traced; returns (module, what is demanded of the inputs)."""
    fx_fixups.apply(traced, refused, warn, loss_scale, keeps_seed)
    demands = ranges.apply(traced, warn)
    constants.lift(traced, module_tree)
    fx_fixups.split_constants(traced.graph_module)
    return to_linalg(traced.graph_module.graph, refused), demands


def _trace_and_lower(trace_with, module_tree, repeats, warn, **options):
    """What `trace_with(repeats, warn, taken_apart)` traced, and `_lower` of it.

    What cannot be lowered is traced again, taken apart by PyTorch's own rules if it has some.
    """
    taken_apart, known = frozenset(), len(module_tree.constants)
    while True:
        refused = Refused()
        traced = trace_with(repeats, warn, taken_apart)
        try:
            return traced, *_lower(traced, module_tree, refused, warn, **options)
        except ExportError:
            more = taken_apart | decompositions.fallbacks(refused.targets)
            if more == taken_apart:
                raise
            # Once is enough to see what differs.
            taken_apart, repeats = more, tuple
            constants.drop(module_tree, known)


def _search(run, model, module_tree, inputs, repeats, warn, names):
    """`fixed.search` with the states of `model`, which a failed trace leaves as it was: of what
    forward does if it is told that it is exported, where that is PyTorch's way or the only one."""
    def search(told):
        def run_told(same):
            same.told = told
            return run(same)

        return fixed.search(
            run_told, inputs, repeats, warn, names, lambda: fixed.values_of_states(module_tree),
            lambda: states.attempt(model))

    try:
        return search(None)
    except repeat.NotAsEager as error:
        found = error
    try:
        return search(False)
    except ExportError as error:
        if warn:
            warn(f"{found.reason}; the step does that, as the other way is none: {error.reason}")
    return search(True)


def _evaluated(step, model, module_tree, inputs, structure, repeats, warn):
    """Adds the evaluation to `step`; returns what it demands of the inputs."""
    def run(same):
        def trace_with(repeats, warn, taken_apart):
            return trace.trace_eval(
                model, module_tree, inputs, structure, repeats, warn, taken_apart, same)

        return _trace_and_lower(trace_with, module_tree, repeats, warn)

    # Training has said what is constant.
    step.evaluated, step.eval_module, demands = _search(
        run, model, module_tree, inputs, repeats, None, ())
    if ("seed",) in step.evaluated.inputs and ("seed",) not in step.traced.inputs:
        raise ExportError(
            "not supported: random numbers in evaluation mode alone",
            "let the model draw some in training mode as well, or export without --eval",
        )
    return demands


def step_module(
    model, module_tree, batch, inputs, loss_scale=False, warn=None, evaluates=False
):
    """The `StepModule` for `inputs`, a batch of `batch`; with its evaluation if the model
    `evaluates`.
    """
    structure, names = batch.structure, batch.structure.names(model)

    def repeats():
        return _repeats(batch, inputs) if warn else ()

    def run(same):
        def trace_with(repeats, warn, taken_apart):
            return trace.trace(
                model, module_tree, inputs, structure, repeats, warn, taken_apart, constants=same)

        return _trace_and_lower(trace_with, module_tree, repeats, warn, loss_scale=loss_scale)

    traced, lowered, demands = _search(run, model, module_tree, inputs, repeats, warn, names)
    step = StepModule(lowered, traced, [])
    if evaluates:
        others = _evaluated(step, model, module_tree, inputs, structure, repeats, warn)
        demands = ranges.merged(demands, others)
    step.entries = _input_entries(names, traced, inputs, demands)
    if evaluates:
        emit.annotate(ir, step.eval_module, step.evaluated, module_tree.states, step.entries)
    emit.annotate(ir, lowered, traced, module_tree.states, step.entries)
    return step


def _give_all_constants(steps, module_tree, turns=("",)):
    """Gives each of `steps` the constants of those that were lowered later."""
    for step, turn in zip(steps, itertools.cycle(turns)):
        if step.evaluated and constants.lift(step.evaluated, module_tree):
            step.eval_module = to_linalg(step.evaluated.graph_module.graph, Refused())
            emit.annotate(
                ir, step.eval_module, step.evaluated, module_tree.states, step.entries)
        if constants.lift(step.traced, module_tree):
            step.module = to_linalg(step.traced.graph_module.graph, Refused())
            emit.annotate(
                ir, step.module, step.traced, module_tree.states, step.entries, turn)


def _turn_modules(model, module_tree, batch, inputs, taken, warn):
    """A `StepModule` for each of the turns `taken`, which have the same inputs."""
    steps, demands = [], {}
    def repeats():
        return _repeats(batch, inputs) if warn else ()

    for turn in taken:
        def run(same, turn=turn):
            return trace.trace(
                model, module_tree, inputs, batch.structure, repeats, warn, turn=turn,
                constants=same)

        traced = _search(
            run, model, module_tree, inputs, repeats, warn, batch.structure.names(turn.call))
        if traced.checkpointed:
            raise ExportError(
                f"not supported: activation checkpointing in step '{turn.name}', which takes turns",
                "call the module without checkpoint()",
            )
        steps.append(StepModule(None, traced, []))
    keeps_seed = any(fx_fixups.uses_seed(step.traced) for step in steps)
    for step in steps:
        step.module, others = _lower(
            step.traced, module_tree, Refused(), warn, keeps_seed=keeps_seed)
        demands = ranges.merged(demands, others)
    names = batch.structure.names(taken[0].call)
    for turn, step in zip(taken, steps, strict=True):
        step.entries = _input_entries(names, step.traced, inputs, demands)
        emit.annotate(ir, step.module, step.traced, module_tree.states, step.entries, turn.name)
    _give_all_constants(steps, module_tree, [turn.name for turn in taken])
    return steps


def _refuse_beside_turns(options, shaped):
    """Steps that take turns are exported in one way."""
    others = [("batches of several shapes", len(shaped) > 1), ("--eval", options.eval),
              ("--loss-scale", options.loss_scale),
              ("mixed precision", precision.parse(options).changes())]
    for what, is_there in others:
        if is_there:
            raise ExportError(
                f"not supported: {what} with steps that take turns", "leave one of the two out")


def _lower_turns(options, model, module_tree, batch, shaped, taken, warn):
    """`_turn_modules`, the functions of the later ones behind that of the first."""
    _refuse_beside_turns(options, shaped)
    steps = _turn_modules(model, module_tree, batch, shaped[0], taken, warn)
    later = [(f"step_{turn.name}", step.module) for turn, step in zip(taken, steps, strict=True)]
    shapes.append_functions(ir, steps[0].module, later[1:])
    # Inputs of one shape.
    return steps[:1]


def _lower_steps(options, model, module_tree, batch, shaped, warn, wrap):
    """`step_module` for each of the batches `shaped`, with the precision of the options."""
    computing = precision.computing(
        model, precision.parse(options), wrap if options.cast_unit_inputs else ())
    computing_tree = module_tree if computing is model else tree.build(computing)
    for state, computed in zip(module_tree.buffers, computing_tree.buffers, strict=True):
        state.tensor = computed.tensor
    steps, problems = [], Problems()
    for inputs in shaped:
        with problems.collected():
            steps.append(step_module(
                computing, computing_tree, batch, inputs, options.loss_scale, warn, options.eval))
    problems.check()
    _give_all_constants(steps, computing_tree)
    constants.take_over(module_tree, computing_tree)
    for state, computed in zip(module_tree.params, computing_tree.params, strict=True):
        state.has_gradient = computed.has_gradient
    shapes.check_alike(shaped, [step.meanings() for step in steps])
    functions = shapes.name_functions("step", [step.module for step in steps])[1:]
    if options.eval:
        functions += shapes.name_functions("evaluate", [step.eval_module for step in steps])
    shapes.append_functions(ir, steps[0].module, functions)
    return steps


def _write(options, module, module_tree, checked, place_weights):
    """Writes all but the step."""
    out = options.output
    out.mkdir(parents=True, exist_ok=True)
    if options.no_init:
        (out / "init.safetensors").unlink(missing_ok=True)
    else:
        place_weights()
    files.write_batches(out / "batches", checked, options, data.save)
    if hasattr(module, "write_beside"):
        module.write_beside(options, module_tree)


def run(options, module, versions, warn):
    """Exports `module`, what MODEL.py defines, to `options.output`, or only says whether it
    could; returns a line about it. A module that defines `write_beside` writes more there."""
    try:
        with contextlib.ExitStack() as stack:
            return _run(stack, options, module, versions, warn)
    except ExportError as error:
        if options.no_init or not settled.found_in(error):
            raise
        first = error
    try:
        with contextlib.ExitStack() as stack:
            line = _run(stack, options, module, versions, warn, settles=True)
    except ExportError as error:
        # Whatever it is, it does not settle.
        raise first if settled.found_in(error) else error
    warn(settled.NOTE)
    return line


def _run(stack, options, module, versions, warn, settles=False):
    """The same of a model as it is after its first call, if it `settles`; `stack` closes behind it."""
    mode = FakeTensorMode() if options.no_init else None
    model, taken = make_turns(module, mode, settles)
    if not model.training:
        warn("model() returns the model in evaluation mode, as from_pretrained() does: it is "
             "trained without dropout and with the statistics that it has; call train() on it "
             "unless that is meant")
    problems = Problems()
    tree.register_hidden_tensors(model, warn)
    with problems.collected():
        if options.checkpoint:
            checkpoint.mark(model, options.checkpoint)
    classes = {base.__name__ for m in model.modules() for base in type(m).__mro__}
    wrap = ()
    with problems.collected():
        wrap = files.wrap_names(module, classes)
    module_tree = tree.build(model)
    with problems.collected():
        parallel.mark(module, module_tree.root)
    with problems.collected():
        repeat.check_hooks(module_tree)
    with problems.collected():
        precision.check_params(module_tree)
    place_weights = stack.enter_context(weights.written(options, module_tree))
    with problems.collected():
        batch = batches.Batches(module)
        shaped = shapes.find_batches(batch, options.world, options.steps)
        if mode:
            _check_made(module_tree, mode)
            shaped = [tuple(mode.from_tensor(value) for value in inputs) for inputs in shaped]
        if taken[0].name:
            steps = _lower_turns(options, model, module_tree, batch, shaped, taken, warn)
        else:
            steps = _lower_steps(options, model, module_tree, batch, shaped, warn, wrap)
    if mode and module_tree.constants and not hasattr(module, "write_beside"):
        problems.add(ExportError(
            "--no-init: the step has large constants, which are written with the weights",
            "leave --no-init out, or compute them in forward"))
    problems.check()
    entries = [step.entries for step in steps]
    checkpointed = steps[0].traced.checkpointed
    for path in checkpointed:
        module_tree.root.find(path).checkpoint = True
    text = emit.text(steps[0].module, module_tree, files.module_name(options), checkpointed)

    def checked(rank, step):
        return batch.checked(entries, rank, step, dropout.rank_step_seed(rank, step))

    if options.check:
        return files.check_export(options, text, module_tree, checked)
    _write(options, module, module_tree, checked, place_weights)
    return files.write_model(options, text, module_tree, wrap, entries, versions, settles)
