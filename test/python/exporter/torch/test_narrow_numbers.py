# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers beside tensors of 16 bits: the bits that PyTorch computes, and those of gradients.

Whole steps run; what each expression gives is kept in buffers.
"""

import importlib.util
import pathlib
import subprocess

import support

from .test_parity import HAS_TOOLS

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file

# Of x and y with 512 elements, x with a gradient, and a number s.
EXPRESSIONS = """
x * s; x + s; x - s; s - x; x / s; s / x; x ** 3; x ** -2.0; x.abs() ** -1; (x.abs() + 1) ** s
torch.div(x, s, rounding_mode="floor"); torch.div(x, s, rounding_mode="trunc")
torch.remainder(x, s); torch.fmod(x, s); (x > s).to(x.dtype) + x; (x == s).to(x.dtype) * x
torch.where(y > 0, x, s); x.clamp(-s, s); x.clamp_min(s); F.hardtanh(x, -s, s)
F.threshold(x, s, 0.7 * s); F.hardshrink(x, s); F.softshrink(x, s); x.masked_fill(y > 0, s)
F.leaky_relu(x, s); F.elu(x, s); F.selu(x); F.celu(x, s); F.relu6(x * s); F.hardswish(x)
torch.addcmul(x, y, x, value=s); torch.addcdiv(x, y, x.abs() + 1, value=s); torch.lerp(x, y, s)
torch.add(x, y, alpha=s); torch.sub(x, y, alpha=s); torch.rsub(x, y, alpha=s)
torch.add(x, s, alpha=s); torch.rsub(x, s, alpha=s); torch.full_like(x, s) * x
torch.nan_to_num(x / (y > 0), s, s, -s); F.pad(x[1:-1], (1, 1), value=s); x * 257; x / 7
(1.0 - (y > 0).to(x.dtype)) * -1e9 + x; x * 1.1 * (y > 0) / (1 - s)
x * torch.tensor(s); torch.tensor(s) * x; x / torch.tensor(s); x + torch.tensor(s)
torch.tensor(s) - x; torch.addcmul(x, y, torch.tensor(s), value=s); x * torch.tensor(257)
torch.div(x, torch.tensor(s), rounding_mode="floor"); torch.maximum(x, torch.tensor(s))
torch.logaddexp(x, torch.tensor(s)); torch.logaddexp(x, y)
"""
NUMBERS = (0.9, 0.3, 257.3, 1e-3)

MODEL = """
import torch
from torch import nn
from torch.nn import functional as F

FUNCTIONS = [{functions}]

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(()))
        draws = torch.randn(3, 512, generator=torch.Generator().manual_seed(0))
        for name, kind in (("bf16", torch.bfloat16), ("f16", torch.float16)):
            self.register_buffer(name, (draws * torch.tensor([[3], [1], [1]])).to(kind))
            shape = len(FUNCTIONS), {count}, 2, 512
            self.register_buffer(f"{{name}}_results", torch.zeros(shape, dtype=kind))

    def results(self, given, function):
        for s in {numbers}:
            x = given[0].detach().clone().requires_grad_()
            with torch.enable_grad():
                y = function(x, given[1], s)
                gradient, = torch.autograd.grad(y, x, given[2])
            yield torch.stack([y.detach(), gradient])

    def forward(self, x):
        for name in ("bf16", "f16"):
            given = getattr(self, name)
            getattr(self, f"{{name}}_results").copy_(torch.stack([
                torch.stack(list(self.results(given, function))) for function in FUNCTIONS]))
        return self.scale * x.sum()

model = Model

def batch(rank, step):
    return torch.ones(2)
"""


@support.needs_torch
class Numbers(support.TorchExportCase):
    def setUp(self):
        super().setUp()
        if not HAS_TOOLS:
            self.skipTest("needs fsdp-compile and fsdp-run on PATH")

    def ours(self, source):
        """The states after one step of ours."""
        self.export(source, "--world", "1", "--steps", "1")
        work = self.folder / "out"
        for command in (
            ["fsdp-compile", work / "model.mlir", "--world", "1", "--wrap", "none",
             "--optimizer", "sgd", "-o", work / "step.so"],
            ["fsdp-run", work / "step.so", "--data", work, "--steps", "1", "--lr", "0",
             "--progress", "never", "--save", work / "after.safetensors"],
        ):
            subprocess.run([str(part) for part in command], check=True, capture_output=True)
        return load_file(work / "after.safetensors")

    def theirs(self, source):
        path = pathlib.Path(self.folder) / "eager.py"
        path.write_text(source)
        spec = importlib.util.spec_from_file_location("eager", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        model = module.model()
        model(torch.ones(2))
        return dict(model.named_buffers())

    def test_are_rounded_as_pytorch_does(self):
        expressions = [each.strip() for each in EXPRESSIONS.replace("\n", ";").split(";") if each]
        source = MODEL.format(
            functions=", ".join(f"lambda x, y, s: {each}" for each in expressions),
            numbers=NUMBERS, count=len(NUMBERS))
        ours, theirs = self.ours(source), self.theirs(source)
        for name in ("bf16", "f16"):
            pairs = zip(ours[f"{name}_results"], theirs[f"{name}_results"], strict=True)
            for expression, (one, other) in zip(expressions, pairs, strict=True):
                for i, number in enumerate(NUMBERS):
                    with self.subTest(name, expression=expression, s=number):
                        torch.testing.assert_close(
                            one[i], other[i], rtol=0, atol=0, equal_nan=True)
