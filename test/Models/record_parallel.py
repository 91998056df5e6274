# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what PyTorch's tensor parallelism under FSDP2 computes on an export's batches.

`record_parallel.py MODEL.py EXPORT_DIR --grid dp=2,tp=2` splits the modules that PARALLEL of
MODEL.py names over the ranks of each row, which have the batch of that rank of `dp`, and
shards everything over `dp`; over gloo, one process per rank. It writes
EXPORT_DIR/golden-OPTIMIZER-dpN-{tp,ep}N[-VARIANT][-checkpoint][-shard-grad-op].safetensors:

  loss                 [steps, batches], each row's loss; with `ep`, each rank's
  param.FQN            full parameters after the last step
  grad0.FQN            averaged full gradient of the first step
  excluded.FQN         adamw only, as record_goldens.py has them

The metadata say how far these gradients are from those of the unsharded step, and `collectives`
what ranks send in the last step, as JSON: how often by phase ("forward", "backward"), axis and
kind. Backward's include what checkpointed modules send again.
"""

import argparse
import json
import os
import pathlib
import sys

import goldens
import record_goldens
import torch
from safetensors.torch import save_file

from fsdp_export.common import files
from fsdp_export.common.optimizers import OPTIMIZERS
from fsdp_export.torch import parallel, training


def parse_grid(text):
    """The sizes of "dp=2,tp=2", or of "dp=2,ep=2"."""
    sizes = dict(item.partition("=")[::2] for item in text.split(","))
    if tuple(sizes) not in (("dp", "tp"), ("dp", "ep")) or not all(size.isdigit() for size in sizes.values()):
        raise argparse.ArgumentTypeError(f"expected dp=N,tp=N or dp=N,ep=N, got '{text}'")
    return {axis: int(size) for axis, size in sizes.items()}


def find_styles(options):
    name = "_".join(["PARALLEL", *filter(None, [options.variant.upper()])])
    return getattr(files.load(options.model), name)


def run(options):
    """Each rank's result."""
    dp, ranks = options.grid.values()
    grid = parallel.Grid(dp, ranks, list(options.grid)[1], find_styles(options))
    sharding = training.Sharding("fsdp2", options.strategy, grid, options.checkpoint)
    ranks, = training.run_fsdp(
        options.model, options.folder, [(options.optimizer, sharding)], grid.world,
        options.steps)
    for rank, result in enumerate(ranks):
        first = ranks[grid.row(rank) * grid.world // count_batches(options)]
        for name, tensor in result.items():
            if not torch.equal(tensor, first[name]):
                raise RuntimeError(f"ranks of a row differ at {name}")
    return ranks


def count_batches(options):
    """Ranks along `tp` share one."""
    return options.grid["dp"] * options.grid.get("ep", 1)


def read_collectives(result):
    """{phase: {axis: {kind: how many}}}."""
    found = {}
    for name in sorted(result):
        if name.startswith("collectives."):
            _, phase, axis, kind = name.split(".")
            found.setdefault(phase, {}).setdefault(axis, {})[kind] = int(result[name])
    return found


def choose_target(options):
    parts = [options.optimizer, *(f"{axis}{size}" for axis, size in options.grid.items()),
             options.variant, "checkpoint" if options.checkpoint else "",
             "" if options.strategy == "FULL_SHARD" else options.strategy.lower()]
    name = "-".join(filter(None, parts)).replace("_", "-")
    return options.folder / f"golden-{name}.safetensors"


def record(options):
    """Writes the golden; returns the largest error of parameters and gradients."""
    batches = count_batches(options)
    ranks = run(options)
    unsharded = (options.model, options.folder, options.optimizer, batches, options.steps)
    _, _, plain, _ = training.run_unsharded(*unsharded, torch.float32)
    _, exact, exact_gradients, _ = training.run_unsharded(*unsharded, torch.float64)
    masks = record_goldens.exclusions(exact_gradients) if options.optimizer == "adamw" else {}
    params = record_goldens.parameters(ranks)
    gradients = {n[6:]: t for n, t in ranks[0].items() if n.startswith("grad0.")}
    golden = {"loss": torch.stack([r["loss"] for r in ranks[:: len(ranks) // batches]], dim=1).contiguous()}
    golden.update({f"param.{n}": t for n, t in params.items()})
    golden.update({f"grad0.{n}": t for n, t in gradients.items()})
    golden.update({f"excluded.{n}": t for n, t in masks.items()})
    collectives = read_collectives(ranks[0])
    float32 = record_goldens.distance(gradients, plain[0], {})
    float64 = record_goldens.distance(gradients, exact_gradients[0], {})
    metadata = goldens.make_metadata(
        options, options.optimizer, len(ranks),
        max(float(g.abs().max()) for g in gradients.values()),
        torch=torch.__version__, method="FSDP2, gloo, tensor parallel",
        grid=",".join(f"{axis}={size}" for axis, size in options.grid.items()),
        strategy=options.strategy,
        checkpoint="each unit" if options.checkpoint else "none",
        styles=json.dumps(find_styles(options)), collectives=json.dumps(collectives),
        grad0_from_float32="{:.1e} at {}".format(*float32),
        grad0_from_float64="{:.1e} at {}".format(*float64),
    )
    target = choose_target(options)
    save_file(golden, target, metadata=metadata)
    files.settle(target)
    error, where = record_goldens.distance(params, exact, masks)
    print(
        f"{target.parent.name}/{target.name}: parameters to float64 {error:.1e} at {where}, "
        f"gradients to float32 {metadata['grad0_from_float32']}, "
        f"to float64 {metadata['grad0_from_float64']}, "
        f"mean loss {golden['loss'][0].mean():.4f} -> {golden['loss'][-1].mean():.4f}, "
        f"collectives {json.dumps(collectives)}",
        flush=True,
    )
    return max(error, float64[0])


def parse(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--grid", type=parse_grid, default="dp=2,tp=2")
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--optimizer", choices=sorted(OPTIMIZERS), default="adamw")
    parser.add_argument(
        "--strategy", choices=("FULL_SHARD", "SHARD_GRAD_OP"), default="FULL_SHARD")
    parser.add_argument(
        "--checkpoint", action="store_true", help="compute each unit again in backward")
    parser.add_argument(
        "--variant", default="", metavar="NAME", help="styles are those of PARALLEL_NAME")
    return parser.parse_args(arguments)


def main():
    options = parse()
    os.environ["OMP_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    error = record(options)
    if error <= goldens.CONDITIONED:
        return 0
    print(f"error: {error:.1e} from float64, at most {goldens.CONDITIONED} is allowed")
    return 1


if __name__ == "__main__":
    sys.exit(main())
