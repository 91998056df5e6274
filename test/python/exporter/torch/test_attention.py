# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention as an operation: where it is one, and that it is PyTorch's."""

import contextlib
import io
import os
import pathlib
import re
import tempfile
import unittest
from unittest import mock

import support

from .test_export import HEAD
from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch
    from torch.nn import functional
    from torch.nn.attention import SDPBackend, sdpa_kernel

    from fsdp_export.torch import attention, cli, dropout

RANDOM = pathlib.Path(__file__).with_name("random_attention.py")
CASES = 12
# FSDP_TEST_SEEDS=17 are 204 attentions.
SEEDS = int(os.environ.get("FSDP_TEST_SEEDS", "1"))

MODEL = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.randn(2, 4, 6, 8))
        self.bias = nn.Parameter(torch.randn(4, 6, 6))

    def forward(self, x):
        w = self.w * x.mean()
        return ({}).mean()

def model():
    return Model()
"""
WHOLE = (
    "F.scaled_dot_product_attention(w, w, w)",
    "F.scaled_dot_product_attention(w, w, w, is_causal=True, scale=0.5)",
    "F.scaled_dot_product_attention(w, w[:, :2], w[:, :2], enable_gqa=True)",
    "F.scaled_dot_product_attention(w, w[:, :1], w[:, :1])",
    "F.scaled_dot_product_attention(w, w, w, torch.ones(6, 6, dtype=torch.bool))",
    "F.scaled_dot_product_attention(w, w, w, torch.zeros(4, 1, 6))",
    "F.scaled_dot_product_attention(w.bfloat16(), w.bfloat16(), w.bfloat16()).float()",
    "F.scaled_dot_product_attention(w, w, w, dropout_p=0.5)",
)
# What masks of places become: words, and what is left of the mask.
DISTANCE = "(torch.arange(6).unsqueeze(1) - torch.arange(6))"
PLACES = (
    ("torch.ones(6, 6, dtype=torch.bool).tril()", "causal", 0),
    (f"{DISTANCE} >= 0", "causal", 0),
    (f"({DISTANCE} >= 0) & ({DISTANCE} < 3)", "causal window", 0),
    (f"({DISTANCE}.abs() < 2).expand(2, 1, 6, 6)", "window", 0),
    (f"torch.zeros(6, 6).masked_fill({DISTANCE} < 0, -torch.inf)", "causal", 0),
    (f"torch.zeros(6, 6).masked_fill({DISTANCE} < 0, -1e9)", "causal", 0),
    (f"({DISTANCE} >= 0) & (x[0] > 0)", "causal", 1),
    (f"({DISTANCE} >= 0) & (x[:2] > 0).view(2, 1, 1, 6).expand(2, 1, 6, 6)", "causal", 1),
    (f"(({DISTANCE} >= 0)[None, None, None] & (x[:2] > 0).view(1, 2, 1, 1, 6)).view(2, 1, 6, 6)",
     "causal", 1),
    (f"(({DISTANCE} >= 0) & (x[:2] > 0).view(2, 1, 6)).unsqueeze(1)", "causal", 1),
    (f"(({DISTANCE} >= 0) & (x[:2] > 0).view(2, 1, 6)).unsqueeze(1).expand(2, 4, 6, 6)[:, :1]",
     "causal", 1),
    (f"({DISTANCE} >= 0) & (x[:2] > 0).view(2, 1, 1, 6).expand(2, 1, 9, 6).narrow(-2, 1, 6)",
     "causal", 1),
    (f"({DISTANCE} >= 0) & (x[:2] > 0).view(2, 1, 1, 6).repeat(1, 1, 1, 2).narrow(-1, 3, 6)",
     "causal", 1),
    (f"({DISTANCE} >= 0) & ((x[:2] > 0).repeat(1, 2).view(2, 1, 12, 1).expand(2, 1, 12, 9)"
     "[:, :, 4:10, 1:7])", "causal", 1),
    # Neither causal nor a window.
    (f"{DISTANCE} > 0", "", 1),
    (f"torch.zeros(6, 6).masked_fill({DISTANCE} < 1, -1e9)", "", 1),
    (f"{DISTANCE}.float()", "", 1),
    ("(torch.arange(6).unsqueeze(1) + torch.arange(6)) < 6", "", 1),
)
# All weights dropped, a mask with a gradient, other ranks, keys that broadcast.
WRITTEN_OUT = (
    "F.scaled_dot_product_attention(w, w, w, dropout_p=1.0)",
    "F.scaled_dot_product_attention(w, w, w, self.bias)",
    "F.scaled_dot_product_attention(w[0], w[0], w[0])",
    "torch.vmap(F.scaled_dot_product_attention)(w[None], w[None], w[None])",
)


@support.needs_torch
class Exported(unittest.TestCase):
    def export(self, expression):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "model.py"
            source.write_text(MODEL.format(expression))
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(cli.main([str(source), "-o", folder]), 0)
            return (pathlib.Path(folder) / "model.mlir").read_text()

    def count(self, expression):
        text = self.export(expression)
        return text.count('"fsdp.attention"('), text.count('"fsdp.attention_grad"(')

    def test_places(self):
        for mask, words, masks in PLACES:
            with self.subTest(mask):
                text = self.export(f"F.scaled_dot_product_attention(w, w, w, {mask})")
                for name, tensors in (("attention", 3), ("attention_grad", 6)):
                    operands, attributes = re.search(
                        rf'"fsdp.{name}"\((.*?)\) {{(.*?)}}', text).groups()
                    self.assertEqual(
                        re.findall("causal|window", attributes), words.split(), name)
                    self.assertEqual(operands.count(",") + 1, tensors + masks, name)

    def test_whole(self):
        for expression in WHOLE:
            with self.subTest(expression):
                self.assertEqual(self.count(expression), (1, 1))

    def test_written_out(self):
        for expression in WRITTEN_OUT:
            with self.subTest(expression):
                self.assertEqual(self.count(expression), (0, 0))


@support.needs_torch
class Definition(unittest.TestCase):
    """The operators' own results, which nothing but their definition computes."""

    def test_equal(self):
        torch.manual_seed(0)
        whole = attention.whole(functional.scaled_dot_product_attention)
        mask = torch.rand(2, 1, 7, 9) < 0.6
        mask[0, 0, 3] = False
        column = torch.randn(1, 4, 7, 1, dtype=torch.float64)
        for causal, given, shared in ((False, None, 2), (True, None, 2), (False, mask, 2),
                                      (False, column, 2), (True, None, 1), (False, mask, 1)):
            leaves = [torch.randn(2, heads, rows, 8, dtype=torch.float64, requires_grad=True)
                      for heads, rows in ((4, 7), (shared, 9), (shared, 9))]
            weight = torch.randn(2, 4, 7, 8, dtype=torch.float64)
            ours = whole(*leaves, given, 0.0, causal, None, shared > 1)
            theirs = functional.scaled_dot_product_attention(
                *leaves, given, is_causal=causal, enable_gqa=shared > 1)
            torch.testing.assert_close(ours, theirs)
            for mine, other in zip(*(torch.autograd.grad((y * weight).sum(), leaves)
                                     for y in (ours, theirs)), strict=True):
                torch.testing.assert_close(mine, other)

    def test_second_derivatives(self):
        """Also of one tensor that is all that attention is of."""
        torch.manual_seed(0)
        whole = attention.whole(functional.scaled_dot_product_attention)
        x = torch.randn(2, 4, 5, 8, dtype=torch.float64, requires_grad=True)
        mask = torch.rand(2, 1, 5, 5) < 0.6
        mask[0, 0, 3], found = False, []
        with sdpa_kernel(SDPBackend.MATH):
            for attend in (whole, lambda *args: functional.scaled_dot_product_attention(
                    *args[:4], is_causal=args[5])):
                for given, causal in ((None, True), (mask, False)):
                    y = attend(x, x, x * 2, given, 0.0, causal, None, False)
                    first, = torch.autograd.grad(y.sin().sum(), x, create_graph=True)
                    found.append(torch.autograd.grad(first.cos().sum(), x)[0])
        torch.testing.assert_close(found[:2], found[2:])


    def test_windows_and_dropout(self):
        """Against PyTorch's plain form with the mask of the places, which drops the same."""
        torch.manual_seed(0)
        leaves = [torch.randn(2, heads, rows, 8, dtype=torch.float64, requires_grad=True)
                  for heads, rows in ((4, 7), (2, 9), (2, 9))]
        weight = torch.randn(2, 4, 7, 8, dtype=torch.float64)
        for causal, window, rate in ((True, 3, 0.0), (False, 2, 0.0), (False, 4, 0.4)):
            draws = dropout._Draws(torch.tensor(7), 0)
            rows, number = draws.rows((2, 4, 7, 9)) if rate else (None, None)
            ours = attention.attention(
                *leaves, None, rows, number, rate, causal, window, 8 ** -0.5)[0]
            with dropout.eager(torch.tensor(7)), sdpa_kernel(SDPBackend.MATH):
                theirs = functional.scaled_dot_product_attention(
                    *leaves, attention.placed(7, 9, causal, window), rate, enable_gqa=True)
            torch.testing.assert_close(ours, theirs)
            for mine, other in zip(*(torch.autograd.grad((y * weight).sum(), leaves)
                                     for y in (ours, theirs)), strict=True):
                torch.testing.assert_close(mine, other)


