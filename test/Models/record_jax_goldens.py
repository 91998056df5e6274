# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records what JAX itself computes on an export's batches, unsharded.

`record_jax_goldens.py MODEL.py EXPORT_DIR` evaluates each rank's batch after the
other, averages the gradients and updates once, and writes files as
record_goldens.py does, with the same rule about excluded elements.
"""

import sys

import goldens
import jax
import numpy
from safetensors.numpy import save_file

from fsdp_export.common import files
from fsdp_export.jax import training


def peak(gradients):
    return max(float(numpy.abs(value).max()) for value in gradients.values())


def find_excluded(gradients):
    """Elements whose gradient is below the threshold in every step, where any."""
    masks = {}
    for name in gradients[0]:
        small = [numpy.abs(g[name]) < goldens.EXCLUSION * peak(g) for g in gradients]
        mask = numpy.logical_and.reduce(small)
        if mask.any():
            masks[name] = mask.astype(numpy.uint8)
    return masks


def distance(params, exact, masks):
    """The largest error relative to its tensor's largest value, and where it is."""
    worst = (0.0, "-")
    for name, value in params.items():
        error = numpy.abs(value.astype(numpy.float64) - exact[name])
        error = float((error * (1 - masks.get(name, numpy.uint8(0)))).max())
        worst = max(worst, (error / float(numpy.abs(exact[name]).max()), name))
    return worst


def record(options, optimizer, world):
    trainer = training.Unsharded(options.model, options.folder)
    losses, params, gradients, buffers = trainer.train(optimizer, world, options.steps)
    _, exact, exact_gradients, _ = trainer.train(optimizer, world, options.steps, exact=True)
    masks = find_excluded(exact_gradients) if optimizer == "adamw" else {}
    golden = {"loss": losses}
    golden |= {f"param.{name}": value for name, value in params.items()}
    for rank, states in enumerate(buffers):
        golden |= {f"buffer.rank{rank}.{name}": value for name, value in states.items()}
    wanted = masks if optimizer == "adamw" else gradients[0]
    golden |= {f"grad0.{name}": gradients[0][name] for name in wanted}
    golden |= {f"excluded.{name}": mask for name, mask in masks.items()}
    metadata = goldens.make_metadata(
        options, optimizer, world, peak(gradients[0]), method="JAX, unsharded",
        jax=jax.__version__,
    )
    target = options.folder / f"golden-{optimizer}-w{world}.safetensors"
    save_file(
        {n: numpy.ascontiguousarray(v).reshape(v.shape) for n, v in golden.items()},
        target, metadata=metadata,
    )
    files.settle(target)
    error, where = distance(params, exact, masks)
    excluded = sum(int(mask.sum()) for mask in masks.values())
    first, last = (numpy.mean(losses[i]) for i in (0, -1))
    print(
        f"{options.folder.name} {optimizer} world {world}: jax to float64 {error:.1e} at {where}, "
        f"excluded {excluded}, mean loss {first:.4f} -> {last:.4f}",
        flush=True,
    )
    return error


if __name__ == "__main__":
    sys.exit(goldens.record_all(goldens.make_parser(__doc__, [1, 2, 4]).parse_args(), record))
