#!/usr/bin/env python3
"""Stops `scaffold rename`, `remove` and `generate` before each of their steps, and checks that the next run finishes. The last line is
`N passed, N failed`.

    Scripts/step-runs.py [--binary PATH] [--every N]

A library between the program and the system ends the process before the Nth call that changes a file or folder. Then the same command runs again. The
project must be as after a run without a stop, `check` must find nothing, and no line that the user wrote may be lost. Needs Linux and a C compiler.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser()
parser.add_argument("--binary", default=root / ".build/debug/scaffold")
parser.add_argument("--every", type=int, default=1, help="try every Nth step")
options = parser.parse_args()
scratch = pathlib.Path(tempfile.mkdtemp(prefix="scaffold-steps-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)).resolve()
environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
failures, passed = [], 0

LIBRARY = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int done;

static void step(void) {
    const char *last = getenv("STEPS"), *count = getenv("STEPS_FILE");
    int number = atomic_fetch_add(&done, 1) + 1;
    if (last && number >= atoi(last)) _exit(99);
    if (!count) return;
    FILE *file = fopen(count, "w");
    if (file) { fprintf(file, "%d", number); fclose(file); }
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
int rename(const char *a, const char *b) { step(); return NEXT(rename)(a, b); }
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long), d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    if (number == SYS_renameat2) step();
    return NEXT(syscall)(number, a, b, c, d, e, f);
}
int mkdir(const char *a, mode_t m) { step(); return NEXT(mkdir)(a, m); }
int unlink(const char *a) { step(); return NEXT(unlink)(a); }
int rmdir(const char *a) { step(); return NEXT(rmdir)(a); }
int open(const char *a, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (flags & O_CREAT) step();
    return NEXT(open)(a, flags, mode);
}
"""

SPECS = {
    "Login.yml": "module: Login\npresentation: root\ndependencies: [clock]\nprotocols:\n  presenter: |\n    func didTapLogIn(email: String)\nroutes: [Detail, Buying]\n",
    "Detail.yml": "module: Detail\ndeepLink: /detail\nroutes: [Login]\n",
    "Cart.yml": "module: Cart\nstyle: mvvm\n",
    "Buying.yml": "flow: Buying\nstart: Cart\nmodules: [Cart]\n",
    "Alone.yml": "module: Alone\ndeepLink: /alone\n",
    "Trip.yml": "flow: Trip\nstart: Stop\nmodules: [Stop]\n",
    "Stop.yml": "module: Stop\n",
    "Services.yml": "services:\n  clock: {protocol: Clocking, implementation: Clock, members: \"func now() -> Int\"}\n  spare: {protocol: Sparing, implementation: Spare}\n",
}
COMMANDS = [
    ("rename", "Login", "SignIn"), ("rename", "Buying", "Checkout"), ("rename", "clock", "timer"), ("rename", "Stop", "Halt"),
    ("remove", "Alone"), ("remove", "Trip"), ("remove", "spare"), ("generate",),
]


def scaffold(project, *arguments, **variables):
    return subprocess.run(
        [options.binary, *arguments, "--project", project, "--quiet"], capture_output=True, text=True, env={**environment, **variables}
    )


def files(project):
    return {
        str(path.relative_to(project)): path.read_bytes()
        for path in project.rglob("*")
        if path.is_file() and ".scaffold/local" not in str(path.relative_to(project))
    }


def tokens(project):
    return {token for path in project.rglob("*") if path.is_file() for token in re.findall(rb"token\d+\.", path.read_bytes())}


def attempt(command, start, wanted, step):
    """Returns the problem after a run that ended before a step, or None."""
    project = scratch / "attempt"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(start, project, symlinks=True)
    lines = tokens(project)
    stopped = scaffold(project, *command, LD_PRELOAD=str(library), STEPS=str(step))
    if stopped.returncode != 99:
        return f"exits {stopped.returncode}"
    if lines - tokens(project):
        return f"lost {lines - tokens(project)}"
    again = scaffold(project, *command)
    if again.returncode == 1 and re.search("SC0825|SC0826", again.stderr):
        # The specs are written last, and were done.
        again = scaffold(project, "generate")
    if again.returncode != 0:
        return f"the next run exits {again.returncode}: {again.stderr[:300]}"
    if lines - tokens(project):
        return f"the next run lost {lines - tokens(project)}"
    found = files(project)
    different = [path for path in sorted(set(found) | set(wanted)) if found.get(path) != wanted.get(path)]
    if different:
        return f"other files than after one run: {different[:5]}"
    check = scaffold(project, "check", "--no-cache")
    return None if check.returncode == wanted_check else f"check exits {check.returncode}: {check.stdout[:300]}"


try:
    (scratch / "steps.c").write_text(LIBRARY)
    library = scratch / "steps.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, scratch / "steps.c", "-ldl"], check=True)
    start = scratch / "start"
    (start / "Specs").mkdir(parents=True)
    for name, text in SPECS.items():
        (start / "Specs" / name).write_text(text)
    for command in ["init", "generate"]:
        run = scaffold(start, command)
        if run.returncode != 0:
            sys.exit(f"{command} exits {run.returncode}: {run.stderr}")
    for number, path in enumerate(sorted(start.glob("Sources/**/*.swift"))):
        if "Generated" not in path.parts and path.name != "Stop.swift":
            path.write_text(path.read_text() + f"\n// token{number}.\n")
    for command in COMMANDS:
        if command[0] == "generate":
            for name in ["Login", "Detail"]:
                spec = start / f"Specs/{name}.yml"
                spec.write_text(spec.read_text() + "summary: Another text.\n")
            (start / "Specs/Alone.yml").write_text("module: Alone\ndeepLink: \"/alone/{id}\"\nparameters: {id: Int}\nprotocols:\n  presenter: |\n    func didTap()\n")
        once = scratch / "once"
        shutil.rmtree(once, ignore_errors=True)
        shutil.copytree(start, once, symlinks=True)
        count = scratch / "count"
        run = scaffold(once, *command, LD_PRELOAD=str(library), STEPS_FILE=str(count))
        wanted, steps = files(once), int(count.read_text())
        wanted_check = scaffold(once, "check", "--no-cache").returncode
        if run.returncode != 0:
            failures.append(f"{' '.join(command)} exits {run.returncode}: {run.stderr[:300]}")
        for step in range(1, steps + 1, options.every):
            problem = attempt(command, start, wanted, step)
            if problem:
                failures.append(f"{' '.join(command)}, stopped before step {step} of {steps}: {problem}")
            else:
                passed += 1
        print(f"{' '.join(command)}: {steps} steps")
finally:
    shutil.rmtree(scratch, ignore_errors=True)
for failure in failures[:40]:
    print("FAIL ", failure)
print(f"{passed} passed, {len(failures)} failed")
sys.exit(1 if failures else 0)
