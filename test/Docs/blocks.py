#!/usr/bin/env python3
"""Executes the code blocks of pages, as printed.

usage: blocks.py PAGE.md... --work DIR [--build DIR] [--wheel FILE.whl] [--except NAME.md]

A comment above each block of a language that can be executed says how:

  <!-- test -->                   sh and python run; blocks of a page share a shell and a folder,
                                  with links to the folders of the checkout
  <!-- test: torch mpirun -->     only where these are found; see NEEDS
  <!-- test: file NAME -->        the block becomes a file, which later blocks use
  <!-- test: in PATH ... -->      that test or script runs the block
  <!-- test
  lines of shell                  run in front of the block; where it is of another language
  -->                             than sh and python, they run with its file as $block

A block without a comment is an error. Not counted are plain ones and IR in pages that are
generated (docs/Dialect.md and others): parts of programs, beside which tests of their own are.
"""
import argparse
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXECUTABLE = {"sh", "bash", "python", "c", "cpp", "c++", "cmake", "mlir", "json"}
GENERATED = {ROOT / "docs" / name for name in ("Dialect.md", "Passes.md", "Interfaces.md")}
#: By name, the command that says whether it is there.
NEEDS = {
    "torch": "python -c 'import torch, torch_mlir, safetensors'",
    "jax": "python -c 'import jax, flax, safetensors'",
    "transformers": "python -c 'import torch, torch_mlir, transformers'",
    "numpy": "python -c 'import numpy'",
    "mpirun": "command -v mpirun",
    "gpu": "command -v nvidia-smi && nvidia-smi -L",
    "long": 'test -n "$FSDP_LONG_TESTS"',
    # Large downloads are asked for.
    "pypi": 'test -n "$FSDP_TEST_PYPI"',
    # What takes long.
    "slow": 'test -n "$FSDP_TEST_SLOW"',
    "apt": 'test -n "$FSDP_TEST_PYPI" && test "$(id -u)" = 0',
    # The build under test is where the page says.
    "build": 'test "$BUILD" -ef "$SRC/build"',
    "wheel": 'test -n "$WHEEL"',
}
MARK = re.compile(r"<!-- test(?::(?P<words>[^\n]*?))?(?P<lines>\n.*?)?\s*-->", re.S)
BLOCK = re.compile(
    r"(?P<mark><!--(?:(?!-->).)*-->\n)?^(?P<indent> *)```(?P<language>[\w+]*)\n(?P<text>.*?)^ *```$",
    re.S | re.M,
)


class Block:
    """A block of a page and what its comment says."""

    def __init__(self, page, text, match):
        self.language, self.text = match["language"], match["text"]
        line = text.count("\n", 0, match.start("language")) + 1
        self.place = f"{os.path.relpath(page, ROOT)}:{line}"
        mark = MARK.fullmatch((match["mark"] or "").strip())
        self.marked = mark is not None
        words = shlex.split(mark["words"] or "") if mark else []
        self.lines = (mark["lines"] or "").strip() if mark else ""
        self.file = self.elsewhere = None
        if words[:1] == ["file"]:
            self.file, words = words[1], words[2:]
        elif words[:1] == ["in"]:
            self.elsewhere, words = words[1], []
        self.needs = words

    def wrong(self):
        """What is wrong with the comment, or None."""
        if not self.marked:
            return "expected a comment <!-- test... --> above the block"
        if self.elsewhere and not (ROOT / self.elsewhere).exists():
            return f"there is no {self.elsewhere}"
        unknown = [need for need in self.needs if need not in NEEDS]
        if unknown:
            return f"expected what is needed to be one of {', '.join(NEEDS)}, got '{unknown[0]}'"
        runs = self.language in ("sh", "bash", "python") or self.lines
        if not (self.file or self.elsewhere or runs):
            return f"expected the comment to have lines that run a block of {self.language}"
        return None

    def script(self, folder, number):
        """The shell that executes the block."""
        name = folder / f"block{number}.{self.language}"
        name.write_text(self.text)
        if self.file:
            target = shlex.quote(self.file)
            return f'mkdir -p "$(dirname {target})"; cp {name} {target}; {self.lines}\n'
        body = 'python "$block"' if self.language == "python" else ""
        if self.language in ("sh", "bash"):
            body = self.text
        return f"block={name}\n{self.lines}\n{body}\n"


