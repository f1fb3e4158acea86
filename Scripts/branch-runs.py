#!/usr/bin/env python3
"""Merges branches of an app in git, and checks that `scaffold generate` finishes each merge. The last line is `N passed, N failed`.

    Scripts/branch-runs.py [--binary PATH] [--random N] [--seed N] [--all] [--only TEXT] [--keep FOLDER]

Each branch adds a tab, a method to the same protocols, and a service, and writes bodies. They are merged, rebased, cherry-picked and squashed, with
the attributes that scaffold wrote and without them, as on GitHub. Other branches rename or remove a module, a flow or a service while a user edits
it. Git's conflicts are resolved in many ways. After one `generate`, `check` must find nothing, no line that a user wrote may be lost, nothing may be
declared twice, and the generated files must be those that the specs give in an empty folder.
"""
import argparse
import collections
import functools
import hashlib
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
parser.add_argument("--random", type=int, default=5, help="this many runs more, of all that there are")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--all", action="store_true", help="run every combination, which takes hours")
parser.add_argument("--only", default="", help="run only what has this text in its description")
parser.add_argument("--keep", type=pathlib.Path, help="copy the repositories of runs that fail to this folder")
options = parser.parse_args()
rng = random.Random(options.seed)
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-branches-")).resolve()
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", GIT_EDITOR="true")
passed, failures = 0, []
numbers = itertools.count(1)
counts = collections.Counter()
results = {}

SPECS = {
    "Services": """\
services:
  httpClient: {protocol: HTTPClient, lifetime: external}
  authService:
    protocol: AuthServicing
    implementation: AuthService
    dependencies: [httpClient]
    members: |
      func logIn(email: String, password: String) async throws -> String
  catalogModel:
    protocol: CatalogModeling
    implementation: CatalogModel
    kind: model
    members: |
      var titles: [String] { get }
  cartModel:
    protocol: CartModeling
    implementation: CartModel
    kind: model
    lifetime: flow(Checkout)
    members: |
      func empty()
""",
    "Home": """\
module: Home
style: viper
summary: The first tab.
presentation: tab(0)
deepLink: /home
dependencies: [catalogModel]
protocols:
  view: |
    func show(titles: [String])
  presenter: |
    func didTapFirst()
    func didTapSecond(id: Int)
    func didTapThird()
  interactor: |
    func load() async throws -> [String]
    func count() -> Int
routes:
  - Detail
  - Checkout
  - Login: {presentation: present}
""",
    "Detail": """\
module: Detail
style: mvvm
parameters:
  id: Int
deepLink: /items/{id}
dependencies: [catalogModel]
protocols:
  viewModel: |
    var title: String { get }
    func didTapBuy()
    func didTapShare(text: String)
routes:
  - Checkout
  - Terms
""",
    "Login": """\
module: Login
style: viper
parameters:
  email: String? = nil
result: String
deepLink: /login?email={email}
dependencies: [authService]
protocols:
  view: |
    func show(error: String)
  presenter: |
    func didTapLogIn(email: String)
    func didTapHelp()
  interactor: |
    func logIn(email: String) async throws
routes:
  - Terms
""",
    "Terms": "module: Terms\nstyle: mvvm\nprotocols:\n  viewModel: |\n    func didTapAgree()\n",
    "Cart": "module: Cart\nstyle: viper\ndependencies: [cartModel]\nprotocols:\n  presenter: |\n    func didTapPay()\nroutes:\n  - Payment\n",
    "Payment": "module: Payment\nstyle: mvvm\nresult: Bool\nprotocols:\n  viewModel: |\n    func didTapCard()\n",
    "Checkout": "flow: Checkout\nstart: Cart\nmodules: [Cart, Payment]\nresult: Bool\npresentation: present\n",
}


class Failure(Exception):
    pass


def run(*command, cwd=None, **arguments):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment, cwd=cwd, **arguments)


def kind_of(path):
    if path.startswith(".scaffold/"):
        return "memory"
    if path.endswith(".gitattributes") or {"Generated", "Mocks"} & set(path.split("/")):
        return "generated"
    return "spec" if path.startswith("Specs/") else "user-owned"


