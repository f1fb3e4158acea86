#!/usr/bin/env python3
"""Makes random templates of all features that our language shares with Jinja2, with the output of Jinja2 3.1.

    make-random-templates.py                        renews the committed ones
    make-random-templates.py --check                compares the committed ones with Jinja2
    make-random-templates.py --seed 7 --count 1000 FILE   writes others; `RANDOM_TEMPLATES=FILE swift test --filter RandomTemplate` runs them

A file has the context in its first line and then a template in each: `{"t": text, "f": {name: text}, "o": output}`, without `o` if it ends in an error; `e` is
Jinja2's message.
"""

import argparse
import json
import pathlib
import random
import sys

from jinja2_reference import render

FOLDER = pathlib.Path(__file__).parent.parent / "Tests/TemplateEngineTests/Cases/Random"
COMMITTED = ["expressions", "texts", "statements", "scopes", "files", "blanks"]
COUNT = 400
LONGEST = 450

CONTEXT = {
    "n": 3,
    "k": -2,
    "d": 2.5,
    "s": "text",
    "u": "äé b",
    "e": "",
    "t": True,
    "f": False,
    "z": None,
    "xs": [1, 2, 3],
    "ws": ["b", "a", "b"],
    "no": [],
    "m": {"a": 1, "b": "two", "c": {"x": [10, 20], "y": None}},
    "ps": [{"name": "Ann", "age": 30}, {"name": "Bob", "age": 25}],
    "pairs": [["p", 1], ["q", 2]],
}

# The spellings in which the two languages differ: a sign, our spelling, and Jinja2's.
SPELLINGS = {
    "\x01": (": ", "="),
    "\x02": ("block.super", "super()"),
    "\x03": ("", " with context"),
    # Without parentheses, Jinja2 reads the `if` after a test as its argument.
    "\x04": ("", "()"),
    "\x05": ("nil", "none"),
}


def spelled(text, language):
    for sign, spellings in SPELLINGS.items():
        text = text.replace(sign, spellings[language])
    return text


