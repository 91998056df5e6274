# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which calls of modules do the same, as a recording of forward shows.

Neither names nor classes of modules say so, only every operation between the beginning and the
end of a call, with its arguments. A call counts only if tensors enter it as states of its module
or as arguments, and leave it as results: whatever else it does, nobody sees.
"""

import contextlib
import dataclasses
from unittest import mock

import torch
from torch.nn.modules import module as torch_module
from torch.utils import _pytree

from . import followed, hashed, repeat, transforms, tree

# What is less is not worth it.
FEWEST_OPERATIONS, FEWEST_CALLS = 10, 3
_CONSTANTS = (type(None), bool, int, float, str, torch.dtype, torch.device)
# Gradients that are written here, and those of our operators.
_OWN, _OPERATORS = __package__, "GeneratedBackwardFor_fsdp_export_"
_HOOKS = (
    "_forward_hooks", "_forward_pre_hooks", "_backward_hooks", "_backward_pre_hooks")
_GLOBAL_HOOKS = tuple(f"_global{name}" for name in _HOOKS)


@dataclasses.dataclass
class Operation:
    """Beside its name and arguments: how they are nested, what decides about gradients, where
    it writes, and the number of its first result."""

    nested: object
    gradients: tuple
    written: frozenset
    first: int


@dataclasses.dataclass
class Call:
    """A call of a module: its arguments and results, the states that the module had, and the
    positions of its first operation, of the first number of a tensor and of the first draw of
    random numbers, and those behind it."""

    module: torch.nn.Module
    parent: object
    arguments: list
    given: object
    numbers: list
    states: dict
    start: int
    first: int
    drawn: int
    is_usual: bool
    results: list = None
    returned: object = None
    ends: list = None
    end: int = 0
    last: int = 0
    draws: int = 0

    def tensors(self):
        """The tensors that enter, each once, by their numbers."""
        entering = {number: tensor for number, tensor in self.states.values()}
        for number, value in zip(self.numbers, self.arguments, strict=True):
            if isinstance(value, torch.Tensor):
                entering[number] = value
        return entering

    def made(self):
        """The tensors among the results that are made inside, each once, by their numbers."""
        return {
            number: value for number, value in zip(self.ends, self.results, strict=True)
            if number is not None and self.first <= number < self.last}


def reached(call):
    """By the number of each tensor made in a call, the numbers of those that enter and get a
    gradient from it; None if that takes more than PyTorch's own rules."""
    leaves, edges = {}, {}
    for number, tensor in call.tensors().items():
        if tensor.requires_grad and tensor.is_leaf:
            leaves[id(tensor)] = number
        elif tensor.requires_grad:
            edges[tensor.grad_fn, tensor.output_nr] = number
    result = {
        number: _reached_from(tensor, leaves, edges) for number, tensor in call.made().items()}
    inside = all(found is not None and None not in found for found in result.values())
    return result if inside else None


def _is_written(node):
    """Whether somebody wrote this gradient: one of ours is what operations and their arguments
    say, as PyTorch's own are."""
    if not isinstance(node, torch.autograd.function.BackwardCFunction):
        return False
    owner = getattr(type(node), "_forward_cls", type(node))
    return not owner.__module__.startswith(_OWN) and not type(node).__name__.startswith(_OPERATORS)


def _reached_from(tensor, leaves, edges):
    """Where gradients go from a tensor, by the numbers of `leaves` and `edges`, with None for
    other leaves; None if somebody wrote a gradient on the way."""
    found, seen, left = set(), set(), [(tensor.grad_fn, tensor.output_nr)]
    while left:
        node, place = left.pop()
        if _is_written(node):
            return None
        if (node, place) in edges:
            found.add(edges[node, place])
        elif hasattr(node, "variable"):
            found.add(leaves.get(id(node.variable)))
        elif node is not None and node not in seen:
            seen.add(node)
            left.extend(node.next_functions)
    return found


def kind(tensor):
    """What operations may see of a tensor beside its values."""
    return (
        tensor.dtype, tuple(tensor.shape), tensor.stride(), tensor.device.type,
        tensor.requires_grad)


def storage(tensor):
    """Equal for tensors that share memory."""
    return tensor.untyped_storage()._cdata


def tables(module):
    """(path, tensor) of each state of a module and of those in it."""
    return ((path, table[name]) for path, table, name in tree.tables(module))


def _writes(func, args, kwargs):
    """The memory that an operation writes to."""
    if not func._schema.is_mutable:
        return frozenset()
    return frozenset(map(storage, followed.written(func, args, kwargs)))


