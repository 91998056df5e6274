"""What the scripts here share: safetensors files, checksums, starting processes."""
import json
import pathlib
import random
import socket
import struct


def write_safetensors(path, tensors):
    header, data = {}, b""
    for name, (dtype, shape, values) in tensors.items():
        code = {"F32": "f", "I64": "q"}[dtype]
        piece = struct.pack(f"<{len(values)}{code}", *values)
        offsets = [len(data), len(data) + len(piece)]
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": offsets}
        data += piece
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def read_safetensors(path):
    """The bytes of each tensor."""
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    header.pop("__metadata__", None)
    begin = 8 + length
    return {
        name: data[begin + each["data_offsets"][0] : begin + each["data_offsets"][1]]
        for name, each in header.items()
    }


def write_data(directory, ranks, steps):
    """Weights and batches for the hand-made steps."""
    (directory / "batches").mkdir()
    weights = [0.1 * (index % 7) - 0.3 for index in range(15)]
    write_safetensors(
        directory / "init.safetensors",
        {
            "a.weight": ("F32", [3, 4], weights[:12]),
            "a.bias": ("F32", [3], weights[12:]),
            "b.weight": ("F32", [1, 3], [0.5, -0.25, 0.75]),
            "count": ("F32", [1], [0.0]),
            "mask": ("F32", [2], [0.0, 0.0]),
        },
    )
    for rank in range(ranks):
        for step in range(steps):
            x = [0.37 * ((at + 3 * rank + 5 * step) % 11) - 1 for at in range(8)]
            write_safetensors(
                directory / "batches" / f"rank{rank}-step{step}.safetensors",
                {"0": ("F32", [2, 4], x), "1": ("I64", [2], [3, step % 10])},
            )


def crc32c(data):
    """Bit by bit, unlike the program's."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def free_port():
    """A port that the system gives to nobody who asks for any, if there is one:
    between here and its use a program beside this one may ask."""
    limits = pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range")
    first = int(limits.read_text().split()[0]) if limits.exists() else 32768
    others = range(1024, max(1024, first))
    for port in [*random.sample(others, k=min(100, len(others))), 0]:
        with socket.socket() as one:
            try:
                one.bind(("", port))
            except OSError:
                continue
            return one.getsockname()[1]
    raise OSError("no free port")


def torchrun_variables(rank, world, port):
    """What torchrun sets for a process."""
    return {
        "RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(world),
        "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port),
    }


class Tests:
    """Tests of fsdp-run that are counted when they fail."""

    def __init__(self, program, fixtures, directory):
        self.program, self.fixtures = program, fixtures
        self.directory = directory
        self.failed = 0

    def expect(self, what, holds, *details):
        print(f"{'ok' if holds else 'FAILED'}: {what}", flush=True)
        if not holds:
            self.failed += 1
            for detail in details:
                print(f"  {detail}")
