# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and trains an export, and compares what came of it with a framework's run."""

import contextlib
import dataclasses
import functools
import io
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import numpy

from . import cli, distance
from .errors import ExportError

# What `train_compiled` writes into the folder of an export.
_WRITTEN = ("log.jsonl", "final.safetensors", "grads")
_ADVICE = {
    "loss": "look at forward",
    "gradient": "look at this layer's backward, or at the one after it",
    "parameter": "look at the optimizer",
    "buffer": "look at what updates it",
}
# Seeds of the points around a run at which the framework's distance is measured, too, and of
# those at which ours is.
_SEEDS, _OUR_SEEDS = range(1000, 9000, 1000), range(500, 4500, 1000)
EPILOG = """\
exit code: 0 if the compiled run is as near to float64 as {framework}'s, 1 if not,
2 if a run failed

Every loss, every gradient of every step, and the parameters and buffers at the
end are measured from float64, in both runs: each step from the states with which
the run began it, each update from the gradients that it had. A tensor may be 1.5
times as far as {framework}'s in the root mean square (more if it has few elements),
and any element 4 times as far as {framework}'s worst one. If one is further, {framework}'s
distance is measured from the states of the compiled run, too, then at up to 8 more points,
where parameters differ by up to 2^-22 of themselves, and the compiled step's at up to 4:
how far it is can be chance, as where a ReLU's argument is next to zero, but what is
computed wrongly is so at most of them. The largest of {framework}'s counts, and the middle
one of ours. Of what is further it is said
how much float64 itself moves as far between the points; the exit code is 1 all the same.
"""


def make_parser(prog, description, framework):
    """The parser of a command that compares."""
    parser = cli.make_parser(prog, description, EPILOG.format(framework=framework))
    parser.add_argument("--world", metavar="N", type=int, default=2)
    parser.add_argument("--steps", metavar="K", type=int, default=3)
    parser.add_argument(
        "--grid", metavar="NAME=N,...",
        help="as for fsdp-compile; --world is the number of batches then",
    )
    parser.add_argument(
        "--parallel-plan", metavar="FILE", help="as for fsdp-compile; default: PARALLEL"
    )
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
    """What one training run left: losses by step and rank, final parameters by name, averaged
    gradients of every step by name, and final buffers of rank 0 by name; arrays are those of any
    framework."""

    losses: object
    params: dict
    gradients: list
    buffers: dict
    largest: dict = None  # of exact runs the largest value that each parameter had

    def keyed(self):
        """All of it as `distance.judge` takes it."""
        key = distance.Key
        end = len(self.losses)
        result = {key("loss", "", step): loss for step, loss in enumerate(self.losses)}
        for step, gradients in enumerate(self.gradients):
            result |= {key("gradient", n, step): g for n, g in gradients.items()}
        result |= {key("parameter", n, end): p for n, p in self.params.items()}
        return result | {key("buffer", n, end): b for n, b in self.buffers.items()}


def tool(options, name):
    path = options.tools / name if options.tools else shutil.which(name)
    if path is None or not pathlib.Path(path).is_file():
        raise ExportError(
            f"cannot find {name}", "build it with ninja, and pass its folder as --tools DIR"
        )
    return str(path)


