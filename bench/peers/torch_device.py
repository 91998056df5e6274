# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps of PyTorch on one device: what a bundle's benchmark compares with.

usage: torch_device.py MODEL.py eager|compile|plain|attention [--device cuda] [--steps K]

eager and compile: FSDP2, bf16 compute, gradients reduced in f32, fused AdamW, a world
of one rank. plain: compiled without FSDP, bf16 by autocast. Prints
{"step_ms": ..., "matmul_tflops": ..., "peak_gib": ...}: the median step without
the first five, what products of 8192 x 8192 bf16 matrices reach on the device, and
the most memory that was allocated. attention: {"flash_forward_us": ...,
"flash_backward_us": ..., "cudnn...": ...} of one causal attention of the model's shape.
"""

import argparse
import json
import os
import pathlib
import statistics
import time

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch_step import LEARNING_RATE, WEIGHT_DECAY, load, units

WARMUP = 5


def synchronize(device):
    if device == "cuda":
        torch.cuda.synchronize()


def measure_products(device):
    """TFLOP/s of large products, the best of several; a small size off GPUs."""
    size = 8192 if device == "cuda" else 256
    a, b = (torch.randn(size, size, device=device, dtype=torch.bfloat16) for _ in range(2))
    best = 0
    for _ in range(10):
        synchronize(device)
        begin = time.perf_counter()
        a @ b
        synchronize(device)
        best = max(best, 2 * size**3 / (time.perf_counter() - begin) / 1e12)
    return best


def time_calls(device, call, times=20):
    """Microseconds of a call, the median."""
    seconds = []
    for _ in range(WARMUP + times):
        synchronize(device)
        begin = time.perf_counter()
        for _ in range(10):
            call()
        synchronize(device)
        seconds.append((time.perf_counter() - begin) / 10)
    return 1e6 * statistics.median(seconds[WARMUP:])


def measure_attention(module, device):
    """One causal attention in bf16 by each of the backends that a device has."""
    from torch.nn.attention import SDPBackend, sdpa_kernel
    from torch.nn.functional import scaled_dot_product_attention

    shape = (module.BATCH, module.HEADS, module.CONTEXT, module.WIDTH // module.HEADS)
    q, k, v = (torch.randn(shape, device=device, dtype=torch.bfloat16, requires_grad=True)
               for _ in range(3))
    found = {}
    for name, backend in (("flash", SDPBackend.FLASH_ATTENTION),
                          ("cudnn", SDPBackend.CUDNN_ATTENTION)):
        with sdpa_kernel(backend):
            out = scaled_dot_product_attention(q, k, v, is_causal=True)
            grad = torch.randn_like(out)
            found[f"{name}_forward_us"] = time_calls(
                device, lambda: scaled_dot_product_attention(q, k, v, is_causal=True))
            found[f"{name}_backward_us"] = time_calls(
                device, lambda: torch.autograd.grad(out, (q, k, v), grad, retain_graph=True))
    return found


def shard(model, device, names):
    """As FSDP2's documentation says: each unit, then the rest."""
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    mesh = init_device_mesh(device, (1,))
    for part in units(model, names)[1]:
        fully_shard(part, mesh=mesh, mp_policy=policy)
    fully_shard(model, mesh=mesh, mp_policy=policy)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("mode", choices=["eager", "compile", "plain", "attention"])
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--steps", type=int, default=20)
    options = parser.parse_args()
    module, device = load(options.model), options.device
    if options.mode == "attention":
        print(json.dumps(measure_attention(module, device)))
        return
    os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29517", "RANK": "0",
                   "WORLD_SIZE": "1"}
    dist.init_process_group("nccl" if device == "cuda" else "gloo", rank=0, world_size=1)
    torch.manual_seed(0)
    model = module.model().to(device)
    plain = options.mode == "plain"
    if not plain:
        shard(model, device, module.WRAP)
    step = model if options.mode == "eager" else torch.compile(model)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE,
                                  weight_decay=WEIGHT_DECAY, fused=device == "cuda")
    batch = [value.to(device) for value in module.batch(0, 0)]
    seconds = []
    for _ in range(WARMUP + options.steps):
        synchronize(device)
        begin = time.perf_counter()
        with torch.autocast(device, torch.bfloat16, enabled=plain):
            loss = step(*batch)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        synchronize(device)
        seconds.append(time.perf_counter() - begin)
    peak = torch.cuda.max_memory_allocated() if device == "cuda" else 0
    print(json.dumps({
        "step_ms": 1e3 * statistics.median(seconds[WARMUP:]),
        "matmul_tflops": measure_products(device), "peak_gib": peak / 2**30,
    }))
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
