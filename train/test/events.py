#!/usr/bin/env python3
"""Reads event files for TensorBoard as they are specified.

usage: events.py FSDP-RUN FIXTURES

They are decoded here, checksums included, and where the package is found by
TensorBoard's own reader; figures are compared with those of --log.
"""
import argparse
import json
import pathlib
import struct
import sys
import tempfile

from checkpoints import CheckpointTests
from support import crc32c, write_data

STEPS = 5


def read_varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def read_fields(data):
    """[(number, value)] of a message."""
    at, fields = 0, []
    while at < len(data):
        key, at = read_varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = read_varint(data, at)
        else:
            if kind == 2:
                size, at = read_varint(data, at)
            else:
                size = {1: 8, 5: 4}[kind]
            value, at = data[at : at + size], at + size
            assert len(value) == size
        fields.append((key >> 3, value))
    return fields


def masked(data):
    crc = crc32c(data)
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def read_events(path):
    """[(step, {tag: number}, other fields)] of the whole records of a file."""
    data, at, events = path.read_bytes(), 0, []
    while at < len(data):
        (size,) = struct.unpack_from("<Q", data, at)
        (length_sum,) = struct.unpack_from("<I", data, at + 8)
        event = data[at + 12 : at + 12 + size]
        (event_sum,) = struct.unpack_from("<I", data, at + 12 + size)
        assert length_sum == masked(data[at : at + 8]) and event_sum == masked(event)
        at += size + 16
        fields = dict(read_fields(event))
        assert struct.unpack("<d", fields.pop(1))[0] > 1.6e9
        figures = {}
        for number, value in read_fields(fields.pop(5, b"")):
            tag, figure = dict(read_fields(value))[1], dict(read_fields(value))[2]
            assert number == 1
            figures[tag.decode()] = struct.unpack("<f", figure)[0]
        events.append((fields.pop(2), figures, fields))
    return events


def as_float(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


class TensorBoardTests(CheckpointTests):
    def figures(self, log):
        """What the log has, as floats, by step."""
        found = {}
        for line in map(json.loads, log.read_text().splitlines()):
            step, names = line.pop("step"), {"mean_loss": "loss"}
            line.pop("loss", None)
            found.setdefault(step, {}).update(
                {names.get(key, key): as_float(value) for key, value in line.items()})
        return found

    def written(self):
        board, log = self.folder("board"), self.directory / "log"
        saved = self.folder("saved")
        words = ("--tensorboard", board, "--log", log, "--checkpoint-dir", saved)
        done = self.run(2, 3, *words)
        done_again = self.run(2, STEPS, *words, "--resume")
        self.expect("it runs", done.returncode == done_again.returncode == 0,
                    done.stderr, done_again.stderr)
        files = list(board.iterdir())
        first, second = sorted(map(read_events, files), key=lambda events: events[1][0])
        self.expect("a file of each run", all(".tfevents." in path.name for path in files), files)
        self.expect("it says its version", first[0] == (0, {}, {3: b"brain.Event:2"}), first[0])
        start = {7: bytes([8, 1])}
        self.expect("a resumed run says where it begins",
                    second[1] == (4, {}, start) and all(other != start for _, _, other in first),
                    second[1])
        expected = self.figures(log)
        found = {step: figures for step, figures, _ in first[1:] + second[2:]}
        self.expect("figures are those of the log", found == expected, found, expected)
        self.expect("of all steps", list(found) == list(range(1, STEPS + 1)), found)
        self.own_reader(board, found)
        done = self.run(2, 2, "--tensorboard", board, "--log", log)
        (third,) = (read_events(path) for path in board.iterdir() if path not in files)
        self.expect("one that begins anew, as a restarted run does, takes the place of both",
                    done.returncode == 0 and third[1] == (1, {}, start), done.stderr, third)
        self.own_reader(board, {step: figures for step, figures, _ in third[2:]})
        self.expect("a file in its place is an error",
                    "file: " in self.run(2, 1, "--tensorboard", self.file()).stderr)

    def file(self):
        path = self.directory / "file"
        path.write_text("")
        return path

    def own_reader(self, board, figures):
        """What TensorBoard itself sees."""
        try:
            from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
        except ImportError:
            print("note: TensorBoard is not there to read what is written for it")
            return
        reader = EventAccumulator(str(board))
        reader.Reload()
        seen = {}
        for tag in reader.Tags()["scalars"]:
            for event in reader.Scalars(tag):
                seen.setdefault(event.step, {})[tag] = event.value
        self.expect("TensorBoard reads them", seen == figures, seen, figures)

    def full_disk(self):
        """Figures for which there is no room are left out."""
        board = self.folder("board")
        done = self.run(2, STEPS, "--tensorboard", board, preexec_fn=lambda: limit_files(300))
        (path,) = board.iterdir()
        events = read_events(path)
        self.expect("training goes on", done.returncode == 0
                    and "figures of steps are missing from here on" in done.stderr, done.stderr)
        self.expect("records are whole", 1 < len(events) <= STEPS and path.stat().st_size <= 300,
                    events)


def limit_files(most):
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("fixtures", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, 2, STEPS)
        tests = TensorBoardTests(options.program, options.fixtures, directory)
        tests.written()
        tests.full_disk()
        return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