class Expressions:
    """Random expressions, usually of a given kind, sometimes of another, or with an unknown name."""

    maybe_missing = ["n", "m.a", "m.missing", "missing", "z", "m.c.y", "missing.x.y", "xs[9]", "(xs | sorted)[9]", "[n][k]", '{"a": n}[s]']

    def __init__(self, random):
        self.random = random
        # Names in scope in addition to those of the context, by kind.
        self.names = {}
        self.macros = []
        self.loops = 0
        self.mistakes = 0.02
        # Without brackets, precedence mostly gives the operators operands of other kinds.
        self.brackets = 0.85

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, probability):
        return self.random.random() < probability

    def any(self, depth):
        return self.of(self.pick("int", "int", "float", "str", "str", "bool", "bool", "ints", "strs", "map", "nil"), depth)

    def scalar(self, depth):
        return self.of(self.pick("int", "int", "float", "str", "str", "bool"), depth)

    def of(self, kind, depth):
        if self.chance(self.mistakes):
            return self.pick("missing", "m.missing", "s.x", "z.x", self.any(depth - 1) if depth > 0 else "none_such")
        if kind in self.names and self.names[kind] and self.chance(0.35):
            return self.random.choice(self.names[kind])
        if depth <= 0:
            return self.leaf(kind)
        made = getattr(self, "make_" + kind)(depth - 1)
        return f"({made})" if self.chance(self.brackets) else made

    def leaf(self, kind):
        if kind == "int" and self.loops and self.chance(0.3):
            return "loop." + self.pick("index", "index0", "length")
        if kind == "bool" and self.loops and self.chance(0.3):
            return "loop." + self.pick("first", "last")
        return {
            "int": lambda: self.pick("n", "k", "m.a", 'm["a"]', "xs[0]", "xs[-1]", "m.c.x[1]", "xs.1", "ps[0].age", "0", "1", "2", "7", "12", "1_000", "0x1F", "-1", "-3"),
            "float": lambda: self.pick("d", "1.5", "0.5", "2.0", "1e3", "-0.25", "3.75", "1e-2"),
            "str": lambda: self.pick("s", "u", "e", "m.b", "ws[0]", "ps[1].name", "pairs[0][0]", "s[0]", "u[-1]", self.literal()),
            "bool": lambda: self.pick("t", "f", "true", "false"),
            "nil": lambda: self.pick("z", "m.c.y", "\x05"),
            "ints": lambda: self.pick("xs", "no", "[]", "[1, 2]", "[3, 1, 2,]", "m.c.x", "[n, k]"),
            "strs": lambda: self.pick("ws", "no", '["x"]', '["b", "a"]', "[s, u]"),
            "map": lambda: self.pick("m", "m.c", "ps[0]", '{"a": 1}', "{}", '{"a": n, "b": s}'),
        }[kind]()

    def literal(self):
        quote = self.pick('"', "'")
        parts = ["a", "b", "text", " ", "é", "\\n", "\\t", "\\\\", "\\" + quote, "}}", "{%", "%}", "{{", "#}", "0", "x y", "\\'", "日", '"' if quote == "'" else "'"]
        return quote + "".join(self.random.choice(parts) for _ in range(self.random.randrange(4))) + quote

    def make_int(self, depth):
        match self.random.randrange(12):
            case 0 | 1 | 2 | 3:
                return f"{self.of('int', depth)} {self.pick('+', '-', '*', '//', '%')} {self.of('int', depth)}"
            case 4:
                return f"{self.of('int', depth)}{self.pick('+', '-', '*', '//', '%')}{self.of('int', depth)}"
            case 5:
                return self.pick("-", "- ") + self.of("int", depth)
            case 6:
                return f"{self.of(self.pick('ints', 'strs', 'str', 'map'), depth)}{self.pick(' | ', '|')}{self.pick('length', 'count')}"
            case 7:
                return f"{self.of('ints', depth)} | {self.pick('first', 'last', 'min', 'max')}"
            case 8:
                return f"{self.of('int', depth)} if {self.of('bool', depth)} else {self.of('int', depth)}"
            case 9:
                return f"{self.random.choice(self.maybe_missing)} | default({self.of('int', depth)})"
            case 10:
                return f"({self.of('ints', depth)}){self.pick('[0]', '.0', '[-1]', '.count', '[n - 3]')}"
            case _:
                return f"{self.of('int', depth)} {self.pick('and', 'or')} {self.of('int', depth)}"

    def make_float(self, depth):
        match self.random.randrange(4):
            case 0:
                return f"{self.of('int', depth)} / {self.of('int', depth)}"
            case 1:
                return f"-{self.of('float', depth)}"
            case _:
                return f"{self.of(self.pick('int', 'float'), depth)} {self.pick('+', '-', '*', '/', '//', '%')} {self.of('float', depth)}"

    def make_str(self, depth):
        match self.random.randrange(12):
            case 0 | 1:
                return f"{self.scalar(depth)} ~ {self.scalar(depth)}"
            case 2:
                return f"{self.of('str', depth)}{self.pick('~', ' ~ ')}{self.of('str', depth)}"
            case 3:
                return f"{self.of('str', depth)} + {self.of('str', depth)}"
            case 4 | 5:
                return f"{self.of('str', depth)}{self.pick(' | ', '|')}{self.pick('upper', 'lower', 'capitalize', 'trim', 'upper | lower', 'trim | upper')}"
            case 6:
                return f"{self.of('str', depth)} | replace({self.of('str', depth - 1)}, {self.pick('', 'new' + chr(1))}{self.of('str', depth - 1)})"
            case 7:
                return self.join(depth)
            case 8:
                return f"{self.of('str', depth)} if {self.of('bool', depth)} else {self.of('str', depth)}"
            case 9:
                return f"{self.pick('s', 'm.b', 'm.missing', 'missing', 'z', 'm.c.y', 'missing.x.y', 'ws[9]')} | default{self.pick('', '(' + self.of('str', depth) + ')', '(value' + chr(1) + self.of('str', depth) + ')')}"
            case 10:
                return f"{self.of('str', depth)} | indent{self.pick('', '(2)', '(1, true)', '(width' + chr(1) + '3)', '(first' + chr(1) + 'true, width' + chr(1) + '1)')}"
            case _:
                if self.macros and self.chance(0.8):
                    return self.call(depth)
                return f"{self.of('str', depth)} {self.pick('and', 'or')} {self.of('str', depth)}"

    def join(self, depth):
        arguments = self.pick("", f"({self.of('str', 0)})", f"(separator\x01{self.of('str', 0)})", '(", ")')
        return f"{self.of(self.pick('ints', 'strs'), depth)} | join{arguments}"

    def make_bool(self, depth):
        match self.random.randrange(12):
            case 0 | 1:
                return f"{self.of('bool', depth)} {self.pick('and', 'or')} {self.of('bool', depth)}"
            case 2:
                return f"not {self.of('bool', depth)}"
            case 3 | 4:
                kind = self.pick("int", "int", "str", "float")
                return self.comparison(kind, depth)
            case 5:
                kind = self.pick("int", "str")
                container = self.of(kind + "s", depth)
                return f"{self.of(kind, depth)} {self.pick('in', 'not in')} {container}"
            case 6:
                return f"{self.of('str', depth)} {self.pick('in', 'not in')} {self.of(self.pick('str', 'map'), depth)}"
            case 7:
                return f"{self.any(depth)} is {self.pick('', 'not ')}{self.pick('none', 'string', 'number', 'mapping', 'list')}\x04"
            case 8:
                return f"{self.of('int', depth)} is {self.pick('', 'not ')}{self.pick('even', 'odd')}\x04"
            case 9:
                name = self.pick("n", "missing", "m.a", "m.missing", "z", "missing.x", 'm["b"]', "xs[7]", "m.c.x[0]", "z.y", "s.x", "(m.q)")
                return f"{name} is {self.pick('', 'not ')}{self.pick('defined', 'undefined')}\x04"
            case 10:
                kind = self.pick("ints", "strs", "map", "nil")
                return f"{self.of(kind, depth)} {self.pick('==', '!=')} {self.of(kind, depth)}"
            case _:
                return f"{self.of(self.pick('ints', 'str', 'map', 'nil'), depth)} is {self.pick('', 'not ')}empty\x04"

    def comparison(self, kind, depth):
        text = self.of(kind, depth)
        for _ in range(self.pick(1, 1, 1, 2, 3)):
            text += f" {self.pick('==', '!=', '<', '<=', '>', '>=')} {self.of(kind, depth)}"
        is_plain = not any(letter in text for letter in "'\"|[") and not any(word in text for word in (" if ", " and ", " or ", "not ", " is ", " in "))
        return text.replace(" ", "") if is_plain and self.chance(0.3) else text

    def make_ints(self, depth):
        match self.random.randrange(6):
            case 0:
                return "[" + ", ".join(self.of("int", depth) for _ in range(self.random.randrange(4))) + self.pick("]", "]", "]")
            case 1:
                return self.pick(f"{self.of('ints', depth)} + {self.of('ints', depth)}", "range(n)", "range(1, 7, 2)", f"range({self.of('int', 0)}, 3)")
            case 2 | 3:
                return f"{self.of('ints', depth)} | {self.pick('sorted', 'reversed', 'unique', 'select', 'reject', 'select(' + chr(34) + 'odd' + chr(34) + ')', 'reject(' + chr(39) + 'even' + chr(39) + ')')}"
            case 4:
                return f"{self.of('ints', depth)} if {self.of('bool', depth)} else {self.of('ints', depth)}"
            case _:
                return f"{self.of('ints', depth)} {self.pick('or', 'and')} {self.of('ints', depth)}"

    def make_strs(self, depth):
        match self.random.randrange(5):
            case 0:
                return "[" + ", ".join(self.of("str", depth) for _ in range(self.random.randrange(4))) + "]"
            case 1:
                return f"{self.of('strs', depth)} + {self.of('strs', depth)}"
            case 2 | 3:
                return f"{self.of('strs', depth)} | {self.pick('sorted', 'reversed', 'unique', 'select', 'reject')}"
            case _:
                return f"{self.of('str', depth)} | split{self.pick('', '(' + self.literal() + ')', '(' + chr(34) + 'x' + chr(34) + ')')}"

    def make_map(self, depth):
        match self.random.randrange(4):
            case 0 | 1:
                names = self.random.sample(["a", "b", "name", "c d", "x"], self.random.randrange(4))
                return "{" + ", ".join(f"{self.key(name)}: {self.any(depth)}" for name in names) + "}"
            case 2:
                return f"{self.of('map', depth)} if {self.of('bool', depth)} else {self.of('map', depth)}"
            case _:
                return f"{self.of('map', depth)} or {self.of('map', depth)}"

    def key(self, name):
        return self.pick(f'"{name}"', f"'{name}'", f'("{name}" ~ e)', f"'{name}' + e", "s", "m.b", "ws[1]") if self.chance(0.3) else f'"{name}"'

    def make_nil(self, depth):
        return self.pick("z", "\x05", f"({self.any(depth)} if false)", "m.c.y", "(no | first)", "no.last")

    def call(self, depth):
        name, required, optional = self.random.choice(self.macros)
        arguments = [self.scalar(depth) for _ in range(required)]
        given = self.random.randrange(optional + 1)
        by_name = self.chance(0.3)
        for index in range(given):
            value = self.scalar(depth)
            arguments.append(f"o{index}\x01{value}" if by_name else value)
        return f"{name}({', '.join(arguments)})"


