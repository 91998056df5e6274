# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of modules that do the same are traced once, and stamped out.

PyTorch's joint trace, which takes nearly all the time of an export, sees one operation for each
of them in forward and one in backward. What they stand for is traced once, on its own, and put in
their places. That what is put there is what would have been traced, three recordings say: of
forward, in which the calls do the same (`alike`), of the one that is traced, alone, and of
forward with the stamps, around which nothing differs.
"""

import contextlib
import dataclasses
import itertools
import logging
import operator
from unittest import mock

import torch
from torch.nn.utils.stateless import _reparametrize_module
from torch.utils import _pytree

from . import alike, hashed, repeat
from . import tree as module_tree

aten = torch.ops.aten

_library = torch.library.Library("fsdp_export", "FRAGMENT")
_library.define("stamp(Tensor[] entering, int number) -> Tensor[]")
_library.define("stamp_backward(Tensor[] gradients, int[] places, int number) -> Tensor[]")

# By number, which is never used twice as PyTorch keeps what operations return.
_STAMPS = {}
_numbers = itertools.count()
_log = logging.getLogger(__name__)


class Differs(Exception):
    """Something is not as it was in the recording."""


@dataclasses.dataclass
class Stamp:
    """A call that is stamped, and the `first` of those that do the same, which is traced; and by
    the numbers of what the call makes, which of what enters it gets a gradient."""

    call: alike.Call
    first: alike.Call
    reached: dict
    number: int = dataclasses.field(default_factory=lambda: next(_numbers))

    def __post_init__(self):
        self.entering = list(self.call.tensors())
        self.made = list(self.call.made().values())
        self.sources = [
            [self.entering.index(n) for n in sorted(self.reached[number])]
            for number in self.call.made()]

    def trained(self, places):
        """The places of what gets a gradient if results at these places have one."""
        return sorted({source for place in places for source in self.sources[place]})

    def _place(self, number):
        """Whether a result is made, and which it is of what is made or what enters."""
        made = list(self.call.made())
        return (True, made.index(number)) if number in made else (
            False, self.entering.index(number))

    def given(self, args, kwargs):
        """The tensors that enter, if they are what entered when the call was recorded."""
        leaves, nested = _pytree.tree_flatten((args, kwargs))
        if nested != self.call.given:
            raise Differs
        states, tensors = dict(alike.tables(self.call.module)), {}
        numbered = [(number, states[path]) for path, (number, _) in self.call.states.items()]
        for number, leaf, before in zip(
                self.call.numbers, leaves, self.call.arguments, strict=True):
            if number is not None:
                numbered.append((number, leaf))
            elif type(leaf) is not type(before) or leaf != before:
                raise Differs
        for number, value in numbered:
            if tensors.setdefault(number, value) is not value:
                raise Differs
        for value, before in zip(tensors.values(), self.call.tensors().values(), strict=True):
            _check_like(value, before)
        return list(tensors.values())

    def result(self, entering, made):
        """What the call returns if it makes these tensors."""
        leaves = []
        for number, leaf in zip(self.call.ends, self.call.results, strict=True):
            if number is not None:
                is_made, place = self._place(number)
                leaf = made[place] if is_made else entering[place]
            leaves.append(leaf)
        return _pytree.tree_unflatten(leaves, self.call.returned)


def _check_like(value, before):
    if not isinstance(value, torch.Tensor) or (
            value.dtype, value.shape, value.requires_grad) != (
            before.dtype, before.shape, before.requires_grad):
        raise Differs


def _like(tensors):
    return [
        torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device=t.device) for t in tensors]


@torch.library.register_fake("fsdp_export::stamp", lib=_library)
def _(entering, number):
    return _like(_STAMPS[number].made)


@torch.library.register_fake("fsdp_export::stamp_backward", lib=_library)
def _(gradients, places, number):
    stamp = _STAMPS[number]
    entering = list(stamp.call.tensors().values())
    return _like(entering[place] for place in stamp.trained(places))


class _Stamped(torch.autograd.Function):
    """A call with its gradient."""

    @staticmethod
    def forward(ctx, number, *entering):
        ctx.number = number
        ctx.set_materialize_grads(False)
        made = torch.ops.fsdp_export.stamp(entering, number)
        ctx.mark_non_differentiable(*(
            value for value, before in zip(made, _STAMPS[number].made, strict=True)
            if not before.requires_grad))
        return tuple(made)

    @staticmethod
    def backward(ctx, *gradients):
        if torch.is_grad_enabled():
            raise Differs  # Gradients of gradients go through what it stands for.
        stamp = _STAMPS[ctx.number]
        places = [place for place, each in enumerate(gradients) if each is not None]
        result = [None] * len(stamp.entering)
        if places:
            found = torch.ops.fsdp_export.stamp_backward(
                [gradients[place] for place in places], places, ctx.number)
            for place, gradient in zip(stamp.trained(places), found, strict=True):
                result[place] = gradient
        return None, *result


class Plan:
    """The calls of modules in one forward pass, in order, and those of them that are stamped."""

    def __init__(self, step, recorder, groups):
        self.step = step
        self.recorder = recorder
        self.stamps = {
            id(call): Stamp(call, group[0], alike.reached(call))
            for group in groups for call in group}
        inside, self._calls = set(), []
        for call in recorder.modules:
            if id(call.parent) in inside or id(call.parent) in self.stamps:
                inside.add(id(call))
            else:
                self._calls.append(call)

    @contextlib.contextmanager
    def _calling(self):
        """Stamps calls of one forward pass."""
        original, known = torch.nn.Module.__call__, {id(m) for m in self.step.model.modules()}
        left = list(reversed(self._calls))

        def call_module(module, *args, **kwargs):
            if id(module) not in known:
                return original(module, *args, **kwargs)
            if not left or left[-1].module is not module:
                raise Differs
            stamp = self.stamps.get(id(left[-1]))
            entering = stamp and stamp.given(args, kwargs)
            if stamp and self.step.draws.calls != stamp.call.drawn:
                raise Differs
            left.pop()
            if stamp is None:
                return original(module, *args, **kwargs)
            self.step.draws.calls += stamp.call.draws
            return stamp.result(entering, _Stamped.apply(stamp.number, *entering))

        with mock.patch.object(torch.nn.Module, "__call__", call_module):
            yield
        if left:
            raise Differs

    @contextlib.contextmanager
    def stamping(self):
        """Stamps calls while forward runs."""
        stamps = {stamp.number: stamp for stamp in self.stamps.values()}
        self.step.__dict__["calling"] = self._calling
        try:
            with mock.patch.dict(_STAMPS, stamps):
                yield
        finally:
            self.step.__dict__["calling"] = contextlib.nullcontext


class Body(torch.nn.Module):
    """A call on its own: from the tensors that enter to those that are made, of which those at
    the places `wanted` get a gradient."""

    def __init__(self, step, stamp, wanted):
        super().__init__()
        self.__dict__["_step"] = step
        self.__dict__["_call"] = stamp.first
        self.__dict__["_wanted"] = wanted

    def forward(self, *inputs):
        call, places = self._call, {}
        for number in call.tensors():
            places[number] = inputs[len(places)]
        states = {path: places[number] for path, (number, _) in call.states.items()}
        leaves = [
            value if number is None else places[number]
            for number, value in zip(call.numbers, call.arguments, strict=True)]
        args, kwargs = _pytree.tree_unflatten(leaves, call.given)
        with self._step.conditions(inputs[-1]), _reparametrize_module(call.module, states):
            self._step.draws.calls = call.drawn
            with module_tree.unread_sequences(call.module):
                results = _pytree.tree_leaves(call.module(*args, **kwargs))
        made = dict(zip(call.ends, results, strict=True))
        return tuple(
            # A copy is no view, which would get its gradient as that of what it is a view of.
            (made[number] if place in self._wanted else made[number].detach()).clone()
            for place, number in enumerate(call.made()))


class _Pieces:
    """What is put in the place of a stamp: the graph of a `Body`."""

    def __init__(self, graph_module, stamp, wanted):
        self._module, self._wanted = graph_module, wanted
        self._output = graph_module.graph.output_node()
        self.made = [None] * len(stamp.made)
        self.gradients = [None] * len(stamp.entering)
        for node, what in zip(self._output.args[0], self._output.meta["desc"], strict=True):
            self._note(node, what)
        self._check(stamp)
        self._output.args = ((*self.made, *(node for node in self.gradients if node)),)
        graph_module.graph.eliminate_dead_code()

    def _note(self, node, what):
        kind = type(what).__name__
        if kind == "PlainAOTOutput":
            # The copy that `Body` makes.
            is_copy = node.target is aten.clone.default
            self.made[what.idx] = node.args[0] if is_copy else node
        elif kind == "GradAOTOutput":
            self.gradients[what.grad_of.idx] = node
        elif what is not None:
            raise Differs

    def _check(self, stamp):
        trained = stamp.trained(self._wanted)
        if [i for i, node in enumerate(self.gradients) if node is not None] != trained:
            raise Differs
        for node, before in zip(self.made, stamp.made, strict=True):
            value = node.meta["val"]
            if (value.dtype, value.shape) != (before.dtype, before.shape):
                raise Differs

    def _inputs(self, seed, forward, backward):
        """By the placeholders what takes their places."""
        known = {}
        for node in self._module.graph.find_nodes(op="placeholder"):
            what = node.meta["desc"]
            _check_readers(node)
            if type(what).__name__ == "TangentAOTInput":
                known[node] = backward.args[0][self._wanted.index(what.output.idx)]
            elif what.idx < len(forward.args[0]):
                known[node] = forward.args[0][what.idx]
            else:
                known[node] = seed
        return known

    def put(self, graph_module, stamp, forward, backward):
        """Copies the operations to where these two of a stamp are in another graph."""
        graph = graph_module.graph
        seed = _seed(graph)
        known = self._inputs(seed, forward, backward)
        for node in self._module.graph.nodes:
            if node.op in ("placeholder", "output"):
                continue
            is_backward = node.meta.get("partitioner_tag") == "is_backward"
            place = backward if is_backward else forward
            with graph.inserting_before(place):
                copy = known[node] = self._copy(graph_module, node, known, place)
            if seed in copy.all_input_nodes:
                _draw_anew(copy, stamp)
        _replace(forward, [known[node] for node in self.made])
        if backward is not None:
            _replace(backward, [known[node] for node in self.gradients if node is not None])

    def _copy(self, graph_module, node, known, place):
        copy = graph_module.graph.node_copy(node, known.__getitem__)
        if node.op == "get_attr":
            copy.target = f"_stamped_{id(self)}_{node.target}"
            setattr(graph_module, copy.target, getattr(self._module, node.target))
        elif node.op != "call_function":
            raise Differs
        copy.meta["seq_nr"] = id(self), node.meta.get("seq_nr")
        copy.meta["place"] = node.meta.get("place") or place.meta.get("place")
        return copy


def _seed(graph):
    """The seed, the last input of a step."""
    plain = [
        node for node in graph.find_nodes(op="placeholder")
        if type(node.meta["desc"]).__name__ == "PlainAOTInput"]
    return max(plain, key=lambda node: node.meta["desc"].idx)


def _draw_anew(node, stamp):
    """Makes the key of a draw of the first call that of a draw of this one."""
    if node.target is not aten.add.Tensor or type(node.args[1]) is not int:
        raise Differs
    behind = stamp.call.drawn - stamp.first.drawn
    node.args = node.args[0], node.args[1] + behind * hashed.STRIDE


def _check_readers(node):
    """Nothing reads a value by its steps through memory, which may be others where it is put."""
    if any(reader.target is aten.as_strided.default for reader in node.users):
        raise Differs


def _replace(node, values):
    """Has whoever reads results of an operation read these values."""
    for user in list(node.users):
        if user.target is not operator.getitem:
            raise Differs
        _check_readers(user)
        user.replace_all_uses_with(values[user.args[1]])
        node.graph.erase_node(user)
    node.graph.erase_node(node)


def _expand(graph_module, plan, trace):
    """Puts in the places of stamps what `trace` makes of their bodies."""
    stamps = {stamp.number: stamp for stamp in plan.stamps.values()}
    graph, pieces = graph_module.graph, {}
    ops = torch.ops.fsdp_export
    backward = {node.args[2]: node for node in graph.find_nodes(
        op="call_function", target=ops.stamp_backward.default)}
    for node in graph.find_nodes(op="call_function", target=ops.stamp.default):
        stamp, back = stamps[node.args[1]], backward.pop(node.args[1], None)
        wanted = tuple(back.args[1]) if back is not None else ()
        key = id(stamp.first), wanted
        if key not in pieces:
            body = Body(plan.step, stamp, wanted)
            made = trace(body, _inputs(stamp, [each.meta["val"] for each in node.args[0]]))
            pieces[key] = _Pieces(made, stamp, wanted)
        pieces[key].put(graph_module, stamp, node, back)
    if backward:
        raise Differs
    graph.eliminate_dead_code()


def _inputs(stamp, values):
    """Inputs of a `Body` like these values, and a seed."""
    mode = values[0].fake_mode
    with mode:
        inputs = [
            value.detach().requires_grad_(tensor.requires_grad)
            for value, tensor in zip(values, stamp.call.tensors().values(), strict=True)]
        return *inputs, torch.zeros((), dtype=torch.int64)


def _outline(recorder, begins):
    """The operations of a recording around calls that begin at positions, those of stamps in
    their places, with tensors numbered as they come."""
    calls, operations, result = recorder.calls, recorder.operations, []
    names = dict(enumerate(range(operations[0].first)))
    firsts = [*(op.first for op in operations), len(recorder.kept)]
    position = 0
    while position < len(calls):
        (name, arguments), _ = calls[position]
        arguments = [("tensor", names[a[1]]) if alike.is_number(a) else a for a in arguments]
        made = range(*firsts[position:position + 2])
        stamp = begins.get(position)
        if stamp:
            entering = [("tensor", names[number]) for number in stamp.entering]
            result.append(("stamp", *entering, str(stamp.number)))
            made, position = stamp.call.made(), stamp.call.end
        else:
            op = operations[position]
            result.append(("stamp", *arguments) if name == "fsdp_export.stamp.default" else (
                name, arguments, str(op.nested), op.gradients))
            position += 1
        names.update((number, len(names) + i) for i, number in enumerate(made))
    return result, [names.get(number) for number in recorder.numbers_of(recorder.returned)]


def _is_alike_alone(step, stamp, finder):
    """Whether a call does the same on its own."""
    mode = repeat.fake_mode(step)
    with mode:
        inputs = [
            torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype)
            .requires_grad_(tensor.requires_grad) for tensor in stamp.call.tensors().values()]
        inputs.append(torch.zeros((), dtype=torch.int64))
    recorder = alike.Recorder(step, stamp.call.module)
    repeat.record(Body(step, stamp, ()), mode, inputs, recorder)
    return alike.Finder(recorder).signature(recorder.modules[0]) == finder.signature(stamp.call)


def _is_alike_around(plan, inputs):
    """Whether forward does the same around stamps as around what they stand for."""
    begins = {stamp.call.start: stamp for stamp in plan.stamps.values()}
    recorder = alike.Recorder(plan.step, plan.step.model)
    with plan.stamping():
        repeat.record(plan.step, repeat.fake_mode(plan.step), inputs, recorder)
    return _outline(recorder, {}) == _outline(plan.recorder, begins)


def plan(step, recorder, inputs):
    """A `Plan` for what was recorded; None if there is nothing to stamp."""
    constant = step.constants.inputs or step.constants.outside
    if not recorder.calls or not torch.is_grad_enabled() or constant or step.turn.name:
        return None
    finder = alike.Finder(recorder)
    made = Plan(step, recorder, finder.groups())
    firsts = [stamp for stamp in made.stamps.values() if stamp.call is stamp.first]
    if not firsts or not all(_is_alike_alone(step, stamp, finder) for stamp in firsts):
        return None
    return made if _is_alike_around(made, inputs) else None


def graph(step, recorder, inputs, trace):
    """What `trace(step, inputs)` returns, with calls stamped that do the same in what `recorder`
    wrote down, and the number of these calls."""
    try:
        planned = plan(step, recorder, inputs)
        if planned is not None:
            with planned.stamping():
                graph_module = trace(step, inputs)
            _expand(graph_module, planned, trace)
            return graph_module, len(planned.stamps)
    except Exception:
        # If it is not for the stamps, it comes again.
        _log.debug("calls are not stamped", exc_info=True)
    return trace(step, inputs), 0
