# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a module to one joint forward and backward FX graph with known meaning."""

import contextlib
import dataclasses
import functools
import logging
import warnings
from unittest import mock

import torch
from torch._functorch.aot_autograd import aot_export_joint_with_descriptors
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.utils.stateless import _reparametrize_module

from ..common import files
from ..common.errors import ExportError
from . import (
    alike,
    batches,
    behind,
    checkpoint,
    checks,
    composites,
    counting,
    cross_entropy,
    ctc,
    decompositions,
    dropout,
    fixed,
    flexible,
    followed,
    generators,
    layers,
    least_squares,
    picked,
    problems,
    repeat,
    selecting,
    stamping,
    states,
    transforms,
    turns,
)
from . import tree as module_tree


class Step(torch.nn.Module):
    """Owns every state once and calls the model with them swapped in.

    This gives one argument and one summed gradient per tied weight. The model
    itself stays out of the submodules. The last input is the dropout seed. Results
    are the loss, the `metrics` beside it and the new values of the states `replaced`. What is in `constants`
    is the same each time. Code that asks is told that it is exported, as long as it
    `says_exporting`. Modules are called in the context `calling`, random numbers are `draws`.
    """

    def __init__(self, model, tree, structure, turn, constants=None):
        super().__init__()
        self.__dict__["model"] = model
        self.__dict__["turn"] = turn
        self.__dict__["structure"] = structure
        self.__dict__["constants"] = constants or followed.Constants()
        self.__dict__["calls"] = checkpoint.Calls()
        self.__dict__["replaced"] = []
        self.__dict__["metrics"] = []
        self.__dict__["says_exporting"] = self.constants.told is not False
        self.__dict__["calling"] = contextlib.nullcontext
        self.__dict__["draws"] = None
        self.__dict__["end_forward"] = lambda: None
        self.__dict__["paths"] = tree.step_map()
        self.__dict__["plain"] = module_tree.plain_attributes(model)
        self.__dict__["made"] = set()
        self.__dict__["complex"] = {
            i for i, state in enumerate(tree.states) if state.source is not None}
        index = {id(module_tree.own(state)): i for i, state in enumerate(tree.states)}
        self.__dict__["lists"] = [
            (vars(module), name, [index[id(tensor)] for tensor in tensors])
            for module, name, tensors in module_tree.registered_lists(model)
        ]
        for index, state in enumerate(tree.states):
            if state.is_param:
                self.register_parameter(f"s{index}", state.tensor)
            else:
                self.register_buffer(f"s{index}", state.tensor)

    @contextlib.contextmanager
    def _swapped_lists(self):
        """Brings the states into plain lists, which reparametrizing leaves alone."""
        old = [attributes[name] for attributes, name, _ in self.lists]
        for attributes, name, indices in self.lists:
            attributes[name] = [self._state(i) for i in indices]
        try:
            yield
        finally:
            for (attributes, name, _), value in zip(self.lists, old, strict=True):
                attributes[name] = value

    def _state(self, index):
        """The state as the model has it."""
        value = getattr(self, f"s{index}")
        return torch.view_as_complex(value) if index in self.complex else value

    @contextlib.contextmanager
    def conditions(self, seed):
        """What is replaced in PyTorch while a part of the model runs; yields its checkpointed
        `Calls`."""
        with contextlib.ExitStack() as stack:
            stack.enter_context(_exporting(self.says_exporting))
            stack.enter_context(mock.patch.object(torch.Tensor, "new", _new))
            stack.enter_context(layers.replaced())
            stack.enter_context(cross_entropy.replaced())
            stack.enter_context(ctc.replaced())
            stack.enter_context(counting.replaced())
            stack.enter_context(flexible.replaced())
            stack.enter_context(least_squares.replaced())
            stack.enter_context(generators.unset())
            stack.enter_context(transforms.PlainZeros())
            self.__dict__["draws"] = stack.enter_context(dropout.seeded(seed, self.turn.number))
            if torch.is_grad_enabled():
                yield stack.enter_context(checkpoint.recorded(self.model))
            else:
                stack.enter_context(checkpoint.disabled())
                yield checkpoint.Calls()

    def _check_read(self, copies, result, swapped):
        """What a step gives is read, as by what follows it."""
        given = [batches.find_loss(result), *batches.find_metrics(result).values()]
        for each in (*given, *(states.registered(self.model, path) for path in swapped)):
            if isinstance(each, torch.Tensor):
                copies.check(each)

    def forward(self, *inputs):
        states_of_step = [self._state(i) for i in range(len(self._parameters) + len(self._buffers))]
        swapped = {path: states_of_step[i] for path, i in self.paths.items()}
        with contextlib.ExitStack() as stack:
            stack.enter_context(_reparametrize_module(self.model, swapped))
            stack.enter_context(self._swapped_lists())
            stack.enter_context(repeat.refusing_hooks(swapped))
            if not self.constants.outside:
                stack.enter_context(module_tree.unread_sequences(self.model))
            # Here, as PyTorch's trace has its own way to call modules.
            stack.enter_context(self.calling())
            self.__dict__["calls"] = stack.enter_context(self.conditions(inputs[-1]))
            replaced = stack.enter_context(
                states.replaced(self.model, swapped, self.plain, self.made))
            selections = stack.enter_context(selecting.replaced())
            known = stack.enter_context(followed.following(self.constants, swapped))
            copies = None
            if self.constants.picks:
                copies = stack.enter_context(picked.replaced(known))
                selections.knows = known.knows
            given, differs = fixed.put(inputs[:-1], self.constants.inputs)
            result = self.structure.call_whole(self.turn.call, given)
            if copies:
                self._check_read(copies, result, swapped)
            if known:
                known.note_replaced(
                    (path, states.registered(self.model, path)) for path in swapped)
        self.end_forward()
        loss, metrics = batches.find_loss(result), batches.find_metrics(result)
        loss = _check_loss(loss)
        _check_replaced(replaced)
        self.__dict__["metrics"] = list(metrics)
        differs = selections.unlike(fixed.compared(self.constants, swapped, differs))
        loss = fixed.checked(loss, differs)
        # Figures for the log, through which no gradient goes.
        figures = [value.detach().to(torch.float32).clone() for value in metrics.values()]
        self.__dict__["replaced"] = [self.paths[path] for path in replaced]
        return (loss, *figures, *replaced.values())