class Repository:
    def __init__(self, folder):
        self.folder = folder

    def copy(self, name="run"):
        folder = scratch / f"{name}{next(numbers)}"
        subprocess.run(["cp", "-a", self.folder, folder], check=True)
        return Repository(folder)

    def delete(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def git(self, *arguments, may_fail=False):
        result = run("git", "-C", self.folder, *arguments)
        if result.returncode and not may_fail:
            raise Failure(f"git {' '.join(map(str, arguments))}: {result.stderr}{result.stdout}")
        return result.stdout

    def scaffold(self, *arguments):
        return run(options.binary, *arguments, "--project", self.folder)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message)

    def read(self, path):
        return (self.folder / path).read_text()

    def write(self, path, text):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text)

    def swift_files(self):
        for top in ["Sources", "Tests"]:
            for path in sorted((self.folder / top).rglob("*.swift")):
                yield str(path.relative_to(self.folder))

    def file(self, name):
        return next(path for path in self.swift_files() if path.endswith(f"/{name}.swift"))

    def tokens(self):
        """Returns the lines that users wrote, from all files of the working tree."""
        found = set()
        for path in self.folder.rglob("*"):
            parts = path.relative_to(self.folder).parts
            if parts[0] not in [".git", ".scaffold"] and path.is_file():
                found |= tokens_in(path.read_text())
        return found

    def tokens_of(self, *branches):
        return tokens_in(self.git("grep", "-h", "-o", "token[0-9]*x", *branches, "--", "Sources", "Tests", may_fail=True))

    def generate(self, *arguments):
        return self.scaffold("generate", "--quiet", *arguments)

    def must_generate(self):
        result = self.generate()
        if result.returncode:
            raise Failure(f"generate exits {result.returncode} before the merge: {result.stderr}")

    # The actions of a user.

    def insert(self, path, place, line, role):
        """Adds a line to the protocol of a role, before its function at that place."""
        lines = self.read(path).split("\n")
        start = lines.index(f"  {role}: |") + 1
        end = next((index for index in range(start, len(lines)) if not lines[index].startswith("    ")), len(lines))
        lines.insert(min(start + place, end) if place >= 0 else end, line)
        self.write(path, "\n".join(lines))

    def write_body(self, file, function, throws=False):
        path = self.file(file)
        text = self.read(path)
        head = re.search(r"(?m)^    (@\w+ )?func %s\(.*\{(\})?$" % function, text)
        if head is None:
            raise Failure(f"no stub of {function} in {path}")
        end = head.end() if head[2] else text.index("\n    }", head.end()) + 6
        opening = head[0][:-1] if head[2] else head[0]
        result = {"[String]": "[]", "String": '""', "Int": "0", "Bool": "true"}.get((re.search(r"-> (.*) \{$", opening) or [None, None])[1])
        body = f"{opening}\n        print(\"{token()}\")\n\n        if true {{\n            print(1)\n        }}\n"
        body += f"        return {result}\n" if result else ""
        self.write(path, text[: head.start()] + body + "    }" + text[end:])

    def write_bodies(self, file):
        """Writes all functions of the protocol that are still stubs."""
        text = self.read(self.file(file))
        for function in re.findall(r"(?m)^    func (\w+)\(.*\{\n        (?:// Not implemented|throw NotImplementedError\(|fatalError\()", text):
            self.write_body(file, function)

    def add_function(self, file):
        path = self.file(file)
        text = self.read(path)
        place = text.rindex("}\n")
        self.write(path, text[:place] + f"\n    func {token()}() {{\n        print(1)\n    }}\n" + text[place:])

    def add_property(self, file):
        path = self.file(file)
        text = self.read(path)
        self.write(path, with_property(text, f"    var {token()} = 0\n"))

    # Conflicts in git.

    def conflicts(self):
        """Returns the texts of each file with a conflict, by stage."""
        found = collections.defaultdict(dict)
        for line in self.git("ls-files", "-u", "-z").split("\0"):
            if line:
                meta, path = line.split("\t")
                _, blob, stage = meta.split()
                found[path][int(stage)] = blob
        blobs = sorted({blob for stages in found.values() for blob in stages.values()})
        output = subprocess.run(
            ["git", "-C", self.folder, "cat-file", "--batch"], input="\n".join(blobs).encode(), capture_output=True, env=environment
        ).stdout
        texts = {}
        for blob in blobs:
            head, _, output = output.partition(b"\n")
            size = int(head.split()[2])
            texts[blob], output = output[:size].decode(), output[size + 1:]
        return {path: {stage: texts[blob] for stage, blob in stages.items()} for path, stages in found.items()}

    def both(self, path, stages):
        """Returns a text with the lines of both sides, as a careful user resolves a conflict."""
        ours, theirs = stages[2], stages[3]
        # If both sides have resolved the same conflict before, in another order, one side is enough.
        if words(theirs) <= words(ours):
            return ours
        if words(ours) <= words(theirs):
            return theirs
        lines, part, hunk = [], None, {}
        for line in self.read(path).split("\n"):
            marker = re.match(r"<{7} |\|{7} |={7}$|>{7} ", line)
            if not marker:
                (hunk[part] if part else lines).append(line)
                continue
            part = {"<": "ours", "|": "base", "=": "theirs", ">": None}[line[0]]
            if line[0] == "<":
                hunk = {"ours": [], "base": [], "theirs": []}
            if part is None:
                lines += union(hunk["ours"], hunk["base"], hunk["theirs"])
        text = "\n".join(lines)
        if path.endswith(".swift") and not is_plausible(text):
            text = with_functions(ours, theirs)
        return text

    def resolve(self, how, keeps_deleted=True):
        """Resolves all conflicts: specs and user-owned files with both sides, and the others with the given resolution."""
        conflicts = self.conflicts()
        texts = [path for path, stages in conflicts.items() if kind_of(path) in ["spec", "user-owned"] and {2, 3} <= set(stages)]
        if texts:
            self.git("checkout", "--conflict=diff3", "--", *texts)
        for path, stages in conflicts.items():
            kind = kind_of(path)
            if kind in ["spec", "user-owned"]:
                if 2 in stages and 3 in stages:
                    self.write(path, self.both(path, stages))
                elif not keeps_deleted or len(stages) == 1 and 1 in stages:
                    (self.folder / path).unlink(missing_ok=True)
                elif not (self.folder / path).exists():
                    self.write(path, stages.get(2) or stages[3])
                continue
            choice = rng.choice(RESOLUTIONS) if how == "mixture" else how
            file = self.folder / path
            if choice == "delete":
                file.unlink(missing_ok=True)
            elif choice in ["ours", "theirs"]:
                stage = 2 if choice == "ours" else 3
                if stage in stages:
                    self.write(path, stages[stage])
                else:
                    file.unlink(missing_ok=True)
            elif choice == "union" and file.exists():
                text = file.read_text()
                self.write(path, "".join(line for line in text.splitlines(True) if not re.match(r"<{7,} |>{7,} |\|{7,} |={7,}$", line)))
            elif choice == "markers" and not file.exists() and len(stages) > 1:
                self.write(path, stages.get(2) or stages[3])
        if how == "no memory":
            shutil.rmtree(self.folder / ".scaffold/manifests", ignore_errors=True)
            shutil.rmtree(self.folder / ".scaffold/bases", ignore_errors=True)
            for name in ["project.manifest", "project.bases"]:
                (self.folder / ".scaffold" / name).unlink(missing_ok=True)
            # Without this command, `generate` asks to restore the files.
            self.git("add", "-A", ".scaffold")


