# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Both ways of an `if` on a tensor, all turns of a loop: results and gradients are those of what is done."""

import ast
import importlib.util
import os
import pathlib
import tempfile
import textwrap
import types
import unittest
from unittest import mock

import support

from .test_export import HEAD

if support.HAS_TORCH:
    import torch

    from fsdp_export.torch import branches, copies, selecting, ways
    from fsdp_export.torch.followed import DependsOnValues

    MODULE = torch.nn.Dropout()

# Bodies of a function of x [3, 4], a weight w [4], a buffer b [4] and a module m, of which the loss is z.
SAME = """
if x.sum() > 0: z = (x * w).sum()
else: z = (x / w).square().sum()

z = x.sum()
if x.max() > 1: z = z * w[0]
elif x.min() < -1: z = z / w[1]
elif (x > 0).any(): z = z - w.sum()
else: z = z + 1

z = 0.0
for row in x:
    if row.sum() < 0: continue
    z = z + (row * w).sum()
    if row[0] > 0.5:
        z = z * 2
        continue
    z = z + row[1] * w[1]
z = z + w.sum()

z = 0
for row in x:
    if row[0] > 0:
        for each in row:
            if each > w[0]: continue
            z = z + each * w[0]
    else:
        y = row * 2; z = z + y.sum()
z = z + w.sum()

y = x * w
if x[0, 0] > 0: y[0] = w
if x[0, 1] > 0: y[1:].mul_(2)
else: y[:, 1] += w[1]
if x[0, 2] > 0: y.view(-1)[:4] = 0
z = y.square().sum()

y = x * w; v = y.view(-1); y.add_(1)
if x[0, 0] > 0:
    v.mul_(2)
    if x[0, 1] > 0: y[2] = w * 3
    y[0] += 1
z = y.square().sum() + v[3]

z = torch.log(x.abs().max() - 0.7 + w * 0).sum() if x.abs().max() > 0.7 else (w * 2).sum()

z = w.sum()
if x.max() > 1.2: z = z + torch.sqrt((x.max() - 1.2) * w.abs()).sum()

z = w.sum()
if (x > 1.5).any(): z = z + (x * w)[x > 1.5].mean()

z = w.sum()
rows = x.sum(1) > 1
if rows.sum() == 0: z = z * 3
else: z = z + torch.nn.functional.cross_entropy((x * w)[rows], torch.arange(3)[rows])

z = w.sum()
if not (x > 1).any() and x.sum() > 0 or x[0, 0] > 0: z = z * 2
if len(x) == 3 and not x[1, 1] > 0: z = z * 3
if x is None or x[2, 1] > 0: z = z + 4

count, scale, kept = 0, 1.0, None
for row in x:
    if row.sum() > 0:
        count += 1; scale = scale * 0.5
    else: temporary = row
if count > 1: z = (x * w).sum() / count
else: z = w.sum() * scale

with torch.no_grad():
    if x.max() > b.max():
        b.copy_(x.amax(0)); b[0] = 2
z = (x * w * b).sum()

if x.sum() > 0:
    with torch.no_grad(): b.add_(1)
    y = [x * w, (w, 2.0)]
else: y = [x + w, (w * 2, 3.0)]
z = y[0].sum() + (y[1][0] * y[1][1]).sum()

best = x[0]
for row in x[1:]:
    best = row if row.sum() > best.sum() else best
z = (best * w).sum()

y = {"a": x * w, "b": 1}
if x[0, 0] > 0: y = {"a": w.expand(3, 4), "b": 2}
z = y["a"].sum() * y["b"]

n = (x > 0).sum().item()
if n == 0 or n > 6: z = w.sum() * n
else: z = w.sum() / n

counts = torch.bincount((x > 0).sum(1), minlength=5).tolist()
z = w.sum() * 0
for number, count in enumerate(counts):
    if count == 0: continue
    place = torch.where((x > 0).sum(1) == number)[0]
    z = z + (x[place] * w).sum() * count

y = torch.zeros_like(x)
for number in range(3):
    place, = torch.where(x.argmax(1) == number)
    if place.numel() > 0: y.index_add_(0, place, x[place] * w)
    if place.shape[0] > 1: y[place] = y[place] * 2
    if place.size(0) == 0: y = y + 1
z = y.square().sum() + w.sum() * place.numel()

y = torch.zeros_like(x)
for number in torch.nonzero((x > 0).sum(0) > 1):
    number = number[0]
    if number == 3: continue
    place, = torch.where(x[:, number] > 0)
    if x[0, number] > 1: continue
    y[place] += x[place] * w[number]
for place in torch.where(x[:, 0] > 0)[0]: y[place] = y[place] * 2 + w
for row in x[x[:, 1] > 0]: y = y + row * w
z = y.square().sum()

def inner(a):
    if a.sum() < 0: return a * 2
    if a[0] > 1: return a * w
    b = a + 1
    if b[1] > 1:
        b = b * 3
        return b.sin()
    return b
z = inner(x[0]).sum() + inner(x[1]).sum() * w[0] + sum(inner(row)[1] for row in x)

def inner(a):
    if a is not None:
        if a.sum() < 0: return a.sum(), 1
        else: return a.prod() * w[0], 2
one, two = inner(x)
z = one * two + w.sum()

z = w.sum()
if x[0, 0] > 0:
    y = x * w
    z = z + y.sum()
if x[0, 0] > 0: z = z + y[0, 0]

y = x * w
if x[0, 0] > 0:
    y = torch.nn.functional.relu(y + 1, inplace=True) * 1; y = y.contiguous().to(y.dtype); y[0] = w
    v = y.detach()[0] + y.t()[0, 0] + y.split(2)[0].sum(); y = y.masked_fill(y > 1, 0.5) * v.sum()
z = y.square().sum()

y = x * w; t = y.t()
if x[0, 0] > 0:
    a, b = t[:1], t[1:]; a.zero_(); r = t.reshape(-1)
    if x[0, 1] > 0: b[0] = 2; y[1].add_(w + r[0]); y[:, 2].neg_()
z = y.square().sum() + (t * x.t()).sum()

y = x * w
if x[0, 0] > 0: y[0].detach().zero_(); y.data.add_(1); y[1:].detach().mul_(2); y.mul_(3)
else: y.detach()[1].fill_(2); y.detach().add_(1); y[2:].data.neg_()
z = y.square().sum()

n = b.sum().item(); m = b[0].item()
b.add_(1)
if n == b.sum() or m > 0: z = w.sum() * n
else: z = w.sum() * m * x[0, 0]
if x[0, 0] > 0: z = z * m

m.held = b * 2
if x[0, 0] > 0:
    m.held = m.held + x.detach()[0]
    if x[0, 1] > 0: m.held = m.held * 2; m.held[0] = 3
else: m.held = m.held * 0.9 + x.detach()[1] * 0.1; m.held = m.held.abs()
z = (x * w * m.held).sum()

if x[0, 0] > 0: a = b = x * w
else: a, (b, *c) = w.expand(3, 4), (x, 1)
z = a.sum() + b.sum()
""".strip().split("\n\n")
# What cannot take both ways, or has no one value behind them.
REFUSED = """
y = []
if x.sum() > 0: y.append(x)
z = w.sum()

y = {}
if x.sum() > 0: y["a"] = 1
z = w.sum()

y = None
if x.sum() > 0: y = x * w
z = w.sum() if y is None else y.sum()

y = None
if x.sum() > 0: y = x * w
z = w.sum() * (2 if y is None else 1)

y = x * w; v = y[:1]
if x.sum() > 0: v = y[:1]
else: v = y[1:2]
v.add_(1)
z = y.sum()

if x.sum() > 0: a = b = x * w
else: a = b = x + w
a.mul_(2)
z = b.sum()

z = 0.0
if x.sum() > 0: z = x * w
z = (z + w).sum()

y = (w.sum() * 3).long()
if x.sum() > 0: y = 0.5
z = y * w.sum()

y = x
if x.sum() > 0: y = x[:1]
z = w.sum() * (2 if isinstance(y, torch.Tensor) else 1)

y = x * w
try:
    if x.sum() > 0: y = torch.nn.functional.relu(y, inplace=True)
except Exception: pass
z = y.sum()

y = x
if x.sum() > 0: y = x[:1]
z = (y * w).sum()

if x.sum() > 0: y = x
else: y = x.double()
z = (y * w).sum()

y = x[x > 0]
if x.sum() > 0: y *= 2
z = w.sum() + y.sum()

for row in x[x[:, 0] > 0]:
    if row.sum() > 0: break
z = (row * w).sum()

for row in x:
    if row.sum() > 0: break
z = (row * w).sum()

y = types.SimpleNamespace(a=0)
if x.sum() > 0: y.a = 1
z = w.sum()

y = types.SimpleNamespace(a=types.SimpleNamespace(a=0))
if x.sum() > 0: y.a.a = 1
z = w.sum()

if x.sum() > 0: m.p += 1
z = w.sum()

if x.sum() > 0: m.extra = w
z = w.sum()

m.extra = []
if x.sum() > 0: getattr(m, "extra").append(1)
z = w.sum()

y = x * w; v = y
if x.sum() > 0: y = torch.nn.functional.relu(y, inplace=True)
z = (v * y).sum()

y = x * w; v = y
if x.sum() > 0: y = torch.nn.functional.dropout(y, 0.5, True, True)
z = (v * y).sum()

if x.sum() > 0: m.train(False)
z = w.sum()
""".strip().split("\n\n")
MODEL = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.norm = nn.Linear(6, 6), nn.BatchNorm1d(6)
        self.register_buffer("seen", torch.zeros(()))
    def forward(self, x):
        y = self.a(x)
        if x.sum() > 0:
            {}
        return y.square().mean()