def _check_loss(loss):
    way_out = "return the mean loss of the batch as a tensor without dimensions"
    if loss.dim() != 0:
        raise ExportError(
            f"expected forward to return a scalar loss, got a tensor of shape {tuple(loss.shape)}",
            way_out,
        )
    if not loss.is_floating_point():
        raise ExportError(f"expected a floating-point loss, got {loss.dtype}", way_out)
    # It is summed up and logged in one of these.
    return loss if loss.dtype == torch.float64 else loss.float()


def _check_replaced(replaced):
    for path, value in replaced.items():
        if value.is_complex():
            raise ExportError(
                f"not supported: forward replaces buffer '{path}' of complex numbers",
                "write to it in place, or hold real and imaginary parts as two real buffers",
            )


def _new(tensor, *sizes, device=None):
    """`Tensor.new`, whose own makes tensors that no trace knows."""
    if len(sizes) == 1 and isinstance(sizes[0], torch.Tensor):
        return sizes[0].detach()
    if len(sizes) == 1 and isinstance(sizes[0], torch.Size):
        sizes, = sizes
    elif len(sizes) == 1 and isinstance(sizes[0], (list, tuple)):
        return torch.tensor(sizes[0], dtype=tensor.dtype)
    return torch.empty(sizes or (0,), dtype=tensor.dtype)


@contextlib.contextmanager
def _exporting(says):
    """Answers code that asks whether it is exported as `torch.export` does, if it `says` so, and
    leaves out what only a profile would show."""
    flags = ("_is_compiling_flag", "_is_exporting_flag")
    with (
        mock.patch.multiple(torch.compiler, **dict.fromkeys(flags, says)),
        mock.patch.multiple(
            torch.autograd.profiler.record_function, __enter__=lambda self: self,
            __exit__=lambda *_: None),
    ):
        yield


