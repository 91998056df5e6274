# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models that change at their first call, and sequences of tensors that each call makes anew."""

import json
import pathlib
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS, run
from .test_repeat import text

if support.HAS_TORCH:
    from fsdp_export.torch import cli

NOTE = "warning: forward changes the model at its first call: the step does what it does from"

# Name: (forward, __init__).
SETTLES = {
    "a table of the first size": (
        """
if self.table.shape[0] != len(x):
    self.table = torch.linspace(1.0, 2.0, len(x))
return (self.a(x) * self.table[:, None]).square().mean()""",
        "self.register_buffer('table', torch.zeros(1))"),
    "a kind that changes": (
        """
if self.kind == "sparse" and len(x) < 8:
    self.kind = "full"
    self.b = nn.Sequential(self.b[0], nn.Tanh())
    return (3 * self.b(x)).square().mean()
return self.a(self.b(self.norm(x))).square().mean()""",
        "self.kind, self.b, self.norm = 'sparse', nn.Sequential(nn.Linear(6, 6)), nn.BatchNorm1d(6)"),
    "a table that is kept as it is": (
        """
if self.size != len(x):
    self.size, self.angles = len(x), torch.outer(torch.arange(len(x)), torch.ones(3)).cos()
return (self.a(x) * self.angles).square().mean()""", "self.size, self.angles = 0, None"),
    "tables of each dimension": (
        """
if self.grid is None:
    self.grid = [torch.linspace(0.0, 1.0, size) for size in x.shape]
rows, columns = self.grid
return (self.a(x * columns) * rows[:, None]).square().mean()""", "self.grid = None"),
    "a mask that is looked at": (
        """
if self.mask is None or len(self.mask) != len(x):
    self.mask = torch.log(torch.tril(torch.ones(len(x), len(x))))
y = self.a(x)
if bool((self.mask == torch.triu(torch.full((len(x), len(x)), -torch.inf), 1)).all()):
    y = 2 * y
return y.square().mean()""", "self.mask = None"),
}
REFUSED = {
    "what is kept of the first batch": (
        "forward is not the same each time it runs",
        """
if self.first is None:
    self.first = x[:, :3].abs()
return (self.a(x) * self.first).square().mean()""", "self.first = None"),
    "a list of what is kept of the first batch": (
        "forward is not the same each time it runs",
        """
if self.first is None:
    self.first = [torch.ones(3), x[:, :3].abs()]
return (self.a(x) * self.first[1]).square().mean()""", "self.first = None"),
    "a parameter that the first call sets": (
        "forward is not the same each time it runs",
        """
if self.fresh:
    self.fresh = False
    with torch.no_grad():
        self.a.bias.copy_(x.mean(0)[:3])
return self.a(x).square().mean()""", "self.fresh = True"),
    "a table of every size": (
        "forward replaces buffer 'mean', torch.float32 of shape (3,), by",
        "self.mean = torch.cat([self.mean, self.mean])\nreturn self.a(x).mean() * self.mean.mean()",
        ""),
}


@support.needs_torch
class Settled(support.TorchExportCase):
    def test_is_said(self):
        for name, (forward, init) in SETTLES.items():
            with self.subTest(name):
                cli._warn.cache_clear()
                code, error = self.run_cli(text(forward, init))
                self.assertEqual(code, 0, error)
                self.assertIn(NOTE, error)
                manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
                self.assertTrue(manifest["settles"])

    def test_what_does_not_settle(self):
        for name, (message, forward, init) in REFUSED.items():
            with self.subTest(name):
                self.fails(text(forward, init), message, "note: ")

    def test_needs_values(self):
        self.fails(text(*SETTLES["a table of the first size"]),
                   "forward replaces buffer 'table'", options=("--no-init",))

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_training_equals_pytorch(self):
        for name, (forward, init) in {**SETTLES, **UNREAD}.items():
            with self.subTest(name), tempfile.NamedTemporaryFile("w", suffix=".py") as file:
                file.write(text(forward, init))
                file.flush()
                code, out, error = run(
                    pathlib.Path(file.name), "--against", "unsharded", "--steps", "2")
                self.assertEqual(code, 0, out + error)


UNREAD = {
    "a pyramid of each call": (
        "self.levels = [self.a(x)]\nself.levels.append(2 * self.levels[0])\n"
        "return sum(self.levels).square().mean()",
        "self.levels = [torch.zeros(1)]"),
}


@support.needs_torch
class Sequences(support.TorchExportCase):
    def test_read_before_they_are_made(self):
        for use in ("self.levels[0]", "sum(self.levels)", "torch.stack(self.levels)"):
            for keep, message in (
                ("y", "forward uses a tensor that requires a gradient and is no parameter"),
                ("y.detach()", "forward is not the same each time it runs"),
            ):
                with self.subTest(f"{use}, {keep}"):
                    body = f"y = self.a(x) * {use}.mean()\nself.levels = [{keep}]\nreturn y.mean()"
                    self.fails(
                        text(body, "self.levels = [torch.ones(3)]"), message, f"* {use}.mean()'")


if __name__ == "__main__":
    unittest.main()
