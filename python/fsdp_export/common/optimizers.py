# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Optimizers of the runs that are compared, whatever the framework."""

from .errors import ExportError

OPTIMIZERS = {
    "sgd": {"lr": 0.02, "momentum": 0.9, "weight_decay": 0.0},
    "adamw": {"lr": 1e-3, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.01},
}


def by_turn(text, turns):
    """The optimizer of each of the named `turns`: that of all, or `TURN=NAME,TURN=NAME`."""
    names = dict.fromkeys(turns, text)
    if "=" in text:
        names = dict(item.partition("=")[::2] for item in text.split(","))
    if sorted(names) != sorted(turns) or not set(names.values()) <= set(OPTIMIZERS):
        wanted = ",".join(f"{turn}=NAME" for turn in turns)
        raise ExportError(
            f"expected --optimizer {'NAME' if '' in turns else wanted + ' or NAME'}, with "
            f"{' or '.join(OPTIMIZERS)} for NAME, got '{text}'"
        )
    return names
