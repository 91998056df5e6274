# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who imports whom in the exporters: the front ends stay apart, and `common` from both."""

import ast
import pathlib
import unittest

import support

PACKAGE = support.ROOT / "python" / "fsdp_export"
TORCH = {"torch", "torch_mlir", "safetensors.torch", "fsdp_export.torch"}
JAX = {"jax", "jaxlib", "flax", "safetensors.numpy", "fsdp_export.jax"}
# What the modules of a folder must not import, at any depth or in any function.
FORBIDDEN = {
    "common": TORCH | JAX, "torch": JAX | {"fsdp_export.coverage"},
    "jax": TORCH | {"fsdp_export.coverage"}, "coverage": JAX,
}
# Files of a folder whose models are another framework's.
OTHERS = {"coverage/flax.py": TORCH, "coverage/flax_models.py": TORCH}


def imported(source, package):
    """The full names that a module of the package `package` imports anywhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) + 1 - node.level]
            base = ".".join([*(parts if node.level else []), *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def strangers(source, package, forbidden):
    """The imports of a module that are one of `forbidden`, or lie below one."""
    return sorted(
        name for name in imported(source, package)
        if any(f"{name}.".startswith(f"{other}.") for other in forbidden)
    )


class Imports(unittest.TestCase):
    def test_names(self):
        for source, name in [
            ("import torch.nn", "torch.nn"),
            ("from torch import nn", "torch.nn"),
            ("def f():\n    import torch", "torch"),
            ("from .. import torch", "fsdp_export.torch"),
            ("from ..torch.tree import build", "fsdp_export.torch.tree.build"),
            ("from fsdp_export import torch", "fsdp_export.torch"),
            ("from safetensors.torch import save_file", "safetensors.torch.save_file"),
        ]:
            self.assertEqual(strangers(source, "fsdp_export.jax", TORCH), [name], source)
        for source in ("from . import torch", "from .torch import f", "import torchless",
                       "from .. import common", "from safetensors.numpy import save_file"):
            self.assertEqual(strangers(source, "fsdp_export.jax", TORCH), [], source)

    def test_rooms(self):
        folders = {path.parent.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py")}
        self.assertEqual(folders, {pathlib.Path("."), *map(pathlib.Path, FORBIDDEN)})
        for room, forbidden in FORBIDDEN.items():
            for path in sorted((PACKAGE / room).glob("*.py")):
                with self.subTest(f"{room}/{path.name}"):
                    self.assertEqual(
                        strangers(
                            path.read_text(), f"fsdp_export.{room}",
                            OTHERS.get(f"{room}/{path.name}", forbidden)), [])

    def test_the_package_itself_needs_no_framework(self):
        """Importing any part of it runs this file first."""
        source = (PACKAGE / "__init__.py").read_text()
        self.assertEqual(strangers(source, "fsdp_export", TORCH | JAX), [])

    def test_every_module_says_what_it_is(self):
        for path in sorted(PACKAGE.rglob("*.py")):
            with self.subTest(str(path.relative_to(PACKAGE))):
                self.assertTrue(ast.get_docstring(ast.parse(path.read_text())))


if __name__ == "__main__":
    unittest.main()
