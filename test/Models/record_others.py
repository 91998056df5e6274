# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports operators and models of others and records what PyTorch computes with them.

`record_others.py [NAME...]` writes others/NAME: an export for 2 ranks, as
`python -m fsdp_export` makes it, and golden-sgd-w2.safetensors: losses, averaged gradients of
the first step and buffers after the last one, of training without shards in float64. They are a part of what docs/Operators.md and docs/Models.md tell of, so that it is
run where PyTorch is not.
"""

import argparse
import os
import pathlib
import sys
import tempfile
import types

import goldens
import torch
from safetensors.torch import save_file

from fsdp_export.common import files
from fsdp_export.torch import cli, training

WORLD = 2
# Samples of 60 operators, in models of some each.
OPERATORS = {
    "special": [
        "lgamma", "special.erfcx", "polygamma.polygamma_n_1", "erfc", "erfinv", "special.log_ndtr",
        "special.ndtri", "i0", "special.bessel_j1", "special.modified_bessel_k0"],
    "order": [
        "sort", "topk", "kthvalue", "median", "nanmedian", "mode", "cummax", "logcumsumexp",
        "logsumexp", "quantile"],
    "indices": [
        "gather", "scatter_add", "scatter_reduce.amax", "index_add", "take", "put",
        "index_reduce.mean", "masked_scatter", "diagonal_scatter", "unfold"],
    "windows": [
        "nn.functional.avg_pool2d", "nn.functional.adaptive_avg_pool3d",
        "nn.functional.adaptive_max_pool2d", "nn.functional.max_pool3d",
        "nn.functional.fractional_max_pool2d", "nn.functional.unfold",
        "nn.functional.conv_transpose2d", "nn.functional.conv3d", "nn.functional.grid_sample",
        "nn.functional.interpolate.bicubic"],
    "matrices": [
        "linalg.solve", "linalg.cholesky", "linalg.det", "linalg.qr", "linalg.lu", "linalg.inv",
        "matrix_exp", "triangular_solve", "linalg.slogdet", "linalg.householder_product"],
    "elements": [
        "copysign", "fmax", "hypot", "frexp", "atan2", "logaddexp", "xlogy", "cdist",
        "nn.functional.embedding_bag", "nn.functional.multilabel_margin_loss"],
}
MODELS = [
    "causal-lm bloom", "causal-lm gptj", "causal-lm granitemoe", "causal-lm llama",
    "causal-lm opt", "causal-lm phi3", "masked-lm deberta-v2", "masked-lm distilbert",
    "seq2seq marian", "hf-image poolformer", "hf-image vit", "timm mambaout",
]
_MODEL = """\
from fsdp_export.coverage import cases, operators

CASE = {case}
model, batch = CASE.model, CASE.batch
"""


def list_all():
    """What is recorded: the expression of a case by its name."""
    found = {f"operators-{name}": (f"operators.group({ops!r})", 1)
             for name, ops in OPERATORS.items()}
    for each in MODELS:
        suite, name = each.split()
        found[f"{suite}-{name}"] = (f"cases.make({suite!r}, {name!r})", 2)
    return found


def relative_error(value, exact):
    error = (value.double() - exact.double()).abs().max()
    return float(error / exact.abs().max().clamp_min(1e-30))


def record(source, folder, steps):
    """Writes the golden; returns how far float32 is from float64, and where."""
    run = (source, folder, "sgd", WORLD, steps)
    (losses, params, gradients, buffers), plain = (
        training.run_unsharded(*run, dtype) for dtype in (torch.float64, torch.float32))
    golden = {"loss": losses.reshape(steps, WORLD)}
    golden |= {f"grad0.{name}": value for name, value in gradients[0].items()}
    golden |= {f"buffer.rank0.{name}": value for name, value in buffers.items()}
    golden = {name: (value.float() if value.is_floating_point() else value).contiguous()
              for name, value in golden.items()}
    peak = max(float(value.abs().max()) for value in gradients[0].values())
    metadata = goldens.make_metadata(
        types.SimpleNamespace(steps=steps), "sgd", WORLD, peak, torch=torch.__version__,
        method="float64, unsharded")
    target = folder / f"golden-sgd-w{WORLD}.safetensors"
    save_file(golden, target, metadata=metadata)
    files.settle(target)
    errors = [(relative_error(value, params[name]), name) for name, value in plain[1].items()]
    errors += [(float((value.double() - gradients[0][name]).abs().max() / peak), name)
               for name, value in plain[2][0].items()]
    return max(errors)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", choices=[[], *list_all()], metavar="NAME")
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    bad = 0
    for name in options.names or list_all():
        case, steps = list_all()[name]
        folder = pathlib.Path(__file__).parent / "others" / name
        with tempfile.TemporaryDirectory() as work:
            source = pathlib.Path(work) / "others.py"
            source.write_text(_MODEL.format(case=case))
            code = cli.main(
                [str(source), "-o", str(folder), "--world", str(WORLD), "--steps", str(steps)])
            error, where = record(source, folder, steps) if code == 0 else (1.0, "export")
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        print(f"{name}: float32 to float64 {error:.1e} at {where}, {size / 1024:.0f} KiB")
        bad += error > goldens.CONDITIONED
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
