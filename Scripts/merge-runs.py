#!/usr/bin/env python3
"""Changes specs of modules whose stubs have been written, and checks what `scaffold generate` merges. The last line is `N passed, N failed`.

    Scripts/merge-runs.py [--binary PATH] [--random N] [--seed N] [--keep]

First every combination of a change of the spec with an edit of the user, for presenter, interactor and view model; then random ones. No line of the
user may be lost, nothing may be declared twice, the result must parse, and there may be a conflict only where both sides changed the same signature.
"""
import argparse
import itertools
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--binary", default=root / ".build/debug/scaffold")
parser.add_argument("--random", type=int, default=500)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--keep", action="store_true", help="print the files of runs that fail")
options = parser.parse_args()
rng = random.Random(options.seed)
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-merges-")).resolve()
(scratch / "results").mkdir()
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
KINDS = {
    "presenter": ("viper", "presenter", "PagePresenter"),
    "interactor": ("viper", "interactor", "PageInteractor"),
    "view model": ("mvvm", "viewModel", "PageViewModel"),
}
passed, failures = 0, []
tokens = itertools.count(1)


class Member:
    """A function of the protocol."""

    def __init__(self, name, parameters=(), effects="", result="", doc=""):
        self.name, self.parameters, self.effects, self.result, self.doc = name, tuple(parameters), effects, result, doc

    def line(self):
        parameters = ", ".join(f"{label}: {type}" for label, type in self.parameters)
        return f"func {self.name}({parameters}){self.effects}{self.result}"

    def spec(self):
        return (f"    /// {self.doc}\n" if self.doc else "") + f"    {self.line()}\n"

    def changed(self, **changes):
        return Member(**{**self.__dict__, **changes})

    @property
    def key(self):
        return self.name, self.parameters


