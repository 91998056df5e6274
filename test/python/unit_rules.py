# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of wrapping, grouping and layout a second time, for comparison.

Written from the rules of PyTorch's FSDP, not from the passes: wrap policies,
ownership, flat and per-parameter layouts. Simple and slow on purpose.
"""

import dataclasses
import fnmatch
import math

from module_tree import DTYPE_BYTES, join

FORCE_LEAF = ("MultiheadAttention",)
EXCLUDE = ("ModuleList", "ModuleDict")


def is_instance(module, classes):
    """Whether a module's class or one of its bases is called so."""
    names = {module["cls"], *module.get("bases", ())}
    names |= {name.rpartition(".")[2] for name in names}
    return not names.isdisjoint(classes)


class _Recursion:
    """The recursive rule: ask before entering a module, then about what is
    left of it outside the units below. A policy is asked with (module, all its
    names, whether it is about entering, elements)."""

    def __init__(self, tree, ask, skipped, ignored_params):
        self.tree, self.ask = tree, ask
        self.skipped, self.ignored_params = skipped, ignored_params
        self.below = {fqn: set() for fqn in tree.modules}
        for occurrence in tree.occurrences:
            for module in occurrence.path:
                self.below[module].add(occurrence.param)
        self.wrapped = {""}

    def visit(self, fqn, is_root=False):
        """Number of elements in the units of a module's subtree."""
        module = self.tree.modules[fqn]
        total = sum(
            math.prod(self.tree.params[param]["shape"])
            for param in self.below[fqn] - self.ignored_params
        )
        names = self.tree.module_names[fqn]
        if not self.ask(module, names, True, total):
            return 0
        wrapped, seen = 0, set()
        for child in module["children"]:
            target = self.tree.first_name(join(fqn, child["name"]))
            if target not in seen and target not in self.skipped:
                wrapped += self.visit(target)
            seen.add(target)
        if is_root or not self.ask(module, names, False, total - wrapped):
            return wrapped
        self.wrapped.add(fqn)
        return total


def _asks_size(policy):
    minimum = policy["min_num_params"]
    leaf = policy.get("force_leaf", FORCE_LEAF)
    exclude = policy.get("exclude", EXCLUDE)
    return lambda module, names, enters, numel: (
        numel >= minimum and not is_instance(module, leaf if enters else exclude)
    )


def _matches(name, glob):
    """Patterns see the bytes of UTF-8, not letters."""
    return fnmatch.fnmatchcase(*(text.encode().decode("latin-1") for text in (name, glob)))


def _callable(policy):
    """A policy as the function that the recursion asks."""
    kind = policy["kind"]
    if kind == "always":
        return lambda module, names, enters, numel: True
    if kind == "size":
        return _asks_size(policy)
    if kind == "class":
        return lambda module, names, enters, numel: enters or is_instance(module, policy["classes"])
    if kind == "fqn":
        return lambda module, names, enters, numel: (
            enters or any(_matches(name, policy["glob"]) for name in names)
        )
    if kind == "or":
        asked = [_callable(part) for part in policy["policies"]]
        return lambda *question: any(ask(*question) for ask in asked)
    raise ValueError(f"no policy '{kind}'")


def policy_text(policy):
    """A policy as the option `policy` of fsdp-auto-wrap."""
    kind = policy["kind"]
    if kind == "class":
        return "class:" + ",".join(policy["classes"])
    if kind == "fqn":
        return f"fqn:{policy['glob']}"
    if kind == "or":
        return f"or({';'.join(policy_text(part) for part in policy['policies'])})"
    if kind != "size":
        return kind
    sets = [f",{key}={'|'.join(policy[key])}" for key in ("force_leaf", "exclude") if key in policy]
    return f"size:{policy['min_num_params']}" + "".join(sets)


def with_full_precision(policy, classes):
    """The policy that also makes modules of some classes units of their own."""
    if not classes:
        return policy
    apart = {"kind": "class", "classes": classes}
    return apart if policy["kind"] == "none" else {"kind": "or", "policies": [apart, policy]}


