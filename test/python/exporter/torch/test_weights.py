# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The initial weights, written while the step is traced: the file is whole or not there."""

import argparse
import pathlib
import tempfile
import unittest
from unittest import mock

import support

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file

    from fsdp_export.torch import beside, tree, weights


@support.needs_torch
class Weights(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = pathlib.Path(folder.name) / "model"
        self.options = argparse.Namespace(output=self.out, no_init=False, check=False)
        self.model = torch.nn.Linear(3, 2)
        self.tree = tree.build(self.model)
        self.begun = []

        class Counted(beside.Beside):
            def __init__(counted, *arguments):
                self.begun.append(counted)
                super().__init__(*arguments)

        for patch in (mock.patch.object(weights, "_MANY", 1),
                      mock.patch.object(beside, "Beside", Counted)):
            patch.start()
            self.addCleanup(patch.stop)

    def check(self):
        self.assertEqual([path.name for path in self.out.iterdir()], ["init.safetensors"])
        found = load_file(self.out / "init.safetensors")
        for name, value in self.model.state_dict().items():
            self.assertTrue(torch.equal(found[name], value), name)

    def test_beside(self):
        with weights.written(self.options, self.tree) as place:
            self.assertFalse((self.out / "init.safetensors").exists())
            place()
        self.assertEqual(len(self.begun), 1)
        self.check()

    def test_states_that_were_written_since(self):
        with weights.written(self.options, self.tree) as place:
            with torch.no_grad():
                self.model.weight.mul_(2)
            place()
        self.check()
        with weights.written(self.options, self.tree) as place:
            self.tree.states[0].tensor = self.model.weight.detach() + 1
            place()
        found = load_file(self.out / "init.safetensors")
        self.assertTrue(torch.equal(found["weight"], self.model.weight + 1))

    def test_nothing_is_left_of_a_failure(self):
        def fail():
            with self.assertRaises(ValueError), weights.written(self.options, self.tree):
                raise ValueError

        fail()
        self.assertFalse(self.out.exists())
        self.out.mkdir()
        kept = self.out / "init.safetensors"
        kept.write_text("before")
        fail()
        self.assertEqual(kept.read_text(), "before")
        self.assertEqual(list(self.out.iterdir()), [kept])

    def test_few_bytes_or_none(self):
        with mock.patch.object(weights, "_MANY", 1000), \
                weights.written(self.options, self.tree) as place:
            self.assertFalse(self.out.exists())
            self.out.mkdir()
            place()
        self.check()
        for name in ("no_init", "check"):
            options = argparse.Namespace(**vars(self.options) | {name: True})
            with weights.written(options, self.tree):
                pass
        self.assertEqual(self.begun, [])


if __name__ == "__main__":
    unittest.main()
