#!/usr/bin/env python3
"""Writes a correct project of random modules, for measurements and for trying the tool on a large project.

usage: make-project.py N FOLDER [SEED]

N modules in both styles, with parameters, dependencies on services, protocols, results and routes, all reached from the first; and a service for each twenty of them. The same N and
SEED give the same files. FOLDER must not exist.
"""

import pathlib
import random
import sys

TYPES = ["Int", "String", "Bool", "Double", "[String]", "[String: Int]", "Int?", "String?", "(Int, String)?"]
VERBS = ["load", "save", "send", "remove", "select", "refresh", "cancel", "count", "find", "update"]
NOUNS = ["Item", "Draft", "Account", "Message", "Order", "Photo", "Filter", "Page", "Setting", "Invoice"]
PARAMETERS = ["id", "title", "page", "isNew", "filter", "source"]


def signature(rng, used, asynchronous):
    """Returns a function whose name no other function of the protocol has."""
    while True:
        name = rng.choice(VERBS) + rng.choice(NOUNS)
        if name not in used:
            break
    used.add(name)
    labels = rng.sample(PARAMETERS, rng.randint(0, 3))
    parameters = ", ".join(f"{label}: {rng.choice(TYPES)}" for label in labels)
    effects = " async throws" if asynchronous and rng.random() < 0.7 else ""
    result = f" -> {rng.choice(TYPES)}" if asynchronous else ""
    return f"func {name}({parameters}){effects}{result}"


def protocol(rng, role, asynchronous, indentation):
    used = set()
    lines = [f"{indentation}{role}: |"]
    lines += [f"{indentation}  {signature(rng, used, asynchronous)}" for _ in range(rng.randint(1, 4))]
    return lines


def services(rng, names):
    lines = ["services:"]
    for name in names:
        used = set()
        lines += [f"  {name}:", f"    protocol: {name[0].upper()}{name[1:]}", "    lifetime: external", "    members: |"]
        lines += [f"      {signature(rng, used, True)}" for _ in range(rng.randint(2, 8))]
    return lines


def module(rng, number, parameters, service_names, children):
    style = rng.choice(["viper", "mvvm"])
    lines = [f"module: Screen{number}", f"style: {style}", f"summary: Screen number {number}."]
    if number == 0:
        lines.append("presentation: root")
    if parameters[number]:
        lines.append("parameters:")
        lines += [f"  {name}: {kind}" for name, kind in parameters[number]]
    dependencies = rng.sample(service_names, rng.randint(0, min(4, len(service_names))))
    if dependencies:
        lines.append(f"dependencies: [{', '.join(dependencies)}]")
    lines.append("protocols:")
    if style == "viper":
        lines += protocol(rng, "view", False, "  ") + protocol(rng, "presenter", False, "  ") + protocol(rng, "interactor", True, "  ")
    else:
        lines += protocol(rng, "viewModel", False, "  ")
    targets = rng.sample(range(1, len(parameters)), min(len(parameters) - 1, rng.randint(0, 2)))
    targets = sorted(set(targets + children) - {number})
    if targets:
        lines.append("routes:")
        for target in targets:
            presentation = rng.choice(["push", "present"])
            lines.append(f"  - Screen{target}: {{presentation: {presentation}}}")
    return lines


def main(count, folder, seed):
    rng = random.Random(seed)
    (folder / "Specs").mkdir(parents=True)
    service_names = [f"service{number}" for number in range(max(1, count // 20))]
    parameters = [
        [(name, rng.choice(TYPES)) for name in rng.sample(PARAMETERS, rng.choice([0, 0, 1, 2]) if number else 0)] for number in range(count)
    ]
    # Every module except the first, with which the app starts, is opened by an earlier one.
    children = [[] for _ in range(count)]
    for number in range(1, count):
        children[rng.randrange(number)].append(number)
    files = {
        folder / "scaffold.yml": ["targets:", "  App: {sources: Sources/App, tests: Tests/AppTests}", "style: viper"],
        folder / "Specs" / "Services.yml": services(rng, service_names),
    }
    for number in range(count):
        files[folder / "Specs" / f"Screen{number}.yml"] = module(rng, number, parameters, service_names, children[number])
    for path, lines in files.items():
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or not sys.argv[1].isdigit():
        sys.exit("usage: make-project.py N FOLDER [SEED]")
    target = pathlib.Path(sys.argv[2])
    if target.exists():
        sys.exit(f"make-project.py: {target} exists")
    main(int(sys.argv[1]), target, int(sys.argv[3]) if len(sys.argv) == 4 else 1)