RESOLUTIONS = ["ours", "theirs", "union", "delete", "markers"]
HOWS = [*RESOLUTIONS, "mixture", "no memory"]
# These resolutions may drop bases. An edited file without a base doesn't change, and is reported.
LOSING = ["ours", "theirs", "delete", "mixture", "no memory"]


def words(text):
    return set(re.findall(r"\w+", text))


def tokens_in(text):
    return set(re.findall(r"token\d+x", text))


def token():
    return f"token{next(numbers)}x"


def union(ours, base, theirs):
    if ours == base or theirs == base:
        return theirs if ours == base else ours
    if len(ours) == len(base) == len(theirs):
        lists = [re.fullmatch(r"(.*)\[(.*)\](.*)", line[0]) for line in (ours, theirs)] if len(ours) == 1 else [None]
        if all(lists):
            items = dict.fromkeys(item for match in lists for item in match[2].split(", "))
            return [f"{lists[0][1]}[{', '.join(items)}]{lists[0][3]}"]
    return ours + [line for line in theirs if line not in ours or not re.search(r"token|\w\(", line)] if base else ours + theirs


def with_property(text, line):
    head = re.search(r"(?m)^(nonisolated )?(final )?(class|struct) \w+.*\{(\n|\}\n)", text)
    is_empty = head[4] != "\n"
    return text[: head.start()] + head[0].replace("{}\n", "{\n") + line + ("}\n" if is_empty else "") + text[head.end():]


FUNCTION = re.compile(r"(?m)^((?:    (?:///|//|@).*\n)*)    (?:private |static )*func (\w+)(\(.*)\{(?:\}\n|\n(?:.*\n)*?    \}\n)")


def with_functions(ours, theirs):
    """Returns our text with the functions that only theirs has, and with their bodies in place of our stubs."""
    known = {match[2]: match[0] for match in FUNCTION.finditer(ours)}
    for match in FUNCTION.finditer(theirs):
        if match[2] not in known:
            place = ours.rindex("}\n")
            ours = ours[:place] + "\n" + match[0] + ours[place:]
        elif tokens_in(match[0]) - tokens_in(known[match[2]]):
            lines = known[match[2]].split("\n")
            missing = [line for line in match[0].split("\n") if tokens_in(line) - tokens_in(known[match[2]])]
            is_stub = not tokens_in(known[match[2]])
            ours = ours.replace(known[match[2]], match[0] if is_stub else "\n".join(lines[:-2] + missing + lines[-2:]))
    for line in re.findall(r"(?m)^    var token.*\n", theirs):
        if line not in ours:
            ours = with_property(ours, line)
    return ours


def is_plausible(text):
    return text.count("{") == text.count("}") and not declared_twice({"": text}) and all(
        line.startswith(" ") or not re.match(r"(private )?(func|var|let) ", line) for line in text.split("\n")
    )


TYPE = re.compile(r"^(?:@\w+ )?(?:public |private |nonisolated |final |@MainActor )*(class|struct|enum|extension|protocol|actor) ([\w.]+)")
MEMBER = re.compile(r"^    (?:@\w+ )?(?:public |private |private\(set\) |weak |static |nonisolated |final |override |required )*(func|var|let|case) (\w+)(.*)")


def declared_twice(texts):
    """Returns the types, and the members of a type, that files declare twice."""
    seen, twice = set(), set()
    for path, text in texts.items():
        target = path.split("/")[0]
        owner = None
        for line in text.split("\n"):
            if match := TYPE.match(line):
                keyword, owner = match[1], match[2]
                key = (target, owner)
                if keyword == "extension":
                    # Declarations in an extension of a protocol, or in a conditional extension, are not second declarations.
                    owner = None if " where " in line else owner
                    continue
            elif line.startswith("}"):
                owner = None
                continue
            elif owner and (match := MEMBER.match(line)):
                parameters = re.match(r"\((.*?)\)(?= |$|\{)", match[3])
                labels = tuple(re.sub(r"(\w+)(?: \w+)?: ", r"\1: ", part) for part in parameters[1].split(", ")) if parameters else ()
                key = (target, owner, "func" if match[1] == "func" else "var", match[2], labels)
                if line.lstrip().startswith("private"):
                    key += (path,)
            else:
                continue
            (twice if key in seen else seen).add(key)
    return twice


