# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tested pair of packages, and the message when one is missing."""

import contextlib
import io
import tomllib
import unittest
from unittest import mock

import support
from fsdp_export.common import versions
from fsdp_export.torch import cli


class VersionsTest(unittest.TestCase):
    def test_pyproject_names_the_same_pair(self):
        project = tomllib.loads((support.ROOT / "python" / "pyproject.toml").read_text())
        extra = project["project"]["optional-dependencies"]["torch"]
        self.assertIn(f"torch=={versions.TORCH}", extra)
        self.assertIn(f"torch-mlir=={versions.TORCH_MLIR}", extra)
        extra = project["project"]["optional-dependencies"]["jax"]
        self.assertIn(f"jax=={versions.JAX}", extra)
        self.assertIn(f"flax=={versions.FLAX}", extra)

    def test_missing_package_names_the_pair(self):
        error = io.StringIO()
        with mock.patch.object(versions, "installed", return_value=None):
            with contextlib.redirect_stderr(error):
                code = cli.main(["model.py", "-o", "out"])
        self.assertEqual(code, 1)
        self.assertIn("python packages torch, torch-mlir, numpy, safetensors are not installed",
                      error.getvalue())
        self.assertIn(f"torch {versions.TORCH} with torch-mlir {versions.TORCH_MLIR}",
                      error.getvalue())

    def test_missing_torch_mlir_is_named_with_the_way_out(self):
        error = io.StringIO()
        found = {"torch": versions.TORCH, "torch-mlir": None}
        with mock.patch.object(versions, "installed", lambda name: found.get(name, "1")):
            with contextlib.redirect_stderr(error):
                code = cli.main(["model.py", "-o", "out"])
        self.assertEqual(code, 1)
        self.assertIn("python package torch-mlir is not installed", error.getvalue())
        self.assertIn(f"pip install torch=={versions.TORCH} torch-mlir=={versions.TORCH_MLIR} ", error.getvalue())

    def test_other_version_warns(self):
        warnings = []
        with mock.patch.object(versions, "installed", return_value="0.1"):
            versions.check(warnings.append)
        self.assertEqual(len(warnings), 2)
        self.assertIn("torch 0.1 is not the tested version", warnings[0])

    def test_local_version_suffix_is_the_same_version(self):
        found = {"torch": f"{versions.TORCH}+cpu", "torch-mlir": versions.TORCH_MLIR}
        warnings = []
        with mock.patch.object(versions, "installed", lambda name: found.get(name, "1")):
            versions.check(warnings.append)
        self.assertEqual(warnings, [])


if __name__ == "__main__":
    unittest.main()
