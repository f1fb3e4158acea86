#!/usr/bin/env python3
"""Generates random modules and flows whose parameters have types that scaffold doesn't know, and compiles everything, tests included.

    Scripts/sample-runs.py [--specs N] [--seed N]

Each type without a sample must be named by one warning, at its first parameter. Types with a sample in scaffold.yml must not be named.
The last line is `N passed, N failed`. The stand-in for UIKit is for Linux.
"""
import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
flags = ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-parse-as-library", "-package-name", "example", "-enable-testing"]
flags += ["-Xfrontend", "-disable-cross-import-overlays"]
kinds = ["struct", "final class", "enum"]
declared = {
    "struct": "public struct {0}: Sendable {{ public let value: Int }}",
    "final class": "public final class {0}: Sendable {{ public init() {{}} }}",
    "enum": "public enum {0}: Sendable {{ case one }}",
}
# `X` stands for an unknown type. The second value is the type of which a test needs a sample: the whole type, `X`, or none.
shapes = [
    ("X", "X"), ("X", "X"), ("X", "X"), ("X?", None), ("[X]", None), ("[String: X]", None), ("Box<X>", "Box<X>"), ("(Int) -> Void", None),
    ("(Int) -> X", "(Int) -> X"), ("(X, Int)", "X"), ("(first: X, second: String)", "X"), ("Set<Int>", None), ("Observed<X>", "X"), ("any Kind", "any Kind"),
    ("Result<X, any Error>", "Result<X, any Error>"), ("X.Type", None), ("String", None), ("X.Nested", "X.Nested"),
]


def run(command, **options):
    return subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)


class Project:
    def __init__(self, folder, numbers, random):
        self.folder, self.random = folder, random
        self.types = [f"Unknown{number}" for number in range(30)]
        self.known = set(random.sample(self.types, 6))
        self.missing = set()
        (folder / "Specs").mkdir(parents=True)
        (folder / "Sources/App").mkdir(parents=True)
        lines = ["public struct Box<Value> { public init() {} }", "public protocol Kind: Sendable {}"]
        for name in self.types:
            kind = random.choice(kinds)
            lines += [declared[kind].format(name), f"extension {name} {{ public struct Nested: Sendable {{}} }}"]
            if name in self.known:
                value = {"struct": f"{name}(value: 1)", "final class": f"{name}()", "enum": f"{name}.one"}[kind]
                self.samples = getattr(self, "samples", "") + f"  {name}: '{value}'\n"
        (folder / "Sources/App/Types.swift").write_text("\n".join(lines) + "\n")
        (folder / "scaffold.yml").write_text("samples:\n" + self.samples)
        self.write("Services", "services:\n  store:\n    protocol: Storing\n    implementation: Store\n    members: |\n" + "".join(f"      {member}\n" for member in self.members()))
        for number in numbers:
            self.write(f"Screen{number}", self.module(number))
        self.write("Tour", f"flow: Tour\nstart: Step\nmodules: [Step]\nparameters:\n  place: {self.type()}\nresult: {self.plain()}\n")
        self.write("Step", "module: Step\n")

    def write(self, name, text):
        (self.folder / f"Specs/{name}.yml").write_text(text)

    def plain(self):
        return self.random.choice(self.types)

    def type(self):
        shape, needed = self.random.choice(shapes)
        name = self.plain()
        if needed and not (needed in ("X", "(Int) -> X") and name in self.known):
            self.missing.add(needed.replace("X", name))
        text = shape.replace("X", name)
        return f"'{text}'" if re.search(r"[\[?:,]", text) else text

    def members(self):
        self.shared = [f"func load{number}(_ value: {self.plain()}) async throws -> {self.plain()}" for number in range(8)]
        return self.shared

    def module(self, number):
        style = self.random.choice(["viper", "mvvm"])
        role = "interactor" if style == "viper" else "viewModel"
        lines = [f"module: Screen{number}", f"style: {style}"]
        count = self.random.randint(0, 4)
        if count:
            lines.append("parameters:")
            lines += [f"  value{index}: {self.type()}" for index in range(count)]
        if self.random.random() < 0.5:
            lines.append(f"result: {self.plain()}")
        if self.random.random() < 0.6:
            members = self.random.sample(self.shared, 2)
            lines += ["dependencies: [store]", "protocols:", f"  {role}: |"] + [f"    {member}" for member in members]
            for member in members:
                self.missing |= set(re.findall(r"Unknown\d+", member)) - self.known
        return "\n".join(lines) + "\n"


def check(project, scaffold, built):
    """Returns the problems, if there are any."""
    report = run([scaffold, "generate", "--project", project.folder, "--color", "never"])
    if report.returncode != 0:
        return [report.stdout[-2000:]]
    named = re.findall(r"warning: no sample for `(.*)` \[SC0644\]", report.stdout)
    problems = [f"named {named.count(name)} times: {name}" for name in sorted(set(named)) if named.count(name) > 1]
    problems += [f"not named: {name}" for name in sorted(project.missing - set(named))]
    problems += [f"named, and needed by no test: {name}" for name in sorted(set(named) - project.missing)]
    products = project.folder / "products"
    products.mkdir()
    app = sorted((project.folder / "Sources").rglob("*.swift"))
    tests = sorted((project.folder / "Tests").rglob("*.swift"))
    usr = pathlib.Path(run(["readlink", "-f", run(["which", "swiftc"]).stdout.strip()]).stdout.strip()).parent.parent
    macros = next(usr.rglob("libTestingMacros.*"))
    for command in (
        ["swiftc", *flags, "-I", built, "-module-name", "App", "-emit-module", "-emit-module-path", products / "App.swiftmodule", "-c", "-o", products / "App.o", *app],
        ["swiftc", *flags, "-I", built, "-I", products, "-load-plugin-library", macros, "-module-name", "AppTests", "-c", "-o", products / "Tests.o", *tests],
    ):
        result = run(command)
        if result.returncode != 0:
            return problems + ["\n".join(line for line in result.stdout.splitlines() if "error:" in line)[:3000]]
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--specs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    scaffold = os.environ.get("SCAFFOLD") or run(["swift", "build", "--package-path", root, "--show-bin-path"]).stdout.strip() + "/scaffold"
    passed = failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        built = scratch / "UIKit"
        built.mkdir()
        stand_in = sorted((root / "Tests/Fixtures/UIKit").rglob("*.swift"))
        made = run(["swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "UIKit", "-emit-module",
                    "-emit-module-path", built / "UIKit.swiftmodule", "-c", "-o", built / "UIKit.o", *stand_in])
        if made.returncode != 0:
            sys.exit(made.stdout[-2000:])
        for start in range(0, arguments.specs, 20):
            project = Project(scratch / f"project{start}", range(start, min(start + 20, arguments.specs)), random.Random(f"{arguments.seed}/{start}"))
            problems = check(project, scaffold, built)
            passed, failed = passed + (not problems), failed + bool(problems)
            print(f"{'FAIL' if problems else 'ok  '}  specs {start} to {start + 19}", *problems, sep="\n      ", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
