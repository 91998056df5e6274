# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random module trees, policies, options, and ways to break them."""

import re

import module_tree

CLASSES = (
    ("Linear", ()), ("torch.nn.Linear", ()), ("LoRALinear", ("Linear",)), ("Sequential", ()),
    ("ModuleList", ()), ("zoo.Experts", ("torch.nn.ModuleList",)), ("Block", ()),
    ("MultiheadAttention", ()), ("LayerNorm", ()),
)
POLICY_CLASSES = ("Linear", "torch.nn.Linear", "Sequential", "Block", "LayerNorm", "ModuleList")
WEIRD = ("a b", "0", "fsdp.unit"[:4], "é", "x\"y", "back\\slash", "new\nline", "@at", "::", "%p",
         "root", "model", "grid", "step", "frozen", "f32", "-", "{}", "//", "a" * 80)
FLOATS = ("float32", "float32", "float32", "bfloat16", "float16", "float64")
OTHERS = ("int64", "int8", "bool")


class TreeMaker:
    """Makes one tree; weird features come with the case's own chances."""

    def __init__(self, rng):
        self.rng = rng
        self.modules, self.params = [], []  # FQNs so far, to be named again
        self.weird = rng.random() < 0.15
        self.shared = rng.random() < 0.35
        self.mixed = rng.random() < 0.25
        self.frozen = rng.random() < 0.35
        self.ignoring = rng.random() < 0.2
        self.odd_shapes = rng.random() < 0.2
        self.budget = rng.choice((4, 10, 25, 50))

    def tree(self):
        root = self._module("", "", 0)
        if not self.params:
            root["params"].append(self._param("", "p"))
        return root

    def _name(self, taken, plain):
        name = plain
        if self.weird and self.rng.random() < 0.3:
            name = self.rng.choice(WEIRD)
        while name in taken:
            name += "_"
        taken.add(name)
        return name

    def _module(self, fqn, name, depth):
        rng = self.rng
        cls, bases = rng.choice(CLASSES)
        module = {"name": name, "cls": cls, "bases": [cls, *bases, "Module"], "params": [],
                  "buffers": [], "children": []}
        self.budget -= 1
        taken = set()
        for index in range(rng.choice((0, 0, 1, 2, 3) if depth < 3 else (1, 2, 4))):
            param = self._param(fqn, self._name(taken, ("weight", "bias", "w2", "w3")[index]))
            module["params"].append(param)
        if rng.random() < 0.2:
            module["buffers"].append({"name": self._name(taken, "running"), "shape": [3],
                                      "dtype": rng.choice(("float32", "int64"))})
        self.modules.append(fqn)
        while self.budget > 0 and depth < 12 and rng.random() < (0.85 if depth < 2 else 0.5):
            self._child(module, fqn, taken, depth)
        if self.ignoring and fqn and rng.random() < 0.1:
            module["ignored"] = True
        return module

    def _child(self, module, fqn, taken, depth):
        rng = self.rng
        name = self._name(taken, rng.choice(("fc", "attn", "layers", "0", "1", "2", "norm")))
        # Nothing that is still open: a module does not contain itself.
        done = [other for other in self.modules if other and not _contains(other, fqn)]
        if self.shared and done and rng.random() < 0.15:
            module["children"].append({"name": name, "alias_of": rng.choice(done)})
            return
        module["children"].append(self._module(module_tree.join(fqn, name), name, depth + 1))

    def _param(self, fqn, name):
        rng = self.rng
        if self.shared and self.params and rng.random() < 0.12:
            return {"name": name, "alias_of": rng.choice(self.params)}
        self.params.append(module_tree.join(fqn, name))
        shape = [rng.randint(1, 9) for _ in range(rng.choice((1, 1, 2, 2, 3)))]
        if self.odd_shapes and rng.random() < 0.3:
            shape = rng.choice(([], [0], [0, 3], [3, 0], [1, 1, 1], [257], [64, 3]))
        dtype = rng.choice(FLOATS) if self.mixed else "float32"
        trainable = not (self.frozen and rng.random() < 0.4)
        if not trainable and self.mixed and rng.random() < 0.3:
            dtype = rng.choice(OTHERS)
        param = {"name": name, "shape": shape, "dtype": dtype, "requires_grad": trainable}
        if rng.random() < 0.02:
            param["unused"] = True
        if self.ignoring and rng.random() < 0.1:
            param["ignored"] = True
        if self.odd_shapes and shape and rng.random() < 0.2:
            param["shard_dim"] = rng.randrange(-len(shape), len(shape))
        return param


