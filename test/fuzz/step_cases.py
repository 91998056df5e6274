# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random training steps, with options to compile and run them.

A case is plain data (`make_case`), so that it can be stored, and made smaller
piece by piece (`smaller`); `write_case` makes the program and its data from it.
"""

import copy
import math
import random
import struct

import compare
import module_tree
from step_graph import BARRIER, Graph, Tape, Value

VOCABULARY = 6
KINDS = ("linear", "linear", "mlp", "scale", "shift", "scalar", "norm", "norm", "embed", "packed",
         "stacked", "choose", "loop", "frozen", "unused", "tied", "again")
SQUARES = ("linear", "tied", "shift", "norm", "frozen")
GRIDS = ([1], [2], [2], [3], [4], [5], [6], [7], [8], [2, 2], [2, 2], [2, 4], [4, 2], [2, 3],
         [3, 1], [1, 3], [4, 1])
DEFAULTS = {
    "grid": [2], "wrap": "class:Block", "optimizer": "sgd", "strategy": "", "reshard": "",
    "layout": "flat", "alignment": 16, "forward_prefetch": 1, "backward_prefetch": 1,
    "backward_order": "pre", "max_in_flight": 0, "compat": "auto", "machine": "",
    "micro_batches": 1, "gradients": "reduce", "ignored": "", "expand": False, "mode": [],
}
FLOATS = {"f32": ("F32", 4), "f64": ("F64", 8), "f16": ("F16", 2), "bf16": ("BF16", 2),
          "i64": ("I64", 8)}
PLAIN = {short: long for long, short in module_tree.DTYPES.items() if short in FLOATS}


# ===----------------------------------------------------------------------===#
# Cases
# ===----------------------------------------------------------------------===#


def make_case(seed):
    """A random case, which `seed` gives in full."""
    rng = random.Random(seed)
    case = {"seed": seed, "batch": rng.randint(2, 5), "width": rng.choice((3, 4, 5, 8, 9)),
            "shuffle": rng.choice((0, 0, 0.05, 0.3)), "marks": rng.random() < 0.4,
            "grad_marks": rng.random() < 0.2, "loss": rng.choice(("f32", "f32", "f64")),
            "blocks": [], "calls": [], "outputs": []}
    for index in range(rng.randint(1, 5)):
        case["blocks"].append(_make_block(rng, index, case["blocks"]))
    _square_rows(case)
    for _ in range(len(case["blocks"]) + rng.randint(0, 3)):
        case["calls"].append({
            "block": rng.randrange(len(case["blocks"])), "barrier": rng.random() < 0.15,
            "residual": rng.randrange(8) if rng.random() < 0.4 else None,
        })
    for _ in range(rng.choice((0, 0, 1, 3))):
        case["outputs"].append([rng.choice(("activation", "input", "param", "gradient", "buffer")),
                                rng.randrange(8)])
    case["options"] = _make_options(rng, case)
    return case


def _make_block(rng, index, before):
    kind = rng.choice(KINDS)
    linear = [i for i, block in enumerate(before) if block["kind"] == "linear"]
    if kind == "tied" and not linear or kind == "again" and not before:
        kind = "linear"
    block = {"kind": kind, "name": f"m{index}", "cls": rng.choice(("Block", "Block", "Layer"))}
    # Below the root, a container, or an earlier block; or the root itself.
    places = ["", "", "group", "group.inner"]
    places += [path_of(other) for other in before if other["kind"] != "again" and other["name"]]
    block["at"] = rng.choice(places)
    if index == 0 and rng.random() < 0.25 and kind not in ("tied", "again"):
        block["at"], block["name"] = "", ""
    if kind == "tied":
        block["of"] = rng.choice(linear)
        block["two"] = rng.random() < 0.6  # the alias is an argument of its own
    if kind == "again":
        block["of"] = rng.randrange(len(before))
        while before[block["of"]]["kind"] == "again":
            block["of"] = before[block["of"]]["of"]
        if not before[block["of"]]["name"]:
            block["kind"] = "scale"
    if kind == "frozen":
        block["dtype"] = rng.choice(("f32", "f64", "f16", "bf16"))
    if kind == "norm":
        block["fresh"], block["matrix"] = rng.random() < 0.2, rng.random() < 0.5
    # What stands in for gradients.
    block["gradient"] = rng.choice(("own",) * 12 + ("none", "zero", "other"))
    return block


def _square_rows(case):
    """Has some blocks add the squares of their row: one small op more, that only the
    op for all rows reads."""
    rng = random.Random(f"{case['seed']}/squares")
    for block in case["blocks"]:
        if block["kind"] in SQUARES and rng.random() < 0.4:
            block["squared"] = True


def _make_options(rng, case):
    options = dict(DEFAULTS)
    grid = rng.choice(GRIDS)
    options["grid"] = grid
    options["wrap"] = rng.choice(("none", "always", "class:Block", "class:Block", "class:Layer",
                                  "class:Group", "class:Block,Layer,Group", "size:20", "fqn:m*"))
    options["optimizer"] = rng.choice(("sgd", "adamw"))
    strategies = ["", "", "full_shard", "shard_grad_op", "no_shard"]
    if len(grid) == 2:
        strategies += ["hybrid_shard", "hybrid_shard_zero2"] * 2
    if len(grid) == 1 or grid[1] == 1:
        strategies.append("replicate")
    options["strategy"] = rng.choice(strategies)
    if options["strategy"] in ("", "full_shard") and rng.random() < 0.4:
        options["reshard"] = rng.choice(("true", "false", str(grid[-1])))
    scalars = any(block["kind"] == "scalar" for block in case["blocks"])
    options["layout"] = "flat" if scalars else rng.choice(("flat", "per_param"))
    options["alignment"] = rng.choice((16, 16, 0, 1, 64))
    options["forward_prefetch"] = rng.choice((0, 1, 1, 2, 3))
    options["backward_prefetch"] = rng.choice((0, 1, 1, 2, 3))
    options["backward_order"] = rng.choice(("pre", "post"))
    options["max_in_flight"] = rng.choice((0, 0, 0, 1, 2))
    options["compat"] = rng.choice(("auto", "auto", "torch"))
    if options["compat"] == "auto" and rng.random() < 0.2:
        options["machine"] = rng.choice(("cpu-2", "h100-100gbe", "pcie"))
    options["micro_batches"] = rng.choice((1, 1, 1, 2, 2, 3))
    options["gradients"] = rng.choice(("keep", "reduce"))
    if options["micro_batches"] == 1 and rng.random() < 0.12:
        options["ignored"] = rng.choice(("state", "module"))
    options["expand"] = rng.random() < 0.05
    options["mode"] = rng.choice(([], ["--poison", "--adversarial", "--seed", "7"],
                                  ["--poison", "--adversarial", "--seed", "8"]))
    return options


def smaller(case):
    """Cases with a piece less."""
    for key, value in DEFAULTS.items():
        if case["options"][key] != value:
            other = copy.deepcopy(case)
            other["options"][key] = value
            yield other
    for key in ("calls", "outputs"):
        for index in range(len(case[key])):
            other = copy.deepcopy(case)
            del other[key][index]
            if other["calls"]:
                yield other
    called = {call["block"] for call in case["calls"]}
    called |= {block.get("of") for block in case["blocks"] if not block.get("gone")}
    for index, block in enumerate(case["blocks"]):
        changes = [("gone", True)] if index not in called and not block.get("gone") else []
        changes += [("gradient", "own")] if block["gradient"] != "own" else []
        changes += [("at", "")] if block["at"] else []
        changes += [("squared", False)] if block.get("squared") else []
        for key, value in changes:
            other = copy.deepcopy(case)
            other["blocks"][index][key] = value
            yield other
    for index, call in enumerate(case["calls"]):
        for key, value in (("barrier", False), ("residual", None)):
            if call[key] not in (False, None):
                other = copy.deepcopy(case)
                other["calls"][index][key] = value
                yield other
    for key, value in (("shuffle", 0), ("marks", False), ("grad_marks", False), ("loss", "f32"),
                       ("batch", 2), ("width", 3)):
        if case[key] != value:
            yield {**copy.deepcopy(case), key: value}


# ===----------------------------------------------------------------------===#
# The module tree
# ===----------------------------------------------------------------------===#


def path_of(block):
    return ".".join(part for part in (block["at"], block["name"]) if part)


def states_of(block, width):
    """Parameters and buffers of a block: (name, shape, dtype, frozen)."""
    half = max(1, width // 2)
    params = {
        "linear": [("weight", (width, width)), ("bias", (width,))],
        "mlp": [("up", (half, width)), ("down", (width, half))],
        "scale": [("gain", (width,))], "shift": [("bias", (width,))], "scalar": [("factor", ())],
        "norm": [("gain", (width,)), ("bias", (width,))], "embed": [("table", (VOCABULARY, width))],
        "packed": [("packed", (width * width,))], "stacked": [("stacked", (width + 2, width))],
        "choose": [("gain", (width,))], "loop": [("rows", (3, width))],
        "frozen": [("gain", (width,), block.get("dtype"), True), ("bias", (width,))],
        "unused": [("unused", (width, 2)), ("gain", (width,))], "tied": [("bias", (width,))],
        "again": [],
    }[block["kind"]]
    params = [(*param, "f32", False)[:4] if len(param) == 2 else param for param in params]
    buffers = []
    if block["kind"] == "norm":
        buffers = [("mean", (width,), "f32"), ("count", (), "i64")]
    return params, buffers


def _make_tree(case):
    """The tree for module_tree, with aliases behind what they name."""
    root = {"name": "", "cls": "Net", "bases": [], "params": [], "buffers": [], "children": []}
    known = {"": root}

    def place(path, cls):
        if path in known:
            return known[path]
        parent, _, name = path.rpartition(".")
        module = {"name": name, "cls": cls, "bases": [], "params": [], "buffers": [],
                  "children": []}
        place(parent, "Group")["children"].append(module)
        known[path] = module
        return module

    for block in case["blocks"]:
        if block.get("gone"):
            continue
        if block["kind"] == "again":
            place(block["at"], "Group")["children"].append(
                {"name": block["name"], "alias_of": path_of(case["blocks"][block["of"]])}
            )
            continue
        module = place(path_of(block), block["cls"])
        params, buffers = states_of(block, case["width"])
        for name, shape, dtype, frozen in params:
            module["params"].append({"name": name, "shape": list(shape), "dtype": PLAIN[dtype],
                                     "requires_grad": not frozen})
        for name, shape, dtype in buffers:
            module["buffers"].append({"name": name, "shape": list(shape), "dtype": PLAIN[dtype]})
        if block["kind"] == "tied":
            target = module_tree.join(path_of(case["blocks"][block["of"]]), "weight")
            module["params"].append({"name": "weight", "alias_of": target})
    return root


# ===----------------------------------------------------------------------===#
# The step
# ===----------------------------------------------------------------------===#


class _Step:
    """Writes one step function."""

    def __init__(self, case):
        self.case = case
        self.rng = random.Random(f"{case['seed']}/step")
        self.graph = Graph(self.rng, random.Random(f"{case['seed']}/places"))
        self.tape = Tape(self.graph)
        self.width, batch = case["width"], case["batch"]
        self.tree = _make_tree(case)
        _, self.states = module_tree.write_tree(self.tree)
        self.arguments = {}  # FQN -> value
        self.params, self.buffers, self.dtypes = [], [], {}
        for fqn, state, is_param in self.states:
            dtype = module_tree.DTYPES[state["dtype"]]
            self.arguments[fqn] = Value(f"%s{len(self.arguments)}", tuple(state["shape"]), dtype)
            self.dtypes[fqn] = (tuple(state["shape"]), dtype)
            if is_param and state["requires_grad"]:
                self.params.append(fqn)
            if not is_param:
                self.buffers.append(fqn)
        self.second = {}  # FQN of an alias -> its own argument
        self.targets = {}  # FQN of such an alias -> the parameter
        for block in self._blocks():
            if block["kind"] == "tied" and block["two"]:
                fqn = module_tree.join(path_of(block), "weight")
                self.second[fqn] = Value(f"%t{len(self.second)}", (self.width, self.width))
                self.targets[fqn] = module_tree.join(path_of(case["blocks"][block["of"]]), "weight")
        self.inputs = [Value("%in0", (batch, self.width)), Value("%in1", (batch, self.width)),
                       Value("%in2", (batch,), "i64")]
        self.now = {fqn: self.arguments[fqn] for fqn in self.buffers}
        self.activations = [self.inputs[0]]
        self.calls = {}
        # What upstream's tools are given and give: (FQN of a state that has data, value),
        # (kind, FQN, value).
        self.taken = [(self.targets.get(fqn, fqn), value)
                      for fqn, value in {**self.arguments, **self.second}.items()]
        self.returned = []

    def _blocks(self):
        return [block for block in self.case["blocks"] if not block.get("gone")]

    def _mark(self, kind, path, call, value):
        if not self.case["marks"]:
            return value
        return self.graph.mark(
            f"fsdp.boundary {kind} {module_tree.symbol(path)} call {call}", value)

    def _identity(self, result, value):
        """A mark changes nothing: gradients pass."""
        if result is not value:
            self.tape._record(result, [value], lambda g: [g])
        return result

    def run(self):
        case, tape = self.case, self.tape
        start = self._identity(self._mark("enter", "", 0, self.activations[0]), self.activations[0])
        self.activations[0] = start
        for call in case["calls"]:
            block = case["blocks"][call["block"]]
            if block["kind"] == "again":
                block = case["blocks"][block["of"]]
            if call["barrier"]:
                self.graph.effect(BARRIER)
            path, x = path_of(block), self.activations[-1]
            number = self.calls.get(path, 0)
            self.calls[path] = number + 1
            marked = path and block["name"]
            if marked:
                x = self._identity(self._mark("enter", path, number, x), x)
            y = self._apply(block, x)
            if call["residual"] is not None:
                y = tape.add(y, self.activations[call["residual"] % len(self.activations)])
            y = tape.tanh(y)
            if marked:
                y = self._identity(self._mark("exit", path, number, y), y)
            self.activations.append(y)
        loss, gradient = tape.mean_square(self.activations[-1], self.inputs[1])
        return loss, tape.gradients(self.activations[-1], gradient)

    def _apply(self, block, x):
        tape, kind = self.tape, block["kind"]

        def state(name):
            return self.arguments[module_tree.join(path_of(block), name)]

        def bias():
            row = state("bias")
            return tape.mul(row, row) if block.get("squared") else row

        if kind in ("linear", "tied"):
            weight = state("weight") if kind == "linear" else self._tied_weight(block)
            return tape.add_row(tape.matmul(x, tape.transpose(weight)), bias())
        if kind == "mlp":
            hidden = tape.tanh(tape.matmul(x, tape.transpose(state("up"))))
            return tape.add(x, tape.matmul(hidden, tape.transpose(state("down"))))
        if kind in ("scale", "unused"):
            return tape.mul_row(x, state("gain"))
        if kind == "shift":
            return tape.add_row(x, bias())
        if kind == "scalar":
            return tape.mul_row(x, state("factor"))
        if kind == "norm":
            self._update_statistics(block, x)
            return tape.add_row(tape.mul_row(x, state("gain")), bias())
        if kind == "embed":
            return tape.add(x, tape.lookup(state("table"), self.inputs[2]))
        if kind == "packed":
            return tape.matmul(x, tape.expand(state("packed"), (self.width, self.width)))
        if kind == "stacked":
            return tape.matmul(x, tape.rows(state("stacked"), 1, self.width))
        if kind == "choose":
            return tape.choose(self._condition(), x, state("gain"))
        if kind == "loop":
            return tape.repeat_rows(x, state("rows"))
        assert kind == "frozen"
        return tape.add_row(tape.mul_row(x, self._as_f32(state("gain"))), bias())

    def _tied_weight(self, block):
        fqn = module_tree.join(path_of(block), "weight")
        if fqn in self.second:
            return self.second[fqn]
        return self.arguments[module_tree.join(path_of(self.case["blocks"][block["of"]]), "weight")]

    def _as_f32(self, value):
        if value.dtype == "f32":
            return value
        cast = "truncf" if value.dtype == "f64" else "extf"
        dims = [f"d{index}" for index in range(len(value.shape))]

        def body(names):
            return [f"%r = arith.{cast} {names[0]} : {value.dtype} to f32"], "%r"

        return self.graph.generic([(value, dims)], value.shape, body)

    def _condition(self):
        graph, tokens = self.graph, self.inputs[2]
        zero, limit = graph.constant(0, "index"), graph.constant(VOCABULARY // 2, "i64")
        first = graph.add(f"tensor.extract {tokens.name}[{zero.name}] : {tokens.type}",
                          [tokens, zero], None, "i64")
        return graph.add(f"arith.cmpi slt, {first.name}, {limit.name} : i64", [first, limit], None,
                         "i1")

    def _update_statistics(self, block, x):
        """New values of a mean and a count."""
        graph, (mean, count) = self.graph, (module_tree.join(path_of(block), name)
                                            for name in ("mean", "count"))
        row = graph.reduce(x, (0,))
        old = self.now[mean]
        if block["matrix"]:
            row, old = self._as_matrix(row), self._as_matrix(old)
        new = graph.map(
            f"%q = arith.mulf {{0}}, %tenth : f32\n      {{r}} = arith.addf %q, %zero : f32"
            if block["fresh"] else
            "%q = arith.mulf {0}, %tenth : f32\n      %p = arith.mulf {1}, %most : f32\n"
            "      {r} = arith.addf %q, %p : f32", row, *([] if block["fresh"] else [old]),
        )
        scalars = {"%tenth": graph.constant(0.1), "%most": graph.constant(0.9),
                   "%zero": graph.constant(0.0)}
        op = next(op for op in reversed(graph.ops) if new.name in op.results)
        graph.ops.remove(op)  # behind its constants
        graph.ops.append(op)
        for name, value in scalars.items():
            if name in op.text:
                op.text = op.text.replace(name, value.name)
                op.operands.append(value.name)
        if block["matrix"]:
            new = graph.add(f"tensor.collapse_shape {new.name} [[0, 1]] : {new.type} into "
                            f"{self.arguments[mean].type}", [new], (self.width,))
        self.now[mean] = new
        one = graph.constant(1, "i64")
        self.now[count] = graph.generic(
            [(self.now[count], [])], (),
            lambda names: ([f"%r = arith.addi {names[0]}, {one.name} : i64"], "%r"), "i64",
        )
        graph.ops[-1].operands.append(one.name)

    def _as_matrix(self, value):
        type_ = Value("", (1, self.width)).type
        return self.graph.add(
            f"tensor.expand_shape {value.name} [[0, 1]] output_shape [1, {self.width}] : "
            f"{value.type} into {type_}", [value], (1, self.width),
        )

    def gradient_results(self, found):
        """(FQN, value) of the gradients that are returned."""
        results = []
        for block in self._blocks():
            if block["kind"] == "again":
                continue
            params, _ = states_of(block, self.width)
            names = [name for name, _, _, frozen in params if not frozen]
            names += ["weight"] if block["kind"] == "tied" and block["two"] else []
            for name in names:
                fqn = module_tree.join(path_of(block), name)
                value = self.second.get(fqn) or self.arguments[fqn]
                gradient = self._replace(block["gradient"], value, found.get(value.name))
                if gradient:
                    results.append((fqn, gradient))
        if results:
            return results
        # Something has to be trained.
        fqn = self.params[0]
        return [(fqn, self.graph.fill(0.0, self.arguments[fqn].shape))]

    def _replace(self, how, value, gradient):
        if how == "none" or gradient is None and how != "zero":
            return None
        if how == "zero":
            return self.graph.fill(0.0, value.shape)
        if how == "other":
            others = [self.arguments[fqn] for fqn in self.params]
            return next((other for other in others
                         if other.shape == value.shape and other != value), gradient)
        return gradient

    def output(self, kind, index, gradients):
        choices = {
            "activation": self.activations, "input": self.inputs,
            "param": [self.arguments[fqn] for fqn in self.params],
            "gradient": [value for _, value in gradients],
            "buffer": [self.now[fqn] for fqn in self.buffers],
        }[kind] or self.activations
        return choices[index % len(choices)]

    def _mark_unused(self, gradients):
        """Parameters without a gradient say so."""
        trained = {self.targets.get(fqn, fqn) for fqn, _ in gradients}
        for fqn, state, is_param in self.states:
            if is_param and state["requires_grad"] and fqn not in trained:
                state["unused"] = True

    def write(self):
        case = self.case
        loss, found = self.run()
        gradients = self.gradient_results(found)
        self._mark_unused(gradients)
        tree, _ = module_tree.write_tree(self.tree)
        results = []
        if case["loss"] == "f64":
            loss = self.graph.generic(
                [(loss, [])], (),
                lambda names: ([f"%r = arith.extf {names[0]} : f32 to f64"], "%r"), "f64")
        results.append((loss, "fsdp.role = #fsdp.loss"))
        self.returned.append(("loss", "", loss))
        for fqn, value in gradients:
            self.returned.append(("grad", fqn, value))
            if case["grad_marks"] and fqn not in self.second and self.rng.random() < 0.5:
                self.graph.mark(f"fsdp.grad {module_tree.symbol(fqn)}", value)
            else:
                results.append((value, f"fsdp.role = #fsdp.grad<{module_tree.symbol(fqn)}>"))
        for fqn in self.buffers:
            if self.now[fqn] is not self.arguments[fqn] or self.rng.random() < 0.3:
                self.returned.append(("new_value", fqn, self.now[fqn]))
                results.append((self.now[fqn],
                                f"fsdp.role = #fsdp.new_value<{module_tree.symbol(fqn)}>"))
        for kind, index in case["outputs"]:
            results.append((self.output(kind, index, gradients), ""))
        self.rng.shuffle(results)
        arguments = [f"{value.name}: {value.type} "
                     f"{{fsdp.role = #fsdp.state<{module_tree.symbol(fqn)}>}}"
                     for fqn, value in {**self.arguments, **self.second}.items()]
        self.rng.shuffle(arguments)
        arguments += [
            f"%in0: {self.inputs[0].type} {{fsdp.role = #fsdp.input<\"x\">}}",
            f"%in1: {self.inputs[1].type} {{fsdp.role = #fsdp.input<\"y\">}}",
            f"%in2: {self.inputs[2].type} {{fsdp.role = #fsdp.input<\"tokens\", "
            f"indices = [0, {VOCABULARY}]>}}",
        ]
        self.graph.shuffle(case["shuffle"])
        types = ", ".join(
            value.type + (f" {{{attribute}}}" if attribute else "") for value, attribute in results)
        values = ", ".join(value.name for value, _ in results)
        plain = ", ".join(value.type for value, _ in results)
        return "\n".join([
            "module @case {", "  shard.grid @grid(shape = ?)", *tree,
            f"  func.func @step({', '.join(arguments)})", f"      -> ({types}) {{",
            *(f"    {op.text}" for op in self.graph.ops),
            f"    return {values} : {plain}" if results else "    return", "  }", "}", "",
        ])

    def write_plain(self):
        """Lines of the same step without our dialect, for upstream's tools, once it is
        written: takes `taken` and the inputs, and returns `returned`."""
        arguments = ", ".join(f"{value.name}: {value.type}"
                              for value in [*(value for _, value in self.taken), *self.inputs])
        values = ", ".join(value.name for _, _, value in self.returned)
        types = ", ".join(value.type for _, _, value in self.returned)
        return [f"  func.func @step({arguments}) -> ({types}) {{",
                *(f"    {op.plain or op.text}" for op in self.graph.ops),
                f"    return {values} : {types}", "  }"]


# ===----------------------------------------------------------------------===#
# Data
# ===----------------------------------------------------------------------===#


def _encode(rng, shape, dtype, limit=VOCABULARY):
    """Random elements."""
    count = math.prod(shape)
    if dtype == "i64":
        return struct.pack(f"<{count}q", *(rng.randrange(limit) for _ in range(count)))
    values = [rng.gauss(0, 0.7) for _ in range(count)]
    if dtype == "bf16":
        return b"".join(struct.pack("<f", value)[2:] for value in values)
    return struct.pack(f"<{count}{ {'f32': 'f', 'f64': 'd', 'f16': 'e'}[dtype]}", *values)


def _draw(rng, shape, dtype):
    return compare.Tensor(FLOATS[dtype][0], shape, _encode(rng, shape, dtype))


def write_case(case, folder, steps):
    """model.mlir, init.safetensors and the batches."""
    step = _Step(case)
    (folder / "model.mlir").write_text(step.write())
    rng = random.Random(f"{case['seed']}/data")
    compare.write_safetensors(folder / "init.safetensors", {
        fqn: _draw(rng, shape, dtype)
        for fqn, (shape, dtype) in step.dtypes.items()
    })
    (folder / "batches").mkdir(exist_ok=True)
    for rank in range(math.prod(case["options"]["grid"])):
        for number in range(steps * case["options"]["micro_batches"]):
            path = folder / "batches" / f"rank{rank}-step{number}.safetensors"
            compare.write_safetensors(path, {
                str(index): _draw(rng, value.shape, value.dtype)
                for index, value in enumerate(step.inputs)
            })
    return step