@dataclasses.dataclass
class Traced:
    """The graph module and, by position, what its inputs and outputs are.

    `inputs` holds ("state", index), ("input", position), ("seed",) or
    ("tangent",); `outputs` holds ("new_value", index), ("loss",), ("metric", name),
    ("grad", index) or None for a result to drop. `checkpointed` are the paths of
    the modules that boundary marks name by index; so many calls of modules are `stamped`.
    """

    graph_module: torch.fx.GraphModule
    inputs: list
    outputs: list
    checkpointed: list
    stamped: int = 0


def _state_index(descriptor):
    return int(descriptor.target.removeprefix("s"))


def _input_meaning(node, seed_position):
    descriptor = node.meta["desc"]
    kind = type(descriptor).__name__
    if kind in ("ParamAOTInput", "BufferAOTInput"):
        return ("state", _state_index(descriptor))
    if kind == "PlainAOTInput":
        if descriptor.idx == seed_position:
            return ("seed",)
        return ("input", descriptor.idx)
    if kind == "TangentAOTInput":
        return ("tangent",)
    if kind == "ViewBaseAOTInput":
        raise ExportError(
            "forward writes to memory that several buffers or inputs share",
            "make each a tensor of its own: clone() all but one",
        )
    raise ExportError(f"the traced step has an input of unknown kind {kind}")


def _changed(node, source, step):
    """The error about a parameter or an input that forward writes to."""
    what = "an input"
    if type(source).__name__ == "ParamAOTInput":
        index = _state_index(source)
        path = next(path for path, state in step.paths.items() if state == index)
        what = f"parameter '{path}'"
    return ExportError(
        f"forward changes {what} in place{problems.where(node)}",
        "change buffers only, or work on a clone; what bounds parameters belongs behind the "
        "optimizer's step",
    )


def _output_meaning(node, descriptor, step):
    kind = type(descriptor).__name__
    if node is None or descriptor is None:
        return None
    if kind == "InputMutationAOTOutput":
        source = descriptor.mutated_input
        if type(source).__name__ == "BufferAOTInput":
            index = _state_index(source)
            # What was written to it is gone with it.
            return None if index in step.replaced else ("new_value", index)
        raise _changed(node, source, step)
    if kind == "PlainAOTOutput":
        metrics = [("metric", name) for name in step.metrics]
        replaced = [("new_value", state) for state in step.replaced]
        return [("loss",), *metrics, *replaced][descriptor.idx]
    if kind == "GradAOTOutput":
        if type(descriptor.grad_of).__name__ == "ParamAOTInput":
            return ("grad", _state_index(descriptor.grad_of))
        return None
    raise ExportError(f"the traced step has an output of unknown kind {kind}")


@contextlib.contextmanager
def _evaluating(model):
    """Brings `model` into evaluation mode, without gradients."""
    modes = [(module, module.training) for module in model.modules()]
    model.eval()
    try:
        with torch.no_grad():
            yield
    finally:
        for module, training in modes:
            module.training = training


def _graph(step, inputs, taken_apart, watch):
    """The graph of `step`: forward and backward, forward alone without gradients."""
    with watch.watching(), warnings.catch_warnings(), contextlib.ExitStack() as stack:
        # What is wrong in backward becomes one error.
        warnings.filterwarnings("ignore", "Error detected in ")
        stack.enter_context(sdpa_kernel(SDPBackend.MATH))
        stack.enter_context(problems.noted())
        stack.enter_context(composites.installed())
        joint = aot_export_joint_with_descriptors(
            stack, step, inputs, decompositions=decompositions.table(taken_apart)
        )
        return joint.graph_module


# Of errors of PyTorch about tensors that have no values while they are traced.
_ASKS_FOR_VALUES = (
    "DataDependent", "DynamicOutputShape", "data-dependent", "its data is not allocated yet",
    ".numpy() is not supported")


