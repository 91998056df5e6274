# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random steps with params that are cut over axes of the model, or of experts.

A step is a graph of ops on small tensors of f64: whatever exporters write, in
random order and on random values. Its gradients are any values of the params'
shapes: nothing here depends on their being derivatives.
"""

import dataclasses
import math
import random

import step_graph

# Shapes of grids and names of their axes; how many each is drawn.
GRIDS = {
    ((2,), ("tp",)): 4,
    ((2, 2), ("dp", "tp")): 3,
    ((2, 2), ("tp", "dp")): 1,
    ((4,), ("tp",)): 2,
    ((3,), ("tp",)): 2,
    ((2, 2), ("cp", "tp")): 3,
    ((2, 3), ("tp", "cp")): 1,
    ((2,), ("ep",)): 3,
    ((3,), ("ep",)): 1,
    ((2, 2), ("dp", "ep")): 1,
    ((2, 2), ("ep", "tp")): 3,
    ((2, 3), ("tp", "ep")): 1,
}
MODEL_AXES = ("tp", "cp")
# Along the last one ranks have batches of their own.
CUT_AXES = (*MODEL_AXES, "ep")
LIMIT = 400  # elements of a tensor


@dataclasses.dataclass(frozen=True)
class Value(step_graph.Value):
    """A value of the programs here, which compute in f64."""

    dtype: str = "f64"


@dataclasses.dataclass
class Op(step_graph.Op):
    """The text follows the names of the results."""

    def write(self):
        name = self.results[0].name.split("#")[0]
        count = f":{len(self.results)}" if len(self.results) > 1 else ""
        return f"    {name}{count} = {self.text}"


@dataclasses.dataclass
class Dropout:
    """What an attention says, before its words and as one, and reads."""

    words: str
    rate: str
    operands: list


@dataclasses.dataclass
class Param:
    value: Value
    cut: list
    scatter: object = None


@dataclasses.dataclass
class Case:
    shape: tuple
    names: tuple
    params: list
    inputs: list
    # Of inputs of whole numbers: the first that is too large.
    limits: dict
    ops: list
    # (value, index of the param that it is the gradient of, or None)
    results: list
    # By name of an input that ranks share, as a param's.
    input_cuts: dict = dataclasses.field(default_factory=dict)
    # How attention to parts of a sequence gets keys and values.
    context: str = "auto"
    # Whether ranks attend tile by tile.
    tiles: bool = False
    # By param: the blocks of the dimension that is cut, as the partitioning found them.
    blocks: dict = dataclasses.field(default_factory=dict)

    @property
    def ranks(self):
        return math.prod(self.shape)

    def coordinates(self, rank):
        found = []
        for size in reversed(self.shape):
            found.insert(0, rank % size)
            rank //= size
        return found

    def batch(self, rank):
        """Ranks that share a batch have one number."""
        number = 0
        for name, size, place in zip(self.names, self.shape, self.coordinates(rank)):
            if name not in MODEL_AXES:
                number = number * size + place
        return number

    def batches(self, rank, param):
        """Those over which the rank's piece of a gradient is a mean."""
        places = self.coordinates(rank)
        found = set()
        for other in range(self.ranks):
            same = all(place == mine or (name == "ep" and axis in self.params[param].cut)
                       for axis, (name, place, mine)
                       in enumerate(zip(self.names, self.coordinates(other), places)))
            if same:
                found.add(self.batch(other))
        return sorted(found)

    def sharers(self, rank, param):
        """The ranks over which the reduction of a gradient's unit takes the mean of what a
        batch's ranks have: along `cp`, where the param is not cut along it."""
        axes = [axis for axis, name in enumerate(self.names)
                if name == "cp" and axis not in self.params[param].cut]
        mine = self.coordinates(rank)
        return [other for other in range(self.ranks)
                if all(place == mine[axis] or axis in axes
                       for axis, place in enumerate(self.coordinates(other)))]

    def is_cut(self, param, dim):
        axis = self.params[param].cut[dim]
        return axis >= 0 and self.shape[axis] > 1

    def piece_shape(self, param):
        value = self.params[param].value
        return tuple(size // self.shape[self.params[param].cut[dim]]
                     if self.is_cut(param, dim) else size for dim, size in enumerate(value.shape))

    def piece(self, param, elements, rank):
        """Those of a param's elements that a rank has."""
        shape, place = self.params[param].value.shape, self.coordinates(rank)
        ranges = []
        for dim, (whole, size) in enumerate(zip(shape, self.piece_shape(param))):
            if not self.is_cut(param, dim):
                ranges.append(range(size))
                continue
            axis, begin, chosen = self.params[param].cut[dim], 0, []
            for block in self.blocks.get(param, [whole]):
                part = block // self.shape[axis]
                chosen += range(begin + place[axis] * part, begin + (place[axis] + 1) * part)
                begin += block
            ranges.append(chosen)
        offsets = [0]
        for whole, chosen in zip(shape, ranges):
            offsets = [offset * whole + index for offset in offsets for index in chosen]
        return [elements[offset] for offset in offsets]

    def write(self, name="step", grid=True):
        """The module; without `grid` it is that of one rank."""
        shape = "x".join(str(size if grid else 1) for size in self.shape)
        axes = ", ".join(f'"{each}"' for each in self.names)
        lines = ["module {", f"  shard.grid @grid(shape = {shape}) {{fsdp.axis_names = [{axes}]}}",
                 '  fsdp.module @model class "Net" {']
        for index, param in enumerate(self.params):
            marks = [f"fsdp.cut = array<i64: {', '.join(map(str, param.cut))}>"
                     if param.cut else "fsdp.cut = array<i64>"]
            if param.scatter is not None:
                marks.append(f"fsdp.scatter = {param.scatter} : i64")
            attributes = f" {{{', '.join(marks)}}}" if any(a >= 0 for a in param.cut) else ""
            lines.append(f"    fsdp.param @p{index}{attributes} : {param.value.type}")
        lines.append("  }")
        arguments = [f"{param.value.name}: {param.value.type} "
                     f"{{fsdp.role = #fsdp.state<@model::@p{index}>}}"
                     for index, param in enumerate(self.params)]
        for value in self.inputs:
            cut = ", ".join(map(str, self.input_cuts.get(value.name, [])))
            mark = f" {{fsdp.cut = array<i64: {cut}>}}" if grid and cut else ""
            arguments.append(f"{value.name}: {value.type}{mark}")
        types = [value.type + (f" {{fsdp.role = #fsdp.grad<@model::@p{param}>}}"
                               if param is not None else "") for value, param in self.results]
        lines.append(f"  func.func @{name}({', '.join(arguments)}) -> ({', '.join(types)}) {{")
        lines += [op.write() for op in self.ops]
        lines.append(f"    return {', '.join(value.name for value, _ in self.results)} : "
                     f"{', '.join(value.type for value, _ in self.results)}")
        return "\n".join(lines + ["  }", "}", ""])


