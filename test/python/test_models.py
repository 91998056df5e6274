# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exports and goldens that lie in the repository."""

import json
import math
import pathlib
import re
import tempfile
import unittest

import support
import compare

MODELS = support.ROOT / "test" / "Models"
EXAMPLE = support.ROOT / "examples" / "gpt"
NAMES = sorted(path.parent.name for path in MODELS.glob("*/model.mlir"))
JAX_NAMES = [name for name in NAMES if (support.JAX_ZOO / f"{name}.py").exists()]
FOREIGN = re.compile(r"^\s*(?:%\S+(?:, %\S+)* = )?\"?(?:torch|torch_c|tm_tensor|ml_program|cf|stablehlo|chlo)\.",
                     re.MULTILINE)


def count_batches(metadata):
    """How many batches each step of a golden had: ranks of a row of a grid share one."""
    grid = metadata.get("grid", f"dp={metadata['world']}")
    return math.prod(int(size) for size in re.findall(r"(?:dp|ep)=(\d+)", grid))


def state_names(text, role):
    """The names of the states that a role in the step refers to."""
    path = r"@model((?:::@(?:\w+|\"[^\"]*\"))+)"
    found = set(re.findall(rf"#fsdp\.{role}<{path}>", text))
    return {re.sub(r"::@", ".", name).replace('"', "")[1:] for name in found}


class CommittedExports(unittest.TestCase):
    def folders(self):
        return [MODELS / name for name in NAMES] + [EXAMPLE]

    def test_names(self):
        """The folders are those that regenerate.sh writes."""
        text = (MODELS / "regenerate.sh").read_text()
        lists = re.findall(r"^(?:full|short|jax)=\(([^)]*)\)", text, re.MULTILINE)
        self.assertEqual(NAMES, sorted(" ".join(lists).split()))

    def test_text(self):
        for folder in self.folders():
            with self.subTest(folder.name):
                text = (folder / "model.mlir").read_text()
                self.assertIn("shard.grid @grid(shape = ?)", text)
                self.assertEqual(text.count("{fsdp.role = #fsdp.loss}"),
                                 len(re.findall("func.func @(?:step|evaluate)", text)))
                self.assertIsNone(FOREIGN.search(text))
                self.assertNotIn("dialect_resources", text)

    def test_weights_cover_every_state(self):
        for folder in self.folders():
            with self.subTest(folder.name):
                text = (folder / "model.mlir").read_text()
                tensors, metadata = compare.read_safetensors(folder / "init.safetensors")
                self.assertEqual(state_names(text, "state"), set(tensors))
                for key, target in metadata.items():
                    self.assertTrue(key.startswith("alias:"))
                    self.assertIn(target, tensors)

    def test_batches_fit_the_manifest(self):
        for folder in self.folders():
            manifest = json.loads((folder / "manifest.json").read_text())
            shapes = [[entry["shape"] for entry in manifest["inputs"]]]
            self.assertEqual(manifest.get("shapes", shapes)[:1], shapes)
            for rank in range(manifest["world"]):
                for step in range(manifest["steps"]):
                    path = folder / "batches" / f"rank{rank}-step{step}.safetensors"
                    tensors, _ = compare.read_safetensors(path)
                    self.assertEqual(len(tensors), len(manifest["inputs"]))
                    found = [tensors[str(entry["position"])] for entry in manifest["inputs"]]
                    self.assertIn([tensor.shape for tensor in found],
                                  manifest.get("shapes", shapes))
                    self.assertEqual([tensor.dtype.lower() for tensor in found],
                                     [entry["dtype"] for entry in manifest["inputs"]])

    def test_small(self):
        for path in [*MODELS.rglob("*"), *EXAMPLE.rglob("*")]:
            if path.is_file():
                self.assertLess(path.stat().st_size, 2_000_000, path)
        self.assertGreater((EXAMPLE / "text.txt").stat().st_size, 100_000)

    def test_goldens(self):
        for name in NAMES:
            steps = json.loads((MODELS / name / "manifest.json").read_text())["steps"]
            text = (MODELS / name / "model.mlir").read_text()
            trained = state_names(text, "grad")
            init, _ = compare.read_safetensors(MODELS / name / "init.safetensors")
            paths = sorted((MODELS / name).glob("golden-*.safetensors"))
            self.assertIn(MODELS / name / "golden-adamw-w2.safetensors", paths)
            for path in paths:
                with self.subTest(f"{name} {path.name}"):
                    tensors, metadata = compare.read_safetensors(path)
                    self.assertEqual(tensors["loss"].shape, [steps, count_batches(metadata)])
                    expected = "JAX" if name in JAX_NAMES else "FSDP[12], gloo"
                    self.assertRegex(metadata["method"], expected)
                    params = {n[6:]: t for n, t in tensors.items() if n.startswith("param.")}
                    self.assertLessEqual(trained, set(params))
                    for key, tensor in params.items():
                        same = tensor.data == init[key].data
                        self.assertEqual(same, key not in trained, key)


class FreshExports(unittest.TestCase):
    def compare(self, names, zoo, main):
        for name in names:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                manifest = json.loads((MODELS / name / "manifest.json").read_text())
                arguments = [str(zoo / f"{name}.py"), "-o", folder,
                             "--world", str(manifest["world"]), "--steps", str(manifest["steps"])]
                if "func @evaluate" in (MODELS / name / "model.mlir").read_text():
                    arguments.append("--eval")
                self.assertEqual(main(arguments), 0)
                new = pathlib.Path(folder)
                for path in sorted(p.relative_to(new) for p in new.rglob("*") if p.is_file()):
                    old = MODELS / name / path
                    self.assertEqual((new / path).read_bytes(), old.read_bytes(), str(path))

    def skip_unless(self, tested):
        from fsdp_export.common import versions

        found = {name: (versions.installed(name) or "").split("+")[0] for name in tested}
        if found != tested:
            self.skipTest(f"not the tested packages: {found}")

    @support.needs_torch
    def test_exporting_again_gives_the_same_files(self):
        from fsdp_export.common import versions
        from fsdp_export.torch import cli

        self.skip_unless({"torch": versions.TORCH, "torch-mlir": versions.TORCH_MLIR})
        names = [name for name in NAMES if name not in JAX_NAMES]
        self.compare(names, support.ZOO, cli.main)

    @support.needs_jax
    def test_exporting_again_from_jax_gives_the_same_files(self):
        from fsdp_export.common import versions
        from fsdp_export.jax import cli

        self.skip_unless({"jax": versions.JAX, "flax": versions.FLAX})
        self.compare(JAX_NAMES, support.JAX_ZOO, cli.main)


if __name__ == "__main__":
    unittest.main()
