# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpointed modules: what they change of what they are given, and memory with two names."""

import pathlib
import tempfile
import unittest

import support

from .test_export import HEAD
from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch

    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import checkpoint

MODEL = HEAD + """
import collections
from torch.utils.checkpoint import checkpoint

def check(module, *arguments):
    return checkpoint(module, *arguments, use_reentrant=False)

class Own:
    pass

class Named(dict):
    def __getattr__(self, name):
        return self[name]

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 6)
        self.register_buffer("last", torch.zeros(4, 6), persistent=False)
    def forward(self, x, more=None):
        {inside}

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 6)
        self.h = nn.ModuleList([Block(), Block()])
    def forward(self, x):
        x = self.first(x)
        {outside}

def model():
    torch.manual_seed(1)
    return Model()
"""
# By what is tried the last lines of the block and of the model.
RIGHT = {
    "a list": (
        "y = torch.tanh(self.a(x))\nmore.append(y.square().mean())\nreturn x + y",
        "more = [x.mean()]\nfor h in self.h:\n  x = check(h, x, more)\nreturn x.mean() + sum(more)"),
    "a dictionary in a list in a tuple": (
        "more[1][0]['y'] = torch.tanh(self.a(x))\nmore[1][0].pop('x')\nreturn more[1]",
        "more = x, [collections.OrderedDict(x=x)]\ny = check(self.h[0], x, more)\n"
        "assert y is more[1] and list(y[0]) == ['y']\nreturn y[0]['y'].mean()"),
    "what a list has is replaced": (
        "more[0] = self.a(more[0])\nmore[0].mul_(2)\nself.kept = more",
        "more = [x]\nfor h in self.h:\n  check(h, x, more)\n"
        "assert self.h[0].kept is more\nreturn (more[0] + x).mean()"),
    "a list that the module takes out": (
        "own = more.pop()\nown.append(torch.tanh(self.a(own[0])))\nreturn x",
        "own = [x]\ny = check(self.h[0], x, [own])\nassert y is x is own[0]\nreturn own[1].mean()"),
    "a type of its own": (
        "y = Named(a=torch.tanh(self.a(more['x'])))\nmore['y'] = y\nreturn y",
        "more = Named(x=x)\ny = check(self.h[0], x, more)\nassert y is more['y']\n"
        "return y.a.mean() + y['a'].square().mean()"),
    "a list in itself": (
        "more.append(torch.tanh(self.a(more[0])))\nreturn more[1]",
        "more = [x]\nmore.insert(1, more)\ny = check(self.h[0], x, more)\n"
        "assert y is more\nreturn more[2].mean()"),
    "an object": (
        "more.y = torch.tanh(self.a(x))\nreturn more.y * more.x",
        "more = Own()\nmore.x = x\nreturn check(self.h[0], x, more).mean() + more.y.mean()"),
    "an argument in place": (
        "return self.a(F.relu(x, inplace=True))",
        "for h in self.h:\n  x = x + check(h, x)\nreturn x.mean()"),
    "a result is the argument": (
        "return x.add_(torch.tanh(self.a(more)))",
        "y = check(self.h[0], x, x + 1)\nassert y is x\ny.mul_(2)\nreturn x.square().mean()"),
    "a part of a tensor": (
        "x[0] = torch.tanh(self.a(more))[0]\nreturn x * 2",
        "y = check(self.h[0], x[1:3], x + 1)\nreturn (x.square().mean() + y.mean())"),
    "two parts of a tensor": (
        "x.mul_(2)\nmore.add_(x)\ny = self.a(torch.cat([x, more], 1)) + 1\nreturn y[:, :3], y[:, 3:]",
        "a, b = check(self.h[0], x[:, :3], x[:, 3:])\na.mul_(2)\nb.add_(a)\n"
        "return (a + b * x[:, :3]).mean() + x.square().mean()"),
    "one tensor twice": (
        "x.mul_(2)\nreturn torch.tanh(self.a(more))",
        "return check(self.h[0], x, x).mean() + x.mean()"),
    "without gradients": (
        "with torch.no_grad():\n  x.mul_(2)\nreturn torch.tanh(self.a(x))",
        "return check(self.h[0], x).mean() + x.square().mean()"),
    "a result in place": (
        "self.last = torch.tanh(self.a(x))\nreturn self.last * 2",
        "for h in self.h:\n  x = check(h, x).mul_(3)\nreturn (x * self.h[0].last).mean()"),
}
WRONG = {
    "a result that a buffer shares": (
        "y = self.a(x)\nself.last = y.detach()\nreturn y",
        "y = check(self.h[0], x)\ny.mul_(2)\nreturn (y * self.h[0].last).mean()"),
    "a buffer that a result shares": (
        "self.last = self.a(x)\nreturn self.last.view(-1)",
        "y = check(self.h[0], x)\nself.h[0].last.mul_(2)\nreturn y.mean()"),
    "an argument that is kept": (
        "self.last = x\nreturn self.a(x)",
        "y = check(self.h[0], x)\nx.mul_(2)\nreturn (y * self.h[0].last).mean()"),
    "a view of the argument": (
        "return x.view(-1)",
        "check(self.h[0], x).mul_(2)\nreturn self.h[0].a(x).mean()"),
    "an argument under another name": (
        "more.x.mul_(2)\nreturn self.a(x)",
        "more = Own()\nmore.x = x.view(-1)\nreturn check(self.h[0], x, more).mean()"),
    "two parts that overlap, of which each is written to": (
        "x.mul_(2)\nmore.mul_(2)\nreturn self.a(x)",
        "return check(self.h[0], x[1:], x[:3]).mean()"),
}


