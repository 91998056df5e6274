# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parity with PyTorch: the comparison itself, and whole runs where tools are built."""

import argparse
import contextlib
import io
import math
import os
import pathlib
import shutil
import tempfile
import unittest
import warnings

import support

if support.HAS_TORCH:
    import torch

    from fsdp_export.torch import parity

HAS_TOOLS = all(shutil.which(name) for name in ("fsdp-compile", "fsdp-run"))


def run(name, *options):
    """Runs parity on a model of the zoo; returns exit code, output and errors."""
    warnings.simplefilter("ignore")
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = parity.main([str(support.ZOO / f"{name}.py" if isinstance(name, str) else name), *options])
    return code, out.getvalue(), err.getvalue()


MIXED = """
import torch
from torch import nn

class Model(nn.Linear):
    def forward(self, x):
        return super().forward(x.float()).square().mean()

def model():
    return Model(3, 2)

def batch(rank, step):
    return (torch.full((2, 3), 1.0 + rank + step),)
"""


@support.needs_torch
class Comparison(unittest.TestCase):
    def test_losses_are_compared_rank_by_rank(self):
        rows = list(parity.loss_rows([[1.0, 3.0], [2.0, 4.0]], [[1.0, 3.0], [4.0, 2.0]]))
        self.assertEqual(rows[0], (0, 2.0, 2.0, 0.0))
        self.assertEqual(rows[1], (1, 3.0, 3.0, 0.5))

    def test_worst_state_comes_first(self):
        expected = {"a": torch.tensor([1.0, 4.0]), "b": torch.tensor([2.0]),
                    "c": torch.zeros(2), "d": torch.ones(1)}
        actual = {"a": torch.tensor([2.0, 4.0]), "b": torch.tensor([3.0]), "c": torch.zeros(2)}
        self.assertEqual(
            parity.state_errors(expected, actual, {}),
            [(math.inf, "d"), (0.5, "b"), (0.25, "a"), (0.0, "c")],
        )
        masks = {"b": torch.tensor([1], dtype=torch.uint8)}
        self.assertEqual(parity.state_errors(expected, actual, masks)[1], (0.25, "a"))

    def divergence(self, losses, gradients):
        one = {"first": torch.ones(2), "last": torch.ones(2)}
        plain = parity.Result([[1.0], [1.0]], {}, {}, [one, one])
        compiled = parity.Result(losses, {}, {}, gradients)
        return parity.first_divergence(plain, compiled, 1e-5)

    def test_first_divergence(self):
        one = {"first": torch.ones(2), "last": torch.ones(2)}
        both = {"first": torch.full((2,), 1.1), "last": torch.tensor([1.0, 1.2])}
        unknown = {"first": torch.full((2,), math.nan), "last": torch.ones(2)}
        self.assertIsNone(self.divergence([[1.0], [1.0]], [one, one]))
        self.assertIn("loss of step 1", self.divergence([[1.0], [1.1]], [one, both]))
        self.assertIn("of last in step 1", self.divergence([[1.0], [1.0]], [one, both]))
        self.assertIn("of first in step 0", self.divergence([[1.0], [1.0]], [unknown, one]))
        self.assertIn("has none", self.divergence([[1.0], [1.0]], [{}, one]))

    def judge(self, error, masks, dtype=None):
        """Whether a run passes whose only difference is that of a buffer."""
        options = argparse.Namespace(
            model=support.ZOO / "skip.py", world=1, optimizer="adamw", against="fsdp1", tolerance=1e-5
        )
        params = {"bias": torch.ones(2)}
        buffer = torch.ones(2, dtype=dtype)
        theirs = parity.Result([[1.0]], params, {"mean": buffer}, [])
        ours = parity.Result([[1.0]], params, {"mean": buffer + error}, [])
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            good = parity.report(options, theirs, ours, masks)
        return good, out.getvalue()

    def test_buffers_that_depend_on_left_out_elements(self):
        masks = {"bias": torch.tensor([0, 1], dtype=torch.uint8)}
        reason = "not judged: buffers may depend on the elements left out"
        good, out = self.judge(0.1, masks)
        self.assertTrue(good, out)
        self.assertIn("worst buffer difference 1.0e-01  mean", out)
        self.assertIn(reason, out)
        for error, excluded, dtype in (
            (0.1, {}, None), (math.nan, masks, None), (1, masks, torch.int64)
        ):
            good, out = self.judge(error, excluded, dtype)
            self.assertFalse(good, out)
            self.assertNotIn(reason, out)
        self.assertNotIn(reason, self.judge(0.0, masks)[1])

    def test_missing_tools(self):
        code, _, error = run("skip", "--against", "unsharded", "--tools", "/nonexistent")
        self.assertEqual(code, 2)
        self.assertIn("cannot find fsdp-compile", error)
        self.assertIn("--tools DIR", error)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class WholeRuns(unittest.TestCase):
    def test_unsharded(self):
        code, out, error = run("skip", "--against", "unsharded", "--debug")
        self.assertEqual(code, 0, out + error)
        self.assertIn("within the tolerance of 1e-05", out)
        self.assertNotIn("float32 itself", out)
        self.assertIn("first divergence from unsharded PyTorch: none", out)

    def test_above_the_tolerance(self):
        code, out, _ = run("skip", "--against", "unsharded", "--tolerance", "0", "--debug")
        self.assertEqual(code, 1, out)
        self.assertIn("ABOVE the tolerance", out)
        self.assertIn("float32 itself is above the tolerance", out)

    def test_model_with_a_type_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "mixed.py"
            path.write_text(MIXED)
            code, out, error = run(path, "--against", "unsharded")
        self.assertEqual(code, 0, error)
        self.assertIn("pytorch itself does not run in float64: ", out)

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


if __name__ == "__main__":
    unittest.main()
