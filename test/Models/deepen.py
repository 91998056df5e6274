#!/usr/bin/env python3
# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives an exported model more layers.

usage: deepen.py MODEL_DIR LAYERS OUTPUT_DIR [--list blocks] [--only-ir]

An exported step repeats itself: in forward once a layer, in backward once a layer
in the opposite order. Both repetitions are found in the text; as many copies are
inserted as are missing, between two layers in the middle, and what a copy reads
is what its pattern reads, moved by as many layers. The model needs four layers.

OUTPUT_DIR gets model.mlir, manifest.json, and unless --only-ir is given
init.safetensors, whose new layers have the weights of the one they are copies of,
and a link to the batches.
"""
import argparse
import collections
import pathlib
import re
import sys

import compare

VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
RESULTS = re.compile(r"    (%[\w$.-]+)(:\d+)? = ")


class Statement:
    """An op directly in the function, with its regions."""

    def __init__(self, text):
        self.text = text
        match = RESULTS.match(text)
        self.name = match.group(1) if match else None
        self.signature = VALUE.sub("%", text)


class Repetition:
    """Statements [begin, begin + count * period) that repeat with `period`."""

    def __init__(self, begin, period, count):
        self.begin, self.period, self.count = begin, period, count

    def find(self, index):
        """(instance, place in it), or nothing."""
        if self.begin <= index < self.begin + self.count * self.period:
            return divmod(index - self.begin, self.period)
        return None


def fail(message):
    sys.exit(f"deepen.py: error: {message}")


def find_repetitions(signatures):
    """The two longest parts that repeat, in program order."""
    found = []
    total = len(signatures)
    for period in range(20, total // 4):
        start = None
        for i in range(total - period + 1):
            same = i < total - period and signatures[i] == signatures[i + period]
            if same and start is None:
                start = i
            if not same and start is not None:
                length = i - start
                if length >= period:
                    found.append((length + period, -period, start))
                start = None
    found.sort(reverse=True)
    chosen = []
    for length, period, start in found:
        if all(start >= e or start + length <= b for b, e, _ in chosen):
            chosen.append((start, start + length, -period))
        if len(chosen) == 2:
            break
    if len(chosen) < 2:
        fail("expected a forward and a backward part that repeat")
    return [Repetition(b, p, (e - b) // p) for b, e, p in sorted(chosen)]


class Function:
    """The text of @step, cut into statements."""

    def __init__(self, lines):
        self.head, self.statements = lines[0], []
        for line in lines[1:]:
            is_new = line.startswith("    ") and line[4] not in " }^"
            if is_new:
                self.statements.append([])
            if line != "  }":
                self.statements[-1].append(line)
        self.statements = [Statement("\n".join(each)) for each in self.statements]


class Deepener:
    """Inserts `extra` layers into a function behind layer `layer`."""

    def __init__(self, function, layers, extra, pattern):
        self.function, self.extra, self.pattern = function, extra, pattern
        self.statements = function.statements
        self.defined = {s.name: i for i, s in enumerate(self.statements) if s.name}
        self.parts = find_repetitions([s.signature for s in self.statements])
        self.layer = layers // 2 - 1
        self.arguments, self.layer_of = self.read_arguments()
        self.splits = [self.find_split(0), self.find_split(1)]

    def read_arguments(self):
        """[(name, text)], and name -> (layer, how the others are called)."""
        inner = self.function.head
        inner = inner[inner.index("(") + 1 : inner.rindex(") -> (")]
        texts = re.split(r", (?=%arg\d+: )", inner)
        arguments, layer_of = [], {}
        for text in texts:
            name = text.split(":")[0]
            arguments.append((name, text))
            if match := self.pattern.search(text):
                layer_of[name] = (int(match.group(2)), self.pattern.sub("#", text.split(": ", 1)[1]))
        return arguments, layer_of

    def find_layer(self, part, instance):
        """The layer whose parameters most statements of an instance read."""
        part = self.parts[part]
        begin = part.begin + instance * part.period
        layers = collections.Counter()
        for statement in self.statements[begin : begin + part.period]:
            for name in VALUE.findall(statement.text):
                if name in self.layer_of:
                    layers[self.layer_of[name][0]] += 1
        return layers.most_common(1)[0][0] if layers else None

    def find_split(self, number):
        """The instance behind which copies are inserted."""
        part = self.parts[number]
        wanted = self.layer + number
        for instance in range(part.count):
            if self.find_layer(number, instance) == wanted and 0 < instance + 1 < part.count:
                return instance
        fail(f"expected layer {wanted} to be a repetition with another one behind it")

    def place(self, index):
        """(part, instance, place) of a statement; part is None outside."""
        for number, part in enumerate(self.parts):
            if found := part.find(index):
                return (number, *found)
        return (None, 0, index)

    def moved(self, number, instance):
        """The new number of an instance."""
        return instance + self.extra * (instance > self.splits[number])

    def name(self, number, instance, place):
        """The new name of the value that a statement defines."""
        return f"%s{place}" if number is None else f"%{'fb'[number]}{instance}_{place}"

    def is_global(self, index, position, name):
        """Whether the next or the previous instance reads the same value."""
        number, instance, _ = self.place(index)
        part = self.parts[number]
        step = part.period if instance + 1 < part.count else -part.period
        return VALUE.findall(self.statements[index + step].text)[position] == name

    def resolve(self, index, position, token, instance):
        """The new name of what a statement reads; `instance` is its new number."""
        name, _, result = token.partition("#")
        suffix = f"#{result}" if result else ""
        number, old, _ = self.place(index)
        if name in self.layer_of:
            layer, rest = self.layer_of[name]
            if number is None:
                layer += self.extra * (layer > self.layer)
            else:
                sign = 1 if number == 0 else -1
                shift = instance - old
                layer += shift if sign > 0 else self.extra - shift
            return self.argument_name(layer, rest)
        if name not in self.defined:
            return token
        source, at, place = self.place(self.defined[name])
        if number is None or source is None or self.is_global(index, position, token):
            at = self.moved(source, at) if source is not None else at
        elif source == number:
            at += instance - old
        else:
            at += self.extra - (instance - old)
        return self.name(source, at, place) + suffix

    def argument_name(self, layer, rest):
        return "%l{}_{}".format(layer, self.slots[rest])

    def emit(self, index, instance=0):
        """A statement with its names replaced."""
        statement = self.statements[index]
        number, _, place = self.place(index)
        position = -1

        def replace(match):
            nonlocal position
            position += 1
            token = match.group(0)
            if position == 0 and statement.name:
                return self.name(number, instance, place)
            return self.resolve(index, position, token, instance)

        return VALUE.sub(replace, statement.text)

    def run(self):
        """The lines of the new function."""
        self.slots = {}
        for _, rest in self.layer_of.values():
            self.slots.setdefault(rest, len(self.slots))
        *body, last = range(len(self.statements))
        lines = []
        for index in body:
            number, instance, place = self.place(index)
            if number is None:
                lines.append(self.emit(index))
                continue
            lines.append(self.emit(index, self.moved(number, instance)))
            part = self.parts[number]
            if instance == self.splits[number] and place == part.period - 1:
                # The pattern is the next one: what it reads of the one in front
                # of it, a copy reads of the copy in front of it.
                pattern = range(index + 1, index + 1 + part.period)
                for copy in range(1, self.extra + 1):
                    lines += [self.emit(i, instance + copy) for i in pattern]
        return [self.write_head(), *lines, self.write_return(last), "  }"]

    def split_list(self, entries, layer_of, rename):
        """Entries with those of the layer that is copied repeated behind it."""
        groups = []
        for entry in entries:
            layer = layer_of(entry)
            if groups and groups[-1][0] == layer:
                groups[-1][1].append(entry)
            else:
                groups.append((layer, [entry]))
        result = []
        for layer, group in groups:
            new = None if layer is None else layer + self.extra * (layer > self.layer)
            result += [rename(entry, layer, new) for entry in group]
            if layer == self.layer:
                for copy in range(1, self.extra + 1):
                    result += [rename(entry, layer, layer + copy) for entry in group]
        return result

    def write_head(self):
        def layer_of(entry):
            match = self.pattern.search(entry[1])
            return int(match.group(2)) if match else None

        def rename_argument(entry, layer, new):
            name, text = entry
            if layer is None:
                return text
            text = self.pattern.sub(rf"\g<1>{new}\g<3>", text.split(": ", 1)[1])
            return f"{self.argument_name(new, self.layer_of[name][1])}: {text}"

        head = self.function.head
        begin, end = head.index("(") + 1, head.rindex(") -> (")
        arguments = self.split_list(self.arguments, layer_of, rename_argument)
        results = head[end + len(") -> (") : head.rindex(") {")]
        self.results = re.split(r", (?=tensor<|f\d|i\d)", results)
        types = self.split_list(
            list(enumerate(self.results)), layer_of,
            lambda entry, layer, new: entry[1] if layer is None
            else self.pattern.sub(rf"\g<1>{new}\g<3>", entry[1]),
        )
        return head[:begin] + ", ".join(arguments) + ") -> (" + ", ".join(types) + ") {"

    def write_return(self, last):
        values, _ = self.statements[last].text.split("return ")[1].split(" : ")
        entries = list(zip(values.split(", "), self.results, strict=True))

        def layer_of(entry):
            match = self.pattern.search(entry[1])
            return int(match.group(2)) if match else None

        def rename(entry, layer, new):
            name = entry[0].partition("#")[0]
            number, at, place = self.place(self.defined.get(name, last))
            if layer is None or (number != 1 and new != layer):
                return self.resolve(last, 0, entry[0], 0)
            # Backward goes from the last layer to the first.
            at += self.extra - (new - layer)
            return self.name(number, at, place) + entry[0][len(name) :]

        values = self.split_list(entries, layer_of, rename)
        types = self.split_list(
            entries, layer_of, lambda entry, layer, new: entry[1].split(" {")[0]
        )
        return "    return " + ", ".join(values) + " : " + ", ".join(types)


def deepen_tree(lines, container, layer, extra):
    """The module tree's lines, with copies of one layer's module."""
    begin = next(
        (i for i, line in enumerate(lines) if re.match(rf"\s*fsdp.module @{container} ", line)), None
    )
    if begin is None:
        fail(f"expected a module @{container}")
    indent = " " * (len(lines[begin]) - len(lines[begin].lstrip()))
    end = next(i for i in range(begin, len(lines)) if lines[i] == indent + "}")
    result, number, block = lines[: begin + 1], -1, []
    for line in lines[begin + 1 : end]:
        block.append(line)
        if line != indent + "  }":
            continue
        number += 1
        copies = range(extra + 1) if number == layer else [extra * (number > layer)]
        for copy in copies:
            head = block[0].replace(f'@"{number}"', f'@"{number + copy}"')
            result += [head, *block[1:]]
        block = []
    return result + lines[end:], number + 1


def deepen_ir(text, container, layers):
    """The deepened module, and by how many layers behind which it grew."""
    lines = text.splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith("  func.func @step("))
    end = next(i for i in range(begin, len(lines)) if lines[i] == "  }")
    _, count = deepen_tree(lines[:begin], container, -1, 0)
    if count < 4:
        fail(f"expected at least 4 layers in @{container}, got {count}")
    if layers < count:
        fail(f"expected at least {count} layers, got {layers}")
    extra = layers - count
    pattern = re.compile(rf'(@{container}::@")(\d+)(")')
    deepener = Deepener(Function(lines[begin:end + 1]), count, extra, pattern)
    tree, _ = deepen_tree(lines[:begin], container, deepener.layer, extra)
    function = deepener.run() if extra else lines[begin : end + 1]
    return "\n".join([*tree, *function, *lines[end + 1 :]]) + "\n", deepener.layer, extra


def deepen_weights(tensors, container, layer, extra):
    """Tensors by name, with more layers."""
    pattern = re.compile(rf"((?:^|\.){container}\.)(\d+)(\.)")
    new = {}
    for key, tensor in tensors.items():
        match = pattern.search(key)
        if match is None:
            new[key] = tensor
            continue
        number = int(match.group(2))
        numbers = [number + extra * (number > layer)]
        if number == layer:
            numbers = range(layer, layer + extra + 1)
        for value in numbers:
            new[pattern.sub(rf"\g<1>{value}\g<3>", key)] = tensor
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("layers", type=int)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--list", default="blocks", help="the list of layers")
    parser.add_argument("--only-ir", action="store_true")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    text = (options.model / "model.mlir").read_text()
    text, layer, extra = deepen_ir(text, options.list, options.layers)
    (options.output / "model.mlir").write_text(text)
    (options.output / "manifest.json").write_bytes(
        (options.model / "manifest.json").read_bytes()
    )
    if options.only_ir:
        return
    tensors, metadata = compare.read_safetensors(options.model / "init.safetensors")
    tensors = deepen_weights(tensors, options.list, layer, extra)
    compare.write_safetensors(options.output / "init.safetensors", tensors, metadata or None)
    batches = options.output / "batches"
    batches.unlink(missing_ok=True)
    batches.symlink_to((options.model / "batches").resolve())


if __name__ == "__main__":
    main()