def read(page):
    """The blocks of a page that have to be executed."""
    text = page.read_text()
    found = [Block(page, text, match) for match in BLOCK.finditer(text)]
    return [
        block for block in found
        if block.language in EXECUTABLE and not (page in GENERATED and block.language in ("mlir", "json", "c++"))
    ]


def put_torch_first(env):
    """Puts the folder of the first Python that has PyTorch in front, as pyenv's shims hide it."""
    for folder in [env.get("FSDP_BENCH_VENV", "") + "/bin", *env["PATH"].split(os.pathsep)]:
        python = pathlib.Path(folder) / "python"
        command = [python, "-c", "import torch, torch_mlir"]
        if python.exists() and subprocess.run(command, capture_output=True).returncode == 0:
            env["PATH"] = os.pathsep.join([folder, env["PATH"]])
            return


def environment(work, options):
    """Tools of the build, or of the wheel that the page installs; `python` is there."""
    env = dict(os.environ, SRC=str(ROOT), BUILD=str(options.build or ""), WHEEL=str(options.wheel or ""))
    programs = work / "programs"
    programs.mkdir(parents=True)
    path = [str(programs)]
    if options.wheel:
        env.pop("PYTHONPATH", None)
    else:
        env["PYTHONPATH"] = str(ROOT / "python")
        path.append(str(options.build / "bin"))
    env["PATH"] = os.pathsep.join([*path, env["PATH"]])
    if not options.wheel:
        put_torch_first(env)
    if not shutil.which("python", path=env["PATH"]):
        (programs / "python").symlink_to(sys.executable)
    return env


def run(page, blocks, work, options):
    """Executes a page's blocks; returns whether all were, and counts them."""
    shutil.rmtree(work, ignore_errors=True)
    env = environment(work, options)
    folder = work / "page"
    folder.mkdir()
    if options.wheel:
        shutil.copy(options.wheel, folder)
    else:
        for name in ROOT.iterdir():
            if name.is_dir() and name.name[0] != "." and name.name != "out":
                (folder / name.name).symlink_to(name)
            elif name.is_file():
                shutil.copy(name, folder)
    found = {}

    def has(need):
        if options.wheel and need in ("torch", "wheel"):
            return True  # the page installs it
        if need not in found:
            code = subprocess.run(["bash", "-c", NEEDS[need]], env=env, capture_output=True).returncode
            found[need] = code == 0
        return found[need]

    script, counts = "set -eu -o pipefail\n", {"executed": 0, "skipped": 0, "elsewhere": 0}
    for number, block in enumerate(blocks):
        lacks = [need for need in block.needs if not has(need)]
        if block.elsewhere:
            counts["elsewhere"] += 1
        elif lacks:
            counts["skipped"] += 1
            print(f"{block.place}: skipped, needs {', '.join(lacks)}")
        else:
            counts["executed"] += 1
            script += f"echo '== {block.place}' >&2\n" + block.script(work, number)
    name = work / "page.sh"
    name.write_text(script)
    code = subprocess.run(["bash", name], cwd=folder, env=env, stdin=subprocess.DEVNULL).returncode
    if code:
        print(f"{os.path.relpath(page, ROOT)}: failed with {code} in the block that is named last")
    return code == 0, counts


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--wheel", type=pathlib.Path)
    parser.add_argument("--except", dest="without", default="", help="name of a page that is left out")
    options = parser.parse_args()
    good, total = True, {"executed": 0, "skipped": 0, "elsewhere": 0}
    for page in (page.resolve() for page in options.pages if page.name != options.without):
        blocks = read(page)
        for block in blocks:
            if block.wrong():
                print(f"{block.place}: {block.wrong()}")
                good = False
        if not good:
            continue
        fine, counts = run(page, blocks, options.work.resolve() / page.stem, options)
        good &= fine
        total = {key: total[key] + counts[key] for key in total}
    print(", ".join(f"{number} {key}" for key, number in total.items()))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