fresh_outputs = {}


def fresh(repository):
    """Returns the generated files of the specs in an empty folder."""
    specs = {path.name: path.read_bytes() for path in (repository.folder / "Specs").iterdir()}
    key = hashlib.sha256(repr(sorted(specs.items())).encode()).hexdigest()
    if key not in fresh_outputs:
        other = Repository(scratch / f"run{next(numbers)}")
        shutil.copytree(repository.folder / "Specs", other.folder / "Specs")
        shutil.copy(repository.folder / "scaffold.yml", other.folder)
        other.must_generate()
        fresh_outputs[key] = generated_files(other)
        other.delete()
    return fresh_outputs[key]


def generated_files(repository):
    return {path: repository.read(path) for path in repository.swift_files() if kind_of(path) == "generated"}


def settle(repository, tokens, members=(), fix=None, may_lack_bases=False):
    """Runs `generate` once, and checks everything that must be true after it."""
    problems = []
    result = repository.generate()
    if result.returncode == 1 and fix:
        problem = fix(result)
        if problem:
            problems.append(problem)
        result = repository.generate()
    # If a resolution has dropped a base, an edited file doesn't change, and is reported.
    is_base_unknown = result.returncode == 2 and "[SC0815]" in result.stderr
    if result.returncode and not (may_lack_bases and is_base_unknown):
        problems.append(f"generate exits {result.returncode}: {result.stderr}")
    if is_base_unknown:
        counts["generate exits 2, because a resolution dropped bases"] += 1
    check = repository.scaffold("check", "--quiet", "--no-cache")
    if check.returncode:
        shown = repository.scaffold("check", "--no-cache")
        problems.append(f"check exits {check.returncode}: {shown.stdout[:600]}{shown.stderr[:600]}")
    lost = tokens - repository.tokens()
    if lost:
        problems.append(f"lost {sorted(lost)}")
    # In that file, a protocol and its extension have the same functions.
    texts = {path: repository.read(path) for path in repository.swift_files() if not path.endswith("/ModulePresenter.swift")}
    for twice in sorted(declared_twice(texts), key=str):
        problems.append(f"declared twice: {' '.join(map(str, twice))}")
    for path, text in texts.items():
        if re.search(r"(?m)^(<{7}|>{7}|={7}$)", text):
            problems.append(f"markers in {path}")
    for file in (repository.folder / ".scaffold").rglob("*"):
        if file.is_file() and "local" not in file.parts and re.search(rb"(?m)^(<{7} |>{7} )", file.read_bytes()):
            problems.append(f"markers in {file.name}")
    for type, function in members:
        declarations = sum(len(re.findall(r"(?m)^    func %s\(" % function, text)) for path, text in texts.items() if path.endswith(f"/{type}.swift"))
        if declarations != 1:
            problems.append(f"{type}.{function} is declared {declarations} times")
    if result.returncode != 1:
        wanted, found = fresh(repository), generated_files(repository)
        problems += [f"{path} is not generated" for path in wanted if path not in found]
        problems += [f"{path} is left over" for path in found if path not in wanted]
        problems += [f"{path} differs from a new render" for path in found if path in wanted and found[path] != wanted[path]]
        for path, text in texts.items():
            if kind_of(path) == "user-owned":
                results.setdefault(hashlib.sha256(text.encode()).hexdigest(), (path, text))
    return problems, result


def shortened(problem):
    """Returns the errors of a message, or its first lines."""
    errors = [line for line in problem.split("\n") if ": error: " in line]
    return (problem.split(":")[0] + ": " + " / ".join(errors[:1]) if errors else "\n       ".join(problem.split("\n")[:3]))[:400]


def report(what, problems, repository=None):
    global passed
    if not problems:
        passed += 1
        return
    failures.append(what)
    print("FAIL ", what, "·", "\n       ".join(shortened(problem) for problem in problems[:6]), flush=True)
    if options.keep and repository:
        folder = options.keep / re.sub(r"\W+", "-", what)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(repository.folder, folder, symlinks=True)


def switch_attributes_off(repository):
    (repository.folder / ".git/info").mkdir(exist_ok=True)
    (repository.folder / ".git/info/attributes").write_text("* !merge\n")


def needless_conflicts(repository, has_attributes):
    """Returns git's conflicts that the attributes should have prevented."""
    return [path for path in repository.conflicts() if has_attributes and kind_of(path) in ["memory", "generated"]]


# The app, and branches that add the same kinds of things.

def start():
    repository = Repository(scratch / "start")
    repository.folder.mkdir()
    repository.git("init", "-q", "-b", "main", "--template=")
    for key, value in [("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0"), ("advice.detachedHead", "false")]:
        repository.git("config", key, value)
    run(options.binary, "init", "--quiet", "--project", repository.folder)
    for name, text in SPECS.items():
        repository.write(f"Specs/{name}.yml", text)
    repository.must_generate()
    repository.commit("Generate")
    for file in ["HomePresenter", "HomeInteractor", "HomeViewController", "DetailViewModel", "LoginPresenter", "LoginInteractor", "TermsViewModel", "CartPresenter", "AuthService"]:
        repository.write_bodies(file)
    for file in ["HomePresenter", "LoginViewController", "CheckoutCoordinator", "CatalogModel", "AppRouter", "LoginPresenterTests"]:
        repository.add_property(file)
    repository.must_generate()
    repository.commit("Write bodies")
    return repository


