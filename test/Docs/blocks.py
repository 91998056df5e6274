#!/usr/bin/env python3
"""Executes the code blocks of pages, as printed.

usage: blocks.py PAGE.md... --work DIR [--build DIR] [--wheel FILE.whl] [--except NAME.md]
       blocks.py --count        of all pages that git knows, and executes nothing

A comment above each block of a language that can be executed says how:

  <!-- test -->                   sh and python run; blocks of a page share a shell and a folder,
                                  with links to the folders of the checkout
  <!-- test: torch mpirun -->     only where these are found; see NEEDS
  <!-- test: file NAME -->        the block becomes a file, which later blocks use
  <!-- test: in PATH ... -->      that test or script runs the block: it names the page, or has its lines
  <!-- test
  lines of shell                  run in front of the block; where it is of another language
  -->                             than sh and python, they run with its file as $block

A block without a comment is an error, as are blocks without a language, indented ones, and
commands (`$ ...`) in blocks of text: what is printed is a block of `text`. Not counted are IR and
plain blocks in pages that are generated (docs/Dialect.md and others): parts of programs, beside
which tests of their own are.

What `pypi` blocks install is loaded only if FSDP_TEST_PYPI is set; else they run where pip finds
all of it installed already.
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
#: Languages of what is printed or drawn.
SHOWN = {"text", "mermaid"}
#: By name, modules of Python.
MODULES = {
    "torch": ["torch", "torch_mlir", "safetensors"],
    "jax": ["jax", "flax", "safetensors"],
    "transformers": ["torch", "torch_mlir", "safetensors", "transformers"],
    "numpy": ["numpy"],
}
HAS = "python -c 'import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, sys.argv[1:])))' "
#: By name, the command that says whether it is there.
NEEDS = {need: HAS + " ".join(modules) for need, modules in MODULES.items()} | {
    "mpirun": "command -v mpirun",
    "gpu": "command -v nvidia-smi && nvidia-smi -L",
    "long": 'test -n "$FSDP_LONG_TESTS"',
    # Large downloads are asked for.
    "pypi": 'test -n "$FSDP_TEST_PYPI"',
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
        """What is wrong with the block or its comment, or None."""
        if self.language in SHOWN:
            command = re.search(r"^ *\$ .*", self.text, re.M)
            return command and f"expected no command in what is shown, got '{command[0].strip()}'"
        if self.language not in EXECUTABLE:
            known = ", ".join(sorted(EXECUTABLE | SHOWN))
            return f"expected a language, one of {known}, got '{self.language}'"
        if not self.marked:
            return "expected a comment <!-- test... --> above the block"
        if self.elsewhere and not (ROOT / self.elsewhere).exists():
            return f"there is no {self.elsewhere}"
        if self.elsewhere and not self.runs_elsewhere():
            return f"expected {self.elsewhere} to name the page, or to have the block's lines"
        unknown = [need for need in self.needs if need not in NEEDS]
        if unknown:
            return f"expected what is needed to be one of {', '.join(NEEDS)}, got '{unknown[0]}'"
        runs = self.language in ("sh", "bash", "python") or self.lines
        if not (self.file or self.elsewhere or runs):
            return f"expected the comment to have lines that run a block of {self.language}"
        return None

    def runs_elsewhere(self):
        """Whether the file that is named can run the block."""
        there = (ROOT / self.elsewhere).read_text()
        lines = [re.sub(r"\s+#.*", "", line).strip() for line in self.text.splitlines()]
        page = "/".join(self.place.split(":")[0].split("/")[-2:])
        return page in there or all(line in there for line in lines)

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


def indented(page):
    """Lines that begin an indented block."""
    is_block, last = False, "text"
    for number, line in enumerate(page.read_text().splitlines(), 1):
        is_block ^= line.lstrip().startswith("```")
        if not is_block and re.match(r" {4}\S", line) and not last.strip():
            yield f"{os.path.relpath(page, ROOT)}:{number}"
        last = line


def read(page):
    """The blocks of a page."""
    text = page.read_text()
    found = [Block(page, text, match) for match in BLOCK.finditer(text)]
    unseen = ("mlir", "json", "c++", "") if page in GENERATED else ()
    return [block for block in found if block.language not in unseen]


def check(page, blocks):
    """Says what is wrong with a page's blocks; returns how many are wrong."""
    wrong = [f"{place}: expected a block between ```" for place in indented(page) if page not in GENERATED]
    wrong += [f"{block.place}: {block.wrong()}" for block in blocks if block.wrong()]
    print("".join(f"{line}\n" for line in wrong), end="")
    return len(wrong)


