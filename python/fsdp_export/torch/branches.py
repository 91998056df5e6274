# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Source of forward in which an `if` takes both ways, as `ways.Both` has them, and a loop over
what a mask selects goes over all that it could.

What a `continue` or a `return` leaves out is the other way: statements behind an `if` move into it,
so that none of its ways is left by a jump.
"""

import ast
import copy

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_LOOPS = (ast.For, ast.AsyncFor, ast.While)
# What neither a value of a name nor a write to a tensor says.
_REFUSED = (
    ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal, ast.Delete, ast.Try, ast.NamedExpr,
    ast.Return, ast.AsyncFor, ast.AsyncWith, ast.ImportFrom, ast.Import)


class _Refused(Exception):
    """Only one way can be taken here."""


def _inner(node, stops):
    """A node and those in it, not those in nodes of the kinds `stops`."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, stops):
            yield child
        else:
            yield from _inner(child, stops)


def _jumps(statement, of_loop):
    """The jumps in a statement out of the way that it is in: of the loop or of the function."""
    if of_loop:
        kinds, stops = (ast.Continue, ast.Break), (*_SCOPES, *_LOOPS)
    else:
        kinds, stops = ast.Return, _SCOPES
    if isinstance(statement, stops):
        return []
    return [node for node in _inner(statement, stops) if isinstance(node, kinds)]


