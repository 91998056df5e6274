# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gathers and reductions of two processes over PyTorch's gloo.

usage: torch_collectives.py RENDEZVOUS LARGEST

RENDEZVOUS is a file that does not exist yet. Prints a JSON object for each kind
and size: the median of the microseconds of a call on f32, in place of results
as FSDP uses it.
"""

import json
import statistics
import sys
import time

import torch
import torch.distributed as dist
import torch.multiprocessing as multiprocessing

SAMPLES = 15


def seconds(call, count):
    dist.barrier()
    begin = time.perf_counter()
    for _ in range(count):
        call()
    return (time.perf_counter() - begin) / count


def work(rank, rendezvous, largest):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", f"file://{rendezvous}", rank=rank, world_size=2)
    size = 4096
    while size <= largest:
        full, shard = torch.ones(size // 4), torch.ones(size // 8)
        calls = {
            "all_gather": lambda: dist.all_gather_into_tensor(full, shard),
            "reduce_scatter": lambda: dist.reduce_scatter_tensor(shard, full),
        }
        count = min(200, max(1, (8 << 20) // size))
        for kind, call in calls.items():
            seconds(call, count)
            times = [seconds(call, count) for _ in range(SAMPLES)]
            if rank == 0:
                microseconds = statistics.median(times) * 1e6
                line = {"kind": kind, "bytes": size, "microseconds": microseconds}
                print(json.dumps(line), flush=True)
        size *= 16 if size == 4096 else 4
    dist.destroy_process_group()


if __name__ == "__main__":
    multiprocessing.spawn(work, (sys.argv[1], int(sys.argv[2])), nprocs=2)
