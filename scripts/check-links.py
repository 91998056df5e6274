#!/usr/bin/env python3
"""Checks that links of pages within the project lead to a file, and to a heading of it.

usage: check-links.py [PAGE.md...]     (default: all pages of the project)
       check-links.py --targets        prints the files within the project that pages link to
       check-links.py --html DIR       checks the pages of a site instead

Headings have the anchors that GitHub gives them.
"""
import html.parser
import pathlib
import re
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?<!!)\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")


def without_code(text):
    """The text without blocks and spans of code, line by line."""
    text = re.sub(r"^ *```.*?^ *```", lambda m: "\n" * m[0].count("\n"), text, flags=re.S | re.M)
    return re.sub(r"`[^`\n]*`", "", text)


def anchor(heading):
    """That of a heading: lower case, no punctuation, hyphens for blanks."""
    heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    heading = re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", ""))
    return heading.replace(" ", "-")


def anchors(page):
    """Those of a page; repeated headings count up."""
    found = {}
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(), flags=re.S | re.M)
    for heading in re.findall(r"^#{1,6} +(.*?) *#*$", text, flags=re.M):
        name = anchor(heading)
        found[name] = found.get(name, -1) + 1
        if found[name]:
            found[f"{name}-{found[name]}"] = 0
    return set(found)


def wrong(page):
    """The links of a page that lead nowhere, with their lines."""
    for number, line in enumerate(without_code(page.read_text()).splitlines(), 1):
        for target in LINK.findall(line) + PICTURE.findall(line):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, name = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists():
                yield number, f"there is no {target}"
            elif name and file.suffix == ".md" and name not in anchors(file):
                yield number, f"{file.name} has no heading '#{name}'"


def targets(pages):
    """Files, other than pages, that pages link to."""
    for page in pages:
        text = without_code(page.read_text())
        for target in LINK.findall(text) + PICTURE.findall(text):
            file = (page.parent / target.partition("#")[0]).resolve()
            if not re.match(r"[a-z]+:", target) and file.is_file():
                yield str(file.relative_to(ROOT))


class Html(html.parser.HTMLParser):
    """What a page of a site links to, and its anchors."""

    def __init__(self, page):
        super().__init__()
        self.links, self.names = [], {"", "top"}
        self.feed(page.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.names.add(value)
            elif name in ("href", "src") and value and not re.match(r"[a-z]+:|//", value):
                self.links.append((self.getpos()[0], urllib.parse.unquote(value)))


def check_site(site):
    """Whether all links between a site's pages lead somewhere."""
    pages = {page.resolve(): Html(page) for page in sorted(site.rglob("*.html")) if page.name != "404.html"}
    status = 0
    for page, content in pages.items():
        for line, target in content.links:
            path, _, name = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists() or file in pages and name not in pages[file].names:
                print(f"{page.relative_to(site.resolve())}:{line}: there is no {target}")
                status = 1
    if not status:
        print(f"links of {len(pages)} pages lead somewhere")
    return status


def main():
    if sys.argv[1:2] == ["--html"]:
        return check_site(pathlib.Path(sys.argv[2]))
    given = [pathlib.Path(name).resolve() for name in sys.argv[1:] if name[0] != "-"]
    pages = given or [
        page for page in sorted(ROOT.rglob("*.md"))
        if not any(part.startswith((".", "build", "out")) for part in page.relative_to(ROOT).parts)
        and "node_modules" not in page.parts
    ]
    if sys.argv[1:] == ["--targets"]:
        print(*sorted(targets(pages)), sep="\n")
        return 0
    status = 0
    for page in pages:
        for number, what in wrong(page):
            print(f"{page.relative_to(ROOT) if ROOT in page.parents else page}:{number}: {what}")
            status = 1
    if not status:
        print(f"links of {len(pages)} pages lead somewhere")
    return status


if __name__ == "__main__":
    sys.exit(main())
