#!/usr/bin/env python3
"""Runs a step with ranks that every kind of launcher starts.

usage: launchers.py FSDP-RUN FIXTURES CUDA-DOUBLE

torchrun's variables, srun's (by a script that sets what Slurm does), mpirun and --ranks
start the backends of several processes, near each other, on nodes of their own,
and on two nodes. Each must save what ranks that are threads save.
"""
import os
import pathlib
import secrets
import shutil
import subprocess
import sys
import tempfile

from support import free_port, torchrun_variables, write_data

HERE = pathlib.Path(__file__).resolve().parent
WORLD = 4
STEPS = 5


def torchrun(command, environment):
    """Starts the processes as torchrun does; the largest of their statuses."""
    port = free_port()
    processes = [
        subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True,
            env=environment | torchrun_variables(rank, WORLD, port)
            | {"MASTER_ADDR": "localhost"},
        )
        for rank in range(WORLD)
    ]
    said = [process.communicate(timeout=120)[1] for process in processes]
    return max(process.returncode for process in processes), "".join(said)


def launch(*launcher):
    def start(command, environment):
        done = subprocess.run(
            [*launcher, *command], env=environment, capture_output=True, text=True,
            timeout=120,
        )
        return done.returncode, done.stderr

    return start


def ranks(command, environment):
    """Starts them by the program itself."""
    return launch()([*command, "--ranks", str(WORLD)], environment)


def main():
    program, fixtures, double = sys.argv[1:4]
    launchers = {
        "torchrun": torchrun,
        "--ranks": ranks,
        "srun": launch(HERE / "fake-srun", "-n", str(WORLD)),
    }
    if shutil.which("mpirun"):
        more = subprocess.run(["mpirun", "--version"], capture_output=True, text=True)
        options = ["--oversubscribe"] if "Open MPI" in more.stdout else []
        launchers["mpirun"] = launch("mpirun", *options, "-n", str(WORLD))
    else:
        print("SKIPPED: mpirun is not installed")
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        write_data(directory, WORLD, STEPS)
        plain = {
            key: value for key, value in os.environ.items()
            if not key.startswith(("OMPI_", "PMI", "SLURM_", "RANK", "MASTER_"))
        } | {
            "FSDP_BLAS": "builtin", "FSDP_TIMEOUT_MS": "60000",
            "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
            "LSAN_OPTIONS": "detect_leaks=0",
            "TSAN_OPTIONS": "ignore_noninstrumented_modules=1",
        }
        base = [program, str(pathlib.Path(fixtures) / "step-4.so"), "--data", name,
                "--steps", str(STEPS), "--progress", "never", "--no-check-finite"]
        save = directory / "threads.safetensors"
        subprocess.run([*base, "--save", save], check=True, env=plain)
        expected = save.read_bytes()
        cases = [("mpi", {"FSDP_NODE_RANKS": node}) for node in ("0", "1", "2")]
        # With a secret of the user's, and where nothing can be proved.
        cases += [("mpi", {"FSDP_NODE_RANKS": "1"} | more) for more in (
            {"FSDP_JOB_SECRET": secrets.token_hex(32), "FSDP_SEAL_DATA": "1"},
            {"FSDP_CRYPTO_LIBRARY": "nosuch.so"},
        )]
        cases.append(("nccl", {
            "FSDP_CUDART_LIBRARY": double, "FSDP_NCCL_LIBRARY": double,
            "FSDP_NCCL_MEMORY": "host", "FSDP_DOUBLE_SHARED": f"{name}/shared",
        }))
        for kind, start in launchers.items():
            more = [("mpi", {"FSDP_NODE_RANKS": "1", "FSDP_TRANSPORT": "tcp"}),
                    ("mpi", {"FSDP_NODE_RANKS": "1", "FSDP_TRANSPORT": "mpi"})]
            for backend, variables in cases + (more if kind == "mpirun" else []):
                out = directory / "processes.safetensors"
                out.unlink(missing_ok=True)
                shutil.rmtree(directory / "shared", ignore_errors=True)
                (directory / "shared").mkdir()
                status, said = start(
                    [*base, "--save", str(out), "--comm", backend], plain | variables
                )
                settings = ", ".join(
                    f"{key}={value}" for key, value in variables.items()
                    if key in ("FSDP_NODE_RANKS", "FSDP_TRANSPORT", "FSDP_SEAL_DATA",
                               "FSDP_CRYPTO_LIBRARY")
                )
                what = f"{kind}, {backend} {settings}".strip()
                if status == 0 and out.exists() and out.read_bytes() == expected:
                    print(f"passed: {what}")
                else:
                    failed = 1
                    print(f"FAILED: {what}: status {status}, {said}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