def _contains(outer, inner):
    return inner == outer or inner.startswith(outer + ".")


def policy(rng, depth=0):
    """A wrap policy as a dictionary (see unit_rules)."""
    kind = rng.choice(("none", "always", "class", "size", "size", "fqn", "or"))
    if kind == "class":
        return {"kind": kind, "classes": rng.sample(POLICY_CLASSES, rng.randint(1, 3))}
    if kind == "size":
        chosen = {"kind": kind, "min_num_params": rng.choice((0, 1, 5, 20, 50, 200, 10**6))}
        if rng.random() < 0.5:
            chosen["force_leaf"] = rng.sample(POLICY_CLASSES, rng.randint(1, 2))
        if rng.random() < 0.5:
            chosen["exclude"] = rng.sample(POLICY_CLASSES, rng.randint(1, 2))
        return chosen
    if kind == "fqn":
        return {"kind": kind, "glob": rng.choice(("*", "*0", "fc*", "*.fc", "layers.?", "none*"))}
    if kind == "or":
        if depth > 1:
            return {"kind": "always"}
        parts = [policy(rng, depth + 1) for _ in range(rng.randint(1, 3))]
        return {"kind": kind, "policies": [part for part in parts if part["kind"] != "none"]
                or [{"kind": "always"}]}
    return {"kind": kind}


def grid(rng, axes):
    """Sizes of a grid with 1 to 64 ranks."""
    if axes == 1:
        return [rng.choice((1, 2, 3, 4, 5, 7, 8, 16, 31, 64))]
    return [rng.choice((1, 2, 3, 4)), rng.choice((1, 2, 4, 5, 8, 16))]


# ===----------------------------------------------------------------------===#
# Breaking them
# ===----------------------------------------------------------------------===#

NUMBERS = ("0", "-1", "1", "2147483648", "9223372036854775807", "9223372036854775808",
           "99999999999999999999", "4294967296")
TYPES = ("tensor<?xf32>", "tensor<*xf32>", "tensor<4xindex>", "tensor<4x!fsdp.ticket>",
         "memref<4xf32>", "tensor<0xf32>", "tensor<4294967296x4294967296xf32>", "vector<4xf32>",
         "f32", "tensor<f32>", "tensor<4xcomplex<f32>>", "tensor<4xi3>", "tensor<4xf8E4M3FN>",
         "tensor<9223372036854775807xi8>", "tensor<2x2xf32, \"encoding\">")
ATTRIBUTES = (
    "fsdp.wrap", "fsdp.wrap = 3 : i64", "fsdp.wrap = {}", "fsdp.wrap = {strategy = 7 : i64}",
    "fsdp.wrap = {strategy = \"hybrid_shard\"}", "fsdp.wrap = {strategy = \"nope\"}",
    "fsdp.wrap = {axes = array<i64: 9>}", "fsdp.wrap = {axes = array<i64: 0, 0>}",
    "fsdp.wrap = {axes = array<i64: -1>}", "fsdp.wrap = {axes = [0, 1]}",
    "fsdp.wrap = {precision = \"f4\"}", "fsdp.wrap = {what = 1 : i64}",
    "fsdp.wrap_policy = 5 : i64", "fsdp.wrap_policy = \"size:x\"", "fsdp.wrap_policy = \"\"",
    "fsdp.wrap_policy = \"or(\"", "fsdp.empty_unit", "fsdp.empty_unit = 1 : i64",
    "fsdp.shard_dim = 7 : i64", "fsdp.shard_dim = -9 : i64", "fsdp.shard_dim = \"x\"",
    "fsdp.ranks = [0, 1]", "fsdp.ranks = \"x\"", "fsdp.role = #fsdp.state<@model>", "fsdp.gard = @nope",
    "fsdp.shard_dim = 1.0 : f64",
)


