# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `python -m fsdp_export.parity` does: PyTorch's FSDP against the compiled step.

Exports the model, trains it with PyTorch and with fsdp-compile and fsdp-run on
the same batches, and asks which is further from float64 (common/distance.py).
"""

import functools

from ..common import comparison, files
from ..common.comparison import Result, first_of
from ..common.errors import ExportError
from . import cli

__all__ = ["Result", "first_of"]

_METHODS = {
    "fsdp1": "PyTorch FSDP1 over gloo",
    "fsdp2": "PyTorch FSDP2 over gloo",
    "unsharded": "PyTorch unsharded, the ranks' batches averaged",
}

def make_parser():
    """The parser of the command line."""
    parser = comparison.make_parser(
        "python -m fsdp_export.parity",
        "Train a model with PyTorch's FSDP and compiled, and compare.", "PyTorch",
    )
    parser.add_argument(
        "--optimizer", metavar="NAME", default="adamw",
        help="sgd or adamw; of steps that take turns TURN=NAME,TURN=NAME (default: adamw)",
    )
    parser.add_argument("--against", choices=sorted(_METHODS), default="fsdp1")
    return parser


def export(options, work):
    """Exports into `work`; returns the wrap policy."""
    return comparison.export(options, work, cli.main)


def _hyper_options(options, work):
    """What fsdp-compile and fsdp-run are told of the optimizers of all turns."""
    from ..common.optimizers import OPTIMIZERS
    from . import training

    if "=" not in options.optimizer:
        hypers = OPTIMIZERS[options.optimizer].items()
        return [], [word for name, value in hypers for word in ("--hyper", f"{name}={value!r}")]
    groups = []
    for params, name in training.turns_with_optimizers(options.model, work, options.optimizer):
        values = ",".join(f"{hyper}={value!r}" for hyper, value in OPTIMIZERS[name].items())
        groups += ["--param-group", "{" + ",".join(params) + "}:" + values]
    return groups, []


def compile_step(options, work, wrap):
    """Compiles the export in `work`."""
    comparison.compile_step(options, work, wrap, _hyper_options(options, work)[0])


def train_compiled(options, work):
    """Trains what `compile_step` made; returns its `Result`."""
    from safetensors.torch import load_file

    _, hypers = _hyper_options(options, work)
    return comparison.train_compiled(options, work, hypers, load_file)


def run_compiled(options, work, wrap):
    """Compiles the export in `work` and trains it; returns its `Result`."""
    compile_step(options, work, wrap)
    return train_compiled(options, work)


def _finite(result):
    if not bool(result.losses.isfinite().all()):
        raise ExportError("expected PyTorch's own losses to be finite", "try other batches")
    return result


def run_framework(options, work):
    """Trains with PyTorch as `--against` says; returns its `Result`."""
    import torch

    from . import training

    arguments = (options.model, work, options.optimizer, options.world, options.steps)
    if options.against == "unsharded":
        try:
            return _finite(Result(*training.run_unsharded(*arguments)))
        except ExportError:
            raise
        except Exception as error:
            raise files.user_error("training with PyTorch", error) from error
    try:
        runs = [(options.optimizer, training.Sharding(options.against))]
        ranks, = training.run_fsdp(options.model, work, runs, options.world, options.steps)
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        raise ExportError(
            f"{_METHODS[options.against]} failed: {lines[-1] if lines else error}",
            "--against unsharded compares with plain PyTorch, --against fsdp2 may take what "
            "fsdp1 does not; --traceback shows all",
        ) from error

    def part(prefix):
        return {n[len(prefix):]: t for n, t in ranks[0].items() if n.startswith(prefix)}

    losses = torch.stack([rank["loss"] for rank in ranks], dim=1)
    gradients = [part(f"grad{step}.") for step in range(options.steps)]
    return _finite(Result(losses, part("param."), gradients, part("buffer.")))


def _train(options, work, gradients, exact, jitter=None, begin=None):
    """As `comparison.Reference.train`."""
    import torch

    from . import training

    largest = comparison.Largest()
    arguments = (options.model, work, options.optimizer, options.world, options.steps)
    try:
        run = training.run_unsharded(
            *arguments, torch.float64 if exact else torch.float32, gradients, jitter,
            lambda params: largest({name: param.detach() for name, param in params.items()}),
            begin)
        return Result(*run, largest)
    except ExportError:
        raise
    except Exception as error:
        raise ExportError(
            f"expected a model that also runs in float64, got: {str(error).splitlines()[0]}",
            "PyTorch and the compiled step are measured from it: let forward compute in the type "
            "that it is given",
        ) from error


def reference(options, work):
    """PyTorch's side of a comparison."""
    from . import training

    return comparison.Reference(
        "PyTorch", _METHODS[options.against], functools.partial(_train, options, work),
        functools.partial(training.jittered, options.model, work))


def compare(options, work, theirs, ours, around=None, again=None):
    """As `comparison.compare`; without `again` of what `compile_step` made."""
    from safetensors.torch import load_file, save_file

    def compiled_again(params):
        with comparison.beginning_with(params, work, load_file, save_file) as folder:
            return train_compiled(options, folder)

    return comparison.compare(
        options, theirs, ours, reference(options, work), around, again or compiled_again)


def _run_both(options, work):
    wrap = export(options, work)
    theirs = run_framework(options, work)
    bad, _ = compare(options, work, theirs, run_compiled(options, work, wrap))
    return 1 if bad else 0


def main(argv=None):
    """Runs the comparison; returns the exit code."""
    return comparison.run_command(make_parser().parse_args(argv), _run_both)
