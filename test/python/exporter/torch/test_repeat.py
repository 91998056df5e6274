# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models that do more than tensors say: trained as PyTorch does, or refused at their line."""

import pathlib
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch
    from torch import nn
    from torch.nn import functional as F

    from fsdp_export.torch import dropout

HEAD = """
import random
import time

import numpy
import torch
from torch import nn
from torch.nn import functional as F

STEP = 0

def batch(rank, step):
    global STEP
    STEP = step
    g = torch.Generator().manual_seed(rank * 100 + step)
    return (torch.randn(4, 6, generator=g),)

def model():
    return Model()
"""


PLAIN_BATCH = "    return (torch.randn(4, 6, generator=g),)"


def text(forward, init=""):
    """A model with a linear layer `a` and a buffer `mean`."""
    def indent(lines):
        return "\n".join(" " * 8 + line for line in lines.strip().splitlines())

    return f"""{HEAD}
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 3)
        self.register_buffer("mean", torch.ones(3))
{indent(init)}

    def forward(self, x):
{indent(forward)}
"""


RNN = "self.r = nn.{0}(3, 5, num_layers=3, dropout=0.4, {1})"
RUN_RNN = "return self.r(self.a(x).view(2, 2, 3))[0].square().mean()"

VMAP = """
def drop(row):
    y = self.a(row)
    return self.d(y).square().mean() + self.e(y[:2].view(2, 1)).mean()
return torch.vmap(drop, randomness="{}")(x).mean()"""

# Name: (forward, __init__).
EQUAL = {
    "second derivatives of each example": (
        "return torch.vmap(torch.func.hessian(lambda row: self.a(row).square().sum()))(x).square().mean()",
        ""),
    "dropout between layers of an LSTM": (RUN_RNN, RNN.format("LSTM", "batch_first=True")),
    "dropout between layers of a GRU": (RUN_RNN, RNN.format("GRU", "bidirectional=True")),
    "dropout between layers of an RNN": (RUN_RNN, RNN.format("RNN", "")),
    "LSTM on plain features": (
        "return self.r(x.view(4, 2, 3))[0].square().mean()", "self.r = nn.LSTM(3, 5)"),
    "a queue": (
        """
y = self.a(x)
loss = (y @ self.queue.T).square().mean()
self.queue = torch.cat([self.queue[4:], y.detach()])
return loss""",
        "self.register_buffer('queue', torch.ones(8, 3))"),
    "buffers that change places": (
        """
loss = (self.a(x) * self.mean).square().mean()
self.mean, self.other = self.other, self.mean
return loss""",
        "self.register_buffer('other', torch.full((3,), 2.0))"),
    "a buffer in a submodule": (
        """
y = self.a(x)
loss = (y - self.a.ema).square().mean()
self.a.ema = 0.9 * self.a.ema + 0.1 * y.detach().mean(0)
return loss""",
        "self.a.register_buffer('ema', torch.zeros(3))"),
    "data written in place": (
        """
y = self.a(x)
loss = (y - self.mean.clone()).square().mean()
self.mean.data.mul_(0.9).add_(0.1 * y.detach().mean(0))
return loss""", ""),
    "dropout in place without its result": (
        "y = self.a(x)\nself.d(y)\nreturn y.square().mean()",
        "self.d = nn.Dropout(0.5, inplace=True)"),
    "dropout in place of a view": (
        "y = self.a(x) * 1.0\nv = y.view(-1)\nreturn (self.d(y).view(-1) * v).square().mean()",
        "self.d = nn.Dropout(0.3, inplace=True)"),
    "hooks on modules": (
        "return self.b(self.a(x)).square().mean()",
        """
self.b = nn.Linear(3, 3)
self.a.register_forward_hook(lambda m, inputs, output: output * 3)
self.a.register_forward_pre_hook(lambda m, inputs: (inputs[0] * 2,))
self.b.register_full_backward_hook(lambda m, grads, outer: (grads[0] * 3,))
self.register_forward_hook(lambda m, inputs, output: output * 5)"""),
    "a hook on what forward computes": (
        "y = self.a(x)\ny.register_hook(lambda g: g * 5)\nreturn y.square().mean()", ""),
    "a look at the state of torch's generator": (
        "state = torch.get_rng_state()\nreturn (self.a(x) * self.d(x[:, :3])).square().mean()",
        "self.d = nn.Dropout(0.5)"),
    "a mask for each example of vmap": (
        VMAP.format("different"), "self.d, self.e = nn.Dropout(0.5), nn.Dropout1d(0.5)"),
    "one mask for all examples of vmap": (
        VMAP.format("same"), "self.d, self.e = nn.Dropout(0.5), nn.Dropout1d(0.5)"),
    "dropout of attention in vmap": (
        """
def attend(row):
    w = self.a(row).repeat(8).view(1, 2, 6, 2)
    return F.scaled_dot_product_attention(w, w.sin(), w, dropout_p=0.4).square().mean()
return torch.vmap(attend, randomness="different")(x).mean()""", ""),
    "dropout in a function whose gradient is taken": (
        """
inner = torch.func.grad(lambda w: self.d(x @ w).square().mean())
return self.a(x).square().mean() + inner(self.a.weight.T).square().sum()""",
        "self.d = nn.Dropout(0.5)"),
    "a buffer that is written to and then replaced": (
        """
y = self.a(x)
self.mean.mul_(0.9)
loss = (y * self.mean).square().mean()
self.mean = self.mean + 0.1 * y.detach().mean(0)
return loss""", ""),
    "a module that is not trained for a while": (
        """
frozen = {name: value.detach() for name, value in self.a.named_parameters()}
return (self.a(x) * torch.func.functional_call(self.a, frozen, x)).square().mean()""", ""),
    "what forward leaves out where it is compiled": (
        """
y = self.a(x)
if self.training and not torch.compiler.is_compiling():
    self.mean.mul_(0.9).add_(y.detach().mean(0), alpha=0.1)
    y = y + 0.5
return (y - self.mean).square().mean()""", ""),
    "hooks that the first call sets, and what it leaves out where it is compiled": (
        """
if not getattr(self, "hooked", False):
    self.hooked = True
    self.a.register_forward_hook(lambda module, args, y: y * 2)
y = self.a(x)
if self.training and not torch.compiler.is_compiling():
    y = y + 0.5
return y.square().mean()""", ""),
    "complex noise": (
        """
z = torch.fft.rfft(self.a(x))
noise = torch.randn_like(z) + torch.rand(2, dtype=torch.complex64)
return (z * noise + noise).abs().square().mean()""", ""),
    "values saved on the CPU": (
        """
with torch.autograd.graph.save_on_cpu():
    y = self.a(x).tanh()
return y.square().mean()""", ""),
}