@support.needs_torch
class Dropping(unittest.TestCase):
    """Attention that drops weights, with a probability that drops none."""

    P = 1e-12

    def test_rows_without_keys(self):
        torch.manual_seed(0)
        some = torch.rand(2, 1, 5, 5) < 0.6
        some[0, 0, 2] = False
        some[1] = False
        added = torch.zeros(2, 1, 5, 5).masked_fill(~some, -torch.inf)
        weight = torch.randn(2, 4, 5, 8)
        for mask in some, added:
            leaves = [torch.randn(2, 4, 5, 8, requires_grad=True) for _ in range(3)]
            theirs = functional.scaled_dot_product_attention(*leaves, mask)
            with dropout.seeded(torch.tensor(7)):
                ours = functional.scaled_dot_product_attention(*leaves, mask, self.P)
            self.assertTrue((ours[1] == 0).all())
            torch.testing.assert_close(ours, theirs)
            for mine, other in zip(*(torch.autograd.grad((y * weight).sum(), leaves)
                                     for y in (ours, theirs)), strict=True):
                torch.testing.assert_close(mine, other)

    def test_mask_beside_the_causal_one(self):
        x, mask = torch.randn(1, 2, 3, 4), torch.ones(3, 3, dtype=torch.bool)
        with dropout.seeded(torch.tensor(7)):
            for p in (0.0, 0.5):
                with self.assertRaisesRegex(RuntimeError, "Explicit attn_mask should not be set"):
                    functional.scaled_dot_product_attention(x, x, x, mask, p, True)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Equal(unittest.TestCase):
    def test_random(self):
        for seed in range(SEEDS):
            chosen = {"FSDP_TEST_SEED": str(seed), "FSDP_TEST_CASES": str(CASES)}
            with self.subTest(seed), mock.patch.dict(os.environ, chosen), \
                    tempfile.TemporaryDirectory() as work:
                code, out, err = run(
                    RANDOM, "--against", "unsharded", "--optimizer", "sgd", "--work", work)
                self.assertEqual(code, 0, out + err)
                text = next(pathlib.Path(work).rglob("model.mlir")).read_text()
                self.assertEqual(text.count('"fsdp.attention"('), CASES)


if __name__ == "__main__":
    unittest.main()
