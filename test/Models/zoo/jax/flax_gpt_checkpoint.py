# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Flax GPT with jax.checkpoint around every block."""

from flax import nnx

import flax_gpt
from flax_gpt import WRAP, batch

__all__ = ["WRAP", "batch", "model"]


class CheckpointedGPT(flax_gpt.GPT):
    """Asks for each block's activations to be computed again in backward."""

    def call_block(self, block, x):
        return nnx.remat(lambda block, x: block(x))(block, x)


def model():
    return CheckpointedGPT(nnx.Rngs(0))
