#!/usr/bin/env python3
"""Writes the results of PyYAML (its own parser, not libyaml) for Tests/YAMLTests/Fixtures/Documents/*.yml beside each file, as *.expected.json:

events  kind, start, end (UTF-8 offsets), anchor, tag, text, style
trees   of each document: text; {"list": [...]}; {"own": [[key, value], ...], "merged": [[key, value], ...]}

Needs PyYAML 6 (pip install pyyaml).
"""

import json
import pathlib

import yaml

FOLDER = pathlib.Path(__file__).parent.parent / "Tests/YAMLTests/Fixtures/Documents"
MERGE = "tag:yaml.org,2002:merge"


class Loader(yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser, yaml.composer.Composer,
             yaml.constructor.SafeConstructor, yaml.resolver.BaseResolver):
    """BaseLoader, which reads every scalar as text, but with the merge keys of SafeLoader."""

    def __init__(self, stream):
        yaml.reader.Reader.__init__(self, stream)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)
        yaml.composer.Composer.__init__(self)
        yaml.constructor.SafeConstructor.__init__(self)
        yaml.resolver.BaseResolver.__init__(self)


def resolve_merge_keys(node, seen):
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            resolve_merge_keys(item, seen)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value == "<<" and key.style is None:
                key.tag = MERGE
            resolve_merge_keys(key, seen)
            resolve_merge_keys(value, seen)


def tree(node, loader):
    if isinstance(node, yaml.ScalarNode):
        return node.value
    if isinstance(node, yaml.SequenceNode):
        return {"list": [tree(item, loader) for item in node.value]}
    own = getattr(node, "own", None)
    if own is None:
        own = node.own = [pair for pair in node.value if pair[0].tag != MERGE]
        loader.flatten_mapping(node)
    own_keys = [key.value for key, _ in own if isinstance(key, yaml.ScalarNode)]
    merged = {}
    for key, value in node.value:
        if isinstance(key, yaml.ScalarNode) and key.value not in own_keys:
            merged[key.value] = tree(value, loader)
    return {
        "own": [[tree(key, loader), tree(value, loader)] for key, value in own],
        "merged": sorted([key, value] for key, value in merged.items()),
    }


def trees(data):
    loader = Loader(data)
    result = []
    while loader.check_node():
        node = loader.get_node()
        resolve_merge_keys(node, set())
        result.append(tree(node, loader))
    return result


def events(data):
    text = data.decode("utf-8")
    offsets = [0]
    for character in text:
        offsets.append(offsets[-1] + len(character.encode("utf-8")))
    for event in yaml.parse(data, Loader=yaml.BaseLoader):
        kind = type(event).__name__.removesuffix("Event")
        if kind.startswith("Stream"):
            continue
        yield [
            kind,
            offsets[min(event.start_mark.index, len(text))],
            offsets[min(event.end_mark.index, len(text))],
            getattr(event, "anchor", None),
            getattr(event, "tag", None),
            getattr(event, "value", None),
            getattr(event, "style", None) if kind == "Scalar" else None,
        ]


for path in sorted(FOLDER.glob("*.yml")):
    data = path.read_bytes()
    lines = ",\n".join("  " + json.dumps(event, ensure_ascii=False) for event in events(data))
    documents = ",\n".join("  " + json.dumps(document, ensure_ascii=False) for document in trees(data))
    path.with_suffix(".expected.json").write_text(
        '{"events": [\n' + lines + '\n],\n"trees": [\n' + documents + "\n]}\n", encoding="utf-8", newline="\n"
    )
