# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`device`: what a step launches on a GPU that is not there, counted, and its estimated time."""

import json

from . import setup
from .lines import Goal, Line

MODEL, CHIP, DEVICE = "gpt_h200", "sm_90", "h200"
# The same with so many blocks less.
SHORTER, LESS = "gpt_h200_3", 21
# What the estimates assume; figures of another device would be others.
ASSUMED = {
    "bytes_per_second": 4.2e12, "processors": 132, "threads_per_processor": 2048,
    "warps_per_cycle": 4, "cycles_per_second": 1.755e9, "issue_share": 0.7, "wait_cycles": 450,
    "loads_in_flight": 4, "narrow_flops_per_second": 680e12, "wide_flops_per_second": 48e12,
    "warp_flops_per_second": 613e12, "attention_flops_per_second": 400e12,
    "seconds_per_launch": 1e-6,
}
# Of each total of the report its name, unit, what it is multiplied with, and goal.
FIGURES = {
    "launches": ("launches", "launches", 1, "value <= 660"),
    "kernel_bytes": ("kernel_bytes", "GB", 1e-9, "value <= 44"),
    "wide_product_flops": ("f32_products", "Tflop", 1e-12, "value <= 0"),
    "spilled_bytes": ("spills", "bytes", 1, "value <= 0"),
    "kernel_seconds": ("kernels", "ms", 1e3, None),
    "product_seconds": ("products", "ms", 1e3, None),
    "seconds": ("step", "ms", 1e3, "value <= 44"),
}


def read_step(report):
    return next(each for each in report["entries"] if each["entry"] == "step")


def lines(name, report):
    """The lines of a kernel report's step."""
    assumed = {key: report["device"][key] for key in ASSUMED}
    if assumed != ASSUMED:
        raise setup.BenchError(f"expected estimates that assume {ASSUMED}, got {assumed}")
    totals = read_step(report)["totals"]
    for key, (figure, unit, scale, goal) in FIGURES.items():
        yield Line(f"device.{name}.{figure}", scale * totals[key], unit,
                   goal=goal and Goal.parse(goal), extra={"code": report["code"]})


def count_block(fewer, more, blocks):
    """Launches of kernels, and their bytes, of each of the `blocks` that the model of the report
    `more` has more. Attention is left out, and so is what is one launch for all blocks: casts
    and updates."""
    fewer, more = read_step(fewer), read_step(more)
    known = {kernel["name"]: kernel["launches"] for kernel in fewer["kernels"]}
    added = [(kernel, kernel["launches"] - known.get(kernel["name"], 0))
             for kernel in more["kernels"]]
    launches = sum(number for _, number in added)
    expected = more["totals"]["kernel_launches"] - fewer["totals"]["kernel_launches"]
    if launches != expected or any(number < 0 or number % blocks for _, number in added):
        raise setup.BenchError(f"expected kernels of one name to be one, and {expected} launches "
                               f"of {blocks} blocks, got {launches}")
    own = [(kernel["bytes"], number // blocks) for kernel, number in added
           if "attention" not in kernel["name"]]
    return sum(number for _, number in own), sum(size * number for size, number in own)


def block_lines(name, counted, peer):
    """The launches and bytes of a block's kernels beside Inductor's."""
    launches, read = counted
    for figure, value, unit, other, goal in (
            ("block_kernels", launches, "launches", peer["kernels"], "ratio <= 0.55"),
            ("block_bytes", 1e-9 * read, "GB", 1e-9 * peer["bytes"], "ratio <= 0.95")):
        yield Line(f"device.{name}.{figure}", value, unit, peer="inductor", ratio=value / other,
                   goal=Goal.parse(goal), extra={"inductor": other})


def make_report(name):
    """The kernel report of a model's step."""
    folder = setup.exported(
        name, world=1, run=False, arguments=("--no-init", "--param-dtype", "bf16"))
    setup.progress(f"device.{name}: compiling")
    path = setup.CACHE / "device.json"
    setup.call(
        [setup.tool("fsdp-compile"), folder / "model.mlir", "--world", 1, "--wrap", "class:Block",
         "--optimizer", "adamw", "--reduce-dtype", "f32", "--target", f"cuda:{CHIP}",
         "--kernel-device", DEVICE, "--kernel-report", path])
    return json.loads(path.read_text())


def run(options):
    """Yields the lines."""
    del options
    report = make_report(MODEL)
    yield from lines(MODEL, report)
    counted = count_block(make_report(SHORTER), report, LESS)
    setup.progress(f"device.{MODEL}: Inductor's kernels of a block")
    peer = setup.ROOT / "bench" / "peers" / "torch_inductor.py"
    said = setup.call([setup.python(), peer, setup.model_file(MODEL)],
                      env=setup.peer_environment())
    yield from block_lines(MODEL, counted, json.loads(said.stdout.splitlines()[-1]))
