# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parity finds faults: runs that are damaged in one place each.

Without the tools PyTorch is the run that is damaged, and trains on with damaged
gradients; the long form damages what the tools read and what they left.
"""

import contextlib
import copy
import dataclasses
import functools
import io
import os
import pathlib
import shutil
import tempfile
import typing
import unittest
import warnings
from unittest import mock

import support

from .test_parity import HAS_TOOLS, run

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file, save_file

    from fsdp_export.common import comparison
    from fsdp_export.common.optimizers import OPTIMIZERS
    from fsdp_export.torch import cli, parity, training

MODEL = """
import torch
from torch import nn

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.norm = nn.BatchNorm1d(8)
        self.drop = nn.Dropout(0.25)

    def forward(self, x):
        return x + self.drop(torch.tanh(self.norm(self.linear(x))))

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.second = Block()
        self.out = nn.Linear(8, 3)

    def forward(self, x, y):
        return nn.functional.mse_loss(self.out(self.second(self.first(x))), y)

def model():
    return Net()

def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * step + rank)
    return torch.randn(12, 8, generator=generator), torch.randn(12, 3, generator=generator)
"""
# Three norms of two values each: gradients are rounding alone, of which Adam makes full steps.
NOISE = """
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        norms = [(nn.Linear(4, 4), nn.BatchNorm1d(4, eps=1e-9)) for _ in range(3)]
        self.stack = nn.Sequential(*[layer for pair in norms for layer in pair])
        self.out = nn.Linear(4, 2)
        for linear, _ in norms:
            nn.init.normal_(linear.weight, 0.0, 0.02)

    def forward(self, x, y):
        return nn.functional.cross_entropy(self.out(self.stack(x)), y)

def model():
    torch.manual_seed(0)
    return Net()

def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * rank + step)
    return torch.randn(2, 4, generator=generator), torch.randint(0, 2, (2,), generator=generator)
"""
WORLD, STEPS = 2, 3
WEIGHT, BIAS, NORM = "first.linear.weight", "out.bias", "second.norm.weight"


@dataclasses.dataclass
class Fault:
    """What changes the gradients of all steps, the results, the files that a run reads, its
    program's text, or its hyper-parameters."""

    gradients: typing.Callable | None = None
    result: typing.Callable | None = None
    files: typing.Callable | None = None
    text: tuple = ()
    hyper: dict = dataclasses.field(default_factory=dict)


def changed(step, name, function):
    """The gradient of `name` in `step` becomes what `function` makes of a copy."""
    def change(gradients):
        gradients[step][name] = function(gradients[step][name].clone())

    return Fault(gradients=change)


def every(function):
    """The same of all gradients of all steps."""
    def change(gradients):
        for step in gradients:
            step.update({name: function(gradient) for name, gradient in step.items()})

    return Fault(gradients=change)


def state(kind, name, function):
    """A parameter or buffer at the end becomes what `function` makes of it and its first value."""
    def change(result, first):
        states = getattr(result, kind)
        states[name] = function(states[name].clone(), first[name])

    return Fault(result=change)


def put(index, value):
    def change(tensor):
        tensor[index] = value
        return tensor

    return change


def swapped(gradients):
    for step in gradients:
        one, other = "first.linear.weight", "second.linear.weight"
        step[one], step[other] = step[other], step[one]


def previous(gradients):
    gradients[2] = dict(gradients[1])


def dropped(gradients):
    del gradients[1][WEIGHT]


def batch_path(folder, rank, step):
    return folder / "batches" / f"rank{rank}-step{step}.safetensors"


def other_rank(folder):
    shutil.copy(batch_path(folder, 0, 1), batch_path(folder, 1, 1))


def other_step(folder):
    shutil.copy(batch_path(folder, 0, 2), batch_path(folder, 0, 1))


def other_input(key, function):
    def change(folder):
        tensors = load_file(batch_path(folder, 1, 1))
        tensors[key] = function(tensors[key])
        save_file(tensors, batch_path(folder, 1, 1))

    return Fault(files=change)


def other_loss(result, _):
    result.losses[1, 0] *= 1 + 1e-4


def swapped_losses(result, _):
    result.losses = result.losses[:, list(reversed(range(WORLD)))]


def lost_parameter(result, _):
    del result.params[BIAS]


