"""Steps whose collectives are messages of MPI, against those of the runtime.

usage: mpi.py MODEL [--grid G]... [--options TEXT] [--to-mpi TEXT] [--steps N] [--work FOLDER]

Both are compiled of the same schedule; here fsdp-step-to-mpi takes the collectives
before memory is planned, and upstream's passes lower them. Losses, gradients and
weights must be equal bit by bit. A grid is 4, 2x2 or dp=2,tp=2. The runtime holds
memory and computes products, and reads and writes what training needs; it initialises
MPI, which is why its own transport is MPI. Exits with 0 and a message where Open MPI is
not found.
"""
import argparse
import math
import pathlib
import re
import sys

import harness
from harness import Harness, call

sys.path.insert(0, str(harness.HERE.parent.parent / "examples" / "mpi"))
import run as example  # noqa: E402

ATTRIBUTE = 'dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI">'


def read_grid(grid):
    """(ranks, options of the pipeline) of a grid as fsdp-compile takes it."""
    if "=" not in grid:
        sizes = grid.split("x")
        return math.prod(map(int, sizes)), f"grid={','.join(sizes)}"
    names, sizes = zip(*(word.split("=") for word in grid.split(",")))
    return (math.prod(map(int, sizes)),
            f"grid={','.join(sizes)} axis-names={','.join(names)}")


def schedule(options, work, grid):
    """The program behind phase 5."""
    path = work / "scheduled.mlir"
    call("fsdp-opt", options.model / "model.mlir",
         f"--fsdp-pipeline={grid} wrap={harness.read_wrap(options.model)} "
         f"optimizer={options.optimizer} {options.options} stop-after=schedule", "-o", path)
    return path


def compile_runtime(work, scheduled):
    """As fsdp-compile does it."""
    lowered, artifact = work / "runtime.mlir", work / "runtime.so"
    call("fsdp-opt", scheduled, "--fsdp-pipeline=start-after=schedule", "-o", lowered)
    call("fsdp-compile", "--lowered", lowered, "-o", artifact)
    return artifact


def compile_mpi(options, work, scheduled, library):
    """The same with messages; returns the library and the messages' functions."""
    text = re.sub(r"^(module .*attributes \{)", rf"\1{ATTRIBUTE}, ", scheduled.read_text(),
                  count=1, flags=re.M)
    source, messages = work / "attributed.mlir", work / "messages.mlir"
    called, lowered = work / "called.mlir", work / "mpi.mlir"
    source.write_text(text)
    call("fsdp-opt", source, f"--fsdp-step-to-mpi=keep-calls {options.to_mpi}", "-o", messages)
    call("fsdp-opt", messages, "--fsdp-pipeline=start-after=schedule", "-o", called)
    call("fsdp-opt", called, "--convert-to-llvm", "--reconcile-unrealized-casts", "-o", lowered)
    call("fsdp-compile", "--lowered", "--emit=obj", lowered, "-o", work / "mpi.o")
    # Every send waits for its receiver, so that what could deadlock does; and what
    # upstream's lowering calls Open MPI's operations is not their name.
    call(example.find_tool("llvm-objcopy"), "--redefine-sym=MPI_Send=MPI_Ssend",
         "--redefine-sym=ompi_mpi_sum=ompi_mpi_op_sum", work / "mpi.o")
    call(example.find_tool("clang"), "-shared", "-fuse-ld=lld", work / "mpi.o", "-o",
         work / "mpi.so", options.runtime, library)
    kinds = re.findall(r"func.func private @mpi_([a-z_]+?)(?:_\d+)?\(", messages.read_text())
    return work / "mpi.so", sorted(set(kinds))


def check(options, grid, mpi):
    ranks, words = read_grid(grid)
    work = harness.make_work(options.work and options.work / grid)
    trainer = Harness(options.model, work, options.optimizer, steps=options.steps)
    scheduled = schedule(options, work, words)
    expected = trainer.run(compile_runtime(work, scheduled), "runtime", grid, "--comm", "embedded")
    artifact, kinds = compile_mpi(options, work, scheduled, mpi[2])
    found = trainer.run(artifact, "mpi", grid, "--comm", "mpi",
                        launcher=harness.launcher(ranks, 1, "FSDP_TRANSPORT=mpi",
                                                  start=(mpi[1], "--oversubscribe")))
    call(sys.executable, harness.COMPARE, "logs", expected[0], found[0])
    call(sys.executable, harness.COMPARE, "tensors", expected[1], found[1])
    for step in range(options.steps):
        call(sys.executable, harness.COMPARE, "tensors",
             *(f"{each[2]}/step{step}.safetensors" for each in (expected, found)))
    print(f"{options.model.name} on {grid}: {', '.join(kinds)} as messages: "
          f"{options.steps} steps equal the runtime's bit by bit")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--runtime", type=pathlib.Path, required=True, help="libfsdp_rt.so")
    parser.add_argument("--grid", action="append")
    parser.add_argument("--optimizer", default="adamw")
    parser.add_argument("--options", default="", help="of the pipeline")
    parser.add_argument("--to-mpi", default="", help="of fsdp-step-to-mpi")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.model = options.model.resolve()
    mpi = example.find_mpi("openmpi")
    if not mpi:
        print("SKIPPED: Open MPI is not installed")
        return
    for grid in options.grid or ["2"]:
        check(options, grid, mpi)


if __name__ == "__main__":
    main()
