# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers taken apart by our own rules equal PyTorch's, values and gradients."""

import functools
import math
import unittest

import support

if support.HAS_TORCH:
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.nn import functional as F

    from fsdp_export.torch import decompositions, dropout, layers

    aten = torch.ops.aten


@support.needs_torch
class LayersTest(unittest.TestCase):
    def check(self, function, *shapes, gone):
        """Compares with and without the rules; `gone` are what they replace."""
        torch.manual_seed(0)
        values = [torch.randn(shape, dtype=torch.float64) for shape in shapes]

        def step(*values):
            leaves = [value.detach().requires_grad_() for value in values]
            result = function(*leaves)
            return [result, *torch.autograd.grad(result.sin().sum(), leaves)]

        with layers.replaced():
            traced = make_fx(step, decomposition_table=layers.table())(*values)
        left = {node.target for node in traced.graph.nodes}
        for op in gone:
            self.assertNotIn(op, left)
        for ours, wanted in zip(traced(*values), step(*values), strict=True):
            torch.testing.assert_close(ours, wanted)

    def test_average_pooling(self):
        gone = (aten.avg_pool2d.default, aten.avg_pool2d_backward.default)
        for options in (
            {"kernel_size": 2}, {"kernel_size": (3, 2), "stride": (2, 1), "padding": 1},
            {"kernel_size": 3, "stride": 3}, {"kernel_size": 2, "stride": 3},
            {"kernel_size": 2, "divisor_override": 3},
            {"kernel_size": 3, "ceil_mode": False, "count_include_pad": False},
        ):
            with self.subTest(options):
                self.check(lambda x, o=options: F.avg_pool2d(x, **o), (2, 3, 8, 6), gone=gone)
        self.check(lambda x: F.avg_pool1d(x, 2), (2, 3, 8), gone=gone)

    def test_average_pooling_of_what_is_inside(self):
        gone = (aten.avg_pool2d.default, aten.avg_pool2d_backward.default)
        for options in ({"padding": 1, "count_include_pad": False}, {"ceil_mode": True}):
            with self.subTest(options):
                self.check(lambda x, o=options: F.avg_pool2d(x, 3, 2, **o), (1, 2, 8, 8), gone=gone)

    def test_adaptive_pooling(self):
        gone = (aten._adaptive_avg_pool2d_backward.default,)
        self.check(lambda x: F.adaptive_avg_pool2d(x, (3, 2)), (2, 3, 6, 8), gone=gone)

    def test_transposed_convolution(self):
        def convolve(x, w, b):
            return F.conv_transpose2d(x, w, b, stride=2, padding=1, output_padding=1, groups=2)

        self.check(convolve, (2, 4, 5, 4), (4, 3, 3, 3), (6,), gone=())
        self.check(lambda x, w: F.conv_transpose1d(x, w, dilation=2), (2, 4, 5), (4, 3, 3), gone=())

    def test_grouped_convolution(self):
        gone = (aten.convolution_backward.default,)

        def convolve(x, w, b):
            return F.conv2d(x, w, b, stride=(2, 3), padding=(1, 2), dilation=(2, 1), groups=2)

        self.check(convolve, (2, 4, 9, 8), (6, 2, 3, 2), (6,), gone=gone)
        self.check(lambda x, w: F.conv1d(x, w, groups=4), (3, 4, 9), (4, 1, 3), gone=gone)

    def test_weight_norm(self):
        gone = (aten._weight_norm_interface_backward.default,)
        for dim, shape in ((0, (3, 1, 1)), (2, (1, 1, 5))):
            self.check(lambda v, g, d=dim: torch._weight_norm(v, g, d), (3, 4, 5), shape, gone=gone)

    def test_roll(self):
        gone = (aten.roll.default,)
        self.check(lambda x: x.roll((1, -5), (0, 2)), (3, 4, 3), gone=gone)
        self.check(lambda x: x.roll(4), (3, 4), gone=gone)

    def test_16_bits_are_rounded_once(self):
        """No further from float64 than PyTorch's own kernels, to a tenth."""
        torch.manual_seed(0)
        x = torch.randn(64, 64).bfloat16()

        def distance(value, exact):
            return float((value.detach().double() - exact).square().mean().sqrt())

        def stepping(function):
            def step(x):
                leaf = x.detach().requires_grad_()
                result = function(leaf)
                return [result, *torch.autograd.grad(result, leaf, torch.ones_like(result))]

            return step

        for name, function in {
            "gelu": F.gelu, "tanh": lambda x: F.gelu(x, approximate="tanh"),
            "sum": lambda x: x.sum(0), "mean": lambda x: x.mean(1, keepdim=True),
        }.items():
            with self.subTest(name):
                step = stepping(function)
                traced = make_fx(step, decomposition_table=decompositions.table())(x)
                for ours, theirs, exact in zip(traced(x), step(x), step(x.double()), strict=True):
                    self.assertEqual(ours.dtype, theirs.dtype)
                    self.assertLessEqual(distance(ours, exact), 1.1 * distance(theirs, exact))

    def test_cumulative_sum(self):
        gone = (aten.cumsum.default,)
        self.check(lambda x: x.cumsum(1), (3, 4, 2), gone=gone)
        traced = make_fx(lambda x: (x > 0).cumsum(-1), decomposition_table=layers.table())
        x = torch.randn(3, 5)
        self.assertTrue(torch.equal(traced(x)(x), (x > 0).cumsum(-1)))

    def test_long_cumulative_sum(self):
        for shape in ((2, 129, 3), (1, 300, 2), (1, 9000, 1)):
            with self.subTest(shape=shape):
                self.check(lambda x: x.cumsum(1), shape, gone=(aten.cumsum.default,))
        for length in (0, 1, 128, 129, 4097):
            for options in ({"dim": -2}, {"dim": 0, "dtype": torch.float64}):
                with self.subTest(length=length, **options):
                    x = torch.randn(length, 2)
                    traced = make_fx(
                        functools.partial(torch.cumsum, **options),
                        decomposition_table=layers.table())(x)
                    torch.testing.assert_close(traced(x), x.cumsum(**options))
        x = torch.randn(5000)
        x[3000], x[4000] = math.inf, -math.inf
        for kind in (torch.float32, torch.bfloat16, torch.int32, torch.bool):
            with self.subTest(kind=kind):
                own = x.nan_to_num().clamp(-3, 3).to(kind) if not kind.is_floating_point \
                    else x.to(kind)
                traced = make_fx(
                    lambda x: x.cumsum(0), decomposition_table=layers.table(),
                    tracing_mode="fake")(own)
                # Nothing has as many elements as pairs of places.
                self.assertLess(
                    max(node.meta["val"].numel() for node in traced.graph.nodes
                        if "val" in node.meta), 5000 * 200)
                torch.testing.assert_close(traced(own), own.cumsum(0), equal_nan=True)

    def test_bags_of_embeddings(self):
        index = torch.tensor([[1, 3, 3], [0, 2, 0], [2, 2, 2]])
        gone = (aten._embedding_bag.default, aten._embedding_bag_forward_only.default)
        for options in ({"mode": "mean"}, {"mode": "sum"}, {"mode": "max"},
                        {"mode": "mean", "padding_idx": 2}, {"mode": "sum", "padding_idx": -2}):
            with self.subTest(options):
                self.check(lambda w, o=options: F.embedding_bag(index, w, **o), (4, 5), gone=gone)
        self.check(lambda w, s: F.embedding_bag(index, w, mode="sum", per_sample_weights=s),
                   (4, 5), (3, 3), gone=gone)

    def test_dropout_of_channels(self):
        for function, shape, sizes in (
            (F.dropout1d, (4, 50), (0, 1)), (F.dropout1d, (3, 40, 5), (0, 2)),
            (F.dropout2d, (3, 40, 2, 5), (0, 2)), (F.dropout3d, (40, 2, 3, 2), (0, 1)),
        ):
            x = torch.ones(shape)
            name = function.__name__
            with dropout.seeded(torch.tensor(1)):
                y = getattr(torch.nn.functional, name)(x, 0.5)
            channels = y.flatten(*(0, 1) if sizes[1] == 2 else (0, 0)).flatten(1)
            self.assertTrue(torch.equal(channels, channels[:, :1].expand_as(channels)))
            self.assertEqual(set(channels[:, 0].tolist()), {0.0, 2.0})


if __name__ == "__main__":
    unittest.main()
