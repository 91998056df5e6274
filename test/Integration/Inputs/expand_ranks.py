#!/usr/bin/env python3
"""Runs a sharded step on all ranks with mlir-runner and compares it.

The step goes through phases 1 to 3 and fsdp-expand-ranks, then, with a main
function that calls it, through upstream passes alone. The unsharded step is run
once per rank. Averages and optimizer updates are computed here, in Python, so
that nothing of the compiler is compared with itself.
"""
import argparse
import math
import random
import re
import struct
import subprocess
import sys

TOLERANCE = 1e-5
HYPERS = {
    "none": {},
    "sgd": {"lr": 0.1, "momentum": 0.9, "weight_decay": 0.01, "dampening": 0.25,
            "nesterov": 0.0, "step": 3.0},
    "adamw": {"lr": 0.01, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8,
              "weight_decay": 0.01, "step": 3.0},
}
OUTLINING = "func.func(fsdp-fold-transposes,fsdp-fuse-elementwise,fsdp-unshare-fills),fsdp-outline-segments,"
LOWERING = (
    "builtin.module(convert-elementwise-to-linalg,"
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 "
    "function-boundary-type-conversion=identity-layout-map},"
    "func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,"
    "convert-scf-to-cf,convert-vector-to-llvm,convert-math-to-llvm,convert-math-to-libm,"
    "convert-index-to-llvm,convert-complex-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,"
    "reconcile-unrealized-casts)"
)


def run(*command, stdin=None):
    done = subprocess.run(command, input=stdin, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)[:300]}\n{done.stderr[-3000:]}")
    return done.stdout


# ---------------------------------------------------------------- reading IR


def split_top(text):
    """Splits at commas outside all brackets."""
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        if char in "<({[":
            depth += 1
        elif char in ">)}]" and text[i - 1] != "-":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [part for part in parts + [text[start:].strip()] if part]


def symbol(text):
    return text.replace('"', "")


class Slot:
    """An argument or result: tensor type and fsdp attributes."""

    def __init__(self, text):
        match = re.match(r"(?:%[\w#]+: )?(tensor<([^>]*)>)\s*(?:\{(.*)\})?$", text)
        self.type, inner, attrs = match.groups()
        *dims, self.element = inner.split("x")
        self.shape = [int(dim) for dim in dims]
        self.attrs = {}
        for attr in split_top(attrs or ""):
            name, _, value = attr.partition(" = ")
            if name == "fsdp.role":
                self.read_role(value)
            else:
                self.attrs[name.removeprefix("fsdp.")] = symbol(value.split(" : ")[0])
        self.rank = int(self.attrs.get("rank", 0))
        self.slot = self.attrs.get("slot", "")

    def read_role(self, text):
        """`#fsdp.kind<@symbol or "name", "slot", part = value>` as attributes."""
        kind, parts = re.match(r"#fsdp\.(\w+)(?:<(.*)>)?$", text).groups()
        words = [part for part in split_top(parts or "") if " = " not in part]
        self.attrs[kind] = symbol(words[0]) if words else ""
        if len(words) > 1:
            self.attrs["slot"] = symbol(words[1])
        for part in split_top(parts or ""):
            name, given, value = part.partition(" = ")
            if given:
                self.attrs[name] = value

    @property
    def numel(self):
        return math.prod(self.shape)


