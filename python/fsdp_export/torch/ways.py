# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Both ways of an `if` whose test is a tensor without a value, in a trace.

Each is computed from the same beginning; names, and tensors that one of them writes to, have then
what the test says. Gradients that leave a way which is not taken are zero, whatever was computed
there. The source that calls this is made by `branches`.
"""

import collections
import contextlib
import os
import pathlib
import sys
import types
from unittest import mock

import torch
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode

from . import followed
from .copies import memory
from .followed import DependsOnValues
from .repeat import quote_line, user_line
from .selected import Selected

_WAY_OUT = "compute both ways, and choose by torch.where"
# In-place methods that change no value, or none that a gradient goes through.
_NO_WRITES = frozenset(("requires_grad_", "retain_grad_", "share_memory_"))
_AUGMENTED = frozenset(
    f"__i{name}__" for name in "add sub mul truediv floordiv mod pow and or xor lshift rshift".split())

# Objects whose attributes nobody looks at, or, of modules, by other means.
_FIXED = (
    torch.Tensor, torch.nn.Module, type, types.ModuleType, types.FunctionType, types.MethodType)

# What gives numbers of Python, and the types whose tensors compute as these do.
_READS = torch.Tensor.item, torch.Tensor.tolist
_AS_PYTHON = torch.bool, torch.int32, torch.int64, torch.float32, torch.float64

_PYTHON_ASKS = "__bool__", "__int__", "__float__", "__index__", "__complex__", "__format__"
_TORCH = f"{pathlib.Path(torch.__file__).parent}{os.sep}"
_OF_ALL_MODULES = frozenset(vars(torch.nn.Module()))

_current = None


class _Unbound:
    """The value of a name that has none."""


_UNBOUND = _Unbound()


class Either:
    """What a name has that is something else on each way, and no tensors that are alike."""

    def __init__(self, place):
        self._place = place

    def _refuse(self):
        raise DependsOnValues(
            "not supported: a name has values of two kinds after a test of a tensor, "
            f"{quote_line(self._place)}, and is read", _WAY_OUT)

    def __getattr__(self, name):
        return self._refuse()

    @property
    def __class__(self):
        """Not even its type is known."""
        return self._refuse()

    @classmethod
    def __torch_function__(cls, function, types, args=(), kwargs=None):
        for each in _pytree.tree_leaves((args, kwargs)):
            if type(each) is Either:
                each._refuse()
        return NotImplemented


def _refusing(self, *_):
    return self._refuse()


for _name in ("bool call iter len getitem setitem contains add radd sub rsub mul rmul truediv rtruediv neg "
              "lt le gt ge eq ne float int index format str").split():
    setattr(Either, f"__{_name}__", _refusing)
Either.__hash__ = object.__hash__


def _content(value):
    """What an object has that may be changed, by identity; None of any other value."""
    if type(value) is Either:
        return None
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    if isinstance(value, (list, set, collections.deque)):
        return list(value)
    if isinstance(value, Selected):
        return [value._rows]
    if isinstance(value, _FIXED) or not hasattr(value, "__dict__"):
        return None
    return _content(vars(value))


def _same(one, other):
    return one is other or (one is not None and other is not None and len(one) == len(other) and all(
        a is b for a, b in zip(one, other)))


def _is_number(value):
    return isinstance(value, (bool, int, float))


def _are_alike(one, other):
    return isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor) and (
        one.shape == other.shape and one.dtype == other.dtype)


def _fits(number, tensor):
    """Whether a number may be in the place of a tensor: of one dimension it would have no shape."""
    return _is_number(number) and isinstance(tensor, torch.Tensor) and tensor.dim() == 0 and (
        tensor.is_floating_point() and type(number) is not bool
        or tensor.dtype == torch.bool and type(number) is bool
        or tensor.dtype in (torch.int32, torch.int64) and type(number) is int)


def _reads_itself():
    """Whether PyTorch reads a value for itself, in a check or as what Python asks for."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(_TORCH):
        if frame.f_code.co_filename == torch.__file__ or frame.f_code.co_name in _PYTHON_ASKS:
            return True
        frame = frame.f_back
    return False


def _writes(function, args, kwargs):
    """The tensors that a function of PyTorch is about to write to."""
    name = getattr(function, "__name__", "")
    is_write = name == "__setitem__" or name in _AUGMENTED or (
        name.endswith("_") and not name.endswith("__") and name not in _NO_WRITES)
    found = [args[0]] if is_write and args else []
    return [each for each in _pytree.tree_leaves((found, kwargs.get("out"))) if isinstance(each, torch.Tensor)]