def _map(dims, results):
    return f"affine_map<({', '.join(f'd{index}' for index in range(dims))}) -> ({', '.join(results)})>"


def _dims(count):
    return [f"d{index}" for index in range(count)]


class _Writer:
    """Makes a case."""

    def __init__(self, seed):
        self.seed = seed
        self.rng = random.Random(f"partition {seed}")
        (self.shape, self.names), = self.rng.choices(list(GRIDS), list(GRIDS.values()))
        self.ops, self.pool, self.tokens, self.limits = [], [], [], {}
        self.next = 0
        self.sizes = self.draw_sizes()

    # --- ops ---

    def draw_sizes(self):
        """Of dimensions: some of them have equal parts for all ranks."""
        model = [size for size, name in zip(self.shape, self.names) if name in CUT_AXES]
        several = [*model, *(2 * size for size in model), 2 * math.prod(model), 3 * model[0]]
        sizes = self.rng.sample(several, 2) + [self.rng.choice([1, 2, 3, 5])]
        return sizes + [sizes[0], math.prod(model)]

    def fresh(self, shape, dtype="f64"):
        self.next += 1
        return Value(f"%v{self.next}", None if shape is None else tuple(shape), dtype)

    def add(self, text, operands, shape, dtype="f64"):
        result = self.fresh(shape, dtype)
        self.ops.append(Op(text, [result], list(operands)))
        return result

    def constant(self, value, dtype="f64"):
        text = f"{value:.17e}" if dtype == "f64" else str(value)
        return self.add(f"arith.constant {text} : {dtype}", [], None, dtype)

    def empty(self, shape, dtype="f64"):
        form = self.rng.random()
        type_ = Value("", tuple(shape), dtype).type
        if form < 0.05 and dtype == "f64":
            return self.add(f"arith.constant dense<7.0> : {type_}", [], shape, dtype)
        same = [value for value in self.pool if value.shape == tuple(shape) and dtype == "f64"]
        if form < 0.1 and same:
            return self.rng.choice(same)
        return self.add(f"tensor.empty() : {type_}", [], shape, dtype)

    def fill(self, value, shape):
        type_ = Value("", tuple(shape)).type
        form = self.rng.random()
        if form < 0.15:
            return self.add(f"arith.constant dense<{value:.17e}> : {type_}", [], shape)
        scalar = self.constant(value)
        if form < 0.25 and shape:
            return self.add(f"tensor.splat {scalar.name} : {type_}", [scalar], shape)
        out = self.add(f"tensor.empty() : {type_}", [], shape)
        return self.add(f"linalg.fill ins({scalar.name} : f64) outs({out.name} : {type_}) -> {type_}",
                        [scalar, out], shape)

    def generic(self, inputs, outs, dims, reduced, lines, yields, captured=()):
        """`inputs` and `outs` are (value, expressions); in lines elements are
        %e0, ... and %o0, ...; returns all results."""
        values = [value for value, _ in inputs] + [value for value, _ in outs]
        maps = [_map(dims, exprs) for _, exprs in [*inputs, *outs]]
        kinds = ", ".join('"reduction"' if index in reduced else '"parallel"' for index in range(dims))
        names = [f"%e{index}" for index in range(len(inputs))]
        names += [f"%o{index}" for index in range(len(outs))]
        arguments = ", ".join(f"{name}: {value.dtype}" for name, value in zip(names, values))
        ins = ""
        if inputs:
            ins = (f" ins({', '.join(value.name for value, _ in inputs)} : "
                   f"{', '.join(value.type for value, _ in inputs)})")
        types = ", ".join(value.type for value, _ in outs)
        text = (f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}}"
                f"{ins} outs({', '.join(value.name for value, _ in outs)} : {types}) {{\n"
                f"    ^bb0({arguments}):\n" + "".join(f"      {line}\n" for line in lines)
                + f"      linalg.yield {', '.join(yields)} : "
                f"{', '.join(value.dtype for value, _ in outs)}\n    }} -> "
                + (f"({types})" if len(outs) > 1 else types))
        name = self.fresh(()).name
        results = [Value(f"{name}#{index}" if len(outs) > 1 else name, out.shape, out.dtype)
                   for index, (out, _) in enumerate(outs)]
        self.ops.append(Op(text, results, values + list(captured)))
        return results

    def keep(self, *values):
        self.pool += values

    def pick(self, accept=lambda value: True):
        """A value that is accepted; those that nothing reads, and newer ones, more often."""
        found = [value for value in self.pool if accept(value)]
        if not found:
            return None
        form = self.rng.random()
        if form < 0.5:
            read = {value.name for op in self.ops for value in op.operands}
            unread = [value for value in found if value.name not in read]
            found = unread or found
        return self.rng.choice(found[-6:] if form < 0.75 else found)

    # --- kinds of ops; nothing where no value fits ---

    def elementwise(self):
        x = self.pick()
        dims = _dims(len(x.shape))
        form = self.rng.randrange(9)
        if form == 0:
            return self.keep(self.add(f"math.tanh {x.name} : {x.type}", [x], x.shape))
        if form == 1:
            out = self.empty(x.shape)
            return self.keep(self.add(
                f"linalg.tanh ins({x.name} : {x.type}) outs({out.name} : {out.type}) -> {out.type}",
                [x, out], x.shape))
        if form == 2:
            out = self.add(f"tensor.empty() : {x.type}", [], x.shape)
            return self.keep(self.add(
                f"linalg.map {{ math.tanh }} ins({x.name} : {x.type}) outs({out.name} : {out.type})",
                [x, out], x.shape))
        lines = {
            3: ["%r = arith.negf %e0 : f64"],
            4: ["%z = arith.constant 0.0 : f64", "%r = arith.maximumf %e0, %z : f64"],
            5: ["%z = arith.constant 0.0 : f64", "%p = arith.cmpf ogt, %e0, %z : f64",
                "%r = arith.select %p, %e0, %z : f64"],
            6: ["%t = math.tanh %e0 : f64", "%r = math.exp %t : f64"],
            7: ["%c = arith.constant 5.0e-01 : f64", "%r = arith.mulf %e0, %c : f64"],
            8: ["%c = arith.constant 2.5e-01 : f64", "%r = arith.addf %e0, %c : f64"],
        }[form]
        return self.keep(*self.generic([(x, dims)], [(self.empty(x.shape), dims)], len(dims), (),
                                       lines, ["%r"]))

    def combine(self):
        """Two or three values, smaller ones broadcast."""
        x = self.pick()
        rank = len(x.shape)
        dims = _dims(rank)
        op = self.rng.choice(["add", "add", "sub", "mul", "maximum"])
        same = [value for value in self.pool if value.shape == x.shape]
        y = self.rng.choice(same)
        form = self.rng.random()
        if form < 0.15:
            return self.keep(self.add(f"arith.{op}f {x.name}, {y.name} : {x.type}", [x, y], x.shape))
        if form < 0.3 and op != "maximum":
            out = self.empty(x.shape)
            return self.keep(self.add(
                f"linalg.{op} ins({x.name}, {y.name} : {x.type}, {y.type}) "
                f"outs({out.name} : {out.type}) -> {out.type}", [x, y, out], x.shape))
        inputs = [(x, dims)]
        for _ in range(self.rng.choice([1, 1, 2])):
            other, places = self.match(x.shape)
            inputs.append((other, places))
        if self.rng.random() < 0.3:
            inputs[1] = (y, dims)
        lines, last = [], "%e0"
        for index in range(1, len(inputs)):
            lines.append(f"%r{index} = arith.{op}f {last}, %e{index} : f64")
            last = f"%r{index}"
        self.keep(*self.generic(inputs, [(self.empty(x.shape), dims)], rank, (), lines, [last]))

    def match(self, shape):
        """A value and how loops of these sizes can index it."""
        candidates = []
        for value in self.pool:
            places, left = [], list(range(len(shape)))
            for size in value.shape:
                loops = [loop for loop in left if shape[loop] == size]
                if size == 1 and (not loops or self.rng.random() < 0.5):
                    places.append("0")
                elif loops:
                    loop = self.rng.choice(loops)
                    left.remove(loop)
                    places.append(f"d{loop}")
                else:
                    break
            else:
                candidates.append((value, places))
        return self.rng.choice(candidates)

    def contract(self):
        """A sum of products over any loops."""
        x, y = self.pick(lambda v: v.shape), self.pick(lambda v: v.shape)
        sizes, places = [], []
        for size in x.shape:
            sizes.append(size)
            places.append(len(sizes) - 1)
        other, left = [], list(range(len(sizes)))
        for size in y.shape:
            same = [loop for loop in left if sizes[loop] == size]
            if same and self.rng.random() < 0.7:
                loop = self.rng.choice(same)
                left.remove(loop)
            else:
                sizes.append(size)
                loop = len(sizes) - 1
            other.append(loop)
        if len(sizes) > 5 or math.prod(sizes) > 4 * LIMIT:
            return
        shared = [loop for loop in places if loop in other]
        reduced = [loop for loop in range(len(sizes))
                   if self.rng.random() < (0.8 if loop in shared else 0.15)]
        kept = [loop for loop in range(len(sizes)) if loop not in reduced]
        if self.rng.random() < 0.3:
            self.rng.shuffle(kept)
        shape = [sizes[loop] for loop in kept]
        if math.prod(shape) > LIMIT or len(shape) > 4:
            return
        self.contract_into(x, places, y, other, shape, kept, len(sizes), reduced)

    def contract_into(self, x, places, y, other, shape, kept, dims, reduced):
        out = self.fill(0.0 if self.rng.random() < 0.85 else 0.5, shape)
        same = [value for value in self.pool if value.shape == tuple(shape)]
        if same and self.rng.random() < 0.15:
            out = self.rng.choice(same)
        names = [[f"d{loop}" for loop in loops] for loops in (places, other, kept)]
        lines = ["%m = arith.mulf %e0, %e1 : f64", "%r = arith.addf %o0, %m : f64"]
        if self.rng.random() < 0.2:
            lines[1] = "%r = arith.addf %m, %o0 : f64"
        self.keep(*self.generic([(x, names[0]), (y, names[1])], [(out, names[2])], dims, reduced,
                                lines, ["%r"]))

    def matmul(self):
        x = self.pick(lambda v: len(v.shape) == 2)
        if not x:
            return
        y = self.pick(lambda v: len(v.shape) == 2 and v.shape[0] == x.shape[1])
        if y:
            out = self.fill(0.0, (x.shape[0], y.shape[1]))
            self.keep(self.add(
                f"linalg.matmul ins({x.name}, {y.name} : {x.type}, {y.type}) "
                f"outs({out.name} : {out.type}) -> {out.type}", [x, y, out], out.shape))

    def transpose(self):
        x = self.pick(lambda v: len(v.shape) >= 2)
        if not x:
            return
        order = list(range(len(x.shape)))
        self.rng.shuffle(order)
        out = self.empty([x.shape[dim] for dim in order])
        self.keep(self.add(
            f"linalg.transpose ins({x.name} : {x.type}) outs({out.name} : {out.type}) "
            f"permutation = {order}", [x, out], out.shape))

    def broadcast(self):
        x = self.pick(lambda v: len(v.shape) < 4)
        if not x:
            return
        shape = list(x.shape)
        added = sorted(self.rng.sample(range(len(shape) + 1), 1))
        for dim in added:
            shape.insert(dim, self.rng.choice(self.sizes))
        if math.prod(shape) <= LIMIT:
            out = self.empty(shape)
            self.keep(self.add(
                f"linalg.broadcast ins({x.name} : {x.type}) outs({out.name} : {out.type}) "
                f"dimensions = {added}", [x, out], shape))

    def reduce(self):
        x = self.pick(lambda v: v.shape)
        axes = sorted(self.rng.sample(range(len(x.shape)), self.rng.randint(1, len(x.shape))))
        shape = [size for dim, size in enumerate(x.shape) if dim not in axes]
        kind = self.rng.choice(["add", "add", "add", "maximum", "maxnum", "minimum", "mul"])
        start = {"add": 0.0, "maximum": -1e30, "maxnum": -1e30, "minimum": 1e30, "mul": 1.0}[kind]
        if self.rng.random() < 0.15:
            start = 0.25
        out = self.fill(start, shape)
        form = self.rng.random()
        if form < 0.3:
            return self.keep(self.add(
                f"linalg.reduce ins({x.name} : {x.type}) outs({out.name} : {out.type}) "
                f"dimensions = {axes}\n      (%a: f64, %b: f64) {{\n        %r = arith.{kind}f %a, %b"
                " : f64\n        linalg.yield %r : f64\n      }", [x, out], shape))
        dims = _dims(len(x.shape))
        kept = [dim for index, dim in enumerate(dims) if index not in axes]
        lines, outs, yields = [f"%r = arith.{kind}f %e0, %o0 : f64"], [(out, kept)], ["%r"]
        if form < 0.4:
            # Sum and largest value at once, or a value that stays whole.
            outs.append((self.fill(-1e30, shape), kept))
            lines.append("%s = arith.maximumf %o1, %e0 : f64")
            yields.append("%s")
        elif form < 0.5:
            outs.append((self.empty(x.shape), dims))
            lines.append("%s = math.tanh %e0 : f64")
            yields.append("%s")
        self.keep(*self.generic([(x, dims)], outs, len(dims), axes, lines, yields))

    def softmax(self):
        x = self.pick(lambda v: len(v.shape) >= 2)
        if not x:
            return
        dims, rest = _dims(len(x.shape)), _dims(len(x.shape) - 1)
        last = len(dims) - 1
        top, = self.generic([(x, dims)], [(self.fill(-1e30, x.shape[:-1]), rest)], len(dims), (last,),
                            ["%r = arith.maximumf %e0, %o0 : f64"], ["%r"])
        powers, = self.generic([(x, dims), (top, rest)], [(self.empty(x.shape), dims)], len(dims), (),
                               ["%d = arith.subf %e0, %e1 : f64", "%r = math.exp %d : f64"], ["%r"])
        total, = self.generic([(powers, dims)], [(self.fill(0.0, x.shape[:-1]), rest)], len(dims),
                              (last,), ["%r = arith.addf %e0, %o0 : f64"], ["%r"])
        self.keep(*self.generic([(powers, dims), (total, rest)], [(self.empty(x.shape), dims)],
                                len(dims), (), ["%r = arith.divf %e0, %e1 : f64"], ["%r"]))
        if self.rng.random() < 0.3:
            self.keep(top, powers, total)

    def reshape(self):
        x = self.pick(lambda v: len(v.shape) >= 1)
        if self.rng.random() < 0.5 and len(x.shape) >= 2:
            groups, dim = [], 0
            while dim < len(x.shape):
                count = min(self.rng.randint(1, 3), len(x.shape) - dim)
                groups.append(list(range(dim, dim + count)))
                dim += count
            shape = [math.prod(x.shape[dim] for dim in group) for group in groups]
            type_ = Value("", tuple(shape)).type
            return self.keep(self.add(
                f"tensor.collapse_shape {x.name} {groups} : {x.type} into {type_}", [x], shape))
        groups, shape = [], []
        for size in x.shape:
            parts = self.factors(size) if self.rng.random() < 0.6 else [size]
            groups.append(list(range(len(shape), len(shape) + len(parts))))
            shape += parts
        if len(shape) <= 5:
            type_ = Value("", tuple(shape)).type
            self.keep(self.add(
                f"tensor.expand_shape {x.name} {groups} output_shape {shape} : "
                f"{x.type} into {type_}", [x], shape))

    def factors(self, size):
        parts = []
        for _ in range(self.rng.randint(1, 2)):
            part = self.rng.choice([each for each in range(1, size + 1) if size % each == 0])
            parts.append(part)
            size //= part
        return parts + [size]

    def slice(self):
        x = self.pick(lambda v: v.shape)
        offsets, sizes, strides, shape = [], [], [], []
        for size in x.shape:
            if self.rng.random() < 0.5:
                part = (0, size, 1)
            else:
                count = self.rng.randint(1, size)
                stride = 2 if 1 < count <= (size + 1) // 2 and self.rng.random() < 0.3 else 1
                part = (self.rng.randint(0, size - stride * (count - 1) - 1), count, stride)
            for to, number in zip((offsets, sizes, strides), part):
                to.append(number)
            if part[1] != 1 or self.rng.random() < 0.5:
                shape.append(part[1])
        # Which dimensions of one element are dropped must be told from the types.
        ones = sum(size == 1 for size in sizes)
        if len(sizes) - len(shape) not in (0, ones):
            shape = [size for size in sizes if size != 1]
        type_ = Value("", tuple(shape)).type
        part = self.add(f"tensor.extract_slice {x.name}{offsets} {sizes} {strides} : "
                        f"{x.type} to {type_}", [x], shape)
        self.keep(part)
        if self.rng.random() < 0.5:
            into = self.fill(self.rng.choice([0.0, 0.0, 1.0]), x.shape)
            same = [value for value in self.pool if value.shape == x.shape]
            if self.rng.random() < 0.3:
                into = self.rng.choice(same)
            source = self.pick(lambda v: v.shape == part.shape)
            self.keep(self.add(
                f"tensor.insert_slice {source.name} into {into.name}{offsets} {sizes} {strides} : "
                f"{part.type} into {into.type}", [source, into], x.shape))

    def blocks(self):
        """Takes a dimension apart, and may put it together again."""
        step = self.rng.choice([size for size, name in zip(self.shape, self.names)
                                if name in MODEL_AXES] or [1])
        params = self.rng.random() < 0.5
        x = self.pick(lambda v: v.name.startswith("%p") >= params and any(
            size >= 2 * step and size % step == 0 for size in v.shape))
        if x is None:
            return
        dim = self.rng.choice([dim for dim, size in enumerate(x.shape)
                               if size >= 2 * step and size % step == 0])
        count = x.shape[dim] // step
        chosen = self.rng.sample(range(1, count), min(count - 1, self.rng.choice([1, 2])))
        ends = [0, *(step * end for end in sorted(chosen)), x.shape[dim]]
        ones, parts = [1] * len(x.shape), []
        for begin, end in zip(ends, ends[1:]):
            offsets = [begin if each == dim else 0 for each in range(len(x.shape))]
            sizes = [end - begin if each == dim else size for each, size in enumerate(x.shape)]
            part = self.add(f"tensor.extract_slice {x.name}{offsets} {sizes} {ones} : {x.type} to "
                            f"{Value('', tuple(sizes)).type}", [x], sizes)
            self.keep(part)
            if self.rng.random() < 0.6:
                part = self.pick(lambda v: v.shape == part.shape)
            parts.append((part, offsets, sizes))
        form = self.rng.random()
        if form < 0.4:
            return
        self.rng.shuffle(parts)
        if form < 0.7:
            whole = self.fill(0.0, x.shape) if self.rng.random() < 0.5 else self.empty(x.shape)
            for part, offsets, sizes in parts:
                whole = self.add(
                    f"tensor.insert_slice {part.name} into {whole.name}{offsets} {sizes} {ones} : "
                    f"{part.type} into {whole.type}", [part, whole], x.shape)
            return self.keep(whole)
        zero, whole = self.constant(0.0), None
        indices = ", ".join(f"%i{each}: index" for each in range(len(x.shape)))
        for part, offsets, sizes in parts:
            high = [size - begin - own for size, begin, own in zip(x.shape, offsets, sizes)]
            made = self.add(
                f"tensor.pad {part.name} low{offsets} high{high} {{\n    ^bb0({indices}):\n"
                f"      tensor.yield {zero.name} : f64\n    }} : {part.type} to {x.type}",
                [part, zero], x.shape)
            if whole:
                out = self.add(f"tensor.empty() : {x.type}", [], x.shape)
                made = self.add(
                    f"linalg.add ins({whole.name}, {made.name} : {x.type}, {x.type}) "
                    f"outs({out.name} : {x.type}) -> {x.type}", [whole, made, out], x.shape)
            whole = made
        self.keep(whole)

    def pad(self):
        x = self.pick(lambda v: v.shape)
        low = [self.rng.choice([0, 0, 1]) for _ in x.shape]
        high = [self.rng.choice([0, 0, 1]) for _ in x.shape]
        shape = [a + size + b for a, size, b in zip(low, x.shape, high)]
        if math.prod(shape) > LIMIT:
            return
        scalar = self.constant(0.5)
        indices = ", ".join(f"%i{dim}: index" for dim in range(len(shape)))
        type_ = Value("", tuple(shape)).type
        self.keep(self.add(
            f"tensor.pad {x.name} low{low} high{high} {{\n    ^bb0({indices}):\n"
            f"      tensor.yield {scalar.name} : f64\n    }} : {x.type} to {type_}",
            [x, scalar], shape))

    def lookup(self):
        """Elements at places that are computed, along one dimension of a table."""
        table = self.pick(lambda v: len(v.shape) >= 1)
        dim = self.rng.randrange(len(table.shape))
        tokens = self.rng.choice(self.tokens)
        places = len(tokens.shape)
        shape = [*tokens.shape, *(size for d, size in enumerate(table.shape) if d != dim)]
        if math.prod(shape) > LIMIT or len(shape) > 4:
            return
        size = table.shape[dim]
        lines = [f"%n = arith.constant {size} : i64", "%t = arith.remui %e0, %n : i64",
                 "%i = arith.index_cast %t : i64 to index"]
        indices, loop = [], places
        for d in range(len(table.shape)):
            if d == dim:
                indices.append("%i")
                continue
            lines.append(f"%l{d} = linalg.index {loop} : index")
            indices.append(f"%l{d}")
            loop += 1
        lines.append(f"%r = tensor.extract {table.name}[{', '.join(indices)}] : {table.type}")
        result = "%r"
        if self.rng.random() < 0.2:
            lines.append("%s = math.tanh %r : f64")
            result = "%s"
        self.keep(*self.generic([(tokens, _dims(places))], [(self.empty(shape), _dims(len(shape)))],
                                len(shape), (), lines, [result], [table]))

    def read_inside(self):
        """A body that reads another tensor at its own loops, or moved by one."""
        table = self.pick(lambda v: len(v.shape) >= 1)
        # Of a longer one the first rows are read.
        x = self.pick(lambda v: len(v.shape) == len(table.shape) and all(
            size <= whole for size, whole in zip(v.shape, table.shape)))
        dims, lines = _dims(len(x.shape)), []
        for index, size in enumerate(x.shape):
            lines.append(f"%l{index} = linalg.index {index} : index")
        indices = [f"%l{index}" for index in range(len(dims))]
        if self.rng.random() < 0.4:
            moved = self.rng.randrange(len(dims))
            lines += ["%one = arith.constant 1 : index",
                      f"%size = arith.constant {x.shape[moved]} : index",
                      f"%next = arith.addi %l{moved}, %one : index",
                      "%turn = arith.remui %next, %size : index"]
            indices[moved] = "%turn"
        lines += [f"%t = tensor.extract {table.name}[{', '.join(indices)}] : {table.type}",
                  "%r = arith.addf %t, %e0 : f64"]
        self.keep(*self.generic([(x, dims)], [(self.empty(x.shape), dims)], len(dims), (), lines,
                                ["%r"], [table]))

    def mask(self):
        """By the places of elements, in a generic or a map."""
        x = self.pick(lambda v: v.shape)
        dims = _dims(len(x.shape))
        first, second = self.rng.randrange(len(dims)), self.rng.randrange(len(dims))
        lines = [f"%i = linalg.index {first} : index", f"%j = linalg.index {second} : index",
                 f"%c = arith.constant {self.rng.randint(0, 2)} : index",
                 "%k = arith.addi %i, %c : index", "%p = arith.cmpi sle, %j, %k : index",
                 "%f = arith.index_cast %i : index to i64", "%g = arith.sitofp %f : i64 to f64"]
        if self.rng.random() < 0.2:
            out = self.add(f"tensor.empty() : {x.type}", [], x.shape)
            lines.append("%r = arith.select %p, %a, %g : f64")
            return self.keep(self.add(
                f"linalg.map ins({x.name} : {x.type}) outs({out.name} : {out.type})\n"
                "      (%a: f64, %b: f64) {\n" + "".join(f"        {line}\n" for line in lines)
                + "        linalg.yield %r : f64\n      }", [x, out], x.shape))
        lines.append("%r = arith.select %p, %e0, %g : f64")
        self.keep(*self.generic([(x, dims)], [(self.empty(x.shape), dims)], len(dims), (), lines, ["%r"]))

    def scalar(self):
        """A number of a tensor, used by all elements of another."""
        x, y = self.pick(), self.pick()
        places = []
        for size in x.shape:
            places.append(self.constant(self.rng.randrange(size), "index"))
        number = self.add(
            f"tensor.extract {x.name}[{', '.join(place.name for place in places)}] : {x.type}",
            [x, *places], None)
        dims = _dims(len(y.shape))
        if self.rng.random() < 0.3 and y.shape:
            spread = self.add(f"tensor.splat {number.name} : {y.type}", [number], y.shape)
            return self.keep(*self.generic([(y, dims), (spread, dims)], [(self.empty(y.shape), dims)],
                                           len(dims), (), ["%r = arith.addf %e0, %e1 : f64"], ["%r"]))
        self.keep(*self.generic([(y, dims)], [(self.empty(y.shape), dims)], len(dims), (),
                                [f"%r = arith.addf %e0, {number.name} : f64"], ["%r"], [number]))

    def loop(self):
        """An op with a region that reads values, of which nothing is known."""
        x = self.pick(lambda v: len(v.shape) == 2)
        if not x:
            return
        same = self.pick(lambda v: v.shape == x.shape)
        zero, one, end = (self.constant(value, "index") for value in (0, 1, x.shape[0]))
        row = Value("", (x.shape[1],)).type
        part = f"[1, {x.shape[1]}] [1, 1]"
        self.keep(self.add(
            f"scf.for %k = {zero.name} to {end.name} step {one.name} iter_args(%acc = {same.name}) "
            f"-> ({x.type}) {{\n      %a = tensor.extract_slice {x.name}[%k, 0] {part} : {x.type} to {row}\n"
            f"      %n = tensor.insert_slice %a into %acc[%k, 0] {part} : {row} into {x.type}\n"
            f"      scf.yield %n : {x.type}\n    }}", [x, same, zero, one, end], x.shape))

    def convolve(self):
        """Windows over the last dimension: an index is a sum of loops."""
        x = self.pick(lambda v: len(v.shape) == 2 and v.shape[1] >= 2)
        if not x:
            return
        kernel = self.pick(lambda v: len(v.shape) == 2 and v.shape[1] <= x.shape[1])
        if not kernel:
            return
        shape = (x.shape[0], kernel.shape[0], x.shape[1] - kernel.shape[1] + 1)
        if math.prod(shape) <= LIMIT:
            self.keep(*self.generic(
                [(x, ["d0", "d2 + d3"]), (kernel, ["d1", "d3"])],
                [(self.fill(0.0, shape), ["d0", "d1", "d2"])], 4, (3,),
                ["%m = arith.mulf %e0, %e1 : f64", "%r = arith.addf %m, %o0 : f64"], ["%r"]))

    def mark(self):
        x, y = self.pick(), self.pick()
        name = self.fresh(()).name
        results = [Value(f"{name}#0", x.shape), Value(f"{name}#1", y.shape)]
        self.ops.append(Op(f'fsdp.barrier {x.name}, {y.name} : {x.type}, {y.type}',
                           results, [x, y]))
        self.keep(*results)

    def attention(self):
        query = self.pick(lambda v: len(v.shape) == 4)
        if not query:
            return
        batch, heads, rows, depth = query.shape
        key = self.pick(lambda v: len(v.shape) == 4 and v.shape[0] == batch
                        and heads % v.shape[1] == 0 and v.shape[3] == depth)
        value = key and self.pick(lambda v: len(v.shape) == 4 and v.shape[:3] == key.shape[:3])
        if not value or batch * heads * rows * value.shape[3] > LIMIT:
            return
        out = Value("", (batch, heads, rows, value.shape[3]))
        sums = Value("", (batch, heads, rows))
        words = "causal " if self.rng.random() < 0.5 else ""
        operands = [query, key, value]
        masked = ""
        full = (batch, heads, rows, key.shape[2])
        mask = self.pick(lambda v: len(v.shape) == 4
                         and all(a in (1, b) for a, b in zip(v.shape, full)))
        if mask and self.rng.random() < 0.5:
            masked = f"mask {mask.name} "
            operands.append(mask)
        dropped, more = self.draw_places(full)
        masked += dropped.words
        words = dropped.rate + words + more
        operands += dropped.operands
        name = self.fresh(()).name
        results = [Value(f"{name}#0", out.shape), Value(f"{name}#1", sums.shape)]
        inputs = f"{query.name}, {key.name}, {value.name} {masked}{words}scale 0.5"
        self.ops.append(Op(
            f"fsdp.attention {inputs} : ({', '.join(v.type for v in operands)}) -> "
            f"({out.type}, {sums.type})", results, operands))
        self.keep(results[0])
        slope = self.pick(lambda v: v.shape == out.shape)
        if self.rng.random() < 0.5:
            name = self.fresh(()).name
            grads = [Value(f"{name}#{i}", v.shape) for i, v in enumerate((query, key, value))]
            operands = [slope, query, key, value, *results, *operands[3:]]
            words = (f"{slope.name}, {query.name}, {key.name}, {value.name}, {results[0].name}, "
                     f"{results[1].name} {masked}{words}scale 0.5")
            self.ops.append(Op(
                f"fsdp.attention_grad {words} : ({', '.join(v.type for v in operands)}) -> "
                f"({', '.join(v.type for v in grads)})", grads, operands))
            self.keep(*grads)

    def draw_places(self, full):
        """In some cases dropout of weights of such a shape, and the words of a window."""
        rng = random.Random(f"{self.seed} {len(self.ops)} places")
        window = f"window {rng.randint(1, full[3] + 1)} " if rng.random() < 0.4 else ""
        if rng.random() < 0.6:
            return Dropout("", "", []), window
        *rows, columns = full
        kind = Value("", tuple(rows), "i64").type
        empty = self.add(f"tensor.empty() : {kind}", [], tuple(rows), "i64")
        lines = [f"%n{dim} = linalg.index {dim} : index" for dim in range(3)]
        lines += [f"%k{dim} = arith.constant {size} : index"
                  for dim, size in enumerate((*rows[1:], columns))]
        lines += ["%m0 = arith.muli %n0, %k0 : index", "%a0 = arith.addi %m0, %n1 : index",
                  "%m1 = arith.muli %a0, %k1 : index", "%a1 = arith.addi %m1, %n2 : index",
                  "%m2 = arith.muli %a1, %k2 : index", "%c = arith.index_cast %m2 : index to i64",
                  "linalg.yield %c : i64"]
        loops = ", ".join(['"parallel"'] * 3)
        numbers = self.add(
            "linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], "
            f"iterator_types = [{loops}]}} outs({empty.name} : {kind}) {{\n"
            "    ^bb0(%o: i64):\n      " + "\n      ".join(lines) + f"\n    }} -> {kind}",
            [empty], tuple(rows), "i64")
        key = self.add(
            f"arith.constant dense<{rng.getrandbits(32)}> : tensor<i64>", [], (), "i64")
        return Dropout(f"dropout {numbers.name}, {key.name} ", f"rate {rng.choice((0.2, 0.7))} ",
                       [numbers, key]), window

    # --- the case ---

    def draw_shape(self, rank):
        shape = [self.rng.choice(self.sizes) for _ in range(rank)]
        while math.prod(shape) > LIMIT // 4:
            shape[self.rng.randrange(rank)] = self.rng.choice([1, 2])
        return tuple(shape)

    def draw_cut(self, value, names):
        """Over some of the axes with these names."""
        cut = [-1] * len(value.shape)
        for axis, name in enumerate(self.names):
            dims = [dim for dim, size in enumerate(value.shape)
                    if cut[dim] < 0 and size % self.shape[axis] == 0]
            if name in names and dims and self.rng.random() < 0.75:
                cut[self.rng.choice(dims)] = axis
        return cut

    def draw_param(self, index):
        rank = self.rng.choice([0, 1, 2, 2, 2, 2, 3, 4])
        value = Value(f"%p{index}", self.draw_shape(rank))
        cut = self.draw_cut(value, CUT_AXES)
        scatter = self.rng.choice([0, 1, -1, -2]) if self.rng.random() < 0.3 else None
        return Param(value, cut, scatter)

    def derive(self, value):
        """A value of the same shape, of everything."""
        rank = len(value.shape)
        other, places = self.match(value.shape)
        dims = _dims(rank)
        form = self.rng.random()
        if form < 0.15:
            return self.pick(lambda each: each.shape == value.shape)
        if form < 0.55 and rank == 2:
            # A product with a sum over rows, as gradients of weights are.
            pairs = [(a, b) for a in self.pool[-12:] for b in self.pool
                     if len(a.shape) == len(b.shape) == 2 and a.shape[0] == b.shape[0]
                     and (a.shape[1], b.shape[1]) == value.shape]
            if pairs:
                a, b = self.rng.choice(pairs)
                self.contract_into(a, (2, 0), b, (2, 1), value.shape, (0, 1), 3, (2,))
                return self.pool[-1]
        if form < 0.8:
            # A sum over one more loop, as gradients of weights are.
            wide = [each for each in self.pool if len(each.shape) == rank + 1]
            for each in self.rng.sample(wide, len(wide)):
                if each.shape[1:] == value.shape:
                    return self.generic([(each, _dims(rank + 1))],
                                        [(self.fill(0.0, value.shape), _dims(rank + 1)[1:])],
                                        rank + 1, (0,), ["%r = arith.addf %e0, %o0 : f64"], ["%r"])[0]
        source = self.pick(lambda v: v.shape == value.shape) or value
        return self.generic([(source, dims), (other, places)], [(self.empty(value.shape), dims)],
                            rank, (), ["%r = arith.mulf %e0, %e1 : f64"], ["%r"])[0]

    def make(self):
        params = [self.draw_param(index) for index in range(self.rng.randint(1, 5))]
        while not any(axis >= 0 for param in params for axis in param.cut):
            params[0] = self.draw_param(0)
        inputs = [Value(f"%x{index}", self.draw_shape(self.rng.choice([1, 2, 2, 3, 4])))
                  for index in range(self.rng.randint(1, 3))]
        tokens = Value("%tokens", self.draw_shape(self.rng.choice([1, 1, 2])), "i64")
        self.tokens.append(tokens)
        self.limits[tokens.name] = 97
        self.pool = [param.value for param in params] + inputs
        kinds = [
            (self.elementwise, 6), (self.combine, 8), (self.contract, 8), (self.matmul, 6),
            (self.transpose, 4), (self.broadcast, 3), (self.reduce, 5), (self.softmax, 2),
            (self.reshape, 8), (self.slice, 4), (self.blocks, 4), (self.pad, 1), (self.lookup, 4),
            (self.read_inside, 2), (self.mask, 3), (self.scalar, 1), (self.loop, 1),
            (self.convolve, 1), (self.mark, 2), (self.attention, 3),
        ]
        wanted = self.rng.randint(4, 24)
        for _ in range(wanted):
            self.rng.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]()
        results = [(self.derive(param.value), index) for index, param in enumerate(params)
                   if self.rng.random() < 0.9]
        results += [(self.pick(), None) for _ in range(self.rng.randint(1, 4))]
        self.rng.shuffle(results)
        cuts = {}
        for value in inputs + [tokens]:
            cut = self.draw_cut(value, MODEL_AXES)
            if self.rng.random() < 0.35 and max(cut) >= 0:
                cuts[value.name] = cut
        context = self.add_context(inputs, cuts, results)
        case = Case(self.shape, self.names, params, inputs + [tokens], self.limits, self.ops,
                    results, cuts, context, random.Random(f"{self.seed} tiles").random() < 0.5)
        return prune(case)

    def add_context(self, inputs, cuts, results):
        """In some cases an attention, and its gradient, to parts of a sequence; how."""
        rng = random.Random(f"{self.seed} context")
        axes = [axis for axis, name in enumerate(self.names) if name in MODEL_AXES]
        if not axes or rng.random() < 0.6:
            return "auto"
        axis = rng.choice(axes)
        ranks = self.shape[axis]
        batch, keys, depth, width = (rng.choice([1, 2]) for _ in range(4))
        heads = keys * rng.choice([1, 2])
        rows = ranks * rng.choice([1, 2, 3])
        columns = rows if rng.random() < 0.6 else ranks * rng.choice([1, 2])
        columns += rng.random() < 0.1
        full = (batch, heads, rows, columns)
        shapes = [(batch, heads, rows, depth), (batch, keys, columns, depth),
                  (batch, keys, columns, width)]
        if rng.random() < 0.4:
            shapes.append(tuple(rng.choice([1, size]) for size in full))
        operands = [Value(f"%c{index}", shape) for index, shape in enumerate(shapes)]
        inputs += operands
        for value in operands[:3]:
            cuts[value.name] = [-1, -1, axis, -1]
        # What is made of an input is nowhere whole.
        rows_of = [self.add_negative(value) for value in operands[:3]]
        if len(operands) == 4 and rng.random() < 0.5:
            dim = rng.choice([2, 3])
            cuts["%c3"] = [axis if each == dim and full[each] == shapes[3][each] else -1
                           for each in range(4)]
            if max(cuts["%c3"]) < 0:
                del cuts["%c3"]
        dropped, window = self.draw_places(full)
        words = ("mask %c3 " if len(operands) == 4 else "") + dropped.words + dropped.rate
        words += ("causal " if rng.random() < 0.6 else "") + window + "scale 0.5"
        extras = operands[3:] + dropped.operands
        out = [Value("%co#0", (batch, heads, rows, width)), Value("%co#1", full[:3])]
        grads = [Value(f"%cg#{index}", shape) for index, shape in enumerate(shapes[:3])]
        self.add_attention("fsdp.attention", words, rows_of, extras, out)
        self.add_attention("fsdp.attention_grad", words, [out[0], *rows_of, *out], extras, grads)
        results += [(value, None) for value in [out[0], *grads]]
        return "ring" if rng.random() < 0.8 else "auto"

    def add_negative(self, value):
        empty = self.add(f"tensor.empty() : {value.type}", [], value.shape)
        return self.add(f"linalg.negf ins({value.name} : {value.type}) "
                        f"outs({empty.name} : {value.type}) -> {value.type}",
                        [value, empty], value.shape)

    def add_attention(self, name, words, operands, extras, results):
        values = operands + extras
        self.ops.append(Op(
            f"{name} {', '.join(value.name for value in operands)} {words} : "
            f"({', '.join(value.type for value in values)}) -> "
            f"({', '.join(value.type for value in results)})", results, values))