def signatures(text):
    """Arguments and results of the functions that carry fsdp attributes."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"\s*func\.func @([\w.]+)\((.*)\) (?:-> (.*) )?\{$", line)
        if not match or "fsdp." not in line:
            continue
        head = line.strip()[len("func.func @") + len(match[1]):-1].strip()
        depth = 0
        for i, char in enumerate(head):
            depth += (char == "(") - (char == ")")
            if depth == 0:
                break
        results = head[i + 1:].strip().removeprefix("->").strip()
        if results.startswith("("):
            results = results[1:-1]
        found[match[1]] = ([Slot(a) for a in split_top(head[1:i])],
                           [Slot(r) for r in split_top(results)])
    return found


class Unit:
    """Parameters of a unit and where they lie in its full buffer."""

    def __init__(self, match):
        self.params = [symbol(p) for p in split_top(match[2])]
        self.world, numels, pads = int(match[3]), *(
            [int(n) for n in split_top(match[i])] for i in (4, 5))
        self.size = sum(numels) + sum(pads)
        self.entries, offset = {}, 0
        for param, numel, pad in zip(self.params, numels, pads):
            self.entries[param] = (offset + pad, numel)
            offset += pad + numel

    def pack(self, values):
        full = [0.0] * self.size
        for param, (offset, numel) in self.entries.items():
            full[offset:offset + numel] = values[param]
        return full

    def shard(self, full, rank):
        size = self.size // self.world
        return full[rank * size:(rank + 1) * size]


def read_units(text):
    pattern = (r"fsdp\.unit @(\S+) of \S+ params \[(.*?)\] on .*? layout <flat, \w+, "
               r"world = (\d+), numels = \[(.*?)\], paddings = \[(.*?)\]>")
    return {symbol(m[1]): Unit(m) for m in re.finditer(pattern, text)}


# ------------------------------------------------------------------- values


def f32(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def make(kind, name, slot, rank=0):
    """Deterministic data for one tensor."""
    source = random.Random(f"{kind} {name} {rank}")
    if slot.element.startswith("i"):
        low, high = 0, 2
        if "indices" in slot.attrs:
            low, high = [int(n) for n in re.findall(r"-?\d+", slot.attrs["indices"])][:2]
        return [source.randrange(low, high) for _ in range(slot.numel)]
    bounds = (0.5, 1.0) if kind in ("buffer", "state") else (-0.5, 0.5)
    return [f32(source.uniform(*bounds)) for _ in range(slot.numel)]


def literal(slot, values):
    def nest(shape, items):
        if not shape:
            return items[0]
        step = len(items) // shape[0]
        return "[" + ", ".join(nest(shape[1:], items[i * step:(i + 1) * step]) for i in range(shape[0])) + "]"

    texts = [str(v) if slot.element.startswith("i") else f"{v:.17e}" for v in values]
    return f"dense<{nest(slot.shape, texts)}> : {slot.type}"


class Main:
    """A main function that calls steps and prints all their results."""

    def __init__(self):
        self.lines, self.printed, self.next = [], [], 0

    def name(self):
        self.next += 1
        return f"%v{self.next}"

    def constant(self, slot, values):
        name = self.name()
        self.lines.append(f"{name} = arith.constant {literal(slot, values)}")
        return name

    def call(self, function, signature, operands):
        args, results = signature
        name = self.name()
        types = ", ".join(a.type for a in args)
        outs = ", ".join(r.type for r in results)
        self.lines.append(f"{name}:{len(results)} = func.call @{function}({', '.join(operands)}) : ({types}) -> ({outs})")
        values = [f"{name}#{i}" for i in range(len(results))]
        for slot, value in zip(results, values):
            self.print(slot, value)
        return values

    def print(self, slot, value):
        bits = {"f32": "i32", "f64": "i64"}.get(slot.element, slot.element)
        wide = slot.type[:-len(slot.element) - 1] + bits + ">"
        if bits != slot.element:
            name = self.name()
            self.lines.append(f"{name} = arith.bitcast {value} : {slot.type} to {wide}")
            value = name
        name = self.name()
        self.lines.append(f"{name} = tensor.cast {value} : {wide} to tensor<*x{bits}>")
        self.lines.append(f"func.call @printMemref{bits.upper()}({name}) : (tensor<*x{bits}>) -> ()")
        self.printed.append(slot)

    def run(self, module, libraries):
        """Lists of the printed values, in order."""
        text = module.rstrip().removesuffix("}")
        text += "".join(f"func.func private @printMemref{t.upper()}(tensor<*x{t}>) attributes {{llvm.emit_c_interface}}\n" for t in ("i32", "i64"))
        text += "func.func @main() {\n" + "\n".join(self.lines) + "\nreturn\n}\n}\n"
        lowered = run("mlir-opt", f"-pass-pipeline={LOWERING}", stdin=text)
        out = run("mlir-runner", "-e", "main", "-entry-point-result=void",
                  "-shared-libs=" + ",".join(libraries), stdin=lowered)
        blocks = out.split("Unranked Memref")[1:]
        assert len(blocks) == len(self.printed), (len(blocks), len(self.printed))
        return [self.decode(slot, [int(n) for n in re.findall(r"-?\d+", block.split("data =")[1])])
                for slot, block in zip(self.printed, blocks)]

    @staticmethod
    def decode(slot, numbers):
        pack = {"f32": ("<i", "<f"), "f64": ("<q", "<d")}.get(slot.element)
        if not pack:
            return numbers
        return [struct.unpack(pack[1], struct.pack(pack[0], n))[0] for n in numbers]


# ------------------------------------------------------------------ the runs


def run_reference(options, params, libraries):
    """Per rank: results of the unsharded step by attribute."""
    base = ("builtin.module(fsdp-normalize-input{{grid=1}},func.func(fsdp-expand-attention),"
            "fsdp-expand-ranks{0})")
    plain = run("fsdp-opt", options.model, "-pass-pipeline=" + base.format(""))
    module = run("fsdp-opt", options.model, "-pass-pipeline=" + base.format("{strip}"))
    args, results = signatures(plain)["step"]
    main = Main()
    for rank in range(options.world):
        operands = []
        for index, slot in enumerate(args):
            state = slot.attrs.get("state")
            if state:
                params.setdefault(state, make("buffer" if state in buffers(plain) else "param", state, slot))
                operands.append(main.constant(slot, params[state]))
            else:
                operands.append(main.constant(slot, make("input", slot.attrs.get("input", index), slot, rank)))
        main.call("step", (args, results), operands)
    values = main.run(module, libraries)
    return [list(zip(results, values[r * len(results):(r + 1) * len(results)])) for r in range(options.world)]


def buffers(text):
    """Full names of the buffers in a module tree."""
    path, found = [], set()
    for line in text.splitlines():
        opened = re.match(r"\s*fsdp\.module @(\S+) ", line)
        leaf = re.match(r"\s*fsdp\.buffer (?:transient )?@(\S+) ", line)
        if opened:
            path.append(symbol(opened[1]))
        elif leaf:
            found.add("@" + "::@".join(path + [symbol(leaf[1])]))
        elif path and line.strip() == "}":
            path.pop()
    return found


def run_expanded(options, params, libraries):
    """Units, initial states by unit and slot, and results of all entries."""
    optimizer = f"{{optimizer={options.optimizer} separate-optimizer={str(options.separate).lower()}}}"
    base = (f"builtin.module(fsdp-normalize-input{{grid={options.world}}},fsdp-auto-wrap{{wrap={options.wrap}}},"
            "fsdp-form-units,fsdp-verify-units,fsdp-assign-layouts,fsdp-verify-layouts,fsdp-shard-step,"
            f"fsdp-recompute-derived,fsdp-attach-optimizer{optimizer},fsdp-verify-sharded,fsdp-expand-updates,func.func(fsdp-expand-attention),{OUTLINING if options.outline else ''}fsdp-expand-ranks")
    plain = run("fsdp-opt", options.model, f"-pass-pipeline={base})")
    module = run("fsdp-opt", options.model, f"-pass-pipeline={base}{{strip}})")
    units = read_units(plain)
    main, states, reduced, all_results = Main(), {}, {}, []
    for name, (args, results) in signatures(plain).items():
        operands = []
        for index, slot in enumerate(args):
            attrs = slot.attrs
            if "shard" in attrs:
                unit = units[attrs["shard"].lstrip("@")]
                value = main.constant(slot, unit.shard(unit.pack(params), slot.rank))
            elif "optimizer_state" in attrs:
                key = (attrs["optimizer_state"].lstrip("@"), slot.slot)
                unit = units[key[0]]
                if key not in states:
                    whole = Slot(f"tensor<{unit.size}xf32>")
                    raw = make("state", key, whole)
                    states[key] = unit.pack({p: raw[o:o + n] for p, (o, n) in unit.entries.items()})
                value = main.constant(slot, unit.shard(states[key], slot.rank))
            elif "hyper" in attrs:
                value = main.constant(slot, [HYPERS[options.optimizer][attrs["hyper"]]])
            elif "grad_shard" in attrs:
                value = reduced[attrs["grad_shard"], slot.rank]
            elif "state" in attrs:
                value = main.constant(slot, params[attrs["state"]])
            else:
                value = main.constant(slot, make("input", attrs.get("input", index), slot, slot.rank))
            operands.append(value)
        values = main.call(name, (args, results), operands)
        for slot, value in zip(results, values):
            if "grad_shard" in slot.attrs:
                reduced[slot.attrs["grad_shard"], slot.rank] = value
        all_results += results
    return units, states, list(zip(all_results, main.run(module, libraries)))


# -------------------------------------------------------------- comparisons


class Comparison:
    def __init__(self):
        self.failures, self.count = 0, 0

    def check(self, what, got, want):
        self.count += 1
        limit = TOLERANCE * max([abs(v) for v in want] + [1e-6])
        worst = max((abs(a - b) for a, b in zip(got, want)), default=0.0)
        if len(got) != len(want) or not all(abs(a - b) <= limit for a, b in zip(got, want)):
            self.failures += 1
            print(f"{what} differs by {worst:.3e}, allowed are {limit:.3e}")


def update(optimizer, p, g, states):
    """New parameter and states of one element, by PyTorch's formulas."""
    h = HYPERS[optimizer]
    if optimizer == "sgd":
        g = g + h["weight_decay"] * p
        buf = h["momentum"] * states["momentum_buffer"] + (1 - h["dampening"]) * g
        return p - h["lr"] * buf, {"momentum_buffer": buf}
    p = p * (1 - h["lr"] * h["weight_decay"])
    m = states["exp_avg"] + (1 - h["beta1"]) * (g - states["exp_avg"])
    v = h["beta2"] * states["exp_avg_sq"] + (1 - h["beta2"]) * g * g
    m_hat = m / (1 - h["beta1"] ** h["step"])
    v_hat = v / (1 - h["beta2"] ** h["step"])
    return p - h["lr"] * m_hat / (math.sqrt(v_hat) + h["eps"]), {"exp_avg": m, "exp_avg_sq": v}


