#!/usr/bin/env python3
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what PyTorch's FSDP trains in every combination of options.

usage: record.py [--only N]     writes golden.safetensors beside itself

Two processes over gloo, FSDP1 with real mixed precision, its clipping, the
sharded gradient scaler and torch.optim; Lion is written out below, after its
authors' code. What is trained in 16 bits is trained in f32 as well, with the same
steps skipped: how far that leads away is the noise of the precision. Needs
PyTorch; check.py compares without it.
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile

import torch
import torch.multiprocessing as mp
from safetensors.torch import load_file, save_file
from torch import distributed as dist
from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
from torch.distributed.fsdp import MixedPrecision
from torch.distributed.fsdp.sharded_grad_scaler import ShardedGradScaler
from torch.distributed.fsdp.wrap import ModuleWrapPolicy

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import combinations as table  # noqa: E402
import net  # noqa: E402

TYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}


class Lion(torch.optim.Optimizer):
    """https://arxiv.org/abs/2302.06675, algorithm 2."""

    def __init__(self, params, lr, betas=(0.9, 0.99), weight_decay=0.0):
        super().__init__(params, {"lr": lr, "betas": betas, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self, closure=None):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                beta1, beta2 = group["betas"]
                state = self.state[p]
                if not state:
                    state["exp_avg"] = torch.zeros_like(p)
                m = state["exp_avg"]
                p.mul_(1 - group["lr"] * group["weight_decay"])
                p.add_(torch.sign(m * beta1 + p.grad * (1 - beta1)), alpha=-group["lr"])
                m.mul_(beta2).add_(p.grad, alpha=1 - beta2)


def make_optimizer(combination, model):
    name, hypers = table.OPTIMIZERS[combination["optimizer"]]
    hypers = {k: bool(v) if k in ("nesterov", "centered") else v for k, v in hypers.items()}
    classes = {
        "sgd": torch.optim.SGD, "adam": torch.optim.Adam, "adamw": torch.optim.AdamW,
        "adagrad": torch.optim.Adagrad, "rmsprop": torch.optim.RMSprop, "lion": Lion,
    }
    named = list(model.named_parameters())
    groups = [{"params": [p for _, p in named]}]
    if combination["groups"] == "two":
        groups = [
            {"params": [p for n, p in named if not n.endswith("bias")]},
            {"params": [p for n, p in named if n.endswith("bias")], **table.GROUP},
        ]
    return classes[name](groups, **hypers)


def shard(combination):
    torch.manual_seed(0)
    model = net.model()
    param, _, reduce = combination["precision"].partition("-")
    precision = None
    if param != "f32":
        precision = MixedPrecision(
            param_dtype=TYPES[param], reduce_dtype=TYPES[reduce] if reduce else None
        )
    return FSDP(
        model, auto_wrap_policy=ModuleWrapPolicy({net.Block}), mixed_precision=precision,
        device_id=torch.device("cpu"), use_orig_params=True,
    )


def backward(model, scaler, combination, rank, step):
    """One step's gradients; returns the mean of the losses."""
    count, total = table.micro_batches(combination), 0.0
    bad = table.poisoned(combination)
    for micro in range(count):
        number = step * count + micro
        x, y = net.batch(rank, number)
        if (rank, number) in bad:
            x[0, 0] = float("inf")
        keeps = combination["accumulation"] == "keep" and micro + 1 < count
        with model.no_sync() if keeps else torch.enable_grad():
            loss = model(x, y)
            scaler.scale(loss.float()).backward()
        total += loss.detach().float()
    return total / count


def clip(combination, model):
    kind = combination["clip"]
    if kind == "value":
        torch.nn.utils.clip_grad_value_(model.parameters(), table.CLIP_VALUE)
    elif kind != "none":
        return model.clip_grad_norm_(table.CLIP, float(kind.removeprefix("norm")))
    return torch.zeros(())


def train(combination, rank, skipped=None):
    """Losses, norms, scales and final parameters; `skipped`: the steps that are
    skipped if no scaler says so.
    """
    model = shard(combination)
    optimizer = make_optimizer(combination, model)
    s = table.SCALER
    scaler = ShardedGradScaler(
        device="cpu", init_scale=s["init"], growth_factor=s["growth"],
        backoff_factor=s["backoff"], growth_interval=s["interval"],
        enabled=combination["scaler"] == "on",
    )
    losses, norms, scales = [], [], []
    for step in range(table.STEPS):
        optimizer.zero_grad()
        losses.append(backward(model, scaler, combination, rank, step))
        scaler.unscale_(optimizer)
        norms.append(clip(combination, model).float())
        scales.append(float(scaler.get_scale()))
        if not skipped or not skipped[step]:
            scaler.step(optimizer)
        scaler.update()
    result = {"loss": torch.stack(losses)}
    if combination["clip"].startswith("norm"):
        result["norm"] = torch.stack(norms)
    if combination["scaler"] == "on":
        scales.append(float(scaler.get_scale()))
        result["scale"] = torch.tensor(scales)
        result["tracker"] = torch.tensor(float(scaler._get_growth_tracker()))
    with FSDP.summon_full_params(model):
        for name, param in model.named_parameters():
            result[f"param.{name}"] = param.detach().clone()
    return {k.replace("_fsdp_wrapped_module.", ""): v for k, v in result.items()}


def train_wide(combination, rank, narrow):
    """The same in f32. A step was skipped if it made the scale smaller."""
    scales = narrow.get("scale", torch.zeros(table.STEPS + 1))
    skipped = [bool(after < before) for before, after in zip(scales[:-1], scales[1:], strict=True)]
    wide = train({**combination, "precision": "f32", "scaler": "off"}, rank, skipped)
    return {f"wide.{key}": value for key, value in wide.items()}


def worker(rank, scratch, chosen):
    torch.set_num_threads(1)
    dist.init_process_group(
        "gloo", init_method=f"file://{scratch}/store", rank=rank, world_size=table.WORLD
    )
    results = {}
    for index, combination in chosen:
        result = train(combination, rank)
        if combination["precision"] != "f32":
            result |= train_wide(combination, rank, result)
        for key, value in result.items():
            results[f"{index}.{key}"] = value.contiguous()
    save_file(results, f"{scratch}/rank{rank}.safetensors")
    dist.destroy_process_group()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    chosen = list(enumerate(table.combinations()))
    if options.only is not None:
        chosen = [chosen[options.only]]
    with tempfile.TemporaryDirectory() as scratch:
        mp.spawn(worker, args=(scratch, chosen), nprocs=table.WORLD)
        ranks = [load_file(f"{scratch}/rank{r}.safetensors") for r in range(table.WORLD)]
    golden = {k: v for k, v in ranks[0].items() if not k.endswith(".loss")}
    for key in ranks[0]:
        if key.endswith(".loss"):
            golden[key] = torch.stack([r[key] for r in ranks], 1).contiguous()
    metadata = {"torch": torch.__version__, "method": "FSDP1, gloo, full shard"}
    metadata["combinations"] = json.dumps([table.name(c) for _, c in chosen])
    save_file(golden, HERE / "golden.safetensors", metadata=metadata)
    (HERE / "golden.safetensors").chmod(0o644)
    print(f"{len(chosen)} combinations")


if __name__ == "__main__":
    main()
