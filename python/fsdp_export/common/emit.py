# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text of model.mlir: grid, module tree and the step with its attributes."""

import re

from . import states as nodes
from .errors import ExportError

_BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_$]*\Z")
_ELEMENT = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "int64": "i64",
    "int32": "i32", "int16": "i16", "int8": "i8", "uint8": "i8", "bool": "i1",
}


def _quoted(text):
    """A text as MLIR reads it, which takes bytes of UTF-8 as hexadecimal numbers alone."""
    return '"' + "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\{byte:02X}"
        for byte in text.encode()) + '"'


def _symbol(name):
    return f"@{name}" if _BARE.match(name) else f"@{_quoted(name)}"


def reference(path):
    """The symbol reference of a path below the root."""
    return "::".join(_symbol(name) for name in (nodes.ROOT, *path))


def element_type(dtype):
    """The element type of a type of PyTorch or numpy."""
    return _ELEMENT[str(dtype).removeprefix("torch.")]


def has_type(dtype):
    """Whether there is an element type for it."""
    return str(dtype).removeprefix("torch.") in _ELEMENT


def check_types(values, kind):
    """Refuses inputs of a type that the compiler has not; `kind` is what they are."""
    for position, value in enumerate(values):
        if not has_type(value.dtype):
            raise ExportError(
                f"input {position} has the unsupported type {value.dtype}",
                f"use a float, integer or bool {kind}",
            )


def tensor_type(tensor):
    sizes = "".join(f"{size}x" for size in tensor.shape)
    return f"tensor<{sizes}{element_type(tensor.dtype)}>"


def _state_line(state):
    if state.is_param:
        kind = "param"
        if not state.trainable:
            kind += " frozen"
        elif not state.has_gradient:
            kind += " unused"
    else:
        kind = "buffer" if state.persistent else "buffer transient"
    return f"fsdp.{kind} {_symbol(state.path[-1])} : {tensor_type(state.tensor)}"


def _tree_lines(node, indent):
    head = f"fsdp.module {_symbol(node.name)} class {_quoted(node.class_name)}"
    if node.bases:
        head += f" bases [{', '.join(_quoted(base) for base in node.bases)}]"
    marks = ["fsdp.checkpoint"] if node.checkpoint else []
    if node.parallel:
        words = ", ".join(
            f"{key} = {_quoted(value) if isinstance(value, str) else f'{value} : i64'}"
            for key, value in node.parallel.items())
        marks.append(f"fsdp.parallel = {{{words}}}")
    if marks:
        head += f" attributes {{{', '.join(marks)}}}"
    yield f"{indent}{head} {{"
    for member in node.members:
        if isinstance(member, nodes.ModuleNode):
            yield from _tree_lines(member, indent + "  ")
        elif isinstance(member, nodes.Alias):
            yield f"{indent}  fsdp.alias {_symbol(member.name)} = {reference(member.target)}"
        else:
            yield f"{indent}  {_state_line(member)}"
    yield f"{indent}}}"


def _argument_attribute(meaning, states, inputs):
    if meaning[0] == "state":
        return f"{{fsdp.role = #fsdp.state<{reference(states[meaning[1]].path)}>}}"
    if meaning[0] == "tangent":
        return '{fsdp.role = #fsdp.train_state<"scaler.scale", default = 1.0>}'
    entry = inputs[-1] if meaning[0] == "seed" else inputs[meaning[1]]
    text = _quoted(entry["name"])
    if entry.get("index_range"):
        text += f", indices = {entry['index_range']}"
    return f"{{fsdp.role = #fsdp.input<{text}>}}"


def _result_attribute(meaning, states):
    if meaning[0] == "loss":
        return "{fsdp.role = #fsdp.loss}"
    if meaning[0] == "metric":
        return f"{{fsdp.role = #fsdp.metric<{_quoted(meaning[1])}>}}"
    return f"{{fsdp.role = #fsdp.{meaning[0]}<{reference(states[meaning[1]].path)}>}}"


