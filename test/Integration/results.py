"""Reads what fsdp-run wrote, for tests that compare runs and plans."""
import collections
import json
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Models"))
import compare  # noqa: E402

ARENAS = ("persistent", "comm", "temp", "host")


def find_memory_watch():
    """The library that counts what a program allocates, for LD_PRELOAD."""
    root = pathlib.Path(shutil.which("fsdp-run")).resolve().parents[1]
    return str(root / "lib" / "libfsdp_memory_watch.so")


def read_results(log, final, gradients, steps):
    """Losses and tensors of a run: whatever two equal runs have alike."""
    found = {"losses": repr(compare.read_log(log))}
    files = [("final", final)]
    files += [(f"gradient {step}", f"{gradients}/step{step}.safetensors") for step in range(steps)]
    for place, path in files:
        tensors, _ = compare.read_safetensors(path)
        for name, tensor in tensors.items():
            found[f"{place} {name}"] = (tensor.dtype, tensor.shape, tensor.data)
    return found


def list_differences(expected, found):
    """Names of what differs, or is in one of the two only."""
    return sorted(key for key in expected.keys() | found.keys()
                  if expected.get(key) != found.get(key))


def check_moved(stats, plan, steps):
    """Yields where a rank moved other bytes on a channel than planned."""
    planned = collections.Counter()
    for collective in plan["collectives"]:
        planned[collective["channel"]] += steps * collective["bytes"]
    for rank, context in enumerate(stats["per_context"]):
        moved = collections.Counter()
        for counter in context["counters"]["by_collective"]:
            moved[counter["name"].rsplit("channel ", 1)[1].rstrip(")")] += counter["bytes"]
        if +moved != +planned:
            yield f"rank {rank} moved {dict(moved)}, planned {dict(planned)}"


def check_touched(stats, arenas=ARENAS):
    """Yields arenas of which a rank touched more or less than planned. Needs a
    run with --poison."""
    for arena in arenas:
        planned, touched = stats["planned"][arena], stats["touched"][arena]
        if any(bytes_ != planned for bytes_ in touched):
            yield f"{arena} arena: touched {touched}, planned {planned}"


def read_json(path):
    return json.loads(pathlib.Path(path).read_text())
