# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plain values that Python code keeps from one call of forward to the next: in attributes of
modules, and where the code of modules, of their hooks and of what they call reads them.
"""

import collections.abc
import contextlib
import functools
import itertools
import os
import pathlib
import sys
import sysconfig
import types
import warnings

import torch

from ..common.states import ROOT

# What a module has by itself: its tables of states and hooks.
OWN = set(vars(torch.nn.Module())) - {"training"}
_HOOKS = sorted(name for name in OWN if name.endswith("_hooks"))
# Levels of containers and objects that are looked into, and values of each.
_DEPTH, _MOST = 3, 1000
# Whose objects are looked into wherever they are.
_PYTHONS = ("builtins", "collections", "functools", "itertools", "types")
LIBRARIES = tuple(f"{pathlib.Path(file).parent}{os.sep}" for file in (torch.__file__, __file__))
_OTHERS = (*LIBRARIES, f"{sysconfig.get_path('stdlib')}{os.sep}", "<")
_INSTALLED = {"site-packages", "dist-packages"}


def _is_file_of_user(file):
    return not file.startswith(_OTHERS) and _INSTALLED.isdisjoint(pathlib.Path(file).parts)


def _is_of_user(value):
    """Whether a class or a module is of neither Python nor a library."""
    name = value.__name__ if isinstance(value, types.ModuleType) else value.__module__
    file = getattr(sys.modules.get(name), "__file__", None)
    return bool(file) and _is_file_of_user(file)


def _rest(iterator):
    """What an iterator of Python's own would be made of again, which says where it is."""
    with warnings.catch_warnings(), contextlib.suppress(Exception):
        warnings.simplefilter("ignore")
        return iterator.__reduce__()
    return repr(iterator)


def _local_values(generator):
    frame = generator.gi_frame
    return {**frame.f_locals, "yield": frame.f_lasti} if frame else {}


def _inner(name, value):
    """(name, value) of what a container or an object holds."""
    if isinstance(value, dict):
        return ((f"{name}[{key!r}]", each) for key, each in value.items())
    if isinstance(value, (list, tuple, collections.deque)):
        return ((f"{name}[{index}]", each) for index, each in enumerate(value))
    if isinstance(value, (set, frozenset)):
        return ((f"len({name})", len(value)),)
    if isinstance(value, types.GeneratorType):
        return ((f"{name}.{key}", each) for key, each in _local_values(value).items())
    if isinstance(value, types.MethodType):
        return ((name, value.__self__),)
    if isinstance(value, functools.partial):
        return ((name, each) for each in (value.func, value.args, value.keywords))
    if isinstance(value, collections.abc.Iterator) and type(value).__module__ in (
            "builtins", "itertools"):
        return ((name, _rest(value)),)
    if isinstance(value, (torch.nn.Module, torch.Tensor, type, types.FunctionType, types.ModuleType)):
        return ()
    return ((f"{name}.{key}", each) for key, each in getattr(value, "__dict__", {}).items())


def _plain_values(name, value, depth=_DEPTH):
    """Yields (name, value) of what is no tensor, also in containers and plain objects."""
    if isinstance(value, (bool, int, float, str)):
        yield name, value
        return
    for each, behind in itertools.islice(_inner(name, value), _MOST) if depth else ():
        yield from _plain_values(each, behind, depth - 1)


def attributes(model):
    """By what it is called: what is no tensor, also in containers and plain objects."""
    return {
        attribute(prefix, path): value
        for prefix, module in model.named_modules()
        for name, held in vars(module).items() if name not in OWN
        for path, value in _plain_values(name, held)
    }


def attribute(prefix, name):
    """What an attribute of a module is called."""
    return f"attribute '{name}' of module '{prefix or ROOT}'"


def unregistered_modules(model):
    """What attributes are called that hold modules with states in plain lists or dictionaries, of
    which PyTorch does not know."""
    known = set(model.modules())
    return [
        attribute(prefix, name)
        for prefix, module in model.named_modules()
        for name, held in vars(module).items()
        if name not in OWN and isinstance(held, (list, tuple, dict)) and any(
            isinstance(each, torch.nn.Module) and each not in known and each.state_dict()
            for each in (held.values() if isinstance(held, dict) else held))
    ]


def _names(code):
    """Global names and attributes that code reads, also that of functions in it."""
    inner = (each for each in code.co_consts if isinstance(each, types.CodeType))
    return set(code.co_names).union(*map(_names, inner))


def _behind(value):
    """The function that an attribute of a class calls, or what it is."""
    if isinstance(value, (staticmethod, classmethod)):
        return value.__func__
    return value.fget if isinstance(value, property) else value


class _Read:
    """What code of the user reads beside its arguments: `found` has plain values by what they are
    called."""

    def __init__(self):
        self.found = {}
        self._seen = {}  # Holds what was seen, so that no identity is used twice.

    def _is_new(self, value):
        if id(value) in self._seen or len(self._seen) > _MOST:
            return False
        self._seen[id(value)] = value
        return True

    def value(self, title, name, value, depth=_DEPTH):
        """What is read by a name; without a `title`, which has a place for it, only what code
        that it holds reads."""
        if isinstance(value, (bool, int, float, str)):
            if title:
                self.found[title.format(name)] = value
        elif isinstance(value, types.FunctionType):
            self.function(value)
        elif isinstance(value, type):
            self.of_class(value)
        elif depth and (type(value).__module__ in _PYTHONS or _is_of_user(type(value))):
            self.of_class(type(value))
            for each, held in itertools.islice(_inner(name, value), _MOST):
                self.value(title, each, held, depth - 1)

    def of_class(self, cls):
        """What classes of the user, this one and those that it is made of, hold, and what their
        code reads."""
        for base in cls.__mro__:
            if _is_of_user(base) and self._is_new(base):
                title = f"attribute '{{}}' of class '{base.__name__}'"
                for name, value in list(vars(base).items()):
                    if not name.startswith("__") or isinstance(value, types.FunctionType):
                        self.value(title, name, _behind(value))

    def _globals(self, title, function, names):
        for name in names & function.__globals__.keys():
            value = function.__globals__[name]
            if not isinstance(value, types.ModuleType):
                self.value(title, name, value)
            elif _is_of_user(value):
                for each in names & vars(value).keys():
                    self.value(title, f"{name}.{each}", vars(value)[each])

    def function(self, function):
        """What a function of the user reads and keeps, and what the one that it wraps does."""
        wrapped = vars(function).get("__wrapped__")
        if isinstance(wrapped, types.FunctionType):
            self.function(wrapped)
        code = function.__code__
        if not _is_file_of_user(code.co_filename) or not self._is_new(function):
            return
        title = f"'{{}}', which '{function.__qualname__.replace('.<locals>', '')}' reads,"
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            with contextlib.suppress(ValueError):  # Nothing was put there yet.
                self.value(title, name, cell.cell_contents)
        self._globals(title, function, _names(code))
        self.value(title, function.__name__, dict(vars(function)))
        arguments = code.co_varnames[:code.co_argcount]
        for name, value in zip(reversed(arguments), reversed(function.__defaults__ or ())):
            self.value(title, name, value)


def read_by_code(model, call):
    """By what it is called: what code of the user reads that `call`, of `model` or a part of it,
    and hooks run, beside what attributes of modules hold."""
    read = _Read()
    read.value(None, "call", call)
    for module in model.modules():
        read.of_class(type(module))
        for name, held in vars(module).items():
            if name in _HOOKS:
                for hook in held.values():
                    read.value("'{}' of a hook", type(hook).__name__, hook)
            elif name not in OWN:
                read.value(None, name, held)
    return read.found