FAULTS = {
    "a gradient scaled": changed(1, WEIGHT, lambda g: g * 1.001),
    "a bias' gradient scaled": changed(0, BIAS, lambda g: g * 1.001),
    "a norm's gradient scaled": changed(2, NORM, lambda g: g * 1.001),
    "one element of a bias missing": changed(1, BIAS, put(1, 0.0)),
    "one element of a weight missing": changed(0, WEIGHT, put((2, 3), 0.0)),
    "a row missing": changed(1, WEIGHT, put(4, 0.0)),
    "a sign": changed(1, NORM, lambda g: -g),
    "a transposed gradient": changed(1, WEIGHT, lambda g: g.t().contiguous()),
    "a gradient rounded to 16 bits": changed(0, WEIGHT, lambda g: g.bfloat16().float()),
    "not a number": changed(1, WEIGHT, put((0, 0), float("nan"))),
    "a dropped hook": Fault(gradients=dropped),
    "two gradients swapped": Fault(gradients=swapped),
    "the last step's gradients": Fault(gradients=previous),
    "averaged over one more rank": every(lambda g: g * (WORLD / (WORLD + 1))),
    "not averaged": every(lambda g: g * WORLD),
    "a loss": Fault(result=other_loss),
    "losses of other ranks": Fault(result=swapped_losses),
    "a parameter not updated": state("params", WEIGHT, lambda p, first: first),
    "an element not updated": state("params", WEIGHT, lambda p, first: put(0, first[0])(p)),
    "a parameter lost": Fault(result=lost_parameter),
    "a stale buffer": state("buffers", "first.norm.running_mean", lambda b, first: first),
    "a biased variance": state("buffers", "first.norm.running_var", lambda b, _: b * 11 / 12),
    "a counter": state("buffers", "first.norm.num_batches_tracked", lambda b, _: b - 1),
    "learning rate": Fault(hyper={"lr": 1e-3 * (1 + 1e-4)}),
    "no weight decay": Fault(hyper={"weight_decay": 0.0}),
    "betas swapped": Fault(hyper={"beta1": 0.999, "beta2": 0.9}),
    "another beta": Fault(hyper={"beta2": 0.998}),
    "another epsilon": Fault(hyper={"eps": 1e-6}),
    "a rank's batch twice": Fault(files=other_rank),
    "a step's batch twice": Fault(files=other_step),
    "an input": other_input("0", put((0, 0), 0.5)),
    "a seed of dropout": other_input("2", lambda seed: seed + 1),
}
COMPILED = {
    "no dropout": Fault(text=("constant 1073741824 ", "constant 0 ")),
    "epsilon of a norm": Fault(text=("constant 1.000000e-05 ", "constant 2.000000e-05 ")),
    "a variance of all": Fault(text=("constant 1.0909090909090908 ", "constant 1.0 ")),
}


def damage(fault, result, first):
    """A copy of what a run left, damaged after it."""
    result = copy.deepcopy(result)
    if fault.gradients:
        fault.gradients(result.gradients)
    if fault.result:
        fault.result(result, first)
    return result


@contextlib.contextmanager
def damaged_inputs(fault, folder):
    """A copy of the export, damaged, and hyper-parameters that are."""
    with tempfile.TemporaryDirectory() as other:
        other = pathlib.Path(other) / "export"
        shutil.copytree(folder, other)
        if fault.files:
            fault.files(other)
        if fault.text:
            program = (other / "model.mlir").read_text()
            assert fault.text[0] in program, fault.text
            (other / "model.mlir").write_text(program.replace(*fault.text))
        with mock.patch.dict(OPTIMIZERS, adamw=OPTIMIZERS["adamw"] | fault.hyper):
            yield other


