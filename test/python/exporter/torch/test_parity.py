# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parity with PyTorch: the comparison itself, and whole runs where tools are built."""

import contextlib
import io
import os
import pathlib
import shutil
import tempfile
import unittest
import warnings
from unittest import mock

import support

if support.HAS_TORCH:
    from fsdp_export.torch import parity
    from fsdp_export.common.distance import Distance, Finding, Key

HAS_TOOLS = all(shutil.which(name) for name in ("fsdp-compile", "fsdp-run"))


def run(name, *options):
    """Runs parity on a model of the zoo; returns exit code, output and errors."""
    warnings.simplefilter("ignore")
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = parity.main([str(support.ZOO / f"{name}.py" if isinstance(name, str) else name), *options])
    return code, out.getvalue(), err.getvalue()


# Both name types of their own.
MIXED = """
import torch
from torch import nn

class Model(nn.Linear):
    def forward(self, x):
        y = super().forward(x.float()).square().mean() * torch.ones((), dtype=torch.float32)
        return (y + torch.zeros(3)).mean()

def model():
    return Model(3, 2)

def batch(rank, step):
    return (torch.full((2, 3), 1.0 + rank + step),)
"""
# A loss that begins with a buffer, as those of vector-quantize-pytorch do.
BEGUN = """
import torch
from torch import nn

class Model(nn.Linear):
    def __init__(self):
        super().__init__(3, 2)
        self.register_buffer("zero", torch.zeros(()))

    def forward(self, x):
        return self.zero.requires_grad_() + super().forward(x).square().mean()

model = Model

def batch(rank, step):
    return torch.full((2, 3), 1.0 + rank + step)
"""
# The gradient of the bias is a sum over many rows.
SIXTEEN = """
import torch
from torch import nn

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(8, 16)
        self.second = nn.Linear(16, 4)

    def forward(self, x, y):
        with torch.autocast("cpu", torch.bfloat16):
            return (self.second(torch.tanh(self.first(x))).float() - y).square().mean()

def model():
    return Model()

def batch(rank, step):
    generator = torch.Generator().manual_seed(9 * step + rank)
    x = torch.randn(4096, 8, generator=generator)
    return x, x[:, :4] + 1.0
"""
NARROW = MIXED.replace("y = ", "assert x.dtype == torch.float32, 'only float32'\n        y = ")


@support.needs_torch
class Comparison(unittest.TestCase):
    def test_first_divergence(self):
        def finding(kind, name, step):
            return Finding(Key(kind, name, step), *[Distance(0.0, 0.0)] * 3)

        first, last = (finding("gradient", name, 1) for name in ("first", "last"))
        end = finding("parameter", "first", 2)
        self.assertEqual(str(parity.first_of([first, end])), "gradient first in step 1")
        self.assertEqual(str(parity.first_of([first, last, end])), "gradient last in step 1")
        loss = finding("loss", "", 1)
        self.assertEqual(str(parity.first_of([loss, first, last])), "loss of step 1")
        self.assertEqual(str(parity.first_of([end])), "parameter first")

    def test_missing_tools(self):
        code, _, error = run("skip", "--against", "unsharded", "--tools", "/nonexistent")
        self.assertEqual(code, 2)
        self.assertIn("cannot find fsdp-compile", error)
        self.assertIn("--tools DIR", error)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class WholeRuns(unittest.TestCase):
    def test_unsharded(self):
        code, out, error = run("skip", "--against", "unsharded")
        self.assertEqual(code, 0, out + error)
        self.assertIn("exit code 0: none of 15 tensors is further than PyTorch's", out)

    def run_text(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "mixed.py"
            path.write_text(text)
            return run(path, "--against", "unsharded")

    def test_model_with_a_type_of_its_own(self):
        code, out, error = self.run_text(MIXED)
        self.assertEqual(code, 0, out + error)

    def test_buffer_that_forward_lets_require_a_gradient(self):
        code, out, error = self.run_text(BEGUN)
        self.assertEqual(code, 0, out + error)

    def test_model_that_computes_in_16_bits(self):
        code, out, error = self.run_text(SIXTEEN)
        self.assertEqual(code, 0, out + error)
        trained = parity.train_compiled

        def scaled(*arguments):
            result = trained(*arguments)
            result.gradients[1]["first.bias"] *= 1.05
            return result

        with mock.patch.object(parity, "train_compiled", scaled):
            code, out, error = self.run_text(SIXTEEN)
        self.assertEqual(code, 1, out + error)
        self.assertIn("first: gradient first.bias in step 1", out)

    def test_model_that_does_not_run_in_float64(self):
        code, _, error = self.run_text(NARROW)
        self.assertEqual(code, 2)
        self.assertIn("expected a model that also runs in float64, got: only float32", error)
        self.assertIn("let forward compute in the type that it is given", error)

    def test_fsdp(self):
        for method in ("fsdp1", "fsdp2"):
            with self.subTest(method):
                code, out, error = run("double_linear_first", "--against", method)
                self.assertEqual(code, 0, out + error)
                self.assertIn("over gloo", out)

    def test_what_pytorch_refuses(self):
        """FSDP1 wraps a module with two names under the first only."""
        code, _, error = run("odd_states", "--against", "fsdp1")
        self.assertEqual(code, 2)
        self.assertIn("FSDP1 over gloo failed", error)

    def test_losses_that_are_not_finite(self):
        code, _, error = self.run_text(MIXED.replace("torch.zeros(3)", "torch.zeros(3).log()"))
        self.assertEqual(code, 2)
        self.assertIn("expected PyTorch's own losses to be finite", error)

    def test_forward_that_fails(self):
        code, _, error = self.run_text(MIXED.replace(
            "torch.zeros(3)", "torch.zeros(3)[(x[0, :1] * 3).long()]"))
        self.assertEqual(code, 2)
        self.assertIn("training with PyTorch failed: IndexError: index 3 is out of bounds", error)
        self.assertIn(", at ", error)

    @unittest.skipUnless(os.environ.get("FSDP_LONG_TESTS"), "long: set FSDP_LONG_TESTS")
    def test_zoo(self):
        for path in sorted(support.ZOO.glob("*.py")):
            if "def model()" not in path.read_text():
                continue
            for optimizer in ("sgd", "adamw"):
                with self.subTest(f"{path.stem} {optimizer}"):
                    options = ("--against", "unsharded", "--optimizer", optimizer, "--world", "3")
                    code, out, error = run(path.stem, *options)
                    self.assertEqual(code, 0, out + error)

    @unittest.skipUnless(os.environ.get("FSDP_LONG_TESTS"), "long: set FSDP_LONG_TESTS")
    def test_zoo_against_fsdp(self):
        """Every model of the zoo and the example, against the first FSDP that takes it."""
        example = support.ROOT / "examples" / "gpt" / "model.py"
        for path in [*sorted(support.ZOO.glob("*.py")), example]:
            for optimizer in ("sgd", "adamw"):
                method = "fsdp2" if path.stem == "odd_states" else "fsdp1"
                with self.subTest(f"{path.parent.name} {path.stem} {optimizer} {method}"):
                    code, out, error = run(path, "--against", method, "--optimizer", optimizer)
                    self.assertEqual(code, 0, out + error)


if __name__ == "__main__":
    unittest.main()