class _ForwardFailed(ExportError):
    """Forward raised something that has nothing to do with tensors without values."""


def _record_eager(step, inputs, warn):
    """What forward does if it is not told that it is exported, without checks of values; None if
    nobody can say, which is said."""
    step.__dict__["says_exporting"] = False
    try:
        with checks.LeftOut(None) as left_out:
            return left_out.run(lambda: repeat.record(
                step, repeat.fake_mode(step), inputs, repeat.Recorder()))
    except Exception as error:
        warn(
            "the step does what forward does if it is told that it is compiled; otherwise "
            + _trace_error(error).reason)
        return None
    finally:
        step.__dict__["says_exporting"] = True


def _as_eager(step, attempt, first):
    """The graph of what forward does if it is not told that it is exported, as some code takes
    another way then that was never tried; raises the error `first` if that fails alike."""
    step.__dict__["says_exporting"] = False
    try:
        return attempt()
    except Exception as error:
        found = _trace_error(error)
        raise (first if isinstance(found, _ForwardFailed) else found) from error


def _trace_error(error):
    """Turns a failure inside tracing into an ExportError with a way out."""
    cause = error
    while cause is not None:
        if isinstance(cause, ExportError):
            return cause
        cause = cause.__cause__ or cause.__context__
    text = str(error).strip().splitlines() or [type(error).__name__]
    name, kind = type(error).__name__, _ForwardFailed
    if any(word in f"{name}: {text[0]}" for word in _ASKS_FOR_VALUES):
        kind = followed.DependsOnValues
        way_out = (
            "shapes and control flow must not depend on tensor values: avoid item(), "
            "nonzero(), boolean indexing and 'if tensor'"
        )
    elif "convert all Tensors to FakeTensors" in text[0] and behind.reads_parameter(error):
        kind, name = ExportError, "Unsupported"
        text = ["backward() of a function of yours reads a parameter that it was not given"]
        way_out = (
            "hand what it needs to apply() and return a gradient for each; what computes parts of "
            "forward again to save memory is torch.utils.checkpoint, or fsdp_export --checkpoint"
        )
    elif "convert all Tensors to FakeTensors" in text[0]:
        kind = followed.OutsideTensor
        way_out = (
            "forward uses a tensor that is neither an input nor registered in the module, "
            "for example a global: make it a buffer with register_buffer"
        )
    elif "change requires_grad flags of leaf variables" in text[0]:
        text, name = ["forward sets requires_grad of a parameter or of what it has computed"], "Unsupported"
        way_out = (
            "call a module that is not to be trained by torch.func.functional_call with detach() of its "
            "parameters; losses that train different parameters are steps of their own (fsdp_export.Step)"
        )
    elif "mutating a non-functional tensor" in text[0]:
        kind, way_out = ExportError, behind.WAY_OUT
        text, name = ["a tensor is written to that is none of this run, or in backward"], "Unknown"
    elif "Mixing fake modes" in text[0]:  # One that another trace has left.
        kind = repeat.Unsettled
        way_out = "make the tensor a buffer, or let forward make it each time"
        text = ["forward keeps a tensor from one call to the next, and not in the module"]
        name = "Unsettled"
    else:
        way_out = "run the model eagerly first; --traceback shows where it failed"
    return kind(
        f"tracing the model failed: {name}: {text[0]}{files.user_place(error)}", way_out)


def _check_made(step, nodes, meanings):
    """What is made of parameters is not read before forward makes it."""
    read = {meaning for node, meaning in zip(nodes, meanings, strict=True) if node.users}
    for path, made_before in step.plain.items():
        if ("state", step.paths[path]) not in read:
            continue
        if path in step.made:
            raise states.with_gradient(path)
        if made_before:
            raise ExportError(
                f"attribute '{path}' was made of parameters with the model, and forward reads it",
                "make it in forward, so that gradients go through it in each step",
            )


