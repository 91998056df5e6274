# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what PyTorch's own FSDP computes on an export's batches.

`record_goldens.py MODEL.py EXPORT_DIR` trains the model with FSDP1 (or 2) over gloo,
one process per rank, for every world size and optimizer, and writes
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
import os
import pathlib
import sys

import torch
from safetensors.torch import save_file

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
from fsdp_export import training  # noqa: E402

# Tests allow 1e-5: PyTorch itself must be well inside, or the data is unsuitable.
CONDITIONED = 4e-6


def distance(tensors, reference, masks):
    """The largest error relative to its tensor's largest value, and where it is."""
    worst = (0.0, "-")
    for name, value in tensors.items():
        error = training.relative_error(value, reference[name], masks.get(name))
        worst = max(worst, (error, name))
    return worst


def record(path, folder, optimizer, world, steps, method):
    ranks = training.run_fsdp(path, folder, optimizer, world, steps, method)
    run = (path, folder, optimizer, world, steps)
    _, plain, gradients, _ = training.run_unsharded(*run, torch.float32)
    _, exact, exact_gradients, _ = training.run_unsharded(*run, torch.float64)
    masks = training.exclusions(exact_gradients) if optimizer == "adamw" else {}
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
    name = method.upper() + ", gloo, full shard"
    metadata |= {"torch": torch.__version__, "method": name}
    peak = max(float(g.abs().max()) for g in gradients[0].values())
    metadata |= {"grad0_scale": repr(peak)}
    metadata |= {key: repr(value) for key, value in training.OPTIMIZERS[optimizer].items()}
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
    parser.add_argument(
        "--optimizers", nargs="+", choices=sorted(training.OPTIMIZERS), default=["sgd", "adamw"]
    )
    parser.add_argument("--method", choices=("fsdp1", "fsdp2"), default="fsdp1")
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    good = True
    for optimizer in options.optimizers:
        for world in options.worlds:
            good &= record(
                options.model, options.folder, optimizer, world, options.steps, options.method
            )
    if not good:
        print(f"error: float32 is more than {CONDITIONED} from float64: change the batches")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
