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
    from fsdp_export.torch.followed import DependsOnValues

KINDS = pathlib.Path(__file__).parent / "kinds"
SIZES = (KINDS / "sizes_of_images.py").read_text()
HELD = (KINDS / "held_values.py").read_text()
SELECTED = (KINDS / "selected_rows.py").read_text()
OUTSIDE = (KINDS / "outside_tensors.py").read_text()


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

    def test_writes(self):
        """A view of what is written to has the value written, none if that has none."""
        writing = SIZES.replace("counts = ", "sizes = sizes.clone(); row = sizes[0]; WRITE\n        counts = ")
        for known in ("row[2] = 2; row[2:].add_(sizes[0, 0] + 1)", "sizes.view(-1)[2].fill_(4)"):
            self.export(writing.replace("WRITE", known))
        for unknown in ("row[2] = (y > 9).sum()", "row.copy_(y[0].long())", "row.random_(1, 4)"):
            self.fails(writing.replace("WRITE", unknown),
                       "shapes and control flow must not depend on tensor values")

    def test_tensors_from_outside(self):
        """Constants, said with their line; not what forward writes to, and no parameter."""
        code, error = self.run_cli(OUTSIDE)
        self.assertEqual(code, 0, error)
        self.assertIn("it is a constant of the step: ", error)
        self.assertIn("LEVELS.tolist():'", error)
        for write in ("LEVELS.add_(0)", "LEVELS[1] = level", "LEVELS.view(2)[0].copy_(x.sum())"):
            self.fails(OUTSIDE.replace("x = x + torch.tanh", f"{write}; x = x + torch.tanh"),
                       "forward writes to a tensor that is neither an input nor registered")
        self.fails(OUTSIDE.replace("KERNEL =", "KERNEL = nn.Parameter(torch.zeros(3, 1, 3, 3)) #"),
                   "forward uses a tensor that requires a gradient and is no parameter")

    def test_what_a_cache_keeps_changes(self):
        """Of the first call is one thing, of each call another."""
        self.fails(OUTSIDE.replace("if self.tables is None", "if True").replace(
            "angles = ", "self.tables = self.tables or [torch.ones(())]; angles = self.tables[0] * "),
            "forward keeps a tensor from one call to the next")

    def test_held_values(self):
        """States are constants if forward leaves them alone, and said."""
        code, error = self.run_cli(HELD)
        self.assertEqual(code, 0, error)
        for name in ("made", "pattern", "times"):
            self.assertIn(
                f"warning: forward reads the value of buffer '{name}', which it does not change: it is "
                "a constant of the step, whose loss is NaN for another", error)
        self.fails(HELD.replace("module.made.fill_(1)", ""),
                   "shapes or control flow depend on the value of buffer 'made', which forward changes",
                   "let model() call the module once")
        self.fails(HELD.replace("if not self.made", "if (x > 9).any()"),
                   "must not depend on tensor values")

    def test_rows_that_are_needed(self):
        """What is neither of rows, a sum nor a loss needs to know which they are."""
        for needed in ("hidden[labels > 0].shape[0]", "hidden[labels > 0].sort(0).values.sum()",
                       "len(hidden[labels > 0])", "hidden[labels > 0].reshape(2, -1).sum()",
                       "(hidden[labels > 0] @ hidden[labels > 0].T).sum()",
                       "hidden[labels > 0].softmax(0).sum()", "hidden[labels > 0].var()",
                       # Whose rows are not the first dimension of what follows from them.
                       "(hidden[labels > 0][:, 0] * hidden[:1, :1, 0]).sum()",
                       "F.linear(hidden, hidden[labels > 0]).square().sum()",
                       "F.normalize(hidden[labels > 0], 1, 0).sum()", "F.glu(hidden[labels > 0], 0).sum()",
                       "hidden[labels > 0].norm(1).sum()",
                       # A view of what changes.
                       "[(k[:, :1], k.__iadd__(1))[0] for k in [hidden[labels > 0]]][0].sum()",
                       "F.cosine_similarity(hidden[labels > 0], hidden[labels > 0], 0).sum()"):
            self.fails(SELECTED.replace("part = hidden[labels == 1].mean(0)",
                                        f"part = hidden[0, 0] * {needed}"),
                       "must not depend on tensor values")

    def test_candidates(self):
        small, large = torch.arange(4), torch.zeros(1000, dtype=torch.int64)
        batches = [(torch.ones(2), small, torch.tensor(step), large, torch.tensor([True]))
                   for step in range(2)]
        self.assertEqual(fixed.candidates(batches), [4, 1])
        self.assertEqual(fixed.candidates([]), [])

    def test_as_few_as_it_takes(self):
        def needing(*needed):
            def run(constants):
                if not constants.inputs.keys() >= set(needed):
                    raise DependsOnValues("values")
                return sorted(constants.inputs)
            return run

        inputs = (torch.zeros(3, dtype=torch.int64), torch.zeros(2, dtype=torch.int64),
                  torch.zeros(1, dtype=torch.int64))
        for needed, constants in (((), []), ((0,), [0]), ((2,), [2]), ((2, 1), [1, 2])):
            result = fixed.search(needing(*needed), inputs, lambda: [inputs], None, "abc")
            self.assertEqual(result, constants)
        with self.assertRaises(DependsOnValues):
            fixed.search(needing(3), inputs, lambda: [inputs], None, "abc")

    def losses_after(self, model, change, file):
        """What fsdp-run says of a step whose `file` a function has changed."""
        out = self.folder / "out"
        self.export(model)
        subprocess.run(["fsdp-compile", out / "model.mlir", "--world", "1", "-o", out / "step.so"],
                       check=True, capture_output=True)
        tensors = load_file(out / file)
        change(tensors)
        save_file(tensors, out / file)
        return subprocess.run(["fsdp-run", out / "step.so", "--data", out, "--steps", "1"],
                              capture_output=True, text=True)

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_other_states_make_no_loss(self):
        def unlike(tensors):
            tensors["pattern"][0, 3:] = 1

        same = self.losses_after(HELD, lambda tensors: None, "init.safetensors")
        self.assertEqual(same.returncode, 0, same.stderr)
        self.assertIn("the loss is nan", self.losses_after(
            HELD, unlike, "init.safetensors").stderr.lower())

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_other_counts_make_no_loss(self):
        """PyTorch fails where a mask selects more rows than there are values for."""
        def more(tensors):
            held = next(x for x in tensors.values() if x.dtype == torch.bool)
            held[:] = True

        done = self.losses_after(SELECTED, more, "batches/rank0-step0.safetensors")
        self.assertIn("the loss is nan", done.stderr.lower())

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
