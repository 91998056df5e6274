# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole states go from fsdp-run to PyTorch and back."""

import unittest

import gpt_runs
import support

if support.HAS_TORCH:
    import safetensors.torch
    import torch
    from torch.distributed.checkpoint.state_dict import (
        StateDictOptions, set_optimizer_state_dict)


class FullState(gpt_runs.GptCase):
    def test_pytorch_goes_on_where_the_run_ended(self):
        self.train(3, "--save-full", self.work / "three", "--checkpoint-dir",
                   self.work / "saved")
        self.train(4, "--save-full", self.work / "four", "--resume=" + str(self.work / "saved"))

        model = self.new_model()
        model.load_state_dict(
            safetensors.torch.load_file(self.work / "three" / "model.safetensors"))
        optimizer = torch.optim.AdamW(model.parameters(), **gpt_runs.HYPERS)
        states = dict(
            safetensors.torch.load_file(self.work / "three" / "optimizer.safetensors"))
        for parameter, _ in model.named_parameters():
            for key, value in optimizer.param_groups[0].items():
                if key != "params":
                    states[f"param_groups.{parameter}.{key}"] = value
        set_optimizer_state_dict(
            model, optimizer, states,
            options=StateDictOptions(flatten_optimizer_state_dict=True))
        self.take_fourth_step(model, optimizer)
        self.assert_weights(model, self.work / "four")

        # And back: what PyTorch saves is where a run begins.
        state = {key: value.contiguous().clone()
                 for key, value in model.state_dict().items()}
        safetensors.torch.save_file(state, self.work / "torch.safetensors")
        self.train(0, "--init", self.work / "torch.safetensors", "--save-full",
                   self.work / "again")
        again = safetensors.torch.load_file(self.work / "again" / "model.safetensors")
        for key, value in state.items():
            self.assertTrue(torch.equal(value, again[key]), key)


if __name__ == "__main__":
    unittest.main()
