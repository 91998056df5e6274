# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What code that runs in backward leaves behind: refused, or said where forward does not read it."""

import contextlib
import io
import textwrap

import support

MODEL = """
import torch

class Function(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, model):
        ctx.weight, ctx.model = weight, model
        return x.clone()

    @staticmethod
    def backward(ctx, g):
        model = ctx.model
{backward}
        return g, None, None

class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a = torch.nn.Linear(3, 3)
        self.register_buffer("mean", torch.zeros(()))
        self.count, self.last = 0, None

    def forward(self, x):
        h = Function.apply(self.a(x), self.a.weight, self)
        y = h.square().mean() + self.mean
{forward}
        return y

def model():
    return Net()

def batch(rank, step):
    return (torch.ones(2, 3),)
"""


@support.needs_torch
class Behind(support.TorchExportCase):
    def check(self, backward, forward="pass"):
        path = self.folder / "model.py"
        path.write_text(MODEL.format(backward=textwrap.indent(backward, " " * 8),
                                     forward=textwrap.indent(forward, " " * 8)))
        err = io.StringIO()
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(err):
            code = self.main([str(path), "--check"])
        return code, err.getvalue()

    def test_nothing(self):
        self.assertEqual(self.check("pass"), (0, ""))
        self.assertEqual(self.check("ctx.weight.grad = None"), (0, ""))
        # What forward keeps is not of backward.
        self.assertEqual(self.check("pass", "self.last = h.detach()"), (0, ""))

    def test_parameters_that_were_not_given(self):
        code, error = self.check("""
with torch.enable_grad():
    x = torch.ones_like(g, requires_grad=True)
    torch.autograd.backward(model.a(x), g)
g = g + x.grad""")
        self.assertEqual(code, 1)
        self.assertTrue(error.startswith("error: "), error)
        self.assertIn("backward() of a function of yours reads a parameter that it was not given", error)
        self.assertIn("'torch.autograd.backward(model.a(x), g)'", error)
        self.assertIn("torch.utils.checkpoint", error)

    def test_buffers(self):
        code, error = self.check("model.mean = model.mean * 0.9 + g.abs().mean()")
        self.assertEqual(code, 1)
        self.assertIn("error: " + str(self.folder / "model.py") + ": backward replaces buffer 'mean'", error)
        code, error = self.check("model.mean.mul_(0.9).add_(g.abs().mean())")
        self.assertEqual(code, 1)
        self.assertIn("a tensor is written to that is none of this run, or in backward", error)
        self.assertIn("note: let forward change buffers, and return gradients from backward()", error)

    def test_gradients_kept_by_hand(self):
        code, error = self.check("ctx.weight.grad = g.t() @ g")
        self.assertEqual(code, 1)
        self.assertIn("a gradient is kept by hand, at " + str(self.folder / "model.py") + ":13: "
                      "'ctx.weight.grad = g.t() @ g'", error)

    def test_attributes(self):
        for backward, name, forward in (
            ("model.count += 1", "count", "y = y + self.count"),
            ("model.last = g.detach()", "last",
             "if self.last is not None:\n    y = y + self.last.mean()"),
        ):
            code, error = self.check(backward)
            self.assertEqual(code, 0)
            self.assertIn(f"warning: backward changes attribute '{name}' of module 'model'; "
                          "the step does not", error)
            code, error = self.check(backward, forward)
            self.assertEqual(code, 1)
            self.assertIn(f"backward changes attribute '{name}' of module 'model', and forward "
                          "does something else then", error)
