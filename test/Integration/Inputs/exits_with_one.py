#!/usr/bin/env python3
"""Runs a command that must fail with exit code 1 and exactly one error.

usage: exits_with_one.py COMMAND...

Prints the command's output, for FileCheck. Fails unless the exit code is
exactly 1 (a crash or a signal is another one) and the output has one line that
is an error.
"""
import subprocess
import sys


def main():
    run = subprocess.run(
        sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    print(run.stdout, end="")
    if run.returncode != 1:
        sys.exit(f"expected exit code 1, got {run.returncode}")
    errors = [line for line in run.stdout.splitlines() if "error: " in line]
    if len(errors) != 1:
        sys.exit(f"expected one error, got {len(errors)}")


if __name__ == "__main__":
    main()
