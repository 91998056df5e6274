# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex numbers are pairs of real ones: equal to PyTorch's, in states, too."""

import itertools
import pathlib
import tempfile
import unittest

import support

from .test_parity import HAS_TOOLS, run
from .test_repeat import text

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file
    from torch import nn

    from fsdp_export.torch import fourier, pairs, problems, trace, tree, turns

    aten = torch.ops.aten


@support.needs_torch
class Fourier(unittest.TestCase):
    """Sizes that are one product, several, and a prime that is too large for a matrix."""

    def test_transforms(self):
        torch.manual_seed(0)
        for shape in ((5, 6), (3, 64), (70, 37), (2, 1, 96)):
            x = torch.randn(shape, dtype=torch.complex128)
            last = x.dim() - 1
            for dims, norm in itertools.product(([last], [0, last], [last, 0]), range(3)):
                self.check(x, dims, norm)

    def check(self, x, dims, norm):
        for forward in (False, True):
            theirs = aten._fft_c2c(x, dims, norm, forward)
            ours = fourier.of_complex((x.real, x.imag), dims, norm, forward)
            torch.testing.assert_close(torch.complex(*ours), theirs)
        for onesided in (False, True):
            theirs = aten._fft_r2c(x.real.contiguous(), dims, norm, onesided)
            ours = fourier.of_real(x.real, dims, norm, onesided)
            torch.testing.assert_close(torch.complex(*ours), theirs)
        count = x.shape[dims[-1]]
        for size in {max(2 * count - 2, 1), 2 * count - 1, count}:
            theirs = aten._fft_c2r(x, dims, norm, size)
            ours = fourier.to_real((x.real, x.imag), dims, norm, size)
            torch.testing.assert_close(ours, theirs)

    def test_float32_rounds_like_others(self):
        torch.manual_seed(0)
        x = torch.randn(64, 1024)
        exact = torch.fft.fft(x.double())
        ours = torch.complex(*fourier.of_real(x, [1], 0, False))
        theirs, ours = ((y - exact).abs().square().mean() for y in (torch.fft.fft(x), ours))
        self.assertLess(float(ours), 2 * 1.5**2 * float(theirs))


# Of complex numbers z and w what is computed of them.
OPERATIONS = (
    "z * w", "z / w", "z + 2", "2 - z", "z * 1j", "(z * 0.1).exp()", "z.conj() * w", "z.abs()",
    "z.angle()", "z.sgn()", "z.log()", "z.sqrt()", "z.sin()", "z.reciprocal()", "z @ w.mT",
    "z.sum(-1)", "torch.cat([z, w])", "torch.stack([z, w]).mean(0)", "z.real * w", "z.imag + w",
    "torch.where(z.real > 0, z, w)", "z[:, 1:].flip(0)", "z.cumsum(1)", "torch.complex(z.real, w.real[:1])", "z.roll(1, 0)",
    "z.real.to(z.dtype)", "torch.zeros_like(z) + w", "z.clone().index_fill(1, I, 2j)", "z ** 2",
    "torch.nn.functional.pad(torch.view_as_real(z), (0, 0, 1, 2))", "w.T.reshape(2, -1)",
)


