#!/usr/bin/env python3
"""Measures `scaffold generate` and `check` on many modules, in turn with the smallest programs that do the same.

    Benchmarks/Generate/measure.py [--binary PATH] [--modules N] [--rounds N]

cold      generate into an empty project, against a C program that writes the same bytes
warm      generate with nothing to do, against `git status` of the same tree
no-cache  check that reads everything
Prints medians in milliseconds, and ratios.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--binary", default=root / ".build/release/scaffold")
parser.add_argument("--modules", type=int, default=1000)
parser.add_argument("--rounds", type=int, default=5)
options = parser.parse_args()
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-measure-")).resolve()


def make_project(folder):
    (folder / "Specs").mkdir(parents=True)
    for number in range(options.modules):
        style = ["viper", "mvvm"][number % 2]
        routes = f"routes:\n  - Page{number + 2}\n" if number + 2 < options.modules else ""
        members = "".join(f"    func show{word}(id: Int)\n" for word in ["Title", "Detail", "Hint"])
        role = "view" if style == "viper" else "viewModel"
        (folder / f"Specs/Page{number}.yml").write_text(
            f"module: Page{number}\nstyle: {style}\nparameters:\n  id: Int\nprotocols:\n  {role}: |\n{members}{routes}"
        )


def timed(*command, okay=(0,)):
    start = time.perf_counter()
    run = subprocess.run(command, capture_output=True, text=True)
    elapsed = time.perf_counter() - start
    if run.returncode not in okay:
        raise SystemExit(f"{command}: {run.returncode}\n{run.stderr[:2000]}")
    return elapsed


def show(name, ours, theirs=None, other=""):
    line = f"{name:9} {statistics.median(ours) * 1000:8.0f} ms"
    if theirs:
        line += f"   {other} {statistics.median(theirs) * 1000:8.0f} ms   ratio {statistics.median(ours) / statistics.median(theirs):.2f}"
    print(line, flush=True)


try:
    writer = scratch / "write-files"
    subprocess.run(["cc", "-O2", "-o", writer, pathlib.Path(__file__).parent / "write-files.c"], check=True)
    project = scratch / "project"
    make_project(project)
    specs = {path.relative_to(project) for path in (project / "Specs").rglob("*")}
    timed(options.binary, "generate", "--quiet", "--project", project)
    files = [path.relative_to(project) for path in sorted(project.rglob("*")) if path.is_file()]
    names = [str(path) for path in files if path not in specs and ".scaffold/local" not in str(path)]
    (scratch / "list").write_text("".join(name + "\n" for name in names))
    cold, written, planning = [], [], []

    def generate(number):
        fresh = scratch / f"cold{number}"
        make_project(fresh)
        planning.append(timed(options.binary, "generate", "--quiet", "--dry-run", "--project", fresh))
        os.sync()
        cold.append(timed(options.binary, "generate", "--quiet", "--project", fresh))

    def write(number):
        os.sync()
        run = subprocess.run([writer, scratch / "list", project, scratch / f"written{number}"], check=True, capture_output=True, text=True)
        written.append(float(run.stdout))

    # Nothing is removed before the end, because ext4 creates files slowly after many were removed.
    for number in range(options.rounds):
        for work in [generate, write] if number % 2 else [write, generate]:
            work(number)
    print(f"{options.modules} modules, {len(names)} files")
    show("dry run", planning)
    show("cold", cold, written, "write-files")
    show("(writing)", [a - b for a, b in zip(cold, planning)], written, "write-files")

    git = ["git", "-C", project]
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "add", "-A"], check=True)
    subprocess.run([*git, "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "all"], check=True)
    time.sleep(1)
    timed(*git, "status", "--porcelain")
    for _ in range(2):
        timed(options.binary, "generate", "--quiet", "--project", project)
    warm, status, check, full = [], [], [], []
    for _ in range(options.rounds * 2):
        warm.append(timed(options.binary, "generate", "--quiet", "--project", project))
        status.append(timed(*git, "status", "--porcelain"))
        check.append(timed(options.binary, "check", "--quiet", "--project", project))
    for _ in range(options.rounds):
        full.append(timed(options.binary, "check", "--quiet", "--no-cache", "--project", project))
    show("warm", warm, status, "git status")
    show("check", check, status, "git status")
    show("no-cache", full)
finally:
    shutil.rmtree(scratch, ignore_errors=True)
