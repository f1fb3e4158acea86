#!/usr/bin/env python3
"""Writes random small packs, and compares the results of `scaffold templates lint` and `generate`. The last line is `N passed, N failed`.

    Scripts/random-packs.py [--binary PATH] [--packs N] [--seed N]

Pack N has the seed SEED + N, so `--packs 1 --seed 317` repeats one. Many packs have a mistake. Lint must report each error once, at a line of the
pack or of scaffold.yml. If it reports none, `generate` must have no error in a project with random specs and options. Neither may crash.
"""
import argparse
import collections
import concurrent.futures
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
parser.add_argument("--packs", type=int, default=500)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--keep", action="store_true", help="keep the projects of the packs that fail")
options = parser.parse_args()
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-packs-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)).resolve()
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")

ROLES = ["view", "presenter", "store", "router", "reducer"]
SUBJECTS = ["project", "target", "module", "module", "module", "flow", "services", "service", "mock"]
# The names that a template of each subject can print: one that differs for each file, and others.
NAMES = {
    "project": ("app.name", ["app.name", "canMock"]),
    "target": ("target.name", ["target.name", "hasModules", "target.access"]),
    "module": ("module.name", ["module.name", "module.folder", "module.summary", "module.target.name"]),
    "flow": ("flow.name", ["flow.name"]),
    "services": ("document.name", ["document.name"]),
    "service": ("service.name", ["service.name", "service.protocol"]),
    "mock": ("mock.name", ["mock.name"]),
}
MISSING = ["modul.name", "module.nme", "options.nothing", "mock.nothing", "target | shout"]


