# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors without dimensions in an index, whose values are no constants."""

import contextlib
import pathlib
import tempfile
import types
import unittest

import support

from .test_export import HEAD
from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch

    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import picked


class Index:
    """Gives back what it is indexed with."""

    def __getitem__(self, index):
        return index


def indices():
    """Of a tensor [4, 5, 6]."""
    at, x = Index(), torch.ones(4, 5, dtype=torch.bool)
    i, n, t = torch.tensor(3), torch.tensor(-2, dtype=torch.int32), torch.tensor([0, 3, 1])
    yield from (at[i], at[n,], at[:, i], at[..., n], at[i, n], at[:, i, 1:3], at[1, i, ::2])
    yield from (at[None, i], at[i, None, ..., n], at[..., i, None, 2], at[i, ..., i], at[i, n, i])
    yield from (at[:, i, t], at[t, i], at[i, t, t], at[t, :, i], at[i, ..., t], at[[0, 2], i])
    yield from (at[i, x[0]], at[x[:, 0], n], at[x, n], at[..., x[0], n], at[i, True], at[i, x[0, 0]])
    yield from (at[x.numpy(), n], at[x.tolist(), n], at[t.numpy(), i], at[i, t.tolist()])


# What the model of test_export's head does with x [4, 6], whose rows y are, and places i [4].
ALIKE = {
    "each row's own": "return sum(y[b, i[b]] * (b + 1) for b in range(4)).square()",
    "the largest": "return y[y[:, 0].argmax()].square().mean()",
    "written to": "y = y * 1; y[:, i[1]] = y[:, 2]; y[i[0] % 4, i[2]] += 2\nreturn y.square().mean()",
    "a ring": "self.queue[self.next % 3] = y[0].detach(); self.next += 1\n"
              "return (self.queue @ y[0]).mean()",
    "the same in all batches": "i = i * 0; return (y[:, i[0]] * y[:, i[1]]).mean()",
    "from the end": "return (y[-1 - i[0] % 4] * y[i[1] % 4]).mean()",
}
ALIASED = (
    "y = y.square().mean(-1); z = y[i[0] % 4]; y.mul_(3)\nreturn z",
    "with torch.no_grad():\n  self.hits[i[0]].add_(1)\nreturn y.mean()",
    "with torch.no_grad():\n  self.hits[i[0]][0] = y[0, 0]\nreturn y.mean()",
    "y = y * 1; z = y[:, i[0]]; z.mul_(2)\nreturn y.mean()",
    "y = y * 1; z = y[:, i[0]]; y[:, i[1]] = 2\nreturn (z * z).mean()",
)
MODEL = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 6)
        self.register_buffer("queue", torch.zeros(3, 6))
        self.register_buffer("hits", torch.zeros(6, 1))
        self.register_buffer("next", torch.zeros((), dtype=torch.int64))
    def forward(self, x, i):
        y = torch.tanh(self.a(x))
        {}
def model():
    return Model()
def batch(rank, step):
    g = torch.Generator().manual_seed(rank + 10 * step)
    return torch.randn(4, 6, generator=g), torch.randint(0, 6, (4,), generator=g)
"""


def source(lines):
    return MODEL.format(lines.replace("\n", "\n        "))


def replaced():
    """Indexes by places as if none was known."""
    return picked.replaced(types.SimpleNamespace(knows=lambda _: False))


@support.needs_torch
class Picked(unittest.TestCase):
    def test_read(self):
        x = torch.arange(120.0).reshape(4, 5, 6)
        for index in indices():
            with self.subTest(index):
                with replaced():
                    found = x[index]
                self.assertTrue(torch.equal(found, x[index]))

    def test_written(self):
        for index in indices():
            with self.subTest(index):
                found, expected = torch.zeros(4, 5, 6), torch.zeros(4, 5, 6)
                value = torch.randn(expected[index].shape)
                for each in (value, 3):
                    with replaced():
                        found[index] = each
                    expected[index] = each
                    self.assertTrue(torch.equal(found, expected))

    def test_augmented(self):
        """What Python writes to a part, and then brings back."""
        place = torch.tensor(1)
        found, expected = torch.zeros(4, 5), torch.zeros(4, 5)
        for each, context in ((found, replaced()), (expected, contextlib.nullcontext())):
            with context:
                each[place] += 2
                each[:, place] *= each[:, place]
                each[place, 2:] -= each[place].sum()
        self.assertTrue(torch.equal(found, expected))
        for lines in ("z = y[i]; y.mul_(2); y[i] = z", "z = y[i]; y[i] = 5; y[i] = z"):
            results = []
            for context in (replaced(), contextlib.nullcontext()):
                y, i = torch.ones(4, 3), torch.tensor(2)
                with context:
                    exec(lines, {"y": y, "i": i})
                results.append(y)
            self.assertTrue(torch.equal(*results), lines)
        with replaced(), self.assertRaisesRegex(ExportError, "read under another name"):
            part = found[place]
            found[place] += 1
            part.sum()

    def test_aliases(self):
        """What is written to one is not read in the other."""
        x, place = torch.zeros(4, 5), torch.tensor(1)
        with replaced():
            part, other = x[place], x[place]
            x[place] = 2
            with self.assertRaisesRegex(ExportError, "what is at a place that a tensor says is wri"):
                part.sum()
            again = x[place]
            again.add_(1)
            again.sum()
            for stale in (x, other):
                with self.assertRaisesRegex(ExportError, "what is at a place that a tensor says is"):
                    stale.sum()


@support.needs_torch
class Exported(support.TorchExportCase):
    def test_refused(self):
        for lines in ALIASED:
            self.fails(source(lines), "not supported: what is at a place that a tensor says is "
                       "written to in place, and read under another name at ",
                       "or to a clone()")

    def test_constants_stay(self):
        """Where the value is one nothing is selected by it."""
        code, error = self.run_cli(source(
            "y = y[:, torch.tensor([4, 2])[1]]\nreturn (y * self.a(x)[:, i[0]]).mean()"))
        self.assertEqual(code, 0, error)
        self.assertEqual(error.count("is checked in every step"), 1)
        self.assertIn("'return (y * self.a(x)[:, i[0]]).mean()' is checked in every step", error)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Equal(unittest.TestCase):
    def test_trained(self):
        for name, lines in ALIKE.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "model.py"
                path.write_text(source(lines))
                code, out, error = run(path, "--against", "unsharded", "--optimizer", "sgd")
                self.assertEqual(code, 0, out + error)


if __name__ == "__main__":
    unittest.main()
