# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers that do the same are traced once: which these are, and that nothing else changes."""

import collections
import contextlib
import io
import pathlib
import re
import tempfile
import unittest
from unittest import mock

import support

from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    from fsdp_export.torch import cli, stamping

# The parts are a layer's states, what it does, what is called of each layer, what is done with
# the layers when they are made, and what is beside them in the model.
TEXT = """
import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

SEEN = []
TABLE = torch.ones(6)

class Scaled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, index):
        ctx.index = index
        return x * 2.0

    @staticmethod
    def backward(ctx, gradient):
        return gradient * (1.0 + ctx.index), None

class Counter:
    count = 0

class Layer(nn.Module):
    def __init__(self, index):
        super().__init__()
        self.index = index
        self.first, self.second = nn.Linear(6, 8), nn.Linear(8, 6)
        self.norm = nn.LayerNorm(6)
        {init}

    def body(self, x):
        return x + torch.sin(self.second(torch.tanh(self.first(self.norm(x)))) * 0.5).exp()

    def forward(self, x, *args, **kwargs):
        {forward}

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(Layer(index) for index in range(4))
        self.enter = nn.Linear(6, 6)
        self.register_buffer("table", torch.linspace(0.0, 1.0, 6))
        layers = self.layers
        {made}

    def forward(self, x):
        SEEN.clear()
        Counter.count = 0
        extra = 0.0
        x = self.enter(x)
        for layer in self.layers:
            {call}
        return x.square().mean() + extra

def model():
    torch.manual_seed(3)
    return Model()

def batch(rank, step):
    g = torch.Generator().manual_seed(rank * 100 + step)
    return (torch.randn(4, 6, generator=g),)
"""

PLAIN = {
    "init": "", "forward": "return self.body(x)", "made": "", "call": "x = layer(x)"}

