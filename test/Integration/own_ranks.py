"""Checks states that ranks have of their own.

usage: own_ranks.py same OWN IGNORED
       own_ranks.py ranks ROWS APART
       own_ranks.py norm LOG GRADIENTS
       own_ranks.py mix FULL MIXED

same: in OWN `module.2` is a unit that each of two ranks has for itself, in IGNORED
it is ignored (folders of --save-full). Everything that ranks share must be equal,
also rank 0's expert; rank 1's must not be.
ranks: prints which ranks have the same `module.2` in ROWS, where two ranks of a row
share it (a folder of --save-full), and in APART, where it is ignored (checkpoints).
norm: the norm in the log's last line is that of all gradients of the file.
mix: writes MIXED, which has a weight for all ranks beside those of single ones.
"""
import json
import math
import pathlib
import sys

from results import compare

OWN, SHARED = "module.2.", ("module.0.", "module.1.", "module.3.")


def read(folder, name):
    return compare.read_safetensors(pathlib.Path(folder) / name)[0]


def same(left, right):
    return (left.dtype, left.shape, left.data) == (right.dtype, right.shape, right.data)


def check_same(own, ignored):
    for name in ("model.safetensors", "optimizer.safetensors"):
        left, right = read(own, name), read(ignored, name)
        shared = [key for key in right if any(part in key for part in SHARED)]
        mine = [key for key in right if OWN in key]
        renamed = [key.replace(OWN, f"rank{rank}/{OWN}") for rank in (0, 1) for key in mine]
        if sorted(left) != sorted(shared + renamed):
            sys.exit(f"FAILED: {name} has {sorted(left)}")
        for key in shared:
            if not same(left[key], right[key]):
                sys.exit(f"FAILED: '{key}' differs")
        print(f"{name}: parameters of all ranks: equal")
        for key in mine:
            first, second = (left[key.replace(OWN, f"rank{rank}/{OWN}")] for rank in (0, 1))
            if not same(first, right[key]):
                sys.exit(f"FAILED: rank 0's '{key}' is not what it is where it is ignored")
            if not key.endswith(".step") and same(first, second):
                sys.exit(f"FAILED: both ranks have the same '{key}'")
            print(f"{key}: rank 0's as where it is ignored, rank 1's another")


def read_ranks(folder):
    """The values of `module.2.weight` on each of four ranks, two a row."""
    folder = pathlib.Path(folder)
    if (folder / "model.safetensors").exists():
        full = read(folder, "model.safetensors")
        return [full[f"rank{rank - rank % 2}/module.2.weight"].data for rank in range(4)]
    last = sorted(folder.glob("step-*"))[-1]
    files = [read(last, f"rank-{rank:05}.safetensors") for rank in range(4)]
    return [file["param/module.2.weight"].data for file in files]


def check_ranks(rows, apart):
    rows, apart = ([bytes(data) for data in read_ranks(folder)] for folder in (rows, apart))
    if len(set(rows)) != 2:
        sys.exit("FAILED: rows do not have two values")
    print(f"as in their rows: {[rank for rank in range(4) if apart[rank] == rows[rank]]}")


def check_norm(log, gradients):
    logged = json.loads(pathlib.Path(log).read_text().splitlines()[-1])["grad_norm"]
    tensors = compare.read_safetensors(gradients)[0]
    found = math.sqrt(sum(value**2 for tensor in tensors.values() for value in tensor.values()))
    if abs(found - logged) > 1e-6 * found:
        sys.exit(f"FAILED: the norm is {found}, logged {logged}")
    owners = sorted({name.split("/")[0] for name in tensors if "/" in name})
    print(f"the norm of all gradients, of {' and '.join(owners)} too")


def mix(full, mixed):
    tensors = compare.read_safetensors(full)[0]
    tensors = {key: value for key, value in tensors.items() if not key.startswith("rank0/")}
    tensors["module.2.weight"] = tensors["rank1/module.2.weight"]
    compare.write_safetensors(mixed, tensors)


if __name__ == "__main__":
    modes = {"same": check_same, "ranks": check_ranks, "norm": check_norm, "mix": mix}
    modes[sys.argv[1]](*sys.argv[2:])
