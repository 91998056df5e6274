# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where masks select: `torch.where(mask)` and `nonzero` as indices, without the values of the mask."""

import unittest
from unittest import mock

import support

from .test_export import HEAD

if support.HAS_TORCH:
    import torch

    from fsdp_export.torch import places, selected, selecting

# What is left in y [5, 6] and z [5, 4, 6], of x [5, 6], a mask m [5], one of pairs p [5, 4] and what
# these have, t, and a and b; u is [5, 4, 6]. No row has a place twice unless sums are taken.
RIGHT = """
y[t] = x[t] * 2
y[t] += x[t].relu()
y[t] = 3
y[t] = x[0]
y[t] = x[:1]
y[t, :] = x[t, :]
y.index_add_(0, t, x[t])
y = y.index_add(0, t, x[t] * 2, alpha=2)
y.index_add_(0, a, x[a])
y.index_add_(0, a, u[a, b] * x[a])
y.index_add_(0, b, x[:4][b], alpha=0.5)
y = torch.index_add(y, 0, a, u[a, b, :])
z[a, b] = u[a, b]
z[a, b] += x[a]
z = z + u[a, b].sum()
z.index_add_(0, a, u[a])
y = y + x[None, t].reshape(-1, 6).sum(0)
y = y + x[None, t].view(-1, 2, 3).sum(0).reshape(6)
y = y + x.index_select(0, t).mean()
y = y + torch.index_select(x, 0, a).mean(0)
y = y + x[t, None].sum() + x[t, 1:3].sum() + x[a, ..., 2].sum()
y = y + u.transpose(0, 1)[b, a].square().sum(0)
y = y + x[torch.nonzero(p)[:, 0]].sum(0)
y = y + x[m.nonzero().flatten()].sum(0) + x[m.nonzero().view(-1)].sum(0)
y = y + x[torch.argwhere(m).squeeze(1)].sum(0) + x[torch.where(m.int())[0]].sum(0)
y = y + torch.arange(10.0).reshape(10, 1)[t + 1].sum() + t.sum() + b.float().mean()
y = y + torch.nn.functional.embedding(t, x).sum(0)
y[m] = x[t]
t //= 2; y.index_add_(0, t, x[t])
n = torch.nonzero(p); n //= 2; y = y + x[n[:, 0]].sum(0)
y = y + x[t.bool().long()].sum(0) + x[t.to(torch.bool).to(torch.int64)].square().sum(0)
k = m.clone(); s = torch.where(k)[0]; k[:4] = False; y[s] = x[s]
c, _ = torch.where(m.expand(4, 5)); y = y + x.sum() * c.sum()
y[t] = x[None, t]
y[t] = x[None, :1]
y = y + (x[None, t].squeeze(0) * 2).sum(0) + x[None, t][0].sum()
z[t] += u.int()[t].float(); w = torch.zeros(5, dtype=torch.int32).index_add(0, t, torch.ones(5, dtype=torch.int32)[t]); y = y + w[:, None] + (w.dtype == torch.int32)
y = y + x[(t + 1) % 5].square().sum()
t += 1; y = y + torch.arange(10.0).reshape(10, 1)[t].sum() + t.view(-1, 1)[:, 0].sum()
y = y + torch.arange(10.0)[t.bool().long()].sum() + torch.arange(10.0)[t.int()].sum()
t %= 2; y.index_add_(0, t, x[t])
y[t] = x[m] * 2
""".strip().splitlines()
MODEL = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 6)
    def forward(self, x):
        y = self.a(x)
        t = torch.where(x[:, 0] > 0)[0]
        {}
def model():
    return Model()
"""


def results(lines, mask, pairs):
    names = {
        "torch": torch, "m": mask, "p": pairs, "y": torch.zeros(5, 6), "z": torch.zeros(5, 4, 6)}
    generator = torch.Generator().manual_seed(1)
    x, u = (torch.randn(*shape, generator=generator) for shape in ((5, 6), (5, 4, 6)))
    inputs = x.requires_grad_(), u.requires_grad_()
    names |= {"x": x, "u": u}
    exec("t = torch.where(m)[0]\na, b = torch.where(p)\n" + lines, names)
    loss = (names["y"].square().sum() + names["z"].square().sum() + 0 * (x.sum() + u.sum()))
    return names["y"].detach(), names["z"].detach(), *torch.autograd.grad(loss, inputs)


@support.needs_torch
class Places(unittest.TestCase):
    def masks(self):
        """Some, all and none."""
        yield torch.arange(5) % 2 == 0, torch.arange(20).reshape(5, 4) % 3 == 1
        yield torch.ones(5, dtype=torch.bool), torch.ones(5, 4, dtype=torch.bool)
        yield torch.zeros(5, dtype=torch.bool), torch.zeros(5, 4, dtype=torch.bool)

    def test_same(self):
        """Without ever looking at the values of a mask."""
        for lines in RIGHT:
            for mask, pairs in self.masks():
                expected = results(lines, mask, pairs)
                fails = mock.patch.object(
                    selected.Selected, "_materialized", side_effect=AssertionError("looked"))
                with self.subTest(lines=lines, selected=int(mask.sum())), fails:
                    with selecting.replaced() as selections:
                        selections.knows = lambda _: False
                        found = results(lines, mask, pairs)
                    for mine, other in zip(found, expected, strict=True):
                        if not mask.any() and "mean" in lines:
                            continue  # Nothing has no mean.
                        torch.testing.assert_close(mine, other)

    def test_a_place_twice(self):
        """Where several write to one place only PyTorch has a gradient for each: not a number."""
        for twice in (False, True):
            pairs = torch.eye(4, dtype=torch.bool)
            pairs[0, 1] = twice
            with selecting.replaced() as selections:
                selections.knows = lambda _: False
                row, column = torch.where(pairs)
                torch.zeros(4)[row] = torch.ones(4)[column]
            self.assertEqual(bool(selections.unlike(None)), twice)

    def test_shapes_of_other_masks(self):
        with selecting.replaced() as selections:
            selections.knows = lambda _: False
            a, _ = torch.where(torch.ones(6, 3))
            _, b = torch.where(torch.ones(9, 2))
            found = torch.arange(12).reshape(6, 2)[a, b].sum()
        expected = torch.arange(12).reshape(6, 2)[torch.where(torch.ones(6, 3))[0], torch.where(
            torch.ones(9, 2))[1]].sum()
        self.assertEqual(int(found), int(expected))

    def test_many_writes(self):
        """Each would be an operation."""
        where, mask = places.Places((3, 100), 0), torch.ones(300, dtype=torch.bool)
        self.assertIsNone(where.put(torch.zeros(3), mask, torch.ones(300)))


@support.needs_torch
class Exported(support.TorchExportCase):
    def test_constants_stay(self):
        """Where the values of a mask are known only what it selects is computed."""
        line = "return y[:, torch.where(torch.arange(6) > 4)[0]]{}.square().mean()"
        for more in "", "[t].relu()":
            self.assertIn("tensor<4x1xf32>", self.export(MODEL.format(line.format(more))))

    def test_what_needs_the_number(self):
        for line in ("return y[t].mean() * len(t)", "return y[t].mean() if t.numel() else y.mean()",
                     "z = y[t]; z[:, 0] = 2; return z.mean()", "return (x[None, t] * 2).mean()",
                     "return y[t].t().matmul(y[t]).mean()", "return y[t[0]].mean()"):
            self.fails(MODEL.format(line), "shapes and control flow must not depend on tensor values",
                       f"'{line}'")


if __name__ == "__main__":
    unittest.main()
