# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what PyTorch's own FSDP computes on an export's batches.

`record_goldens.py MODEL.py EXPORT_DIR` trains the model with FSDP1 (or 2) over gloo,
one process per rank, for every world size, optimizer and strategy, and writes
EXPORT_DIR/golden-OPTIMIZER-wWORLD.safetensors with what FULL_SHARD computed. How far
the other strategies are from it stands in the metadata.

  loss                 [steps, world], each rank's loss
  param.FQN            full parameters after the last step
  buffer.rankR.FQN     buffers after the last step, which stay per rank
  grad0.FQN            averaged full gradient of the first step (unsharded float32);
                       adamw: only of parameters with excluded elements
  eval_loss            [steps, world], with --eval: each rank's loss on its batches in
                       evaluation mode, with what it has after the last step;
  eval_NAME            the same of each metric beside the loss
  metric.NAME          [steps, world], with --eval: metrics in training
  excluded.FQN         adamw only, u8: elements whose float64 gradient is below 1e-6 of
                       the model's largest gradient in every step, where any
"""

import os
import sys

import goldens
import torch
from safetensors.torch import save_file

from fsdp_export.common import files
from fsdp_export.torch import training


def exclusions(gradients):
    """Masks of the elements that stay below the threshold in every step."""
    largest = [max(float(g.abs().max()) for g in step.values()) for step in gradients]
    masks = {}
    for name in gradients[0]:
        mask = torch.ones_like(gradients[0][name], dtype=torch.bool)
        for step, peak in zip(gradients, largest, strict=True):
            mask &= step[name].abs() < goldens.EXCLUSION * peak
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


def distance(tensors, reference, masks):
    """The largest error relative to its tensor's largest value, and where it is."""
    worst = (0.0, "-")
    for name, value in tensors.items():
        error = relative_error(value, reference[name], masks.get(name))
        worst = max(worst, (error, name))
    return worst


def parameters(ranks):
    return {n[6:]: t for n, t in ranks[0].items() if n.startswith("param.")}


def evaluate(options, ranks):
    """Loss and metrics of each batch in evaluation mode, with the parameters and buffers of
    its rank; and the metrics in training.
    """
    model, structure = training.make_model(options.model, options.folder)
    model.eval()
    found = {}
    for rank, result in enumerate(ranks):
        states = {n.split(".", 1)[1]: t for n, t in result.items()
                  if n.startswith(("param.", "buffer."))}
        model.load_state_dict(states)
        for step in range(options.steps):
            with torch.no_grad():
                loss, metrics = training.forward_whole(
                    model, structure, options.folder, rank, step)
            for name, value in {"loss": loss, **metrics}.items():
                values = found.setdefault(
                    f"eval_{name}", torch.zeros(options.steps, len(ranks)))
                values[step, rank] = value
    for name in (name for name in ranks[0] if name.startswith("metric.")):
        found[name] = torch.stack([result[name] for result in ranks], dim=1).contiguous()
    return found


def list_strategies(options):
    return [s for s in training.STRATEGIES if options.method == "fsdp1" or s != "NO_SHARD"]


def record(options, optimizer, world):
    run = (options.model, options.folder, optimizer, world, options.steps)
    strategies = list_strategies(options)
    runs = [(optimizer, training.Sharding(options.method, s)) for s in strategies]
    ranks, *others = training.run_fsdp(options.model, options.folder, runs, world, options.steps)
    _, plain, gradients, _ = training.run_unsharded(*run, torch.float32)
    _, exact, exact_gradients, _ = training.run_unsharded(*run, torch.float64)
    masks = exclusions(exact_gradients) if optimizer == "adamw" else {}
    golden = {"loss": torch.stack([r["loss"] for r in ranks], dim=1).contiguous()}
    params = parameters(ranks)
    golden.update({f"param.{n}": t for n, t in params.items()})
    for rank, result in enumerate(ranks):
        for name, tensor in result.items():
            if name.startswith("buffer."):
                golden[f"buffer.rank{rank}.{name[7:]}"] = tensor
    if options.eval:
        golden.update(evaluate(options, ranks))
    wanted = masks if optimizer == "adamw" else gradients[0]
    golden.update({f"grad0.{n}": gradients[0][n] for n in wanted})
    golden.update({f"excluded.{n}": t for n, t in masks.items()})
    others = [distance(parameters(other), params, masks)[0] for other in others]
    metadata = goldens.make_metadata(
        options, optimizer, world, max(float(g.abs().max()) for g in gradients[0].values()),
        torch=torch.__version__, method=options.method.upper() + ", gloo, full shard",
    ) | {
        strategy: f"{error:.1e} from full shard"
        for strategy, error in zip(strategies[1:], others, strict=True)
    }
    target = options.folder / f"golden-{optimizer}-w{world}.safetensors"
    save_file(golden, target, metadata=metadata)
    files.settle(target)
    excluded = sum(int(mask.sum()) for mask in masks.values())
    error, where = distance(params, exact, masks)
    print(
        f"{target.parent.name} {optimizer} world {world}: "
        f"fsdp to float64 {error:.1e} at {where}, "
        f"to unsharded float32 {distance(params, plain, masks)[0]:.1e}, "
        f"strategies differ by {max(others, default=0.0):.1e}, excluded {excluded}, "
        f"mean loss {golden['loss'][0].mean():.4f} -> {golden['loss'][-1].mean():.4f}",
        flush=True,
    )
    return max([error, *others])


def main():
    parser = goldens.make_parser(__doc__, [1, 2, 4])
    parser.add_argument("--method", choices=("fsdp1", "fsdp2"), default="fsdp1")
    parser.add_argument("--eval", action="store_true")
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    return goldens.record_all(options, record)


if __name__ == "__main__":
    sys.exit(main())
