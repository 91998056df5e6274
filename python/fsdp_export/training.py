# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same training in PyTorch itself: unsharded, with FSDP1 or with FSDP2.

Reads the batches of an export, so that every run sees the same data and seeds.
"""

import json
import tempfile

import torch
import torch.multiprocessing as mp
from safetensors.torch import load_file, save_file

from . import dropout, export, files, tree
from .errors import ExportError
from .optimizers import EXCLUSION, OPTIMIZERS


def make_optimizer(name, params):
    hyper = dict(OPTIMIZERS[name])
    if name == "sgd":
        return torch.optim.SGD(params, **hyper)
    hyper["betas"] = (hyper.pop("beta1"), hyper.pop("beta2"))
    return torch.optim.AdamW(params, **hyper)


def load_batch(folder, rank, step, dtype=torch.float32):
    """Returns (inputs, seed) as forward and `dropout.seeded` take them."""
    manifest = json.loads((folder / "manifest.json").read_text())
    tensors = load_file(folder / "batches" / f"rank{rank}-step{step}.safetensors")
    inputs = [tensors[str(i)] for i in range(len(tensors))]
    inputs = [x.to(dtype) if x.is_floating_point() else x for x in inputs]
    if manifest["inputs"] and manifest["inputs"][-1]["name"] == "rng_seed":
        return inputs[:-1], inputs[-1]
    return inputs, torch.zeros((), dtype=torch.int64)


def make_model(path, folder):
    """Builds the model of `path` and checks that `folder` was exported from it."""
    model = export.make_model(files.load(path))
    module_tree = tree.build(model)
    init = load_file(folder / "init.safetensors")
    for state in module_tree.states:
        if not torch.equal(state.tensor.detach(), init[state.fqn]):
            raise ExportError(
                f"{folder}: init.safetensors is stale at {state.fqn}", "export the model again"
            )
    return model


def forward(model, folder, rank, step, dtype=torch.float32):
    """The loss of one batch."""
    inputs, seed = load_batch(folder, rank, step, dtype)
    with dropout.seeded(seed):
        return model(*inputs)


def wrap_classes(model, names):
    """The classes among the model's modules that a list of class names means."""
    return {
        type(module)
        for module in model.modules()
        if any(base.__name__ in names for base in type(module).__mro__)
    }


def _fsdp1(model, names):
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy, always_wrap_policy

    policy = ModuleWrapPolicy(wrap_classes(model, names)) if names else always_wrap_policy
    return FSDP(
        model, auto_wrap_policy=policy, device_id=torch.device("cpu"), use_orig_params=True
    )


def _fsdp2(model, names):
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.fsdp import fully_shard

    mesh = init_device_mesh("cpu", (torch.distributed.get_world_size(),))
    classes = wrap_classes(model, names)
    modules = list(model.modules())
    for module in reversed(modules):
        container = isinstance(module, (torch.nn.ModuleList, torch.nn.ModuleDict))
        if module is model or (not names or type(module) in classes) and not container:
            fully_shard(module, mesh=mesh)
    return model


def _saved_buffers(model):
    """Copies of the buffers that a checkpoint holds, by name."""
    return {
        f"{prefix}.{name}" if prefix else name: buffer.detach().clone()
        for prefix, module in model.named_modules()
        for name, buffer in module._buffers.items()
        if buffer is not None and name not in module._non_persistent_buffers_set
    }


def _full_states(sharded, method):
    """Every parameter, whole, and this rank's buffers, under the model's own names."""
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP

    result = {}
    if method == "fsdp1":
        with FSDP.summon_full_params(sharded):
            for name, param in sharded.named_parameters():
                result[f"param.{name}"] = param.detach().clone()
    else:
        for name, param in sharded.named_parameters():
            result[f"param.{name}"] = param.detach().full_tensor().clone()
    for name, buffer in _saved_buffers(sharded).items():
        result[f"buffer.{name}"] = buffer
    return {name.replace("_fsdp_wrapped_module.", ""): t for name, t in result.items()}


def _worker(rank, world, path, folder, optimizer_name, steps, method, scratch):
    """One process of FSDP; leaves its losses, parameters and buffers in `scratch`."""
    from torch import distributed as dist

    torch.set_num_threads(1)
    store = f"file://{scratch}/store"
    dist.init_process_group("gloo", init_method=store, rank=rank, world_size=world)
    names = json.loads((folder / "manifest.json").read_text())["wrap"]
    shard = {"fsdp1": _fsdp1, "fsdp2": _fsdp2}[method]
    sharded = shard(make_model(path, folder), names)
    optimizer = make_optimizer(optimizer_name, sharded.parameters())
    losses = []
    for step in range(steps):
        optimizer.zero_grad()
        loss = forward(sharded, folder, rank, step)
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    result = {"loss": torch.stack(losses), **_full_states(sharded, method)}
    save_file({n: t.contiguous() for n, t in result.items()}, f"{scratch}/rank{rank}.safetensors")
    dist.destroy_process_group()


def run_fsdp(path, folder, optimizer, world, steps, method="fsdp1"):
    """Trains in `world` processes over gloo; returns one dictionary per rank."""
    with tempfile.TemporaryDirectory() as scratch:
        arguments = (world, path, folder, optimizer, steps, method, scratch)
        mp.spawn(_worker, args=arguments, nprocs=world)
        return [load_file(f"{scratch}/rank{rank}.safetensors") for rank in range(world)]


def run_unsharded(path, folder, optimizer_name, world, steps, dtype=torch.float32):
    """The same training in one process, each rank's batch after the other.

    Returns (losses, final parameters, averaged gradients of every step, final
    buffers of rank 0).
    """
    model = make_model(path, folder).to(dtype)
    params = {name: p for name, p in model.named_parameters() if p.requires_grad}
    optimizer = make_optimizer(optimizer_name, params.values())
    buffers = [{n: b.clone() for n, b in model.named_buffers()} for _ in range(world)]
    losses, gradients = torch.zeros(steps, world, dtype=dtype), []
    for step in range(steps):
        optimizer.zero_grad()
        for rank in range(world):
            for name, buffer in model.named_buffers():
                buffer.copy_(buffers[rank][name])
            loss = forward(model, folder, rank, step, dtype)
            loss.backward()
            losses[step, rank] = loss.detach()
            buffers[rank] = {n: b.clone() for n, b in model.named_buffers()}
        for param in params.values():
            if param.grad is not None:
                param.grad /= world
        gradients.append({
            n: p.grad.clone() for n, p in params.items() if p.grad is not None
        })
        optimizer.step()
    saved = {name: buffers[0][name] for name in _saved_buffers(model)}
    return losses, {n: p.detach() for n, p in model.named_parameters()}, gradients, saved


def exclusions(gradients):
    """Masks of the elements that stay below the threshold in every step."""
    largest = [max(float(g.abs().max()) for g in step.values()) for step in gradients]
    masks = {}
    for name in gradients[0]:
        mask = torch.ones_like(gradients[0][name], dtype=torch.bool)
        for step, peak in zip(gradients, largest, strict=True):
            mask &= step[name].abs() < EXCLUSION * peak
        if bool(mask.any()):
            masks[name] = mask.to(torch.uint8)
    return masks


def relative_error(value, reference, mask=None):
    """The largest error relative to the reference's largest value."""
    error = (value.double() - reference.double()).abs()
    if mask is not None:
        error = error * (1 - mask.double())
    worst = float(error.max()) if error.numel() else 0.0
    scale = float(reference.double().abs().max()) if error.numel() else 0.0
    if scale > 0.0:
        return worst / scale
    return 0.0 if worst == 0.0 else float("inf")