class Templates(Expressions):
    """Templates in which every line has its own text, so that Jinja2's other rules for white space don't matter."""

    depth = 3

    def __init__(self, random):
        super().__init__(random)
        self.files = {}
        self.serial = 0
        self.in_loop = 0
        self.in_macro = False
        self.markers = 0.08

    def new(self, prefix):
        self.serial += 1
        return f"{prefix}{self.serial}"

    def tag(self, text):
        left = self.pick("-", "+") if self.chance(self.markers) else ""
        right = self.pick("-", "+") if self.chance(self.markers) else ""
        blank = self.pick(" ", " ", " ", "", "  ", "\n") if not left and not right else " "
        return "{%" + left + blank + text + (blank or " " if text[-1:] in "-+" else blank) + right + "%}"

    def output(self, text):
        left = self.pick("-", "+") if self.chance(self.markers) else ""
        right = "-" if self.chance(self.markers) else ""
        return "{{" + left + " " + text + " " + right + "}}"

    def text(self):
        return self.pick("a", "b ", " c", "d e", ".", "\nq", "\nr ", " \n\nq", "\n\tq", "\n q", "<{>", "%}", "}}", "ä", "$ { ", "#")

    def statements(self, depth, count=None):
        outer = {kind: list(names) for kind, names in self.names.items()}
        text = "".join(self.statement(depth) for _ in range(self.random.randrange(1, 5) if count is None else count))
        self.names = outer
        return text

    def statement(self, depth):
        choices = ["text", "text", "output", "output", "output", "set", "comment", "raw"]
        if depth > 0:
            choices += ["branch", "branch", "branch", "loop", "loop", "loop", "with", "set_body", "filter", "chain"]
            if self.in_loop:
                choices += ["leave"]
        return getattr(self, "write_" + self.random.choice(choices))(depth - 1)

    def write_text(self, depth):
        return self.text()

    def write_output(self, depth):
        kind = self.pick("scalar", "scalar", "scalar", "scalar", "any") if self.chance(0.9) else "call"
        if kind == "call" and self.macros:
            return self.output(self.call(1))
        made = self.scalar(self.random.randrange(self.depth)) if kind != "any" else self.of(self.pick("int", "float", "str", "bool", "nil"), self.random.randrange(self.depth))
        return self.output(made)

    def write_comment(self, depth):
        return self.pick("{# c #}", "{#- c #}", "{# {{ x }} {% y %} -#}", "{#+ +#}", "{##}", "{# \n #}")

    def write_raw(self, depth):
        return self.pick("{% raw %}{{ r }}{% endraw %}", "{% raw -%} {% if %} {%- endraw %}", "{%- raw %}r{% endraw -%}", "{% raw %}{# r{% endraw %}", "{% raw %}{%endraw%}")

    def declare(self, kind, name):
        self.names.setdefault(kind, []).append(name)

    def write_set(self, depth):
        kind = self.pick("int", "str", "bool", "ints", "strs", "map")
        known = [name for name in self.names.get(kind, []) if name.startswith("v")]
        name = self.random.choice(known) if known and self.chance(0.4) else self.new("v")
        if not self.in_macro and self.chance(0.15):
            # Hides a name of the context, or the variable of a loop.
            kind, name = self.pick(("int", "n"), ("str", "s"), ("ints", "xs"), *([("str", f"i{self.serial}")] if self.in_loop else []))
        text = self.tag(f"set {name} = {self.of(kind, 2)}")
        self.declare(kind, name)
        return text

    def write_set_body(self, depth):
        name = self.new("v")
        text = self.tag(f"set {name}") + "x" + self.statements(depth) + self.tag("endset")
        self.declare("str", name)
        return text

    def write_branch(self, depth):
        text = self.tag(f"if {self.condition(depth)}") + self.branch(depth)
        while self.chance(0.3):
            text += self.tag(f"elif {self.condition(depth)}") + self.branch(depth)
        if self.chance(0.5):
            text += self.tag("else") + self.branch(depth)
        return text + self.tag("endif")

    def branch(self, depth):
        """Returns the statements in an `if`, which has no scope: names that they set may remain."""
        return "".join(self.statement(depth) for _ in range(self.random.randrange(1, 3)))

    def condition(self, depth):
        made = self.of(self.pick("bool", "bool", "bool", "int", "str", "ints", "map", "nil", "float"), 2)
        return f"({made})" if " if " in made else made

    def write_loop(self, depth):
        outer = {kind: list(names) for kind, names in self.names.items()}
        kind = self.pick("ints", "ints", "strs", "str", "map", "pairs", "ps")
        name = self.new("i")
        if kind == "pairs":
            other = self.new("i")
            items, names = self.pick("pairs", '[["x", n], [s, 2]]'), f"{name}, {other}"
        elif kind == "ps":
            items, names = "ps", name
        else:
            items, names = self.of(kind, 1), name
            if " if " in items:
                items = f"({items})"
        text = self.tag(f"for {names} in {items}")
        if kind == "pairs":
            self.declare("str", name)
            self.declare("int", other)
        elif kind == "ps":
            self.declare("str", f"{name}.name")
            self.declare("int", f"{name}.age")
        else:
            self.declare("int" if kind == "ints" else "str", name)
        outer_loops = (self.in_loop, self.loops)
        self.in_loop, self.loops = 1, 1
        text += self.pick("", "x") + self.statements(depth)
        self.in_loop, self.loops = outer_loops
        self.names = outer
        if self.chance(0.3):
            text += self.tag("else") + self.statements(depth)
        return text + self.tag("endfor")

    def write_leave(self, depth):
        return self.tag(f"if {self.condition(0)}") + self.pick("", "l") + self.tag(self.pick("break", "continue")) + self.tag("endif")

    def write_with(self, depth):
        outer = {kind: list(names) for kind, names in self.names.items()}
        pairs = []
        new = []
        for _ in range(self.random.randrange(3)):
            kind = self.pick("int", "str", "ints")
            name = self.new("w") if self.chance(0.7) else self.pick("n", "s", "q")
            if any(name == other for _, other in new):
                continue
            pairs.append(f"{name} = {self.of(kind, 1)}")
            if name.startswith("w"):
                new.append((kind, name))
            else:
                pairs[-1] = f"{name} = {self.of('str' if name == 's' else 'int', 1)}"
        for kind, name in new:
            self.declare(kind, name)
        text = self.tag(f"with {', '.join(pairs)}") + self.statements(depth) + self.tag("endwith")
        self.names = outer
        return text

    def write_filter(self, depth):
        name = self.pick("upper", "lower", "trim", "replace('a', 'b')", "upper | replace('A', s)", "indent(1)", "capitalize")
        return self.tag(f"filter {name}") + self.statements(depth) + self.tag("endfilter")

    def write_chain(self, depth):
        if self.in_macro:
            return ""
        name = self.random.choice(["v1", "v2", "v3", "w1", "i1", "i2", "q", "m.a", "missing.a"])
        return self.output(f"{name} is {self.pick('', 'not ')}defined\x04" if self.chance(0.5) else f"({name} | default('d')) is defined\x04")

    def macro(self, bodies=1):
        """Returns a macro. It can use its arguments, the context, names that the file sets around it, and the macros before it."""
        name = self.new("f")
        required, optional = self.random.randrange(3), self.random.randrange(2)
        outer = (self.names, self.in_loop, self.loops)
        seen = {kind: [name for name in names if name.startswith("v")] for kind, names in self.names.items()}
        self.names, self.in_loop, self.loops = seen, 0, 0
        self.in_macro = True
        defaults = ["'d'", "1", "n", "s ~ 1", "a0" if required else "k"]
        parameters = [f"a{index}" for index in range(required)] + [f"o{index}={self.random.choice(defaults)}" for index in range(optional)]
        for index in range(required):
            self.declare("str", f"(a{index} ~ '')")
        for index in range(optional):
            self.declare("str", f"(o{index} ~ '')")
        text = self.tag(f"macro {name}({', '.join(parameters)})") + "".join(f"{{{{ {p.split('=')[0]} }}}}" for p in parameters) + self.statements(bodies) + self.tag("endmacro")
        self.names, self.in_loop, self.loops = outer
        self.in_macro = False
        self.macros.append((name, required, optional))
        return text


