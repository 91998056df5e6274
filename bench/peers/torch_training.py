# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One rank of a whole training run of PyTorch's FSDP.

usage: torch_training.py MODEL.py RANK WORLD RENDEZVOUS SEED SETTINGS

SETTINGS is the JSON of fsdp_bench/training.py's SETTINGS. bf16 compute, gradients
reduced in f32 after each micro-batch and added up, clipped, AdamW, warmup and
cosine. Prints {"step": ..., "loss": ...} for each step: this rank's mean.

Products of bf16 matrices are computed in f32 and rounded: that is what processors
with bf16 instructions do. On others PyTorch does the same one element at a time.
"""

import json
import math
import pathlib
import sys

import torch
import torch.distributed as dist
from torch.distributed.fsdp import MixedPrecision
from torch.utils._python_dispatch import TorchDispatchMode
from torch_step import distribute, load

aten = torch.ops.aten
PRODUCTS = {aten.mm.default, aten.addmm.default, aten.bmm.default, aten.baddbmm.default}


class FastProducts(TorchDispatchMode):
    """Computes products of bf16 matrices in f32, and rounds them."""

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if op not in PRODUCTS or args[0].dtype != torch.bfloat16:
            return op(*args, **kwargs)
        wide = [arg.float() if isinstance(arg, torch.Tensor) else arg for arg in args]
        return op(*wide, **kwargs).bfloat16()


def factor(step, warmup, total):
    """What the learning rate is multiplied by, as `--lr-schedule cosine` does."""
    if step < warmup:
        return (step + 1) / (warmup + 1)
    return 0.5 * (1 + math.cos(math.pi * (step - warmup) / (total - warmup)))


def main():
    path, rank, world, rendezvous, seed, settings = sys.argv[1:]
    rank, world, settings = int(rank), int(world), json.loads(settings)
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    module = load(pathlib.Path(path))
    dist.init_process_group(
        "gloo", init_method=f"file://{rendezvous}", rank=rank, world_size=world
    )
    torch.manual_seed(int(seed))
    precision = MixedPrecision(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    model = distribute(
        module.model(), "fsdp1", module.WRAP, world, mixed_precision=precision
    )
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=settings["lr"], weight_decay=settings["weight_decay"]
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: factor(step, settings["warmup"], settings["steps"])
    )
    count = settings["micro_batches"]
    for step in range(settings["steps"]):
        total = 0.0
        for micro in range(count):
            with FastProducts():
                loss = model(*module.batch(rank, step * count + micro))
                loss.backward()
            total += loss.item()
        model.clip_grad_norm_(settings["clip"])
        optimizer.step()
        optimizer.zero_grad()
        schedule.step()
        print(json.dumps({"step": step, "loss": total / count}), flush=True)
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
