# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what PyTorch's own FSDP computes on an export's batches.

`record_goldens.py MODEL.py EXPORT_DIR` trains the model with FSDP1 over gloo, one
process per rank, for every world size and optimizer, and writes
EXPORT_DIR/golden-OPTIMIZER-wWORLD.safetensors:

  loss                 [steps, world], each rank's loss
  param.FQN            full parameters after the last step
  buffer.rankR.FQN     buffers after the last step, which stay per rank
  grad0.FQN            averaged full gradient of the first step (unsharded float32);
                       adamw: only of parameters with excluded elements
  excluded.FQN         adamw only, u8: elements whose float64 gradient is below 1e-6 of
                       the model's largest gradient in every step, where any
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

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
from fsdp_export import dropout, export, tree  # noqa: E402

OPTIMIZERS = {
    "sgd": {"lr": 0.02, "momentum": 0.9, "weight_decay": 0.0},
    "adamw": {"lr": 1e-3, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.01},
}
EXCLUSION = 1e-6
# Tests allow 1e-5: PyTorch itself must be well inside, or the data is unsuitable.
CONDITIONED = 4e-6


def make_optimizer(name, params):
    hyper = dict(OPTIMIZERS[name])
    if name == "sgd":
        return torch.optim.SGD(params, **hyper)
    hyper["betas"] = (hyper.pop("beta1"), hyper.pop("beta2"))
    return torch.optim.AdamW(params, **hyper)


def load_batch(folder, rank, step, dtype=torch.float32):
    """Returns (inputs, seed) as forward and `seeded` take them."""
    manifest = json.loads((folder / "manifest.json").read_text())
    tensors = load_file(folder / "batches" / f"rank{rank}-step{step}.safetensors")
    inputs = [tensors[str(i)] for i in range(len(tensors))]
    inputs = [x.to(dtype) if x.is_floating_point() else x for x in inputs]
    if manifest["inputs"][-1]["name"] == "rng_seed":
        return inputs[:-1], inputs[-1]
    return inputs, torch.zeros((), dtype=torch.int64)


def make_model(path, folder):
    model = export.make_model(export.load(path))
    module_tree = tree.build(model)
    init = load_file(folder / "init.safetensors")
    for state in module_tree.states:
        if not torch.equal(state.tensor.detach(), init[state.fqn]):
            raise SystemExit(f"{folder}: init.safetensors is stale at {state.fqn}")
    return model


def forward(model, folder, rank, step, dtype=torch.float32):
    inputs, seed = load_batch(folder, rank, step, dtype)
    with dropout.seeded(seed):
        return model(*inputs)


def wrap_classes(model, names):
    return {
        type(module)
        for module in model.modules()
        if any(base.__name__ in names for base in type(module).__mro__)
    }


def worker(rank, world, path, folder, optimizer_name, steps, scratch):
    """One FSDP1 process; leaves its losses, parameters and buffers in `scratch`."""
    from torch import distributed as dist
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy

    torch.set_num_threads(1)
    store = f"file://{scratch}/store"
    dist.init_process_group("gloo", init_method=store, rank=rank, world_size=world)
    model = make_model(path, folder)
    names = json.loads((folder / "manifest.json").read_text())["wrap"]
    sharded = FSDP(
        model,
        auto_wrap_policy=ModuleWrapPolicy(wrap_classes(model, names)),
        device_id=torch.device("cpu"),
        use_orig_params=True,
    )
    optimizer = make_optimizer(optimizer_name, sharded.parameters())
    losses = []
    for step in range(steps):
        optimizer.zero_grad()
        loss = forward(sharded, folder, rank, step)
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    result = {"loss": torch.stack(losses)}
    with FSDP.summon_full_params(sharded):
        for name, param in sharded.named_parameters():
            clean = name.replace("_fsdp_wrapped_module.", "")
            result[f"param.{clean}"] = param.detach().clone()
    for name, buffer in sharded.named_buffers():
        clean = name.replace("_fsdp_wrapped_module.", "")
        result[f"buffer.{clean}"] = buffer.detach().clone()
    units = sum(isinstance(module, FSDP) for module in sharded.modules())
    save_file(result, f"{scratch}/rank{rank}.safetensors", metadata={"units": str(units)})
    dist.destroy_process_group()