class Run:
    """A module, the user's edits of it, and a change of its spec."""

    def __init__(self, kind, template):
        self.style, self.role, self.type = KINDS[kind]
        self.folder = scratch / "project"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(template, self.folder)
        self.tokens, self.problems = set(), []
        self.written, self.signatures = [], set()

    def scaffold(self, *arguments):
        return subprocess.run(
            [options.binary, *arguments, "--project", self.folder], capture_output=True, text=True, env=environment
        )

    def write_spec(self, members):
        text = f"module: Page\nstyle: {self.style}\npresentation: root\nprotocols:\n  {self.role}: |\n" + "".join(m.spec() for m in members)
        (self.folder / "Specs").mkdir(exist_ok=True)
        (self.folder / "Specs/Page.yml").write_text(text)

    @property
    def file(self):
        return next(self.folder.glob(f"Sources/**/{self.type}.swift"))

    def token(self):
        token = f"token{next(tokens)}x"
        self.tokens.add(token)
        return token

    def start(self, members):
        self.write_spec(members)
        result = self.scaffold("generate", "--quiet")
        if result.returncode:
            self.problems.append(f"the first run exits {result.returncode}: {result.stderr[:500]}")
        self.text = self.file.read_text()

    def stub(self, member):
        """Returns the range of a function in the file: from its line, or its comment, to its end."""
        line = re.search(r"(?m)^((?: *(?:///|@).*\n)*)( *)func %s\(%s.*$" % (member.name, "".join(f"{l}[^:]*: .*" for l, _ in member.parameters[:1])), self.text)
        if line is None:
            return None
        if line[0].rstrip().endswith("}"):
            return line.start(), line.end() + 1
        end = re.compile(r"(?m)^%s\}\n" % line[2]).search(self.text, line.end())
        return (line.start(), end.end()) if end else None

    def write_body(self, member):
        found = self.stub(member)
        if found is None:
            return
        start, end = found
        head = re.match(r"((?: *(?:///|@).*\n)*)( *)(.*?)\s*\{", self.text[start:end], re.S)
        token = self.token()
        result = f"        return value(\"{token}\")\n" if member.result else ""
        body = f"{head[1]}{head[2]}{head[3]} {{\n        print(\"{token}\")\n\n        if true {{\n            print({len(token)})\n        }}\n{result}    }}\n"
        self.text = self.text[:start] + body + self.text[end:]
        self.written.append(member)

    def end_of_type(self):
        return self.text.rindex("}\n")

    def move_to_extension(self, member):
        found = self.stub(member)
        if found is None:
            return
        start, end = found
        function = self.text[start:end]
        self.text = self.text[:start] + self.text[end:].lstrip("\n") + f"\n// MARK: - Mine {self.token()}\nextension {self.type} {{\n{function}}}\n"

    def move_to_file(self, member):
        found = self.stub(member)
        if found is None:
            return
        start, end = found
        function = self.text[start:end]
        self.text = self.text[:start] + self.text[end:].lstrip("\n")
        path = self.file.parent / f"{self.type}+{member.name}.swift"
        path.write_text(f"// {self.token()}\nextension {self.type} {{\n{function}}}\n")

    def add_property(self):
        place = self.text.index("{\n", self.text.index(f"class {self.type}")) + 2
        self.text = self.text[:place] + f"    private var {self.token()} = 0\n" + self.text[place:]

    def add_function(self):
        place = self.end_of_type()
        self.text = self.text[:place] + f"\n    private func {self.token()}() {{\n        print(1)\n    }}\n" + self.text[place:]

    def add_comment(self, member):
        found = self.stub(member)
        if found:
            self.text = self.text[: found[0]] + f"    // {self.token()}\n" + self.text[found[0]:]

    def add_attribute(self, member):
        found = self.stub(member)
        if found and "@inlinable" not in self.text[max(found[0] - 30, 0) : found[1]]:
            start, end = found
            function = re.sub(r"(?m)^( *)func ", r"\1@inlinable\n\1func ", self.text[start:end], count=1)
            self.text = self.text[:start] + function + self.text[end:]

    def wrap_in_if(self, member):
        found = self.stub(member)
        if found:
            start, end = found
            self.text = self.text[:start] + f"    #if true // {self.token()}\n{self.text[start:end]}    #endif\n" + self.text[end:]

    def change_signature(self, member):
        found = self.stub(member)
        if found and not member.effects:
            start, end = found
            changed = re.sub(r"\)( ->|\s*\{)", r") throws\1", self.text[start:end], count=1)
            self.text = self.text[:start] + changed + self.text[end:]
            self.signatures.add(member.name)

    def finish(self, old, new, what):
        """Changes the spec, generates, and checks the result."""
        self.file.write_text(self.text)
        before = {path: path.read_text() for path in self.folder.glob("Sources/**/*.swift")}
        self.write_spec(new)
        result = self.scaffold("generate", "--quiet")
        sources = {path: path.read_text() for path in self.folder.glob("Sources/**/*.swift") if not {"Generated"} & set(path.parts)}
        text = "".join(sources.values())
        # Both sides changed the same signature.
        old_lines = {m.name: m.line() for m in old}
        may_conflict = any(m.name in self.signatures and old_lines.get(m.name) != m.line() for m in new)
        has_conflict = "<<<<<<< " in text
        if has_conflict and not may_conflict:
            self.problems.append("a conflict")
        if result.returncode not in ([0, 2] if may_conflict else [0]):
            self.problems.append(f"generate exits {result.returncode}: {result.stderr[:500]}")
        lost = [token for token in self.tokens if token not in text]
        if lost:
            self.problems.append(f"lost {lost}")
        if not has_conflict:
            declared = re.findall(r"(?m)^ *func (\w+)\((.*?)\)", text)
            labels = [(name, tuple(re.findall(r"(\w+)[^:,]*:", parameters)), re.sub(r"\w+ ?\w*:", ":", parameters)) for name, parameters in declared]
            for twice in {item for item in labels if labels.count(item) > 1 and item[0] in {m.name for m in old + new}}:
                self.problems.append(f"{twice[0]} is declared twice")
            for member in new:
                if not any(name == member.name for name, _ in declared):
                    self.problems.append(f"{member.name} is missing")
            number = passed + len(failures)
            for path in sources:
                (scratch / f"results/{number}-{path.name}").write_text(sources[path])
        if result.returncode == 0:
            check = self.scaffold("check", "--no-cache", "--quiet")
            if check.returncode:
                self.problems.append(f"check exits {check.returncode}: {check.stdout}{check.stderr[:300]}")
        report(self, what, before)


