#!/usr/bin/env python3
"""Removes each statement of the sample app's presenters, interactors, view models, models and services, one at a time, and runs the sample's tests.

    Scripts/mutate-sample.py [--only TEXT] [--jobs N]

A mutant that doesn't compile is left out. A mutant that no test notices has survived and is listed. Exits with 1 if more than five percent survive.
This takes about half an hour; `--only TEXT` takes the files whose path contains TEXT.
"""
import argparse
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
sample = root / "Examples/SampleApp"
# A module: its sources, and the modules whose tests run with it.
modules = {
    "Core": sample / "Modules/Core/Sources",
    "AuthFeature": sample / "Modules/Auth/Sources",
    "App": sample / "Sources/App",
}
mocks = {"CoreMocks": sample / "Modules/Core/Mocks", "AuthFeatureMocks": sample / "Modules/Auth/Mocks"}
tests = {
    "AuthFeatureTests": (sample / "Modules/Auth/Tests", ["AuthFeatureMocks", "AuthFeature", "CoreMocks", "Core"]),
    "AppTests": (sample / "Tests", ["App", "AuthFeatureMocks", "AuthFeature", "CoreMocks", "Core"]),
}
tested_by = {"Core": ["AuthFeatureTests", "AppTests"], "AuthFeature": ["AuthFeatureTests", "AppTests"], "App": ["AppTests"]}
mutated = re.compile(r"(Presenter|Interactor|ViewModel)\.swift$|/(Services|Models)/[^/]+\.swift$")
flags = ["-swift-version", "6", "-wmo", "-parse-as-library", "-package-name", "example", "-enable-testing", "-Xfrontend", "-disable-cross-import-overlays",
         "-load-plugin-executable", f"{root}/Tests/Fixtures/SwiftUI/preview-macro.py#PreviewsMacros"]
type_body = re.compile(r"\b(class|struct|enum|extension|protocol|actor)\s+\w[^{}()]*$")


def swift_files(folder):
    return sorted(folder.rglob("*.swift"))


def blanked(text):
    """Returns the text with comments and the insides of string literals as spaces, so that brackets in them don't count."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def blocks(code):
    """Returns the ranges between braces that contain statements."""
    starts, found = [], []
    for index, character in enumerate(code):
        if character == "{":
            head = code[max(code.rfind(mark, 0, index) for mark in ("{", "}", "\n\n")) + 1 : index]
            starts.append((index + 1, not type_body.search(head)))
        elif character == "}":
            start, holds_statements = starts.pop()
            if holds_statements:
                found.append((start, index))
    return found


def statements(code, start, end):
    """Returns the ranges of the statements of one block: lines, with those that continue in brackets or after a line break."""
    depth, begin, found = 0, None, []
    position = start
    closure = re.match(r"\s*(\[[^\]]*\]\s*)?[\w\s,():<>&@?.\[\]]*\bin\b", code[start:end])
    if closure and "\n" not in closure.group().strip("\n ")[:200]:
        position = start + closure.end()
    for line in re.finditer(r"[^\n]*\n?", code[position:end]):
        text, at = line.group(), position + line.start()
        if not text.strip():
            continue
        if depth == 0:
            word = text.strip()
            goes_on = found and re.match(r"[.?:&|+\-*/=)\]}]|else\b|catch\b", word)
            if word.startswith(("case ", "default:", "#", "@")):
                begin = None
            elif goes_on:
                begin = found.pop()[0]
            else:
                begin = at
        depth += sum(text.count(mark) for mark in "([{") - sum(text.count(mark) for mark in ")]}")
        if depth == 0 and begin is not None:
            found.append((begin, at + len(text)))
    return found


def mutants(path):
    text = path.read_text()
    code = blanked(text)
    found = {span for block in blocks(code) for span in statements(code, *block)}
    for begin, end in sorted(found):
        yield text[:begin] + "()" + re.sub(r"[^\n]", "", text[begin:end]) + text[end:], text.count("\n", 0, begin) + 1, " ".join(text[begin:end].split())


def run(command, **options):
    return subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)


def must(command):
    result = run(command)
    if result.returncode != 0:
        sys.exit(f"mutate-sample.py: {' '.join(map(str, command[:4]))} … failed:\n{result.stdout[-3000:]}")


def build(products):
    usr = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    macros = next(usr.rglob("libTestingMacros.*"))
    (products / "TestMain.swift").write_text(
        "import Testing\n\n@main\nstruct TestMain {\n    static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n"
    )
    stand_ins = {name: root / "Tests/Fixtures" / name for name in ["UIKit", "SwiftUI"]}
    for name, folder in [*stand_ins.items(), *modules.items(), *mocks.items()]:
        must(["swiftc", *flags, "-I", products, "-module-name", name, "-emit-module", "-emit-module-path", products / f"{name}.swiftmodule",
              "-c", "-o", products / f"{name}.o", *swift_files(folder)])
    for name, (folder, _) in tests.items():
        must(["swiftc", *flags, "-I", products, "-load-plugin-library", macros, "-module-name", name, "-c", "-o", products / f"{name}.o",
              products / "TestMain.swift", *swift_files(folder)])


def passes(products, folder, name, replaced=None):
    """Returns whether the tests of a target pass with the object file of one module replaced."""
    objects = [products / f"{name}.o", products / "UIKit.o", products / "SwiftUI.o"] + [products / f"{part}.o" for part in tests[name][1] if part != replaced]
    if replaced:
        objects.append(folder / f"{replaced}.o")
    must(["swiftc", *objects, "-use-ld=lld", "-lTesting", "-o", folder / name])
    try:
        return run([folder / name, "--testing-library", "swift-testing"], timeout=60).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def judge(products, module, path, text):
    """Returns `survived`, `killed`, or `invalid` for a mutant that doesn't compile."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        changed = folder / path.name
        changed.write_text(text)
        files = [changed if file == path else file for file in swift_files(modules[module])]
        if run(["swiftc", *flags, "-I", products, "-module-name", module, "-c", "-o", folder / f"{module}.o", *files]).returncode != 0:
            return "invalid"
        return "survived" if all(passes(products, folder, name, module) for name in tested_by[module]) else "killed"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="mutate the files whose path contains this text")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        products = pathlib.Path(scratch)
        build(products)
        for name in tests:
            if not passes(products, products, name):
                sys.exit(f"mutate-sample.py: {name} fails without a mutation")
        work = [
            (module, path, *mutant)
            for module, folder in modules.items()
            for path in swift_files(folder)
            if mutated.search(str(path)) and "Generated" not in path.parts and arguments.only in str(path)
            for mutant in mutants(path)
        ]
        counts = {"survived": 0, "killed": 0, "invalid": 0}
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            results = pool.map(lambda item: judge(products, *item[:3]), work)
            for (_, path, _, line, statement), verdict in zip(work, results):
                counts[verdict] += 1
                if verdict == "survived":
                    print(f"survived  {path.relative_to(sample)}:{line}: {statement}", flush=True)
    valid = counts["survived"] + counts["killed"]
    print(f"{valid} mutants, {counts['survived']} survived; {counts['invalid']} don't compile")
    sys.exit(1 if counts["survived"] > 0.05 * valid else 0)


if __name__ == "__main__":
    main()
