# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints become folders of torch.distributed.checkpoint, and such folders weights."""

import fcntl
import gc
import io
import json
import os
import random
import shutil
import subprocess
import sys
import unittest
from unittest import mock

import gpt_runs
import support
from gpt_runs import call

if support.HAS_TORCH:
    import safetensors.torch
    import torch
    import torch.distributed.checkpoint as dcp
    from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict

    from fsdp_export import dcp as command
    from fsdp_export.common import checksums
    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import checkpoints

# Two processes train a step with FSDP2 and save it.
SHARDED = """
import sys
import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint.state_dict import get_state_dict
from torch.distributed.fsdp import fully_shard
sys.path.insert(0, sys.argv[1])
import gpt
dist.init_process_group("gloo")
torch.manual_seed(7)
model = gpt.model()
for block in model.blocks:
    fully_shard(block)
fully_shard(model)
optimizer = torch.optim.AdamW(model.parameters())
model(*gpt.batch(dist.get_rank(), 0)).backward()
optimizer.step()
weights, states = get_state_dict(model, optimizer)
dcp.save({"app": {"model": weights, "optim": states}}, checkpoint_id=sys.argv[2])
whole = {name: value.full_tensor() if hasattr(value, "full_tensor") else value
         for name, value in weights.items()}
if dist.get_rank() == 0:
    torch.save(whole, sys.argv[3])
dist.destroy_process_group()
"""


def convert(*paths):
    return subprocess.run([sys.executable, "-m", "fsdp_export.dcp", *map(str, paths)], text=True,
                          capture_output=True,
                          env=dict(os.environ, PYTHONPATH=str(support.ROOT / "python")))


