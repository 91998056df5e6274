"""Compares ranks' own experts with ignored ones, in two folders of --save-full.

usage: own_ranks.py OWN IGNORED

In OWN `module.2` is a unit that each of two ranks has for itself, in IGNORED it
is ignored. Everything that ranks share must be equal, also rank 0's expert; rank
1's must not be.
"""
import pathlib
import sys

from results import compare

OWN, SHARED = "module.2.", ("module.0.", "module.1.", "module.3.")


def read(folder, name):
    return compare.read_safetensors(pathlib.Path(folder) / name)[0]


def same(left, right):
    return (left.dtype, left.shape, left.data) == (right.dtype, right.shape, right.data)


def main():
    own, ignored = sys.argv[1:]
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


if __name__ == "__main__":
    main()
