"""Steps that are cut as PyTorch's tensor and expert parallelism cut them, against what it recorded.

usage: parallel_goldens.py MODEL... [--more N] [--work DIR]

For each golden-adamw-dpN-{tp,ep}M*.safetensors of a model: compiled for that grid, with the
styles of the golden, losses, gradients and weights are within the golden's tolerance, and
along the second axis at most as many collectives are sent as PyTorch counted, and N. PyTorch cuts
dimensions into uneven parts, too: modules with such ones are left whole here, with a line
that says so.
"""
import argparse
import collections
import json
import pathlib
import re
import sys

import harness
from harness import COMPARE, call
from results import compare, read_json

UNEVEN = re.compile(r"not supported: cut dimension \d+ of '([\w.]+)\.\w+'")
STRATEGIES = {"FULL_SHARD": "full_shard", "SHARD_GRAD_OP": "shard_grad_op"}


def compile_plan(model, work, metadata):
    """The artifact, and which modules are whole."""
    styles, whole = json.loads(metadata["styles"]), []
    options = ["--grid", metadata["grid"], "--parallel-plan", work / "plan.json", "--strategy",
               STRATEGIES[metadata["strategy"]], "--wrap", harness.read_wrap(model),
               "--optimizer", metadata["optimizer"], "--report", work / "report.json"]
    while True:
        (work / "plan.json").write_text(json.dumps(styles))
        done = harness.attempt("fsdp-compile", model / "model.mlir", *options,
                               "-o", work / "step.so")
        uneven = UNEVEN.search(done.stderr)
        if done.returncode == 0:
            return work / "step.so", whole
        if not uneven or uneven[1] in whole:
            raise harness.Failed(f"FAILED: {model.name}: {done.stderr}")
        whole.append(uneven[1])
        styles[uneven[1]] = "replicate"


def count_sent(report):
    """How many collectives the step sends along axis 1, by kind; slices are none."""
    axes = {channel["name"]: channel["axes"] for channel in report["channels"]}
    counts = collections.Counter()
    for collective in report["collectives"]:
        if axes[collective["channel"]] == [1] and collective["kind"] != "slice":
            kind = collective["kind"]
            kind = {"value_gather": "all_gather", "value_scatter": "reduce_scatter"}.get(kind, kind)
            counts[kind] += 1
    return counts


def check(path, work, more):
    model = path.parent
    work.mkdir(parents=True, exist_ok=True)
    _, metadata = compare.read_safetensors(path)
    artifact, whole = compile_plan(model, work, metadata)
    for name in whole:
        print(f"{path.stem}: {name} is whole, its parts are not equal")
    call("fsdp-run", artifact, "--data", model, "--steps", metadata["steps"], "--progress",
         "never", *harness.HYPERS[metadata["optimizer"]], "--log", work / "log.jsonl",
         "--save", work / "final.safetensors", "--save-grads", work / "grads")
    call(sys.executable, COMPARE, "golden", path, "--log", work / "log.jsonl",
         "--final", work / "final.safetensors", "--grads", work / "grads")
    axis = metadata["grid"].split(",")[1].split("=")[0]
    recorded = collections.Counter()
    for phase in json.loads(metadata["collectives"]).values():
        recorded.update(phase[axis])
    sent = count_sent(read_json(work / "report.json"))
    if sent.total() > recorded.total() + more:
        raise harness.Failed(f"FAILED: {path.stem}: {dict(sent)} along {axis}, "
                             f"PyTorch {dict(recorded)}")
    print(f"{model.name}/{path.stem}: agrees, {sent.total()} collectives along {axis}, "
          f"PyTorch {recorded.total()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("models", type=pathlib.Path, nargs="+")
    parser.add_argument("--more", type=int, default=0)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    work = harness.make_work(options.work)
    for model in options.models:
        paths = sorted(model.glob("golden-*-dp*-[te]p*.safetensors"))
        if not paths:
            raise harness.Failed(f"FAILED: {model} has no golden of tensor parallelism")
        for path in paths:
            check(path, work / model.name / path.stem, options.more)


if __name__ == "__main__":
    sys.exit(main())