class Recorder(repeat.Recorder):
    """Writes down the calls of the modules in `model`, a part of that of `step`, too."""

    def __init__(self, step, model):
        super().__init__()
        self._step = step
        self.seed = None  # Its number.
        self.operations = []
        self.modules = []
        # Whether forward asked for anything that shows in gradients alone.
        self.touches_gradients = False
        self.returned = ()
        self._known = {id(module) for module in model.modules()}
        self._open = [None]

    def note(self, func, args, kwargs, leaves, nested):
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        gradients = (torch.is_grad_enabled(), *(tensor.requires_grad for tensor in tensors))
        self.operations.append(
            Operation(nested, gradients, _writes(func, args, kwargs), len(self.kept)))

    def _begin(self, module, args, kwargs):
        leaves, nested = _pytree.tree_flatten((args, kwargs))
        usual = (
            torch.is_grad_enabled() and not torch.is_inference_mode_enabled()
            and not torch.is_autocast_enabled("cpu")
            and not transforms.are_active())
        states = {path: (self.numbers.get(id(t)), t) for path, t in tables(module)}
        call = Call(
            module, self._open[-1], leaves, nested, self.numbers_of(leaves), states,
            len(self.operations), len(self.kept), self._step.draws.calls, usual)
        self.modules.append(call)
        return call

    def numbers_of(self, leaves):
        return [
            self.numbers.get(id(leaf)) if isinstance(leaf, torch.Tensor) else None
            for leaf in leaves]

    def _finish(self, call, result):
        call.results, call.returned = _pytree.tree_flatten(result)
        call.ends = self.numbers_of(call.results)
        call.end, call.last = len(self.operations), len(self.kept)
        call.draws = self._step.draws.calls - call.drawn
        after = {path: id(tensor) for path, tensor in tables(call.module)}
        call.is_usual &= after == {path: id(t) for path, (_, t) in call.states.items()}

    @contextlib.contextmanager
    def noting(self):
        """Notes calls of modules, and what forward may do to gradients."""
        original = torch.nn.Module.__call__
        self.seed = len(self.kept) - 1  # The last input.

        def call_module(module, *args, **kwargs):
            if id(module) not in self._known:
                return original(module, *args, **kwargs)
            call = self._begin(module, args, kwargs)
            self._open.append(call)
            try:
                result = original(module, *args, **kwargs)
            finally:
                self._open.pop()
            self._finish(call, result)
            return result

        with mock.patch.object(torch.nn.Module, "__call__", call_module), self._watching():
            yield

    @contextlib.contextmanager
    def _watching(self):
        """Hooks on tensors and on what autograd saves leave no operation behind."""
        def watched(original):
            def run(*args, **kwargs):
                self.touches_gradients = True
                return original(*args, **kwargs)

            return run

        hooks = torch.autograd.graph.saved_tensors_hooks
        get = torch.Tensor.grad_fn.__get__
        with (
            mock.patch.object(
                torch.Tensor, "register_hook", watched(torch.Tensor.register_hook)),
            mock.patch.object(torch.Tensor, "grad_fn", property(watched(get)), create=True),
            mock.patch.object(hooks, "__enter__", watched(hooks.__enter__)),
        ):
            yield

    def finish(self, result):
        """Notes what the step returns."""
        self.returned = [t for t in _pytree.tree_leaves(result) if isinstance(t, torch.Tensor)]


