"""Compiles and trains models, for the scripts here that compare what comes of it."""
import dataclasses
import math
import os
import pathlib
import subprocess
import sys
import tempfile

from results import read_json

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Models"))
import compare  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
COMPARE = HERE.parent / "Models" / "compare.py"
HYPERS = {
    "sgd": ["--lr", "0.02", "--hyper", "momentum=0.9", "--hyper", "weight_decay=0"],
    "adamw": ["--lr", "0.001", "--weight-decay", "0.01"],
}
SECONDS = 1200


def find_alike(batches, step, steps):
    """The steps whose batches have the shapes of a step's: ranks share one shape."""
    def shapes_of(number):
        tensors, _ = compare.read_safetensors(batches / f"rank0-step{number}.safetensors")
        return {name: tensor.shape for name, tensor in tensors.items()}

    wanted = shapes_of(step)
    return [number for number in range(steps) if shapes_of(number) == wanted]


def count_batches(grid):
    """How many ranks of a grid, as fsdp-compile takes it, have batches of their own."""
    if "=" not in grid:
        return math.prod(map(int, grid.split("x")))
    axes = [word.split("=") for word in grid.split(",")]
    return math.prod(int(size) for name, size in axes if name not in ("tp", "cp"))


class Failed(SystemExit):
    """What is wrong. Where nothing catches it, it is printed and ends the script."""


def attempt(*command):
    """Runs a command, which may fail; returns the process with its output."""
    command = [str(part) for part in command]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Failed(f"FAILED: {' '.join(command)}: more than {SECONDS} s") from None


def call(*command):
    """Runs a command that has to succeed."""
    done = attempt(*command)
    if done.returncode != 0:
        said = f"{done.stdout[-4000:]}{done.stderr[-4000:]}"
        raise Failed(f"FAILED: {' '.join(done.args)}\n{said}")
    return done


def make_work(path):
    """The folder `path`, or a temporary one."""
    path = path or pathlib.Path(tempfile.mkdtemp())
    path.mkdir(parents=True, exist_ok=True)
    return path


def read_wrap(model):
    """The wrap policy that an exported model was given."""
    classes = read_json(model / "manifest.json")["wrap"]
    return "class:" + ",".join(classes) if classes else "always"


def pipeline_options(options):
    """Options of fsdp-compile as those of the pipeline."""
    values = {}
    for option in map(str, options):
        if option.startswith("--"):
            name, given, value = option[2:].partition("=")
            values[name] = value if given else "true"
        else:
            values[name] = option
    if "grid" in values:
        values["grid"] = values["grid"].replace("x", ",")
    if "prefetch" in values:
        depth = values.pop("prefetch")
        values |= {"forward-prefetch": depth, "backward-prefetch": depth}
    return " ".join(f"{name}={value}" for name, value in values.items())


def launcher(ranks, node, *variables, start=("mpirun", "--oversubscribe")):
    """What starts ranks as processes, `node` of them on each node, 0 = all."""
    return [
        "env", f"FSDP_NODE_RANKS={node}", *variables, "OMPI_ALLOW_RUN_AS_ROOT=1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", *start, "-n", ranks,
    ]