class Distributed(gpt_runs.GptCase):
    def same(self, first, second):
        for name in ("model", "optimizer"):
            one, other = (safetensors.torch.load_file(each / f"{name}.safetensors")
                          for each in (first, second))
            self.assertEqual(set(one), set(other))
            for key, value in one.items():
                self.assertTrue(torch.equal(value, other[key]) and value.dtype == other[key].dtype,
                                key)

    def converted(self, *paths):
        command.convert(*paths)

    def test_pytorch_goes_on_with_a_checkpoint(self):
        self.train(3, "--checkpoint-dir", self.work / "saved")
        self.train(4, "--resume=" + str(self.work / "saved"), "--save-full", self.work / "four")
        done = convert(self.work / "saved", self.work / "dcp")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        model = self.new_model()
        optimizer = torch.optim.AdamW(model.parameters())
        weights, states = get_state_dict(model, optimizer)
        dcp.load({"model": weights, "optimizer": states}, checkpoint_id=self.work / "dcp",
                 no_dist=True)
        set_state_dict(model, optimizer, model_state_dict=weights, optim_state_dict=states)
        group = optimizer.param_groups[0]
        self.assertEqual({name: group[name] for name in gpt_runs.HYPERS}, gpt_runs.HYPERS)
        self.assertTrue(group["decoupled_weight_decay"])
        self.take_fourth_step(model, optimizer)
        self.assert_weights(model, self.work / "four")

    def test_updates_that_a_scaler_skips_are_not_counted(self):
        goldens, artifact = support.ROOT / "test" / "goldens" / "training", self.work / "step.so"
        call("fsdp-compile", goldens / "f16" / "model.mlir", "--world=2", "--optimizer=adamw",
             "--grad-scaler=init=65536,interval=2", "-o", artifact)
        full, log = self.work / "full", self.work / "log"
        call("fsdp-run", artifact, "--data", goldens, "--steps", 4, "--progress", "never",
             "--log", log, "--save-full", full, "--checkpoint-dir", self.work / "saved")
        skipped = sum(json.loads(line)["found_inf"] for line in log.read_text().splitlines())
        self.converted(self.work / "saved", self.work / "dcp")
        self.converted(self.work / "dcp", self.work / "back")
        self.same(full, self.work / "back")
        states = safetensors.torch.load_file(full / "optimizer.safetensors")
        steps = [value.item() for name, value in states.items() if name.endswith(".step")]
        self.assertEqual(len(steps), len(states) // 3)
        self.assertTrue(0 < skipped < 4)
        self.assertEqual(set(steps), {4 - skipped})

    def test_what_is_read_is_locked(self):
        self.train(1, "--checkpoint-dir", self.work / "saved")
        manifest = self.work / "saved" / "step-000001" / "manifest.json"
        opened = checkpoints.read_saved(self.work / "saved")
        with manifest.open("rb") as file:
            with self.assertRaises(BlockingIOError):
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            del opened
            gc.collect()
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def test_every_layout_is_whole(self):
        for grid, options in (("3", ["--layout=per_param"]), ("2x2", ["--strategy=hybrid_shard"]),
                              ("2", ["--ignore-modules=blocks.1", "--strategy=no_shard"])):
            name = f"{grid}{options[0]}"
            self.train(2, "--checkpoint-dir", self.work / f"saved-{name}", "--save-full",
                       self.work / f"full-{name}", grid=grid, options=options)
            self.converted(self.work / f"saved-{name}", self.work / f"dcp-{name}")
            self.converted(self.work / f"dcp-{name}", self.work / f"back-{name}")
            self.same(self.work / f"full-{name}", self.work / f"back-{name}")
            self.converted(self.work / f"full-{name}", self.work / f"files-{name}")
            self.converted(self.work / f"files-{name}", self.work / f"again-{name}")
            self.same(self.work / f"full-{name}", self.work / f"again-{name}")

    def test_a_run_begins_with_what_fsdp2_has_saved(self):
        script = self.work / "sharded.py"
        script.write_text(SHARDED)
        call(sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node=2",
             script, support.ZOO, self.work / "dcp", self.work / "whole.pt",
             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.converted(self.work / "dcp", self.work / "back")
        self.train(0, "--init", self.work / "back" / "model.safetensors", "--save",
                   self.work / "begun.safetensors")
        whole = torch.load(self.work / "whole.pt")
        begun = safetensors.torch.load_file(self.work / "begun.safetensors")
        self.assertGreater(len(begun), 20)
        for key, value in begun.items():
            self.assertTrue(torch.equal(value, whole[key]), key)
        states = safetensors.torch.load_file(self.work / "back" / "optimizer.safetensors")
        self.assertEqual(states["state.norm.weight.step"].item(), 1)
        self.assertEqual(states["state.norm.weight.exp_avg"].shape, whole["norm.weight"].shape)

    def test_what_is_wrong_is_said(self):
        def says(part, *paths):
            with self.assertRaises(ExportError) as caught:
                command.convert(*paths)
            self.assertIn(part, str(caught.exception))

        done = convert(self.work, self.work / "none")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, "^fsdp_export.dcp: error: .*expected a checkpoint")
        says("expected a checkpoint of fsdp-run", self.work, self.work / "none")
        says("expected a checkpoint of fsdp-run", self.work / "nowhere", self.work / "none")
        self.train(1, "--checkpoint-dir", self.work / "saved")
        says("is there already", self.work / "saved", self.work / "saved")
        self.converted(self.work / "saved", self.work / "dcp")
        (data,) = (self.work / "dcp").glob("*.distcp")
        data.write_bytes(data.read_bytes()[:1000])
        says("can't read", self.work / "dcp", self.work / "back")
        (self.work / "dcp" / ".metadata").write_bytes(b"x")
        says("can't read", self.work / "dcp", self.work / "back2")

    def test_damage_is_found(self):
        def says(part):
            with self.assertRaises(ExportError) as caught:
                command.convert(self.work / "saved", self.work / "other")
            self.assertIn(part, str(caught.exception))
            self.assertFalse((self.work / "other").exists())

        self.train(2, "--checkpoint-dir", self.work / "saved", "--checkpoint-every", 1)
        newest = self.work / "saved" / "step-000002"
        rank, manifest = newest / "rank-00001.safetensors", newest / "manifest.json"
        whole = rank.read_bytes()
        rank.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
        says("rank-00001.safetensors: is damaged: its CRC-32C is ")
        rank.write_bytes(whole[:100])
        says(f"rank-00001.safetensors: has 100 bytes, expected {len(whole)}")
        rank.write_bytes(whole)
        # No older one is taken instead.
        whole = manifest.read_bytes()
        manifest.write_bytes(whole.replace(b'"step":2', b'"step":3'))
        says("manifest.json: is damaged: its CRC-32C is ")
        manifest.write_bytes(whole[:100])
        says("manifest.json: is truncated or no manifest of a checkpoint")
        manifest.unlink()
        says("manifest.json: can't read")
        # What is not complete, and what a user has copied.
        newest.rename(newest.with_suffix(".pending"))
        shutil.copytree(self.work / "saved" / "step-000001", self.work / "saved" / "step-best")
        (self.work / "saved" / "step-000009-mine").mkdir()
        self.converted(self.work / "saved", self.work / "other")

    def test_checksums_are_those_of_any_length(self):
        self.assertEqual(checksums.crc32c(io.BytesIO(b"123456789").read, 9), 0xE3069283)
        row = 4 * checksums.WORDS
        for size in (0, 1, row - 5, row - 4, row, 2 * row + 1):
            data = random.Random(size).randbytes(size)
            expected = 0xFFFFFFFF
            for byte in data:
                expected ^= byte
                for _ in range(8):
                    expected = expected >> 1 ^ (checksums.POLYNOMIAL if expected & 1 else 0)
            with mock.patch.object(checksums, "BLOCK", row):
                self.assertEqual(checksums.crc32c(io.BytesIO(data).read, size),
                                 expected ^ 0xFFFFFFFF, size)


if __name__ == "__main__":
    unittest.main()