def _trace(step, inputs, repeats, warn, taken_apart):
    """Traces `step` in the mode in which its model is."""
    seed = torch.zeros((), dtype=torch.int64)
    mode = repeat.fake_mode(step)

    def forward_again(recorder):
        try:
            again = repeat.record(step, mode, (*inputs, seed), repeat.Recorder())
        except Exception:  # What backward keeps is none that forward can read.
            return False
        return repeat.are_alike(recorder.calls, again)

    def checked_graph():
        recorder = alike.Recorder(step, step.model)
        watch = behind.Watch(step.model, step.paths, warn, lambda: forward_again(recorder))
        step.__dict__["end_forward"] = watch.end_forward
        asks = step.says_exporting and step.constants.told is None
        check = repeat.Check(
            step, ((*values, seed) for values in repeats()), recorder, warn,
            functools.partial(_record_eager, step) if asks else None)
        graph_module = error = None
        try:
            graph_module = stamping.graph(
                step, recorder, (*inputs, seed),
                lambda part, given: _graph(part, given, taken_apart, watch))
        except Exception as found:
            error = found
        # Whatever the trace came to, what differs each time comes first.
        check.finish()
        if error is not None:
            raise error
        return graph_module

    def attempt():
        with checks.LeftOut(warn) as left_out:
            return left_out.run(checked_graph)

    try:
        graph_module, stamped = attempt()
    except Exception as error:
        found = _trace_error(error)
        if not isinstance(found, _ForwardFailed):
            raise found from error
        graph_module, stamped = _as_eager(step, attempt, found)
    nodes = graph_module.graph.find_nodes(op="placeholder")
    meanings = [_input_meaning(node, len(inputs)) for node in nodes]
    _check_made(step, nodes, meanings)
    output = graph_module.graph.output_node()
    outputs = [
        _output_meaning(node, descriptor, step)
        for node, descriptor in zip(output.args[0], output.meta["desc"], strict=True)
    ]
    return Traced(graph_module, meanings, outputs, step.calls.paths, stamped)


def trace(
    model, tree, inputs, structure, repeats=tuple, warn=None, taken_apart=(), turn=None,
    constants=None,
):
    """Traces `model`, or what a `turn` calls, on example `inputs`, a tuple of tensors that lie
    in its arguments as `structure` says.

    On those of `repeats()`, further such tuples, forward has to do the same. The operations `taken_apart`,
    of `decompositions.fallbacks`, are replaced by simpler ones. `constants` are what is the
    same each time.
    """
    turn = turn or turns.Turn("", 0, model)
    if not any(state.tensor.requires_grad for state in tree.params):
        raise ExportError(
            "the model has no parameter with requires_grad = True", "there is nothing to train"
        )
    floats = [i for i, tensor in enumerate(inputs) if tensor.requires_grad]
    if floats:
        raise ExportError(f"input {floats[0]} requires a gradient", "detach it in batch()")
    # What it would print becomes one error.
    logging.getLogger("torch._subclasses.fake_tensor").setLevel(logging.CRITICAL)
    with turn.alone(tree.params):
        step = Step(model, tree, structure, turn, constants)
        traced = _trace(step, inputs, repeats, warn, taken_apart)
    if not any(meaning and meaning[0] == "grad" for meaning in traced.outputs):
        raise ExportError(
            (f"step '{turn.name}': " if turn.name else "")
            + "the loss depends on no parameter with requires_grad = True",
            "look for detach(), no_grad() or a loss computed from the inputs alone",
        )
    return traced


def trace_eval(
    model, tree, inputs, structure, repeats=tuple, warn=None, taken_apart=(), constants=None
):
    """Traces the forward pass alone, of `model` in evaluation mode; arguments as above.

    What it changes is dropped: an evaluation changes no state.
    """
    with _evaluating(model):
        step = Step(model, tree, structure, turns.Turn("", 0, model), constants)
        traced = _trace(step, inputs, repeats, warn, taken_apart)
    traced.outputs = [
        meaning if meaning and meaning[0] in ("loss", "metric") else None
        for meaning in traced.outputs
    ]
    return traced