def call(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip()
        raise ExportError(
            f"{pathlib.Path(command[0]).name} failed with exit code {done.returncode}:\n"
            f"{said[:4000]}"
        )


def _policy(options, work):
    """The wrap policy of an export: that of the command line, or its own."""
    names = json.loads((work / "manifest.json").read_text())["wrap"]
    return options.wrap or ("class:" + ",".join(names) if names else "always")


def export(options, work, run):
    """Exports into `work` by `run(arguments)`, the command of an exporter; returns the wrap
    policy."""
    arguments = [str(options.model), "-o", str(work)]
    arguments += ["--world", str(options.world), "--steps", str(options.steps)]
    if options.traceback:
        arguments.append("--traceback")
    with contextlib.redirect_stdout(io.StringIO()):
        code = run(arguments)
    if code != 0:
        raise ExportError("the export failed")
    return _policy(options, work)


def _flat(losses):
    """The losses of a line of the log: by rank, or by turn and by rank."""
    if isinstance(losses, dict):
        return [loss for ranks in losses.values() for loss in ranks]
    return losses


def _ranks(options):
    """How many ranks the step is compiled for, and what they are."""
    words = ["--grid", options.grid] if options.grid else ["--world", options.world]
    return words + (["--parallel-plan", options.parallel_plan] if options.parallel_plan else [])


def read_grid(options):
    """Takes the number of batches from `--grid`: what the axes of the model leave."""
    if not options.grid:
        return
    options.world = 1
    for word in options.grid.split(","):
        name, _, size = word.partition("=")
        if not size.isdigit() or int(size) < 1:
            raise ExportError(
                f"expected --grid to be names and sizes of axes, got '{options.grid}'",
                "--grid dp=2,tp=2")
        if name not in ("tp", "cp"):
            options.world *= int(size)


def compile_step(options, work, wrap, groups=()):
    """Compiles the export in `work`; `groups` are more options."""
    call([
        tool(options, "fsdp-compile"), work / "model.mlir", *_ranks(options),
        "--wrap", wrap, "--optimizer", options.optimizer, *groups, "-o", work / "step.so",
    ])


@contextlib.contextmanager
def beginning_with(params, work, load_file, save_file):
    """A folder as `work`, an export that `compile_step` compiled, but of these parameters, by name;
    `load_file` and `save_file` are the framework's functions of safetensors."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path in work.iterdir():
            if path.name not in _WRITTEN:
                (folder / path.name).symlink_to(path.resolve())
        init = folder / "init.safetensors"
        init.unlink()
        save_file(load_file(work / init.name) | params, init)
        yield folder


def train_compiled(options, work, hypers, load_file):
    """Trains what `compile_step` made; returns its `Result`, of arrays that `load_file` reads."""
    call([
        tool(options, "fsdp-run"), work / "step.so", "--data", work, "--steps", options.steps,
        "--progress", "never", *hypers,
        "--log", work / "log.jsonl", "--save", work / "final.safetensors",
        "--save-grads", work / "grads",
    ])
    lines = [json.loads(line) for line in (work / "log.jsonl").read_text().splitlines()]
    states = load_file(work / "final.safetensors")
    gradients = [
        load_file(work / "grads" / f"step{step}.safetensors") for step in range(options.steps)
    ]
    losses = numpy.array([_flat(line["loss"]) for line in lines if "loss" in line])
    return Result(losses, states, gradients, states)


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


def bad_of(findings):
    """Those that are further than they may be."""
    return [finding for finding in findings if finding.excess > 1.0]


def report(findings, framework):
    """Prints the worst distances and the verdict; returns the findings that are bad."""
    bad = bad_of(findings)
    worst = {}
    for finding in sorted(findings, key=lambda finding: -finding.excess):
        worst.setdefault(finding.key.kind, finding)
    print("distance from float64 over the largest value: root mean square, worst element")
    print(f"{framework.lower():>19}  {'compiled':>19}  {'allowed':>19}")
    shown = sorted(bad, key=lambda finding: -finding.excess)[:10] or worst.values()
    for finding in shown:
        _print_finding(finding)
    if not bad:
        print(f"exit code 0: none of {len(findings)} tensors is further than {framework}'s")
        return bad
    print(f"first: {first_of(bad)}: {_ADVICE[first_of(bad).kind]}")
    print(
        f"exit code 1: {len(bad)} of {len(findings)} tensors are further than {framework}'s, by "
        "more than rounding explains"
    )
    return bad


def _print_losses(theirs, ours, framework):
    print(f"{'step':>4}  {framework.lower():>12}  {'compiled':>12}  mean loss")
    for step, (their, our) in enumerate(zip(theirs.losses, ours.losses)):
        print(f"{step:>4}  {float(their.mean()):>12.7f}  {float(our.mean()):>12.7f}")


class Largest(dict):
    """The largest value that each parameter had, by name; called with parameters by name."""

    def __call__(self, params):
        for name, param in params.items():
            self[name] = max(self.get(name, 0.0), distance.peak(param))


@dataclasses.dataclass
class Reference:
    """The framework's side of a comparison: its name, how it trained, and functions.

    `train(gradients, exact, jitter=None, begin=None)` is the `Result` of the steps of a run that had
    these gradients, in float64 if `exact`; with `jitter`, a seed, of parameters with other last
    bits; with `begin` of a run that began with these parameters, by name. `jittered(seed)` are the
    parameters that training begins with, of other last bits.
    """

    framework: str
    method: str
    train: object
    jittered: object


class Neighbours:
    """Runs of the framework next to one that had these gradients, in float64 with the result
    `exact`: as far as they are asked for, each a `distance.Neighbour` of it."""

    def __init__(self, reference, gradients, exact):
        self._reference, self._gradients, self._known = reference, gradients, []
        self._exact, self._largest = exact.keyed(), exact.largest

    def __iter__(self):
        yield from self._known
        for seed in _SEEDS[len(self._known):]:
            runs = [self._reference.train(self._gradients, exact, seed) for exact in (False, True)]
            values, exact = (run.keyed() for run in runs)
            self._known.append(distance.neighbour(values, exact, self._exact, self._largest))
            yield self._known[-1]


def _follow(reference, ours, exact, largest, begin=None):
    """The distances of the framework's steps from the states of our run, which began with
    `begin` and in float64 has the result `exact`, as `distance.judge` takes them."""
    theirs = reference.train(ours.gradients, False, begin=begin)
    return distance.measure(theirs.keyed(), exact.keyed(), largest)


def _elsewhere(reference, again, largest):
    """Runs of ours that began with other last bits of their parameters, as far as they are asked
    for: their distances and those of the framework that follows them, as `distance.judge` takes
    them. `again(params)` trains so."""
    for seed in _OUR_SEEDS if again else ():
        begin = reference.jittered(seed)
        ours = again(begin)
        exact = reference.train(ours.gradients, True, begin=begin)
        yield (distance.measure(ours.keyed(), exact.keyed(), largest),
               _follow(reference, ours, exact, largest, begin))


def _judge(runs, framework, around, elsewhere, follow):
    """The findings of `distance.judge(*runs)`, with as much of what `follow()`, our own run
    followed, and neighbours of both say as makes them good."""
    findings, points, ours = distance.judge(*runs), [], []
    for finding in findings:
        if finding.theirs == distance.NOWHERE:
            raise ExportError(
                f"expected {framework}'s own {finding.key} to be finite", "try other batches"
            )
    if not bad_of(findings):
        return findings
    followed = [follow()]
    findings = distance.judge(*runs, followed=followed)
    for point, own in itertools.zip_longest(around, elsewhere) if bad_of(findings) else ():
        points.append(point)
        if own:
            ours.append(own[0])
            followed.append(own[1])
        findings = distance.judge(*runs, points, ours, followed)
        if not bad_of(findings):
            break
    print(
        f"{framework}'s distance is the largest at this point, at {len(points)} next to it and "
        f"from the compiled run's states, the compiled step's the middle one at this and at "
        f"{len(ours)}")
    return findings


def compare(options, theirs, ours, reference, around=None, again=None):
    """Prints how far both runs are from float64; returns what is further in ours, and of that
    what the last bits of the parameters do not explain, either. `around` are the `Neighbours`
    of `theirs`, where another comparison has some already; `again(params)` trains ours once more,
    beginning with these parameters, by name."""
    exact = [reference.train(run.gradients, True) for run in (theirs, ours)]
    print(
        f"{options.model.stem}, {options.world} ranks, {options.optimizer}: {reference.method} "
        f"({reference.framework.lower()}), fsdp-compile and fsdp-run (compiled)"
    )
    _print_losses(theirs, ours, reference.framework)
    around = around or Neighbours(reference, theirs.gradients, exact[0])
    largest = exact[0].largest
    runs = theirs.keyed(), exact[0].keyed(), ours.keyed(), exact[1].keyed(), largest
    elsewhere = _elsewhere(reference, again, largest)
    follow = functools.partial(_follow, reference, ours, exact[1], largest)
    findings = _judge(runs, reference.framework, around, elsewhere, follow)
    bad = report(findings, reference.framework)
    if not bad:
        return bad, bad
    beyond = distance.beyond_conditioning(bad, list(around))
    print(
        f"{len(bad) - len(beyond)} of the {len(bad)} are as near as float64 stays to itself if the "
        "last bits of the parameters change"
    )
    return bad, beyond


def run_command(options, run_both):
    """Runs `run_both(options, work)` in the folder of the command line, or in one that goes away;
    returns the exit code."""
    def body(options):
        read_grid(options)
        if options.world < 1 or options.steps < 1:
            raise ExportError("expected --world and --steps of at least 1")
        if options.work:
            options.work.mkdir(parents=True, exist_ok=True)
            return run_both(options, options.work)
        with tempfile.TemporaryDirectory() as folder:
            return run_both(options, pathlib.Path(folder))

    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return cli.run_command(options, body, failed=2)