class Pack:
    """A pack with a few random parts."""

    def __init__(self, rng):
        self.rng = rng
        self.files = {}
        self.options = {}
        self.roles = {}
        self.mistakes = rng.choice([0, 0, 1, 2])
        self.base = rng.choice([None] * 6 + ["viper", "mvvm"])
        for _ in range(rng.randint(0, 3)):
            self.add_option()
        if rng.random() < 0.4:
            for name in rng.sample(ROLES, rng.randint(1, 3)):
                self.roles[name] = self.role(name)
        self.is_style = bool(self.roles or self.base)
        manifest = ["pack: ours"]
        if self.base:
            manifest.append(f"extends: {self.base if not self.errs(0.1) else 'viperr'}")
            if rng.random() < 0.3:
                manifest.append(f"without: [{self.base}/{'Router' if self.base == 'viper' else 'ViewModel'}.swift.stencil]")
        elif self.roles and rng.random() < 0.3:
            manifest.append("includes: [screen]")
            if rng.random() < 0.5:
                manifest.append("without: [screen/Screen.storyboard.stencil, screen/ModuleTests.swift.stencil]")
        if self.errs(0.05):
            manifest.append("needs: [router, nothing]")
        if self.roles:
            manifest += ["roles:"] + [f"  {self.key(name)}: {{{text}}}" for name, text in self.roles.items()]
        if self.options:
            manifest += ["options:"] + [f"  {name}: {{{text}}}" for name, (text, _) in self.options.items()]
        manifest.append("files:")
        for number in range(rng.randint(1, 4)):
            manifest.append("  - {" + self.file(number) + "}")
        for name in self.roles:
            if not self.errs(0.15):
                manifest.append("  - {" + self.role_file(name) + "}")
        self.files["Templates/ours/pack.yml"] = "\n".join(manifest) + "\n"

    def errs(self, chance):
        """Returns whether to make a mistake here."""
        if self.mistakes and self.rng.random() < chance:
            self.mistakes -= 1
            return True
        return False

    def key(self, name):
        return self.rng.choice([f'"{name} a"', name.capitalize(), f'"1{name}"']) if self.errs(0.08) else name

    def add_option(self):
        rng = self.rng
        name = rng.choice(["color", "depth", "short", "words", "place"])
        if self.errs(0.1):
            name = rng.choice(["header", "tests", "Color", '"a b"', "suffix"])
        kind = rng.choice(["text", "number", "boolean", "list", "choice"])
        if kind == "choice":
            text, values = "choices: [red, green]", ["red", "green"]
            if rng.random() < 0.7:
                text += f", default: {'blue' if self.errs(0.2) else 'red'}"
        else:
            values = {"text": ["Sample"], "number": ["0", "1", "2"], "boolean": ["true", "false"], "list": ["[]", "[first, second]"]}[kind]
            text = f"type: {kind}"
            if rng.random() < 0.7:
                text += ", default: " + {"text": "Plain", "number": "1", "boolean": "true", "list": "[a, b]"}[kind]
                if self.errs(0.1):
                    text = f"type: {kind}, default: {{a: b}}"
            if kind == "number" and rng.random() < 0.4:
                text += ", where: " + ("value >< 1" if self.errs(0.2) else "value >= 1 and value <= 2")
                values = ["1", "2"]
        self.options[name] = (text, values)

    def role(self, name):
        rng = self.rng
        suffix = name.capitalize() + rng.choice(["Protocol", "ing", "{{ options.suffix }}", "{{ 'Short' if options.short else 'Long' }}" if "short" in self.options else "Input"])
        kind = name.capitalize() + rng.choice(["", "Impl", "Controller"])
        if self.errs(0.2):
            suffix = rng.choice(["Bad Name", "{{ options.nothing }}", "{{", "Same", "", "Module", "Dependencies"])
        if self.errs(0.2):
            kind = rng.choice(["A b", "Same", "Module", "Completion", ""])
        parts = [f'suffix: "{suffix}"', f'type: "{kind}"']
        if rng.random() < 0.2:
            parts.append("optional: true")
        elif rng.random() < 0.1:
            parts.append("protocol: false")
        if rng.random() < 0.2:
            parts.append("when: " + ("isNeded" if self.errs(0.3) else "isNeeded"))
        if rng.random() < 0.2:
            parts.append("routes: true")
        if rng.random() < 0.2:
            parts.append('members: "' + ("fnc a(" if self.errs(0.3) else f"func prepare{name.capitalize()}()") + '"')
        return ", ".join(parts)

    def value(self, subject):
        """Returns an expression that can be printed."""
        if self.errs(0.1):
            return self.rng.choice(MISSING)
        values = NAMES[subject][1] + [f"options.{name}" for name, (text, _) in self.options.items() if "list" not in text]
        return self.rng.choice(values)

    def body(self, subject, is_swift):
        rng = self.rng
        lines = []
        for number in range(rng.randint(0, 3)):
            kind = rng.choice(["print", "if", "for", "text"])
            value = self.value(subject)
            comment = "// " if is_swift else "- "
            if kind == "print":
                lines.append(f"{comment}{{{{ {value} }}}}")
            elif kind == "if":
                lines += [f"{{% if {value} %}}", "let a =" if is_swift and self.errs(0.2) else f"{comment}yes", "{% endif %}"]
            elif kind == "for":
                lists = [f"options.{name}" for name, (text, _) in self.options.items() if "type: list" in text and "default" in text]
                lines += [f"{{% for item in {rng.choice(lists + ['[1, 2]'])} %}}", f"{comment}{{{{ item }}}}", "{% endfor %}"]
            else:
                lines.append(f"{comment}text")
        if self.errs(0.1):
            lines.append(rng.choice(["{% if true %}", "{{ unclosed", "{% nothing %}", "{{ 1 // 0 }}", "{{ 'a' + 1 }}", "{% include 'ours/None.stencil' %}"]))
        if is_swift and self.errs(0.3):
            lines.append(rng.choice(["let b =", "func (", "}", "struct {{ app.name }} {"]))
        return "\n".join(lines) + "\n"

    def file(self, number):
        rng = self.rng
        subject = rng.choice(SUBJECTS)
        name, is_swift = NAMES[subject][0], rng.random() < 0.6
        template = f"ours/File{number}.stencil"
        self.files[f"Templates/{template}"] = self.body(subject, is_swift)
        ending = "swift" if is_swift else rng.choice(["md", "json", "txt"])
        path = f"Made/{number}/{{{{ {name} }}}}.{ending}"
        if rng.random() < 0.1:
            path = f"{{{{ {name} | lower }}}}{number}/File.{ending}"
        parts = []
        if rng.random() < 0.15:
            items = rng.choice(["['a', 'b']", "options.words" if "words" in self.options and "list" in self.options["words"][0] and "default" in self.options["words"][0] else "['c']"])
            parts.append('each: "' + (rng.choice(["[1, 2]", "'text'", "['a', 'a']", "nothing"]) if self.errs(0.3) else items) + '"')
            path = f"Made/{number}/{{{{ {name} }}}}/{{{{ item }}}}.{ending}"
        if self.errs(0.3):
            path = rng.choice([
                f".git/{{{{ {name} }}}}", ".scaffold/a", "scaffold.yml", f"Specs/{{{{ {name} }}}}.yml", f"Templates/{{{{ {name} }}}}.stencil", "../a.md", "/a.md", "",
                "a\\nb.md", "a//b.md", "./a.md", "made/A.md", "Made.md", f"Made/{{{{ {name} }}}}/", "{{ nothing }}", "Same.md", "Same.md/x.md", "Sources/App/Support/AppRouter.swift",
            ])
        parts += [f"template: {'ours/None.stencil' if self.errs(0.05) else template}", f'path: "{path}"', f"owner: {rng.choice(['user', 'generated'])}", f"for: {subject}"]
        if rng.random() < 0.25:
            parts.append(f'when: "{rng.choice(MISSING) if self.errs(0.2) else self.value(subject)}"')
        if rng.random() < 0.1:
            parts.append(f"clean: {rng.choice(['true', 'false'])}")
        return ", ".join(parts)

    def role_file(self, name):
        """Returns the file with the class of a role, which has its members."""
        template = f"ours/{name.capitalize()}.stencil"
        loop = f"{{% for member in module.roles.{name}.contract.members %}}\n    // {{{{ member.fullName }}}}\n{{% endfor %}}"
        self.files[f"Templates/{template}"] = f"struct {{{{ module.roles.{name}.type }}}} {{\n    {{% if module.roles.{name}.contract %}}\n    {loop}\n    {{% endif %}}\n}}\n"
        condition = f', when: "module.roles.{name}.isGenerated"' if self.rng.random() < 0.7 else ""
        return f'template: {template}, path: "{{{{ module.folder }}}}/{{{{ module.name }}}}{name.capitalize()}.swift", owner: user, for: module{condition}'


