# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the Python tests share: paths, skips without packages, exports of a text."""

import contextlib
import importlib.util
import io
import pathlib
import sys
import tempfile
import unittest
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
ZOO = ROOT / "test" / "Models" / "zoo" / "torch"
JAX_ZOO = ROOT / "test" / "Models" / "zoo" / "jax"
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "test" / "Models")]

HAS_TORCH = all(
    importlib.util.find_spec(name) for name in ("torch", "torch_mlir", "safetensors")
)
needs_torch = unittest.skipUnless(
    HAS_TORCH, "needs torch, torch-mlir and safetensors: pip install './python[torch]'"
)

HAS_JAX = all(importlib.util.find_spec(name) for name in ("jax", "flax", "safetensors"))
needs_jax = unittest.skipUnless(
    HAS_JAX, "needs jax, flax and safetensors: pip install './python[jax]'"
)


class ExportCase(unittest.TestCase):
    """Exports models given as text with `main`, the command of a front end."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_cli(self, source, *options):
        path = self.folder / f"case_{abs(hash(source))}.py"
        path.write_text(source)
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = self.main([str(path), "-o", str(self.folder / "out"), *options])
        return code, err.getvalue()

    def export(self, source, *options):
        code, error = self.run_cli(source, *options)
        self.assertEqual(code, 0, error)
        return (self.folder / "out" / "model.mlir").read_text()

    def fails(self, source, *messages, options=()):
        code, error = self.run_cli(source, *options)
        self.assertEqual(code, 1)
        self.assertTrue(error.startswith("error: "), error)
        for message in messages:
            self.assertIn(message, error)


class TorchExportCase(ExportCase):
    """The same with PyTorch's front end."""

    def setUp(self):
        super().setUp()
        warnings.simplefilter("ignore")

    def main(self, arguments):
        from fsdp_export.torch import cli

        return cli.main(arguments)
