#!/usr/bin/env python3
"""Expands `#Preview { … }` like the macro of Apple's SDK, as a macro plugin of the compiler.

Each message is JSON, and comes after its length in eight bytes.
"""
import json
import re
import sys


def messages():
    # The compiler closes the pipe, or sends an empty message.
    while message := sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(8), "little")):
        yield json.loads(message)


def answer(message):
    if "expandFreestandingMacro" not in message:
        return {"getCapabilityResult": {"capability": {"protocolVersion": 7}}}
    request = message["expandFreestandingMacro"]
    # The compiler allows only unique names. `Fmu_` is the end of such a name.
    name = request["discriminator"] + "11makePreviewfMu_"
    call = re.sub(r"^\s*#", "", request["syntax"]["source"])
    source = f"@MainActor private func {name}() -> SwiftUI.Preview {{\n    SwiftUI.{call}\n}}"
    return {"expandMacroResult": {"expandedSource": source, "diagnostics": []}}


for message in messages():
    text = json.dumps(answer(message)).encode()
    sys.stdout.buffer.write(len(text).to_bytes(8, "little") + text)
    sys.stdout.buffer.flush()