def settings(pack, rng):
    lines = ["style: " + ("ours" if pack.is_style else rng.choice(["viper", "mvvm"]))]
    packs = rng.choice([None, None, ["router", "locator", "mocks"], ["mocks"], []])
    if packs is not None:
        # The built-in styles need these.
        if not pack.is_style: packs = sorted({"router", "locator", *packs})
        lines.append("packs: [" + ", ".join(packs + ([] if pack.is_style or rng.random() < 0.1 else ["ours"])) + "]")
    return lines


def project(pack, rng):
    """Random specs: modules with any keys of a spec."""
    has = lambda: rng.random() < 0.5
    specs = {}
    in_kit, services, flow = has(), has(), rng.random() < 0.3
    lines = ["module: Login"]
    chosen = [name for name, (text) in pack.roles.items() if "protocol: false" not in text and has()]
    roles = "".join(f"  {name}: |\n    func show{name.capitalize()}(title: String) -> Int\n    func load() async throws\n" for name in chosen)
    if has(): lines.append("summary: Signs in.")
    if has(): lines.append("group: Start")
    if has(): lines.append("imports: [Entities]")
    if has(): lines.append("parameters: {user: String}")
    if has(): lines.append("result: String")
    if services: lines.append("dependencies: [clock]")
    if has(): lines.append("routes: [Feed]")
    if in_kit: lines.append("target: Kit")
    if roles: lines.append("protocols:\n" + roles.rstrip())
    if pack.is_style and not roles and has() and has(): lines.append("build: custom")
    own = ", ".join(f"{name}: {rng.choice(values)}" for name, (text, values) in pack.options.items() if has())
    if own and has(): lines.append(f"options: {{{own}}}")
    specs["Login"] = lines
    specs["Feed"] = ["module: Feed"] + (["target: Kit"] if in_kit else [])
    if services:
        specs["Services"] = ["services:\n  clock:\n    protocol: Clocking\n    implementation: Clock\n    members: |\n      func now() -> Int"]
    if flow:
        specs["Buying"] = ["flow: Buying\nstart: Cart\nmodules: [Cart]"]
        specs["Cart"] = ["module: Cart"]
    more = ["targets:\n  App: {sources: Sources/App}\n  Kit: {sources: Kit/Sources, tests: Kit/Tests, access: public}"] if in_kit else []
    if own: more.append(f"options: {{{own}}}")
    return specs, more