def prune(case):
    """Without ops, inputs and params that nothing reads."""
    needed = {value.name for value, _ in case.results}
    ops = []
    for op in reversed(case.ops):
        if any(result.name in needed for result in op.results):
            needed |= {value.name for value in op.operands}
            ops.insert(0, op)
    inputs = [value for value in case.inputs if value.name in needed]
    gradients = {param for _, param in case.results}
    kept = [index for index, param in enumerate(case.params)
            if param.value.name in needed or index in gradients] or [0]
    number = {index: place for place, index in enumerate(kept)} | {None: None}
    return dataclasses.replace(
        case, ops=ops, inputs=inputs, params=[case.params[index] for index in kept],
        results=[(value, number[param]) for value, param in case.results])


def make_case(seed):
    return _Writer(seed).make()


def smaller(case):
    """Cases with a piece less, largest pieces first."""
    if len(case.results) > 1:
        for index in range(len(case.results)):
            yield prune(dataclasses.replace(case, results=[case.results[index]]))
        for index in range(len(case.results)):
            yield prune(dataclasses.replace(
                case, results=case.results[:index] + case.results[index + 1:]))
    # What an op makes is an input instead, or a result, or whole in the reference.
    for index in range(len(case.ops)):
        op = case.ops[index]
        if any(value.shape is None or value.dtype != "f64" for value in op.results):
            continue
        names = {value.name: Value("%in_" + value.name[1:].replace("#", "_"), value.shape)
                 for value in op.results}
        yield prune(_replace(dataclasses.replace(
            case, ops=case.ops[:index] + case.ops[index + 1:],
            inputs=case.inputs + list(names.values())), names))
    empty = {op.results[0].name for op in case.ops if op.text.startswith("tensor.empty")}
    for index, op in enumerate(case.ops):
        for value in op.operands:
            for result in op.results:
                if (value.type == result.type and len(op.results) == 1
                        and value.name not in empty):
                    yield prune(_replace(dataclasses.replace(
                        case, ops=case.ops[:index] + case.ops[index + 1:]), {result.name: value}))
    for name in case.input_cuts:
        yield dataclasses.replace(case, input_cuts={
            other: cut for other, cut in case.input_cuts.items() if other != name})
    for index, param in enumerate(case.params):
        without = [Param(param.value, param.cut)] if param.scatter is not None else []
        if any(axis >= 0 for axis in param.cut):
            without.insert(0, Param(param.value, [-1] * len(param.cut)))
        for other in without:
            yield dataclasses.replace(
                case, params=[*case.params[:index], other, *case.params[index + 1:]])


def _replace(case, names):
    """With other values for some."""
    import re
    pattern = re.compile(r"%\w+(?:#\d+)?")

    def swap(value):
        return names.get(value.name, value)

    def rewrite(match):
        return names[match[0]].name if match[0] in names else match[0]

    ops = [Op(pattern.sub(rewrite, op.text), op.results, [swap(v) for v in op.operands])
           for op in case.ops]
    return dataclasses.replace(case, ops=ops,
                               results=[(swap(value), param) for value, param in case.results])
