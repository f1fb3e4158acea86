"""The data that the templates are rendered with: the same on every machine."""

import json
import pathlib
import sys


def field(number):
    return {
        "name": f"field{number}",
        "type": "Int" if number % 3 == 0 else "String",
        "note": "What the field is for, in some words." if number % 2 == 0 else None,
        "keyword": "let" if number % 4 == 0 else "var",
        "optional": number % 5 == 0,
        "initial": '"text"' if number % 6 == 1 else None,
    }


def structs():
    fields = [field(number) for number in range(12)]
    doc = "A model of the application, written to measure how fast templates are rendered."
    return {"structs": [{"name": f"Model{number}", "doc": doc, "fields": fields} for number in range(60)]}


def nested():
    cells = [{"label": f"cell {number}", "name": f"value {number}"} for number in range(6)]
    rows = [{"id": number, "name": f"row {number}", "cells": cells} for number in range(20)]
    return {"sections": [{"name": f"section {number}", "level": number, "rows": rows} for number in range(10)]}


def text():
    return {"names": {f"n{number}": f"Name {number}" for number in range(10)}}


def item(number):
    kind = ["text", "number", "image", "text", "number"][number % 5]
    hidden = number % 7 == 0
    size = number % 100
    return {
        "name": f"item {number}",
        "kind": kind,
        "hidden": hidden,
        "size": size,
        # For Mustache, which has no comparisons.
        "isShownText": kind == "text" and not hidden,
        "isNumber": kind == "number",
        "isLarge": size > 50,
        "isNone": hidden or size == 0,
    }


def conditions():
    return {"items": [item(number) for number in range(5000)]}


def arithmetic():
    return {"numbers": list(range(5000))}


CASES = {case.__name__: case for case in (structs, nested, text, conditions, arithmetic)}

if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, case in CASES.items():
        (folder / f"{name}.json").write_text(json.dumps(case()))
