# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folder of an export holds what this export wrote, and other people's files."""

import pathlib
import tempfile
import unittest

import support  # noqa: F401  (finds the package)
from fsdp_export.common import files


def _save(tensors, path, _metadata):
    header = b"{}" + b" " * 6
    path.write_bytes(len(header).to_bytes(8, "little") + header)


class BatchesTest(unittest.TestCase):
    def write(self, folder, world, steps):
        files.write_batches(folder, lambda rank, step: (), world, steps, _save)

    def names(self, folder):
        return sorted(path.name for path in folder.iterdir())

    def test_batches_of_an_earlier_export_go_away(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "batches"
            self.write(folder, 2, 3)
            (folder / "rank0-step1.safetensors.bak").write_text("mine")
            (folder / "notes.txt").write_text("mine")
            self.write(folder, 1, 2)
            kept = ["notes.txt", "rank0-step0.safetensors", "rank0-step1.safetensors",
                    "rank0-step1.safetensors.bak"]
            self.assertEqual(self.names(folder), kept)
            self.write(folder, 1, 0)
            self.assertEqual(self.names(folder), ["notes.txt", "rank0-step1.safetensors.bak"])

    def test_no_steps_make_no_folder(self):
        with tempfile.TemporaryDirectory() as name:
            self.write(pathlib.Path(name) / "batches", 2, 0)
            self.assertEqual(list(pathlib.Path(name).iterdir()), [])


if __name__ == "__main__":
    unittest.main()
