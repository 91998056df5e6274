# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs that are always the same, whose values forward reads."""

import pathlib
import subprocess
import unittest

import support

from .test_parity import HAS_TOOLS

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file, save_file

    from fsdp_export.torch import fixed

SIZES = (pathlib.Path(__file__).parent / "kinds" / "sizes_of_images.py").read_text()


@support.needs_torch
class Fixed(support.TorchExportCase):
    def test_sizes_are_constants(self):
        code, error = self.run_cli(SIZES.replace("sizes", "grid"), "--steps", "2")
        self.assertEqual(code, 0, error)
        self.assertIn(
            "warning: forward reads the values of input 'grid', which are the same in all batches: "
            "they are constants of the step, whose loss is NaN for others", error)

    def test_sizes_that_change(self):
        changing = SIZES.replace("[[1, 2, 4], [1, 3, 2]]", "[[1, 2, 4], [1, 3, 2]][:: 1 - 2 * step]")
        self.fails(changing, "shapes and control flow must not depend on tensor values")

    def test_content_is_none(self):
        reads = SIZES.replace("return nn", "x = x * int(y[0, 0] > 0); return nn")
        self.fails(reads, "shapes and control flow must not depend on tensor values")

    def test_candidates(self):
        small, large = torch.arange(4), torch.zeros(1000, dtype=torch.int64)
        batches = [(torch.ones(2), small, torch.tensor(step), large, torch.tensor([True]))
                   for step in range(2)]
        self.assertEqual(fixed.candidates(batches), [4, 1])
        self.assertEqual(fixed.candidates([]), [])

    def test_as_few_as_it_takes(self):
        def needing(*needed):
            def run(constants):
                if not constants.keys() >= set(needed):
                    raise fixed.DependsOnValues("values")
                return sorted(constants)
            return run

        inputs = (torch.zeros(3, dtype=torch.int64), torch.zeros(2, dtype=torch.int64),
                  torch.zeros(1, dtype=torch.int64))
        for needed, constants in (((), []), ((0,), [0]), ((2,), [2]), ((2, 1), [1, 2])):
            result = fixed.search(needing(*needed), inputs, lambda: [inputs], None, "abc")
            self.assertEqual(result, constants)
        with self.assertRaises(fixed.DependsOnValues):
            fixed.search(needing(3), inputs, lambda: [inputs], None, "abc")

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_other_values_make_no_loss(self):
        out, batch = self.folder / "out", self.folder / "out" / "batches" / "rank0-step0.safetensors"
        self.export(SIZES)
        subprocess.run(["fsdp-compile", out / "model.mlir", "--world", "1", "-o", out / "step.so"],
                       check=True, capture_output=True)

        def train():
            return subprocess.run(["fsdp-run", out / "step.so", "--data", out, "--steps", "1"],
                                  capture_output=True, text=True)

        self.assertEqual(train().returncode, 0)
        tensors = load_file(batch)
        name = next(name for name, tensor in tensors.items() if not tensor.is_floating_point())
        tensors[name][1, 1] = 2
        save_file(tensors, batch)
        done = train()
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("the loss is nan", done.stderr.lower())


if __name__ == "__main__":
    unittest.main()
