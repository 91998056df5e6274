# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of 8-bit floats with scales: exported, and trained as PyTorch does."""

import contextlib
import importlib.util
import io
import pathlib
import subprocess
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS

if support.HAS_TORCH:
    import torch

    from fsdp_export.torch import cli

STEPS, RATE = 3, 0.1
HEAD = """
import torch
from torch import nn

def to_float8(x, dtype, dim):
    largest = x.abs().amax(dim, keepdim=True) if dim is not None else x.abs().amax()
    scale = torch.finfo(dtype).max / largest.float()
    return (x.float() * scale).to(dtype), 1 / scale

def batch(rank, step):
    generator = torch.Generator().manual_seed(100 * step + rank)
    return torch.randn(32, 16, generator=generator), torch.randn(32, 48, generator=generator)
"""
# Products by the operation that tensor cores have: one scale for a tensor, or one for each row.
SCALED = HEAD + """
class Product(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        x8, x_scale = to_float8(x, torch.float8_e4m3fn, {rows})
        w8, w_scale = to_float8(weight, torch.float8_e4m3fn, {rows})
        return torch._scaled_mm(
            x8, w8.t(), x_scale, w_scale.t(), out_dtype=torch.{result})

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        g8, g_scale = to_float8(grad, torch.float8_e5m2, None)
        w8, w_scale = to_float8(weight, torch.float8_e4m3fn, None)
        dx = torch._scaled_mm(
            g8, w8.t().contiguous().t(), g_scale, w_scale, out_dtype=torch.float32)
        return dx, grad.float().t() @ x

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = nn.Linear(16, 32), nn.Linear(32, 48, bias=False)

    def forward(self, x, y):
        x = Product.apply(x, self.first.weight).float() + self.first.bias
        return (Product.apply(torch.relu(x), self.last.weight).float() - y).square().mean()

def model():
    return Net()
"""
# What torchao makes of a model, where it is installed.
CONVERTED = HEAD + """
from torchao.float8 import Float8LinearConfig, convert_to_float8_training

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = nn.Linear(16, 32), nn.Linear(32, 48)

    def forward(self, x, y):
        return (self.last(torch.relu(self.first(x))) - y).square().mean()

def model():
    return convert_to_float8_training(
        Net(), config=Float8LinearConfig.from_recipe_name("{recipe}"))
"""


def call(*command):
    subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)


def train(source):
    """The states after some steps of PyTorch on the batches of two ranks."""
    spec = importlib.util.spec_from_file_location("float8_model", source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    model = module.model()
    optimizer = torch.optim.SGD(model.parameters(), lr=RATE)
    for step in range(STEPS):
        optimizer.zero_grad()
        for rank in range(2):
            (model(*module.batch(rank, step)) / 2).backward()
        optimizer.step()
    return model.state_dict()


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Trained(unittest.TestCase):
    def check(self, text):
        from safetensors.torch import load_file
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            source = folder / "float8_model.py"
            source.write_text(text)
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(cli.main([
                    str(source), "-o", str(folder), "--world", "2", "--steps", str(STEPS)]), 0)
            self.assertIn("f8E4M3FN", (folder / "model.mlir").read_text())
            artifact, weights = folder / "step.so", folder / "weights.safetensors"
            call("fsdp-compile", folder / "model.mlir", "--world", 2, "--optimizer", "sgd", "-o", artifact)
            call("fsdp-run", artifact, "--data", folder, "--steps", STEPS, "--progress", "never",
                 "--lr", RATE, "--hyper", "momentum=0", "--hyper", "weight_decay=0", "--save", weights)
            found = load_file(weights)
            for path, expected in train(source).items():
                torch.testing.assert_close(found[path], expected, rtol=1e-5, atol=1e-6, msg=path)

    def test_scaled_products(self):
        for rows, result in ((None, "float32"), (1, "bfloat16")):
            with self.subTest(rows=rows, result=result):
                self.check(SCALED.format(rows=rows, result=result))

    @unittest.skipUnless(importlib.util.find_spec("torchao"), "needs torchao")
    def test_torchao(self):
        for recipe in ("tensorwise", "rowwise", "rowwise_with_gw_hp"):
            with self.subTest(recipe=recipe):
                self.check(CONVERTED.format(recipe=recipe))


if __name__ == "__main__":
    unittest.main()
