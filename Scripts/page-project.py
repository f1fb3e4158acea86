#!/usr/bin/env python3
"""Generates a project from pages of the documentation, and puts the Swift examples of the pages into its files.

    Scripts/page-project.py SCAFFOLD FILE FOLDER

FILE is in Tests/Fixtures/Pages. Its first line names the pages. Their blocks of YAML and Swift whose first line is a path are files of the
project; of several specs with the same path, the first one counts. The other blocks of Swift replace the lines
`// BLOCK` of FILE, in order. All of them are used.

FILE has sections, each after a line `// FILE: PATH`. If the project has this Swift file, the section's functions replace those of the same
signature, and its other members are added to the first type of the file. Otherwise, or if it begins with `import`, the section is the whole
file. A section that is not Swift is written before the project is generated.
"""
import os, re, subprocess, sys
from pathlib import Path
from textwrap import dedent, indent

scaffold, source, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
root = Path(__file__).resolve().parent.parent


def write(path, text):
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text)


def name(line):
    """The signature of a function, the name of a property, or None."""
    found = re.match(r"\s*(?:\w+(?:\(set\))? )*(?:(func .*|init\(.*)\{|(?:var|let) (\w+))", line)
    return found and (found[1] or found[2]).strip()


def members(text):
    """The members in a section: each ends at a closing brace, or is one line."""
    member = []
    for line in text.strip("\n").split("\n"):
        member.append(line)
        if line and not re.match(r"\s|@Test|//|\)", line) and not re.search(r"[{(]$", line):
            yield "\n".join(member).strip("\n")
            member = []
    assert not member, f"{source.name}: no member: {member}"


def merge(lines, section):
    for member in members(dedent(section)):
        key = next(filter(None, map(name, member.split("\n"))), None)
        assert key, f"{source.name}: no declaration: {member}"
        text = indent(member, "    ").split("\n")
        start = next((index for index, line in enumerate(lines) if re.match(r"    \S", line) and name(line) == key), None)
        if start is not None:
            end = start if not lines[start].endswith("{") else lines.index("    }", start)
            lines[start : end + 1] = text if "func" in key else []
        if start is None or "func" not in key:
            opening = next(index for index, line in enumerate(lines) if re.match(r"(\w+ )*(class|struct|enum|actor) ", line))
            end = lines.index("}", opening)
            lines[end:end] = ["", *text]
    return lines


first, *rest = source.read_text().split("\n", 1)
files, blocks = {}, []
for page in first.removeprefix("// ").split():
    for language, block in re.findall(r"^```(yaml|swift)\n(.*?)^```", (root / page).read_text(), re.S | re.M):
        # Only an app on a device starts by itself. On Linux, requests are in a module of their own.
        block = block.replace("@main\n", "").replace("import Foundation\n", "import Foundation\nimport FoundationNetworking\n")
        path = re.match(r"(?:#|//) (\S+\.\w+)\n", block)
        if path:
            assert files.setdefault(path[1], block) == block or language == "yaml", f"{page} has another {path[1]}"
        elif language == "swift":
            blocks.append((page, dedent(block).rstrip("\n")))


def next_block(match):
    assert blocks, f"{source.name}: the pages have no more blocks"
    return indent(blocks.pop(0)[1], match[1])


text = re.sub(r"^( *)// BLOCK$", next_block, rest[0], flags=re.M)
assert not blocks, f"{source.name} doesn't use this block of {blocks[0][0]}:\n{blocks[0][1]}"
sections = re.findall(r"^// FILE: (\S+)\n(.*?)(?=^// FILE: |\Z)", text, re.S | re.M)
files.update(section for section in sections if not section[0].endswith(".swift"))
specs = " ".join(content for path, content in files.items() if not path.endswith(".swift"))
named = set(re.findall(r"[\w/.+-]+\.swift", specs))
generate = [scaffold, "generate", "--quiet", "--project", folder]
# A file that a spec names must exist. A file that is generated must not.
later = [path for path in files if path.endswith(".swift") and path not in named]
for path in files:
    if path not in later:
        write(path, files[path])
subprocess.run(generate, check=True)
for path in later:
    write(path, files[path])
for path, section in sections:
    if path.endswith(".swift"):
        file = folder / path
        is_whole = section.startswith("import ") or not file.exists()
        write(path, section if is_whole else "\n".join(merge(file.read_text().split("\n"), section)))
subprocess.run(generate, check=True)
