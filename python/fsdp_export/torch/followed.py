# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values in a trace of what is made of constants alone: of `Constants`.

These are inputs that are always the same, tensors that are neither inputs nor states, such as
globals, or what a plain object or a cache of a function holds, and states that forward leaves alone.
"""

import contextlib
import dataclasses
from unittest import mock

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch._subclasses.functional_tensor import FunctionalTensor
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

from ..common.errors import ExportError
from . import recurrent, transforms
from .repeat import quote_line, user_line

aten = torch.ops.aten

# Values are followed up to so many elements: what follows from sizes are places of all pixels.
_FOLLOWED_ELEMENTS = 1 << 16

# What has the same values whatever those of the tensor are that it is made like.
_MADE_LIKE = frozenset((
    aten.full_like, aten.new_full, aten.new_ones, aten.new_zeros, aten.ones_like, aten.zeros_like))


class DependsOnValues(ExportError):
    """Shapes or control flow depend on the values of tensors."""


class OutsideTensor(ExportError):
    """Forward uses a tensor that is neither an input nor a state."""


@dataclasses.dataclass
class Constants:
    """Values of inputs that are always the same, lists by position; whether tensors from `outside`
    are constants; and those that were found, a description and the line that uses each, in order.
    Then values of `states`, tensors by path; and of those the ones that were `read`, by shapes or
    control flow, and the ones that were `written`. Whether what is no constant `picks` parts of
    tensors: places, and masks for them. Whether forward is `told` that it is exported if it asks;
    None: it is, as long as it does the same if it is not."""

    inputs: dict = dataclasses.field(default_factory=dict)
    outside: bool = False
    found: dict = dataclasses.field(default_factory=dict)
    states: dict = dataclasses.field(default_factory=dict)
    picks: bool = False
    read: set = dataclasses.field(default_factory=set)
    written: set = dataclasses.field(default_factory=set)
    told: bool | None = None


def constant(value):
    """A constant of a trace."""
    with _disable_current_modes(), torch.no_grad():
        dense = value.detach() if value.layout == torch.strided else value.detach().to_dense()
        copy = dense.resolve_conj().clone(memory_format=torch.contiguous_format)
    return aten.lift_fresh(copy)


def _has_no_value(tensor):
    return (
        isinstance(tensor, (FakeTensor, FunctionalTensor)) or torch._is_functional_tensor(tensor)
        or torch._C._functorch.is_functorch_wrapped_tensor(tensor))


def _storage(tensor):
    return tensor.untyped_storage().data_ptr()


def written(func, args, kwargs):
    """The tensors that a call writes to."""
    arguments = func._schema.arguments
    pairs = [*zip(arguments, args), *((a, kwargs[a.name]) for a in arguments if a.name in kwargs)]
    return [
        tensor for argument, value in pairs
        if argument.alias_info is not None and argument.alias_info.is_write
        for tensor in _pytree.tree_leaves(value) if isinstance(tensor, torch.Tensor)]


class _Followed(TorchDispatchMode):
    """Knows the values of what is made of constants alone, which tensors of a trace have not."""

    def __init__(self, constants):
        super().__init__()
        self._constants = constants
        self._values = {}  # By identity a tensor, which this keeps alive, and its value.
        self._outside = {}  # By identity a tensor from outside and the constant that it is.
        self._storages = set()  # Where these lie.
        self._states = {}  # By identity a tensor in place of a state, and its path.
        self._sources = {}  # By identity a tensor and the paths of what its value was made of.
        self.is_transformed = False

    def know_states(self, swapped):
        """What is in place of the states of the constants has their values."""
        for path, value in self._constants.states.items():
            tensor = swapped[path]
            self._states[id(tensor)] = path
            self._sources[id(tensor)] = frozenset([path])
            self._values[id(tensor)] = tensor, value

    def _states_at(self, value):
        """The paths of the states whose memory a value has."""
        place = _storage(value)
        return [
            path for path, state in self._constants.states.items() if _storage(state) == place]

    def note_replaced(self, states):
        """Notes which states have another value now: `states` are pairs of a path and a tensor."""
        for path, tensor in states:
            value = self._value(tensor)
            if path in self._constants.states and self._states.get(id(tensor)) != path and (
                    value is None or not torch.equal(value, self._constants.states[path])):
                self._constants.written.add(path)

    def _value(self, tensor):
        """The value of a tensor; None if it is not known."""
        known = self._values.get(id(tensor))
        if known is not None:
            return known[1]
        return None if _has_no_value(tensor) else tensor

    def knows(self, tensor):
        """Whether the value of a tensor is a constant."""
        return self._value(tensor) is not None

    def bring_in(self, tensor):
        """The constant that a tensor from outside is."""
        if _has_no_value(tensor) or not self._constants.outside:
            return tensor
        known = self._outside.get(id(tensor))
        if known is None:
            place = quote_line(user_line())
            what = f"{tensor.dtype} of shape {tuple(tensor.shape)}"
            if tensor.requires_grad:
                raise ExportError(
                    f"forward uses a tensor that requires a gradient and is no parameter of the "
                    f"model, {what}: {place}",
                    "make it an nn.Parameter of a module, and a list of modules an nn.ModuleList")
            self._constants.found[what, place] = True
            known = self._outside[id(tensor)] = tensor, constant(tensor)
            self._storages.add(_storage(tensor))
            self._values[id(known[1])] = known[1], tensor
        return known[1]

    def _check_written(self, func, args, kwargs):
        for tensor in written(func, args, kwargs):
            value = self._value(tensor)
            if value is not None:
                self._constants.written.update(self._states_at(value))
            if value is not None and _storage(value) in self._storages:
                raise ExportError(
                    "forward writes to a tensor that is neither an input nor registered in the "
                    f"module: {quote_line(user_line())}", "make it a buffer with register_buffer")

    def _forget(self, tensors):
        """Drops what shares memory with tensors that are written to."""
        changed = [self._values[id(t)][1] for t in tensors if id(t) in self._values]
        places = {_storage(value) for value in changed}
        self._values = {
            key: known for key, known in self._values.items() if _storage(known[1]) not in places}

    def _like(self, args):
        """The arguments of `_MADE_LIKE` with any values, where their elements are few."""
        like, *others = args
        if self._value(like) is not None or like.numel() > _FOLLOWED_ELEMENTS:
            return args
        with _disable_current_modes():
            return torch.empty_strided(like.shape, like.stride(), dtype=like.dtype), *others

    def _compute(self, func, args, kwargs):
        """What a call makes of values; None if some are not known."""
        if func.overloadpacket in _MADE_LIKE:
            args = self._like(args)
        tensors = [x for x in _pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor)]
        tags = func.tags
        unknown = any(self._value(x) is None for x in tensors)
        if func._schema.is_mutable and not unknown:
            # A state has its first value for one step alone.
            unknown = any(self._states_at(self._value(x)) for x in written(func, args, kwargs))
        if unknown or torch.Tag.nondeterministic_seeded in tags or func.namespace != "aten":
            if func._schema.is_mutable:
                self._forget(tensors)
            return None
        args, kwargs = _pytree.tree_map_only(torch.Tensor, self._value, (args, dict(kwargs)))
        if kwargs.get("device") is not None:
            kwargs["device"] = torch.device("cpu")
        with _disable_current_modes(), torch.no_grad():
            return func(*args, **kwargs)

    def _made_of(self, args, kwargs):
        """The paths of the states that arguments were made of."""
        tensors = _pytree.tree_leaves((args, kwargs))
        return frozenset().union(*(self._sources.get(id(x), ()) for x in tensors))

    def _read(self, tensor):
        """The value of a tensor that code reads."""
        value = self._value(tensor)
        if value is None:
            raise DependsOnValues(
                f"forward reads the values of a tensor, {quote_line(user_line())}",
                "compute it in batch(), or with PyTorch")
        self._constants.read.update(self._sources.get(id(tensor), ()))
        return value

    def array(self, tensor):
        """A copy of the value of a tensor for NumPy."""
        value = self._read(tensor)
        with _disable_current_modes():
            return value.clone().numpy()

    def packed(self, x, lengths, batch_first):
        """A packed sequence of known lengths."""
        data, counts = recurrent.pack(x, self._read(lengths), batch_first)
        with _disable_current_modes():
            return data, torch.tensor(counts)

    def counts(self, sizes):
        """What is said of the rows of steps, which have no values in a trace."""
        if not isinstance(sizes, torch.Tensor) or sizes.is_floating_point():
            return sizes  # Of what is not packed it is the state.
        return self._read(sizes)

    def positions(self, index):
        """An index with positions in place of masks whose values are known, also for backward."""
        found = []
        for each in index if isinstance(index, tuple) else (index,):
            is_mask = isinstance(each, torch.Tensor) and each.dtype == torch.bool and each.dim()
            value = self._value(each) if is_mask else None
            if value is None:
                found.append(each)
                continue
            self._constants.read.update(self._sources.get(id(each), ()))
            with _disable_current_modes():
                places = value.nonzero().unbind(1)
            found += map(constant, places)
        return tuple(found) if isinstance(index, tuple) or len(found) > 1 else found[0]

    def masked_select(self, input, mask):
        """What a mask selects of a tensor: of one whose value is known no more than that."""
        if not isinstance(mask, torch.Tensor) or not self.knows(mask):
            return torch.masked_select(input, mask)
        whole, mask = torch.broadcast_tensors(input, mask)
        return whole[self.positions(mask)]

    def _know(self, result, values, sources=frozenset()):
        pairs = zip(_pytree.tree_leaves(result), _pytree.tree_leaves(values), strict=True)
        for tensor, value in pairs:
            if isinstance(tensor, torch.Tensor) and (
                    value.numel() <= _FOLLOWED_ELEMENTS or _storage(value) in self._storages):
                self._values[id(tensor)] = (tensor, value)
                self._sources[id(tensor)] = sources
        return result

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if self.is_transformed:
            return func(*args, **kwargs)
        if func is not aten.lift_fresh.default:  # What `torch.tensor` makes.
            args, kwargs = _pytree.tree_map_only(torch.Tensor, self.bring_in, (args, kwargs))
        if func._schema.is_mutable:
            self._check_written(func, args, kwargs)
        values = self._compute(func, args, kwargs)
        if values is None:
            return func(*args, **kwargs)
        sources = self._made_of(args, kwargs)
        if func is aten._local_scalar_dense.default:
            self._constants.read.update(sources)
            return values
        if torch.Tag.dynamic_output_shape in func.tags:
            self._constants.read.update(sources)
            return self._know(
                _pytree.tree_map_only(torch.Tensor, constant, values), values, sources)
        return self._know(func(*args, **kwargs), values, sources)


# By name, as those of the class may be replaced by others.
_INDEXES = {
    "__getitem__": torch.Tensor.__getitem__, "__setitem__": torch.Tensor.__setitem__}

# Layers, which of packed sequences read how many rows each step has.
_TAKES_COUNTS = ("lstm", "gru", "rnn_tanh", "rnn_relu")


class _BroughtIn(TorchFunctionMode):
    """Brings tensors from outside in before autograd keeps them."""

    def __init__(self, followed):
        super().__init__()
        self._followed = followed

    def _bring_in(self, tensor):
        """What tensor there is in place of one that a transformed function uses."""
        is_wrapped = torch._C._functorch.is_functorch_wrapped_tensor(tensor)
        return tensor if is_wrapped else self._followed.bring_in(tensor)

    def __torch_function__(self, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        # Whether this is inside of `vmap` or another transform, whose tensors wrap others.
        self._followed.is_transformed = transforms.are_active()
        if self._followed.is_transformed:
            args, kwargs = _pytree.tree_map_only(torch.Tensor, self._bring_in, (args, kwargs))
            return function(*args, **kwargs)
        name = getattr(function, "__name__", None)
        if name in _TAKES_COUNTS:
            return function(args[0], self._followed.counts(args[1]), *args[2:], **kwargs)
        if name == "_pack_padded_sequence":
            return self._followed.packed(*args)
        if name == "_pad_packed_sequence":
            return recurrent.unpack(args[0], self._followed.counts(args[1]), *args[2:])
        args, kwargs = _pytree.tree_map_only(torch.Tensor, self._followed.bring_in, (args, kwargs))
        index_with = _INDEXES.get(name)
        if index_with and isinstance(args[0], torch.Tensor):
            tensor, index, *value = args
            return index_with(tensor, self._followed.positions(index), *value)
        if name == "masked_select":
            return self._followed.masked_select(*args, **kwargs)
        if function is torch.Tensor.tolist:
            return _to_list(*args)
        if function is torch.Tensor.numpy:
            return self._followed.array(*args)
        return function(*args, **kwargs)


def _holds_tensor(value):
    return isinstance(value, torch.Tensor) or (
        isinstance(value, (list, tuple)) and any(map(_holds_tensor, value)))


def _to_list(tensor):
    """`tolist` of a tensor of a trace, whose own looks below what is followed."""
    return tensor.item() if tensor.dim() == 0 else [_to_list(each) for each in tensor]


def _tensor(original):
    """`torch.tensor`, which reads the memory of tensors in a list; those of a trace have none."""
    def stacked(value):
        if isinstance(value, torch.Tensor):
            return value.detach()
        if _holds_tensor(value):
            return torch.stack([stacked(each) for each in value])
        return original(value)

    def tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        if isinstance(data, torch.Tensor) or not _holds_tensor(data):
            return original(
                data, dtype=dtype, device=device, requires_grad=requires_grad,
                pin_memory=pin_memory)
        result = stacked(data).to(device=device, dtype=dtype)
        return result.requires_grad_() if requires_grad else result

    return tensor


@contextlib.contextmanager
def following(constants, swapped):
    """The values of `Constants` are known, if there are any, by what this yields; `swapped` are the
    tensors in place of the states, by path."""
    with contextlib.ExitStack() as stack:
        if constants.inputs or constants.outside:
            stack.enter_context(mock.patch.object(torch, "tensor", _tensor(torch.tensor)))
            stack.enter_context(mock.patch.object(FunctionalTensor, "tolist", _to_list))
            known = stack.enter_context(_Followed(constants))
            known.know_states(swapped)
            stack.enter_context(_BroughtIn(known))
            yield known
        else:
            yield None
