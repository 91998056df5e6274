# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `python -m fsdp_export.parity` does: PyTorch's FSDP against the compiled step.

Exports the model, trains it with PyTorch and with fsdp-compile and fsdp-run on
the same batches, and compares losses, final parameters and buffers.
"""

import contextlib
import dataclasses
import io
import json
import math
import os
import pathlib
import shutil
import subprocess
import tempfile

from ..common import cli as commands
from ..common.errors import ExportError
from . import cli

_METHODS = {
    "fsdp1": "PyTorch FSDP1 over gloo",
    "fsdp2": "PyTorch FSDP2 over gloo",
    "unsharded": "PyTorch unsharded, the ranks' batches averaged",
}
_UNSUITABLE = (
    "float32 itself is above the tolerance: near-zero gradients make AdamW amplify rounding. "
    "Try --optimizer sgd or other batches"
)
_EPILOG = """\
exit code: 0 within the tolerance, 1 above it, 2 if a run failed

A difference is relative to the largest value of its tensor. With AdamW, elements
whose float64 gradient stays below 1e-6 of the model's largest are left out, and
buffers, which may depend on them, are reported but not judged.
"""


def _parser():
    parser = commands.make_parser(
        "python -m fsdp_export.parity",
        "Train a model with PyTorch's FSDP and compiled, and compare.", _EPILOG,
    )
    parser.add_argument("--world", metavar="N", type=int, default=2)
    parser.add_argument("--steps", metavar="K", type=int, default=3)
    parser.add_argument("--optimizer", choices=("sgd", "adamw"), default="adamw")
    parser.add_argument("--against", choices=sorted(_METHODS), default="fsdp1")
    parser.add_argument(
        "--wrap", metavar="POLICY", help="as for fsdp-compile; default: WRAP, or always"
    )
    parser.add_argument("--tolerance", metavar="X", type=float, default=1e-5)
    parser.add_argument(
        "--tools", metavar="DIR", type=pathlib.Path,
        help="folder of fsdp-compile and fsdp-run (default: on PATH)",
    )
    parser.add_argument(
        "--work", metavar="DIR", type=pathlib.Path, help="keep export, artifact and results here"
    )
    parser.add_argument(
        "--debug", action="store_true",
        help="name the first loss or gradient that diverges from an unsharded run",
    )
    return parser


@dataclasses.dataclass
class Result:
    """What one training run left: losses [steps][rank], states, gradients per step."""

    losses: list
    params: dict
    buffers: dict
    gradients: list


def _tool(options, name):
    path = options.tools / name if options.tools else shutil.which(name)
    if path is None or not pathlib.Path(path).is_file():
        raise ExportError(
            f"cannot find {name}", "build it with ninja, and pass its folder as --tools DIR"
        )
    return str(path)


def _call(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip()
        raise ExportError(
            f"{pathlib.Path(command[0]).name} failed with exit code {done.returncode}:\n"
            f"{said[:4000]}"
        )


def _export(options, work):
    """Exports into `work`; returns the wrap policy."""
    arguments = [str(options.model), "-o", str(work)]
    arguments += ["--world", str(options.world), "--steps", str(options.steps)]
    if options.traceback:
        arguments.append("--traceback")
    with contextlib.redirect_stdout(io.StringIO()):
        code = cli.main(arguments)
    if code != 0:
        raise ExportError("the export failed")
    names = json.loads((work / "manifest.json").read_text())["wrap"]
    return options.wrap or ("class:" + ",".join(names) if names else "always")


def _hyper_options(optimizer):
    from ..common.optimizers import OPTIMIZERS

    result = []
    for name, value in OPTIMIZERS[optimizer].items():
        result += ["--hyper", f"{name}={value!r}"]
    return result


def run_compiled(options, work, wrap):
    """Compiles the export in `work` and trains it; returns its `Result`."""
    from safetensors.torch import load_file

    artifact = work / "step.so"
    _call([
        _tool(options, "fsdp-compile"), work / "model.mlir", "--world", options.world,
        "--wrap", wrap, "--optimizer", options.optimizer, "-o", artifact,
    ])
    _call([
        _tool(options, "fsdp-run"), artifact, "--data", work, "--steps", options.steps,
        "--progress", "never", *_hyper_options(options.optimizer),
        "--log", work / "log.jsonl", "--save", work / "final.safetensors",
        "--save-grads", work / "grads",
    ])
    lines = [json.loads(line) for line in (work / "log.jsonl").read_text().splitlines()]
    states = load_file(work / "final.safetensors")
    gradients = [
        load_file(work / "grads" / f"step{step}.safetensors") for step in range(options.steps)
    ]
    losses = [line["loss"] for line in lines if "loss" in line]
    return Result(losses, states, states, gradients)


def run_pytorch(options, work):
    """Trains with PyTorch as `--against` says; returns its `Result`."""
    from . import training

    arguments = (options.model, work, options.optimizer, options.world, options.steps)
    if options.against == "unsharded":
        losses, params, gradients, buffers = training.run_unsharded(*arguments)
        return Result(losses.tolist(), params, buffers, gradients)
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
    losses = [
        [float(rank["loss"][step]) for rank in ranks] for step in range(options.steps)
    ]

    def part(prefix):
        return {n[len(prefix):]: t for n, t in ranks[0].items() if n.startswith(prefix)}

    return Result(losses, part("param."), part("buffer."), [])


def loss_rows(expected, actual):
    """One row (step, mean of each run, worst difference of a rank) for each step."""
    scale = max((abs(v) for step in expected for v in step), default=0.0) or 1.0
    if len(expected) != len(actual):
        raise ExportError(f"expected {len(expected)} steps of losses, got {len(actual)}")
    for step, (theirs, ours) in enumerate(zip(expected, actual, strict=True)):
        worst = max(abs(a - b) for a, b in zip(theirs, ours, strict=True)) / scale
        yield step, sum(theirs) / len(theirs), sum(ours) / len(ours), worst


def state_errors(expected, actual, masks):
    """(difference, name) of every state, the worst first."""
    from .training import relative_error

    errors = []
    for name, tensor in expected.items():
        if name not in actual or actual[name].shape != tensor.shape:
            errors.append((float("inf"), name))
            continue
        errors.append((relative_error(actual[name], tensor, masks.get(name)), name))
    return sorted(errors, key=lambda entry: -entry[0])


def _is_above(value, tolerance):
    return not value <= tolerance  # NaN is above


def first_divergence(plain, compiled, tolerance):
    """Where the compiled run leaves the unsharded one; a sentence, or None.

    Gradients come into being from the last parameter to the first, so the last
    one in order of registration is the one to look at.
    """
    rows = list(loss_rows(plain.losses, compiled.losses))
    for step, gradients in enumerate(plain.gradients):
        if _is_above(rows[step][3], tolerance):
            return f"the loss of step {step}, before any gradient: look at forward"
        peak = max((float(g.abs().max()) for g in gradients.values()), default=0.0) or 1.0
        for name, gradient in reversed(gradients.items()):
            ours = compiled.gradients[step].get(name)
            if ours is None:
                return f"gradient of {name} in step {step}: the compiled step has none"
            error = float((ours.double() - gradient.double()).abs().max()) / peak
            if _is_above(error, tolerance):
                return (
                    f"gradient of {name} in step {step}, by {error:.1e} of the model's "
                    "largest gradient: look at this layer's backward, or at the one after it"
                )
    return None


def may_depend_on(masks, error, name, buffers):
    """Whether elements that are not compared may explain the difference of a buffer.

    A bias before a normalization has no gradient, so AdamW moves it by noise; the
    parameters are masked there, but running statistics follow it. A buffer that is
    missing, not finite or of integers has no such excuse.
    """
    return bool(masks) and math.isfinite(error) and buffers[name].is_floating_point()


def report(options, expected, actual, masks):
    """Prints the table; returns whether everything is within the tolerance."""
    print(
        f"{options.model.stem}, {options.world} ranks, {options.optimizer}: "
        f"{_METHODS[options.against]} (pytorch), fsdp-compile and fsdp-run (compiled)"
    )
    print(f"{'step':>4}  {'pytorch':>12}  {'compiled':>12}  {'difference':>10}")
    worst = 0.0
    for step, theirs, ours, error in loss_rows(expected.losses, actual.losses):
        print(f"{step:>4}  {theirs:>12.7f}  {ours:>12.7f}  {error:>10.1e}")
        worst = error if _is_above(error, worst) else worst
    good = not _is_above(worst, options.tolerance)
    for kind, theirs, ours in (
        ("parameter", expected.params, actual.params),
        ("buffer", expected.buffers, actual.buffers),
    ):
        errors = state_errors(theirs, ours, masks)
        bad = [entry for entry in errors if _is_above(entry[0], options.tolerance)]
        judged = bad
        if kind == "buffer":
            judged = [entry for entry in bad if not may_depend_on(masks, *entry, theirs)]
        for error, name in (bad or errors)[: max(1, min(len(bad), 10))]:
            print(f"worst {kind} difference {error:.1e}  {name}")
        if len(judged) < len(bad):
            print("not judged: buffers may depend on the elements left out")
        good = good and not judged
    excluded = sum(int(mask.sum()) for mask in masks.values())
    if excluded:
        print(f"left out: {excluded} elements without a gradient to speak of")
    verdict = "within" if good else "ABOVE"
    print(f"{verdict} the tolerance of {options.tolerance:.0e}")
    if not good and options.optimizer != "sgd":
        print(f"{options.optimizer} amplifies the rounding of gradients that are near zero in some "
              "step: see whether --optimizer sgd, or batches of another seed, agree")
    return good


def _compare(options, work):
    import torch

    from . import training

    wrap = _export(options, work)
    expected = run_pytorch(options, work)
    actual = run_compiled(options, work, wrap)
    arguments = (options.model, work, options.optimizer, options.world, options.steps)
    problem = None
    try:
        exact = training.run_unsharded(*arguments, torch.float64)
    except RuntimeError as error:
        # What float32 says of gradients must do.
        problem = str(error).splitlines()[0]
        exact = training.run_unsharded(*arguments)
    masks = training.exclusions(exact[2]) if options.optimizer == "adamw" else {}
    good = report(options, expected, actual, masks)
    if problem:
        print(f"pytorch itself does not run in float64: {problem}")
    else:
        error, name = state_errors(exact[1], expected.params, masks)[0]
        print(f"pytorch itself from float64: {error:.1e}  {name}")
        if _is_above(error, options.tolerance):
            print(_UNSUITABLE)
    if options.debug:
        losses, params, gradients, buffers = training.run_unsharded(*arguments)
        plain = Result(losses.tolist(), params, buffers, gradients)
        found = first_divergence(plain, actual, options.tolerance)
        print(f"first divergence from unsharded PyTorch: {found or 'none'}")
    return good


def _run(options):
    if options.world < 1 or options.steps < 1:
        raise ExportError("expected --world and --steps of at least 1")
    if options.work:
        options.work.mkdir(parents=True, exist_ok=True)
        return 0 if _compare(options, options.work) else 1
    with tempfile.TemporaryDirectory() as folder:
        return 0 if _compare(options, pathlib.Path(folder)) else 1


def main(argv=None):
    """Runs the comparison; returns the exit code."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return commands.run_command(_parser().parse_args(argv), _run, failed=2)
