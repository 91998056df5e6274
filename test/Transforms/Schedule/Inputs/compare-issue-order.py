"""Compares a printed schedule (standard input) with a recorded trace.

usage: compare-issue-order.py TRACE.json
"""

import json
import sys

with open(sys.argv[1]) as file:
    steps = json.load(file)["steps"]
# The last step: the first one only records the order of execution.
recorded = [(kind, unit, numel * 4) for kind, unit, numel, _ in steps[-1]
            if kind not in ("forward", "backward")]
issued = []
for line in sys.stdin:
    words = line.split()
    if words and words[0] == "start":
        issued.append((words[1], words[2], int(words[3])))
if issued != recorded:
    print("recorded:", *recorded, "issued:", *issued, sep="\n  ")
    sys.exit(1)
print(f"{len(issued)} collectives in the recorded order")
