# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batches and results that are more than tensors."""

import json
import pathlib
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS, run

HEAD = """
import collections
import dataclasses
import types

import torch
from torch import nn

@dataclasses.dataclass
class Pair:
    left: torch.Tensor
    right: torch.Tensor
    scale: float = 2.0

def tensors(rank, step, count):
    g = torch.Generator().manual_seed(rank * 100 + step)
    return [torch.randn(4, 6, generator=g) for _ in range(count)]

def model():
    return Model()
"""


def text(batch, forward, arguments):
    def indent(lines, depth):
        return "\n".join(" " * depth + line for line in lines.strip().splitlines())

    return f"""{HEAD}
def batch(rank, step):
    x, y = tensors(rank, step, 2)
{indent(batch, 4)}

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 3)
        self.b = nn.Linear(6, 3)

    def forward(self, {arguments}):
{indent(forward, 8)}
"""


LOSS = "loss = (self.a({0}) * self.b({1})).square().mean()\n"
PLAIN = LOSS.format("x", "y") + "return loss"

# Name: (batch, forward, forward's arguments, names of the inputs).
WORKS = {
    "a dictionary": ("return {'y': y, 'x': x}", PLAIN, "x, y", ["x", "y"]),
    "a mapping": ("return collections.UserDict(x=x, y=y)", PLAIN, "x, y", ["x", "y"]),
    "keywords only": ("return {'y': y, 'x': x}", PLAIN, "*, x, y, z=None", ["x", "y"]),
    "None and numbers": (
        "return x, None, y, 3",
        "assert z is None and n == 3\n" + PLAIN, "x, z, y, n", ["x", "y"]),
    "nested tuples": (
        "return x, (y, {'more': [x]})", LOSS.format("x", "p[0] + p[1]['more'][0]") + "return loss",
        "x, p", ["x", "p.0", "p.1.more.0"]),
    "a dataclass": (
        "return Pair(x, y)", LOSS.format("pair.left * pair.scale", "pair.right") + "return loss",
        "pair", ["pair.left", "pair.right"]),
    "a dictionary as result": (
        "return x, y", LOSS.format("x", "y") + "return {'loss': loss, 'logits': x}", "x, y",
        ["x", "y"]),
    "an object as result": (
        "return x, y", LOSS.format("x", "y") + "return types.SimpleNamespace(loss=loss)", "x, y",
        ["x", "y"]),
    "a tuple as result": (
        "return x, y", LOSS.format("x", "y") + "return loss, x", "x, y", ["x", "y"]),
}

# Name: (batch, forward, parts of the message).
REFUSED = {
    "an array": ("import numpy\nreturn x, y.numpy()", PLAIN, ["dataclasses, got ndarray"]),
    "no tensor": ("return None, 3", PLAIN, ["expected batch(rank, step) to return tensors"]),
    "another constant": (
        "return x, y, step", PLAIN, ["batch(0, 1) has other names or constants than batch(0, 0)"]),
    "another name": (
        "return {'x': x, 'yz'[step]: y}", PLAIN, ["batch(0, 1) has other names"]),
    "a result without a loss": (
        "return x, y", "return {'logits': self.a(x)}",
        ["to return the loss as a scalar tensor, got dict", "labels"]),
    "a loss that is a number": (
        "return x, y", "return {'loss': 1.0}", ["got dict with a loss that is float"]),
    "a loss with dimensions": (
        "return x, y", "return self.a(x), x", ["scalar loss, got a tensor of shape (4, 3)"]),
}


@support.needs_torch
class Batches(support.TorchExportCase):
    def test_what_is_refused(self):
        for name, (batch, forward, messages) in REFUSED.items():
            with self.subTest(name):
                self.fails(text(batch, forward, "x, y, z=None"), *messages,
                           options=("--steps", "2"))

    def test_inputs_are_called_as_the_user_calls_them(self):
        for name, (batch, forward, arguments, names) in WORKS.items():
            with self.subTest(name):
                self.export(text(batch, forward, arguments))
                manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
                self.assertEqual([entry["name"] for entry in manifest["inputs"]], names)

    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_training_equals_pytorch(self):
        for name, (batch, forward, arguments, _) in WORKS.items():
            with self.subTest(name), tempfile.NamedTemporaryFile("w", suffix=".py") as file:
                file.write(text(batch, forward, arguments))
                file.flush()
                code, out, error = run(
                    pathlib.Path(file.name), "--against", "unsharded", "--optimizer", "sgd")
                self.assertEqual(code, 0, out + error)
