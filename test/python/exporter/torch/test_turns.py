# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps that take turns: what `model()` may return, and what is written of it.

That they train as PyTorch does is shown by `kinds/two_optimizers.py` and `actor_critic.py`.
"""

import contextlib
import io
import pathlib
import re
import tempfile
import unittest
import warnings

import support

if support.HAS_TORCH:
    from fsdp_export.torch import cli, parity

PAIR = """
import fsdp_export
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

class Pair(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 2)
        self.second = nn.Linear(2, 3)
        self.drop = nn.Dropout(0.5)

    def first_loss(self, x, index):
        return self.second(self.first(x)).square().mean()

    def second_loss(self, x, index):
        return self.drop(self.second(self.first(x)))[index].sum()

    def checkpointed(self, x, index):
        return checkpoint(self.first, x, use_reentrant=False).mean()

def model():
    pair = Pair()
    return {
        "first": fsdp_export.Step(pair, pair.first_loss, pair.first.parameters()),
        "second": fsdp_export.Step(pair, "second_loss", pair.second.parameters()),
    }

def batch(rank, step):
    return torch.ones(4, 3), torch.tensor([0, 3])
"""
FIRST = 'fsdp_export.Step(pair, pair.first_loss, pair.first.parameters())'


@support.needs_torch
class Turns(unittest.TestCase):
    def export(self, text, *options):
        """(exit code, what was said, model.mlir) of an export."""
        warnings.simplefilter("ignore")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "pair.py")
            path.write_text(text)
            out, err = io.StringIO(), io.StringIO()
            arguments = [str(path), "-o", f"{folder}/out", "--steps", "1", *options]
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = cli.main(arguments)
            step = pathlib.Path(folder, "out", "model.mlir")
            return code, err.getvalue(), step.read_text() if step.exists() else ""

    def fails(self, text, *messages, options=()):
        code, said, _ = self.export(text, *options)
        self.assertEqual(code, 1, said)
        for message in messages:
            self.assertIn(message, said)

    def replaced(self, old, new):
        self.assertIn(old, PAIR)
        return PAIR.replace(old, new)

    def test_written(self):
        code, said, text = self.export(PAIR)
        self.assertEqual(code, 0, said)
        functions = re.findall(r"func\.func @(\w+)\((.*?)\) -> \((.*)\) attributes \{(.*)\} \{", text)
        self.assertEqual([name for name, *_ in functions], ["step", "step_second"])
        for (_, _, results, attributes), name in zip(functions, ("first", "second"), strict=True):
            self.assertEqual(attributes, f'fsdp.turn = "{name}"')
            self.assertEqual(set(re.findall(r"fsdp\.grad<@model::@(\w+)::", results)), {name})
        # One has dropout, one an index: both take the seed, and check the index.
        self.assertEqual(functions[0][1], functions[1][1])
        self.assertIn('#fsdp.input<"index", indices = [-4, 4]>', functions[0][1])
        self.assertIn('#fsdp.input<"rng_seed">', functions[0][1])
        self.assertNotIn("frozen", text)

    def test_turns_drop_other_elements(self):
        import torch
        from fsdp_export.dropout import eager

        def drop(turn):
            with eager(torch.tensor(7), turn):
                return torch.nn.functional.dropout(torch.ones(64), 0.5)

        self.assertTrue(torch.equal(drop(0), drop(0)))
        self.assertFalse(torch.equal(drop(0), drop(1)))

    def test_what_model_returns(self):
        self.fails(self.replaced("    return {", "    return pair.first, pair.second\n    return {"),
                   "expected model() to return an nn.Module, got tuple",
                   "return a dictionary of names and fsdp_export.Step(module, loss, parameters)")
        self.fails(self.replaced(f'"first": {FIRST}', '"first": pair.first'),
                   "expected model() to return an nn.Module, got dict")
        self.fails(self.replaced('"first"', '"the first"'),
                   "expected names of letters, digits and '_' for steps, got 'the first'")
        self.fails(self.replaced('"first"', '"ignored_first"'),
                   "expected names of steps that do not begin with 'ignored', got 'ignored_first'")
        self.fails(self.replaced("fsdp_export.Step(pair, \"second", "fsdp_export.Step(Pair(), \"second"),
                   "step 'second': expected the nn.Module of the first step, got another")

    def test_loss(self):
        self.fails(self.replaced('"second_loss"', '"third_loss"'),
                   "step 'second': expected loss to be a method of its module, got 'third_loss'")
        self.fails(self.replaced("[index].sum()", "[index].sum().detach()"),
                   "step 'second': the loss depends on no parameter with requires_grad = True")

    def test_parameters(self):
        self.fails(self.replaced("pair.second.parameters()", "pair.parameters()"),
                   "not supported: parameter 'first.weight' of two steps, 'first' and 'second'")
        self.fails(self.replaced("pair.second.parameters()", "[pair.second.weight]"),
                   "parameter 'second.bias' is of none of the steps",
                   "freeze it with requires_grad_(False)")
        self.fails(self.replaced("pair.second.parameters()", "nn.Linear(2, 3).parameters()"),
                   "step 'second': expected parameters of its module, got another tensor of shape "
                   "(3, 2)")
        self.fails(self.replaced("pair.second.parameters()", "pair.second.named_parameters()"),
                   "step 'second': expected parameters of its module, got tuple")
        self.fails(self.replaced("    return {", "    pair.second.requires_grad_(False)\n    return {"),
                   "step 'second' has no parameter with requires_grad = True")

    def test_parameters_that_no_loss_reaches(self):
        code, said, text = self.export(
            self.replaced("return self.second(self.first(x))", "return self.first(x)"))
        self.assertEqual(code, 0, said)
        self.assertNotIn("unused", text)
        # PyTorch's optimizer leaves such parameters alone, too.
        code, said, text = self.export(self.replaced(
            "self.drop(self.second(self.first(x)))",
            "self.drop(self.first(x) @ self.second.weight.T)"))
        self.assertEqual(code, 0, said)
        self.assertIn("fsdp.param unused @bias", text)

    def test_refused_together(self):
        for options, what in (
            (["--eval"], "--eval"), (["--loss-scale"], "--loss-scale"),
            (["--param-dtype", "bf16"], "mixed precision"),
        ):
            with self.subTest(what):
                self.fails(PAIR, f"not supported: {what} with steps that take turns",
                           options=options)
        self.fails(self.replaced("torch.ones(4, 3)", "torch.ones(4 + rank, 3)"),
                   "not supported: batches of several shapes with steps that take turns",
                   options=["--world", "2"])
        self.fails(self.replaced("pair.first_loss", "pair.checkpointed"),
                   "not supported: activation checkpointing in step 'first', which takes turns")

    def test_parity_is_against_unsharded(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "pair.py")
            path.write_text(PAIR)
            err = io.StringIO()
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(err):
                code = parity.main([str(path)])
        self.assertEqual(code, 2)
        self.assertIn("not supported: FSDP of steps that take turns", err.getvalue())
        self.assertIn("--against unsharded", err.getvalue())


if __name__ == "__main__":
    unittest.main()