@dataclasses.dataclass
class Harness:
    """Programs of one model and what they compute, in the folder `work`.

    `options` are those of every compilation, `sharded` those that the reference is
    compiled without. With `micro_batches` the sharded steps take so many and reduce
    each, and the reference adds them up by itself. There are `batches` for a step,
    or as many as the options say. `embedder` is a program that runs the passes.
    """

    model: pathlib.Path
    work: pathlib.Path
    optimizer: str = "adamw"
    steps: int = 5
    wrap: str = None
    options: list = dataclasses.field(default_factory=list)
    sharded: list = dataclasses.field(default_factory=list)
    micro_batches: int = 1
    batches: int = 1
    embedder: pathlib.Path = None

    def __post_init__(self):
        # Folders with data of more ranks link to it.
        self.model = self.model.resolve()
        if self.micro_batches > 1:
            self.sharded = [*self.sharded, f"--micro-batches={self.micro_batches}"]
        self.wrap = self.wrap or read_wrap(self.model)

    def list_options(self, *options):
        """All options of a compilation but the wrap policy."""
        return ["--optimizer", self.optimizer, *self.options, *options]

    def compile(self, name, *options):
        artifact = self.work / f"{name}.so"
        if artifact.exists():
            return artifact
        options = self.list_options(*options)
        source, wrap = self.model / "model.mlir", ["--wrap", self.wrap]
        if self.embedder:
            lowered = self.work / f"{name}.mlir"
            lowered.write_text(call(self.embedder, source, pipeline_options(options)).stdout)
            source, wrap, options = lowered, ["--lowered"], []
        call("fsdp-compile", source, *wrap, "-o", artifact, *options)
        return artifact

    def get_data(self, world):
        """The model's folder; where it has too few batches, one with more."""
        ranks = count_batches(world)
        options = self.options + self.sharded
        needed = self.steps * max([self.batches] + [
            int(option.split("=")[1]) for option in options
            if option.startswith("--micro-batches=")
        ])
        batches = self.model / "batches"
        recorded = len(list(batches.glob("rank*-step0.safetensors")))
        steps = len(list(batches.glob("rank0-step*.safetensors")))
        if ranks <= recorded and needed <= steps:
            return self.model
        data = self.work / f"data-{ranks}"
        if not data.exists():
            (data / "batches").mkdir(parents=True)
            (data / "init.safetensors").symlink_to(self.model / "init.safetensors")
            for rank in range(ranks):
                for step in range(needed):
                    alike = find_alike(batches, step % steps, steps)
                    turn = alike.index(step % steps) + rank // recorded + step // steps
                    source = (
                        f"rank{rank % recorded}-step{alike[turn % len(alike)]}.safetensors"
                    )
                    target = data / "batches" / f"rank{rank}-step{step}.safetensors"
                    target.symlink_to(batches / source)
        return data

    def list_words(self, artifact, world):
        """The command of a training run that leaves nothing."""
        return [
            "fsdp-run", artifact, "--data", self.get_data(world), "--steps", self.steps,
            "--progress", "never", *HYPERS[self.optimizer],
        ]

    def run(self, artifact, name, world, *options, launcher=()):
        """Trains; returns the paths of log, weights and gradients."""
        out = self.work / name
        paths = (f"{out}.jsonl", f"{out}.safetensors", f"{out}-grads")
        call(
            *launcher, *self.list_words(artifact, world), "--log", paths[0],
            "--save", paths[1], "--save-grads", paths[2], *options,
        )
        return paths

    def run_reference(self, world, *options, micro_batches=None):
        """Trains with the unsharded step, once per rank of `world`."""
        ones = "x".join("1" for _ in world.split("x"))
        name = "-".join(["reference", ones, *options])
        artifact = self.compile(name, "--grid", ones, "--separate-optimizer", *options)
        batches = micro_batches or self.micro_batches
        return self.run(
            artifact, f"{name}-{world}-{batches}", world, "--reference", world,
            "--micro-batches", batches,
        )

    def same(self, first, second):
        """Losses, weights, buffers and every step's gradients, bit for bit."""
        pairs = [("logs", first[0], second[0]), ("tensors", first[1], second[1])]
        for step in range(self.steps):
            pairs.append(("tensors", *(f"{run[2]}/step{step}.safetensors"
                                       for run in (first, second))))
        for pair in pairs:
            call(sys.executable, COMPARE, *pair)

    def simulate(self, machine, *options):
        """The collectives of a step in the order in which the simulator issues
        them. On the way fsdp-verify-peers finds that all ranks agree."""
        options = ["--wrap", self.wrap, *self.list_options(*options)]
        done = call(
            "fsdp-opt", self.model / "model.mlir",
            f"--fsdp-pipeline={pipeline_options(options)} stop-after=schedule",
            "--fsdp-verify-schedule", "--fsdp-verify-peers",
            f"--fsdp-simulate=machine={machine}", "-o", os.devnull,
        )
        lines = done.stderr.splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("@step on "))
        return [tuple(line.split()) for line in lines[at + 1:] if line.startswith("  ")]

    def record(self, artifact, name, world):
        """What each rank issued in its first step: a fault ends the last one."""
        flight = self.work / f"{name}-flight"
        done = attempt(
            "env", f"FSDP_FLIGHT_FILE={flight}",
            f"FSDP_FAULT=rank=0,step={self.steps - 1},do=error:7",
            *self.list_words(artifact, world),
        )
        if done.returncode == 0:
            raise Failed("FAILED: the fault did not stop the run")
        orders = []
        for rank in read_json(f"{flight}.rank0.json")["ranks"]:
            # What has no unit is of fsdp-run itself.
            entries = [entry for entry in rank["entries"] if entry["units"]]
            first = min((entry["step"] for entry in entries), default=0)
            orders.append([(entry["kind"], entry["units"].replace(",", "+"))
                           for entry in entries if entry["step"] == first])
        return orders
