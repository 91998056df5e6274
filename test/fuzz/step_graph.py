# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the body of a step: ops on tensors, and their derivatives.

A `Graph` writes ops as text and remembers what they read, so that it can put
them into any other order that the reads allow. A `Tape` on top of it knows the
derivative of each of its functions. The same function is written in different
ways, at random: a named op, a `linalg.generic`, `arith` on tensors.
"""

import dataclasses

# Of unknown effects for all passes.
BARRIER = 'llvm.fence syncscope("singlethread") seq_cst'


@dataclasses.dataclass(frozen=True)
class Value:
    """An SSA value: a tensor, or a scalar if `shape` is None."""

    name: str
    shape: tuple
    dtype: str = "f32"

    @property
    def type(self):
        if self.shape is None:
            return self.dtype
        return f"tensor<{''.join(f'{size}x' for size in self.shape)}{self.dtype}>"


@dataclasses.dataclass
class Op:
    text: str
    results: list
    operands: list
    plain: str = ""  # the same without our dialect, where it is another text


def _map(dims, results):
    names = [f"d{index}" for index in range(dims)]
    return f"affine_map<({', '.join(names)}) -> ({', '.join(results)})>"


class Graph:
    """Ops in order. `places` decides where results are written."""

    def __init__(self, rng, places):
        self.rng = rng
        self.places = places
        self.ops = []
        self._constants = {}
        self._next = 0

    def fresh(self, shape, dtype="f32"):
        self._next += 1
        return Value(f"%v{self._next}", None if shape is None else tuple(shape), dtype)

    def add(self, text, operands, shape, dtype="f32"):
        """An op with one result: `text` follows its name."""
        result = self.fresh(shape, dtype)
        self.ops.append(Op(f"{result.name} = {text}", [result.name],
                           [operand.name for operand in operands]))
        return result

    def mark(self, text, value):
        """An op of our dialect that passes the value on."""
        result = self.add(f"{text} {value.name} : {value.type}", [value], value.shape, value.dtype)
        self.ops[-1].plain = (
            f"{result.name} = tensor.cast {value.name} : {value.type} to {value.type}")
        return result

    def effect(self, text, operands=()):
        """An op without results."""
        self.ops.append(Op(text, [], [operand.name for operand in operands]))

    def constant(self, value, dtype="f32"):
        """A scalar."""
        if (value, dtype) not in self._constants:
            text = f"{value:.17e}" if dtype.startswith("f") else str(value)
            self._constants[value, dtype] = self.add(
                f"arith.constant {text} : {dtype}", [], None, dtype
            )
        return self._constants[value, dtype]

    def empty(self, shape, dtype="f32"):
        result = Value("", tuple(shape), dtype)
        return self.add(f"tensor.empty() : {result.type}", [], shape, dtype)

    def fill(self, value, shape, dtype="f32"):
        if self.rng.random() < 0.2 and dtype == "f32":
            type_ = Value("", tuple(shape), dtype).type
            return self.add(f"arith.constant dense<{value:.17e}> : {type_}", [], shape, dtype)
        scalar, out = self.constant(value, dtype), self.empty(shape, dtype)
        return self.add(
            f"linalg.fill ins({scalar.name} : {dtype}) outs({out.name} : {out.type}) -> {out.type}",
            [scalar, out], shape, dtype,
        )

    def generic(self, inputs, shape, body, dtype="f32", reduced=(), dims=None, init=None):
        """A `linalg.generic`. `inputs` are (value, names of the dimensions it is
        read by); `body` gets the names of the elements and returns lines and the
        name yielded. The output is read by the dimensions not in `reduced`."""
        dims = len(shape) + len(reduced) if dims is None else dims
        kept = [f"d{index}" for index in range(dims) if index not in reduced]
        out = init or self.empty(shape, dtype)
        values = [value for value, _ in inputs] + [out]
        maps = [_map(dims, names) for _, names in inputs] + [_map(dims, kept)]
        kinds = ["reduction" if index in reduced else "parallel" for index in range(dims)]
        names = [f"%e{index}" for index in range(len(inputs))] + ["%out"]
        lines, result = body(names)
        arguments = ", ".join(f"{name}: {value.dtype}" for name, value in zip(names, values))
        ins = ""
        if inputs:
            ins = (f" ins({', '.join(value.name for value in values[:-1])} : "
                   f"{', '.join(value.type for value in values[:-1])})")
        text = (
            f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
            f"[{', '.join(chr(34) + kind + chr(34) for kind in kinds)}]}}{ins} "
            f"outs({out.name} : {out.type}) {{\n    ^bb0({arguments}):\n"
            + "".join(f"      {line}\n" for line in lines)
            + f"      linalg.yield {result} : {dtype}\n    }} -> {out.type}"
        )
        return self.add(text, values, shape, dtype)

    def map(self, lines, *values, dtype="f32"):
        """Elementwise on equal shapes; a line is a template with {0}, {1}, and
        {r} for the result."""
        shape = values[0].shape
        dims = [f"d{index}" for index in range(len(shape))]

        def body(names):
            return [lines.format(*names, r="%r")], "%r"

        return self.generic([(value, dims) for value in values], shape, body, dtype)

    def update(self, op, x, y):
        """x op y, where y is read from the destination."""
        dims = [f"d{index}" for index in range(len(x.shape))]

        def body(names):
            return [f"%r = arith.{op}f {names[0]}, {names[1]} : f32"], "%r"

        return self.generic([(x, dims)], x.shape, body, init=y)

    def reduce(self, value, axes):
        """A sum over some axes."""
        shape = [size for index, size in enumerate(value.shape) if index not in axes]
        dims = len(value.shape)

        def body(names):
            return [f"%r = arith.addf {names[0]}, {names[1]} : f32"], "%r"

        return self.generic(
            [(value, [f"d{index}" for index in range(dims)])], shape, body, reduced=tuple(axes),
            dims=dims, init=self.fill(0.0, shape),
        )

    def shuffle(self, chance):
        """Another order of the ops that respects the reads; the larger the
        chance, the further ops move."""
        waiting = {}
        for index, op in enumerate(self.ops):
            for name in op.results:
                waiting[name] = index
        readers = [[] for _ in self.ops]
        missing = [0] * len(self.ops)
        for index, op in enumerate(self.ops):
            for name in set(op.operands):
                if name in waiting:
                    readers[waiting[name]].append(index)
                    missing[index] += 1
        ready = [index for index, count in enumerate(missing) if count == 0]
        order = []
        while ready:
            ready.sort()
            index = ready.pop(
                self.rng.randrange(len(ready)) if self.rng.random() < chance else 0
            )
            order.append(self.ops[index])
            for reader in readers[index]:
                missing[reader] -= 1
                if missing[reader] == 0:
                    ready.append(reader)
        assert len(order) == len(self.ops)
        self.ops = order


class Tape:
    """Functions with derivatives, all in f32."""

    def __init__(self, graph):
        self.graph = graph
        self.rng = graph.rng
        self.records = []

    def _record(self, result, inputs, derive):
        """`derive` makes the gradients of the inputs from that of the result."""
        self.records.append((result, inputs, derive))
        return result

    # --- elementwise ---

    def _binary(self, op, x, y):
        form = self.rng.randrange(3)
        if self.graph.places.random() < 0.2:
            return self.graph.update(op, x, y)
        if form == 0:
            return self.graph.add(f"arith.{op}f {x.name}, {y.name} : {x.type}", [x, y], x.shape)
        if form == 1:
            out = self.graph.empty(x.shape)
            return self.graph.add(
                f"linalg.{op} ins({x.name}, {y.name} : {x.type}, {y.type}) "
                f"outs({out.name} : {out.type}) -> {out.type}", [x, y, out], x.shape,
            )
        return self.graph.map(f"{{r}} = arith.{op}f {{0}}, {{1}} : f32", x, y)

    def sum(self, x, y):
        """Without a record."""
        return self._binary("add", x, y)

    def add(self, x, y):
        return self._record(self._binary("add", x, y), [x, y], lambda g: [g, g])

    def mul(self, x, y):
        return self._record(
            self._binary("mul", x, y), [x, y],
            lambda g: [self._binary("mul", g, y), self._binary("mul", g, x)],
        )

    def tanh(self, x):
        y = self.graph.map("{r} = math.tanh {0} : f32", x)

        def derive(g):
            square = self._binary("mul", y, y)
            one = self.graph.fill(1.0, y.shape)
            return [self._binary("mul", g, self._binary("sub", one, square))]

        return self._record(y, [x], derive)

    def scale(self, x, factor):
        def apply(value):
            scalar = self.graph.constant(factor)
            dims = [f"d{index}" for index in range(len(value.shape))]

            def body(names):
                return [f"%r = arith.mulf {names[0]}, {scalar.name} : f32"], "%r"

            result = self.graph.generic([(value, dims)], value.shape, body)
            self.graph.ops[-1].operands.append(scalar.name)
            return result

        return self._record(apply(x), [x], lambda g: [apply(g)])

    # --- a row, or one number, for a matrix ---

    def _row(self, op, x, p):
        """x op p, where p is a row or a scalar."""
        names = ["d0", "d1"]
        small = names[1:] if p.shape else []
        if p.shape and self.rng.random() < 0.4:
            out = self.graph.empty(x.shape)
            wide = self.graph.add(
                f"linalg.broadcast ins({p.name} : {p.type}) outs({out.name} : {out.type}) "
                "dimensions = [0]", [p, out], x.shape,
            )
            return self._binary(op, x, wide)

        def body(elements):
            return [f"%r = arith.{op}f {elements[0]}, {elements[1]} : f32"], "%r"

        return self.graph.generic([(x, names), (p, small)], x.shape, body)

    def _to_row(self, g, p):
        return self.graph.reduce(g, (0,) if p.shape else (0, 1))

    def add_row(self, x, p):
        return self._record(self._row("add", x, p), [x, p], lambda g: [g, self._to_row(g, p)])

    def mul_row(self, x, p):
        return self._record(
            self._row("mul", x, p), [x, p],
            lambda g: [self._row("mul", g, p), self._to_row(self._binary("mul", g, x), p)],
        )

    # --- matrices ---

    def _transposed(self, x):
        rows, columns = x.shape
        out = self.graph.empty((columns, rows))
        return self.graph.add(
            f"linalg.transpose ins({x.name} : {x.type}) outs({out.name} : {out.type}) "
            "permutation = [1, 0]", [x, out], out.shape,
        )

    def _product(self, a, b):
        shape = (a.shape[0], b.shape[1])
        out = self.graph.fill(0.0, shape)
        return self.graph.add(
            f"linalg.matmul ins({a.name}, {b.name} : {a.type}, {b.type}) "
            f"outs({out.name} : {out.type}) -> {out.type}", [a, b, out], shape,
        )

    def matmul(self, a, b):
        return self._record(
            self._product(a, b), [a, b],
            lambda g: [self._product(g, self._transposed(b)), self._product(self._transposed(a), g)],
        )

    def transpose(self, x):
        return self._record(self._transposed(x), [x], lambda g: [self._transposed(g)])

    def expand(self, x, shape):
        """A vector as a matrix."""
        def collapse(g):
            return [self.graph.add(
                f"tensor.collapse_shape {g.name} [[0, 1]] : {g.type} into {x.type}", [g], x.shape
            )]

        type_ = Value("", tuple(shape)).type
        return self._record(
            self.graph.add(
                f"tensor.expand_shape {x.name} [[0, 1]] output_shape [{shape[0]}, {shape[1]}] : "
                f"{x.type} into {type_}", [x], shape,
            ), [x], collapse,
        )

    def rows(self, x, begin, count):
        """Some rows of a matrix."""
        part = f"[{begin}, 0] [{count}, {x.shape[1]}] [1, 1]"
        shape = (count, x.shape[1])
        type_ = Value("", shape).type

        def derive(g):
            zero = self.graph.fill(0.0, x.shape)
            return [self.graph.add(
                f"tensor.insert_slice {g.name} into {zero.name}{part} : {g.type} into {x.type}",
                [g, zero], x.shape,
            )]

        return self._record(
            self.graph.add(f"tensor.extract_slice {x.name}{part} : {x.type} to {type_}", [x], shape),
            [x], derive,
        )

    # --- control flow ---

    def lookup(self, table, tokens):
        """A row of the table for each token."""
        shape = (tokens.shape[0], table.shape[1])

        def body(names):
            return [
                f"%i = arith.index_cast {names[0]} : i64 to index", "%j = linalg.index 1 : index",
                f"%r = tensor.extract {table.name}[%i, %j] : {table.type}",
            ], "%r"

        result = self.graph.generic([(tokens, ["d0"])], shape, body)
        self.graph.ops[-1].operands.append(table.name)
        return self._record(result, [table], lambda g: [self._scatter(g, table, tokens)])

    def _scatter(self, g, table, tokens):
        """Adds rows of g to those rows of zeros that the tokens name."""
        zero = self.graph.fill(0.0, table.shape)
        row = Value("", (table.shape[1],)).type
        bounds = [self.graph.constant(value, "index") for value in (0, tokens.shape[0], 1)]
        identity = _map(1, ["d0"])
        columns = table.shape[1]
        text = (
            f"scf.for %k = {bounds[0].name} to {bounds[1].name} step {bounds[2].name} "
            f"iter_args(%acc = {zero.name}) -> ({table.type}) {{\n"
            f"      %t = tensor.extract {tokens.name}[%k] : {tokens.type}\n"
            "      %i = arith.index_cast %t : i64 to index\n"
            f"      %a = tensor.extract_slice {g.name}[%k, 0] [1, {columns}] [1, 1] : {g.type} to {row}\n"
            f"      %b = tensor.extract_slice %acc[%i, 0] [1, {columns}] [1, 1] : {table.type} to {row}\n"
            f"      %s = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = "
            f"[\"parallel\"]}} ins(%a : {row}) outs(%b : {row}) {{\n"
            "      ^bb0(%x: f32, %y: f32):\n        %z = arith.addf %y, %x : f32\n"
            f"        linalg.yield %z : f32\n      }} -> {row}\n"
            f"      %n = tensor.insert_slice %s into %acc[%i, 0] [1, {columns}] [1, 1] : {row} into {table.type}\n"
            f"      scf.yield %n : {table.type}\n    }}"
        )
        return self.graph.add(text, [zero, tokens, g, *bounds], table.shape)

    def choose(self, condition, x, p):
        """x times the row p if the condition holds, else x."""
        def apply(value):
            row, identity = _map(2, ["d1"]), _map(2, ["d0", "d1"])
            out = self.graph.empty(value.shape)
            text = (
                f"scf.if {condition.name} -> ({value.type}) {{\n"
                f"      %m = linalg.generic {{indexing_maps = [{identity}, {row}, {identity}], iterator_types"
                f" = [\"parallel\", \"parallel\"]}} ins({value.name}, {p.name} : {value.type}, {p.type}) "
                f"outs({out.name} : {out.type}) {{\n"
                "      ^bb0(%a: f32, %b: f32, %c: f32):\n        %d = arith.mulf %a, %b : f32\n"
                f"        linalg.yield %d : f32\n      }} -> {value.type}\n"
                f"      scf.yield %m : {value.type}\n    }} else {{\n"
                f"      scf.yield {value.name} : {value.type}\n    }}"
            )
            return self.graph.add(text, [condition, value, p, out], value.shape)

        def derive(g):
            row = self._to_row(self._binary("mul", g, x), p)
            zero = self.graph.fill(0.0, p.shape)
            chosen = self.graph.add(
                f"arith.select {condition.name}, {row.name}, {zero.name} : {row.type}",
                [condition, row, zero], p.shape,
            )
            return [apply(g), chosen]

        return self._record(apply(x), [x, p], derive)

    def repeat_rows(self, x, w):
        """x times the sum of w's rows, in a loop that reads them one by one."""
        def total():
            zero = self.graph.fill(0.0, (w.shape[1],))
            bounds = [self.graph.constant(value, "index") for value in (0, w.shape[0], 1)]
            identity = _map(1, ["d0"])
            text = (
                f"scf.for %k = {bounds[0].name} to {bounds[1].name} step {bounds[2].name} "
                f"iter_args(%acc = {zero.name}) -> ({zero.type}) {{\n"
                f"      %a = tensor.extract_slice {w.name}[%k, 0] [1, {w.shape[1]}] [1, 1] : {w.type} to {zero.type}\n"
                f"      %s = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = "
                f"[\"parallel\"]}} ins(%a : {zero.type}) outs(%acc : {zero.type}) {{\n"
                "      ^bb0(%x: f32, %y: f32):\n        %z = arith.addf %y, %x : f32\n"
                f"        linalg.yield %z : f32\n      }} -> {zero.type}\n"
                f"      scf.yield %s : {zero.type}\n    }}"
            )
            return self.graph.add(text, [zero, w, *bounds], zero.shape)

        def derive(g):
            row = self._to_row(self._binary("mul", g, x), Value("", (w.shape[1],)))
            out = self.graph.empty(w.shape)
            wide = self.graph.add(
                f"linalg.broadcast ins({row.name} : {row.type}) outs({out.name} : {out.type}) "
                "dimensions = [0]", [row, out], w.shape,
            )
            return [self._row("mul", g, total()), wide]

        return self._record(self._row("mul", x, total()), [x, w], derive)

    # --- the end ---

    def mean_square(self, x, target):
        """The loss, and the gradient of x."""
        difference = self._binary("sub", x, target)
        count = float(x.shape[0] * x.shape[1])
        total = self.graph.reduce(self._binary("mul", difference, difference), (0, 1))
        scalar = self.graph.constant(1.0 / count)

        def body(names):
            return [f"%r = arith.mulf {names[0]}, {scalar.name} : f32"], "%r"

        loss = self.graph.generic([(total, [])], (), body)
        self.graph.ops[-1].operands.append(scalar.name)
        factor = self.graph.fill(2.0 / count, x.shape)
        return loss, self._binary("mul", difference, factor)

    def gradients(self, output, gradient):
        """The gradient of each value that the output depends on."""
        found = {output.name: gradient}
        for result, inputs, derive in reversed(self.records):
            g = found.get(result.name)
            if g is None:
                continue
            for value, own in zip(inputs, derive(g), strict=True):
                known = found.get(value.name)
                found[value.name] = own if known is None else self.sum(known, own)
        return found
