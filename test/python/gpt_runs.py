# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The small GPT, trained by fsdp-run and a step further by PyTorch."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

import support

if support.HAS_TORCH:
    import safetensors.torch

    from fsdp_export.common import files

MODEL = support.ROOT / "test" / "Models" / "gpt"
HAS_TOOLS = all(shutil.which(name) for name in ("fsdp-compile", "fsdp-run"))
HYPERS = {"lr": 0.01, "weight_decay": 0.1}


def call(*command, **settings):
    return subprocess.run([str(part) for part in command], check=True, **settings)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on the PATH")
class GptCase(unittest.TestCase):
    """Has a folder of its own: self.work."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.work = pathlib.Path(folder.name)

    def train(self, steps, *more, grid="2", options=()):
        artifact = self.work / f"step-{grid}{''.join(options)}.so"
        if not artifact.exists():
            call("fsdp-compile", MODEL / "model.mlir", f"--grid={grid}", "--wrap=class:Block",
                 "--optimizer=adamw", *options, "-o", artifact)
        call("fsdp-run", artifact, "--data", MODEL, "--steps", steps,
             "--progress", "never", "--lr", HYPERS["lr"], "--weight-decay",
             HYPERS["weight_decay"], *more)

    def new_model(self):
        return files.load(support.ZOO / "gpt.py").model()

    def take_fourth_step(self, model, optimizer):
        for rank in range(2):
            batch = safetensors.torch.load_file(
                MODEL / "batches" / f"rank{rank}-step3.safetensors")
            (model(batch["0"], batch["1"]) / 2).backward()
        optimizer.step()

    def assert_weights(self, model, folder):
        """The model's weights are those of a folder, but for rounding."""
        saved = safetensors.torch.load_file(folder / "model.safetensors")
        self.assertEqual(set(saved), set(model.state_dict()))
        for key, value in model.state_dict().items():
            difference = (value - saved[key]).abs()
            if key.endswith("qkv.bias"):
                # A bias of all keys changes no attention: its gradient is what rounding
                # leaves of zero, and Adam makes that a whole step.
                width = len(value) // 3
                difference[width : 2 * width] = 0
            self.assertLess(difference.max() / value.abs().max(), 1e-5, key)
