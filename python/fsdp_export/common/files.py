# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files: what a user's MODEL.py defines, and how tensors are left on disk."""

import importlib.util
import json
import math
import pathlib
import re
import sys
import traceback

from .errors import ExportError


_PACKAGE = str(pathlib.Path(__file__).parents[1])


# Frames of frameworks, which say nothing of what the user wrote.
_FRAMEWORKS = ("/site-packages/torch/", "/site-packages/jax/", "/site-packages/flax/")


def user_place(error):
    """Where in the user's code an exception was raised, for the end of a message; where it was
    not, where in another package that the user calls.
    """
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith((_PACKAGE, "<"))
        and not any(part in frame.filename for part in _FRAMEWORKS)
    ]
    own = [frame for frame in frames if "site-packages" not in frame.filename]
    places = [
        f"{frame.filename}:{frame.lineno}" + (f": '{frame.line}'" if frame.line else "")
        for frame in own or frames
    ]
    if isinstance(error, SyntaxError):
        places = [f"{error.filename}:{error.lineno}: '{(error.text or '').strip()}'"]
    return f", at {places[-1]}" if places else ""


def user_error(what, error):
    """An ExportError that says where in the user's code `what` failed."""
    lines = str(getattr(error, "msg", error)).strip().splitlines() or [""]
    return ExportError(
        f"{what} failed: {type(error).__name__}: {lines[0]}{user_place(error)}"
    )


def call_batch(module, rank, step):
    """What the user's `batch` returns."""
    try:
        return module.batch(rank, step)
    except ExportError:
        raise
    except Exception as error:
        raise user_error(f"batch({rank}, {step})", error) from error


def load(path):
    """Imports MODEL.py, with its folder importable, and checks what it defines."""
    if not path.is_file():
        raise ExportError("no such file")
    known = sys.modules.get(path.stem)
    taken = known is not None and getattr(known, "__file__", None) != str(path)
    name = f"{path.stem}_model" if taken else path.stem
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ExportError("not a Python file", "pass a file whose name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    # As Python does it with a file that it runs: functions may import later.
    folder = str(path.resolve().parent)
    if folder in sys.path:
        sys.path.remove(folder)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise user_error("running the file", error) from error
    for function in ("model", "batch"):
        if not callable(getattr(module, function, None)):
            raise ExportError(
                f"defines no function '{function}'",
                "it needs model() and batch(rank, step); see python -m fsdp_export --help",
            )
    return module


def wrap_names(module, present):
    """WRAP as a list of class names, each of which is in `present`."""
    wrap = getattr(module, "WRAP", [])
    if isinstance(wrap, str) or not all(isinstance(name, str) for name in wrap):
        raise ExportError("expected WRAP to be a list of class names", "WRAP = ['Block']")
    for name in wrap:
        if name not in present:
            raise ExportError(f"WRAP names class '{name}', which no module of the model has")
    return list(wrap)


def module_name(options):
    """The exported module's name: that of MODEL.py, as an identifier."""
    return re.sub(r"\W", "_", options.model.stem)


def write_model(options, text, tree, wrap, inputs, versions, settles=False):
    """Writes model.mlir and the manifest; returns a line about the whole export.

    `inputs` are those of each of the steps, which differ in shapes alone. A model that
    `settles` is what it is after its first call.
    """
    out = options.output
    (out / "model.mlir").write_text(text)
    manifest = {
        "version": 1, "model": module_name(options), "wrap": wrap, "inputs": inputs[0],
        "world": options.world, "steps": options.steps, "versions": versions,
    }
    if settles:
        manifest["settles"] = True
    if len(inputs) > 1:
        manifest["shapes"] = [[entry["shape"] for entry in each] for each in inputs]
    (out / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")
    return f"{out}: {_describe(options, text, tree)}"


def _describe(options, text, tree):
    count = sum(math.prod(state.tensor.shape) for state in tree.params)
    return (
        f"{count} parameters in {len(tree.params)} tensors, "
        f"{len(text) // 1024} KiB of IR, {options.world} x {options.steps} batches"
    )


def check_export(options, text, tree, batch):
    """Makes what would be written, with `batch` as for `write_batches`, and writes nothing;
    returns a line about it."""
    for _ in _all_batches(batch, options.world, options.steps):
        pass
    return f"{options.model}: can be exported, {_describe(options, text, tree)}"


def settle(path):
    """Sorts the metadata of a safetensors file, whose writer leaves it in random order."""
    with open(path, "r+b") as file:
        size = int.from_bytes(file.read(8), "little")
        header = json.loads(file.read(size))
        if "__metadata__" in header:
            header["__metadata__"] = dict(sorted(header["__metadata__"].items()))
        text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
        # As long as before, so that the tensors behind it stay where they are.
        file.seek(8)
        file.write(text.ljust(size))
    path.chmod(0o644)


def write_weights(path, tree, save):
    """Writes one tensor per storage under its first name; metadata `alias:NAME` for the others.

    `save(tensors, path, metadata)` is that of the framework.
    """
    metadata = {f"alias:{alias}": first for alias, first in tree.aliases.items()}
    save({state.fqn: state.tensor for state in tree.states}, path, metadata or None)
    settle(path)


def _all_batches(batch, world, steps):
    """Yields the name of each batch and its tensors."""
    for rank in range(world):
        for step in range(steps):
            yield f"rank{rank}-step{step}", batch(rank, step)


def write_batches(directory, batch, options, save):
    """Writes what `batch(rank, step)` gives for every rank and step, with `save` as above.

    Batches of an earlier export, which had more ranks or steps, go away: fsdp-run would
    train on them.
    """
    for path in directory.glob("rank*.safetensors"):
        if re.fullmatch(r"rank\d+(-step\d+)?\.safetensors", path.name):
            path.unlink()
    if options.steps:
        directory.mkdir(parents=True, exist_ok=True)
    for name, tensors in (_joined if options.one_file else _separate)(batch, options):
        path = directory / f"{name}.safetensors"
        save(tensors, path, None)
        settle(path)


def _separate(batch, options):
    """Yields names of files with a batch each, and the tensors by number."""
    for name, tensors in _all_batches(batch, options.world, options.steps):
        yield name, {str(i): value for i, value in enumerate(tensors)}


def _joined(batch, options):
    """Yields names of files with all batches of a rank, and the tensors as STEP.NUMBER."""
    for rank in range(options.world if options.steps else 0):
        yield f"rank{rank}", {
            f"{step}.{i}": value
            for step in range(options.steps) for i, value in enumerate(batch(rank, step))
        }


def load_batch(folder, rank, step, load_file):
    """The tensors of a batch that was written, with the framework's `load_file`."""
    joined = folder / "batches" / f"rank{rank}.safetensors"
    if not joined.exists():
        tensors = load_file(folder / "batches" / f"rank{rank}-step{step}.safetensors")
        return [tensors[str(i)] for i in range(len(tensors))]
    tensors = load_file(joined)
    count = sum(name.startswith(f"{step}.") for name in tensors)
    return [tensors[f"{step}.{i}"] for i in range(count)]
