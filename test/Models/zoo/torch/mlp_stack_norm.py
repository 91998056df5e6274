# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stack of perceptrons with a layer norm without bias at its end."""

import mlp_stack
from mlp_stack import WRAP, batch

__all__ = ["PARALLEL", "WRAP", "batch", "model"]
# The norm has a part of the rows, the loss all: DTensor divides the gradient of a sharded
# mse_loss by the elements of the part.
PARALLEL = {
    "2.out_proj": {"style": "rowwise", "output": 0},
    **mlp_stack.PARALLEL,
    "3": {"style": "sequence", "dim": 0, "output": "replicate"},
}


def model():
    return mlp_stack.model(with_norm=True)