def model():
    return Model()
"""


def functions(body):
    """The function that is `body`, and the same one that takes both ways of all that it tests."""
    source = f"import torch, types\ndef function(x, w, b, m):\n{textwrap.indent(body, '    ')}\n    return z\n"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "plain.py")
        path.write_text(source)
        spec = importlib.util.spec_from_file_location("plain", path)
        plain = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(plain)
        changed = branches.both_ways(ast.parse(source), lambda node: True)
        if changed is None:
            return plain.function, None
        names = {}
        exec(compile(changed[0], str(path), "exec"), names)
        return plain.function, names["function"]


def results(function, seed):
    """The loss, the buffer, and gradients of x, w and of what the buffer was."""
    generator = torch.Generator().manual_seed(seed)
    x, w = torch.randn(3, 4, generator=generator), torch.rand(4, generator=generator) + 0.5
    x.requires_grad_(), w.requires_grad_()
    b = torch.ones(4)
    z = function(x, w, b, MODULE)
    z.backward()
    return [z.detach(), b, *(t.grad if t.grad is not None else torch.zeros_like(t) for t in (x, w))]


def both(function):
    """The function, of which no tensor's value is known."""
    def run(*args):
        known = types.SimpleNamespace(knows=lambda _: False)
        with selecting.replaced() as selections:
            selections.knows, selections.counts = known.knows, True
            with copies.Copies("", DependsOnValues) as found, ways.replaced(known, found, MODULE):
                return function(*args)
    return run


