#!/usr/bin/env python3
"""Writes Swift files with a protocol each into FOLDER, similar to those of an app: 2,000 files of about 125 lines.

    make-sources.py FOLDER [COUNT]
"""
import os
import random
import sys

folder, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000
random.seed(5)
TYPES = ["Int", "String", "Bool", "Double", "Date", "URL", "[String]", "[Int: String]", "Item?", "Set<Int>", "Data"]
VERBS = ["load", "store", "remove", "update", "find", "send", "cancel", "open", "close", "refresh"]
NOUNS = ["Item", "User", "Order", "Message", "Invoice", "Photo", "Account", "Session", "Filter", "Report"]


def type_():
    return random.choice(TYPES)


def function(number):
    name = random.choice(VERBS) + random.choice(NOUNS) + str(number)
    parameters = ", ".join(f"{label}: {type_()}" for label in ["id", "name", "options"][: random.randint(0, 3)])
    if random.random() < 0.15:
        parameters += (", " if parameters else "") + "completion: @escaping (Result<Item, any Error>) -> Void"
    effects = random.choice(["", "", " throws", " async throws", " async"])
    result = random.choice(["", f" -> {type_()}", f" -> {type_()}"])
    return f"func {name}({parameters}){effects}{result}"


def protocol(number):
    lines = [f"/// What the app knows of {number}.", "///", "/// @mockable", f"protocol Service{number}: AnyObject {{"]
    for index in range(random.randint(2, 4)):
        lines.append(f"    var value{index}: {type_()} {{ get{random.choice(['', ' set'])} }}")
    for index in range(random.randint(4, 9)):
        lines += [f"    /// Says what it does.", f"    {function(index)}"]
    return lines + ["}"]


def implementation(number):
    lines = [f"struct Item{number}: Codable, Hashable {{", "    var id = 0", '    var name = ""', "}", ""]
    lines += [f"final class Worker{number} {{", "    private var items: [String: Int] = [:]", '    private let label = "worker { not a brace"']
    for index in range(random.randint(8, 12)):
        lines += [
            "",
            f"    func work{index}(_ input: [String], limit: Int = {index}) -> [String: Int] {{",
            "        var counts: [String: Int] = [:]",
            "        for word in input.prefix(limit) where !word.isEmpty {",
            "            counts[word, default: 0] += 1  // } counted",
            '            if word == "stop \\(limit) }" { break }',
            "        }",
            "        return counts.filter { $0.value > 1 }",
            "    }",
        ]
    return lines + ["}"]


for number in range(count):
    path = f"{folder}/Group{number // 100}"
    os.makedirs(path, exist_ok=True)
    lines = ["import Foundation", "import UIKit", ""] + protocol(number) + [""] + implementation(number)
    with open(f"{path}/Service{number}.swift", "w") as file:
        file.write("\n".join(lines) + "\n")
with open(f"{folder}/Item.swift", "w") as file:
    file.write("struct Item {}\n")
