# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers are loops: equal to PyTorch's, and no longer for longer sequences."""

import itertools
import unittest

import support

from .test_export import HEAD

if support.HAS_TORCH:
    import torch
    from torch import nn

    from fsdp_export.torch import recurrent


def make(kind, **options):
    if kind == "RELU":
        return nn.RNN(4, 5, nonlinearity="relu", **options)
    return getattr(nn, kind)(4, 5, **options)


def values_and_gradients(layer, x, states):
    """What a layer returns, and the gradients of its input, first states and weights."""
    leaves = [value.detach().requires_grad_() for value in (x, *states)]
    first = None
    if states:
        first = tuple(leaves[1:]) if isinstance(layer, nn.LSTM) else leaves[1]
    y, last = layer(leaves[0], first)
    results = [y, *(last if isinstance(last, tuple) else (last,))]
    loss = sum((result.sin() * (i + 1)).sum() for i, result in enumerate(results))
    return [*results, *torch.autograd.grad(loss, [*leaves, *layer.parameters()])]


def second_derivatives(layer, x):
    """The gradients of weights of what the gradient of an input is made into."""
    leaf = x.clone().requires_grad_()
    y, _ = layer(leaf)
    first, = torch.autograd.grad(y.sin().sum(), leaf, create_graph=True)
    return torch.autograd.grad(first.cos().sum(), list(layer.parameters()), allow_unused=True)


@support.needs_torch
class Equal(unittest.TestCase):
    def test_second_derivatives(self):
        options = {"bidirectional": True, "num_layers": 2}
        for kind, more in (
                ("LSTM", {}), ("LSTM", {"proj_size": 3}), ("GRU", {}), ("RNN", {}), ("RELU", {})):
            with self.subTest(kind=kind, **more):
                torch.manual_seed(0)
                layer = make(kind, **options, **more).double()
                x = torch.randn(3, 6, 4, dtype=torch.float64)
                theirs = second_derivatives(layer, x)
                with recurrent.replaced(None):
                    ours = second_derivatives(layer, x)
                for mine, other in zip(ours, theirs, strict=True):
                    torch.testing.assert_close(mine, other)

    def check(self, layer, kind=None, given=False):
        torch.manual_seed(0)
        kind = kind or torch.float64
        layer, x = layer.to(kind), torch.randn(3, 6, 4, dtype=kind)
        states = []
        if given:
            count = layer.num_layers * (2 if layer.bidirectional else 1)
            sizes = [layer.proj_size or 5] + [5] * isinstance(layer, nn.LSTM)
            states = [torch.randn(count, 3 if layer.batch_first else 6, size, dtype=kind)
                      for size in sizes]
        wanted = values_and_gradients(layer, x, states)
        with recurrent.replaced(None):
            ours = values_and_gradients(layer, x, states)
        return wanted, ours

    def test_all_options(self):
        for both, bias, first, given in itertools.product((False, True), repeat=4):
            options = {"bidirectional": both, "bias": bias, "batch_first": first, "num_layers": 2}
            for kind, size in (("LSTM", 0), ("LSTM", 3), ("GRU", 0), ("RNN", 0), ("RELU", 0)):
                if size:
                    options["proj_size"] = size
                else:
                    options.pop("proj_size", None)
                with self.subTest(kind=kind, given=given, **options):
                    torch.manual_seed(0)
                    layer = make(kind, **options)
                    for theirs, ours in zip(*self.check(layer, given=given), strict=True):
                        torch.testing.assert_close(ours, theirs)

    def test_16_bits(self):
        """Not much further from float64 than PyTorch's own."""
        for kind in ("LSTM", "GRU", "RNN"):
            with self.subTest(kind):
                torch.manual_seed(0)
                layer = make(kind, bidirectional=True).bfloat16()
                theirs, ours = self.check(layer, torch.bfloat16)
                _, exact = self.check(layer)
                for mine, other, wanted in zip(ours, theirs, exact, strict=True):
                    self.assertEqual(mine.dtype, other.dtype)
                    near, far = (float((x.double() - wanted).norm()) for x in (mine, other))
                    self.assertLessEqual(near, 1.5 * far)


MODEL = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = nn.{layer}

    def forward(self, x):
        return self.rows(x)[0].square().mean()

def model():
    return Model()

def batch(rank, step):
    return (torch.ones(2, {length}, 6),)
"""


@support.needs_torch
class Loops(support.TorchExportCase):
    def count(self, layer, length):
        """Loops and lines of a step."""
        text = self.export(MODEL.format(layer=layer, length=length))
        return text.count("scf.for"), text.count("\n")

    def test_a_loop_for_each_layer_and_direction(self):
        for layer, loops in {
            "LSTM(6, 5, 2, batch_first=True)": 4, "GRU(6, 5, batch_first=True)": 2,
            "RNN(6, 5, batch_first=True, bidirectional=True)": 4,
        }.items():
            with self.subTest(layer):
                short, long = self.count(layer, 40), self.count(layer, 400)
                self.assertEqual(short, long)
                self.assertEqual(short[0], loops)


if __name__ == "__main__":
    unittest.main()
