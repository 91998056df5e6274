# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PARALLEL of a MODEL.py becomes a style of each module that it names."""

import types
import unittest

import support  # noqa: F401  (finds the package)
from fsdp_export.common import parallel
from fsdp_export.common.errors import ExportError
from fsdp_export.common.states import ModuleNode


def _make_tree():
    leaves = [ModuleNode(name, ("layers", name), "Linear", []) for name in ("up", "down")]
    layers = ModuleNode("layers", ("layers",), "Layers", [], leaves)
    return ModuleNode("model", (), "Model", [], [layers])


class ParallelTest(unittest.TestCase):
    def mark(self, plan):
        root = _make_tree()
        parallel.mark(types.SimpleNamespace(PARALLEL=plan), root)
        return {node.name: node.parallel for node in root.members[0].members}

    def fails(self, plan, message):
        with self.assertRaisesRegex(ExportError, message):
            self.mark(plan)

    def test_first_pattern_counts(self):
        self.assertEqual(
            self.mark({"*.up": "colwise", "layers.*": {"style": "rowwise", "output": 1}}),
            {"up": {"style": "colwise"}, "down": {"style": "rowwise", "output": 1}})

    def test_words_of_transformers(self):
        marks = self.mark({"*.up": "colwise_rep", "*.down": "sequence_parallel"})
        self.assertEqual(marks["up"], {"style": "colwise", "output": "replicate"})
        self.assertEqual(marks["down"], {"style": "sequence"})
        self.assertEqual(self.mark({"*.up": "packed_colwise"})["up"], {"style": "colwise"})

    def test_a_model_without_a_plan(self):
        root = _make_tree()
        parallel.mark(types.SimpleNamespace(), root)
        self.assertIsNone(root.members[0].members[0].parallel)

    def test_refusals(self):
        self.fails({"*.up": "columns"}, r"PARALLEL\['\*.up'\]: expected 'colwise', 'rowwise'")
        self.fails({"*.up": {"style": "colwise", "dim": 1}}, "expected 'colwise'")
        self.fails({"*.up": {"style": ["colwise"]}}, "expected 'colwise'")
        self.fails({"*.up": {"style": "rowwise", "output": True}}, "expected 'replicate' or a dim")
        self.fails({"*.up": 1}, "expected 'colwise'")
        self.fails({"up": "colwise"}, "names 'up', which no module of the model matches")
        self.fails(["*.up"], "expected PARALLEL to be a dictionary")


if __name__ == "__main__":
    unittest.main()