def run_fsdp(path, folder, optimizer, world, steps):
    """Trains with FSDP1 in `world` processes; returns one dictionary per rank."""
    with tempfile.TemporaryDirectory() as scratch:
        arguments = (world, path, folder, optimizer, steps, scratch)
        mp.spawn(worker, args=arguments, nprocs=world)
        return [load_file(f"{scratch}/rank{rank}.safetensors") for rank in range(world)]


def run_unsharded(path, folder, optimizer_name, world, steps, dtype):
    """The same training in one process, each rank's batch after the other.

    Returns (losses, final parameters, averaged gradients of every step).
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
    return losses, {n: p.detach() for n, p in model.named_parameters()}, gradients


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


def distance(tensors, reference, masks):
    """The largest error relative to its tensor's largest value, and where it is."""
    worst = (0.0, "-")
    for name, value in tensors.items():
        error = (value.double() - reference[name].double()).abs()
        if name in masks:
            error = error * (1 - masks[name].double())
        scale = float(reference[name].abs().max())
        if scale > 0.0:
            worst = max(worst, (float(error.max()) / scale, name))
    return worst


def record(path, folder, optimizer, world, steps):
    ranks = run_fsdp(path, folder, optimizer, world, steps)
    _, plain, gradients = run_unsharded(path, folder, optimizer, world, steps, torch.float32)
    _, exact, exact_gradients = run_unsharded(
        path, folder, optimizer, world, steps, torch.float64
    )
    masks = exclusions(exact_gradients) if optimizer == "adamw" else {}
    golden = {"loss": torch.stack([r["loss"] for r in ranks], dim=1).contiguous()}
    params = {n[6:]: t for n, t in ranks[0].items() if n.startswith("param.")}
    golden.update({f"param.{n}": t for n, t in params.items()})
    for rank, result in enumerate(ranks):
        for name, tensor in result.items():
            if name.startswith("buffer."):
                golden[f"buffer.rank{rank}.{name[7:]}"] = tensor
    wanted = masks if optimizer == "adamw" else gradients[0]
    golden.update({f"grad0.{n}": gradients[0][n] for n in wanted})
    golden.update({f"excluded.{n}": t for n, t in masks.items()})
    metadata = {"optimizer": optimizer, "world": str(world), "steps": str(steps)}
    metadata |= {"torch": torch.__version__, "method": "FSDP1, gloo, full shard"}
    peak = max(float(g.abs().max()) for g in gradients[0].values())
    metadata |= {"grad0_scale": repr(peak)}
    metadata |= {key: repr(value) for key, value in OPTIMIZERS[optimizer].items()}
    target = folder / f"golden-{optimizer}-w{world}.safetensors"
    save_file(golden, target, metadata=metadata)
    target.chmod(0o644)
    excluded = sum(int(mask.sum()) for mask in masks.values())
    error, where = distance(params, exact, masks)
    print(
        f"{target.parent.name} {optimizer} world {world}: "
        f"fsdp to float64 {error:.1e} at {where}, "
        f"to unsharded float32 {distance(params, plain, masks)[0]:.1e}, excluded {excluded}, "
        f"mean loss {golden['loss'][0].mean():.4f} -> {golden['loss'][-1].mean():.4f}",
        flush=True,
    )
    return error <= CONDITIONED


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--worlds", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--steps", type=int, default=5)
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    good = True
    for optimizer in OPTIMIZERS:
        for world in options.worlds:
            good &= record(options.model, options.folder, optimizer, world, options.steps)
    if not good:
        print(f"error: float32 is more than {CONDITIONED} from float64: change the batches")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