class Finder:
    """Finds the calls of a recording that do the same."""

    def __init__(self, recorder):
        self._recorder = recorder
        self._last_use = self._last_uses()
        self._writes = [
            (position, operation.written)
            for position, operation in enumerate(recorder.operations) if operation.written]

    def _last_uses(self):
        """By the number of a tensor the position of the last operation that reads it."""
        uses = {}
        for position, (call, _) in enumerate(self._recorder.calls):
            for number in _numbers_in(call[1]):
                uses[number] = position
        behind = len(self._recorder.calls)
        return uses | dict.fromkeys(self._recorder.numbers_of(self._recorder.returned), behind)

    def groups(self):
        """Lists of calls that do the same, none inside of another of them."""
        recorder = self._recorder
        hooks = any(getattr(torch_module, name, None) for name in _GLOBAL_HOOKS)
        if recorder.touches_gradients or hooks or any(
                "fsdp_export.boundary" in call[0] for call, _ in recorder.calls):
            return []
        # A gradient that somebody wrote may look at what layers leave behind.
        if any(_reached_from(tensor, {}, {}) is None for tensor in recorder.returned):
            return []
        alike = {}
        for call in recorder.modules:
            if call.end - call.start >= FEWEST_OPERATIONS and self._is_closed(call):
                alike.setdefault(self.signature(call), []).append(call)
        chosen = {
            id(call): group for group in alike.values() if len(group) >= FEWEST_CALLS
            for call in group}
        found = {}
        for call in recorder.modules:
            if id(call) in chosen and not _is_inside(call, chosen):
                found.setdefault(id(chosen[id(call)]), []).append(call)
        return [group for group in found.values() if len(group) >= FEWEST_CALLS]

    def _is_closed(self, call):
        """Whether tensors enter as states and arguments alone, and leave as results alone."""
        return (
            call.is_usual and _is_plain(call.module) and _has_plain_values(call)
            and self._reads_what_enters(call) and self._writes_inside(call)
            and self._leaves_as_results(call) and reached(call) is not None)

    def _reads_what_enters(self, call):
        entering = call.tensors()
        if None in entering or len({id(t) for t in entering.values()}) != len(entering):
            return False
        for operation, _ in self._recorder.calls[call.start:call.end]:
            arguments = operation[1]
            if self._draw(operation) is not None:
                continue
            # A tensor without values that nobody has numbered.
            if any(isinstance(a, tuple) and a[0] == "new" and len(a) == 3 for a in arguments):
                return False
            if any(n < call.first and n not in entering for n in _numbers_in(arguments)):
                return False
        return True

    def _writes_inside(self, call):
        """Nothing that enters is written to inside, nor afterwards, nor is what leaves."""
        outside = {storage(tensor) for tensor in call.tensors().values()}
        made = [storage(tensor) for tensor in call.made().values()]
        if len(set(made)) != len(made) or outside & set(made):
            return False
        around = outside | set(made)
        return not any(
            written & (outside if position < call.end else around)
            for position, written in self._writes if position >= call.start)

    def _leaves_as_results(self, call):
        made = call.made()
        known = {*made, *call.numbers} - {None}
        for number, value in zip(call.ends, call.results, strict=True):
            if isinstance(value, torch.Tensor) and number not in known:
                return False
        return all(
            self._last_use.get(number, -1) < call.end
            for number in range(call.first, call.last) if number not in made)

    def signature(self, call):
        """Equal for calls that do the same."""
        entering = {number: place for place, number in enumerate(call.tensors())}

        def name(number):
            return ("given", entering[number]) if number < call.first else number - call.first

        def describe(number, value):
            if isinstance(value, torch.Tensor):
                return name(number), kind(value)
            return type(value).__name__, repr(value)

        operations = tuple(
            self._describe(position, name, call)
            for position in range(call.start, call.end))
        states = tuple((path, name(n), kind(t)) for path, (n, t) in call.states.items())
        return (
            states, str(call.given), str(call.returned), operations,
            tuple(map(describe, call.numbers, call.arguments)),
            tuple(map(describe, call.ends, call.results)), call.draws)

    def _draw(self, operation):
        """Which draw of random numbers an operation makes the key of; None if it makes none."""
        name, arguments = operation
        if name != "aten.add.Tensor" or arguments[0] != ("tensor", self._recorder.seed):
            return None
        number, rest = divmod(int(arguments[1]), hashed.STRIDE)
        return number if rest == 0 else None

    def _describe(self, position, name, call):
        operation, _ = self._recorder.calls[position]
        known, draw = self._recorder.operations[position], self._draw(operation)
        arguments = ("draw", draw - call.drawn) if draw is not None else tuple(
            ("tensor", name(a[1])) if is_number(a) else a for a in operation[1])
        return (
            operation[0], str(known.nested), known.gradients, known.first - call.first, arguments)


def is_number(argument):
    """Whether an argument of an operation is a tensor that has a number."""
    return isinstance(argument, tuple) and argument[0] == "tensor"


def _numbers_in(arguments):
    return [argument[1] for argument in arguments if is_number(argument)]


def _is_inside(call, chosen):
    while call.parent is not None:
        call = call.parent
        if id(call) in chosen:
            return True
    return False


def _is_plain(module):
    """Whether nothing but forward runs when a module is called."""
    return not any(
        getattr(inner, name) for inner in module.modules() for name in _HOOKS
    ) and not any(True for _ in tree.registered_lists(module))


def _has_plain_values(call):
    """Whether arguments and results are tensors and constants in plain containers."""
    def plain(nested):
        if nested.is_leaf():
            return True
        return nested.type in (tuple, list, dict) and all(map(plain, nested.children()))

    return all(
        isinstance(value, torch.Tensor) or type(value) in _CONSTANTS
        for value in (*call.arguments, *call.results)
    ) and plain(call.given) and plain(call.returned)