def report(run, what, before):
    global passed
    if not run.problems:
        passed += 1
        return
    failures.append(what)
    print("FAIL ", what, "·", "; ".join(run.problems))
    if options.keep:
        path = run.file
        print(before[path], "--------------------", path.read_text(), sep="\n")


def combinations(template):
    old = [Member("one"), Member("two"), Member("three")]
    one, two, three = old
    added, other = Member("added"), Member("other")
    changes = {
        "added first": [added, one, two, three],
        "added in the middle": [one, added, two, three],
        "added last": [one, two, three, added],
        "two added": [added, one, two, other, three],
        "removed": [one, three],
    }
    edits = ["bodies", "property", "comment", "moved method", "moved to a file"]
    for kind, (change, new), edit in itertools.product(KINDS, changes.items(), edits):
        run = Run(kind, template)
        run.start(old)
        for member in old:
            run.write_body(member)
        if edit == "property":
            run.add_property()
        elif edit == "comment":
            run.add_comment(two)
        elif edit == "moved method":
            run.move_to_extension(three)
        elif edit == "moved to a file":
            run.move_to_file(three)
        run.finish(old, new, f"{kind}, {change}, {edit}")


TYPES = ["Int", "String", "[String]", "Bool?", "(Int) -> Void", "Double"]
LABELS = ["id", "title", "at", "with", "_ value"]


def random_member(number):
    parameters = [(label, rng.choice(TYPES)) for label in rng.sample(LABELS, rng.choice([0, 0, 1, 1, 2]))]
    effects = rng.choice(["", "", "", " async", " throws", " async throws"])
    result = rng.choice(["", "", "", " -> Int", " -> [String]"])
    return Member(f"m{number}", parameters, effects, result, rng.choice(["", "", f"Does {number}."]))


def random_change(members, numbers):
    new = list(members)
    for _ in range(rng.choice([1, 1, 2, 3])):
        action = rng.choice(["add", "add", "add", "remove", "rename", "reorder", "type", "effects", "doc", "parameter"])
        if action == "add":
            new.insert(rng.randint(0, len(new)), random_member(next(numbers)))
        elif action == "reorder":
            rng.shuffle(new)
        elif len(new) > 1:
            index = rng.randrange(len(new))
            member = new[index]
            if action == "remove":
                del new[index]
            elif action == "rename":
                new[index] = member.changed(name=f"m{next(numbers)}")
            elif action == "type" and member.parameters:
                new[index] = member.changed(parameters=[(label, rng.choice(TYPES)) for label, _ in member.parameters])
            elif action == "effects":
                new[index] = member.changed(effects=rng.choice(["", " async", " throws", " async throws"]))
            elif action == "doc":
                new[index] = member.changed(doc=f"Says {next(numbers)}.")
            elif action == "parameter" and len(member.parameters) < 3:
                new[index] = member.changed(parameters=[*member.parameters, (f"extra{next(numbers)}", "Int")])
    return new


def random_runs(template):
    for number in range(options.random):
        numbers = itertools.count(1)
        kind = rng.choice(list(KINDS))
        old = [random_member(next(numbers)) for _ in range(rng.randint(2, 6))]
        run = Run(kind, template)
        run.start(old)
        for member in old:
            if rng.random() < 0.75:
                run.write_body(member)
        for _ in range(rng.choice([0, 1, 2, 3])):
            edit = rng.choice(
                [run.move_to_extension, run.move_to_file, run.add_comment, run.add_attribute, run.wrap_in_if, run.change_signature, None, None]
            )
            if edit is None:
                rng.choice([run.add_property, run.add_function])()
            else:
                edit(rng.choice(old))
        run.finish(old, random_change(old, numbers), f"random run {number} with seed {options.seed}")


def parse_results():
    files = sorted(str(path) for path in (scratch / "results").iterdir())
    for start in range(0, len(files), 200):
        result = subprocess.run(["swiftc", "-frontend", "-parse", *files[start:start + 200]], capture_output=True, text=True)
        if result.returncode:
            failures.append("parsing")
            print("FAIL  a result does not parse:", result.stderr[:2000])


try:
    template = scratch / "template"
    template.mkdir()
    subprocess.run([options.binary, "init", "--quiet", "--project", template], check=True, env=environment)
    combinations(template)
    random_runs(template)
    parse_results()
finally:
    shutil.rmtree(scratch, ignore_errors=True)
print(f"{passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
