# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cross-entropy from the logarithm of a sum is PyTorch's, and so are its gradients."""

import itertools
import unittest

import support

if support.HAS_TORCH:
    import torch
    from torch.nn import functional

    from fsdp_export.torch import cross_entropy


@support.needs_torch
class Equal(unittest.TestCase):
    def second(self, scores, target, **options):
        """The gradient of what a gradient is made into."""
        leaf = scores.clone().requires_grad_()
        loss = functional.cross_entropy(leaf * leaf, target, **options)
        first, = torch.autograd.grad(loss.sin().sum(), leaf, create_graph=True)
        return torch.autograd.grad(first.cos().sum(), leaf)[0]

    def both(self, scores, target, **options):
        """Losses and gradients, PyTorch's and ours."""
        for context in (None, cross_entropy.replaced()):
            leaf = scores.clone().requires_grad_()
            if context is None:
                loss = functional.cross_entropy(leaf, target, **options)
            else:
                with context:
                    loss = functional.cross_entropy(leaf, target, **options)
            weight = torch.arange(1, loss.numel() + 1, dtype=loss.dtype).view(loss.shape)
            yield loss, *torch.autograd.grad((loss * weight).sum(), leaf)

    def check(self, scores, target, **options):
        for theirs, ours in zip(*self.both(scores, target, **options), strict=True):
            self.assertEqual(ours.dtype, theirs.dtype)
            torch.testing.assert_close(ours, theirs)

    def test_forms(self):
        torch.manual_seed(0)
        shapes = (((7,), ()), ((4, 7), (4,)), ((2, 7, 3, 5), (2, 3, 5)))
        for (shape, places), reduction, smoothing, ignored in itertools.product(
                shapes, ("none", "mean", "sum"), (0.0, 0.3), (-100, 2)):
            with self.subTest(shape=shape, reduction=reduction, smoothing=smoothing):
                target = torch.randint(0, 7, places)
                if ignored == -100 and target.dim():
                    target.view(-1)[0] = -100
                elif not target.dim():
                    target.fill_(1)
                self.check(3 * torch.randn(shape, dtype=torch.float64), target, reduction=reduction,
                           label_smoothing=smoothing, ignore_index=ignored)

    def test_second_derivatives(self):
        torch.manual_seed(0)
        scores, target = torch.randn(4, 7, dtype=torch.float64), torch.tensor([1, 6, 2, 0])
        for reduction, smoothing in itertools.product(("none", "mean", "sum"), (0.0, 0.3)):
            with self.subTest(reduction=reduction, smoothing=smoothing):
                given = {"reduction": reduction, "label_smoothing": smoothing, "ignore_index": 2}
                theirs = self.second(scores, target, **given)
                with cross_entropy.replaced():
                    torch.testing.assert_close(self.second(scores, target, **given), theirs)

    def test_extremes(self):
        """Large scores do not overflow; a class may be impossible."""
        scores = torch.tensor([[1e4, 0.0, -1e4], [0.0, float("-inf"), 1.0]], dtype=torch.float64)
        self.check(scores, torch.tensor([1, 0]))

    def test_nothing_counts(self):
        scores = torch.randn(3, 4, dtype=torch.float64)
        self.check(scores, torch.full((3,), -100), reduction="sum")
        (theirs, _), (ours, _) = self.both(scores, torch.full((3,), -100))
        self.assertTrue(theirs.isnan() and ours.isnan())

    def test_with_the_product(self):
        """The chunks that PyTorch's options ask for are not in the step, its numbers are."""
        torch.manual_seed(0)
        target = torch.tensor([1, 6, -100, 0])
        given = [torch.randn(shape, dtype=torch.float64, requires_grad=True) for shape in ((4, 3), (7, 3), (7,))]
        options = torch.nn.LinearCrossEntropyOptions()

        def run(reduction):
            x, weight, bias = given
            loss = functional.linear_cross_entropy(
                x, weight, target, linear_bias=bias, reduction=reduction, options=options)
            return loss, *torch.autograd.grad(loss.sum(), given)

        for reduction in ("none", "mean", "sum"):
            with self.subTest(reduction=reduction):
                theirs = run(reduction)
                self.assertIn("chunked", str(theirs[0].grad_fn))
                with cross_entropy.replaced():
                    ours = run(reduction)
                self.assertNotIn("chunked", str(ours[0].grad_fn))
                torch.testing.assert_close(ours, theirs)

    def test_left_alone(self):
        """Weights of classes, and probabilities as targets, are PyTorch's own."""
        scores = torch.randn(3, 4, dtype=torch.float64)
        self.check(scores, torch.tensor([0, 3, 1]), weight=torch.rand(4, dtype=torch.float64))
        self.check(scores, torch.rand(3, 4, dtype=torch.float64).softmax(-1))
        with cross_entropy.replaced(), self.assertRaises(ValueError):
            functional.cross_entropy(scores, torch.tensor([0, 3]))

    def test_16_bits(self):
        """At most as far from float64 as PyTorch's."""
        torch.manual_seed(0)
        scores, target = torch.randn(64, 1000).bfloat16(), torch.randint(0, 1000, (64,))
        exact = next(iter(self.both(scores.double(), target)))
        for wanted, theirs, ours in zip(exact, *self.both(scores, target), strict=True):
            far, near = (float((x.double() - wanted).norm()) for x in (theirs, ours))
            self.assertLessEqual(near, 1.05 * far)


if __name__ == "__main__":
    unittest.main()
