#!/usr/bin/env python3
"""Draws which folder includes which into docs/Architecture.md, and checks the drawing.

usage: draw-rooms.py [-f]

A room is a folder of lib/, runtime/ or train/ with sources of its own; headers in
include/fsdp/<room> are its. Fails, with a line for each, if

* rooms include each other in a circle, or one that stands further down in
  lib/CMakeLists.txt,
* a room of runtime/ includes one that RUNTIME_ROOMS does not allow it,
* a library's LINK_LIBS are not the rooms that it includes,
* a header outside of include/ is included by another room,
* a room of lib/ has more than a quarter of lib/, one of runtime/ more than a third,
* the drawing in docs/Architecture.md is not this one (-f: writes it).
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "Architecture.md"
BEGIN, END = "<!-- rooms: scripts/draw-rooms.py -f -->", "<!-- end of rooms -->"
# The most that one room may have of the lines of its tree.
LARGEST = {"lib": 1 / 4, "runtime": 1 / 3}
SKIPPED = {"test", "include"}
# What rooms of the runtime may include. Those of lib/: what stands above them.
RUNTIME_ROOMS = {
    "runtime/blas": [],
    "runtime/convolution": ["runtime/blas"],
    "runtime/core": ["runtime/blas", "runtime/convolution"],
    "runtime/move": ["runtime/core"],
    "runtime/net": ["runtime/core"],
    "runtime/backends": ["runtime/core", "runtime/net"],
    "runtime/backends/embedded": ["runtime/core", "runtime/move"],
    "runtime/backends/process": ["runtime/core", "runtime/move", "runtime/net"],
    "runtime/backends/cuda": ["runtime/core", "runtime/move", "runtime/net"],
    "runtime/cudnn": [],
}


class Room:
    """A folder with its sources, and the rooms that it includes."""

    def __init__(self, folder):
        self.folder = folder
        self.name = folder.relative_to(ROOT).as_posix()
        self.files = [path for path in sorted(folder.iterdir()) if path.suffix in (".cpp", ".h")]
        self.includes = collections.OrderedDict()
        parts = pathlib.PurePath(self.name).parts
        self.tree, below = parts[0], "/".join(parts[1:])
        public = ROOT / "include" / "fsdp" / below
        if self.tree == "lib" and public.is_dir():
            self.files += sorted(public.glob("*.h"))
        self.lines = sum(path.read_text().count("\n") for path in self.files)
        kind = next((top for top in ("Analysis", "Pipelines") if below.startswith(top + "/")), "")
        self.library = {"Dialect/FSDP/IR": "FSDPDialect",
                        "Dialect/FSDP/Transforms": "FSDPDialectTransforms"}.get(
            below, "FSDP" + parts[-1] + kind)


def find_rooms():
    """All rooms by name: those of lib/ in the order of its CMakeLists.txt."""
    order = re.findall(r"add_subdirectory\((.*)\)", (ROOT / "lib/CMakeLists.txt").read_text())
    rank = {f"lib/{name}": number for number, name in enumerate(order)}
    folders = {path.parent for tree in ("lib", "runtime", "train")
               for path in (ROOT / tree).rglob("*.cpp")}
    rooms = [Room(folder) for folder in folders
             if not SKIPPED & set(folder.relative_to(ROOT).parts)]

    def place(room):
        name = room.name.replace("Dialect/FSDP/IR", "Dialect/FSDP")
        name = name.replace("Dialect/FSDP/Transforms", "Dialect/FSDP")
        return (("lib", "runtime", "train").index(room.tree), rank.get(name, 0), room.name)

    return {room.name: room for room in sorted(rooms, key=place)}


def read_includes(rooms):
    """Fills in what rooms include; yields private headers that others include."""
    owners = {path.resolve(): room for room in rooms.values() for path in room.files}
    for room in rooms.values():
        for path in room.files:
            for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.M):
                for base in (path.parent, ROOT / "include", ROOT / room.tree,
                             ROOT / room.tree / "include"):
                    owner = owners.get((base / name).resolve())
                    if not owner:
                        continue
                    if owner is not room:
                        room.includes[owner.name] = True
                        if room.tree == "lib" and base == path.parent:
                            yield f"{path.relative_to(ROOT)}: includes {name} of {owner.name}"
                    break


def find_wrong_includes(rooms):
    """Rooms that include what they may not: what stands below them, or each other."""
    names = list(rooms)
    for room in rooms.values():
        for other in room.includes:
            if room.tree == "lib" and names.index(other) > names.index(room.name):
                yield f"{room.name}: includes {other}, which stands below it"
        if room.tree == "runtime":
            allowed = RUNTIME_ROOMS.get(room.name)
            if allowed is None:
                yield f"{room.name}: is not in RUNTIME_ROOMS"
            for other in set(room.includes) - set(allowed or room.includes):
                yield f"{room.name}: includes {other}, it may include {allowed}"
    done, path = set(), []

    def visit(name):
        if name in path:
            yield "circle: " + " -> ".join(path[path.index(name):] + [name])
        elif name not in done:
            path.append(name)
            for other in rooms[name].includes:
                yield from visit(other)
            done.add(path.pop())

    for name in names:
        yield from visit(name)


def find_wrong_links(rooms):
    """Libraries of lib/ whose LINK_LIBS are not what they include."""
    for room in rooms.values():
        text = next((path.read_text() for path in (room.folder / "CMakeLists.txt",
                                                   room.folder.parent / "CMakeLists.txt")
                     if path.exists()), "")
        match = re.search(rf"add_fsdp_library\({room.library}\b(.*?)\n\)", text, re.S)
        if room.tree != "lib" or not match:
            continue
        links = set(re.findall(r"FSDP\w+", match[1].partition("LINK_LIBS")[2]))
        wanted = {rooms[name].library for name in room.includes}
        for name in sorted(links - wanted):
            yield f"{room.name}: links {name}, includes nothing of it"
        for name in sorted(wanted - links):
            yield f"{room.name}: includes of {name}, which it does not link"


def find_large(rooms):
    """Rooms with too much of their tree."""
    for tree, share in LARGEST.items():
        total = sum(room.lines for room in rooms.values() if room.tree == tree)
        for room in rooms.values():
            if room.tree == tree and room.lines > share * total:
                yield f"{room.name}: {room.lines} of {total} lines, at most {share:.0%} are allowed"


def reach(rooms, name, without=None):
    """All rooms that a room includes, directly or not, but for one direct one."""
    found, open_names = set(), [other for other in rooms[name].includes if other != without]
    while open_names:
        other = open_names.pop()
        if other not in found:
            found.add(other)
            open_names += rooms[other].includes
    return found


def draw(rooms):
    """The rooms as a graph and a table. The graph leaves out arrows that follow from others."""
    lines = ["```mermaid", "graph BT"]
    for tree in dict.fromkeys(room.tree for room in rooms.values()):
        lines.append(f"  subgraph {tree}")
        lines += [f'    {room.name.replace("/", "_")}["{room.name.partition("/")[2] or room.name}"]'
                  for room in rooms.values() if room.tree == tree]
        lines.append("  end")
    for room in rooms.values():
        lines += [f'  {room.name.replace("/", "_")} --> {other.replace("/", "_")}'
                  for other in sorted(room.includes)
                  if other not in reach(rooms, room.name, without=other)]
    lines += ["```", "", "| room | lines | includes |", "|---|---|---|"]
    for room in rooms.values():
        # Rounded, so that a small change does not redraw everything.
        lines.append(f"| `{room.name}` | {max(100, round(room.lines, -2))} | "
                     + ", ".join(f"`{name.partition('/')[2]}`" for name in sorted(room.includes))
                     + " |")
    return "\n".join(lines)


def main():
    rooms = find_rooms()
    found = list(read_includes(rooms))
    found += [*dict.fromkeys(find_wrong_includes(rooms)), *find_wrong_links(rooms), *find_large(rooms)]
    text = DOCUMENT.read_text()
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    drawn = f"{before}{BEGIN}\n{draw(rooms)}\n{END}{after}"
    if not rest or not after:
        found.append(f"docs/Architecture.md: lacks '{BEGIN}' or '{END}'")
    elif drawn != text:
        if "-f" in sys.argv[1:]:
            DOCUMENT.write_text(drawn)
        else:
            found.append("docs/Architecture.md: rooms are drawn otherwise; run scripts/draw-rooms.py -f")
    print("\n".join(found) or f"{len(rooms)} rooms, arrows one way")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
