"""Checks that options which a page names for `compile`, `export` and `run` exist.

usage: options.py PAGE.md     (fsdp-compile and fsdp-run are on the PATH)
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def export_options():
    """Those of fsdp_export, whose --help needs PyTorch."""
    text = "".join(
        path.read_text() for folder in ("torch", "common")
        for path in sorted((ROOT / "python" / "fsdp_export" / folder).glob("*cli.py"))
    )
    return set(re.findall(r'"(--[a-z0-9-]+)"', text))


def help_options(tool):
    text = subprocess.run([tool, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"(?<![\w-])--[a-z0-9-]+", text))


def main():
    page = pathlib.Path(sys.argv[1])
    known = {
        "compile": help_options("fsdp-compile"), "run": help_options("fsdp-run"), "export": export_options(),
    }
    named, status = set(), 0
    for line in page.read_text().splitlines():
        tool = None
        # In a cell a command goes on for the options in code behind it.
        for code in re.findall(r"`([^`]*)`", line.split("|")[2] if line.startswith("| ") else line):
            tool = code.split()[0] if code.split()[:1] and code.split()[0] in known else tool
            for option in re.findall(r"(?<![\w-])--[a-z0-9-]+", code) if tool else []:
                named.add((tool, option))
                if option not in known[tool]:
                    print(f"{tool} has no {option}")
                    status = 1
    if not status:
        print(f"{len(named)} options of docs/{page.name} are there")
    return status


if __name__ == "__main__":
    sys.exit(main())