def run(folder, *command):
    try:
        result = subprocess.run([options.binary, *command, "--project", folder], capture_output=True, text=True, env=environment, timeout=180)
    except subprocess.TimeoutExpired:
        return None, "takes more than three minutes"
    return result.returncode, result.stderr + ("" if result.returncode in (0, 1) else result.stdout)


def try_pack(seed):
    """Returns the kind of result and the problems. There are none if lint and generate agree."""
    rng = random.Random(seed)
    pack = Pack(rng)
    folder = scratch / str(seed)
    lines = settings(pack, rng)
    specs, more = project(pack, rng)
    for path, text in {**pack.files, "scaffold.yml": "\n".join(lines) + "\n"}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    status, said = run(folder, "templates", "lint")
    wrong = []
    errors = [line for line in said.splitlines() if re.search(r"(^|: )error: ", line)]
    if status not in (0, 1):
        wrong.append(f"lint ends with {status}: {said[-2000:]}")
    elif status == 1:
        places = [re.match(r"(Templates/[^:]*|scaffold\.yml)(:\d+:\d+)?: error: .*\[(SC\d+)\]$", line) for line in errors]
        wrong += [f"lint: no place in the pack: {line}" for line, place in zip(errors, places) if not place]
        # Each unusable file of another pack is an error of its own.
        counts = collections.Counter(place.groups() for place in places if place and "can't be used" not in place[0])
        wrong += [f"lint: {count} times: {place}" for place, count in counts.items() if count > 1]
        if not errors:
            wrong.append("lint fails without an error")
    if status == 0:
        (folder / "scaffold.yml").write_text("\n".join(lines + more) + "\n")
        (folder / "Specs").mkdir()
        for name, text in specs.items():
            (folder / f"Specs/{name}.yml").write_text("\n".join(text) + "\n")
        generated, said = run(folder, "generate")
        if generated != 0:
            wrong.append(f"lint passes, but generate ends with {generated}:\n{said[-3000:]}")
    if not (wrong and options.keep):
        shutil.rmtree(folder)
    return ("passes" if status == 0 else "has errors"), wrong


failed, kinds = 0, collections.Counter()
try:
    seeds = range(options.seed, options.seed + options.packs)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for seed, (kind, wrong) in zip(seeds, pool.map(try_pack, seeds)):
            kinds[kind] += 1
            if wrong:
                failed += 1
                print(f"seed {seed}:\n  " + "\n  ".join(wrong), flush=True)
finally:
    if not (failed and options.keep):
        shutil.rmtree(scratch, ignore_errors=True)
    else:
        print(f"kept in {scratch}")
print(", ".join(f"{count} of the packs: lint {kind}" for kind, count in sorted(kinds.items())))
print(f"{options.packs - failed} passed, {failed} failed")
sys.exit(1 if failed else 0)
