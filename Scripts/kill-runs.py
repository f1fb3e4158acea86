#!/usr/bin/env python3
"""Kills `scaffold generate` many times, and checks that nothing is lost. The last line is `N passed, N failed`.

    Scripts/kill-runs.py [--binary PATH] [--kills N] [--seed N]

Most kills happen while files are put in place, the others at any time. Between a kill and the next run, files are sometimes edited, or another
branch is checked out. After the next run every line that the user wrote must still be in some file, and `check` must find nothing.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# The number of files. With this many, they are put in place for some milliseconds.
MODULES = 6
EDITED_MODULES = 3
root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--binary", default=root / ".build/debug/scaffold")
parser.add_argument("--kills", type=int, default=200)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
rng = random.Random(options.seed)
project = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-kills-")).resolve()
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
failures = []


def git(*arguments):
    subprocess.run(["git", "-C", project, *arguments], check=True, capture_output=True, env=environment)


def scaffold(*arguments):
    return subprocess.run(
        [options.binary, *arguments, "--project", project, "--quiet"], capture_output=True, text=True, env=environment
    )


def write_specs(variant):
    for number in range(MODULES):
        members = "".join(f"    func show{word}(id: Int)\n" for word in ["Title", *(["Detail", "Hint"] if variant else [])])
        spec = f"module: Page{number}\nstyle: viper\nprotocols:\n  view: |\n{members}  interactor: |\n    func load{variant}()\n"
        (project / "Specs").mkdir(exist_ok=True)
        (project / f"Specs/Page{number}.yml").write_text(spec)


def outputs(user_owned=False):
    for path in sorted(project.glob("Sources/**/*.swift")) + sorted(project.glob("Tests/**/*.swift")):
        if not user_owned or ("Generated" not in path.parts and "Mocks" not in path.parts):
            yield path


def tokens():
    found = set()
    for path in project.rglob("*"):
        if path.is_file() and not {".git", "tx"} & set(path.parts):
            found |= set(re.findall(rb"token\d+\.", path.read_bytes()))
    return found


last_token = 0


def edit(path):
    """Adds a line of the user at the end, where no template changes anything."""
    global last_token
    last_token += 1
    path.write_text(path.read_text() + f"\n\n// token{last_token}.\n")


def kill_a_run():
    """Kills a run. Returns whether it was interrupted while it put files in place."""
    staging = project / ".scaffold/local/tx"
    process = subprocess.Popen(
        [options.binary, "generate", "--project", project, "--quiet", "--no-cache"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )
    if rng.random() < 0.75:
        # A loop without a pause would use the core that the run needs, and might not be scheduled at the right moment on a busy machine.
        while process.poll() is None and not os.path.exists(staging):
            time.sleep(0.0001)
        # The manifests announce the writes a moment later.
        time.sleep(0.0005 + rng.random() * 0.0025)
    else:
        time.sleep(rng.random() * 0.3)
    process.send_signal(signal.SIGKILL)
    process.wait()
    return any(b"\tpending\t" in path.read_bytes() for path in project.glob(".scaffold/**/*.manifest"))


def expect(condition, what):
    if not condition:
        failures.append(what)
        print("FAIL ", what)


def settle(what, before):
    """Runs to the end, and follows the help of the messages."""
    run = scaffold("generate", "--no-cache")
    if run.returncode == 1 and "SC0801" in run.stderr:
        run = scaffold("generate", "--force")
    # Conflicts are resolved by keeping both sides.
    for path in outputs():
        text = path.read_text()
        if "<<<<<<< " in text:
            path.write_text("".join(line for line in text.splitlines(True) if not re.match(r"<{7,} |>{7,} |\|{7,} |={7,}$", line)))
    if run.returncode == 2:
        run = scaffold("generate", "--no-cache")
    expect(run.returncode == 0, f"{what}: generate exits {run.returncode}: {run.stderr[:400]}")
    lost = before - tokens()
    expect(not lost, f"{what}: lost {sorted(lost)}")
    check = scaffold("check", "--no-cache")
    expect(check.returncode == 0, f"{what}: check exits {check.returncode}: {check.stderr[:400]}")
    expect(not (project / ".scaffold/local/tx").exists(), f"{what}: the staging folder is left")


try:
    write_specs(0)
    git("init", "-q", "-b", "main")
    for key, value in [("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0")]:
        git("config", key, value)
    first = scaffold("generate")
    expect(first.returncode == 0, f"the first run: {first.stderr[:400]}")
    # Each edited file is merged in every run.
    for path in outputs(user_owned=True):
        if any(f"Page{number}" in path.parts for number in range(EDITED_MODULES)):
            edit(path)
    git("add", "-A")
    git("commit", "-qm", "start")
    git("branch", "other")

    interrupted = 0
    for number in range(options.kills):
        write_specs((number + 1) % 2)
        before = tokens()
        is_interrupted = kill_a_run()
        interrupted += is_interrupted
        if is_interrupted:
            check = scaffold("check", "--no-cache")
            expect(check.returncode == 2 and "interrupted" in check.stdout, f"kill {number}: check says {check.stdout}{check.stderr[:200]}")
        chance = rng.random()
        what = f"kill {number}{', interrupted' if is_interrupted else ''}"
        if chance < 0.3:
            for path in rng.sample(list(outputs(user_owned=rng.random() < 0.7)), 3):
                edit(path)
            before = tokens()
            what += ", edited"
        elif chance < 0.45:
            # The half-done state is committed, another branch is changed, and then this one is checked out again.
            git("add", "-A")
            git("commit", "-qm", "half", "--allow-empty")
            git("checkout", "-q", "other")
            settle(what + ", on the other branch", tokens())
            git("add", "-A")
            git("commit", "-qm", "other", "--allow-empty")
            git("checkout", "-q", "main")
            what += ", branches switched"
        settle(what, before)
        git("add", "-A")
        git("commit", "-qm", "done", "--allow-empty")
    enough = min(50, options.kills // 4)
    expect(interrupted >= enough, f"only {interrupted} of {options.kills} kills interrupted a run that was putting files in place; {enough} are wanted")
    print(f"{interrupted} of {options.kills} kills interrupted a run that was putting files in place")
finally:
    shutil.rmtree(project, ignore_errors=True)
print(f"{max(0, options.kills + 1 - len(failures))} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