def _ends(statements):
    """Whether what is behind statements is never reached."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return _ends(last.body) and _ends(last.orelse)
    return isinstance(last, (ast.Return, ast.Continue, ast.Raise))


def _settled(statements, of_loop, result, place):
    """Statements, at a `place`, to the end of a loop's body, or of a function's, without jumps there;
    the value that a function returns is then that of the name `result`."""
    settled = []
    for number, statement in enumerate(statements):
        if isinstance(statement, ast.Continue) and of_loop:
            return settled
        if isinstance(statement, ast.Return) and not of_loop:
            value = statement.value or ast.copy_location(ast.Constant(None), statement)
            return [*settled, _located(ast.Assign([ast.Name(result, ast.Store())], value), statement)]
        if not _jumps(statement, of_loop):
            settled.append(statement)
            continue
        if not isinstance(statement, ast.If):
            raise _Refused
        behind = statements[number + 1:]
        ways = [
            _settled(
                way if _ends(way) else [*way, *copy.deepcopy(behind)], of_loop, result, statement)
            for way in (statement.body, statement.orelse)]
        body = ways[0] or [_located(ast.Pass(), statement)]
        return [*settled, ast.copy_location(ast.If(statement.test, body, ways[1]), statement)]
    if not of_loop:
        settled.append(_located(
            ast.Assign([ast.Name(result, ast.Store())], ast.Constant(None)), place))
    return settled


def _located(node, other):
    """A new node at the place of another one, as are those in it that have none."""
    return ast.fix_missing_locations(ast.copy_location(node, other))


def _stored(nodes):
    """The names that statements give values, in order."""
    names = {}
    for node in nodes:
        for each in _inner(node, (*_SCOPES, *_COMPREHENSIONS)):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                names[each.id] = True
            elif isinstance(each, (ast.FunctionDef, ast.ClassDef)):
                names[each.name] = True
    return list(names)


def _loaded(nodes):
    """The names that nodes read, in order."""
    return list(dict.fromkeys(
        each.id for node in nodes for each in ast.walk(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)))


def _check(nodes):
    """Refuses what is neither a value of a name nor a write to a tensor."""
    for node in nodes:
        if isinstance(node, ast.Raise) or (
                _jumps(node, of_loop=True) and not isinstance(node, _LOOPS)):
            raise _Refused
        for each in _inner(node, _SCOPES):
            # What a name holds is looked at, not what that holds.
            is_far = isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and (
                not isinstance(each.value, ast.Name))
            if isinstance(each, _REFUSED) or is_far:
                raise _Refused


def _call(name, *arguments):
    """A call of what `ways` has of this name."""
    from_list = ast.keyword("fromlist", ast.List([ast.Constant(name)], ast.Load()))
    module = ast.Call(
        ast.Name("__import__", ast.Load()), [ast.Constant(f"{__package__}.ways")], [from_list])
    return ast.Call(ast.Attribute(module, name, ast.Load()), list(arguments), [])


def _lambda(body):
    nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.Lambda(nothing, body)


def _readers(names):
    return ast.Tuple([_lambda(ast.Name(name, ast.Load())) for name in names], ast.Load())


def _test(test):
    """A test whose parts may be tensors: `and`, `or` and `not` would ask these for their values."""
    if isinstance(test, ast.BoolOp):
        name = "every" if isinstance(test.op, ast.And) else "some"
        return _call(name, *(_lambda(_test(value)) for value in test.values))
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _call("negated", _test(test.operand))
    return test


def _made_if(test, body):
    """An `if` that is not in the source."""
    node = ast.If(test, body, [])
    node.is_made = True
    return node


def _both(statement):
    """Statements that take both ways of an `if`."""
    ways = statement.body, statement.orelse
    inside = [*statement.body, *statement.orelse]
    _check(inside)
    names = _stored(inside)
    own = f"_both_{statement.lineno}_{statement.col_offset}"
    watched = [name for name in _loaded(inside) if not name.startswith("_both_")]

    def call(method, *arguments):
        return ast.Call(ast.Attribute(ast.Name(own, ast.Load()), method, ast.Load()), list(arguments), [])

    def take(method):
        target = ast.Tuple([ast.Name(name, ast.Store()) for name in names], ast.Store())
        return _made_if(ast.Attribute(ast.Name(own, ast.Load()), "is_open", ast.Load()),
                        [ast.Assign([target], call(method))])

    made = [
        ast.Assign([ast.Name(own, ast.Store())],
                   _call("Both", _test(statement.test), _readers(names), _readers(watched))),
        _made_if(call("takes", ast.Constant(True)), ways[0]), take("turn"),
        _made_if(call("takes", ast.Constant(False)), ways[1] or [ast.Pass()]), take("close")]
    return [_located(node, statement) for node in made]


def _each(loop):
    """A loop over what a mask selects, which of all has those that it does."""
    if loop.orelse:
        raise _Refused
    name = f"_both_has_{loop.lineno}_{loop.col_offset}"
    body = _both(_located(ast.If(ast.Name(name, ast.Load()), loop.body, []), loop))
    target = ast.Tuple([loop.target, ast.Name(name, ast.Store())], ast.Store())
    made = ast.For(target, _call("each", loop.iter), body, [])
    made.is_made = True
    return _located(made, loop)


class _Finder(ast.NodeTransformer):
    """Has each `if` for which `is_test(node)` take both ways, and each loop go over all."""

    def __init__(self, is_test):
        self._is_test, self.found = is_test, None
        self._loop = self._function = None

    def _list(self, statements):
        result = []
        for statement in statements:
            is_open = isinstance(statement, (ast.If, ast.For)) and not hasattr(statement, "is_made") and (
                self._is_test(statement))
            if is_open and isinstance(statement, ast.If):
                self._settle(statement)
                self.found = statement.lineno
                result += _both(self._fields(statement))
            elif is_open:
                if any(_jumps(each, of_loop=True) for each in statement.body):
                    raise _Unsettled(statement, of_loop=True)
                self.found = statement.lineno
                result.append(_each(self.visit(statement)))
            else:
                made = self.visit(statement)
                result += made if isinstance(made, list) else [made]
        return result

    def _settle(self, statement):
        """Asks for what is around an `if` without jumps, if these leave its ways."""
        inside = [*statement.body, *statement.orelse]
        for of_loop, around in ((True, self._loop), (False, self._function)):
            if any(_jumps(each, of_loop) for each in inside):
                if around is None:
                    raise _Refused
                raise _Unsettled(around, of_loop)

    def _fields(self, node):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self._list(value))
            elif isinstance(value, list):
                setattr(node, name, [
                    self.visit(each) if isinstance(each, ast.AST) else each for each in value])
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node

    def visit(self, node):
        before = self._loop, self._function
        if isinstance(node, _LOOPS):
            self._loop, self._function = node, None
        elif isinstance(node, _SCOPES):
            self._loop, self._function = None, node
        elif isinstance(node, (ast.Try, ast.With)):
            self._loop = self._function = None
        node = self._fields(node)
        self._loop, self._function = before
        if isinstance(node, ast.IfExp) and self._is_test(node):
            return self._choice(node)
        return node

    def _choice(self, node):
        _check([node.body, node.orelse])
        self.found = node.lineno
        watched = _readers(_loaded([node.body, node.orelse]))
        return _located(
            _call("choose", _test(node.test), _lambda(node.body), _lambda(node.orelse), watched), node)


class _Unsettled(Exception):
    """What is around an `if` has jumps."""

    def __init__(self, around, of_loop):
        super().__init__()
        self.around, self.of_loop = around, of_loop


def _settle(around, of_loop):
    if of_loop:
        around.body = _settled(around.body, True, None, around) or [_located(ast.Pass(), around)]
        return
    result = f"_both_result_{around.lineno}"
    body = _settled(around.body, False, result, around)
    around.body = [*body, _located(ast.Return(ast.Name(result, ast.Load())), body[-1])]


def both_ways(tree, is_test):
    """A module in which each `if` for which `is_test(node)` takes both ways, and each such loop goes
    over all, and the line of the last; None of one that has none that could."""
    tree = copy.deepcopy(tree)
    while True:
        finder = _Finder(is_test)
        try:
            changed = finder.visit(copy.deepcopy(tree))
            return (changed, finder.found) if finder.found else None
        except _Refused:
            return None
        except _Unsettled as error:
            if not _settle_like(tree, error):
                return None


def _settle_like(tree, error):
    """Settles what is at the place of what an error names; whether it could."""
    place = error.around.lineno, error.around.col_offset
    try:
        for node in ast.walk(tree):
            if type(node) is type(error.around) and (node.lineno, node.col_offset) == place:
                _settle(node, error.of_loop)
        return True
    except _Refused:
        return False