def source(inside, outside):
    indented = (text.replace("\n", "\n        ") for text in (inside, outside))
    return MODEL.format(**dict(zip(("inside", "outside"), indented, strict=True)))


def results(source, context):
    """Loss and gradients in a context, which is given the model."""
    names = {}
    exec(source, names)
    model = names["model"]()
    with context(model):
        loss = model(*names["batch"](0, 0))
    params = list(model.parameters())
    return loss, *torch.autograd.grad(loss, params, materialize_grads=True)


@support.needs_torch
class Eager(unittest.TestCase):
    """With marks, which PyTorch runs as copies."""

    def test_same_values(self):
        for name, lines in RIGHT.items():
            with self.subTest(name):
                ours = results(source(*lines), checkpoint.recorded)
                theirs = results(source(*lines), lambda _: checkpoint.disabled())
                for mine, other in zip(ours, theirs, strict=True):
                    torch.testing.assert_close(mine, other)

    def test_refused(self):
        for name, lines in WRONG.items():
            with self.subTest(name), self.assertRaisesRegex(
                    ExportError, r"module 'h\.0', which is checkpointed, is written to in place"):
                results(source(*lines), checkpoint.recorded)

    def test_what_is_raised_inside(self):
        text = source("raise ValueError", "more = [x]\ntry:\n  check(self.h[0], x, more)\n"
                      "except ValueError:\n  assert more[0] is x\nreturn x.mean()")
        results(text, checkpoint.recorded)


@support.needs_torch
class Exported(support.TorchExportCase):
    def test_marks(self):
        """What a list was given leaves the call, and what it had does not."""
        text = self.export(source(*RIGHT["a list"]))
        for call in ('@model::@h::@"0" call 0', '@model::@h::@"1" call 0'):
            self.assertEqual(text.count(f"fsdp.boundary enter {call} %"), 1)
            self.assertEqual(text.count(f"fsdp.boundary exit {call} %"), 2)

    def test_refused(self):
        lines = WRONG["a result that a buffer shares"]
        for text, *options in (
                (source(*lines),), (source(*lines).replace("check(self.h[0], x)", "self.h[0](x)"),
                                    "--checkpoint", "class:Block")):
            self.fails(text, "not supported: what enters or leaves module 'h.0', which is checkpointed",
                       "'return (y * self.h[0].last).mean()'", "leave the module out of --checkpoint",
                       options=options)


    def test_reentrant(self):
        """PyTorch trains nothing within unless an argument has a gradient."""
        outside = "return checkpoint(self.h[0], x{}, use_reentrant=True).mean()"
        inside = "return torch.tanh(self.a(x))"
        self.fails(source(inside, outside.format(".detach()")), "PyTorch trains nothing within",
                   "'return checkpoint(self.h[0], x.detach(), use_reentrant=True).mean()'",
                   "use_reentrant=False")
        self.assertIn("fsdp.boundary", self.export(source(inside, outside.format(""))))
        frozen = source(inside, outside.format(".detach()").replace("return ", "return x.mean() + "))
        self.export(frozen.replace(
            "    return Model()", "    m = Model(); m.h[0].requires_grad_(False); return m"))
        self.export(source(inside, outside.format("[x[:, 0] > 0]")))


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Equal(unittest.TestCase):
    def test_trained(self):
        names = ("a list", "an argument in place", "two parts of a tensor", "a result is the argument")
        for name in names:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "model.py"
                path.write_text(source(*RIGHT[name]))
                code, out, error = run(path, "--against", "unsharded", "--optimizer", "sgd")
                self.assertEqual(code, 0, out + error)


if __name__ == "__main__":
    unittest.main()