BRANCHES = {"a": "Alpha", "b": "Beta", "c": "Gamma"}


def work(repository, branch, place, start="main"):
    """A branch that adds a tab, methods to protocols, and a service."""
    name = BRANCHES[branch]
    repository.git("checkout", "-q", "-b", branch, start)
    style, role = [("viper", "presenter"), ("mvvm", "viewModel")]["abc".index(branch) % 2]
    repository.write(
        f"Specs/{name}.yml",
        f"module: {name}\nstyle: {style}\npresentation: tab({'abc'.index(branch) + 1})\ndeepLink: /{branch}\ndependencies: [{branch}Service]\n"
        f"protocols:\n  {role}: |\n    func didTap{name}()\nroutes:\n  - Detail\n",
    )
    repository.insert("Specs/Home.yml", place, f"    func did{name}(id: Int)", "presenter")
    repository.insert("Specs/Home.yml", place, f"    func load{name}() async throws -> [String]", "interactor")
    repository.insert("Specs/Home.yml", place, f"    func show{name}(text: String)", "view")
    repository.insert("Specs/Detail.yml", place, f"    func tap{name}()", "viewModel")
    services = repository.read("Specs/Services.yml")
    added = (
        f"  {branch}Service:\n    protocol: {name}Servicing\n    implementation: {name}Service\n    dependencies: [httpClient]\n"
        f"    members: |\n      func fetch{name}() async throws -> String\n"
    )
    repository.write("Specs/Services.yml", services + added)
    repository.write("Specs/Home.yml", repository.read("Specs/Home.yml").replace("[catalogModel]", f"[catalogModel, {branch}Service]"))
    repository.must_generate()
    repository.commit(f"Add {name}")
    for file in ["HomePresenter", "HomeInteractor", "HomeViewController", "DetailViewModel", f"{name}Service", f"{name}{role[0].upper()}{role[1:]}"]:
        repository.write_bodies(file)
    repository.add_function("HomePresenter")
    repository.add_function("HomePresenterTests")
    repository.must_generate()
    repository.commit(f"Write {name}")


def members_of(branches):
    for branch in branches:
        name = BRANCHES.get(branch) or BRANCHES["a"]
        yield "HomePresenter", f"did{name}"
        yield "HomeInteractor", f"load{name}"
        yield "HomeViewController", f"show{name}"
        yield "DetailViewModel", f"tap{name}"


def stops(repository, command):
    """Runs a git command. Yields at each stop for conflicts, and continues."""
    repository.git(*command, may_fail=True)
    name = command[0]
    while (repository.folder / ".git" / {"rebase": "rebase-merge", "cherry-pick": "CHERRY_PICK_HEAD"}.get(name, "-")).exists():
        yield
        repository.git("add", "-A")
        if not repository.git("status", "--porcelain").strip():
            repository.git(name, "--skip", may_fail=True)
        elif run("git", "-C", repository.folder, name, "--continue").returncode and not repository.conflicts():
            raise Failure(f"git {name} --continue")
    if name == "merge":
        yield


OPERATIONS = ["merge", "squash", "rebase", "cherry-pick", "three branches", "back and forth", "criss-cross"]


def integrate(repository, operation, how, has_attributes, problems, between):
    """Combines branches up to the last `generate`. Returns the branches whose work must be in the result."""
    def stop():
        bad = needless_conflicts(repository, has_attributes)
        if bad:
            problems.append(f"conflicts in {bad}")
        repository.resolve(how)

    def finish(branches):
        found, _ = settle(repository, repository.tokens_of(*branches), list(members_of(branches)), may_lack_bases=how in LOSING)
        problems.extend(f"in between: {problem}" for problem in found)
        repository.commit("Merge")

    def merge(branch, *arguments):
        for _ in stops(repository, ["merge", "-q", "--no-edit", *arguments, branch]):
            stop()

    if operation in ["rebase", "cherry-pick"]:
        repository.git("checkout", "-q", "b" if operation == "rebase" else "a")
        for _ in stops(repository, ["rebase", "a"] if operation == "rebase" else ["cherry-pick", "main..b"]):
            stop()
            if between:
                result = repository.generate()
                if result.returncode and not (how in LOSING and "[SC0815]" in result.stderr):
                    problems.append(f"generate exits {result.returncode} at a stop: {result.stderr}")
        return "ab"
    repository.git("checkout", "-q", "a")
    if operation == "squash":
        merge("b", "--squash")
        return "ab"
    if operation == "back and forth":
        repository.git("checkout", "-q", "b")
        merge("a")
        finish("ab")
        repository.git("checkout", "-q", "a")
        repository.add_function("HomePresenter")
        repository.insert("Specs/Home.yml", 0, "    func didMore()", "presenter")
        repository.must_generate()
        repository.write_body("HomePresenter", "didMore")
        repository.commit("More")
        merge("b")
        return "ab"
    if operation == "criss-cross":
        repository.git("branch", "old", "a")
        merge("b")
        finish("ab")
        repository.add_function("HomePresenter")
        repository.add_function("DetailViewModel")
        repository.commit("More")
        repository.git("checkout", "-q", "b")
        merge("old")
        finish(["b", "old"])
        repository.add_function("HomePresenter")
        repository.commit("More")
        repository.git("checkout", "-q", "a")
        merge("b")
        return "ab"
    merge("b")
    if operation == "three branches":
        finish("ab")
        merge("c")
        return "abc"
    return "ab"