def gather(results, unit, kind, name, slot=""):
    """The shards of all ranks, one after the other."""
    parts = {s.rank: values for s, values in results
             if s.attrs.get(kind) == "@" + name and s.slot == slot}
    return [v for rank in range(unit.world) for v in parts[rank]]


def compare(options, params, reference, units, states, results):
    comparison = Comparison()
    for rank, step in enumerate(reference):
        for kind in ("loss", "new_value"):
            want = [(s.attrs[kind], v) for s, v in step if kind in s.attrs]
            got = [(s.attrs[kind], v) for s, v in results if kind in s.attrs and s.rank == rank]
            assert [name for name, _ in want] == [name for name, _ in got]
            for (name, w), (_, g) in zip(want, got):
                comparison.check(f"{kind} {name} of rank {rank}", g, w)
    ranks = [r for r in range(options.world) if r != options.forget_rank]
    grads = {}
    for slot, _ in reference[0]:
        name = slot.attrs.get("grad")
        if name:
            columns = [next(v for s, v in reference[r] if s.attrs.get("grad") == name) for r in ranks]
            grads[name] = [sum(c) / options.world for c in zip(*columns)]
    for name, unit in units.items():
        if not all(param in grads for param in unit.params):
            continue
        full = gather(results, unit, "grad_shard", name)
        for param, (offset, numel) in unit.entries.items():
            comparison.check(f"gradient of {param}", full[offset:offset + numel], grads[param])
        padding = [v for i, v in enumerate(full) if not any(o <= i < o + n for o, n in unit.entries.values())]
        comparison.check(f"padding of unit {name}", padding, [0.0] * len(padding))
        if options.optimizer == "none":
            continue
        slots = sorted(slot for unit_name, slot in states if unit_name == name)
        old, mean = unit.pack(params), unit.pack(grads)
        new = [update(options.optimizer, p, g, {s: states[name, s][i] for s in slots})
               for i, (p, g) in enumerate(zip(old, mean))]
        comparison.check(f"parameters of unit {name}", gather(results, unit, "new_shard", name), [p for p, _ in new])
        for slot in slots:
            comparison.check(f"state {slot} of unit {name}",
                             gather(results, unit, "new_optimizer_state", name, slot), [s[slot] for _, s in new])
    return comparison


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model")
    parser.add_argument("--world", type=int, required=True)
    parser.add_argument("--wrap", default="none")
    parser.add_argument("--optimizer", choices=HYPERS, default="none")
    parser.add_argument("--separate", action="store_true")
    parser.add_argument("--outline", action="store_true",
                        help="outline segments before ranks are expanded")
    parser.add_argument("--forget-rank", type=int, default=-1,
                        help="leave a rank out of the expected gradients")
    options = parser.parse_args()
    directory = run("llvm-config", "--libdir").strip()
    libraries = [f"{directory}/libmlir_{name}.so" for name in ("runner_utils", "c_runner_utils")]
    params = {}
    reference = run_reference(options, params, libraries)
    units, states, results = run_expanded(options, params, libraries)
    comparison = compare(options, params, reference, units, states, results)
    if not units or not comparison.count:
        sys.exit("nothing was compared")
    print(f"{comparison.count} tensors compared, {comparison.failures} differ")
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    sys.exit(main())
