"""Runs pipelines in a wrong order: each has to fail with a note that names the pass."""
import subprocess
import sys

INPUT = "fsdp-normalize-input{grid=4}"
UNITS = f"{INPUT},fsdp-auto-wrap{{wrap=always}},fsdp-form-units"
LAID_OUT = f"{UNITS},fsdp-assign-layouts"


def up_to(phase):
    return f"fsdp-pipeline{{grid=4 wrap=always optimizer=sgd stop-after={phase}}}"


# What ran, what comes too early or too late, and what the note says.
ORDERS = [
    (INPUT, "fsdp-assign-layouts", "run fsdp-auto-wrap and fsdp-form-units before"),
    (INPUT, "fsdp-shard-step", "run fsdp-auto-wrap and fsdp-form-units before"),
    (INPUT, "fsdp-form-units", "run fsdp-auto-wrap, which wraps the root"),
    (UNITS, "fsdp-shard-step", "run fsdp-assign-layouts"),
    (INPUT, "fsdp-attach-optimizer{optimizer=sgd}", "run fsdp-auto-wrap and fsdp-form-units"),
    (INPUT, "fsdp-outline-segments", "run fsdp-auto-wrap and fsdp-form-units"),
    (INPUT, "fsdp-pipeline{start-after=shard}", "run fsdp-auto-wrap and fsdp-form-units"),
    (UNITS, "fsdp-auto-wrap{wrap=always}", "fsdp-form-units forms them all, once"),
    (UNITS, "fsdp-form-units", "fsdp-form-units forms them all, once"),
    (LAID_OUT, "fsdp-resolve-ignored{ignore-states=fc.weight}", "stands before it"),
    (LAID_OUT, "fsdp-attach-optimizer{optimizer=sgd}", "run fsdp-shard-step before"),
    (LAID_OUT, "fsdp-recompute-derived", "run fsdp-shard-step before"),
    (LAID_OUT, "fsdp-outline-segments", "run fsdp-shard-step before"),
    (LAID_OUT, "fsdp-expand-ranks", "run fsdp-shard-step before"),
    (up_to("shard"), "fsdp-assign-layouts", "stands before fsdp-shard-step"),
    (up_to("shard"), "fsdp-normalize-input", "later phases make arguments and results"),
    (up_to("shard"), "fsdp-make-eval", "stands before fsdp-shard-step"),
    (up_to("shard"), "fsdp-recompute-activations", "stands before fsdp-shard-step"),
    (up_to("shard"), "fsdp-segments-to-out-params", "run phase 4"),
    (up_to("shard"), "fsdp-plan-memory", "run phase 4"),
    (up_to("buffers"), "fsdp-schedule", "run fsdp-split-collectives before"),
    (up_to("buffers"), "fsdp-plan-memory", "run fsdp-split-collectives before"),
    (up_to("schedule"), "fsdp-emit-manifest", "run fsdp-plan-memory before"),
    (up_to("schedule"), "fsdp-lower-to-runtime", "run fsdp-plan-memory before"),
    (up_to("plan"), "fsdp-kernels-to-gpu", "run fsdp-outline-kernels before"),
    (up_to("plan"), "fsdp-schedule", "stands before fsdp-plan-memory"),
    (up_to("plan"), "func.func(fsdp-fuse-rows)", "stands before fsdp-plan-memory"),
]


def main():
    refused = 0
    for before, name, note in ORDERS:
        done = subprocess.run(
            ["fsdp-opt", sys.argv[1], f"--pass-pipeline=builtin.module({before},{name})"],
            capture_output=True, text=True,
        )
        if done.returncode == 1 and "error: expected" in done.stderr and note in done.stderr:
            refused += 1
        else:
            print(f"{name}: exit {done.returncode}, wanted '{note}', got:\n{done.stderr[:600]}")
    print(f"{len(ORDERS)} wrong orders, {refused} refused")


main()
