"""Stops the pipeline after each phase, goes on in another process, compares the ends."""
import pathlib
import subprocess
import sys
import tempfile

MODELS, PLUGIN = sys.argv[1:]
PHASES = ["annotate", "lay-out", "shard", "buffers", "schedule", "plan"]
PROGRAMS = [
    ("mlp", "grid=2 wrap=always optimizer=adamw clip-norm=1 eval"),
    ("gpt", "grid=2 wrap=class:Block optimizer=sgd micro-batches=2 gradients=keep"),
    ("experts", "grid=4 wrap=always optimizer=adamw layout=per_param machine=cpu-16"),
    ("batchnorm", "grid=2,2 wrap=always strategy=hybrid_shard optimizer=adamw target=cuda:host"),
]


def run(tool, file, options, output, bytecode=False):
    command = [tool, file, f"--pass-pipeline=builtin.module(fsdp-pipeline{{{options}}})", "-o", output]
    if tool != "fsdp-opt":
        command += [f"--load-dialect-plugin={PLUGIN}", f"--load-pass-plugin={PLUGIN}"]
    subprocess.run(command + ["--emit-bytecode"] * bytecode, check=True)


def main():
    work = pathlib.Path(tempfile.mkdtemp())
    continued = 0
    for name, options in PROGRAMS:
        model = pathlib.Path(MODELS) / name / "model.mlir"
        run("fsdp-opt", model, options, work / "whole")
        whole = (work / "whole").read_text()
        for number, phase in enumerate(PHASES):
            # Text and bytecode, and both tools, take turns.
            run("fsdp-opt", model, f"{options} stop-after={phase}", work / "half", number % 2 == 1)
            tool = "fsdp-opt" if number % 3 else "mlir-opt"
            run(tool, work / "half", f"{options} start-after={phase}", work / "rest")
            if (work / "rest").read_text() == whole:
                continued += 1
            else:
                print(f"{name}: another program from '{phase}' on")
    expected = len(PROGRAMS) * len(PHASES)
    print(f"{len(PROGRAMS)} programs, {continued} continued: "
          + ("all equal" if continued == expected else "some differ"))


main()
