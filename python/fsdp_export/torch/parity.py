# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `python -m fsdp_export.parity` does: PyTorch's FSDP against the compiled step.

Exports the model, trains it with PyTorch and with fsdp-compile and fsdp-run on
the same batches, and asks which is further from float64 (distance.py).
"""

import contextlib
import dataclasses
import io
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from ..common import cli as commands
from ..common import files
from ..common.errors import ExportError
from . import cli

_METHODS = {
    "fsdp1": "PyTorch FSDP1 over gloo",
    "fsdp2": "PyTorch FSDP2 over gloo",
    "unsharded": "PyTorch unsharded, the ranks' batches averaged",
}
_ADVICE = {
    "loss": "look at forward",
    "gradient": "look at this layer's backward, or at the one after it",
    "parameter": "look at the optimizer",
    "buffer": "look at what updates it",
}
# Seeds of the points around a run at which PyTorch's distance is measured, too.
_SEEDS = range(1000, 9000, 1000)
_EPILOG = """\
exit code: 0 if the compiled run is as near to float64 as PyTorch's, 1 if not,
2 if a run failed

Every loss, every gradient of every step, and the parameters and buffers at the
end are measured from float64, in both runs: each step from the states with which
the run began it, each update from the gradients that it had. A tensor may be 1.5
times as far as PyTorch's in the root mean square (more if it has few elements),
and any element 4 times as far as PyTorch's worst one. If one is further, PyTorch's
distance is measured at up to 8 more points, where parameters differ by up to 2^-22 of
themselves: how far it is can be chance. Of what is further than at all of them it is
said how much float64 itself moves as far between them; the exit code is 1 all the same.
"""


def make_parser():
    """The parser of the command line."""
    parser = commands.make_parser(
        "python -m fsdp_export.parity",
        "Train a model with PyTorch's FSDP and compiled, and compare.", _EPILOG,
    )
    parser.add_argument("--world", metavar="N", type=int, default=2)
    parser.add_argument("--steps", metavar="K", type=int, default=3)
    parser.add_argument(
        "--optimizer", metavar="NAME", default="adamw",
        help="sgd or adamw; of steps that take turns TURN=NAME,TURN=NAME (default: adamw)",
    )
    parser.add_argument("--against", choices=sorted(_METHODS), default="fsdp1")
    parser.add_argument(
        "--wrap", metavar="POLICY", help="as for fsdp-compile; default: WRAP, or always"
    )
    parser.add_argument(
        "--tools", metavar="DIR", type=pathlib.Path,
        help="folder of fsdp-compile and fsdp-run (default: on PATH)",
    )
    parser.add_argument(
        "--work", metavar="DIR", type=pathlib.Path, help="keep export, artifact and results here"
    )
    return parser


@dataclasses.dataclass
class Result:
    """What one training run left, as `training.run_unsharded` returns it."""

    losses: "torch.Tensor"
    params: dict
    gradients: list
    buffers: dict
    largest: dict = None  # the largest value that each parameter had, of exact runs

    def keyed(self):
        """All of it as `distance.judge` takes it."""
        from .distance import Key

        end = len(self.losses)
        result = {Key("loss", "", step): loss for step, loss in enumerate(self.losses)}
        for step, gradients in enumerate(self.gradients):
            result |= {Key("gradient", n, step): g for n, g in gradients.items()}
        result |= {Key("parameter", n, end): p for n, p in self.params.items()}
        return result | {Key("buffer", n, end): b for n, b in self.buffers.items()}


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


def export(options, work):
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


def _flat(losses):
    """The losses of a line of the log: by rank, or by turn and by rank."""
    if isinstance(losses, dict):
        return [loss for ranks in losses.values() for loss in ranks]
    return losses


def compile_step(options, work, wrap):
    """Compiles the export in `work`."""
    groups, _ = _hyper_options(options, work)
    _call([
        _tool(options, "fsdp-compile"), work / "model.mlir", "--world", options.world,
        "--wrap", wrap, "--optimizer", options.optimizer, *groups, "-o", work / "step.so",
    ])


def train_compiled(options, work):
    """Trains what `compile_step` made; returns its `Result`."""
    import torch
    from safetensors.torch import load_file

    _, hypers = _hyper_options(options, work)
    _call([
        _tool(options, "fsdp-run"), work / "step.so", "--data", work, "--steps", options.steps,
        "--progress", "never", *hypers,
        "--log", work / "log.jsonl", "--save", work / "final.safetensors",
        "--save-grads", work / "grads",
    ])
    lines = [json.loads(line) for line in (work / "log.jsonl").read_text().splitlines()]
    states = load_file(work / "final.safetensors")
    gradients = [
        load_file(work / "grads" / f"step{step}.safetensors") for step in range(options.steps)
    ]
    losses = torch.tensor([_flat(line["loss"]) for line in lines if "loss" in line])
    return Result(losses, states, gradients, states)


def run_compiled(options, work, wrap):
    """Compiles the export in `work` and trains it; returns its `Result`."""
    compile_step(options, work, wrap)
    return train_compiled(options, work)


def _finite(result):
    if not bool(result.losses.isfinite().all()):
        raise ExportError("expected PyTorch's own losses to be finite", "try other batches")
    return result


def run_pytorch(options, work):
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


def run_exact(options, work, gradients, jitter=None):
    """The float64 `Result` of the steps of a run that had these gradients; with `jitter`, a
    seed, of parameters with other last bits."""
    import torch

    from . import training

    largest = {}

    def watch(params):
        for name, param in params.items():
            peak = float(param.detach().abs().max()) if param.numel() else 0.0
            largest[name] = max(largest.get(name, 0.0), peak)

    arguments = (options.model, work, options.optimizer, options.world, options.steps)
    try:
        run = training.run_unsharded(*arguments, torch.float64, gradients, jitter, watch)
        return Result(*run, largest)
    except ExportError:
        raise
    except Exception as error:
        raise ExportError(
            f"expected a model that also runs in float64, got: {str(error).splitlines()[0]}",
            "PyTorch and the compiled step are measured from it: let forward compute in the type "
            "that it is given",
        ) from error


class Neighbours:
    """Runs of PyTorch next to one that had these gradients: as far as they are asked for, pairs
    of its values and the float64 ones, both of parameters with the same other last bits."""

    def __init__(self, options, work, gradients):
        self._run = options, work, gradients
        self._known = []

    def __iter__(self):
        yield from self._known
        for jitter in _SEEDS[len(self._known):]:
            self._known.append(self._make(*self._run, jitter))
            yield self._known[-1]

    @staticmethod
    def _make(options, work, gradients, jitter):
        import torch

        from . import training

        arguments = (options.model, work, options.optimizer, options.world, options.steps)
        theirs = Result(*training.run_unsharded(*arguments, torch.float32, gradients, jitter))
        return theirs.keyed(), run_exact(options, work, gradients, jitter).keyed()


def _print_losses(theirs, ours):
    print(f"{'step':>4}  {'pytorch':>12}  {'compiled':>12}  mean loss")
    for step, (their, our) in enumerate(zip(theirs.losses, ours.losses)):
        print(f"{step:>4}  {float(their.mean()):>12.7f}  {float(our.mean()):>12.7f}")


def _print_finding(finding):
    print(
        f"{finding.theirs.mean:>9.1e} {finding.theirs.worst:>9.1e}  "
        f"{finding.ours.mean:>9.1e} {finding.ours.worst:>9.1e}  "
        f"{finding.limit.mean:>9.1e} {finding.limit.worst:>9.1e}  {finding.key}"
    )


def first_of(bad):
    """The key of the earliest finding: of a step its loss, then its gradients, which come
    into being from the last parameter to the first.
    """
    step = min(finding.key.step for finding in bad)
    keys = [finding.key for finding in bad if finding.key.step == step]
    return keys[0] if keys[0].kind == "loss" else keys[-1]


def report(findings):
    """Prints the worst distances and the verdict; returns the findings that are bad."""
    bad = _bad(findings)
    worst = {}
    for finding in sorted(findings, key=lambda finding: -finding.excess):
        worst.setdefault(finding.key.kind, finding)
    print("distance from float64 over the largest value: root mean square, worst element")
    print(f"{'pytorch':>19}  {'compiled':>19}  {'allowed':>19}")
    shown = sorted(bad, key=lambda finding: -finding.excess)[:10] or worst.values()
    for finding in shown:
        _print_finding(finding)
    if not bad:
        print(f"exit code 0: none of {len(findings)} tensors is further than PyTorch's")
        return bad
    print(f"first: {first_of(bad)}: {_ADVICE[first_of(bad).kind]}")
    print(
        f"exit code 1: {len(bad)} of {len(findings)} tensors are further than PyTorch's, by more "
        "than rounding explains"
    )
    return bad


def _bad(findings):
    return [finding for finding in findings if finding.excess > 1.0]


def _judge(runs, around):
    """The findings of `distance.judge(*runs)`, with as many neighbours as make them good."""
    from . import distance

    findings, points = distance.judge(*runs), []
    for finding in findings:
        if finding.theirs == distance.NOWHERE:
            raise ExportError(
                f"expected PyTorch's own {finding.key} to be finite", "try other batches"
            )
    for point in around if _bad(findings) else ():
        points.append(point)
        findings = distance.judge(*runs, points)
        if not _bad(findings):
            break
    if points:
        print(f"PyTorch's distance is the largest at this point and at {len(points)} next to it")
    return findings


def compare(options, work, theirs, ours, around=None):
    """Prints how far both runs are from float64; returns what is further in ours, and of that
    what the last bits of the parameters do not explain, either. `around` are the `Neighbours`
    of `theirs`, where another comparison has some already."""
    from . import distance

    exact = [run_exact(options, work, run.gradients) for run in (theirs, ours)]
    print(
        f"{options.model.stem}, {options.world} ranks, {options.optimizer}: "
        f"{_METHODS[options.against]} (pytorch), fsdp-compile and fsdp-run (compiled)"
    )
    _print_losses(theirs, ours)
    around = around or Neighbours(options, work, theirs.gradients)
    largest = exact[0].largest
    runs = theirs.keyed(), exact[0].keyed(), ours.keyed(), exact[1].keyed(), largest
    bad = report(_judge(runs, around))
    if not bad:
        return bad, bad
    moved = [values for _, values in around]
    beyond = distance.beyond_conditioning(bad, exact[0].keyed(), moved, largest)
    print(
        f"{len(bad) - len(beyond)} of the {len(bad)} are as near as float64 stays to itself if the "
        "last bits of the parameters change"
    )
    return bad, beyond


def _run_both(options, work):
    wrap = export(options, work)
    theirs = run_pytorch(options, work)
    bad, _ = compare(options, work, theirs, run_compiled(options, work, wrap))
    return 1 if bad else 0


def _run(options):
    if options.world < 1 or options.steps < 1:
        raise ExportError("expected --world and --steps of at least 1")
    if options.work:
        options.work.mkdir(parents=True, exist_ok=True)
        return _run_both(options, options.work)
    with tempfile.TemporaryDirectory() as folder:
        return _run_both(options, pathlib.Path(folder))


def main(argv=None):
    """Runs the comparison; returns the exit code."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return commands.run_command(make_parser().parse_args(argv), _run, failed=2)
