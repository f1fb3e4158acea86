#!/usr/bin/env python3
"""Runs a random history of an app with `scaffold generate`, and compiles every hundredth state.
The last line is `N passed, N failed`.

    Scripts/app-history.py [--binary PATH] [--steps N] [--seed N] [--every N]

Users edit files, change specs, add, rename and remove modules, work on branches and merge them. After every run each line that a user wrote must
still be there, and `check` must find nothing. The app is compiled against the stand-in for UIKit, with warnings as errors.
"""
import argparse
import json
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
parser.add_argument("--steps", type=int, default=300)
parser.add_argument("--every", type=int, default=100)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
rng = random.Random(options.seed)
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-history-")).resolve()
project = scratch / "app"
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
failures, log, checks = [], [], 0
numbers = iter(range(1, 1_000_000))
WORDS = ["Title", "Detail", "Hint", "Badge", "Price", "Owner"]


def run(*command, cwd=None):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment, cwd=cwd)


def git(*arguments, may_fail=False):
    result = run("git", "-C", project, *arguments)
    if result.returncode and not may_fail:
        raise SystemExit(f"git {arguments}: {result.stderr}")
    return result.stdout


def scaffold(*arguments):
    return run(options.binary, *arguments, "--project", project)


def errors(result):
    return "\n      ".join(line for line in result.stderr.splitlines() if ": error:" in line)


def expect(condition, what):
    global checks
    checks += 1
    if not condition:
        failures.append(what)
        print("FAIL ", what, "\n      after", log[-10:])


# The specs as values.

def read_specs():
    modules = {}
    for path in sorted((project / "Specs").glob("*.yml")):
        text = path.read_text()
        modules[path] = {
            "name": re.search(r"module: (\w+)", text)[1],
            "style": re.search(r"style: (\w+)", text)[1],
            "members": re.findall(r"func show(\w+)\(", text),
            "id": "parameters:" in text,
        }
    return modules


def write_spec(path, module):
    role = {"viper": "view", "mvvm": "viewModel"}[module["style"]]
    text = f"module: {module['name']}\nstyle: {module['style']}\n"
    if module["id"]:
        text += "parameters:\n  id: Int\n"
    if module["members"]:
        text += f"protocols:\n  {role}: |\n" + "".join(f"    func show{word}(id: Int)\n" for word in module["members"])
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def add_module():
    name = f"Page{next(numbers)}X"
    module = {"name": name, "style": rng.choice(["viper", "mvvm"]), "members": ["Title"], "id": rng.random() < 0.5}
    write_spec(project / f"Specs/{name}.yml", module)
    log.append(f"add {name}")


def change_spec():
    path, module = rng.choice(list(read_specs().items()))
    word = rng.choice(WORDS)
    if word in module["members"]:
        module["members"].remove(word)
    else:
        module["members"].append(word)
    if rng.random() < 0.2:
        module["id"] = not module["id"]
    write_spec(path, module)
    log.append(f"change {module['name']}")


def remove_module():
    modules = read_specs()
    if len(modules) < 3:
        return
    settle()
    path, module = rng.choice(list(modules.items()))
    if rng.random() < 0.5:
        path.unlink()
    else:
        result = scaffold("remove", module["name"], "--quiet")
        expect(result.returncode == 0, f"remove exits {result.returncode}: {errors(result)}")
    settle()
    log.append(f"remove {module['name']}")


def rename_module():
    settle()
    old, new = rng.choice(list(read_specs().values()))["name"], f"Page{next(numbers)}Y"
    before = tokens()
    result = scaffold("rename", old, new, "--quiet")
    log.append(f"rename {old} to {new}")
    # Git mixes files of similar modules. Then both sides have changed a line.
    expect(result.returncode in [0, 2], f"rename exits {result.returncode}: {errors(result)}")
    expect(not before - tokens(), f"rename lost {sorted(before - tokens())}")
    settle()


# Files.

def outputs():
    return sorted(project.glob("Sources/**/*.swift")) + sorted(project.glob("Tests/**/*.swift"))


def user_files():
    return [path for path in outputs() if not {"Generated", "Mocks"} & set(path.parts)]


def tokens():
    found = set()
    for path in project.rglob("*"):
        if path.is_file() and not {".git", "tx", "bases"} & set(path.parts):
            found |= set(re.findall(rb"token\d+\.", path.read_bytes()))
    return found


def edit():
    path = rng.choice(user_files())
    lines = path.read_text().split("\n")
    # Between declarations or statements, but not within multi-line strings.
    places = [index for index, line in enumerate(lines) if re.match(r"\s*(func|let|var|import|final|init|\})|$", line)]
    lines.insert(rng.choice(places), f"// token{next(numbers)}.")
    path.write_text("\n".join(lines))
    log.append(f"edit {path.name}")


def chosen(text, side, is_kept=lambda line: False):
    """Returns a text with its conflicts resolved for one side. Inner conflicts come first, because git gives them longer markers."""
    lengths = {len(marker) for marker in re.findall(r"^<{7,}(?= |$)", text, re.M)}
    for length in sorted(lengths, reverse=True):
        kept, part = [], None
        for line in text.split("\n"):
            marker = re.match(r"(<+|\|+|=+|>+)( |$)", line)
            if marker and len(marker[1]) == length and (part or line[0] == "<"):
                part = {"<": "ours", "|": "base", "=": "theirs", ">": None}[line[0]]
            elif part in (None, side) or is_kept(line):
                kept.append(line)
        text = "\n".join(kept)
    return text


