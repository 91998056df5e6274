"""Runs the step of collective-step.mlir in several forms.

usage: collective_step.py STEP.mlir WORK OPTIONS...

Each OPTIONS are those of one form of the pipeline. The losses and the trained
parameters have to be those that are computed here, and bit by bit those of the
step that holds all ranks' values.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Integration"))
import harness  # noqa: E402
import small  # noqa: E402

RANKS, STEPS, LR, TOLERANCE = 4, 2, 0.1, 1e-5


def read_values(path):
    tensors, _ = harness.compare.read_safetensors(path)
    return {name: list(tensor.values()) for name, tensor in tensors.items()}


def train_by_hand(model):
    """The losses of the steps and the parameters after them."""
    params = read_values(model / "init.safetensors")
    a, b, losses = params["a.w"], params["b.w"], []
    for step in range(STEPS):
        inputs = [read_values(model / "batches" / f"rank{rank}-step{step}.safetensors")["0"]
                  for rank in range(RANKS)]
        total = [sum(column) for column in zip(*inputs)]
        losses.append(sum(p * q * x / 2 for p, q, x in zip(a, b, total)))
        a, b = ([p - LR * q * x / 2 for p, q, x in zip(a, b, total)],
                [q - LR * p * x / 2 for p, q, x in zip(a, b, total)])
    return losses, {"a.w": a, "b.w": b}


def run(model, work, options):
    """Compiles and runs one form; returns the losses of all ranks and steps, and
    the file of the trained parameters."""
    work.mkdir()
    pipeline = f"grid=2,2 wrap=always optimizer=sgd {options}"
    harness.call("fsdp-test-opt", model / "model.mlir", f"--fsdp-pipeline={pipeline}",
                 "-o", work / "step.mlir")
    harness.call("fsdp-compile", "--lowered", work / "step.mlir", "-o", work / "step.so")
    harness.call("fsdp-run", work / "step.so", "--data", model, "--steps", STEPS, "--lr", LR,
                 "--progress", "never", "--log", work / "log.jsonl",
                 "--save", work / "trained.safetensors")
    return harness.compare.read_log(work / "log.jsonl"), work / "trained.safetensors"


def check_close(what, found, wanted):
    for value, expected in zip(found, wanted, strict=True):
        if abs(value - expected) > TOLERANCE:
            sys.exit(f"FAILED: {what}: {value}, expected {expected}")


def main():
    source, work = map(pathlib.Path, sys.argv[1:3])
    model = small.make_model(source, work)
    losses, params = train_by_hand(model)
    for number, options in enumerate(sys.argv[3:]):
        found, trained = run(model, work / f"run{number}", options)
        for step, values in enumerate(found):
            check_close(f"losses of step {step} ({options})", values, [losses[step]] * RANKS)
        for name, values in read_values(trained).items():
            check_close(f"{name} ({options})", values, params[name])
        expanded = run(model, work / f"expanded{number}", options + " expand-ranks")
        if expanded[0] != found or expanded[1].read_bytes() != trained.read_bytes():
            sys.exit(f"FAILED: {options}: another result where all ranks are expanded")
    print(f"{len(sys.argv) - 3} programs of {STEPS} steps: as computed by hand, and bit by bit as expanded")


if __name__ == "__main__":
    main()