@support.needs_torch
class Ways(support.TorchExportCase):
    def test_same(self):
        for body in SAME:
            plain, changed = functions(body)
            taken = set()
            for seed in range(12):
                with self.subTest(body=body, seed=seed):
                    right, found = results(plain, seed), results(both(changed), seed)
                    taken.add(float(right[0]))
                    for one, other in zip(right, found, strict=True):
                        torch.testing.assert_close(other, one)
            self.assertGreater(len(taken), 1)

    def test_known(self):
        """Where values are known nothing is computed that Python would not compute."""
        for body in SAME:
            plain, changed = functions(body)
            for seed in range(3):
                for one, other in zip(results(plain, seed), results(changed, seed), strict=True):
                    self.assertTrue(torch.equal(one, other), body)

    def test_refused(self):
        for body in REFUSED:
            with self.subTest(body=body):
                _, changed = functions(body)
                if changed is not None:
                    with self.assertRaises(DependsOnValues):
                        results(both(changed), 0)

    @mock.patch.dict(os.environ, {"FSDP_EXPORT_BOTH_WAYS": "1"})
    def test_export(self):
        code, error = self.run_cli(MODEL.format("y = y * 2; self.seen += 1"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: what forward does depends on values, at ", error)
        self.assertIn("each step computes all that it might do", error)
        self.fails(MODEL.format("y = self.norm(y)"), "not supported: a layer writes to a buffer")
        self.fails(MODEL.format("self.a.held = 1"), "must not depend on tensor values")
        self.fails(MODEL.format("setattr(self, 'held', 1)"),
                   "not supported: attribute 'held' of Model changes on one way of a test of a tensor")


if __name__ == "__main__":
    unittest.main()
