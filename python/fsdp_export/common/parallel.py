# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PARALLEL of a MODEL.py: which modules are cut over ranks that share a batch, or
hold some of the experts each.

The words are those of torch.distributed.tensor.parallel, and those of a `tp_plan` of Hugging
Face's transformers.
"""

import fnmatch

from .errors import ExportError
from .states import ModuleNode

# The words, and of what a dictionary with one may say the layout: "replicate", or the dimension
# that is cut.
_LAYOUTS = {
    "colwise": {"input", "output"}, "rowwise": {"input", "output"}, "sequence": {"dim", "output"},
    "expert": set(), "replicate": set(),
}
_OTHER_WORDS = {
    "colwise_rep": {"style": "colwise", "output": "replicate"},
    "packed_colwise": {"style": "colwise"},
    "colwise_gather_output": {"style": "colwise", "output": "replicate"},
    "rowwise_rep": {"style": "rowwise"},
    "sequence_parallel": {"style": "sequence"},
}
_HINT = 'PARALLEL = {"layers.*.up": "colwise", "layers.*.down": {"style": "rowwise", "output": 1}}'


def read_style(value, what):
    """A style as a dictionary of `style` and layouts, from a word or such a dictionary."""
    given = _OTHER_WORDS.get(value, {"style": value}) if isinstance(value, str) else value
    style = given.get("style") if isinstance(given, dict) else None
    layouts = _LAYOUTS.get(style) if isinstance(style, str) else None
    if layouts is None or not given.keys() <= layouts | {"style"}:
        raise ExportError(
            f"{what}: expected 'colwise', 'rowwise', 'sequence' or 'expert', or 'replicate' for none of "
            f"them, got {value!r}",
            "or an object: {'style': 'rowwise', 'input': -1, 'output': 'replicate'}, "
            "{'style': 'sequence', 'dim': 1}")
    for key in layouts & given.keys():
        if given[key] != "replicate" and type(given[key]) is not int:
            raise ExportError(
                f"{what}: expected 'replicate' or a dimension, got {key}={given[key]!r}", _HINT)
    return dict(given)


def _modules(node):
    yield node
    for member in node.members:
        if isinstance(member, ModuleNode):
            yield from _modules(member)


def mark(module, root):
    """Marks the modules below `root` that PARALLEL of the MODEL.py `module` names."""
    plan = getattr(module, "PARALLEL", {})
    if not isinstance(plan, dict) or not all(isinstance(pattern, str) for pattern in plan):
        raise ExportError("expected PARALLEL to be a dictionary from patterns to styles", _HINT)
    for pattern, value in plan.items():
        style, found = read_style(value, f"PARALLEL['{pattern}']"), False
        for node in _modules(root):
            if fnmatch.fnmatchcase(".".join(node.path), pattern):
                found = True
                node.parallel = node.parallel or style
        if not found:
            raise ExportError(f"PARALLEL names '{pattern}', which no module of the model matches")
