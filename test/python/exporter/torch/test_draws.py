# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random numbers by a seed, and operations that are written anew, against PyTorch's own."""

import math
import unittest

import support

if support.HAS_TORCH:
    import torch
    from torch._subclasses.fake_tensor import DataDependentOutputException, FakeTensorMode
    from torch.nn import functional as F

    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import decompositions, dropout


def seed(number=7):
    return torch.tensor(number * 65536)


@support.needs_torch
class Draws(unittest.TestCase):
    def test_distributions(self):
        with dropout.eager(seed()):
            for draw, mean, deviation in (
                (lambda: torch.rand(100_000), 0.5, math.sqrt(1 / 12)),
                (lambda: torch.randn(100_000), 0.0, 1.0),
                (lambda: torch.normal(2.0, 3.0, (100_000,)), 2.0, 3.0),
                (lambda: torch.empty(100_000).exponential_(2.0), 0.5, 0.5),
                (lambda: torch.empty(100_000).uniform_(-1, 3), 1.0, 4 * math.sqrt(1 / 12)),
                (lambda: torch.bernoulli(torch.full((100_000,), 0.2)), 0.2, 0.4),
                (lambda: torch.randint(3, 8, (100_000,)).float(), 5.0, math.sqrt(2.0)),
                (lambda: torch.empty(100_000).geometric_(0.5), 2.0, math.sqrt(2.0)),
                (lambda: torch.empty(100_000).log_normal_(0.0, 0.5), 1.1331, 0.6039),
                (lambda: torch.randperm(100_000).float() / 100_000, 0.5, math.sqrt(1 / 12)),
            ):
                drawn = draw()
                self.assertLess(abs(drawn.mean().item() - mean), 0.02 * deviation + 0.005)
                self.assertLess(abs(drawn.std().item() - deviation), 0.02 * deviation)

    def test_complex_numbers(self):
        """Both parts are drawn, each with half of the variance if it is a normal one."""
        half = math.sqrt(0.5)
        like = torch.empty(100_000, dtype=torch.complex64)
        with dropout.eager(seed()):
            for draw, mean, deviation in (
                (lambda: torch.randn(100_000, dtype=torch.complex64), 0j, half),
                (lambda: torch.randn_like(like), 0j, half),
                (lambda: like.clone().normal_(2.0, 3.0), 2 + 0j, 3 * half),
                (lambda: torch.rand(100_000, dtype=torch.complex128), 0.5 + 0.5j, math.sqrt(1 / 12)),
                (lambda: torch.rand_like(like), 0.5 + 0.5j, math.sqrt(1 / 12)),
            ):
                drawn = draw()
                for part, wanted in ((drawn.real, mean.real), (drawn.imag, mean.imag)):
                    self.assertLess(abs(part.mean().item() - wanted), 0.02 * deviation + 0.005)
                    self.assertLess(abs(part.std().item() - deviation), 0.02 * deviation)
                both = ((drawn.real - mean.real) * (drawn.imag - mean.imag)).mean().item()
                self.assertLess(abs(both), 0.02 * deviation)

    def test_orders_and_samples(self):
        weights = torch.tensor([[0.1, 0.0, 0.3, 0.6], [2.0, 2.0, 0.0, 0.0]])
        shares = weights / weights.sum(1, keepdim=True)
        with dropout.eager(seed()):
            self.assertEqual(torch.randperm(1000).sort()[0].tolist(), list(range(1000)))
            drawn = [torch.multinomial(weights, 40_000, replacement=True)]
            drawn.append(torch.multinomial(weights.repeat(40_000, 1), 1).view(40_000, 2).t())
            for places in drawn:
                found = torch.nn.functional.one_hot(places, 4).float().mean(1)
                self.assertLess((found - shares).abs().max().item(), 0.02)
                self.assertTrue((found[weights == 0] == 0).all())
            for _ in range(20):
                few = torch.multinomial(weights, 2)
                self.assertTrue((few[:, 0] != few[:, 1]).all())
                self.assertEqual(set(few[1].tolist()), {0, 1})
            slopes = torch.nn.functional.rrelu(-torch.ones(100_000), 0.2, 0.4, training=True)
            self.assertLess(abs(slopes.mean().item() + 0.3), 0.002)
            self.assertLessEqual(slopes.max().item(), -0.2)

    def test_ends(self):
        """Below 1 in any type; exponential numbers have a logarithm."""
        with dropout.eager(seed()):
            for dtype in (torch.float32, torch.bfloat16, torch.float16, torch.float64):
                for drawn in (torch.rand(200_000, dtype=dtype),
                              torch.rand_like(torch.ones(200_000, dtype=dtype)),
                              torch.empty(200_000, dtype=dtype).uniform_()):
                    self.assertEqual(drawn.dtype, dtype)
                    self.assertGreaterEqual(drawn.min().item(), 0.0)
                    self.assertLess(drawn.max().item(), 1.0)
        with dropout.eager(torch.tensor((1935 + 1) * 65536)):
            self.assertGreater(torch.empty(4899).exponential_().min().item(), 0.0)

    def test_integers(self):
        with dropout.eager(seed()):
            drawn = torch.randint(-2, 3, (1000,))
            self.assertEqual(set(drawn.tolist()), {-2, -1, 0, 1, 2})
            for low, high in ((0, 2**32), (5, 5)):
                with self.assertRaisesRegex(ExportError, f"got {low} to {high}"):
                    torch.randint(low, high, (4,))

    def test_same_in_a_trace(self):
        """Nothing is drawn for a tensor without elements, in either."""
        def forward():
            return (
                F.dropout(torch.ones(0, 3)), F.dropout(torch.ones(64)), torch.rand(4),
                F.alpha_dropout(torch.ones(64), 0.3, True), F.dropout1d(torch.ones(2, 8, 3)),
            )

        with dropout.seeded(seed()):
            ours = forward()
        with dropout.eager(seed()):
            theirs = forward()
        for our, their in zip(ours, theirs, strict=True):
            self.assertTrue(torch.equal(our, their))

    def test_certain(self):
        """Control flow is told what no draw in [0, 1) can change, and nothing else."""
        def flow(compare, bound):
            with FakeTensorMode(), dropout.seeded(seed()):
                return bool(compare(torch.rand([]), bound))

        for compare, at_0, at_1 in (
            (torch.lt, False, True), (torch.le, None, True), (torch.gt, None, False),
            (torch.ge, True, False),
        ):
            for bound, expected in ((0.0, at_0), (1.0, at_1), (0.5, None)):
                with self.subTest(compare=compare.__name__, bound=bound):
                    if expected is not None:
                        self.assertIs(flow(compare, bound), expected)
                        continue
                    with self.assertRaises(DataDependentOutputException):
                        flow(compare, bound)

    def test_generator_of_its_own(self):
        expected = torch.rand(3, generator=torch.Generator().manual_seed(1))
        with dropout.eager(seed()):
            drawn = torch.rand(3, generator=torch.Generator().manual_seed(1))
        self.assertTrue(torch.equal(drawn, expected))


@support.needs_torch
class WrittenAnew(unittest.TestCase):
    def test_topk(self):
        table, inf = decompositions.table(), math.inf
        topk = table[torch.ops.aten.topk.default]
        for x in (torch.rand(5, 20), torch.tensor([1.0, -inf, -inf, 2.0, -inf]),
                  torch.full((3, 6), -inf)):
            for largest in (True, False):
                values, indices = topk(x, 5, -1, largest)
                self.assertTrue(torch.equal(values, x.topk(5, -1, largest).values))
                self.assertTrue(torch.equal(values, x.gather(-1, indices)))
                self.assertEqual(
                    indices.sort(-1).values.unique(dim=-1).shape[-1], indices.shape[-1])
        self.assertIs(topk(torch.arange(8), 2), NotImplemented)


if __name__ == "__main__":
    unittest.main()
