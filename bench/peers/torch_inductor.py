# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts what Inductor launches for one transformer block on an H200 that is not there.

usage: torch_inductor.py MODEL.py

PyTorch is told of a device, and compiles forward and backward of a block of MODEL in bf16 for
it; nothing runs. Attention is an op that Inductor knows nothing of. Prints a line of JSON:
`kernels`, Inductor's own launches, `products` and `attention`, those of libraries, `bytes` that
the kernels read and write, each buffer once per kernel. Replaces private parts of PyTorch 2.15;
another version may need other ones.
"""

import functools
import json
import os
import pathlib
import sys
import tempfile
import types
from unittest import mock

os.environ["TORCHINDUCTOR_COMPILE_THREADS"] = "1"
os.environ["TORCHINDUCTOR_FORCE_DISABLE_CACHES"] = "1"

import torch  # noqa: E402
import triton  # noqa: E402
from functorch.compile import make_boxed_func  # noqa: E402
from torch._dynamo.device_interface import CudaInterface  # noqa: E402
from torch._functorch.aot_autograd import aot_function  # noqa: E402
from torch._functorch.partitioners import min_cut_rematerialization_partition  # noqa: E402
from torch._inductor import compile_fx, config, graph, scheduler  # noqa: E402
from torch._inductor.decomposition import select_decomp_table  # noqa: E402
from torch._inductor.exc import InductorError  # noqa: E402
from torch._subclasses.fake_tensor import FakeTensorMode  # noqa: E402
from torch.fx.passes.fake_tensor_prop import FakeTensorProp  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402

from torch_step import load  # noqa: E402

CAPABILITY = (9, 0)
DEVICE = types.SimpleNamespace(
    name="NVIDIA H200", major=9, minor=0, multi_processor_count=132, total_memory=141 << 30,
    warp_size=32, regs_per_multiprocessor=65536, max_threads_per_multi_processor=2048,
    max_threads_per_block=1024, L2_cache_size=60 << 20, shared_memory_per_block=49152,
    shared_memory_per_block_optin=232448, shared_memory_per_multiprocessor=233472,
    gcnArchName="", clock_rate=1980000, memory_clock_rate=3201000, memory_bus_width=6144,
    is_integrated=0, uuid="", pci_bus_id=0)


class Driver:
    """Triton's, of the device."""

    def get_current_target(self):
        return GPUTarget("cuda", 10 * CAPABILITY[0] + CAPABILITY[1], DEVICE.warp_size)

    def get_current_device(self):
        return 0

    def get_current_stream(self, device=None):
        return 0

    def get_device_interface(self):
        return torch.cuda

    def get_active_torch_device(self):
        return torch.device("cuda", 0)


def tell_of_device():
    """Lets PyTorch and Triton believe that the device is there."""
    answers = {
        "is_available": True, "current_device": 0, "device_count": 1,
        "get_device_properties": DEVICE, "get_device_capability": CAPABILITY,
        "get_device_name": DEVICE.name, "is_initialized": True, "is_bf16_supported": True,
        "_lazy_init": None, "synchronize": None, "set_device": None, "_exchange_device": 0,
        "_maybe_exchange_device": 0, "get_rng_state": torch.zeros(16, dtype=torch.uint8),
        "set_rng_state": None, "get_compute_capability": 10 * CAPABILITY[0] + CAPABILITY[1],
        "is_triton_capable": True, "raise_if_triton_unavailable": None,
    }
    for name, answer in answers.items():
        for place in (torch.cuda, CudaInterface, CudaInterface.Worker):
            if hasattr(place, name):
                setattr(place, name, mock.Mock(return_value=answer))
    torch._C._cuda_getDevice = mock.Mock(return_value=0)
    triton.runtime.driver.set_active(Driver())


