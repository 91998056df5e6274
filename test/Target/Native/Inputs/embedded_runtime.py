#!/usr/bin/env python3
"""Runs a step of an artifact that embeds the runtime, in a process without one.

usage: embedded_runtime.py STEP.so MODEL_DIR LOG

STEP.so is compiled for one rank. Its runtime is used by this program and by the
step; the loss must be that of step 0 in LOG, which fsdp-run wrote. The library
needs nothing but libc and libm.
"""
import ctypes
import json
import pathlib
import struct
import sys

PERSISTENT, HOST, ARENAS = 0, 3, ("persistent", "comm", "temp", "host")


class Options(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_int64),
        ("world_size", ctypes.c_int64),
        ("timeout_ms", ctypes.c_int64),
        ("seed", ctypes.c_uint64),
        ("flags", ctypes.c_int32),
        ("ring_depth", ctypes.c_int32),
        ("reserved", ctypes.c_int64),
    ]


class Module(ctypes.Structure):
    _fields_ = [
        ("struct_size", ctypes.c_int64),
        ("abi_version", ctypes.c_uint32),
        ("features", ctypes.c_uint32),
        ("manifest", ctypes.POINTER(ctypes.c_char)),
        ("manifest_length", ctypes.c_int64),
        ("schedule_hash", ctypes.c_uint64),
    ]


def read_tensors(path):
    data = path.read_bytes()
    (length,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + length])
    header.pop("__metadata__", None)
    for name, entry in header.items():
        begin, end = (8 + length + offset for offset in entry["data_offsets"])
        yield name, data[begin:end]


def check(status, what):
    if status:
        sys.exit(f"embedded_runtime.py: error: {what} failed with status {status}")


def fill(manifest, places, model):
    weights = dict(read_tensors(model / "init.safetensors"))
    batch = dict(read_tensors(model / "batches/rank0-step0.safetensors"))
    units = {unit["name"]: unit for unit in manifest["units"]}
    for argument, place in zip(manifest["arguments"], places):
        ctypes.memset(place, 0, argument["bytes"])
        if argument["kind"] == "shard":
            for param in units[argument["unit"]]["params"]:
                value = weights[param["fqn"]]
                ctypes.memmove(place + 4 * param["offset"], value, len(value))
        elif argument["kind"] == "buffer":
            ctypes.memmove(place, weights[argument["fqn"]], argument["bytes"])
        elif argument["kind"] == "input":
            ctypes.memmove(place, batch[str(argument["position"])], argument["bytes"])
        elif argument["kind"] == "hyper":
            value = ctypes.c_double(argument.get("default", 0.0))
            ctypes.memmove(place, ctypes.byref(value), 8)


def main():
    artifact, model, log = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    library = ctypes.CDLL(str(artifact))
    library.fsdp_rt_arena.restype = ctypes.c_void_p
    if "libfsdp_rt.so" in pathlib.Path("/proc/self/maps").read_text():
        sys.exit("embedded_runtime.py: error: another runtime is loaded")
    module = Module.in_dll(library, "fsdp_rt_module_v1")
    manifest = json.loads(module.manifest[: module.manifest_length])

    world, context = ctypes.c_void_p(), ctypes.c_void_p()
    options = Options(struct_size=ctypes.sizeof(Options), world_size=1)
    text = ctypes.create_string_buffer(256)
    call = library.fsdp_rt_world_create
    check(call(ctypes.byref(options), ctypes.byref(world), text, 256), "world")
    call = library.fsdp_rt_context_create
    check(call(world, ctypes.c_int64(0), ctypes.byref(context)), "context")
    for kind, name in enumerate(ARENAS):
        size = ctypes.c_int64(manifest["memory"][name + "_bytes"])
        check(library.fsdp_rt_arena_reserve(context, kind, size), name)
    check(library.fsdp_rt_module_attach(context, ctypes.byref(module)), "attach")

    host = {"input", "hyper", "loss", "output"}
    places = []
    for argument in manifest["arguments"]:
        arena = HOST if argument["kind"] in host else PERSISTENT
        places.append(library.fsdp_rt_arena(context, arena) + argument["offset"])
    fill(manifest, places, model)
    (entry,) = [entry for entry in manifest["entries"] if entry["name"] == "step"]
    pointers = (ctypes.c_void_p * len(entry["args"]))(*(places[a] for a in entry["args"]))
    check(library.fsdp_rt_step_begin(context, ctypes.c_int64(0)), "begin")
    check(getattr(library, entry["symbol"])(context, pointers), "step")
    check(library.fsdp_rt_step_end(context), "end")
    (place,) = [
        place
        for argument, place in zip(manifest["arguments"], places)
        if argument["kind"] == "loss"
    ]
    loss = ctypes.c_float.from_address(place).value
    library.fsdp_rt_context_destroy(context)
    library.fsdp_rt_world_destroy(world)

    (expected,) = json.loads(log.read_text().splitlines()[0])["loss"]
    if loss != expected:
        sys.exit(f"embedded_runtime.py: error: loss {loss}, expected {expected}")
    print(f"loss {loss}, as with fsdp-run")


if __name__ == "__main__":
    main()
