"""Measures Jinja2 and minijinja on the cases, checks that all engines wrote the same text, and prints the medians.

usage: compare.py CASES DATA RESULTS       RESULTS has the output of template-benchmark
"""

import json
import pathlib
import statistics
import sys
import time

import jinja2
import minijinja

OURS = "scaffold"


def templates(folder):
    """Returns the templates of a folder. Jinja uses the name `loop` for Stencil's `forloop`."""
    return {path.stem: path.read_text().replace("forloop.", "loop.") for path in sorted(folder.glob("*.stencil"))}


def jinja2_engine(sources, data):
    def compile():
        loader = jinja2.DictLoader(sources)
        environment = jinja2.Environment(loader=loader, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
        for name in sources:
            environment.get_template(name)
        main = environment.get_template("main")
        return lambda: main.render(data)

    return compile


def minijinja_engine(sources, data):
    def compile():
        environment = minijinja.Environment(trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
        for name, source in sources.items():
            environment.add_template(name, source)
        return lambda: environment.render_template("main", **data)

    return compile


def measure(engines):
    times = {name: ([], []) for name in engines}
    for round in range(200):
        for name, compile in engines.items():
            compiling, rendering = times[name]
            if round >= 5 and sum(compiling) + sum(rendering) > 1:
                continue
            start = time.perf_counter()
            render = compile()
            middle = time.perf_counter()
            render()
            compiling.append(middle - start)
            rendering.append(time.perf_counter() - middle)
    return times


def milliseconds(seconds):
    return f"{seconds * 1000:9.3f}"


def report(case, times, size):
    print(f"\n{case}: {size:,} bytes")
    print(f"  {'':15}{'compile':>10}{'render':>10}{'both':>10}   render, of ours")
    ours = statistics.median(times[OURS][1])
    for name, (compiling, rendering) in times.items():
        both = statistics.median(map(sum, zip(compiling, rendering)))
        medians = [statistics.median(compiling), statistics.median(rendering), both]
        print(f"  {name:15}" + "".join(f" {milliseconds(median)}" for median in medians) + f"  {medians[1] / ours:8.1f}×")


def main(cases, data, results):
    swift = json.loads((results / "swift.json").read_text())
    failures = 0
    print("medians in milliseconds")
    for file in sorted(data.glob("*.json")):
        case = file.stem
        expected = (results / f"{case}.{OURS}.txt").read_text()
        sources, values = templates(cases / case), json.loads(file.read_text())
        engines = {"Jinja2": jinja2_engine(sources, values), "minijinja": minijinja_engine(sources, values)}
        outputs = {name: compile()() for name, compile in engines.items()}
        times = {}
        for measurement in swift:
            if measurement["case"] == case:
                name = measurement["engine"]
                outputs[name] = (results / f"{case}.{name}.txt").read_text()
                times[name] = (measurement["compile"], measurement["render"])
        times.update(measure(engines))
        report(case, times, len(expected.encode()))
        for name, output in outputs.items():
            if output != expected:
                (results / f"{case}.{name}.txt").write_text(output)
                print(f"  {name} wrote something else: compare {results}/{case}.*.txt")
                failures += 1
    return failures


if __name__ == "__main__":
    sys.exit(main(*map(pathlib.Path, sys.argv[1:])) != 0)