def _memories(values):
    """The memory of tensors, by its number."""
    tensors = [leaf for leaf in _pytree.tree_leaves(values) if isinstance(leaf, torch.Tensor)]
    found = [memory(each) for each in tensors]
    return {own._cdata: own for own in found if own is not None}


def _is_whole(tensor):
    """Whether a tensor has all of its memory."""
    return tensor.is_contiguous() and tensor.numel() * tensor.element_size() == memory(tensor).nbytes()


class _Way:
    """One way: the tensors that are read here as those of the way, so that none has a gradient if
    it is not taken, and what was made on it."""

    def __init__(self, taken):
        self.taken = taken
        self.copies = {}  # Memory of what is read in place of others, by its number.
        self._read, self._made = {}, {}

    def made(self, values):
        for value in values:
            if isinstance(value, torch.Tensor):
                self._made[id(value)] = value

    def forget(self, storage):
        """Drops what was read of memory that is written to."""
        self._read = {
            key: pair for key, pair in self._read.items() if storage not in _memories(pair[0])}

    def read(self, tensor):
        """A tensor from outside whose gradient is zero if the way is not taken."""
        if id(tensor) in self._made or not tensor.requires_grad or not torch.is_grad_enabled():
            return tensor
        known = self._read.get(id(tensor))
        if known is None:
            known = self._read[id(tensor)] = tensor, torch.where(self.taken, tensor, tensor.detach())
            self.copies.update(_memories(known[1]))
        return known[1]


def _write(base, value):
    if base.is_leaf and base.requires_grad:
        with torch.no_grad():
            base.copy_(value)
    else:
        base.copy_(value)


class Both:
    """Both ways of a `test`: `names` read those that either gives values, `watched` all that either
    reads. `is_open` as long as both have to be taken."""

    def __init__(self, test, names, watched):
        self._ways = _current
        self.is_open = self._ways is not None and self._ways.asks(test)
        if not self.is_open:
            self._first = bool(test)
            return
        self.place = user_line()
        self._test = test.detach().reshape(()) != 0
        self._names, self._watched = names, watched
        self._before = self._values(names)
        self._containers = self._contents()
        # What is written to: the number of its memory, a tensor, what it was, and what the first way left.
        self._kept = []
        self._set = {}  # By module and name an attribute that is set: the module, and what it was.
        self.storages = {}  # Memory that is made here, by its number.
        self.way = _Way(self._test)
        self._first = None
        self._ways.enter(self)

    def takes(self, first):
        return self.is_open or self._first == first

    @staticmethod
    def _values(readers):
        values = []
        for reader in readers:
            try:
                values.append(reader())
            except NameError:
                values.append(_UNBOUND)
        return values

    def _contents(self):
        """What may change on a way and is no tensor: lists and such that names and modules have."""
        values = [*self._values(self._watched), *self._before, *self._ways.held.values()]
        return [(value, _content(value)) for value in values if _content(value) is not None]

    def _check(self):
        for value, content in self._containers:
            if not _same(_content(value), content):
                raise self.changes(f"a value of type {type(value).__name__}")

    def changes(self, what):
        """The error that something changes on one way."""
        return DependsOnValues(
            f"not supported: {what} changes on one way of a test of a tensor, "
            f"{quote_line(self.place)}", _WAY_OUT)

    def keep(self, base, before):
        """Notes what a tensor is `before` it is written to."""
        self._kept.append([memory(base)._cdata, base, before, before])

    def keeps(self, base):
        """Whether a tensor is kept, or made here. One that is detached is another one."""
        number = memory(base)._cdata
        return number in self.storages or any(
            own is base or number == other and _is_whole(own) and not (
                own.requires_grad or base.requires_grad)
            for other, own, *_ in self._kept)

    def keep_attribute(self, module, name, before):
        """Notes what an attribute is `before` it is set."""
        self._set.setdefault((id(module), name), [module, before, before])

    def covers(self, number):
        """Whether something of this memory is kept, or it is made here."""
        return number in self.storages or any(other == number for other, *_ in self._kept)

    def turn(self):
        """From the end of the first way to the beginning of the second: the values of the names."""
        with self._ways.left(self):
            self._first = self._values(self._names)
            self._check()
            self.way = _Way(~self._test)
            for (_, name), held in self._set.items():
                module, before, _ = held
                held[2] = getattr(module, name)
                setattr(module, name, before)
            for kept in self._kept:
                kept[3] = kept[1].clone()
            # What was kept first was before all writes, in parts of other tensors as well.
            for _, base, before, _ in reversed(self._kept):
                _write(base, self.way.read(before))
        return tuple(self._before)

    def close(self):
        """To the end of both: the values of the names."""
        self._ways.leave(self)
        second = self._values(self._names)
        self._check()
        for _, base, _, first in reversed(self._kept):
            _write(base, torch.where(self._test, first, base.clone()))
        for (_, name), (module, _, first) in self._set.items():
            setattr(module, name, self.merged(first, getattr(module, name)))
        self.is_open = False
        return tuple(map(self.merged, self._first, second))

    def _either(self, one, other):
        """A tensor that is one of two, and in PyTorch has the memory of one."""
        result = torch.where(self._test, one, other)
        for each in one, other:
            self._ways.copies.join(each, result, "what a name has after a test of a tensor")
        return result

    def merged(self, one, other):
        """A value if the test is true, else the other one."""
        if one is other or other is _UNBOUND:
            return one
        if one is _UNBOUND:
            return other
        if Either in (type(one), type(other)):
            return Either(self.place)
        if one is None or other is None:
            raise DependsOnValues(
                "not supported: a name is None on one way of a test of a tensor, "
                f"{quote_line(self.place)}, and something else on the other one", _WAY_OUT)
        if _fits(other, one):
            other = torch.full_like(one, other, requires_grad=False)
        elif _fits(one, other):
            one = torch.full_like(other, one, requires_grad=False)
        elif _is_number(one) and _is_number(other) and type(one) is type(other):
            if one == other:
                return one
            one, other = torch.tensor(one), torch.tensor(other)
        if isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor):
            return self._either(one, other) if _are_alike(one, other) else Either(self.place)
        if type(one) is type(other) and type(one) in (list, tuple) and len(one) == len(other):
            return type(one)(map(self.merged, one, other))
        if type(one) is type(other) is dict and one.keys() == other.keys():
            return {key: self.merged(one[key], other[key]) for key in one}
        if type(one) is type(other) and isinstance(one, (str, torch.Size, torch.dtype)) and one == other:
            return one
        return Either(self.place)


