#!/usr/bin/env python3
"""Compiles steps that need copies at communication buffers, and runs them.

usage: copies.py STEP.mlir... --work DIR

Each step is trained on two ranks and compared bit by bit with the unsharded one.
Tells how many copies the report of the compilation has, and why.
"""
import collections

import small
from results import read_json

WORLD = "2"


def main():
    for step, harness in small.read_steps(__doc__.splitlines()[0]):
        report = harness.work / "report.json"
        artifact = harness.compile("sharded", "--grid", WORLD, "--report", report)
        harness.same(harness.run_reference(WORLD), harness.run(artifact, "run", WORLD))
        print(f"{step.stem}: equals the reference bit by bit")
        reasons = collections.Counter(copy["reason"] for copy in read_json(report)["copies"]
                                      if copy["communication"])
        for reason, count in sorted(reasons.items()):
            print(f"  {count} x {reason}")


if __name__ == "__main__":
    main()
