# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What keeps a model from being exported: all of it, at the user's lines."""

import contextlib
import io
import re
import subprocess
import sys

import support

from .test_repeat import text

MANY = """
y = self.a(x) * self.table
y = y * torch.poisson(x[:, :3].exp())
z = torch.nextafter(y, -y).sum() + torch.linalg.ldl_factor(y[:3].detach()).LD.sum()
z = z + y.to(torch.float8_e4m3fnuz).float().sum()
z = z + torch.linalg.ldl_factor(y[:3].detach()).LD.sum()
return z + torch.nextafter(y, -y).sum()
"""


@support.needs_torch
class Check(support.TorchExportCase):
    def check(self, source, *options):
        path = self.folder / "checked.py"
        path.write_text(source)
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = self.main([str(path), "--check", *options])
        written = [entry.name for entry in self.folder.iterdir() if entry.name != "__pycache__"]
        self.assertEqual(written, ["checked.py"])
        return code, out.getvalue(), err.getvalue()

    def test_all_problems_at_once(self):
        hook = "self.a.bias.register_hook(lambda g: g * 2)"
        code, _, error = self.check(text(MANY, f"self.table = torch.ones(3)\n{hook}"))
        self.assertEqual(code, 1)
        first = 30
        lines = {int(number) for number in re.findall(r"checked\.py:(\d+): ", error)}
        self.assertEqual(lines, {first - 3, *range(first + 1, first + 6)})
        for message in (
            "warning: attribute 'table' of module 'model' is a plain tensor",
            "parameter 'a.bias' has a hook",
            "operation 'aten.poisson' draws from the global random generator",
            "makes a tensor of the unsupported type torch.float8_e4m3fnuz",
            f"'aten.linalg_ldl_factor_ex', at {self.folder}/checked.py:{first + 4}: 'z = z + torch.linalg",
        ):
            self.assertIn(message, error)
        # Of each line and operation one; the gradient goes without saying.
        self.assertEqual(error.count("not supported: operation 'aten.nextafter'"), 2)
        self.assertEqual(error.count("error: "), error.count("note: "))
        self.assertEqual(error.count("error: "), 7)

    def test_operation_that_crashes_the_lowering(self):
        path = self.folder / "crashes.py"
        path.write_text(text("y = self.a(x)\nz = y.tanh()\nreturn (y * z.exp()).mean()"))
        done = subprocess.run(
            [sys.executable, "-c", f"""
import os, signal, sys
from fsdp_export.common import guard
from fsdp_export.torch import cli, lower

run = lower.upstream.run_passes

def crash(manager, pipeline, module, what, owner):
    guard.working(f"{{what}}, in {{owner}},")
    if "aten.exp " in str(module):
        os.kill(os.getpid(), signal.SIGSEGV)
    run(manager, pipeline, module, what, owner)

lower.upstream.run_passes = crash
sys.exit(guard.run(lambda: cli.main([{str(path)!r}, "--check"])))"""],
            capture_output=True, text=True, timeout=120,
            env={"PYTHONPATH": str(support.ROOT / "python")},
        )
        self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
        self.assertRegex(
            done.stderr,
            r"error: lowering to .*, in torch-mlir, of operation 'aten.exp', at .*crashes.py:\d+: "
            r"'return \(y \* z.exp\(\)\).mean\(\)', crashed \(SIGSEGV\)\nnote: write it with ")

    def test_what_can_be_exported(self):
        code, out, error = self.check(text("return self.a(x).square().mean()"), "--world", "2")
        self.assertEqual((code, error), (0, ""))
        self.assertRegex(out, r"checked.py: can be exported, 21 parameters in 2 tensors, .* 2 x 1 batches")

    def test_batches_are_checked_too(self):
        source = text("return (self.a(x) * self.mean[at].sum()).mean()")
        source = source.replace("forward(self, x)", "forward(self, x, at)").replace(
            "generator=g),)", "generator=g), torch.tensor([2 + step]))")
        self.assertEqual(self.check(source)[0], 0)
        code, _, error = self.check(source, "--steps", "2")
        self.assertEqual(code, 1)
        self.assertIn("input 'at' of batch(0, 1) holds 3, expected -3 <= value < 3", error)

    def test_a_folder_or_a_check(self):
        with contextlib.redirect_stderr(io.StringIO()) as error, self.assertRaises(SystemExit):
            self.main([str(self.folder / "checked.py")])
        self.assertIn("one of the arguments -o/--output --check is required", error.getvalue())

    def test_shared_memory(self):
        # The first line is fine: memory beside, names of one parameter, and buffers that stay.
        apart = ("flat = torch.zeros(24)\nself.p = torch.nn.Parameter(flat[:12].view(3, 4))\n"
                 "self.q = torch.nn.Parameter(flat[12:].view(3, 4))\n"
                 "self.even = torch.nn.Parameter(torch.zeros(6))\n"
                 "self.register_buffer('odd', torch.zeros(6))\nself.register_buffer('same', self.odd[1:])\n"
                 "both = torch.zeros(12)\nself.even.data = both[::2]\nself.odd.data = both[1::2]")
        forward = "return (self.a(x).sum() + self.even.sum() + self.odd.sum() + self.p.sum())"
        code, _, error = self.check(text(forward, apart))
        self.assertEqual((code, error), (0, ""))
        frozen = ("self.a.weight.requires_grad_(False)\nself.register_buffer('w', self.a.weight.data)\n"
                  "self.f = torch.nn.Parameter(self.a.weight.data, requires_grad=False)")
        code, _, error = self.check(text(forward, f"{apart}\n{frozen}"))
        self.assertEqual((code, error), (0, ""))
        code, _, error = self.check(text(forward, f"{apart}\nself.plain = self.a.weight.data"))
        self.assertIn("does not see what the optimizer does to parameter 'a.weight'", error)
        for extra, names in (
            ("import numpy\nv = numpy.ones(4, 'float32')\nself.n = torch.nn.Parameter(torch.from_numpy(v))\n"
             "self.register_buffer('w', torch.from_numpy(v))", "parameter 'n' and buffer 'w'"),
            ("self.t = torch.nn.Parameter(self.a.weight.t())", "parameter 't' and parameter 'a.weight'"),
            ("self.register_buffer('w', self.a.weight.data)", "parameter 'a.weight' and buffer 'w'"),
            ("self.register_buffer('w', self.even.data[3:])", "parameter 'even' and buffer 'w'"),
        ):
            code, _, error = self.check(text(forward, f"{apart}\n{extra}"))
            self.assertEqual(code, 1)
            self.assertIn(f"{names} share memory, and would be states of their own", error)

    def test_parameters_without_a_shape(self):
        code, _, error = self.check(text("return self.lazy(x).sum()", "self.lazy = torch.nn.LazyLinear(2)"))
        self.assertEqual(code, 1)
        self.assertIn("parameter 'lazy.weight' has no shape yet", error)
        self.assertNotIn("Traceback", error)

    def test_names_of_one_buffer(self):
        tied = "self.register_buffer('q', torch.ones(4))\nself.a.register_buffer('q', self.q)"
        code, _, error = self.check(text("self.q = self.q * 0.5\nreturn self.a(x).sum() * self.a.q.sum()", tied))
        self.assertEqual(code, 1)
        self.assertIn("forward replaces buffer 'q', which is 'a.q', too", error)
        both = "self.q = self.a.q = self.q * 0.5\nreturn self.a(x).sum() * self.a.q.sum()"
        self.assertEqual(self.check(text(both, tied))[0], 0)

    def test_statistics_of_all_ranks(self):
        for mode, expected in (("", 1), (".eval()", 0)):
            norm = f"self.norm = torch.nn.SyncBatchNorm(3){mode}\nself.train = lambda mode=True: self"
            code, _, error = self.check(text("return self.norm(self.a(x)).sum()", norm))
            self.assertEqual(code, expected, error)
        code, _, error = self.check(text("return self.norm(self.a(x)).sum()", "self.norm = torch.nn.SyncBatchNorm(3)"))
        self.assertIn("not supported: module 'norm' is a SyncBatchNorm", error)

    def test_names_of_any_language(self):
        code, _, error = self.check(text(
            "return self.größe(self.a(x)).sum()", 'self.größe = torch.nn.Linear(3, 4)'))
        self.assertEqual((code, error), (0, ""))

    def test_pytorch_is_as_before(self):
        self.assertEqual(self.check(text("y = self.a(x)\nreturn y[y > 0].sum()"))[0], 0)
        import torch
        self.assertEqual(torch.tensor([torch.tensor(3)]).tolist(), [3])