# Name: (calls that are stamped, parts).
CASES = {
    "alike": (4, {}),
    "an argument by name": (
        4, {"forward": "return self.body(x) * kwargs['by'] + kwargs['on']",
            "call": "x = layer(x, by=self.table, on=1.5)"}),
    "tuples with nothing in them": (
        4, {"forward": "return self.body(x), None, x",
            "call": "x, _, extra = layer(x); extra = extra.mean()"}),
    "a dictionary": (
        4, {"forward": "y = self.body(x); return {'y': y, 'mean': y.detach().mean()}",
            "call": "result = layer(x); x = result['y'] * result['mean']"}),
    "a second result with a gradient of its own": (
        4, {"forward": "y = self.body(x); return y, y.square().mean()",
            "call": "x, more = layer(x); extra = extra + more"}),
    "a second result that nobody reads": (
        4, {"forward": "y = self.body(x); return y, torch.exp(y)", "call": "x, _ = layer(x)"}),
    "a result that is a view": (
        4, {"forward": "return self.body(x).view(2, 2, 6)[1:].expand(2, 2, 6)",
            "call": "x = layer(x).reshape(4, 6)"}),
    "no gradient through the input": (4, {"call": "x = x + layer(x.detach())"}),
    "gradients of numbers that are written in place inside": (
        4, {"forward": "y = self.body(x) * 2.0; y.add_(1.0); return F.relu(y, inplace=True)"}),
    "a frozen layer": (3, {"made": "layers[2].requires_grad_(False)"}),
    "an input without a gradient": (3, {"made": "self.enter.requires_grad_(False)"}),
    "some frozen states": (
        4, {"made": "[layer.first.requires_grad_(False) for layer in layers]"}),
    "tied weights of layers": (
        4, {"made": "[setattr(layer, 'first', layers[0].first) for layer in layers]"}),
    "a module that is called again and again": (
        4, {"call": "x = self.layers[0](x)"}),
    "weights that others read": (
        4, {"call": "x = layer(x); extra = extra + layer.first.weight.square().mean()"}),
    "layers in layers": (
        8, {"init": "self.inner = nn.ModuleList(nn.Sequential("
                    "nn.LayerNorm(6), nn.Linear(6, 6), nn.Tanh(), nn.Linear(6, 6),"
                    " nn.LayerNorm(6), nn.Tanh(), nn.Linear(6, 6)) for _ in range(2))",
            "forward": "for inner in self.inner: x = inner(x)\n"
                       "        return x * float(self.index + 1)"}),
    "a constant by the index": (0, {"forward": "return self.body(x) * (1.0 + self.index)"}),
    "a constant argument that differs": (0, {"call": "x = layer(x, layer.index)"}),
    "other operations by the index": (
        0, {"forward": "y = self.body(x); return [y.sin, y.cos, y.tanh, y.sigmoid][self.index]()"}),
    "a gradient by the index": (
        0, {"forward": "return Scaled.apply(self.body(x), self.index)"}),
    "a gradient between layers": (0, {"call": "x = Scaled.apply(layer(x), 0)"}),
    "a hook of a node by the index": (
        0, {"forward": "y = self.body(x) * 1.0\n"
                       "        y.grad_fn.register_prehook(lambda g: (g[0] * (1.0 + self.index),))\n"
                       "        return y + 0.0"}),
    "layers with autocast around": (
        0, {"call": "with torch.autocast('cpu', torch.bfloat16): x = layer(x).float()"}),
    "a hook that sees results": (
        0, {"made": "[layer.register_forward_hook(lambda m, i, o: SEEN.append(o))"
                    " for layer in layers]",
            "call": "x = layer(x); extra = extra + SEEN[-1].mean()"}),
    "a hook by the index": (
        0, {"forward": "y = self.body(x) * 1.0\n"
                       "        y.register_hook(lambda g: g * (1.0 + self.index))\n"
                       "        return y + 0.0"}),
    "a hook of a module by the index": (
        0, {"made": "[layer.register_full_backward_hook(lambda m, i, o: (i[0] * (1.0 + m.index),))"
                    " for layer in layers]",
            "call": "x = layer(x * 1.0)"}),
    "a hook of a module inside": (
        0, {"made": "[layer.second.register_forward_hook(lambda m, i, o: SEEN.append(o))"
                    " for layer in layers]"}),
    "no gradients in one layer": (
        0, {"forward": "if self.index != 2: return self.body(x)\n"
                       "        with torch.no_grad(): return self.body(x)"}),
    "detached in one layer": (
        3, {"forward": "y = self.body(x); return y.detach() + x if self.index == 2 else y + x"}),
    "a buffer that is counted": (
        0, {"init": "self.register_buffer('count', torch.zeros(()))",
            "forward": "self.count.add_(1.0); return self.body(x) * self.count"}),
    "a buffer that is replaced": (
        0, {"init": "self.register_buffer('mean', torch.zeros(4, 6))",
            "forward": "y = self.body(x); self.mean = y.detach() + 1.0; return y"}),
    "batch normalization": (
        0, {"init": "self.norm = nn.BatchNorm1d(6)"}),
    "dropout": (4, {"forward": "return F.dropout(self.body(x), 0.5)"}),
    "noise": (4, {"forward": "return self.body(x) + torch.randn(4, 6)"}),
    "checkpointed layers": (
        0, {"call": "x = checkpoint(layer, x, use_reentrant=False)"}),
    "a checkpoint inside": (
        0, {"forward": "return x + checkpoint(self.first, x, use_reentrant=False)[:, :6]"
                       " + self.body(x)"}),
    "a list beside the results": (
        0, {"forward": "y = self.body(x); SEEN.append(y * 2.0); return y",
            "call": "x = layer(x); extra = extra + SEEN[-1].mean()"}),
    "an attribute beside the results": (
        0, {"forward": "self.last = self.body(x); return self.last * 2.0",
            "call": "x = layer(x); extra = extra + layer.last.mean()"}),
    "a counter that layers turn and the model reads": (
        0, {"forward": "Counter.count += 1; return self.body(x)",
            "call": "x = layer(x) * (1.0 + Counter.count)"}),
    "a result from outside": (
        0, {"forward": "return self.body(x), TABLE", "call": "x, _ = layer(x)"}),
    "a result that is a state": (
        0, {"forward": "return self.body(x), self.first.bias",
            "call": "x, y = layer(x); extra = extra + y.sum()"}),
    "a tensor from outside": (
        0, {"made": "SEEN.clear()", "forward": "return self.body(x) + SEEN[0]",
            "call": "SEEN.append(self.table * 2.0); x = layer(x)"}),
    "an argument that is written to": (
        0, {"forward": "y = self.body(x * 2.0); x.mul_(0.5); return y",
            "call": "y = x * 1.0; x = layer(y) + y"}),
    "a result that is written to": (0, {"call": "x = layer(x); x += 1.0"}),
    "a result that is a view of an argument": (
        0, {"forward": "return self.body(x), x[:2]",
            "call": "x, y = layer(x * 1.0); extra = extra + y.mean()"}),
    "layers of other sizes": (
        0, {"made": "for index, layer in enumerate(layers):\n"
                    "            layer.first = nn.Linear(6, 5 + index)\n"
                    "            layer.second = nn.Linear(5 + index, 6)"}),
    "an object among the arguments": (0, {"call": "x = layer(x, Counter())"}),
    "gradients inside of forward": (
        0, {"call": "x = x.detach().requires_grad_() if layer.index == 0 else x\n"
                    "            first = x if layer.index == 0 else first\n"
                    "            x = layer(x)\n"
                    "            if layer.index == 3: x = x + torch.autograd.grad("
                    "x.square().sum(), first, create_graph=True)[0]"}),
    "a layer that is left out": (
        4, {"call": "x = x if layer.index == 1 else layer(x)",
            "made": "self.layers.append(Layer(4))"}),
    "dropout of a share by the index": (
        0, {"forward": "return F.dropout(self.body(x), 0.1 * (1 + self.index))"}),
    "dropout between layers and in some of them": (
        3, {"forward": "y = self.body(F.dropout(x, 0.2))\n"
                       "        return F.dropout(y, 0.5) if self.index == 1 else y",
            "call": "x = F.dropout(layer(x), 0.3)"}),
    "stochastic depth": (
        4, {"call": "x = x + torch.bernoulli(torch.full((4, 1), 0.5)) * layer(x)",
            "forward": "return F.dropout(self.body(x), 0.1)"}),
}