def choose(test, first, second, watched):
    """`first() if test else second()`."""
    both = Both(test, (), watched)
    if not both.is_open:
        return first() if both.takes(True) else second()
    one = first()
    both.turn()
    other = second()
    both.close()
    return both.merged(one, other)


def _joined(parts, decides, join):
    """What `and` or `or` of parts is, of which one that is `decides` ends it."""
    found = None
    for part in parts:
        value = part()
        if _current is not None and _current.asks(value):
            value = value.detach().reshape(()) != 0
            found = value if found is None else join(found, value)
        elif bool(value) == decides:
            return value  # Whatever the tensors before it are.
    return (not decides) if found is None else found


def every(*parts):
    """`and` of parts that are called in turn; of all of them if some are tensors without values."""
    return _joined(parts, False, torch.logical_and)


def some(*parts):
    return _joined(parts, True, torch.logical_or)


def negated(value):
    is_asked = _current is not None and _current.asks(value)
    return torch.logical_not(value) if is_asked else not value


def each(values):
    """The values of a loop, and whether it has each: it goes over all that a mask might select."""
    if _current is None or not isinstance(values, Selected):
        return ((value, True) for value in values)
    return values.each()


class _Writes(TorchDispatchMode):
    """Sees that no way writes to memory that was not kept."""

    def __init__(self, opened):
        super().__init__()
        self._opened = opened

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if not self._opened:
            return func(*args, **kwargs)
        if func._schema.is_mutable:
            for tensor in followed.written(func, args, kwargs):
                self._check(memory(tensor))
        given = _memories((args, kwargs))
        result = func(*args, **kwargs)
        for number, own in _memories(result).items():
            if number not in given:
                for both in self._opened:
                    both.storages[number] = own
        return result

    def _check(self, own):
        if own is None:
            return
        if any(own._cdata in both.way.copies for both in self._opened):
            raise DependsOnValues(
                "not supported: a function with inplace=True on one way of a test of a tensor, "
                f"{quote_line(self._opened[-1].place)}, writes to what is made outside",
                "leave out inplace=True")
        if not all(both.covers(own._cdata) for both in self._opened):
            raise DependsOnValues(
                "not supported: a layer writes to a buffer on one way of a test of a tensor, "
                f"{quote_line(self._opened[-1].place)}", _WAY_OUT)


