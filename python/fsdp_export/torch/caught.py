# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a caller catches what a statement raises: then it is control flow, and no check."""

import ast
import builtins
import types


def covers(node, position):
    """Whether a position, of a code object, lies in a node."""
    line, _, column, _ = position
    if line is None or column is None:
        return False
    return (node.lineno, node.col_offset) <= (line, column) < (
        node.end_lineno, node.end_col_offset)


def resolved(node, frame):
    """What a name in a frame is, also one in a module; None if nobody can say."""
    if isinstance(node, ast.Call):
        return resolved(node.func, frame)
    if isinstance(node, ast.Name):
        for names in (frame.f_locals, frame.f_globals, vars(builtins)):
            if node.id in names:
                return names[node.id]
    elif isinstance(node, ast.Attribute):
        owner = resolved(node.value, frame)
        return vars(owner).get(node.attr) if isinstance(owner, types.ModuleType) else None
    return None


def raised(statement, frame):
    """The classes of what a statement may raise, each None if nobody can say."""
    if isinstance(statement, ast.If):
        found = [each.exc for each in ast.walk(statement) if isinstance(each, ast.Raise)]
        return [resolved(each, frame) for each in found]
    return [AssertionError if isinstance(statement, ast.Assert) else None]


def _is_of(kind, nodes, frame):
    """Whether a class may be one of those that nodes name."""
    for node in nodes:
        known = resolved(node, frame)
        if not isinstance(kind, type) or not isinstance(known, type) or issubclass(kind, known):
            return True
    return False


def _catching(node, position):
    """Lists of the classes that a statement catches at a position: of each of its handlers that
    raises nothing itself."""
    if isinstance(node, ast.Try) and any(covers(each, position) for each in node.body):
        for handler in node.handlers:
            kinds = handler.type
            if not isinstance(handler.body[-1], ast.Raise):
                yield getattr(kinds, "elts", [kinds or ast.Name("BaseException")])
    if isinstance(node, ast.With) and any(covers(each, position) for each in node.body):
        for item in node.items:
            call = item.context_expr
            if isinstance(call, ast.Call) and "suppress" in (
                    getattr(call.func, "id", ""), getattr(call.func, "attr", "")):
                yield call.args


def is_caught(kinds, tree, position, frame):
    """Whether what is called at a position in a frame may raise one of these classes and be caught
    there, by the source `tree`."""
    return any(
        _is_of(kind, nodes, frame)
        for node in ast.walk(tree) for nodes in _catching(node, position) for kind in kinds)