class Kinds:
    """The features that each committed file tests."""

    @staticmethod
    def expressions(maker):
        maker.brackets = maker.pick(0.3, 0.6, 0.9)
        return "x" + maker.output(maker.scalar(maker.random.randrange(1, 4)))

    @staticmethod
    def texts(maker):
        maker.mistakes = 0.01
        return "x" + maker.output(maker.of("str", maker.random.randrange(1, 4))) + maker.text() + maker.output(maker.of(maker.pick("str", "strs"), 2) if maker.chance(0.9) else maker.any(1))

    @staticmethod
    def statements(maker):
        maker.mistakes = 0.005
        return "x" + maker.statements(2)

    @staticmethod
    def scopes(maker):
        maker.mistakes = 0.003
        maker.markers = 0
        macros = "".join(maker.macro() for _ in range(maker.random.randrange(3)))
        text = "x" + macros + "".join(maker.statement(3) for _ in range(maker.random.randrange(2, 6)))
        if maker.chance(0.5):
            text += maker.macro() + "x" + maker.statement(1) + maker.output(maker.call(1))
        return text

    @staticmethod
    def blanks(maker):
        maker.mistakes = 0
        maker.markers = 0.4
        maker.depth = 1
        return "x" + maker.statements(2, 5)

    @staticmethod
    def files(maker):
        maker.mistakes = 0.003
        maker.markers = 0.03
        maker.depth = 2
        return getattr(Kinds, maker.pick("including", "importing", "extending", "extending"))(maker)

    @staticmethod
    def including(maker):
        macros = "".join(maker.macro() for _ in range(maker.random.randrange(2)))
        text = "x" + macros + maker.write_set(0) + maker.tag('include "f"')
        names = {kind: list(names) for kind, names in maker.names.items()}
        text += maker.write_text(0) + maker.tag("for i0 in " + maker.pick("xs", "ws", "[1, 2]")) + maker.write_set(0) + maker.tag("include 'g'") + maker.tag("endfor") + maker.write_chain(0)
        maker.names = names
        maker.files["f"] = "x" + maker.statements(1)
        maker.files["g"] = "x" + maker.write_output(0) + "{{ i0 is defined }}" + maker.statements(1)
        return text

    @staticmethod
    def importing(maker):
        library = "x" + maker.write_set(0) + "".join(maker.macro() for _ in range(maker.random.randrange(1, 3)))
        macros, maker.macros = maker.macros, []
        library += maker.tag("set w0 = " + maker.of("str", 1)) + maker.tag("set _p = 1") + maker.write_set(0)
        maker.names = {"str": ["l.w0"]}
        maker.files["l"] = library
        maker.macros = [("l." + name, required, optional) for name, required, optional in macros]
        return "x" + maker.tag('import "l" as l\x03') + "".join(maker.write_output(1) + maker.statement(1) for _ in range(3)) + "{{ l._p is defined }}{{ w0 is defined }}"

    @staticmethod
    def extending(maker):
        def blocks(names, depth, supers):
            text = ""
            for name in names:
                maker.names, outer = {}, maker.names
                inner = maker.statements(1, 2)
                if supers and maker.chance(0.6):
                    inner += maker.pick("{{ \x02 }}", "{{ \x02 | upper }}", "{{ '[' ~ \x02 ~ ']' }}", "{% set b = \x02 %}{{ b }}{{ b }}")
                maker.names = outer
                text += maker.tag(f"block {name}") + "x" + inner + maker.tag(maker.pick("endblock", f"endblock {name}")) + (maker.text() if not supers else "")
            return text

        maker.files["p"] = "x" + maker.tag("set v0 = " + maker.of("int", 1)) + "{{ v0 }}" + blocks(["b"], 1, False) + maker.statement(1) + maker.tag("block o") + "x" + blocks(["c"], 1, False) + maker.tag("endblock")
        if maker.chance(0.3):
            maker.files["p"] += "{% for i0 in xs %}{% block q %}x{{ i0 is defined }}{{ v0 }}{% endblock %}{% endfor %}"
        generations = ["p"]
        if maker.chance(0.5):
            maker.files["r"] = "{% extends 'p' %}" + blocks(maker.random.sample(["b", "c"], maker.random.randrange(1, 3)), 1, True)
            generations.append("r")
        macros = "".join(maker.macro(0) for _ in range(maker.random.randrange(2)))
        setting = maker.pick("", "{% set v0 = 5 %}", "{% set v9 = s %}")
        names = maker.random.sample(["b", "c"], maker.random.randrange(1, 3))
        return f"{{% extends '{generations[-1]}' %}}" + setting + macros.replace("\n", " ") + blocks(names, 1, True)