def annotate(ir, module, traced, states, inputs, turn=""):
    """Sets the roles of the arguments and results of `step`, and its name if it takes turns;
    notes which states have gradients.

    `ir` are the Python bindings that `module` belongs to.
    """
    function = module.body.operations[0].operation
    with module.context as context:
        context.allow_unregistered_dialects = True
        parse = ir.Attribute.parse
        arguments = [_argument_attribute(m, states, inputs) for m in traced.inputs]
        results = [_result_attribute(m, states) for m in traced.outputs]
        for meaning in traced.outputs:
            if meaning[0] == "grad":
                states[meaning[1]].has_gradient = True
        function.attributes["arg_attrs"] = ir.ArrayAttr.get([parse(a) for a in arguments])
        function.attributes["res_attrs"] = ir.ArrayAttr.get([parse(r) for r in results])
        for name in list(function.attributes):
            name = name if isinstance(name, str) else name.name
            if name.startswith("torch."):
                del function.attributes[name]
        if turn:
            function.attributes["fsdp.turn"] = ir.StringAttr.get(turn)


_TRAILER = re.compile(r"\n\{-#\n\s*dialect_resources: \{.*?\n#-\}\n", re.DOTALL)
_RESOURCE = re.compile(r'^\s*([^\s:"]+|"[^"]*"): "0x[0-9A-Fa-f]{8}([0-9A-Fa-f]*)"', re.MULTILINE)


def _inline_resources(body):
    """Moves constants from the resource trailer into the operations that hold them.

    There are small ones only, and every pass can see the values of `dense`. In
    the trailer an alignment of four bytes precedes the data. Booleans have
    another encoding in `dense` and stay.
    """
    trailer = _TRAILER.search(body)
    if trailer is None:
        return body
    values = {name.strip('"'): data for name, data in _RESOURCE.findall(trailer[0])}
    rest = body[trailer.end() :]

    def inline(match):
        data = values.get(match[1].strip('"'))
        boolean = re.search(r"[<x]i1>$", match[2])
        return match[0] if data is None or boolean else f'dense<"0x{data}"> : {match[2]}'

    use = r'dense_resource<([^>]+)> : (tensor<\w+>)'
    body = re.sub(use, inline, body[: trailer.start()])
    return body + (trailer[0] if "dense_resource<" in body else "") + rest


_MARK = re.compile(
    r'"fsdp\.boundary"\((%[\w#]+)\) \{mark = array<i64: (\d+), (\d+), ([01])>\} : '
    r"\((tensor<[^>]*>)\) -> tensor<[^>]*>"
)


def _write_marks(body, paths):
    """Gives boundary marks, which the bindings do not know, their own syntax."""
    def write(match):
        value, module, call, kind, tensor = match.groups()
        kind = ("enter", "exit")[int(kind)]
        place = reference(paths[int(module)])
        return f"fsdp.boundary {kind} {place} call {call} {value} : {tensor}"

    return _MARK.sub(write, body)


_HEAD = re.compile(r"^module[^{\n]*(attributes \{[^\n]*\} )?\{$", re.MULTILINE)
_GENERIC_HEAD = re.compile(r'^"builtin.module"\(\) .*\(\{$', re.MULTILINE)
_GENERIC_END = re.compile(r"^\}\).* : \(\) -> \(\)$", re.MULTILINE)


def text(module, tree, name, checkpointed=(), generic=False):
    """Returns the whole file.

    `checkpointed` are the paths of modules that boundary marks name by index. With `generic`
    operations have the form that a reader takes who does not know their dialects. The
    exchange format is text: bytecode does not cross LLVM releases.
    """
    body = module.operation.get_asm(
        enable_debug_info=False, print_generic_op_form=generic, use_local_scope=generic)
    body = _write_marks(_inline_resources(body), checkpointed)
    if generic:
        body = _GENERIC_END.sub("}", body).rstrip() + "\n"
    head = (_GENERIC_HEAD if generic else _HEAD).search(body)
    lines = ["  shard.grid @grid(shape = ?)", *_tree_lines(tree.root, "  ")]
    return "".join([
        body[: head.start()],
        f"module {_symbol(name)} {{\n",
        "\n".join(lines),
        body[head.end() :],
    ])
