# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations are made of before gradients are taken, against the operations themselves."""

import itertools
import unittest

import support

if support.HAS_TORCH:
    import torch
    from fsdp_export.torch import grids, indexing, segments

    aten = torch.ops.aten


@unittest.skipUnless(support.HAS_TORCH, "needs PyTorch")
class CompositesTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def check(self, rule, op, *args, **kwargs):
        """Whether results and the gradients of all tensors of floats are the operation's, in
        float64; the gradient that comes is of positive numbers."""
        found = []
        for call in (rule, op):
            given = [x.clone().requires_grad_() if isinstance(x, torch.Tensor) else x
                     for x in args]
            result = call(*given, **kwargs)
            weight = torch.linspace(1, 2, result.numel(), dtype=result.dtype).view(result.shape)
            weight = torch.where(result.isfinite(), weight, 0)
            params = [x for x in given if isinstance(x, torch.Tensor)]
            found.append((result, *torch.autograd.grad(result, params, weight)))
        for ours, theirs in zip(*found, strict=True):
            torch.testing.assert_close(
                ours, theirs, equal_nan=True, msg=lambda m: f"{args[1:]} {kwargs}: {m}")

    def test_samples_of_volumes(self):
        x = torch.randn(2, 3, 4, 5, 6, dtype=torch.float64)
        flat = torch.randn(1, 2, 1, 1, 3, dtype=torch.float64)
        anywhere = 1.5 * torch.randn(2, 3, 4, 2, 3, dtype=torch.float64)
        # At centres, between two and at ends.
        halves = torch.randint(-3, 4, (2, 3, 4, 2, 3)).double() / 2
        op = aten.grid_sampler_3d.default
        for words in itertools.product((0, 1), (0, 1, 2), (False, True)):
            self.check(grids.grid_sampler_3d, op, x, anywhere, *words)
            self.check(grids.grid_sampler_3d, op, x, halves, *words)
            self.check(grids.grid_sampler_3d, op, flat, anywhere[:1], *words)

    def reduce(self, x, **words):
        def rule(data, **kwargs):
            return segments.segment_reduce(data, words["reduce"], **kwargs)

        def op(data, **kwargs):
            return aten.segment_reduce.default(data, words["reduce"], **kwargs)

        self.check(rule, op, x, **{name: value for name, value in words.items()
                                   if name != "reduce"})

    def test_segments(self):
        x = torch.randn(7, 3, dtype=torch.float64)
        x[1], x[4] = x[0], 0
        segmented = ({"lengths": torch.tensor([2, 0, 4, 1])},
                     {"offsets": torch.tensor([0, 2, 2, 6, 7])})
        for reduce, initial, where in itertools.product(
                ("sum", "mean", "prod", "max", "min"), (None, 0.0, 1.5, float(x[0, 0])),
                segmented):
            self.reduce(x, reduce=reduce, initial=initial, **where)

    def test_segments_of_several_rows(self):
        x = torch.randn(2, 7, 3, dtype=torch.float64)
        segmented = ({"lengths": torch.tensor([[2, 1, 4, 0], [0, 0, 7, 0]])},
                     # Not of all elements.
                     {"lengths": torch.tensor([[2, 1, 2], [0, 3, 1]])},
                     {"offsets": torch.tensor([[0, 2, 3, 7], [0, 0, 7, 7]])})
        for reduce, where in itertools.product(("sum", "mean", "prod", "max", "min"), segmented):
            self.reduce(x, reduce=reduce, axis=1, unsafe=True, **where)

    def test_fills_with_what_has_a_gradient(self):
        def rule(x, value, dim, index):
            return indexing.index_fill(x, dim, index, value)

        def op(x, value, dim, index):
            return aten.index_fill.int_Tensor(x, dim, index, value)

        value = torch.tensor(0.5, dtype=torch.float64)
        for shape, dim, index in (((3, 4), 1, [2, 2, 0]), ((3, 4), -2, [1]), ((), 0, [0])):
            x = torch.randn(shape, dtype=torch.float64)
            self.check(rule, op, x, value, dim=dim, index=torch.tensor(index))


if __name__ == "__main__":
    unittest.main()