class _Ways(TorchFunctionMode):
    """The ways that are open, the outermost first."""

    def __init__(self, known, copies, model):
        super().__init__()
        self._known, self.copies = known, copies
        self.opened = []
        self.held = {}  # What modules have that may change and is no tensor, by identity.
        for module in model.modules():
            for name, value in vars(module).items():
                if name not in _OF_ALL_MODULES:
                    self.hold(value)

    def hold(self, value):
        if _content(value) is not None:
            self.held[id(value)] = value

    def asks(self, value):
        """Whether a test would need a value that there is not."""
        return isinstance(value, torch.Tensor) and value.numel() == 1 and not self._known.knows(value)

    @contextlib.contextmanager
    def watching(self):
        """Attributes of modules that are set on one way are tensors before and behind."""
        original = torch.nn.Module.__setattr__

        def set_attribute(module, name, value):
            before = getattr(module, name, _UNBOUND)
            if self.opened and before is not value and not _are_alike(before, value):
                raise self.opened[-1].changes(f"attribute '{name}' of {type(module).__name__}")
            for both in self.opened:
                both.keep_attribute(module, name, before)
            original(module, name, value)
            self.hold(value)

        with mock.patch.object(torch.nn.Module, "__setattr__", set_attribute):
            yield

    def enter(self, both):
        self.opened.append(both)

    def leave(self, both):
        self.opened.remove(both)

    @contextlib.contextmanager
    def left(self, both):
        self.leave(both)
        yield
        self.enter(both)

    def _keep(self, tensor):
        """Keeps what a tensor is that is about to be written to."""
        base = tensor if tensor._base is None else tensor._base
        for both in self.opened:
            both.way.forget(memory(base)._cdata)
        new = [both for both in self.opened if not both.keeps(base)]
        if new:
            value = before = base.clone()
            for both in new:
                both.keep(base, before)
                value = both.way.read(value)
            _write(base, value)

    def _read(self, value):
        for both in self.opened:
            if isinstance(value, Selected):
                value = value.with_rows(both.way.read(value._rows))
            else:
                value = both.way.read(value)
        return value

    def _is_exact(self, value):
        """Whether Python's number of what has no value would be what the tensor has."""
        return isinstance(value, torch.Tensor) and not self._known.knows(value) and (
            value.dtype in _AS_PYTHON)

    def _numbers(self, tensor):
        """`tolist` of a tensor, with tensors in place of numbers."""
        return tensor if tensor.dim() == 0 else [self._numbers(each) for each in tensor.unbind()]

    def __torch_function__(self, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if function in _READS and self._is_exact(args[0]) and not _reads_itself():
            value = args[0].detach().clone()
            return self._numbers(value if function is torch.Tensor.tolist else value.reshape(()))
        if not self.opened:
            return function(*args, **kwargs)
        writes = _writes(function, args, kwargs)
        for tensor in writes:
            self._keep(tensor)
        read = _pytree.tree_map_only(
            (torch.Tensor, Selected),
            lambda each: each if any(each is w for w in writes) else self._read(each), (args, kwargs))
        result = function(*read[0], **read[1])
        # A view has to be one of what there is; it is read when something is computed of it.
        if self._copies(args, kwargs, read) & set(_memories(result)):
            return function(*args, **kwargs)
        for both in self.opened:
            both.way.made(_pytree.tree_leaves(result))
        return result

    @staticmethod
    def _copies(args, kwargs, read):
        """The memory of what is read in place of other tensors."""
        pairs = zip(_pytree.tree_leaves((args, kwargs)), _pytree.tree_leaves(read), strict=True)
        return set(_memories([copy for given, copy in pairs if copy is not given]))


@contextlib.contextmanager
def replaced(known, copies, model):
    """Code made by `branches` takes both ways of tests whose values are not `known`; `copies` are the
    `Copies` of the trace."""
    global _current
    before, _current = _current, _Ways(known, copies, model)
    try:
        with _current.watching(), _Writes(_current.opened), _current:
            yield
            if _current.opened:
                raise _current.opened[-1].changes("what handles an error")
    finally:
        _current = before
