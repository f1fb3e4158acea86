#!/usr/bin/env python3
"""Runs the cases that are the same in Jinja2 and our language through Jinja2 (3.1), and reports differences.

A file that begins with `jinja: same` has such cases, one per line. A longer case has its own mark. If an error is expected, any error counts.
"""

import json
import pathlib
import sys

from jinja2_reference import render

CASES = pathlib.Path(__file__).parent.parent / "Tests/TemplateEngineTests/Cases"


def cases():
    for path in sorted(CASES.glob("*.txt")):
        same = False
        context = {}
        current = None
        section = None
        for number, line in enumerate(path.read_text().split("\n")[:-1], 1):
            if line == "jinja: same" and current is None:
                same = True
            elif line == "jinja: same":
                current["same"] = True
            elif line.startswith("=== "):
                if current:
                    yield current
                current = {"name": f"{path.name}: {line[4:]}", "same": False, "context": context, "sections": [], "short": False}
                section = None
            elif line.startswith("--- "):
                section = [line[4:], ""]
                current["sections"].append(section)
            elif section:
                section[1] += line + "\n"
            elif line.startswith("context: "):
                parsed = json.loads(line[9:])
                if current:
                    current["context"] = parsed
                else:
                    context = parsed
            elif " =>" in line and same:
                template, _, expected = line.rpartition(" =>")
                expected = expected[1:] if expected.startswith(" ") else expected
                yield {
                    "name": f"{path.name}:{number} {line}",
                    "same": True,
                    "context": context,
                    "template": template,
                    "files": {},
                    "expected": None if expected.startswith("!") else expected.replace("\\n", "\n"),
                    "short": True,
                }
        if current:
            yield current


def prepared(case):
    if case["short"]:
        return case
    files = {}
    for index, (title, text) in enumerate(case["sections"]):
        words = title.split(" ")
        if index + 1 == len(case["sections"]) and text.endswith("\n\n"):
            text = text[:-1]
        if "(no final newline)" in title:
            text = text.rstrip("\n") if text.endswith("\n") else text
        if words[0] == "template":
            case["template"] = text
        elif words[0] == "file":
            files[words[1]] = text
        else:
            case["expected"] = text
    case["files"] = files
    return case


def main():
    count = 0
    failures = 0
    for case in cases():
        if not case["same"]:
            continue
        case = prepared(case)
        count += 1
        result, error = render(case["template"], case["files"], case["context"])
        if result != case["expected"]:
            failures += 1
            print(f"{case['name']}\n  Jinja2:   {result!r} {error or ''}\n  expected: {case['expected']!r}")
    print(f"{count} cases, {failures} disagreements")
    sys.exit(1 if failures else 0)


main()
