# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folder of an export holds what this export wrote, and other people's files."""

import pathlib
import tempfile
import types
import unittest

import support  # noqa: F401  (finds the package)
from fsdp_export.common import files


def _save(tensors, path, _metadata):
    header = b"{}" + b" " * 6
    path.write_bytes(len(header).to_bytes(8, "little") + header)


class BatchesTest(unittest.TestCase):
    def write(self, folder, world, steps, one_file=False, save=_save):
        options = types.SimpleNamespace(world=world, steps=steps, one_file=one_file)
        files.write_batches(folder, lambda rank, step: (rank, 10 * step), options, save)

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

    def test_one_file_has_all_steps_of_a_rank(self):
        with tempfile.TemporaryDirectory() as name:
            folder, saved = pathlib.Path(name) / "batches", {}

            def save(tensors, path, metadata):
                saved[path] = tensors
                _save(tensors, path, metadata)

            self.write(folder, 2, 3)
            self.write(folder, 2, 12, one_file=True, save=save)
            self.assertEqual(self.names(folder), ["rank0.safetensors", "rank1.safetensors"])
            # Batch 11 begins with a 1, too.
            self.assertEqual(files.load_batch(folder.parent, 1, 1, saved.get), [1, 10])
            self.assertEqual(files.load_batch(folder.parent, 0, 11, saved.get), [0, 110])
            self.write(folder, 1, 1, save=save)
            self.assertEqual(self.names(folder), ["rank0-step0.safetensors"])
            self.assertEqual(files.load_batch(folder.parent, 0, 0, saved.get), [0, 0])
            self.write(folder, 1, 0, one_file=True)
            self.assertEqual(self.names(folder), [])

    def test_no_steps_make_no_folder(self):
        with tempfile.TemporaryDirectory() as name:
            self.write(pathlib.Path(name) / "batches", 2, 0)
            self.assertEqual(list(pathlib.Path(name).iterdir()), [])


if __name__ == "__main__":
    unittest.main()