# Name: (the line, or a part of the message; forward; __init__).
REFUSED = {
    "random numbers of Python": (
        ":29: 'return (self.a(x) * random.random()).square().mean()'",
        "return (self.a(x) * random.random()).square().mean()", ""),
    "random numbers of numpy": (
        ":29: 'noise = torch.tensor(numpy",
        """
noise = torch.tensor(numpy.random.randn(3), dtype=torch.float32)
y = self.a(x) + noise
return y.square().mean()""", ""),
    "a branch that is seldom taken": (
        "forward draws random numbers from Python's generator",
        """
y = self.a(x)
if random.random() < 1e-9:
    y = y * 2
return y.square().mean()""", ""),
    "a seed of torch": (
        ":29: 'torch.manual_seed(0)'",
        "torch.manual_seed(0)\nreturn (self.a(x) * torch.rand(3)).square().mean()", ""),
    "a fork of torch's generator": (
        ":29: 'with torch.random.fork_rng(devices=[]):'",
        "with torch.random.fork_rng(devices=[]):\n    y = torch.rand(3)\n"
        "return (self.a(x) * y * torch.rand(3)).square().mean()", ""),
    "a state of torch's generator": (
        ":31: 'torch.set_rng_state(state)'",
        "state = torch.get_rng_state()\ny = self.a(x) * torch.rand(3)\n"
        "torch.set_rng_state(state)\nreturn (y * torch.rand(3)).square().mean()", ""),
    "torch's generator itself": (
        ":29: 'torch.default_generator.manual_seed(0)'",
        "torch.default_generator.manual_seed(0)\n"
        "return (self.a(x) * torch.rand(3)).square().mean()", ""),
    "a generator of Python's that a module has": (
        "forward draws random numbers from a generator of the model's, Random",
        "y = self.a(x)\nif self.own.random() < 1 - 1e-9:\n    y = 2 * y\nreturn y.square().mean()",
        "self.own = random.Random(1)"),
    "a generator of numpy's that a function has": (
        "forward draws random numbers from a generator of the model's, PCG64",
        "y = self.a(x)\nif self.draw() < 1 - 1e-9:\n    y = 2 * y\nreturn y.square().mean()",
        "own = numpy.random.default_rng(1)\nself.draw = lambda: own.random()"),
    "an older generator of numpy's": (
        "forward draws random numbers from a generator of the model's, RandomState",
        "y = self.a(x)\nif self.own.rand() < 1 - 1e-9:\n    y = 2 * y\nreturn y.square().mean()",
        "self.own = numpy.random.RandomState(1)"),
    "parameters that are frozen for a while": (
        "forward sets requires_grad of a parameter or of what it has computed, at ",
        """
self.a.requires_grad_(False)
y = self.a(x)
self.a.requires_grad_(True)
return (y * self.a(x)).square().mean()""", ""),
    "a counter": (
        ":30: 'return (self.a(x) * self.calls).square().mean()'",
        "self.calls += 1\nreturn (self.a(x) * self.calls).square().mean()", "self.calls = 0"),
    "a clock": (
        "time.perf_counter()",
        "return (self.a(x) * time.perf_counter()).square().mean()", ""),
    "a value kept from the last call": (
        "'y = y + self.last'",
        """
y = self.a(x)
if self.last is not None:
    y = y + self.last
self.last = y.detach()
return y.square().mean()""", "self.last = None"),
    "a global that batch() changes": (
        "'return (self.a(x) * (1 + STEP)).square().mean()'",
        "return (self.a(x) * (1 + STEP)).square().mean()", ""),
    "a hook on a parameter": (
        "parameter 'a.weight' has a hook",
        "return self.a(x).square().mean()", "self.a.weight.register_hook(lambda g: g * 2)"),
    "a hook on a parameter that the first call sets": (
        "parameter 'a.weight' has a hook, ",
        """
if not getattr(self, "hooked", False):
    self.hooked = True
    self.a.weight.register_hook(lambda g: g.clamp(-1e-3, 1e-3))
return self.a(x).square().mean()""", ""),
    "hooks on what autograd saves": (
        ":29: 'with torch.autograd.graph.saved_tensors_hooks(lambda t: t * 2, lambda t: t):'",
        """
with torch.autograd.graph.saved_tensors_hooks(lambda t: t * 2, lambda t: t):
    y = self.a(x).tanh()
return y.square().mean()""", ""),
    "a hook behind the gradient of a parameter": (
        "parameter 'a.bias' has a hook",
        "return self.a(x).square().mean()",
        "self.a.bias.register_post_accumulate_grad_hook(lambda p: None)"),
    "an assignment of data": (
        "'self.mean.data = self.mean * 2'",
        "self.mean.data = self.mean * 2\nreturn self.a(x).square().mean()", ""),
    "a buffer that grows": (
        "forward replaces buffer 'mean', torch.float32 of shape (3,), by torch.float32 of shape (6,)",
        "self.mean = torch.cat([self.mean, self.mean])\nreturn self.a(x).square().mean()", ""),
    "a buffer with a gradient": (
        "forward replaces buffer 'mean' by a value with a gradient",
        "self.mean = self.a(x).mean(0)\nreturn self.mean.square().mean()", ""),
    "a buffer that goes away": (
        "forward replaces buffer 'mean' by NoneType",
        "self.mean = None\nreturn self.a(x).square().mean()", ""),
    "a parameter that is replaced": (
        "forward replaces parameter 'a.weight'",
        """
loss = self.a(x).square().mean()
self.a.weight = nn.Parameter(self.a.weight.detach() * 2)
return loss""", ""),
}