def folders(env):
    """Those where Pythons may be, in order."""
    found = [env.get("FSDP_BENCH_VENV", "") + "/bin", *env["PATH"].split(os.pathsep)]
    return [folder for folder in found if (pathlib.Path(folder) / "python").exists()]


def find_python(need, env):
    """The first folder of a Python with a need's modules, or None; pyenv's shims hide others."""
    for folder in folders(env):
        found = dict(env, PATH=os.pathsep.join([folder, env["PATH"]]))
        if not subprocess.run(NEEDS[need], shell=True, env=found, capture_output=True).returncode:
            return folder
    return None


def installed(block, env, work):
    """Where pip finds all that a block installs: settings with which it does so again, or None."""
    commands = re.findall(r"^pip (install .*?)(?: +#.*)?$", block.text, re.M)
    # Without isolation, of which pip's variable says the opposite.
    offline = dict(env, PIP_NO_INDEX="1", PIP_FIND_LINKS="", PIP_NO_BUILD_ISOLATION="0")
    for folder in folders(env) if commands else []:
        python = pathlib.Path(folder) / "python"
        runs = [subprocess.run(f"{python} -m pip {command.replace('install', 'install --dry-run', 1)}",
                               shell=True, cwd=work, env=offline, capture_output=True)
                for command in commands]
        if any(run.returncode for run in runs):
            continue
        command = "import sys; print(':'.join(path for path in sys.path if path.endswith('-packages')))"
        site = subprocess.run([python, "-c", command], capture_output=True, text=True).stdout.strip()
        # What the block makes with its venv finds what is there.
        return {"PATH": f"{folder}:$PATH", "PYTHONPATH": f"{env.get('PYTHONPATH', '')}:{site}",
                **{name: offline[name] for name in offline if name.startswith("PIP_")}}
    return None


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
    env["PAGE"] = str(work / "page")
    if not options.wheel and find_python("torch", env):
        env["PATH"] = os.pathsep.join([find_python("torch", env), env["PATH"]])
    if not shutil.which("python", path=env["PATH"]):
        (programs / "python").symlink_to(sys.executable)
    return env


def fill(folder, options):
    """What blocks of a page find in their folder."""
    folder.mkdir()
    if options.wheel:
        shutil.copy(options.wheel, folder)
        return
    for name in ROOT.iterdir():
        if name.name == "python":
            # pip writes into what it installs.
            shutil.copytree(name, folder / "python", ignore=shutil.ignore_patterns("build", "*.egg-info"))
        elif name.is_dir() and name.name[0] != "." and name.name != "out":
            (folder / name.name).symlink_to(name)
        elif name.is_file():
            shutil.copy(name, folder)