PLACES = {"at the same place": (-1, -1, -1), "at different places": (0, 1, 2), "first and last": (0, -1, 1)}


@functools.cache
def additions(places):
    template = app.copy("template")
    for branch, place in zip("abc", PLACES[places]):
        work(template, branch, place)
    template.git("repack", "-adq")
    return template


def try_additions(what, places, operation, how, has_attributes):
    repository, before, problems = additions(places).copy(), None, []
    if not has_attributes:
        switch_attributes_off(repository)
    try:
        branches = integrate(repository, operation, how, has_attributes, problems, between=rng.random() < 0.5)
        before = repository.copy() if options.keep else None
        found, _ = settle(repository, repository.tokens_of(*branches), list(members_of(branches)), may_lack_bases=how in LOSING)
        problems += found
    except Failure as failure:
        problems.append(str(failure))
    report(what, problems, before or repository)


def attributes(has_attributes):
    return "with attributes" if has_attributes else "without attributes"


def cases_of_additions():
    for operation, has_attributes in itertools.product(OPERATIONS, [True, False]):
        # With attributes there are fewer conflicts.
        group = f"{operation} {has_attributes}", 1 if has_attributes else 2
        for places, how in itertools.product(PLACES, HOWS):
            yield group, f"{operation}, {places}, {attributes(has_attributes)}, {how}", try_additions, (places, operation, how, has_attributes)


# Branches that rename or remove something, while other branches edit it.

class Subject:
    """Something that a branch renames or removes, and the edits that another branch makes."""

    def __init__(self, kind, old, new, files, spec, role, reference):
        self.kind, self.old, self.new, self.files, self.spec, self.role, self.reference = kind, old, new, files, spec, role, reference

    def __str__(self):
        return f"{self.kind} {self.old}"

    def forms(self):
        """Returns the old names and the new ones, as they begin identifiers and paths."""
        pairs = [(self.old, self.new)]
        if self.kind == "service":
            stems = [name.removesuffix("Service") for name in (self.old, self.new)]
            pairs.append(tuple(stem[0].upper() + stem[1:] for stem in stems))
        return pairs

    def renamed(self, text):
        for old, new in self.forms():
            text = re.sub(rf"(?<![a-z]){old}(?![a-z])", new, text)
        return text


SUBJECTS = [
    Subject("module", "Login", "SignIn", ["LoginPresenter", "LoginInteractor", "LoginViewController", "LoginPresenterTests"], "Login", "presenter", "routes"),
    Subject("module", "Detail", "Item", ["DetailViewModel", "DetailViewController", "DetailModuleTests"], "Detail", "viewModel", "routes"),
    Subject("module", "Cart", "Basket", ["CartPresenter", "CartRouter", "CartPresenterTests"], "Cart", "presenter", None),
    Subject("flow", "Checkout", "Purchase", ["CheckoutCoordinator", "CheckoutCoordinatorTests"], None, None, "routes"),
    Subject("service", "authService", "sessionService", ["AuthService"], "Services", "members", "dependencies"),
]


def edit(repository, subject, kinds):
    """Makes the other branch's changes under the old name. Returns the functions that it adds."""
    members = []
    if "edits" in kinds:
        for file in subject.files:
            repository.add_function(file)
            repository.add_property(file)
        text = repository.read(repository.file(subject.files[0]))
        repository.write(repository.file(subject.files[0]), re.sub(r"(print\(\"token\d+x\"\))", lambda match: f"{match[1]}\n        print(\"{token()}\")", text, count=1))
    if "method" in kinds and subject.role:
        if subject.kind == "service":
            repository.write("Specs/Services.yml", re.sub(r"(func logIn.*\n)", r"\1      func logOut() async\n", repository.read("Specs/Services.yml")))
            members = [(subject.files[0], "logOut")]
        else:
            repository.insert(f"Specs/{subject.spec}.yml", random.Random(str(subject)).choice([0, 1, -1]), "    func didTapOther(id: Int)", subject.role)
            members = [(subject.files[0], "didTapOther")]
        repository.must_generate()
        repository.write_bodies(subject.files[0])
    if "reference" in kinds and subject.reference:
        name = subject.old
        line = f"dependencies: [{name}]\n" if subject.reference == "dependencies" else f"routes:\n  - {name}\n"
        repository.write("Specs/Extra.yml", f"module: Extra\nstyle: viper\npresentation: tab(1)\nprotocols:\n  presenter: |\n    func didTapExtra()\n{line}")
        repository.must_generate()
        repository.write_bodies("ExtraPresenter")
    repository.must_generate()
    repository.commit(f"Edit {subject.old}")
    return members


def carry_over(repository, subject):
    """Moves edits of files whose rename git did not detect to the new files, as a careful user does."""
    for path, stages in repository.conflicts().items():
        new = subject.renamed(path)
        if kind_of(path) not in ["user-owned", "spec"] or 2 in stages and 3 in stages or new == path:
            continue
        old_file, new_file = repository.folder / path, repository.folder / new
        theirs = stages.get(2) or stages.get(3) or stages[1]
        if new_file.exists() and old_file.exists() and (2 in stages or 3 in stages) and kind_of(path) == "user-owned":
            counts["a user-owned file that git did not follow to its new name"] += 1
            repository.write(new, with_functions(new_file.read_text(), subject.renamed(theirs)))
            old_file.unlink()
            repository.git("rm", "-q", "--cached", "--", path, may_fail=True)


