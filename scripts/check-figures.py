#!/usr/bin/env python3
"""Checks figures of pages; -f writes them.

usage: check-figures.py FSDP_COMPILE [-f]

docs/Comparison.md has those of bench/results: of each line of a benchmark the newest that was
measured without other work. docs/Scheduling.md has those that its command prints.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
#: Name of the line, what it says.
LINES = {
    "step.big.world2_vs_pytorch": "a step of a GPT with 20 M parameters on 2 ranks, against the faster one of FSDP1 and FSDP2",
    "step.small.world2_vs_pytorch": "the same of 2.6 M parameters, where overhead decides",
    "step.resnet50.world2_vs_pytorch": "ResNet-50 on 2 ranks",
    "step.big.world2": "2 ranks against two unsharded processes side by side: what sharding costs",
    "step.big.unsharded": "unsharded, against PyTorch unsharded",
    "attention.gpt_2048.step_vs_pytorch": "a GPT with 2048 tokens, unsharded",
    "import.gpt_350m_short.whole": "from a model's file to the first step, against `torch.compile`: 355 M parameters",
    "import.resnet50.whole": "the same, ResNet-50",
    "memory.gpt12.touched": "memory of a rank, against the least that any schedule needs",
    "training.bytes.loss": "the loss after 300 steps in bf16, against PyTorch's FSDP1",
}


def results():
    """The newest line by name, with the file that has it."""
    found = {}
    for path in sorted((ROOT / "bench" / "results").glob("*.jsonl")):
        machine, *lines = map(json.loads, path.read_text().splitlines())
        calm = "ran" not in machine.get("other_work", "") or "do not depend" in machine["other_work"]
        for line in lines:
            if calm and line.get("name") in LINES and line.get("ratio") is not None:
                found[line["name"]] = (line, machine["cpu"], path.name)
    return found


def table():
    """What stands between the marks of the page."""
    rows = ["| what | ours / theirs | ours | processor | result |", "|---|---|---|---|---|"]
    found = results()
    for name, what in LINES.items():
        line, cpu, file = found[name]
        value = f"{line['value']:.4g} {line['unit']}" if line["value"] < 1e6 else f"{line['value'] / 1e6:.4g} M {line['unit']}"
        rows.append(f"| {what} | {line['ratio']:.2f} | {value} | {cpu} | [`{name}`](../bench/results/{file}) |")
    return "\n".join(rows) + "\n"


def compared(text):
    """docs/Comparison.md as it should be."""
    return re.sub(r"(<!-- table -->\n).*?(<!-- end -->)", lambda m: m[1] + table() + m[2], text, flags=re.S)


def scheduled(text):
    """docs/Scheduling.md as it should be."""
    command = re.search(r"```sh\nfsdp-compile (.*?)\n```\n\nprints", text, re.S)[1]
    with tempfile.TemporaryDirectory() as folder:
        words = shlex.split(command.replace("\\\n", " "))
        printed = subprocess.run(
            [sys.argv[1], *words, "-o", f"{folder}/step.so"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    lines = "".join(f"    {line}\n" for line in printed.splitlines()[:2])
    return re.sub(r"    @step\n    .*\n", lambda m: lines, text, count=1)


def main():
    status = 0
    for name, make in {"Comparison.md": compared, "Scheduling.md": scheduled}.items():
        page = ROOT / "docs" / name
        text = page.read_text()
        wanted = make(text)
        if "-f" in sys.argv[2:]:
            page.write_text(wanted)
        elif wanted != text:
            print(f"docs/{name} is stale: run scripts/check-figures.py build/bin/fsdp-compile -f")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