def template(kind, seed):
    """Returns a template of a kind, in our language and in Jinja2's."""
    maker = Templates(random.Random(f"{kind} {seed}"))
    text = getattr(Kinds, kind)(maker)
    return text, maker.files


def record(kind, seed, gives_reasons=False):
    text, files = template(kind, seed)
    output, error = render(spelled(text, 1), {name: spelled(file, 1) for name, file in files.items()}, CONTEXT)
    made = {"t": spelled(text, 0)}
    if files:
        made["f"] = {name: spelled(file, 0) for name, file in files.items()}
    if error is None:
        made["o"] = output
    elif gives_reasons:
        made["e"] = error
    return made


def lines(kind, first, count, longest, gives_reasons=False):
    """Returns the requested number of lines, without duplicates and lines that are too long."""
    known = set()
    seed = first
    while len(known) < count:
        line = json.dumps(record(kind, seed, gives_reasons), ensure_ascii=False)
        if line not in known and len(line) <= longest:
            known.add(line)
            yield line + "\n"
        seed += 1


def header():
    return json.dumps(CONTEXT, ensure_ascii=False) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--kind", choices=COMMITTED, action="append")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("file", nargs="?")
    options = parser.parse_args()
    if options.file:
        kinds = options.kind or COMMITTED
        made = [line for kind in kinds for line in lines(kind, options.seed, options.count // len(kinds), 3000, True)]
        pathlib.Path(options.file).write_text(header() + "".join(made))
        return
    stale = 0
    for kind in COMMITTED:
        made = header() + "".join(lines(kind, 0, COUNT, LONGEST))
        path = FOLDER / f"{kind}.jsonl"
        if options.check:
            stale += not path.exists() or path.read_text() != made
        else:
            FOLDER.mkdir(exist_ok=True)
            path.write_text(made)
    if stale:
        print(f"{stale} files differ from what Jinja2 makes of them")
    sys.exit(1 if stale else 0)


main()
