# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One rank of a PyTorch training run, driven by lines on standard input.

usage: torch_step.py MODE MODEL.py RANK WORLD RENDEZVOUS

MODE is single (no communication at all), ddp, fsdp1 or fsdp2; RENDEZVOUS a file
that does not exist yet, the same for all ranks. Prints {"ready": ...}; each
line `K` runs K further steps and prints {"seconds": [...], "losses": [...]};
the end of the input ends the process. One thread, denormals flushed, AdamW.
"""

import importlib
import json
import pathlib
import sys
import time

import torch
import torch.distributed as dist

LEARNING_RATE, WEIGHT_DECAY = 1e-3, 0.01
BATCHES = 64  # made beforehand, used in turn


def load(path):
    sys.path.insert(0, str(path.resolve().parent))
    return importlib.import_module(path.stem)


def units(model, names):
    """The classes that become units of their own, and their modules."""
    classes = {type(m) for m in model.modules() if type(m).__name__ in names}
    return classes, [m for m in model.modules() if type(m) in classes]


def distribute(model, mode, names, world, **options):
    """Wraps the model as the mode's documentation says; `options` are those of fsdp1
    that are not at their defaults."""
    classes, modules = units(model, names)
    if mode == "ddp":
        return torch.nn.parallel.DistributedDataParallel(model)
    if mode == "fsdp1":
        from torch.distributed.fsdp import FullyShardedDataParallel
        from torch.distributed.fsdp.wrap import ModuleWrapPolicy

        return FullyShardedDataParallel(
            model,
            auto_wrap_policy=ModuleWrapPolicy(classes),
            device_id=torch.device("cpu"),
            **options,
        )
    if mode == "fsdp2":
        from torch.distributed.device_mesh import init_device_mesh
        from torch.distributed.fsdp import fully_shard

        mesh = init_device_mesh("cpu", (world,))
        for module in modules:
            fully_shard(module, mesh=mesh)
        return fully_shard(model, mesh=mesh)
    if mode != "single":
        raise SystemExit(f"expected mode single, ddp, fsdp1 or fsdp2, got '{mode}'")
    return model


def train(model, optimizer, batches, first, count):
    """Runs `count` steps; returns the seconds and the loss of each."""
    seconds, losses = [], []
    for step in range(first, first + count):
        begin = time.perf_counter()
        loss = model(*batches[step % len(batches)])
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
        seconds.append(time.perf_counter() - begin)
    return seconds, losses


def main():
    mode, path, rank, world, rendezvous = sys.argv[1:]
    rank, world = int(rank), int(world)
    torch.set_num_threads(1)
    torch.set_num_interop_threads(1)
    flushed = torch.set_flush_denormal(True)
    module = load(pathlib.Path(path))
    if mode != "single":
        dist.init_process_group(
            "gloo", init_method=f"file://{rendezvous}", rank=rank, world_size=world
        )
    torch.manual_seed(0)
    model = distribute(module.model(), mode, module.WRAP, world)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY, fused=True
    )
    batches = [module.batch(rank, step) for step in range(BATCHES)]
    ready = {"ready": True, "torch": torch.__version__, "flushed": flushed}
    print(json.dumps(ready), flush=True)
    done = 0
    for line in sys.stdin:
        seconds, losses = train(model, optimizer, batches, done, int(line))
        done += int(line)
        print(json.dumps({"seconds": seconds, "losses": losses}), flush=True)
    if mode != "single":
        dist.destroy_process_group()


if __name__ == "__main__":
    main()
