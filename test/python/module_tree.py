# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Module trees as plain data, input IR made from them, and units read back.

A tree is a dictionary, the one of the recorded layouts (test/goldens/README.md):
a module has `name`, `cls`, `bases`, `params` (`name`, `shape`, `dtype`,
`requires_grad`), `buffers` (`name`, `shape`, `dtype`) and `children`. A
parameter or a child may be `alias_of` the FQN of an earlier one. Beyond that a
module or state may be `ignored`, a parameter `unused` (it gets no gradient), and
have a `shard_dim`.
"""

import collections
import dataclasses
import re

DTYPES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16",
    "int64": "i64", "int32": "i32", "int16": "i16", "int8": "i8", "uint8": "i8",
    "bool": "i1", "complex64": "complex<f32>",
}
DTYPE_BYTES = {
    "float32": 4, "float64": 8, "float16": 2, "bfloat16": 2, "int64": 8,
    "int32": 4, "int16": 2, "int8": 1, "uint8": 1, "bool": 1,
}


def join(prefix, name):
    """The FQN of a member."""
    return f"{prefix}.{name}" if prefix else name


@dataclasses.dataclass(frozen=True)
class Occurrence:
    """One name of a parameter: the name, the parameter's first name, and the
    modules on the way, the root first, each under its own first name."""

    fqn: str
    param: str
    path: tuple


class Tree:
    """Names of a tree: which are the same tensor, and where they lie."""

    def __init__(self, root):
        self.root = root
        self.modules = {}  # first FQN -> module, in pre-order
        self.params = {}  # first FQN -> parameter
        self.aliases = {}  # second FQN of a module or parameter -> what it names
        self.module_names = collections.defaultdict(set)  # first FQN -> all FQNs
        self._index(root, "")
        self.occurrences = list(self._walk("", "", ()))

    def _index(self, module, fqn):
        self.modules[fqn] = module
        for param in module["params"]:
            name = join(fqn, param["name"])
            if "alias_of" in param:
                self.aliases[name] = param["alias_of"]
            else:
                self.params[name] = param
        for child in module["children"]:
            name = join(fqn, child["name"])
            if "alias_of" in child:
                self.aliases[name] = child["alias_of"]
            else:
                self._index(child, name)

    def _walk(self, first, fqn, path):
        """Names below a module; `first` is its first FQN, `fqn` the one met."""
        path += (first,)
        self.module_names[first].add(fqn)
        for param in self.modules[first]["params"]:
            own = join(first, param["name"])
            yield Occurrence(join(fqn, param["name"]), self.first_name(own), path)
        for child in self.modules[first]["children"]:
            target = self.first_name(join(first, child["name"]))
            if target not in path:
                yield from self._walk(target, join(fqn, child["name"]), path)

    def first_name(self, fqn):
        """The first name of the module or parameter that a name reaches."""
        if fqn in self.modules or fqn in self.params:
            return fqn
        if fqn in self.aliases:
            return self.first_name(self.aliases[fqn])
        parent, _, name = fqn.rpartition(".")
        if not parent:
            raise KeyError(fqn)
        target = self.first_name(parent)
        if target == parent:
            raise KeyError(fqn)
        return self.first_name(join(target, name))

    def occurrences_of(self):
        """First name of each parameter -> its occurrences, the first first."""
        found = {}
        for occurrence in self.occurrences:
            found.setdefault(occurrence.param, []).append(occurrence)
        return found

    def ignored_params(self, modules=(), states=()):
        """First names of the parameters that a user's lists take out: ignoring
        goes by identity, so all names of a tensor are ignored at once."""
        ignored = {self.first_name(fqn) for fqn in states}
        ignored_modules = {self.first_name(fqn) for fqn in modules}
        for occurrence in self.occurrences:
            if not ignored_modules.isdisjoint(occurrence.path):
                ignored.add(occurrence.param)
        return ignored


# ===----------------------------------------------------------------------===#
# Input IR
# ===----------------------------------------------------------------------===#


def quote(text):
    """A string literal of MLIR."""
    plain = set(range(0x20, 0x7F)) - {0x22, 0x5C}
    return '"' + "".join(
        chr(byte) if byte in plain else f"\\{byte:02X}" for byte in text.encode()
    ) + '"'


def symbol(fqn, root="model"):
    """The symbol of a state or module of the tree."""
    parts = fqn.split(".") if fqn else []
    return "::".join([f"@{root}"] + [f"@{quote(part)}" for part in parts])


def tensor_type(state):
    dims = "".join(f"{size}x" for size in state["shape"])
    return f"tensor<{dims}{DTYPES[state['dtype']]}>"


def bases_of(module):
    """Base classes beside the class itself and nn.Module."""
    return [base for base in module.get("bases", ()) if base not in (module["cls"], "Module")]


class _Writer:
    """Writes a tree and collects its states."""

    def __init__(self, attributes):
        self.attributes = attributes
        self.lines = []
        self.states = []  # (FQN, state, whether it is a parameter)

    def module(self, module, fqn, indent):
        name = "@model" if not fqn else f"@{quote(module['name'])}"
        bases = ", ".join(quote(base) for base in bases_of(module))
        ignored = "ignored " if module.get("ignored") else ""
        head = f"fsdp.module {ignored}{name} class {quote(module['cls'])}"
        head += f" bases [{bases}]" if bases else ""
        attributes = self.attributes.get(fqn)
        head += f" attributes {{{attributes}}}" if attributes else ""
        if not (module["params"] or module["buffers"] or module["children"]):
            self.lines.append(f"{indent}{head} {{}}")
            return
        self.lines.append(f"{indent}{head} {{")
        for param in module["params"]:
            self.state(param, fqn, indent + "  ", "param")
        for buffer in module["buffers"]:
            self.state(buffer, fqn, indent + "  ", "buffer")
        for child in module["children"]:
            below = join(fqn, child["name"])
            if "alias_of" in child:
                self.alias(child, indent + "  ")
            else:
                self.module(child, below, indent + "  ")
        self.lines.append(f"{indent}}}")

    def alias(self, member, indent):
        self.lines.append(
            f"{indent}fsdp.alias @{quote(member['name'])} = {symbol(member['alias_of'])}"
        )

    def state(self, state, fqn, indent, kind):
        if "alias_of" in state:
            self.alias(state, indent)
            return
        flags = ""
        if kind == "param":
            trained = state["requires_grad"]
            flags = "" if trained and not state.get("unused") else "unused " if trained else "frozen "
        flags += "" if state.get("persistent", True) else "transient "
        flags += "ignored " if state.get("ignored") else ""
        dim = state.get("shard_dim")
        attributes = "" if dim is None else f"{{fsdp.shard_dim = {dim} : i64}} "
        self.lines.append(
            f"{indent}fsdp.{kind} {flags}@{quote(state['name'])} {attributes}: "
            f"{tensor_type(state)}"
        )
        self.states.append((join(fqn, state["name"]), state, kind == "param"))


def write_tree(tree, attributes=None):
    """The lines of a tree, and its states: (FQN, state, whether it is a
    parameter). `attributes` is the text of extra attributes by module FQN."""
    writer = _Writer(attributes or {})
    writer.module(tree, "", "  ")
    return writer.lines, writer.states


def write_ir(tree, grid, attributes=None):
    """A module with the tree and a step that returns a gradient for every
    trainable parameter. `grid` is a list of sizes, `attributes` the text of
    extra attributes by the FQN of modules."""
    lines, states = write_tree(tree, attributes)
    arguments, results, values, types, body = [], [], [], [], []
    for index, (fqn, state, is_param) in enumerate(states):
        type_ = tensor_type(state)
        arguments.append(f"%a{index}: {type_} {{fsdp.role = #fsdp.state<{symbol(fqn)}>}}")
        if is_param and state["requires_grad"] and not state.get("unused"):
            body.append(f"    %g{index} = arith.negf %a{index} : {type_}")
            values.append(f"%g{index}")
            types.append(type_)
            results.append(f"{type_} {{fsdp.role = #fsdp.grad<{symbol(fqn)}>}}")
    arguments.append("%loss: tensor<f32>")
    return "\n".join(
        ["module {", f"  shard.grid @grid(shape = {'x'.join(map(str, grid))})", *lines,
         f"  func.func @step({', '.join(arguments)})",
         f"      -> ({', '.join(['tensor<f32> {fsdp.role = #fsdp.loss}'] + results)}) {{",
         *body, f"    return {', '.join(['%loss'] + values)} : {', '.join(['tensor<f32>'] + types)}",
         "  }", "}", ""]
    )


# ===----------------------------------------------------------------------===#
# Units, read back
# ===----------------------------------------------------------------------===#

_SYMBOL = r'@(?:"(?:[^"\\]|\\.)*"|[\w$.-]+)'
_REFERENCE = rf"{_SYMBOL}(?:::{_SYMBOL})*"
_UNIT = re.compile(
    rf"^\s*fsdp\.unit (?P<name>{_SYMBOL}) of (?P<module>{_REFERENCE})"
    rf" params \[(?P<params>.*?)\] on (?P<grid>{_SYMBOL})"
    r" axes (?P<axes>\[[-\d, ]*\])(?: replicate (?P<replicate>\[[-\d, ]*\]))?"
    r" reshard (?P<reshard>\w+)(?P<facts>(?: (?!layout).*?)??)(?: layout <(?P<layout>.*?)>)?$"
)
_LAYOUT = re.compile(
    r"(?P<kind>\w+), (?P<type>\w+), world = (?P<world>\d+), numels = \[(?P<numels>[\d, ]*)\],"
    r" paddings = \[(?P<paddings>[\d, ]*)\](?:, outers = \[(?P<outers>[\d, ]*)\])?"
)


def _unquote(text):
    if not text.startswith('"'):
        return text
    data = re.sub(
        rb'\\([0-9A-Fa-f]{2}|["\\nt])',
        lambda match: {b'"': b'"', b"\\": b"\\", b"n": b"\n", b"t": b"\t"}.get(match[1])
        or bytes([int(match[1], 16)]),
        text[1:-1].encode(),
    )
    return data.decode(errors="surrogateescape")


def parse_reference(text):
    """`@model::@a::@"0"` -> `a.0`."""
    parts = [_unquote(part[1:]) for part in re.findall(_SYMBOL, text)]
    return ".".join(parts[1:])


def _numbers(text):
    return [int(number) for number in re.findall(r"-?\d+", text or "")]


@dataclasses.dataclass
class Unit:
    """An `fsdp.unit`."""

    name: str
    module: str
    params: list
    axes: list
    replicate: list
    reshard: str
    kind: str = ""
    type: str = ""
    world: int = 0
    numels: list = dataclasses.field(default_factory=list)
    paddings: list = dataclasses.field(default_factory=list)
    outers: list = dataclasses.field(default_factory=list)
    facts: str = ""  # what stands between reshard and layout

    @property
    def full_numel(self):
        return sum(self.numels) + sum(self.paddings)

    @property
    def shard_numel(self):
        return self.full_numel // self.world

    @property
    def offsets(self):
        """Where each entry of a flat layout begins."""
        offsets, end = [], 0
        for numel, padding in zip(self.numels, self.paddings):
            offsets.append(end + padding)
            end += padding + numel
        return offsets


def _parse_unit(line):
    match = _UNIT.match(line)
    if not match:
        raise ValueError(f"expected a unit, got: {line.strip()[:200]}")
    unit = Unit(
        name=_unquote(match["name"][1:]),
        module=parse_reference(match["module"]),
        params=[parse_reference(ref) for ref in re.findall(_REFERENCE, match["params"])],
        axes=_numbers(match["axes"]),
        replicate=_numbers(match["replicate"]),
        reshard=match["reshard"].strip(),
        facts=match["facts"].strip(),
    )
    if match["layout"]:
        layout = _LAYOUT.fullmatch(match["layout"])
        if not layout:
            raise ValueError(f"expected a layout, got: {match['layout'][:200]}")
        unit.kind, unit.type = layout["kind"], layout["type"]
        unit.world = int(layout["world"])
        unit.numels = _numbers(layout["numels"])
        unit.paddings = _numbers(layout["paddings"])
        unit.outers = _numbers(layout["outers"]) or [1] * len(unit.numels)
    return unit


def read_units(text):
    """The units of a module that fsdp-opt printed, in its order."""
    lines = [line for line in text.splitlines() if line.lstrip().startswith("fsdp.unit ")]
    return [_parse_unit(line) for line in lines]


_MEMBER = re.compile(rf"^\s*fsdp\.(?P<op>module|alias) (?:ignored )?(?P<name>{_SYMBOL})")


def read_empty_units(text):
    """FQNs of the modules (or second names) that are wrapped and own nothing."""
    path, found = [], []
    for line in text.splitlines():
        member = _MEMBER.match(line)
        if member:
            path.append(_unquote(member["name"][1:]))
            if "fsdp.empty_unit" in line:
                found.append(".".join(path[1:]))
            if member["op"] == "alias" or line.rstrip().endswith("{}"):
                path.pop()
        elif line.strip() == "}" and path:
            path.pop()
            if not path:
                break
    return found
