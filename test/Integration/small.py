"""Makes models of steps that were written by hand: data for their arguments."""
import argparse
import json
import math
import pathlib
import re
import shutil
import struct

from harness import Harness

RANKS, STEPS = 4, 2
ARGUMENT = r"tensor<([0-9x]*)x(?:f32|f8\w+)> {fsdp\.role = #fsdp\.%s<(\S+?)>}"


def write_tensors(path, shapes, seed):
    """A safetensors file of small f32 numbers, other ones for each seed."""
    header, data = {}, b""
    for number, (name, shape) in enumerate(sorted(shapes.items())):
        values = [math.sin(1.0 + 7 * seed + 3 * number + index) / 4
                  for index in range(math.prod(shape))]
        begin = len(data)
        data += struct.pack(f"<{len(values)}f", *values)
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [begin, len(data)]}
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 8)
    path.write_bytes(struct.pack("<Q", len(head)) + head + data)


def find_arguments(text, role):
    """Shapes of a step's arguments of a role, as they are named there."""
    return {name: [int(size) for size in shape.split("x")]
            for shape, name in re.findall(ARGUMENT % role, text)}


def make_model(source, folder):
    """The folder of a model: the step, parameters and batches. Arguments are tensors
    that are stored in f32; the first name of a state's path is the root module's."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "batches").mkdir(parents=True)
    text = source.read_text()
    (folder / "model.mlir").write_text(text)
    (folder / "manifest.json").write_text('{"wrap": []}\n')
    states = {".".join(part.strip('@"') for part in name.split("::")[1:]): shape
              for name, shape in find_arguments(text, "state").items()}
    write_tensors(folder / "init.safetensors", states, 0)
    shapes = find_arguments(text, "input").values()
    inputs = {str(number): shape for number, shape in enumerate(shapes)}
    for rank in range(RANKS):
        for step in range(STEPS):
            path = folder / "batches" / f"rank{rank}-step{step}.safetensors"
            write_tensors(path, inputs, 1 + rank + RANKS * step)
    return folder


def read_steps(description):
    """Reads `STEP.mlir... --work DIR`; yields each step with a Harness for it."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("steps", type=pathlib.Path, nargs="+")
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    for step in options.steps:
        work = options.work / step.stem
        model = make_model(step, work / "model")
        yield step, Harness(model, work, "sgd", steps=STEPS, wrap="always")
