# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training options in a set of combinations that covers all pairs of values."""

import itertools
import random

FACTORS = {
    "precision": ["f32", "bf16", "bf16-f32", "f16", "f16-f32"],
    "clip": ["none", "norm2", "norm3", "norminf", "value"],
    "scaler": ["off", "on"],
    "accumulation": ["none", "reduce", "keep"],
    "optimizer": ["sgd", "nesterov", "adam", "adamw", "adagrad", "rmsprop", "lion"],
    "groups": ["one", "two"],
}
WORLD = 2
STEPS = 20
MICRO_BATCHES = 2
CLIP = 0.5
CLIP_VALUE = 0.02
SCALER = {"init": 1024, "growth": 2, "backoff": 0.5, "interval": 3}
# The optimizer of fsdp-compile and the values of its hyper-parameters.
OPTIMIZERS = {
    "sgd": ("sgd", {"lr": 0.05, "momentum": 0.9, "dampening": 0.1, "weight_decay": 0.01}),
    "nesterov": ("sgd", {"lr": 0.03, "momentum": 0.8, "nesterov": 1}),
    "adam": ("adam", {"lr": 0.003, "weight_decay": 0.02}),
    "adamw": ("adamw", {"lr": 0.003, "weight_decay": 0.1}),
    "adagrad": ("adagrad", {"lr": 0.02, "lr_decay": 0.01, "weight_decay": 0.01}),
    "rmsprop": ("rmsprop", {"lr": 0.003, "momentum": 0.5, "centered": 1}),
    "lion": ("lion", {"lr": 0.001, "weight_decay": 0.1}),
}
# Biases are a group of their own.
GROUP = {"lr": 0.004, "weight_decay": 0.0}


def pairs(combination):
    """The pairs of (factor, value) that a combination covers."""
    return set(itertools.combinations(sorted(combination.items()), 2))


def combinations(least=48):
    """Covers all pairs, at least `least` combinations; always the same."""
    rng = random.Random(1)
    wanted = set()
    for (a, values), (b, others) in itertools.combinations(sorted(FACTORS.items()), 2):
        wanted |= {((a, x), (b, y)) for x in values for y in others}
    chosen = []
    while wanted or len(chosen) < least:
        tries = [{f: rng.choice(v) for f, v in FACTORS.items()} for _ in range(200)]
        best = max(tries, key=lambda c: len(pairs(c) & wanted))
        wanted -= pairs(best)
        chosen.append(best)
    return chosen


def micro_batches(combination):
    return 1 if combination["accumulation"] == "none" else MICRO_BATCHES


def poisoned(combination):
    """(rank, batch) whose first input is infinite: with a scaler, some steps."""
    if combination["scaler"] == "off":
        return set()
    rng = random.Random(repr(sorted(combination.items())))
    count = STEPS * micro_batches(combination)
    return {(rng.randrange(WORLD), rng.randrange(count)) for _ in range(4)}


def name(combination):
    return " ".join(combination[factor] for factor in FACTORS)
