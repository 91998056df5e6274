# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole states go from fsdp-run to PyTorch and back."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

import support

if support.HAS_TORCH:
    import safetensors.torch
    import torch
    from torch.distributed.checkpoint.state_dict import (
        StateDictOptions, set_optimizer_state_dict)

    from fsdp_export.common import files

MODEL = support.ROOT / "test" / "Models" / "gpt"
HAS_TOOLS = all(shutil.which(name) for name in ("fsdp-compile", "fsdp-run"))
HYPERS = {"lr": 0.01, "weight_decay": 0.1}


def call(*command):
    subprocess.run([str(part) for part in command], check=True)


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on the PATH")
class FullState(unittest.TestCase):
    def run_steps(self, steps, *more):
        call("fsdp-run", self.work / "step.so", "--data", MODEL, "--steps", steps,
             "--progress", "never", "--lr", HYPERS["lr"], "--weight-decay",
             HYPERS["weight_decay"], *more)

    def test_pytorch_goes_on_where_the_run_ended(self):
        with tempfile.TemporaryDirectory() as name:
            self.work = pathlib.Path(name)
            call("fsdp-compile", MODEL / "model.mlir", "--world=2", "--wrap=class:Block",
                 "--optimizer=adamw", "-o", self.work / "step.so")
            self.run_steps(3, "--save-full", self.work / "three", "--checkpoint-dir",
                           self.work / "saved")
            self.run_steps(4, "--save-full", self.work / "four", "--resume="
                           + str(self.work / "saved"))

            gpt = files.load(support.ZOO / "gpt.py")
            model = gpt.model()
            model.load_state_dict(
                safetensors.torch.load_file(self.work / "three" / "model.safetensors"))
            optimizer = torch.optim.AdamW(model.parameters(), **HYPERS)
            states = dict(
                safetensors.torch.load_file(self.work / "three" / "optimizer.safetensors"))
            for parameter, _ in model.named_parameters():
                for key, value in optimizer.param_groups[0].items():
                    if key != "params":
                        states[f"param_groups.{parameter}.{key}"] = value
            set_optimizer_state_dict(
                model, optimizer, states,
                options=StateDictOptions(flatten_optimizer_state_dict=True))
            for rank in range(2):
                batch = safetensors.torch.load_file(
                    MODEL / "batches" / f"rank{rank}-step3.safetensors")
                (model(batch["0"], batch["1"]) / 2).backward()
            optimizer.step()
            four = safetensors.torch.load_file(self.work / "four" / "model.safetensors")
            self.assertEqual(set(four), set(model.state_dict()))
            for key, value in model.state_dict().items():
                difference = (value - four[key]).abs()
                if key.endswith("qkv.bias"):
                    # A bias of all keys changes no attention: its gradient is what
                    # rounding leaves of zero, and Adam makes that a whole step.
                    difference[gpt.WIDTH : 2 * gpt.WIDTH] = 0
                worst = difference.max() / value.abs().max()
                self.assertLess(worst, 1e-5, key)

            # And back: what PyTorch saves is where a run begins.
            state = {key: value.contiguous().clone()
                     for key, value in model.state_dict().items()}
            safetensors.torch.save_file(state, self.work / "torch.safetensors")
            self.run_steps(0, "--init", self.work / "torch.safetensors", "--save-full",
                           self.work / "again")
            again = safetensors.torch.load_file(self.work / "again" / "model.safetensors")
            for key, value in state.items():
                self.assertTrue(torch.equal(value, again[key]), key)


if __name__ == "__main__":
    unittest.main()
