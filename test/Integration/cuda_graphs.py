#!/usr/bin/env python3
"""Trains with and without CUDA graphs and compares everything that is left.

usage: cuda_graphs.py MODEL_DIR --optimizer sgd|adamw --double LIBRARY [--world N]
                      [--steps K] [--compile=OPTION]... [--run=OPTION]... [--eval]
                      [--checkpoints] [--processes] [--work DIR]

On a double of CUDA, cuBLAS and NCCL that executes the nodes of a graph in any order
that they allow. Logs without times, weights and states must be equal bit for bit.
--eval evaluates after each second step, --checkpoints saves after each second one
and, with graphs, resumes half-way as well. --processes: each rank is a process, and
without graphs a thread. Says how many graphs each rank made and
how often it launched them.
"""
import argparse
import json
import math
import os
import pathlib
import socket
import subprocess

from cuda import use_double
from harness import HYPERS, SECONDS, Failed, Harness, call, make_work
from results import read_json


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), required=True)
    parser.add_argument("--double", type=pathlib.Path, required=True)
    parser.add_argument("--world", default="2")
    parser.add_argument("--steps", type=int, default=4)
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--run", action="append", default=[])
    parser.add_argument("--eval", action="store_true")
    parser.add_argument("--checkpoints", action="store_true")
    parser.add_argument("--processes", action="store_true")
    parser.add_argument("--work", type=pathlib.Path)
    return parser.parse_args()


def read_log(path):
    """The lines of a log without what is measured."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: value for key, value in line.items()
             if key != "seconds" and not key.endswith("_per_second")} for line in lines]


def read_folder(folder):
    """The bytes of all files but logs and statistics."""
    return {path.relative_to(folder): path.read_bytes()
            for path in sorted(folder.rglob("*.safetensors"))}


def call_processes(words, ranks, work):
    """Runs a command as torchrun does."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "WORLD_SIZE": str(ranks), "MASTER_ADDR": "127.0.0.1",
           "MASTER_PORT": str(port), "FSDP_DOUBLE_SHARED": str(make_work(work / "shared"))}
    started = [
        subprocess.Popen(list(map(str, words)), stderr=subprocess.PIPE, text=True,
                         env={**env, "RANK": str(rank), "LOCAL_RANK": str(rank)})
        for rank in range(ranks)
    ]
    said = [process.communicate(timeout=SECONDS)[1] for process in started]
    if any(process.returncode != 0 for process in started):
        raise Failed(f"FAILED: {' '.join(map(str, words))}\n{''.join(said)}")


class Trainings:
    """Runs of one artifact, each in a folder of its own."""

    def __init__(self, options):
        self.options = options
        self.harness = Harness(options.model, make_work(options.work), options.optimizer,
                               options.steps, options=options.compile)
        more = ["--eval"] if options.eval else []
        self.artifact = self.harness.compile("step", "--grid", options.world, "--target",
                                             "cuda:host", *more)

    def train(self, name, steps, *more):
        """Returns the log and what was saved in `name`."""
        out = make_work(self.harness.work / name)
        data = self.harness.get_data(self.options.world)
        words = ["fsdp-run", self.artifact, "--data", data, "--progress", "never",
                 "--steps", steps, *HYPERS[self.options.optimizer], *self.options.run,
                 "--log", out / "log.jsonl", "--save-full", out / "full",
                 "--stats", out / "stats.json", *more]
        if self.options.eval:
            words += ["--eval-data", data, "--eval-every", 2, "--eval-batches", 2]
        if self.options.checkpoints:
            words += ["--checkpoint-dir", out / "points", "--checkpoint-every", 2]
        if self.options.processes and name != "eager":
            ranks = math.prod(map(int, self.options.world.split("x")))
            call_processes(words, ranks, out)
        else:
            call(*words)
        return read_log(out / "log.jsonl"), read_folder(out)

    def count(self, name):
        """How many graphs all ranks of a run made, and how often they launched
        them."""
        ranks = read_json(self.harness.work / name / "stats.json")["per_context"]
        counts = {(rank["graph_captures"], rank["graph_launches"]) for rank in ranks}
        if len(counts) != 1:
            raise Failed(f"FAILED: ranks made different graphs: {counts}")
        return counts.pop()


def same(expected, found, what):
    for one, other in zip(expected[0], found[0]):
        if json.dumps(one) != json.dumps(other):
            raise Failed(f"FAILED: {what}: {other}, expected {one}")
    if len(expected[0]) != len(found[0]) or expected[1].keys() != found[1].keys():
        raise Failed(f"FAILED: {what} left other files or lines")
    for name, content in expected[1].items():
        if found[1][name] != content:
            raise Failed(f"FAILED: {what}: {name} differs")
    if not expected[1]:
        raise Failed("FAILED: nothing was saved")


def main():
    options = parse()
    trainings = Trainings(options)
    use_double(options.double)
    os.environ["FSDP_DOUBLE"] = "jitter=30;races=1;order=7"
    eager = trainings.train("eager", options.steps)
    same(eager, trainings.train("graphs", options.steps, "--cuda-graphs"), "with graphs")
    if options.checkpoints:
        trainings.train("resumed", options.steps // 2, "--cuda-graphs")
        same(eager, trainings.train("resumed", options.steps, "--cuda-graphs", "--resume"),
             "a resumed run with graphs")
    captures, launches = trainings.count("graphs")
    if trainings.count("eager") != (0, 0):
        raise Failed("FAILED: graphs that nobody asked for")
    print(f"world {options.world}: equal bits; {captures} graphs, launched {launches} times")


if __name__ == "__main__":
    main()
