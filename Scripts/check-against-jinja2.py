#!/usr/bin/env python3
"""Runs the cases that Jinja2 has in common with our language through Jinja2 (3.1), and reports where it disagrees.

A file that begins with `jinja: same` has such cases in one line each; a longer case says so itself. Cases that expect an error are left out.
"""

import json
import math
import pathlib
import re
import sys

import jinja2

CASES = pathlib.Path(__file__).parent.parent / "Tests/TemplateEngineTests/Cases"


def printed(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def joined(left_and_right):
    return "".join(str(printed(part)) for part in left_and_right)


def environment(files):
    env = jinja2.Environment(
        undefined=jinja2.StrictUndefined,
        finalize=printed,
        keep_trailing_newline=True,
        loader=jinja2.DictLoader(files),
        extensions=["jinja2.ext.loopcontrols"],
    )
    # What our page changes about a filter that both have.
    env.filters["default"] = lambda value, other="": other if isinstance(value, jinja2.Undefined) or value is None else value
    env.policies["ext.i18n.trimmed"] = False
    return env


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
                if not expected.startswith("!"):
                    yield {
                        "name": f"{path.name}:{number} {line}",
                        "same": True,
                        "context": context,
                        "template": template,
                        "files": {},
                        "expected": expected.replace("\\n", "\n"),
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


def translated(source):
    """Our spelling of what Jinja2 writes another way: tests and filters of other names."""
    source = re.sub(r"\bloop\.(previous)\b", "loop.previtem", source)
    return source


def main():
    count = 0
    failures = 0
    for case in cases():
        if not case["same"]:
            continue
        case = prepared(case)
        count += 1
        try:
            env = environment({name: translated(text) for name, text in case["files"].items()})
            result = env.from_string(translated(case["template"])).render(case["context"])
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        if result != case["expected"]:
            failures += 1
            print(f"{case['name']}\n  Jinja2:   {result!r}\n  expected: {case['expected']!r}")
    print(f"{count} cases, {failures} disagreements")
    sys.exit(1 if failures else 0)


main()