# Gradients that come from several calls are added up as soon as a whole call has given its own.
REORDERED = {
    "stochastic depth",
    "tuples with nothing in them", "tied weights of layers",
    "a module that is called again and again", "weights that others read"}


def text_of(name):
    """The model of a case."""
    text = TEXT
    for part, value in (PLAIN | CASES[name][1]).items():
        text = text.replace("{" + part + "}", value)
    return text


def operations(text):
    """How often a step has each operation."""
    return collections.Counter(re.findall(r"[a-z]+\.[a-z_]+\b", text))


def exported(path, folder):
    """The step of a model and how many calls of modules are stamped in it."""
    counts, graph = [], stamping.graph

    def counted(*arguments):
        result = graph(*arguments)
        counts.append(result[1])
        return result

    errors = io.StringIO()
    with mock.patch.object(stamping, "graph", counted), contextlib.redirect_stderr(errors):
        with contextlib.redirect_stdout(io.StringIO()):
            code = cli.main([str(path), "-o", str(folder)])
    if code:
        raise AssertionError(errors.getvalue())
    return (pathlib.Path(folder) / "model.mlir").read_text(), counts[-1]


@support.needs_torch
class Stamping(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "layers.py"

    def test_same_step(self):
        """With stamps a step is what it is without them, to the letter."""
        for name, (expected, _) in CASES.items():
            with self.subTest(name):
                self.path.write_text(text_of(name))
                text, count = exported(self.path, self.path.with_suffix(""))
                with mock.patch.object(stamping, "plan", lambda *_: None):
                    plain, none = exported(self.path, self.path.with_suffix(""))
                self.assertEqual((count, none), (expected, 0))
                self.assertEqual(operations(text), operations(plain))
                if name not in REORDERED:
                    self.assertEqual(text, plain)

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_training(self):
        for name in CASES:
            with self.subTest(name):
                self.path.write_text(text_of(name))
                code, out, error = run(self.path, "--against", "unsharded")
                self.assertEqual(code, 0, out + error)
