# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPT-2 with every block checkpointed: backward computes its activations again."""

from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

import gpt2
from gpt2 import WRAP, batch

__all__ = ["WRAP", "batch", "model"]


class CheckpointedGPT2(gpt2.GPT2):
    """Keeps of each block only what enters it."""

    def forward(self, tokens, targets):
        x = self.drop(self.wte(tokens) + self.wpe(self.places))
        for block in self.h:
            x = checkpoint(block, x, use_reentrant=False)
        scores = self.lm_head(self.ln_f(x))
        return F.cross_entropy(scores.flatten(0, 1), targets.flatten())


def model():
    return CheckpointedGPT2(
        gpt2.VOCABULARY, gpt2.WIDTH, gpt2.HEADS, gpt2.BLOCKS, gpt2.CONTEXT, gpt2.DROPOUT
    ).train()