def resolve():
    """Resolves conflicts: keeps generated text and the user's own lines, and for specs the text of this branch."""
    for path in outputs() + sorted((project / "Specs").glob("*.yml")):
        text = path.read_text()
        resolved = chosen(text, "ours") if path.suffix == ".yml" else chosen(text, "theirs", lambda line: "token" in line)
        if resolved != text:
            path.write_text(resolved)
            log.append(f"resolve {path.name}")
    # Git detects renames by similarity. It may merge the name or style of one module into the spec of another, and keep a line twice that
    # both sides have added at different places.
    for path, module in read_specs().items():
        write_spec(path, dict(module, name=path.stem, members=list(dict.fromkeys(module["members"]))))


def settle():
    """Generates until there is nothing left to do, and removes the edited files that no spec generates, as a user would."""
    before = tokens()
    for _ in range(8):
        result = scaffold("generate", "--quiet")
        lost = before - tokens()
        expect(not lost, f"lost {sorted(lost)}: {errors(result)}")
        if result.returncode == 0:
            break
        if result.returncode == 2:
            resolve()
        elif "SC0801" in result.stderr:
            scaffold("generate", "--quiet", "--force")
        elif "SC0802" in result.stderr:
            for path in set(re.findall(r"^(\S+): error: .* \[SC0802\]", result.stderr, re.M)):
                (project / "Kept").mkdir(exist_ok=True)
                shutil.move(project / path, project / f"Kept/{next(numbers)}.txt")
        else:
            break
    expect(result.returncode == 0, f"generate exits {result.returncode}: {errors(result)}")
    found = json.loads(scaffold("check", "--format", "json", "--no-cache").stdout)["drift"]
    for file in found:
        if file["state"] == "left over":
            (project / file["path"]).unlink()
        elif file["state"] == "missing":
            # The user deleted the file when no spec generated it, and a merge has restored such a spec.
            expect("merge" in log[-100:], f"{file['path']} is missing")
            scaffold("generate", "--restore", file["path"])
    if found:
        scaffold("generate", "--quiet")
    check = scaffold("check", "--no-cache")
    expect(check.returncode == 0, f"check exits {check.returncode}: {check.stdout}{errors(check)}")


def commit():
    git("add", "-A")
    git("commit", "-q", "--allow-empty", "-m", "step")


def branch_and_merge():
    settle()
    commit()
    branches = git("branch", "--format=%(refname:short)").split()
    if len(branches) < 3:
        git("checkout", "-q", "-b", f"branch{next(numbers)}")
    elif rng.random() < 0.5:
        git("checkout", "-q", rng.choice(branches))
        log.append("switch")
    else:
        git("merge", "-q", "--no-edit", rng.choice(branches), may_fail=True)
        taken = [path for path in (project / ".scaffold/bases").rglob("*.bases") if b"token" in path.read_bytes()]
        expect(not taken, f"git takes bases for outputs: {taken}")
        commit()
        log.append("merge")
        resolve()
    settle()
    drop_unknown()
    separate_modules()


def drop_unknown():
    """Removes files that one branch edited and another one removed with their manifest lines. This is a conflict in git, and `commit` keeps them."""
    manifests = "".join(path.read_text() for path in (project / ".scaffold").rglob("*.manifest"))
    for path in outputs():
        if f"\t{path.relative_to(project)}\n" not in manifests:
            # A file of a removed module in the folder of an existing one would not compile.
            names = [re.match(r"Page\d+[XY]", part) for part in path.relative_to(project).parts]
            specs = [(project / f"Specs/{name[0]}.yml").exists() for name in names if name]
            expect("token" in path.read_text() or specs != [True, False], f"{path} is not an output and has no edits")
            path.unlink()


def separate_modules():
    """Generates files again in which git has mixed modules, because it took a file of one module for a renamed one of a similar module."""
    for path in user_files():
        name, text = re.match(r"Page\d+[XY]", path.name), path.read_text()
        if name and set(re.findall(r"Page\d+[XY]", text)) - {name[0]}:
            path.unlink()
            scaffold("generate", "--quiet", "--restore", path.relative_to(project))
            path.write_text(path.read_text() + "".join(f"// {token}\n" for token in re.findall(r"token\d+\.", text)))


def compile_app(step):
    folder = scratch / "compile"
    if not folder.exists():
        folder.mkdir()
        files = sorted(str(path) for path in (root / "Tests/Fixtures/UIKit").rglob("*.swift"))
        stand_in = run(
            "swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-package-name", "example", "-module-name", "UIKit",
            "-emit-module", "-emit-module-path", folder / "UIKit.swiftmodule", "-c", "-o", folder / "UIKit.o", *files,
        )
        expect(stand_in.returncode == 0, f"the stand-in: {stand_in.stderr[:600]}")
    sources = [path for path in outputs() if "Sources" in path.parts]
    app = run(
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-parse-as-library", "-package-name", "example",
        "-Xfrontend", "-disable-cross-import-overlays", "-I", folder, "-module-name", "App", "-typecheck", *sources,
    )
    expect(app.returncode == 0, f"step {step} does not compile: {app.stderr[:3000]}")


try:
    project.mkdir()
    git("init", "-q", "-b", "main")
    for key, value in [("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0")]:
        git("config", key, value)
    add_module()
    add_module()
    settle()
    commit()
    actions = [(edit, 34), (change_spec, 30), (add_module, 6), (remove_module, 4), (rename_module, 5), (branch_and_merge, 9), (settle, 12)]
    for step in range(1, options.steps + 1):
        action = rng.choices([action for action, _ in actions], [weight for _, weight in actions])[0]
        if action is not add_module or len(read_specs()) < 6:
            action()
        if step % options.every == 0:
            settle()
            compile_app(step)
finally:
    shutil.rmtree(scratch, ignore_errors=True)
print(f"{checks - len(failures)} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