@support.needs_torch
class Operations(unittest.TestCase):
    def graph(self, expression):
        """A traced step, with its complex numbers and without them, and what it takes."""
        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.a = nn.Parameter(torch.randn(3, 4, 2))
                self.b = nn.Parameter(torch.randn(3, 4, 2))
                self.register_buffer("index", torch.tensor([1, 3]))

            def forward(self, x):
                z, w = torch.view_as_complex(self.a * x), torch.view_as_complex(self.b)
                y = eval(expression, {"torch": torch, "z": z, "w": w, "I": self.index})
                y = torch.view_as_real(y.resolve_conj()) if y.is_complex() else y
                return (y * torch.linspace(0.5, 1.5, y.numel()).view(y.shape)).sum()

        model, x = Model(), (torch.tensor(1.5),)
        module_tree = tree.build(model)

        class Structure:
            call_whole = staticmethod(lambda call, inputs: call(*inputs))

        traced = trace.trace(model, module_tree, x, Structure, turn=turns.Turn("", 0, model))
        values = {("state", i): s.tensor.detach() for i, s in enumerate(module_tree.states)}
        values |= {("input", 0): x[0], ("tangent",): torch.tensor(1.0), ("seed",): torch.tensor(0)}
        return traced.graph_module, [values[meaning] for meaning in traced.inputs]

    def test_parts(self):
        for expression in OPERATIONS:
            with self.subTest(expression):
                torch.manual_seed(0)
                module, values = self.graph(expression)
                wanted, found = torch.fx.Interpreter(module).run(*values), problems.Refused()
                pairs.apply(module, found)
                found.check()
                self.assertFalse(any(
                    isinstance(n.meta.get("val"), torch.Tensor) and n.meta["val"].is_complex()
                    for n in module.graph.nodes), module.graph)
                for theirs, ours in zip(
                        wanted, torch.fx.Interpreter(module).run(*values), strict=True):
                    if theirs is not None:
                        torch.testing.assert_close(ours, theirs, rtol=1e-5, atol=1e-5)


STORED = """
import torch
from torch import nn

class Filter(nn.Module):
    def __init__(self, weight=None):
        super().__init__()
        weight = torch.randn(2, 5, dtype=torch.complex64) if weight is None else weight
        self.weight = nn.Parameter(weight) if not isinstance(weight, nn.Parameter) else weight
        self.register_buffer("mean", torch.zeros(5, dtype=torch.complex64))

    def forward(self, x):
        spectrum = torch.fft.rfft(x)
        if self.training:
            with torch.no_grad():
                self.mean.mul_(0.9).add_(spectrum.mean((0, 1)) * 0.1)
        mixed = (spectrum - self.mean) * self.weight
        return torch.fft.irfft(mixed + mixed.sum(1, keepdim=True).conj(), n=8)

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(Filter() for _ in range(3))
        self.tied = Filter(self.layers[0].weight)
        self.list = nn.ParameterList(
            [torch.randn(8, dtype=torch.complex64), torch.randn(8, dtype=torch.complex64)])

    def forward(self, x):
        for layer in [*self.layers, self.tied]:
            x = torch.tanh(layer(x))
        first, second = self.list
        return (x * first * second).abs().mean()

def model():
    torch.manual_seed(0)
    return Model()

def batch(rank, step):
    torch.manual_seed(10 * step + rank)
    return (torch.randn(3, 2, 8),)
"""


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Stored(unittest.TestCase):
    """Parameters and buffers of complex numbers, some tied, or in a list."""

    def test_trained(self):
        for optimizer in ("sgd", "adamw"):
            with self.subTest(optimizer), tempfile.TemporaryDirectory() as work:
                source = pathlib.Path(work) / "model.py"
                source.write_text(STORED)
                code, out, err = run(
                    source, "--against", "unsharded", "--optimizer", optimizer, "--work", work)
                self.assertEqual(code, 0, out + err)
                init = load_file(next(pathlib.Path(work).rglob("init.safetensors")))
                self.assertEqual(init["layers.1.weight"].shape, (2, 5, 2))
                self.assertEqual(init["layers.1.mean"].shape, (5, 2))


@support.needs_torch
class Refused(support.TorchExportCase):
    def test_parameters_of_two_doubles(self):
        self.fails(
            text("return (self.a(x) * self.z.real).mean()",
                 "self.z = nn.Parameter(torch.ones(3, dtype=torch.complex128))"),
            "parameter 'z' of torch.complex128, expected torch.complex64")

    def test_what_there_is_no_rule_for(self):
        self.fails(
            text("z = torch.linalg.inv(torch.complex(x @ x.T, x @ x.T))\nreturn (self.a(x) * z.real[:, :3]).mean()"),
            "of complex numbers", "'z = torch.linalg.inv(", "hold real and imaginary parts")


if __name__ == "__main__":
    unittest.main()
