# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements that only check values are left out of the step, and said."""

import pathlib
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS, run
from .test_repeat import text

# Each reads values of y. The last part of each line is a comment that messages quote.
CHECKS = """
y = self.a(x)
assert y.max().item() < 1e4, "large"  # 1
assert not (y > 1e4).any() and (y == y).all()  # 2
torch._assert(y.max() < 1e4, "large")  # 3
torch._check(y.max().item() < 1e4)  # 4
torch._check_tensor_all(y < 1e4)  # 5
torch._assert_async((y < 1e4).all(), "large")  # 6
if (y > 1e4).any():  # 7
    raise ValueError("large")
if y.isnan().any() or (y > 1e4).any():  # 9
    print("odd")
scale = 2.0
def inner(z):
    assert z.min() > -1e4 * scale  # 8
    return z * scale
def told(z):
    if z.max() > 1e4:  # A
        raise ValueError("large")
    return z
try:  # Of others, and one that goes on.
    y = told(y)
except KeyError:
    y = y * 2
except ValueError as error:
    print(error)
    raise
return inner(y).square().mean()
"""
LOSS = """
y = self.a(x)
normal = torch.distributions.Normal(y, y.exp())
return torch.nn.functional.gaussian_nll_loss(y, x[:, :3], y.exp()) - normal.log_prob(x[:, :3]).mean()
"""

# Name: (the line; forward).
REFUSED = {
    "what is raised to be caught": (
        "'if y.max() > 0:'",
        """
y = self.a(x)
try:
    if y.max() > 0:
        raise ValueError
except ValueError:
    y = y * 2
return y.mean()"""),
    "a check that does more": (
        "'if y.max() > 0:'",
        "y = self.a(x)\nif y.max() > 0:\n    y = y * 2\n    raise ValueError\nreturn y.mean()"),
    "a method that is called a check and writes": (
        "'if not bool(y.any()):'",
        """
def first(y):
    if not bool(y.any()):
        self.mean.copy_(y.mean(0))
self._check_first = first
y = self.a(x)
self._check_first(y.detach())
self.mean.mul_(0.5)
return (y - self.mean).square().mean()"""),
    "what a caller catches": (
        "'if y.abs().mean() < 100:'",
        """
class Done(ArithmeticError):
    pass
def refine(y):
    y = y.tanh()
    if y.abs().mean() < 100:
        raise Done
    self.y = y * 2
y = self.y = self.a(x)
try:
    refine(y)
except (KeyError, ArithmeticError):
    pass
return self.y.square().mean()"""),
    "what a caller suppresses": (
        "'assert y.abs().mean() > 100'",
        """
import contextlib
def refine(y):
    assert y.abs().mean() > 100
    self.y = y * 2
y = self.y = self.a(x)
with contextlib.suppress(AssertionError):
    refine(y)
return self.y.square().mean()"""),
    "what tells and does more": (
        "'if y.max() > 0:'",
        "y = self.a(x)\nif y.max() > 0:\n    print('large')\n    y = y * 2\nreturn y.mean()"),
    "a check that has an alternative": (
        "'if y.max() > 1e4:'",
        """
y = self.a(x)
if y.max() > 1e4:
    raise ValueError
else:
    y = y * 2
return y.mean()"""),
}


@support.needs_torch
class Checks(support.TorchExportCase):
    def test_each_is_said(self):
        code, error = self.run_cli(text(CHECKS))
        self.assertEqual(code, 0, error)
        said = [line for line in error.splitlines() if line.startswith("warning: left out")]
        self.assertEqual(sorted(line[-2] for line in said), list("123456789A"), error)

    def test_functions_are_as_before(self):
        """Also after an export, asserts assert."""
        path = self.folder / "checked.py"
        path.write_text(text(CHECKS.replace("< 1e4, ", "< -1e4, ")))
        from fsdp_export.common import files
        from fsdp_export.torch import cli

        self.assertEqual(cli.main([str(path), "-o", str(self.folder / "out")]), 0)
        module = files.load(path)
        with self.assertRaisesRegex(AssertionError, "large"):
            module.model()(*module.batch(0, 0))

    def test_what_is_more_than_a_check(self):
        for name, (line, forward) in REFUSED.items():
            with self.subTest(name):
                self.fails(text(forward), line, "must not depend on tensor values")

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_training_equals_pytorch(self):
        for forward in (CHECKS, LOSS):
            with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
                file.write(text(forward))
                file.flush()
                code, out, error = run(
                    pathlib.Path(file.name), "--against", "unsharded", "--steps", "2")
                self.assertEqual(code, 0, out + error)


if __name__ == "__main__":
    unittest.main()
