#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lays out the pages of the documentation site: assemble.py FOLDER

The sources are written for readers of the repository, and link to each other by path. Here each becomes a page of the
site, and its links are turned to the pages: to another page, to a picture, or to a page that shows a file. A paragraph
that is nothing but a link to a drawing (docs/drawings/*.dot) becomes the picture, in a light and in a dark version.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from catalogue import games  # noqa: E402

ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
RULE_ID = r"[A-Z]{2}-(?:[A-Z]{1,2}\.?)?\d+(?:\.\d+)*[a-z]?"
# What is left as it is: fenced code, code in a line.
CODE = re.compile(r"(^ *(`{3,}).*?^ *\2`*\s*$|(?P<tick>`+)(?!`).*?(?<!`)(?P=tick)(?!`))", re.MULTILINE | re.DOTALL)
FENCES = {".hpp": "cpp", ".cpp": "cpp", ".py": "python", ".json": "json", ".conf": "nginx"}


def page_names() -> dict[str, str]:
    """Sources and the pages they become, both from their roots."""
    names = dict(ROOT_PAGES)
    for file in sorted((ROOT / "docs").glob("*.md")):
        names[f"docs/{file.name}"] = file.name
    for game in games():
        for book in sorted((ROOT / "games" / game).glob("rules.*.md")):
            names[f"games/{game}/{book.name}"] = f"rules/{game}-{book.suffixes[-2][1:]}.md"
    return names


class Site:
    def __init__(self, folder: Path):
        self.folder = folder
        self.pages = page_names()

    def write(self, page: str, text: str) -> None:
        file = self.folder / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def lay_out(self) -> None:
        for source, page in self.pages.items():
            text = (ROOT / source).read_text(encoding="utf-8")
            if page.startswith("rules/"):
                text = with_rule_anchors(text, language=page.removesuffix(".md").rsplit("-")[-1])
            self.write(page, self.with_links(with_drawings(text), source, page))
        self.write("site.json", json.dumps({"version": version(), "rules": self.rulebooks()}))

    def rulebooks(self) -> list[dict]:
        """For the menu: titles and addresses, in the order of the catalogue."""
        books = []
        for source, page in self.pages.items():
            if page.startswith("rules/"):
                title = (ROOT / source).read_text(encoding="utf-8").split("\n", 1)[0].lstrip("# ")
                language = page.removesuffix(".md").rsplit("-")[-1]
                books.append({"title": title, "language": language, "link": "/" + page.removesuffix(".md")})
        return books

    def with_links(self, text: str, source: str, page: str) -> str:
        def turned(match: re.Match) -> str:
            return match[1] + self.target(match[2], source, page) + match[3]

        plain = re.compile(r"(\]\()([^)\s]+)(\))")
        tags = re.compile(r"(<img [^>]*?src=\")([^\"]+)(\")")
        return outside_code(text, lambda part: tags.sub(turned, plain.sub(turned, part)))

    def target(self, target: str, source: str, page: str) -> str:
        if re.match(r"[a-z][a-z0-9+.-]*:|[#/]", target):
            return target
        path, mark, anchor = target.partition("#")
        file = normpath(str(PurePosixPath(source).parent / path))
        place = relpath(self.place(file), PurePosixPath(page).parent)
        return ("" if place.startswith("../") else "./") + place + mark + anchor

    def place(self, file: str) -> str:
        """Where the site has a file of the repository."""
        if file in self.pages:
            return self.pages[file]
        path = ROOT / file
        if path.is_dir():
            return self.folder_page(file)
        # Other drawings are sources, such as the emblem of a game.
        if path.suffix in (".jpg", ".png") or (path.suffix == ".svg" and "pictures" in path.parts):
            return self.copied(file, f"pictures/{path.name}")
        # Long ones are for machines.
        if path.stat().st_size > 50_000:
            self.copied(file, f"public/files/{file}")
            return f"files/{file}"
        return self.file_page(file)

    def copied(self, file: str, place: str) -> str:
        there = self.folder / place
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, there)
        return place

    def file_page(self, file: str) -> str:
        page = f"files/{file.removesuffix('.md')}.md"
        text = (ROOT / file).read_text(encoding="utf-8")
        language = FENCES.get(Path(file).suffix, "text")
        self.write(page, f"# {PurePosixPath(file).name}\n\n`{file}`\n\n````{language}\n{text}````\n")
        return page

    def folder_page(self, folder: str) -> str:
        page = f"files/{folder}/index.md"
        listing = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", folder], cwd=ROOT, check=True,
                                 capture_output=True, text=True).stdout.split()
        # Those of a small one can be read.
        names = [f"[{relpath(file, folder)}]({file})" if len(listing) <= 40 else f"`{relpath(file, folder)}`"
                 for file in sorted(listing)]
        text = f"# {folder}/\n\n" + "".join(f"- {name}\n" for name in names)
        self.write(page, self.with_links(text, "README.md", page))
        return page


def version() -> str:
    return subprocess.run([ROOT / "tools/version"], check=True, capture_output=True, text=True).stdout.strip()


def outside_code(text: str, change) -> str:
    """The text, with the change made to all that is no code. A link may have code as its text, so code is set aside."""
    kept: list[str] = []

    def keep(match: re.Match) -> str:
        kept.append(match[0])
        return f"\0{len(kept) - 1}\0"

    return re.sub(r"\0(\d+)\0", lambda match: kept[int(match[1])], change(CODE.sub(keep, text)))


def with_drawings(text: str) -> str:
    def pictures(match: re.Match) -> str:
        name = PurePosixPath(match[2]).stem
        return "".join(f'<img class="drawing only-{scheme}" src="/drawings/{name}.{scheme}.svg" alt="{match[1]}">\n'
                       for scheme in ("light", "dark"))

    return re.sub(r"^\[([^\]]+)\]\((\S+\.dot)\)\n", pictures, text, flags=re.MULTILINE)


def with_rule_anchors(text: str, language: str) -> str:
    """Every rule can be linked to by its id, and is, where the book mentions it."""
    known = set(re.findall(rf"^(?:- |## )({RULE_ID})\s", text, re.MULTILINE))

    def change(part: str) -> str:
        part = re.sub(rf"(?<![\w-])(?<!^- )(?<!^## )({RULE_ID})(?![\w-])",
                      lambda m: f"[{m[1]}](#{m[1]})" if m[1] in known else m[1], part, flags=re.MULTILINE)
        part = re.sub(rf"^- ({RULE_ID})\s", r'- <a id="\1" class="rule" href="#\1">\1</a> ', part, flags=re.MULTILINE)
        return re.sub(rf"^(## ({RULE_ID})\s.*)$", r"\1 {#\2}", part, flags=re.MULTILINE)

    title, _, body = outside_code(text, change).partition("\n")
    return f'{title}\n\n<div lang="{language}">\n{body}\n</div>\n'


def tokens() -> dict[str, str]:
    """The colours of the web client, as the blocks of its style sheet for light and dark."""
    sheet = (ROOT / "web/src/style/tokens.css").read_text(encoding="utf-8")
    blocks = dict(re.findall(r'^:root(\[data-theme=.dark.\])? \{(.*?)^\}', sheet, re.MULTILINE | re.DOTALL))
    light = blocks.pop("")
    return {"light": light, "dark": light + "".join(blocks.values())}


def draw(folder: Path) -> None:
    """Each drawing twice: laid out by Graphviz, coloured by our style sheet."""
    colours = tokens()
    looks = (ROOT / "docs/drawings/drawing.css").read_text(encoding="utf-8")
    drawings = folder / "public/drawings"
    drawings.mkdir(parents=True, exist_ok=True)
    for source in sorted((ROOT / "docs/drawings").glob("*.dot")):
        svg = subprocess.run(
            ["dot", "-Tsvg", "-Gbgcolor=transparent", "-Nshape=box", "-Nstyle=rounded", "-Nmargin=0.22,0.12",
             "-Nfontname=sans-serif", "-Efontname=sans-serif", "-Efontsize=12", source],
            check=True, capture_output=True, text=True).stdout
        for scheme, values in colours.items():
            style = f"<style>svg {{{values}}}\n{looks}</style>"
            (drawings / f"{source.stem}.{scheme}.svg").write_text(
                re.sub(r"(<svg [^>]*>)", lambda match: match[1] + style, svg, count=1), encoding="utf-8")
    (folder / "tokens.css").write_text(f":root {{{colours['light']}}}\n.dark {{{colours['dark']}}}\n", encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    Site(folder).lay_out()
    draw(folder)


if __name__ == "__main__":
    main()