# The same of what the framework or the lowering refuses.
UNSUPPORTED = {
    "an operation": ("'aten.nextafter', at ", "'return x.nextafter(-x).mean() * self.a(x).mean()'",
                     "return x.nextafter(-x).mean() * self.a(x).mean()"),
    "random numbers of torch": (
        "operation 'aten.poisson' draws", "'y = self.a(x) * torch.poisson(x[:, :3].exp())'",
        "y = self.a(x) * torch.poisson(x[:, :3].exp())\nreturn y.mean()"),
    "control flow": ("'if y.sum() > 0:'", "must not depend on tensor values",
                     "y = self.a(x)\nif y.sum() > 0:\n    y = y * 2\nreturn y.mean()"),
    "a draw in vmap that has not said how": (
        "'return torch.vmap(lambda row: F.dropout(self.a(row)).mean())(x).mean()'", "randomness error mode",
        "return torch.vmap(lambda row: F.dropout(self.a(row)).mean())(x).mean()"),
    "gradients by the number of rows that a mask selects": (
        "'return F.embedding(i[i > 0], ", "must not depend on tensor values",
        "i = x[:, 0].abs().long().clamp(max=2)\n"
        "return F.embedding(i[i > 0], self.a.weight, scale_grad_by_freq=True).sin().sum()"),
    "shapes that do not fit": ("'return self.a(x @ x).mean()'", "RuntimeError",
                               "return self.a(x @ x).mean()"),
}

