#!/usr/bin/env python3
# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites files of former versions into roles and facts of units.

usage: scripts/migrate-attributes.py [--check] FILE...

`{fsdp.state = @model::@w}` becomes `{fsdp.role = #fsdp.state<@model::@w>}`, the
attributes of a unit become words of it, and the dictionaries of plans and
schedules attributes of the dialect. The files are text: MLIR, tests with their
CHECK lines (`{{...}}` of FileCheck is kept as it is), documents with examples.
With --check nothing is written, and the status is 1 if something would be.
"""

import argparse
import re
import sys

SYMBOL_ROLES = {"state", "grad", "new_value", "shard", "grad_shard", "new_shard", "groups",
                "optimizer_state", "new_optimizer_state"}
NAME_ROLES = {"input", "hyper", "train_state", "new_train_state", "metric"}
FLAG_ROLES = {"loss", "workspace"}
ROLES = SYMBOL_ROLES | NAME_ROLES | FLAG_ROLES | {"output"}
ROLE_PARTS = {"slot", "default", "index_range"}
UNIT_FACTS = {"reshard_to", "keep_gathered", "gather_type", "reduce_type", "precision",
              "layout_kind"}
STRUCTS = {"in_flight", "schedule", "intervals"}
OLD = ROLES | ROLE_PARTS | UNIT_FACTS | STRUCTS

ENTRY = re.compile(r"""(?<![#!%@\w.'"`$])fsdp\.("""
                   + "|".join(sorted(OLD, key=len, reverse=True)) + r")\b")
KEY = re.compile(r'\s*(?://[^\n]*\n\s*)*((?:\w[\w.$]*|"[^"]*"))')
OPEN, CLOSE = "{[(<", "}])>"


def skip_value(text, position):
    """The end of an attribute: a comma or bracket that closes what is around it."""
    depth = 0
    while position < len(text):
        char = text[position]
        if text.startswith("{{", position) and "}}" in text[position:]:
            position = text.index("}}", position) + 2
            continue
        if text.startswith("[[", position) and re.match(r"\[\[[@#\w]", text[position:]):
            position = text.index("]]", position) + 2
            continue
        if char == '"':
            position += 1
            while position < len(text) and text[position] != '"':
                position += 2 if text[position] == "\\" else 1
        elif char in OPEN:
            depth += 1
        elif char in CLOSE:
            if depth == 0:
                return position
            depth -= 1
        elif depth == 0 and (char == "," or char == "\n" and "=" not in text[position - 2 : position]):
            return position
        position += 1
    return position


def read_dictionary(text, start):
    """The entries (name, value or None) behind `start`, a '{', and the end behind the '}'."""
    position, entries = start + 1, []
    while True:
        key = KEY.match(text, position)
        if not key:
            return None
        position, value = key.end(), None
        equal = re.compile(r"\s*=\s*").match(text, position)
        if equal:
            end = skip_value(text, equal.end())
            value, position = text[equal.end() : end].strip(), end
        entries.append((key[1], value))
        follow = re.compile(r"\s*([,}])").match(text, position)
        if not follow:
            return None
        position = follow.end()
        if follow[1] == "}":
            return entries, position


def find_dictionary(text, position):
    """The '{' around an entry, within a few lines; None if there is none."""
    depth, least = 0, max(0, position - 2000)
    while position > least:
        position -= 1
        char = text[position]
        if char == "}":
            if text.startswith("}}", position - 1) and "{{" in text[least:position]:
                opened = text.rindex("{{", least, position)
                if "\n" not in text[opened:position]:
                    position = opened
                    continue
            depth += 1
        elif char == "{":
            if depth == 0:
                return position
            depth -= 1
    return None


def number(value):
    return re.sub(r"\s*:\s*[if]\d+$", "", value)


def make_role(kind, value, parts):
    """The text of a role; `parts` are what else the dictionary says of it."""
    if kind in FLAG_ROLES:
        return f"#fsdp.{kind}"
    if kind == "output":
        return f"#fsdp.output<{number(value)}>"
    inside = [value] if value else []
    if "slot" in parts:
        inside.append(parts["slot"])
    if "default" in parts:
        inside.append(f"default = {number(parts['default'])}")
    if "index_range" in parts:
        values = re.sub(r"^array<i64:?\s*(.*)>$", r"\1", parts["index_range"])
        inside.append(f"indices = [{values}]")
    return f"#fsdp.{kind}<{', '.join(inside)}>"


def make_struct(kind, value):
    """`{a = 1 : i64}` as `#fsdp.kind<a = 1>`, or a list of such."""
    if kind == "intervals":
        inner, position, texts = value[1:-1], 0, []
        while "{" in inner[position:]:
            start = inner.index("{", position)
            entries, position = read_dictionary(inner, start)
            texts.append(write_struct("interval", entries))
        return f"[{', '.join(texts)}]"
    read = read_dictionary(value, 0) if value != "{}" else ([], 2)
    return write_struct(kind, read[0]) if read else value


def write_struct(kind, entries):
    def text(name, value):
        if name == "arena":
            value = value.strip('"')
        return name + " = " + re.sub(r"\s*:\s*i64$", "", value)

    return f"#fsdp.{kind}<{', '.join(text(*entry) for entry in entries)}>"


def rewrite_entries(entries):
    """New entries and facts of a unit; None if the dictionary has two roles."""
    old = {name[5:]: value for name, value in entries
           if name.startswith("fsdp.") and name[5:] in OLD}
    roles = [name for name in old if name in ROLES]
    parts = {name: old[name] for name in old if name in ROLE_PARTS}
    if not roles and "index_range" in parts:
        roles, old["input"] = ["input"], None
    if len(roles) > 1 or (parts and not roles):
        return None
    was_sorted = [name for name, _ in entries] == sorted(name for name, _ in entries)
    new, facts = [], {}
    for name, value in entries:
        kind = name[5:] if name.startswith("fsdp.") else ""
        if kind in roles or kind in ROLE_PARTS:
            if not any(entry[0] == "fsdp.role" for entry in new):
                new.append(("fsdp.role", make_role(roles[0], old[roles[0]], parts)))
        elif kind in UNIT_FACTS:
            facts[kind] = value
        elif kind in STRUCTS and value and re.match(r"\{|\[\{", value):
            new.append((name, make_struct(kind, value)))
        else:
            new.append((name, value))
    if was_sorted:
        new.sort(key=lambda entry: entry[0])
    return new, facts


def write_facts(facts):
    """The words of a unit, in the order of its syntax."""
    text = ""
    if "reshard_to" in facts:
        text += f" to {number(facts['reshard_to'])}"
    if "keep_gathered" in facts:
        text += " keep_gathered"
    for name, word in (("gather_type", "gather"), ("reduce_type", "reduce"),
                       ("precision", "precision"), ("layout_kind", "kind")):
        if name in facts:
            value = facts[name].strip('"')
            text += f" {word} {value}"
    return text


def replace_dictionary(text, start, end, entries, facts):
    body = ", ".join(name if value is None else f"{name} = {value}" for name, value in entries)
    head, tail = text[:start], text[end:]
    if facts:
        reshards = list(re.finditer(r"reshard (?:after_forward|never)", head))
        unit = head.rfind("fsdp.unit")
        if not reshards or unit < 0 or reshards[-1].start() < unit:
            return None
        place = reshards[-1].end()
        head = head[:place] + write_facts(facts) + head[place:]
        if not entries:
            return head.rstrip() + tail
    return f"{head}{{{body}}}{tail}"


def rewrite_alone(text, match):
    """Rewrites `fsdp.name = value` outside of a dictionary that can be read."""
    kind = match[1]
    equal = re.compile(r" = ").match(text, match.end())
    if not equal or kind not in SYMBOL_ROLES | NAME_ROLES:
        return None
    end = skip_value(text, equal.end())
    value = text[equal.end() : end]
    for stop in ("`", "'"):
        value = value.split(stop)[0]
    value = re.match(r'(@[^\s,}]*|"[^"]*"|\S+)?', value)[0]
    if not value:
        return None
    role = make_role(kind, value, {})
    return f"{text[: match.start()]}fsdp.role = {role}{text[equal.end() + len(value) :]}"


def migrate(text):
    position = 0
    while match := ENTRY.search(text, position):
        start = find_dictionary(text, match.start())
        read = read_dictionary(text, start) if start is not None else None
        new = None
        if read and read[1] > match.start():
            rewritten = rewrite_entries(read[0])
            if rewritten:
                new = replace_dictionary(text, start, read[1], *rewritten)
                position = start if new != text else match.end()
        else:
            new = rewrite_alone(text, match)
            position = match.end() if new is None else match.start() + len("fsdp.role = #fsdp.")
        if new is None or new == text:
            position = match.end()
        else:
            text = new
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args()
    changed = False
    for path in arguments.files:
        with open(path, encoding="utf-8") as file:
            old = file.read()
        new = migrate(old)
        if new == old:
            continue
        changed = True
        if arguments.check:
            print(path)
            continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(new)
    return 1 if changed and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
