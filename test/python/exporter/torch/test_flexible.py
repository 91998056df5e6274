# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`flex_attention`: what it computes, and which of its forms are one operation."""

import importlib.util
import itertools
import os
import pathlib
import re
import tempfile
import unittest
from unittest import mock

import support

from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch
    from torch.nn.attention.flex_attention import AuxRequest

    from fsdp_export.torch import flexible

    from . import flexible_attention as forms

MODEL = pathlib.Path(__file__).with_name("flexible_attention.py")


def _places():
    batch, head, row, column = (
        torch.arange(size).view([-1 if i == own else 1 for i in range(4)])
        for own, size in enumerate((forms.BATCH, forms.HEADS, forms.LENGTH, forms.LENGTH)))
    return batch, head, row, column


def _expected(form, scores, x, bias):
    """Changed scores by the form's words, written down once more."""
    batch, head, row, column = _places()
    blocks = row // forms.BLOCK - column // forms.BLOCK
    if form in ("slopes", "full_blocks"):
        scores = scores + (column - row) * 2.0 ** -(head + 1.0)
    if form == "in_place":
        scores = scores * 0.5 + (column - row) * 2.0 ** -(head + 1.0)
    if form == "table":
        scores = scores + bias[head, row - column + forms.LENGTH]
    if form == "capped":
        scores = torch.tanh(scores / 2.0) * 2.0
    if form == "bias":
        scores = scores * bias[1, 2] + bias[head, row - column + forms.LENGTH]
    number = (x > 0.5).cumsum(1)
    kept = {
        "causal": column <= row,
        "window": (column <= row) & (column > row - 5),
        "capped": column <= row,
        "documents": (column <= row) & (
            number[:, None, :, None] == number[:, None, None, :]),
        "by_head": (head % 2 == 0) | (
            (column <= row) & ((batch == 0) | (column == row))),
        "changed": (column <= row) & (blocks == 0),
        "one_by_row": blocks == 0,
        "blocks": (blocks == 0) | (blocks == 1),
        "causal_blocks": (column <= row) & (blocks < 2),
        "full_blocks": ((column <= row) & (blocks == 0)) | (blocks == 1),
    }.get(form, torch.tensor(True))
    return scores.masked_fill(~kept, -torch.inf)


@support.needs_torch
class Definition(unittest.TestCase):
    def test_equal(self):
        """Results and gradients, against the formula."""
        for form, inside in itertools.product(forms.FORMS, (False, True)):
            with self.subTest(form, inside=inside):
                torch.manual_seed(0)
                model = forms.Model(form, inside).double()
                model.attend = forms.flex_attention
                x, = forms.batch(0, 0)
                leaves = model.query, model.key, model.value, model.weight, model.bias
                query, key, value, weight, bias = leaves
                with flexible.replaced():
                    ours = torch.autograd.grad(model(x.double()), leaves)
                key, value = (y.repeat_interleave(2, 1) for y in (key, value))
                scores = query * x.double().mean() @ key.mT * forms.DEPTH ** -0.5
                weights = _expected(form, scores, x, bias).softmax(-1)
                loss = (weights @ value * weight).mean() + bias.mean()
                for mine, other in zip(ours, torch.autograd.grad(loss, leaves), strict=True):
                    torch.testing.assert_close(mine, other)

    def test_figures_beside_it(self):
        """The logarithm of the sum and the largest score, with gradients."""
        torch.manual_seed(0)
        x = torch.randn(1, 2, 5, 4, dtype=torch.float64, requires_grad=True)
        with flexible.replaced():
            _, beside = forms.flex_attention(
                x, x, x, return_aux=AuxRequest(lse=True, max_scores=True))
        scores = x @ x.mT * 0.5
        torch.testing.assert_close(beside.lse, scores.logsumexp(-1))
        torch.testing.assert_close(beside.max_scores, scores.amax(-1))
        mine, other = (torch.autograd.grad(y.sum(), x)[0]
                       for y in (beside.lse, scores.logsumexp(-1)))
        torch.testing.assert_close(mine, other)


    def test_autocast(self):
        """Narrow what it is given, and not the scores."""
        torch.manual_seed(0)
        x = torch.randn(1, 2, 5, 4)
        for function in (None, forms.slopes, forms.capped):
            with flexible.replaced():
                with torch.autocast("cpu", torch.bfloat16):
                    found = forms.flex_attention(x, x, x, function)
                given = x.to(torch.bfloat16)
                self.assertTrue(
                    torch.equal(found, forms.flex_attention(given, given, given, function)))


# What of an operation's words and operands beside query, key and value a form becomes.
WHOLE = {"plain": ("", 0), "causal": ("causal", 0), "window": ("causal window", 0),
         "documents": ("causal", 1), "by_head": ("", 1), "changed": ("", 1), "one_by_row": ("", 1),
         "blocks": ("", 1), "causal_blocks": ("", 1)}


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Exported(unittest.TestCase):
    def check_words(self, form, text):
        found = re.findall(r'"fsdp.attention"\((.*?)\) {(.*?)}', text)
        if form not in WHOLE:
            self.assertFalse(found)
            return
        words, masks = WHOLE[form]
        (operands, attributes), = found
        self.assertEqual(re.findall("causal|window", attributes), words.split())
        self.assertEqual(operands.count(",") - 2, masks)

    def test_trained(self):
        for form, inside in itertools.product(forms.FORMS, "01"):
            chosen = {"FSDP_TEST_FORM": form, "FSDP_TEST_INSIDE": inside}
            with self.subTest(form, inside=inside), mock.patch.dict(os.environ, chosen), \
                    tempfile.TemporaryDirectory() as work:
                code, out, err = run(
                    MODEL, "--against", "unsharded", "--optimizer", "sgd", "--work", work)
                self.assertEqual(code, 0, out + err)
                self.check_words(form, next(pathlib.Path(work).rglob("model.mlir")).read_text())


LLAMA = """
import torch
import transformers

class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.model = transformers.LlamaForCausalLM(transformers.LlamaConfig(
            vocab_size=32, hidden_size=16, intermediate_size=16, num_hidden_layers=2,
            num_attention_heads=2, attn_implementation="flex_attention"))

    def forward(self, tokens):
        return self.model(tokens, labels=tokens).loss

def model():
    return Model()

def batch(rank, step):
    torch.manual_seed(10 * step + rank)
    return (torch.randint(0, 32, (2, 12)),)
"""


@support.needs_torch
@unittest.skipUnless(importlib.util.find_spec("transformers"), "needs transformers")
class Transformers(support.TorchExportCase):
    def test_words(self):
        code, error = self.run_cli(LLAMA)
        self.assertEqual(code, 0, error)
        model = (self.folder / "out" / "model.mlir").read_text()
        self.assertEqual(len(re.findall(r'"fsdp.attention"\(%\w+, %\w+, %\w+\) {causal', model)), 2)


if __name__ == "__main__":
    unittest.main()