# Of the user's other functions, which are no method.
BROKEN = {
    "batch": (PLAIN_BATCH, "    return (torch.randn(4, 6) @ torch.randn(4, 6),)", "batch(0, 0) failed"),
    "model": ("    return Model()", "    return nn.Linear(6, -3)", "model() failed"),
    "file": ("STEP = 0", "STEP = [1][3]", "running the file failed: IndexError"),
}


@support.needs_torch
class Refused(support.TorchExportCase):
    def test_what_a_step_cannot_do_names_its_line(self):
        for name, (message, forward, init) in REFUSED.items():
            with self.subTest(name):
                self.fails(text(forward, init), message, "note: ")

    def test_what_is_not_supported_names_its_line(self):
        for name, (*messages, forward) in UNSUPPORTED.items():
            with self.subTest(name):
                self.fails(text(forward), *messages, "note: ")

    def test_exceptions_of_the_user_name_their_line(self):
        whole = text("return self.a(x).mean()")
        for name, (old, new, message) in BROKEN.items():
            with self.subTest(name):
                self.assertIn(old, whole)
                self.fails(whole.replace(old, new), message, f"'{new.strip()}'")

    def test_a_folder_that_cannot_be_written(self):
        (self.folder / "out").write_text("a file")
        code, error = self.run_cli(text("return self.a(x).mean()"))
        self.assertEqual((code, error), (1, f"error: {self.folder / 'out'}: File exists\n"))

    def test_batches_are_drawn(self):
        """From whatever generator."""
        self.export(text("return self.a(x).square().mean()").replace("STEP = 0", """STEP = 0
OWN = numpy.random.default_rng(2)
""").replace(PLAIN_BATCH, "    random.random(), OWN.random()\n" + PLAIN_BATCH))

    def test_what_batch_leaves_behind(self):
        text = self.export("""
import torch
from torch import nn

ROWS = 0

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(3, 2)
    def forward(self, x):
        return self.a(x)[:ROWS].mean()

def model():
    return Model()

def batch(rank, step):
    global ROWS
    ROWS = 4 if step == 0 else 2
    return (torch.ones(ROWS, 3),)
""")
        self.assertIn("tensor<4x3xf32> {fsdp.role = #fsdp.input", text)

    def test_a_counter_without_effect_is_a_warning(self):
        code, error = self.run_cli(
            text("self.calls += 1\nreturn self.a(x).square().mean()", "self.calls = 0"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: forward changes attribute 'calls' of module 'model' from 0 to", error)

    def test_a_counter_that_forward_makes(self):
        code, error = self.run_cli(text(
            "self.calls = getattr(self, 'calls', 0) + 1\nself.kind = 'a'\n"
            "return self.a(x).square().mean()"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: forward changes attribute 'calls' of module 'model' from 1 to", error)
        self.assertNotIn("'kind'", error)

    def test_what_is_compiled_where_nothing_else_can_be(self):
        code, error = self.run_cli(text("""
y = self.a(x)
if not torch.compiler.is_compiling() and y.mean() > 0:
    y = 2 * y
return y.square().mean()"""))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: the step does what forward does if it is told that it is compiled; otherwise tracing the model failed: DataDependent", error)

    def test_counters_in_containers_and_objects(self):
        init = ("import types\nself.counts = {'n': 0}\nself.list = [0, self]\n"
                "self.own = types.SimpleNamespace(deep=types.SimpleNamespace(n=0))\n"
                "self.bound = {'no': float('nan')}\nself.functions = nn.functional")
        code, error = self.run_cli(text(
            "self.counts['n'] += 1\nself.list[0] += 1\nself.own.deep.n += 1\n"
            "return self.a(x).square().mean()", init))
        self.assertEqual(code, 0, error)
        self.assertEqual(error.count("forward changes attribute"), 3)
        for name in ("counts['n']", "list[0]", "own.deep.n"):
            self.assertIn(f"warning: forward changes attribute '{name}' of module 'model' from 0 to", error)

    def test_modules_in_plain_lists(self):
        forward = """
y = self.a(x)
for each in self.list:
    y = each(y)
return y.square().mean()"""
        self.fails(text(forward, "self.list = [nn.BatchNorm1d(3).requires_grad_(False)]"),
                   "forward is not the same each time it runs, first at ", ": 'y = each(y)'",
                   "attribute 'list' of module 'model' holds modules with states that are none of "
                   "the model's: make it an nn.ModuleList")
        self.fails(text(forward, "self.list = [nn.Linear(3, 3)]"), "requires a gradient and is no parameter",
                   "a list of modules an nn.ModuleList")

    def test_counters_where_code_reads_them(self):
        source = """
import functools
import itertools

import torch
from torch import nn

COUNTS, TABLES, STEPS, ROUND = [0], {}, 0, 0

class Counter:
    def __init__(self):
        self.calls = 0
    def __call__(self):
        self.calls += 1

def closure():
    calls = 0
    def count():
        nonlocal calls
        calls += 1
    return count

def generated():
    for number in range(99):
        yield number

def helper():
    global STEPS
    STEPS += 1
    TABLES.setdefault("once", len(TABLES))

@functools.lru_cache
def cached(size):
    return size

class Model(nn.Linear):
    steps = 0
    def __init__(self):
        super().__init__(3, 2)
        self.counter, self.closure, self.generated = Counter(), closure(), generated()
        self.numbers, self.is_first = itertools.count(), True
        hooked = Counter()
        self.register_forward_hook(lambda module, args, result: hooked())
    def forward(self, x):
        COUNTS[0] += ROUND - ROUND + 1
        Model.steps += 1
        self.is_first = False
        helper(), self.counter(), self.closure(), next(self.generated), next(self.numbers)
        return super().forward(x).square().sum() / cached(x.shape[0])

model = Model

def batch(rank, step):
    global ROUND
    ROUND += 1
    return torch.ones(4, 3)
"""
        code, error = self.run_cli(source)
        self.assertEqual(code, 0, error)
        for name in (
                "'COUNTS[0]', which 'Model.forward' reads,", "'STEPS', which 'helper' reads,",
                "'calls', which 'closure.count' reads,", "attribute 'steps' of class 'Model'",
                "'hooked.calls', which 'Model.__init__.<lambda>' reads,",
                "attribute 'counter.calls' of module 'model'",
                "attribute 'generated.number' of module 'model'",
                "attribute 'numbers[1][0]' of module 'model'"):
            self.assertIn(f"warning: forward changes {name} from ", error)
        for name in ("TABLES", "is_first", "ROUND", "cached"):
            self.assertNotIn(name, error)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Equal(unittest.TestCase):
    def test_training_equals_untouched_pytorch(self):
        for name, (forward, init) in EQUAL.items():
            with self.subTest(name), tempfile.NamedTemporaryFile("w", suffix=".py") as file:
                file.write(text(forward, init))
                file.flush()
                code, out, error = run(
                    pathlib.Path(file.name), "--against", "unsharded", "--optimizer", "sgd", "--steps", "3")
                self.assertEqual(code, 0, out + error)


@support.needs_torch
class RandomSource(unittest.TestCase):
    """PyTorch's own dropout draws what the exported one does."""

    def compare(self, function):
        with dropout.eager(torch.tensor(7)):
            wanted = function()
        with dropout.seeded(torch.tensor(7)):
            actual = function()
        torch.testing.assert_close(actual, wanted)
        self.assertTrue(bool((wanted == 0).any()))

    def test_dropout(self):
        torch.manual_seed(0)
        x = torch.randn(6, 5, 4)
        for p in (0.1, 0.3, 0.5, 0.9, 1.0):
            self.compare(lambda p=p: F.dropout(F.dropout(x, p), p))

    def test_channels(self):
        torch.manual_seed(0)
        for function, shape in (
            ("dropout1d", (6, 8)), ("dropout1d", (4, 6, 8)), ("dropout2d", (4, 6, 3, 2)),
            ("dropout3d", (4, 6, 3, 2, 2)), ("dropout3d", (6, 3, 2, 2)),
        ):
            x = torch.randn(shape)
            self.compare(lambda function=function, x=x: getattr(F, function)(x, 0.4))

    def test_attention(self):
        torch.manual_seed(0)
        layer = nn.MultiheadAttention(8, 2, dropout=0.9)
        x = torch.randn(6, 2, 8)
        for needs_weights in (False, True):
            with dropout.eager(torch.tensor(7)):
                wanted = layer(x, x, x, need_weights=needs_weights)[0]
            with dropout.seeded(torch.tensor(7)):
                actual = layer(x, x, x, need_weights=needs_weights)[0]
            torch.testing.assert_close(actual, wanted)