class Needs:
    """What this machine has of the needs of a page's blocks."""

    def __init__(self, env, folder, options):
        self.env, self.folder, self.options, self.found = env, folder, options, {}

    def missing(self, block):
        """The needs of a block that are not there, and the shell in front of it."""
        setup, lacks = "", []
        for need in block.needs:
            lines = self.find(need, block)
            lacks += [need] if lines is None else []
            setup += lines or ""
        return lacks, setup

    def find(self, need, block):
        """The shell that makes a need available, or None if it is not there."""
        if self.options.wheel and need in ("torch", "wheel"):
            return ""  # the page installs it
        if need == "pypi" and not self.env.get("FSDP_TEST_PYPI"):
            settings = installed(block, self.env, self.folder)
            return settings and "".join(f'export {name}="{value}"\n' for name, value in settings.items())
        if need not in self.found:
            self.found[need] = self.search(need)
        return self.found[need]

    def search(self, need):
        if need not in MODULES:
            code = subprocess.run(["bash", "-c", NEEDS[need]], env=self.env, capture_output=True).returncode
            return None if code else ""
        folder = find_python(need, self.env)
        settings = f'PATH="{folder}:$PATH" PYTHONPATH={shlex.quote(self.env.get("PYTHONPATH", ""))}'
        # A Python that blocks have made is kept if it will do.
        return folder and f"{NEEDS[need]} || export {settings}\n"


def run(page, blocks, work, options):
    """Executes a page's blocks; returns whether all were, and counts them."""
    shutil.rmtree(work, ignore_errors=True)
    env = environment(work, options)
    folder = work / "page"
    fill(folder, options)
    needs = Needs(env, folder, options)
    script, counts = "set -eu -o pipefail\n", {"executed": 0, "skipped": 0, "elsewhere": 0}
    for number, block in enumerate(blocks):
        lacks, setup = needs.missing(block)
        if block.elsewhere:
            counts["elsewhere"] += 1
        elif lacks:
            counts["skipped"] += 1
            print(f"{block.place}: skipped, needs {', '.join(lacks)}")
        else:
            counts["executed"] += 1
            script += f"echo '== {block.place}' >&2\n{setup}" + block.script(work, number)
    name = work / "page.sh"
    name.write_text(script)
    code = subprocess.run(["bash", name], cwd=folder, env=env, stdin=subprocess.DEVNULL).returncode
    if code:
        print(f"{os.path.relpath(page, ROOT)}: failed with {code} in the block that is named last")
    return code == 0, counts


def count(pages):
    """Of all pages, how blocks are executed; whether all that have to be are."""
    kinds, wrong = dict.fromkeys(("always", "where what they need is", "by another test"), 0), 0
    for page in pages:
        blocks = read(page)
        wrong += check(page, blocks)
        for block in blocks:
            if block.language in SHOWN or block.wrong():
                continue
            kind = 2 if block.elsewhere else 1 if block.needs else 0
            kinds[list(kinds)[kind]] += 1
    total = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
    print(f"{sum(kinds.values())} blocks of {len(pages)} pages are executed: {total}; {wrong} are not")
    return wrong == 0


def known_pages():
    """Those that git knows; where there is no git, all that are no folder's that a build makes."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "*.md"], capture_output=True, text=True)
    names = listed.stdout.split() if listed.returncode == 0 else [
        str(path.relative_to(ROOT)) for path in ROOT.rglob("*.md")
        if not path.relative_to(ROOT).parts[0].startswith(("build", ".", "out"))]
    return [ROOT / name for name in sorted(names)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    parser.add_argument("--count", action="store_true", help="count how blocks are executed, by page or of all")
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--wheel", type=pathlib.Path)
    parser.add_argument("--except", dest="without", default="", help="name of a page that is left out")
    options = parser.parse_args()
    if options.count:
        return 0 if count([page.resolve() for page in options.pages] or known_pages()) else 1
    good, total = True, {"executed": 0, "skipped": 0, "elsewhere": 0}
    for page in (page.resolve() for page in options.pages if page.name != options.without):
        blocks = [block for block in read(page) if block.language not in SHOWN or block.wrong()]
        if check(page, blocks):
            good = False
            continue
        fine, counts = run(page, blocks, options.work.resolve() / page.stem, options)
        good &= fine
        total = {key: total[key] + counts[key] for key in total}
    print(", ".join(f"{number} {key}" for key, number in total.items()))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