@support.needs_torch
class Faults(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        warnings.simplefilter("ignore")
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.model = cls.folder / "model.py"
        cls.model.write_text(MODEL)
        arguments = ["--world", str(WORLD), "--steps", str(STEPS)]
        cls.options = parity.make_parser().parse_args([str(cls.model), *arguments])
        with contextlib.redirect_stdout(io.StringIO()):
            assert cli.main([str(cls.model), "-o", str(cls.folder), *arguments]) == 0
        cls.theirs = cls.train(cls.folder)
        reference = parity.reference(cls.options, cls.folder)
        cls.around = comparison.Neighbours(
            reference, cls.theirs.gradients, reference.train(cls.theirs.gradients, True))
        cls.first = load_file(cls.folder / "init.safetensors")

    @classmethod
    def train(cls, folder, gradients=None, begin=None):
        return parity.Result(*training.run_unsharded(
            cls.model, folder, "adamw", WORLD, STEPS, taken=gradients, begin=begin))

    def judge(self, train):
        """Whether parity takes what `train(begin=None)` leaves for PyTorch's equal, and what it
        prints."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            good = not parity.compare(
                self.options, self.folder, self.theirs, train(), self.around, train)[0]
        return good, out.getvalue()

    def damaged(self, fault, begin=None):
        """What a run with this fault leaves, which begins with these parameters, or its own."""
        with damaged_inputs(fault, self.folder) as folder:
            ours = self.train(folder, begin=begin)
            if not fault.gradients:
                return damage(fault, ours, self.first | (begin or {}))
            gradients = damage(fault, ours, self.first).gradients
            return dataclasses.replace(self.train(folder, gradients, begin), gradients=gradients)

    def test_no_fault(self):
        """Sums in another order are none."""
        def flipped(folder):
            for rank in range(WORLD):
                for step in range(STEPS):
                    path = batch_path(folder, rank, step)
                    save_file({k: t.flip(0).contiguous() if t.dim() else t
                               for k, t in load_file(path).items()}, path)

        self.assertTrue(self.judge(lambda begin=None: self.train(self.folder, begin=begin))[0])
        without = MODEL.replace("nn.Dropout(0.25)", "nn.Identity()")
        self.model.write_text(without)
        self.addCleanup(self.model.write_text, MODEL)
        theirs = self.train(self.folder)
        with damaged_inputs(Fault(files=flipped), self.folder) as other, \
                mock.patch.object(self, "theirs", theirs):
            ours = self.train(other)
            self.assertFalse(torch.equal(ours.gradients[0][WEIGHT], theirs.gradients[0][WEIGHT]))
            good, out = self.judge(lambda begin=None: self.train(other, begin=begin))
        self.assertTrue(good, out)

    def test_every_fault_is_found(self):
        for name, fault in FAULTS.items():
            with self.subTest(name):
                good, out = self.judge(functools.partial(self.damaged, fault))
                self.assertFalse(good, out)
                self.assertIn("exit code 1: ", out)

    def test_states_that_round_otherwise(self):
        """A run whose first gradients are float64's, and the others PyTorch's own, is as near as
        PyTorch's, whose first ones are rounding alone; a fault is found there, too."""
        model = self.folder / "noise.py"
        model.write_text(NOISE)
        folder = self.folder / "noise"
        arguments = [str(model), "--world", str(WORLD), "--steps", "2"]
        options = parity.make_parser().parse_args(arguments)
        with contextlib.redirect_stdout(io.StringIO()):
            assert cli.main([*arguments, "-o", str(folder)]) == 0
        reference = parity.reference(options, folder)
        theirs = reference.train(None, False)

        def train(factor, begin=None):
            first = reference.train(None, True, begin=begin).gradients[0]
            first = {name: gradient.float() for name, gradient in first.items()}
            second = reference.train([first, {}], False, begin=begin).gradients[1]
            second["out.weight"] *= factor
            gradients = [first, second]
            result = reference.train(gradients, False, begin=begin)
            return dataclasses.replace(result, gradients=gradients)

        for factor, names in ((1.0, []), (1.05, ["gradient out.weight in step 1"])):
            ours = functools.partial(train, factor)
            with contextlib.redirect_stdout(io.StringIO()):
                bad, _ = parity.compare(options, folder, theirs, ours(), again=ours)
            self.assertEqual([str(finding.key) for finding in bad], names)

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    @unittest.skipUnless(os.environ.get("FSDP_LONG_TESTS"), "long: set FSDP_LONG_TESTS")
    def test_every_fault_of_a_compiled_run_is_found(self):
        compile_step, train = parity.compile_step, parity.train_compiled
        for name, fault in {"none": Fault(), **FAULTS, **COMPILED}.items():
            def compile_damaged(options, work, wrap, fault=fault):
                with damaged_inputs(fault, work) as folder:
                    compile_step(options, folder, wrap)
                    shutil.copy(folder / "step.so", work)

            def train_damaged(options, work, fault=fault):
                first = load_file(work / "init.safetensors")
                with damaged_inputs(fault, work) as folder:
                    return damage(fault, train(options, folder), first)

            with self.subTest(name), \
                    mock.patch.object(parity, "compile_step", compile_damaged), \
                    mock.patch.object(parity, "train_compiled", train_damaged):
                code, out, error = run(self.model, "--against", "unsharded")
                self.assertEqual(code, 0 if name == "none" else 1, out + error)


if __name__ == "__main__":
    unittest.main()