def _replace_one(rng, text, pattern, value):
    places = list(re.finditer(pattern, text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start()] + value + text[place.end():]


def break_ir(rng, text):
    """Input IR with one to three random changes; most are errors."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        kind = rng.randrange(9)
        if kind == 0:
            text = _replace_one(rng, text, r"(?<=[\[<x= ])\d+(?=[\]>x, ])", rng.choice(NUMBERS))
        elif kind == 1:
            text = _replace_one(rng, text, r"tensor<[^>{]*>", rng.choice(TYPES))
        elif kind == 2:
            symbols = re.findall(r'@[\w"]+', text) + ["@nope", '@""', "@model", "@step", "@grid"]
            text = _replace_one(rng, text, r'@[\w"]+', rng.choice(symbols))
        elif kind == 3:
            text = "\n".join(lines[:at] + lines[at + 1:])
        elif kind == 4:
            text = "\n".join(lines[:at] + [lines[at]] + lines[at:])
        elif kind == 5:
            text = _replace_one(rng, text, r'(?<=") \{\n', f'" attributes {{{rng.choice(ATTRIBUTES)}}} {{\n'[1:])
        elif kind == 6:
            text = _replace_one(rng, text, r" : (?=tensor)", f" {{{rng.choice(ATTRIBUTES)}}} : ")
        elif kind == 7:
            references = re.findall(r'@model[^\s,})]*', text) or ["@model"]
            alias = f'    fsdp.alias @"second{rng.randrange(9)}" = {rng.choice(references)}'
            text = "\n".join(lines[:at] + [alias] + lines[at:])
        else:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
            text = "\n".join(lines)
    return text


BAD_OPTIONS = {
    "fsdp-normalize-input": {"grid": ("0", "-1", "x", "", "99999999999999999999", "2,2,2", "4")},
    "fsdp-resolve-ignored": {"ignore-modules": ("nope", ",", "|", "<root>", "", "a.b.c.d", "::"),
                             "ignore-states": ("nope", ",", "<root>", "", "a|a")},
    "fsdp-auto-wrap": {
        "wrap": ("size:", "size:-1", "size:99999999999999999999999", "size:1,what=A",
                   "size:1,force_leaf=", "class:", "class:,", "or(", "or()", "or(;)", "or(none)",
                   "or(always;)", "or(or(or(size:1)))", "or(always", "fqn:", "fqn:[", "fqn:\\",
                   "fqn-re:[", "fqn-re:(", "fqn-re:", "nope", ":", "always:x", "none,", "SIZE:1",
                   "size:0x10", "size:1e3", "class:Nope"),
        "wrap-overrides": ("nope.json", "", "."),
        "full-precision-classes": ("", ",", "Nope", "LayerNorm"),
    },
    "fsdp-form-units": {"tied": ("", "nope", "error", "split"), "order": ("nope", "postorder"),
                        "strategy": ("nope", "hybrid_shard", "no_shard", "FULL_SHARD"),
                        "uniform": ("maybe", "true", "2")},
    "fsdp-assign-layouts": {"layout": ("nope", "per_param", ""),
                            "alignment": ("-1", "3", "9223372036854775807", "x", "0", "")},
    "fsdp-verify-layouts": {"alignment": ("-1", "1", "x")},
    "fsdp-report-layouts": {"output": ("no/such/folder/file.json", "."), "ranks": ("nope", "true")},
}


def bad_pipeline(rng, passes):
    """A pipeline of the passes with one to three bad options."""
    options = {}
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(sorted(BAD_OPTIONS))
        option = rng.choice(sorted(BAD_OPTIONS[name]))
        options.setdefault(name, {})[option] = rng.choice(BAD_OPTIONS[name][option])
    chosen = [name for name in passes if rng.random() < 0.95]
    return pipeline((name, options.get(name, {})) for name in chosen)


def pipeline(passes):
    """The option --pass-pipeline; passes are (name, options)."""
    texts = []
    for name, options in passes:
        inner = " ".join(f"{key}={value}" for key, value in options.items())
        texts.append(f"{name}{{{inner}}}" if inner else name)
    return f"--pass-pipeline=builtin.module({','.join(texts)})"
