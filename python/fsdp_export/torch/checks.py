# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements of forward that only check: `assert`, `if ...: raise` or `print`, and checks of torch.

Where such a test reads the values of tensors, which a trace does not have, the statement
is left out while the model is traced, as `python -O` leaves out asserts.
"""

import ast
import functools
import gc
import pathlib
import types

import torch
from torch._subclasses.fake_tensor import (
    DataDependentOutputException, DynamicOutputShapeException,
)

from . import caught
from .repeat import quote_line

_TORCH = pathlib.Path(torch.__file__).parent
_TRACER = tuple(str(_TORCH / part) for part in ("_", "fx", "utils", "overrides", "autograd"))
_OWN = str(pathlib.Path(__file__).parent)
_TRACE = str(pathlib.Path(__file__).with_name("trace.py"))
# Calls whose result nobody uses, and transformers' form of torch._check.
_OF_TRANSFORMERS = ("torch_compilable_check",)
_CALLS = ("_assert", "_check", *_OF_TRANSFORMERS)
# Calls that only tell something, as of loggers and warnings.
_TELLING = ("print", "warn", "warn_once", "warning", "warning_once", "info", "debug", "error")


def _called(statement):
    """The name of what a statement calls whose result nobody uses, or nothing."""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return ""
    function = statement.value.func
    return getattr(function, "attr", getattr(function, "id", ""))


def _is_call_of_check(statement, frame):
    """Methods of such names may be a model's own, and do more."""
    name = _called(statement)
    if name not in _CALLS and not name.startswith("_check_"):
        return False
    module = getattr(caught.resolved(statement.value.func, frame), "__module__", None) or ""
    return module.split(".")[0] == ("transformers" if name in _OF_TRANSFORMERS else "torch")


def _only_tells(body):
    """Whether statements raise, or tell something and do nothing else."""
    return isinstance(body[0], ast.Raise) or all(
        isinstance(each, (ast.Raise, ast.Pass)) or _called(each) in _TELLING for each in body)


def _span(node):
    return node.lineno, node.end_lineno, node.col_offset, node.end_col_offset


def _checks(statement, position, frame):
    """Whether a statement only checks, and at a position is where it does."""
    if isinstance(statement, ast.If):
        tells = _only_tells(statement.body) and not statement.orelse
        # A jump has the place of the statement.
        return tells and (
            caught.covers(statement.test, position) or position == _span(statement))
    return (isinstance(statement, ast.Assert) or _is_call_of_check(statement, frame)) and (
        caught.covers(statement, position))


class _LeftOut(ast.NodeTransformer):
    """Makes the check at a position dead code, so that names keep their scopes."""

    def __init__(self, position, frame, is_caught):
        self.position, self.frame, self.is_caught = position, frame, is_caught
        self.line = None

    def visit_Try(self, node):
        """Leaves alone what is raised to be caught."""
        return node if node.handlers else self.generic_visit(node)

    def visit(self, node):
        if not _checks(node, self.position, self.frame) or self.is_caught(
                caught.raised(node, self.frame)):
            return super().visit(node)
        self.line = node.lineno
        dead = ast.If(test=ast.Constant(False), body=[node], orelse=[])
        return ast.fix_missing_locations(ast.copy_location(dead, node))


def _codes(code):
    """The code objects in one, by place and name."""
    yield (code.co_firstlineno, code.co_qualname), code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)


def _read_values(error):
    """The first of an exception and its causes that says that values were read."""
    while error is not None:
        if isinstance(error, (DataDependentOutputException, DynamicOutputShapeException)):
            return error
        error = error.__cause__ or error.__context__
    return None


def _frames(error):
    """Frames of forward at an exception, the innermost first, and positions in their code."""
    links, link = [], error.__traceback__
    while link is not None:
        # What called forward is none.
        links = [] if link.tb_frame.f_code.co_filename == _TRACE else [*links, link]
        link = link.tb_next
    for link in reversed(links):
        code = link.tb_frame.f_code
        if not code.co_filename.startswith((_OWN, *_TRACER, "<")):
            yield link.tb_frame, list(code.co_positions())[link.tb_lasti // 2]


def left_out(place):
    """What is said of a check at a line."""
    return f"left out of the step is a check that reads values, at {quote_line(place)}"


class LeftOut:
    """Leaves out checks as they turn out to read values; has to be undone."""

    def __init__(self, warn):
        self._warn = warn
        self._before = []
        self._trees = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for function, code in reversed(self._before):
            function.__code__ = code

    def _tree(self, file):
        """The source, without what has been left out so far; None if there is none."""
        if file not in self._trees:
            try:
                self._trees[file] = ast.parse(pathlib.Path(file).read_bytes())
            except (OSError, SyntaxError, ValueError):
                self._trees[file] = None
        return self._trees[file]

    def _compile(self, file):
        return dict(_codes(compile(self._trees[file], file, "exec", dont_inherit=True)))

    def _replace(self, file, line, old):
        """Gives functions their new code; returns whether there is such a function."""
        new, found = self._compile(file), False
        for function in gc.get_objects():
            if type(function) is not types.FunctionType:  # isinstance asks odd objects
                continue
            code = function.__code__
            key = (code.co_firstlineno, code.co_qualname)
            # A file that has changed since it was read has other code.
            if code.co_filename != file or code != old.get(key) or code == new.get(key):
                continue
            self._before.append((function, code))
            function.__code__, found = new[key], True
        return found

    def _is_caught(self, kinds, callers):
        return any(
            self._tree(frame.f_code.co_filename) is not None and caught.is_caught(
                kinds, self._tree(frame.f_code.co_filename), position, frame)
            for frame, position in callers)

    def leave_out(self, error):
        """Leaves out the check in which an exception was raised; False if it is in none."""
        frames = list(_frames(_read_values(error)))
        for place, (frame, position) in enumerate(frames):
            file = frame.f_code.co_filename
            if self._tree(file) is None:
                continue
            finder = _LeftOut(position, frame, functools.partial(
                self._is_caught, callers=frames[place + 1:]))
            old = self._compile(file)
            self._trees[file] = finder.visit(self._trees[file])
            if finder.line and self._replace(file, finder.line, old):
                if self._warn:
                    self._warn(left_out((file, finder.line)))
                return True
        return False

    def run(self, function):
        """What `function` returns once no check reads values."""
        while True:
            try:
                return function()
            except Exception as error:
                if _read_values(error) is None or not self.leave_out(error):
                    raise
