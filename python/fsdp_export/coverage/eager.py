# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the suites share that make models themselves: numbers, and whether PyTorch runs them."""

import torch

# A model with more takes too long; and one whose sizes of vectors stay as they are.
MAX_PARAMETERS, MAX_KEPT = 5_000_000, 30_000_000


def generator(rank, step):
    """Draws what a rank is given in a step."""
    return torch.Generator().manual_seed(1000 * rank + step)


def stirred(model):
    """Parameters that are zero everywhere get values: zeros hide errors, and scores of experts
    that are all alike leave open which are taken."""
    with torch.no_grad():
        for param in model.parameters():
            if param.is_floating_point() and not param.any():
                param.normal_(0.0, 0.02)
    return model


def check_size(build, most=MAX_PARAMETERS):
    """Raises if what is built has more than `most` parameters; costs no memory."""
    with torch.device("meta"):
        count = sum(param.numel() for param in build().parameters())
    if count > most:
        raise ValueError(f"{count} parameters, the rules do not make it small")


def run_backward(loss):
    """Raises what backward raises; a loss that is no number is an error, too."""
    loss.backward()
    if not bool(loss.isfinite()):
        raise ValueError("the loss is not finite")


def reason(error):
    """An exception in a line."""
    lines = f"{type(error).__name__}: {error}".splitlines()
    return lines[0] if len(lines) == 1 else f"{lines[0]} {lines[1].strip()}"