def integrate_two(repository, operation, how, has_attributes, before_resolving, **arguments):
    """Combines the branches `a` and `b`, and resolves git's conflicts."""
    command = {"merge b": ["merge", "-q", "--no-edit", "b"], "merge a": ["merge", "-q", "--no-edit", "a"], "rebase": ["rebase", "a"], "cherry-pick": ["cherry-pick", "main..b"]}
    repository.git("checkout", "-q", "a" if operation in ["merge b", "cherry-pick"] else "b")
    for _ in stops(repository, command[operation]):
        before_resolving()
        repository.resolve(how, **arguments)


KINDS = [("edits",), ("method",), ("edits", "method"), ("reference",), ("edits", "method", "reference")]
BRINGING = ["merge b", "merge a", "rebase", "cherry-pick"]


def kinds_of(subject):
    """The changes that another branch can make to a subject."""
    possible = [part for part, is_possible in [("edits", True), ("method", subject.role), ("reference", subject.reference)] if is_possible]
    return [kind for kind in KINDS if set(kind) <= set(possible)]


@functools.cache
def renamed(subject, kinds):
    template = app.copy("template")
    template.git("checkout", "-q", "-b", "b")
    members = edit(template, subject, kinds)
    template.git("checkout", "-q", "-b", "a", "main")
    result = template.scaffold("rename", subject.old, subject.new, "--quiet")
    check = template.scaffold("check", "--quiet", "--no-cache")
    problems = [f"rename exits {result.returncode}: {result.stderr}"] if result.returncode else []
    report(f"rename {subject}", problems + ([f"check exits {check.returncode}: {check.stderr}{check.stdout}"] if check.returncode else []))
    # The other branch edits one of the files, too.
    template.add_function(subject.renamed(subject.files[0]))
    template.commit("Rename")
    template.git("repack", "-adq")
    return template, members


def try_rename(what, subject, kinds, operation, how, has_attributes):
    template, members = renamed(subject, kinds)
    repository, before, problems = template.copy(), None, []
    try:
        if not has_attributes:
            switch_attributes_off(repository)
        tokens = repository.tokens_of("a", "b")
        files = [set(repository.git("ls-tree", "-r", "--name-only", branch).split("\n")) for branch in ["main", "a"]]
        former = files[0] - files[1]
        integrate_two(repository, operation, how, has_attributes, lambda: carry_over(repository, subject))

        def fix(result):
            if not re.search(rf"^Specs/\w+\.yml:\d+:\d+: error: .*\b{subject.old}\b", result.stderr, re.M):
                return f"no line is named: {result.stderr}"
            counts["specs that named the old name, and were fixed by hand"] += 1
            for path in (repository.folder / "Specs").glob("*.yml"):
                path.write_text(re.sub(rf"\b{subject.old}\b", subject.new, path.read_text()))
            return None

        before = repository.copy() if options.keep else None
        expected = [(subject.renamed(type), function) for type, function in members]
        found, _ = settle(repository, tokens, expected, fix if "reference" in kinds else None, may_lack_bases=how in LOSING)
        problems += found + [f"{path} still has the old name" for path in sorted(former) if (repository.folder / path).exists()]
    except Failure as failure:
        problems.append(str(failure))
    report(what, problems, before or repository)


def cases_of_renames():
    for subject in SUBJECTS:
        for kinds, operation, how, has_attributes in itertools.product(kinds_of(subject), BRINGING, HOWS[:-1], [True, False]):
            # By default only the one with all kinds, because the preparation of each takes a second.
            group = f"rename {subject}" if kinds == kinds_of(subject)[-1] else None, 3
            what = f"rename {subject}, {' and '.join(kinds)}, {operation}, {attributes(has_attributes)}, {how}"
            yield group, what, try_rename, (subject, kinds, operation, how, has_attributes)


def drop_references(repository, name):
    """Removes routes to a name, dependencies on it, and services whose lifetime is a flow of that name."""
    for path in (repository.folder / "Specs").glob("*.yml"):
        text = re.sub(rf"  - {name}(:.*)?\n", "", path.read_text())
        text = re.sub(rf"(dependencies: \[.*?)\b{name}\b(?:, )?", r"\1", text).replace(", ]", "]").replace("dependencies: []\n", "")
        text = re.sub(r"routes:\n(?!  )", "", text)
        text = re.sub(rf" *lifetime: flow\({name}\)\n", "", text)
        path.write_text(text)