def define_attention():
    """The op and its gradient: results laid out as those of flash attention."""

    def like(x):
        batch, heads, length, width = x.shape
        return x.new_empty(batch, length, heads, width).transpose(1, 2)

    def forward(q: torch.Tensor, k: torch.Tensor,
                v: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return like(q), q.new_empty(q.shape[:3], dtype=torch.float32)

    def backward(gradient: torch.Tensor, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor,
                 y: torch.Tensor,
                 sums: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        return like(q), like(q), like(q)

    ops = {}
    for name, function in (("flash", forward), ("flash_backward", backward)):
        ops[name] = torch.library.custom_op(f"bench::{name}", function, mutates_args=())
        ops[name].register_fake(function)
    ops["flash"].register_autograd(
        lambda ctx, gradient, _: ops["flash_backward"](gradient, *ctx.saved_tensors),
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs, *output))
    return ops["flash"]


class Counted(Exception):
    """A graph has been scheduled; it needs no code."""


class Counter:
    """Counts the kernels of graphs as they are scheduled."""

    def __init__(self):
        self.kernels = self.products = self.attention = self.bytes = 0

    def add(self, lowering):
        lowering._update_scheduler()
        for node in lowering.scheduler.nodes:
            if isinstance(node, scheduler.ExternKernelSchedulerNode):
                self.add_call(node.node)
            elif not isinstance(node, scheduler.NopKernelSchedulerNode):
                self.kernels += 1
                self.bytes += node.get_read_write_buffers_sizes()
        raise Counted

    def add_call(self, call):
        """What is no kernel of Inductor's: an op, or one of its results."""
        name = str(call.python_kernel_name)
        if isinstance(call, torch._inductor.ir.MultiOutput):
            return
        if "bench.flash" in name:
            self.attention += 1
        elif name in ("extern_kernels.mm", "extern_kernels.addmm"):
            self.products += 1
        else:
            raise SystemExit(f"error: expected products and attention, got {name}")


def trace(module, inputs):
    """The graphs of forward and backward."""
    graphs = []

    def keep(gm, examples):
        del examples
        graphs.append(gm)
        return make_boxed_func(gm.forward)

    names = list(dict(module.named_parameters()))

    def call(params, *args):
        return torch.func.functional_call(module, dict(zip(names, params)), args)

    compiled = aot_function(
        call, fw_compiler=keep, bw_compiler=keep, decompositions=select_decomp_table(),
        partition_fn=functools.partial(min_cut_rematerialization_partition,
                                       compiler="inductor"))
    y = compiled(list(module.parameters()), *inputs)
    y.backward(torch.empty_like(y))
    return graphs


def compile_for_device(gm, mode, is_backward):
    """Schedules a graph with all of its values on the device."""
    for node in gm.graph.nodes:
        if "device" in node.kwargs:
            node.kwargs = {**node.kwargs, "device": torch.device("cuda", 0)}
    gm.recompile()
    examples = [
        torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device="cuda")
        for value in (node.meta["val"] for node in gm.graph.nodes if node.op == "placeholder")
    ]
    with torch.no_grad():
        FakeTensorProp(gm, mode).propagate_dont_convert_inputs(*examples)
    try:
        compile_fx.compile_fx_inner(gm, examples, is_backward=is_backward, graph_id=0,
                                    static_input_idxs=[])
    except InductorError as error:
        if not isinstance(error.inner_exception, Counted):
            raise


def main(path):
    module = load(pathlib.Path(path))
    tell_of_device()
    config.triton.cudagraphs = False
    flash = define_attention()
    counter = Counter()
    for name in ("compile_to_module", "_compile_to_module"):
        setattr(graph.GraphLowering, name, lambda lowering: counter.add(lowering))
    mode = FakeTensorMode(allow_non_fake_inputs=True)
    attention = mock.patch.object(torch.nn.functional, "scaled_dot_product_attention",
                                  lambda q, k, v, is_causal: flash(q, k, v)[0])
    with mode, attention:
        torch.set_default_dtype(torch.bfloat16)
        block = module.block()
        x = torch.empty(module.BATCH, module.CONTEXT, module.WIDTH, requires_grad=True)
        for place, gm in enumerate(trace(block, [x])):
            compile_for_device(gm, mode, is_backward=place == 1)
    print(json.dumps(vars(counter)))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TORCHINDUCTOR_CACHE_DIR"] = cache
        main(sys.argv[1])