def ignored_modules(tree, modules):
    """First names of the modules listed and of all modules below them."""
    found, queue = set(), [tree.first_name(fqn) for fqn in modules]
    while queue:
        fqn = queue.pop()
        if fqn not in found:
            found.add(fqn)
            queue += [
                tree.first_name(join(fqn, child["name"]))
                for child in tree.modules[fqn]["children"]
            ]
    return found


def wrapped_modules(tree, policy, modules=(), states=()):
    """First names of the modules that a policy wraps; the root always."""
    if policy["kind"] == "none":
        return {""}
    recursion = _Recursion(
        tree, _callable(policy), ignored_modules(tree, modules),
        tree.ignored_params(modules, states),
    )
    recursion.visit("", is_root=True)
    return recursion.wrapped


@dataclasses.dataclass
class Grouping:
    """Which unit owns what."""

    units: dict  # first name of a module -> first names of its parameters
    split: dict  # parameter whose names lie in several units -> these modules


def group(tree, wrapped, ignored_params, postorder=False, hoist=False):
    """Parameters by the innermost wrapped module around them, each tensor once
    in a unit. One whose names lie in several units is in each of them, or with
    `hoist` in the innermost wrapped module around all its names."""
    owners, around, order = {}, {}, []
    for occurrence in sorted_postorder(tree) if postorder else tree.occurrences:
        param, path = occurrence.param, occurrence.path
        if param in ignored_params:
            continue
        if param not in owners:
            order.append(param)
        owner = next(name for name in reversed(path) if name in wrapped)
        owners.setdefault(param, set()).add(owner)
        shared = around.get(param, path)
        around[param] = path[: _common(path, shared)]
    split = {param: found for param, found in owners.items() if len(found) > 1}
    for param in split if hoist else ():
        owners[param] = {next(name for name in reversed(around[param]) if name in wrapped)}
    units = {
        fqn: [param for param in order if fqn in owners[param]] for fqn in tree.modules
        if fqn in wrapped
    }
    return Grouping({fqn: params for fqn, params in units.items() if params}, split)


def _common(first, second):
    """Length of the common beginning."""
    length = 0
    for left, right in zip(first, second):
        if left != right:
            break
        length += 1
    return length


def sorted_postorder(tree, first="", fqn="", path=()):
    """Occurrences with every module's own parameters after its children's."""
    path += (first,)
    module = tree.modules[first]
    inner, own = [], []
    for child in module["children"]:
        target = tree.first_name(join(first, child["name"]))
        if target not in path:
            inner += sorted_postorder(tree, target, join(fqn, child["name"]), path)
    for occurrence in tree.occurrences:
        if occurrence.path == path and occurrence.fqn.rpartition(".")[0] == fqn:
            own.append(occurrence)
    return inner + own


# ===----------------------------------------------------------------------===#
# Layouts
# ===----------------------------------------------------------------------===#


def flat_layout(params, world, align_bytes):
    """Paddings of a flat layout: before each entry, and the tail."""
    align = max(1, align_bytes // DTYPE_BYTES[params[0]["dtype"]]) if params else 1
    paddings, end = [], 0
    for param in params:
        padding = -end % align
        paddings.append(padding)
        end += padding + math.prod(param["shape"])
    return paddings + [-end % world]


def flat_ranges(numels, paddings, world, rank):
    """(entry, offset in the shard, first element, number) of a rank, by brute
    force over its elements."""
    owners, position = [], 0
    for entry, numel in enumerate(numels):
        position += paddings[entry]
        owners.append((position, entry, numel))
        position += numel
    shard = (position + paddings[-1]) // world
    begin, end = rank * shard, (rank + 1) * shard
    found = []
    for start, entry, numel in owners:
        places = [p for p in range(begin, end) if start <= p < start + numel]
        if places:
            found.append((entry, places[0] - begin, places[0] - start, len(places)))
    return found


def rows_of_rank(size, world, rank):
    """Size of a rank's chunk of a dimension, and of the largest one."""
    chunk = -(-size // world)
    return max(0, min(size, (rank + 1) * chunk) - rank * chunk), chunk