def try_removal(what, subject, kinds, operation, how, has_attributes, keeps):
    template, members = removed(subject, kinds)
    repository, before, problems = template.copy(), None, []
    try:
        if not has_attributes:
            switch_attributes_off(repository)
        # Files that the other branch has not changed may be removed.
        tokens = repository.tokens_of("a") | repository.tokens_of("b") - repository.tokens_of("main")
        if not keeps:
            for path in repository.git("ls-tree", "-r", "--name-only", "b").split("\n"):
                if re.search(rf"/({subject.forms()[-1][0]})(?=[A-Z.])", path):
                    tokens -= tokens_in(repository.git("show", f"b:{path}"))
        integrate_two(repository, operation, how, has_attributes, lambda: None, keeps_deleted=keeps)
        declares = rf"(?m)^(module|flow): {subject.old}$|^  {subject.old}:$"
        if subject.kind == "service" and not keeps:
            text = repository.read("Specs/Services.yml")
            repository.write("Specs/Services.yml", re.sub(rf"(?m)^  {subject.old}:\n(    .*\n)*", "", text))
        is_there = any(re.search(declares, path.read_text()) for path in (repository.folder / "Specs").glob("*.yml"))
        if not is_there:
            members = []

        def fix(result):
            if is_there:
                return f"generate exits 1: {result.stderr}"
            if not re.search(rf"^Specs/\w+\.yml:\d+:\d+: error: .*\b{subject.old}\b", result.stderr, re.M):
                return f"no line is named: {result.stderr}"
            counts["specs that named what was removed, and were fixed by hand"] += 1
            drop_references(repository, subject.old)
            return None

        before = repository.copy() if options.keep else None
        listed = repository.generate("--dry-run").stderr
        if "is left over" in listed or "are left over" in listed:
            counts["edited files of what was removed, which the user deletes"] += 1
            repository.generate()
            for path in list(repository.swift_files()):
                if re.search(rf"/{subject.forms()[-1][0]}(?=[A-Z.])", path) and kind_of(path) == "user-owned" and not is_there:
                    tokens -= tokens_in(repository.read(path))
                    (repository.folder / path).unlink()
        found, _ = settle(repository, tokens, members, fix, may_lack_bases=how in LOSING)
        problems += found
    except Failure as failure:
        problems.append(str(failure))
    report(what, problems, before or repository)


REMOVED = [
    Subject("module", "Terms", None, ["TermsViewModel", "TermsViewController", "TermsModuleTests"], "Terms", "viewModel", "routes"),
    Subject("flow", "Checkout", None, ["CheckoutCoordinator", "CheckoutCoordinatorTests"], None, None, "routes"),
    Subject("service", "authService", "x", ["AuthService"], "Services", "members", "dependencies"),
]


@functools.cache
def removed(subject, kinds):
    template = app.copy("template")
    template.git("checkout", "-q", "-b", "b")
    members = edit(template, subject, kinds)
    template.git("checkout", "-q", "-b", "a", "main")
    drop_references(template, subject.old)
    template.must_generate()
    result = template.scaffold("remove", subject.old, "--quiet")
    problems = [f"remove exits {result.returncode}: {result.stderr}"] if result.returncode else []
    # Edited files stay and are listed; the user deletes them.
    for path in list(template.swift_files()):
        if re.search(rf"/({'|'.join(subject.files)}|{subject.forms()[-1][0]}[A-Z]\w*)\.swift$", path) and kind_of(path) == "user-owned":
            (template.folder / path).unlink()
    result = template.generate()
    check = template.scaffold("check", "--quiet", "--no-cache")
    if result.returncode or check.returncode:
        problems.append(f"generate exits {result.returncode} and check {check.returncode}: {result.stderr}")
    report(f"remove {subject}", problems)
    template.commit("Remove")
    template.git("repack", "-adq")
    return template, members


def cases_of_removals():
    for subject in REMOVED:
        for kinds, operation, how, has_attributes, keeps in itertools.product(kinds_of(subject), BRINGING, HOWS[:-1], [True, False], [True, False]):
            group = f"remove {subject}" if kinds == kinds_of(subject)[-1] else None, 3
            what = f"remove {subject}, {' and '.join(kinds)}, {operation}, {attributes(has_attributes)}, {how}, {'kept' if keeps else 'dropped'}"
            yield group, what, try_removal, (subject, kinds, operation, how, has_attributes, keeps)


# Final checks.

def parse_results():
    """Parses every user-owned file that a run has left."""
    folder = scratch / "results"
    folder.mkdir()
    paths = []
    for number, (path, text) in enumerate(results.values()):
        paths.append(folder / f"{number}-{path.split('/')[-1]}")
        paths[-1].write_text(text)
    for begin in range(0, len(paths), 200):
        result = run("swiftc", "-frontend", "-parse", *paths[begin:begin + 200])
        report(f"parse {len(paths)} user-owned files", [result.stderr[:2000]] if result.returncode else [])


def chosen():
    cases = [*cases_of_additions(), *cases_of_renames(), *cases_of_removals()]
    if options.all or options.only:
        return [case for case in cases if options.only in case[1]]
    groups = collections.defaultdict(list)
    for case in cases:
        groups[case[0]].append(case)
    picked = [case for (name, count), group in groups.items() if name for case in rng.sample(group, count)]
    return picked + rng.sample(cases, min(options.random, len(cases)))


try:
    app = start()
    for _, what, function, arguments in chosen():
        # Each run can be repeated alone, with `--only` and the same seed.
        rng = random.Random(f"{options.seed} {what}")
        function(what, *arguments)
        for folder in scratch.glob("run*"):
            shutil.rmtree(folder)
    parse_results()
    for what, count in sorted(counts.items()):
        print(f"{count} × {what}")
finally:
    shutil.rmtree(scratch, ignore_errors=True)
print(f"{passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
