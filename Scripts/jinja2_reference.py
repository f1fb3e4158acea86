"""Jinja2 3.1, made as strict as our template language, so that both agree on all shared features.

What docs lists as different is put into Jinja2 here: which operands an operator takes, what a name that isn't there does, how values print, what members a value has, and our filters and tests
where they have the name of one of Jinja2's. Parsing, precedences, scopes, loops, macros, files, blocks and white space are Jinja2's own.
"""

import math

import jinja2
from jinja2 import compiler, idtracking, nodes
from jinja2.exceptions import UndefinedError

LEAST, GREATEST = -(2**63), 2**63 - 1


jinja2_store = idtracking.Symbols.store


def store(symbols, name):
    """A name that is set later at the same level is read from the outer context before."""
    is_new = name not in symbols.refs
    jinja2_store(symbols, name)
    if is_new and symbols.loads[symbols.refs[name]][0] == idtracking.VAR_LOAD_UNDEFINED:
        symbols.loads[symbols.refs[name]] = (idtracking.VAR_LOAD_RESOLVE, name)


idtracking.Symbols.store = store


class Refused(Exception):
    """A value that our language doesn't accept there."""


def kind(value):
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "string"
    if isinstance(value, list):
        return "list"
    if isinstance(value, dict):
        return "mapping"
    raise Refused(f"{type(value).__name__} is no value")


def same(left, right):
    """Returns whether two values in lists or mappings are equal. Values of different kinds are never equal."""
    if kind(left) != kind(right):
        return False
    if isinstance(left, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(same(left[name], right[name]) for name in left)
    return left == right


def order(left, right):
    """Returns -1, 0 or 1."""
    if kind(left) != kind(right) or kind(left) in ("nil", "mapping"):
        raise Refused("no order")
    if isinstance(left, list):
        for a, b in zip(left, right):
            if not same(a, b):
                return order(a, b)
        return (len(left) > len(right)) - (len(left) < len(right))
    if isinstance(left, str):
        left, right = left.encode(), right.encode()
    return (left > right) - (left < right)


def contains(whole, part):
    if isinstance(whole, list):
        return any(same(item, part) for item in whole)
    if isinstance(whole, (str, dict)) and isinstance(part, str):
        return part in whole
    raise Refused("in")


def compare(operator, left, right):
    if operator in ("eq", "ne"):
        if kind(left) != kind(right) and None not in (left, right):
            raise Refused("mixed comparison")
        return same(left, right) == (operator == "eq")
    if operator in ("in", "notin"):
        return contains(right, left) == (operator == "in")
    result = order(left, right)
    return {"lt": result < 0, "lteq": result <= 0, "gt": result > 0, "gteq": result >= 0}[operator]


def compare_all(first, rest):
    for operator, operand in rest:
        right = operand()
        if not compare(operator, first, right):
            return False
        first = right
    return True


def number(value):
    if isinstance(value, float) and not math.isfinite(value):
        raise Refused("no number")
    if isinstance(value, int) and not LEAST <= value <= GREATEST:
        raise Refused("overflow")
    return value


def calculate(operator, left, right):
    kinds = {kind(left), kind(right)}
    if operator == "+" and len(kinds) == 1 and kinds <= {"string", "list"}:
        return left + right
    if kinds != {"number"}:
        raise Refused("mixed calculation")
    match operator:
        case "+":
            return number(left + right)
        case "-":
            return number(left - right)
        case "*":
            return number(left * right)
        case "/":
            return number(float(left) / float(right))
        case "//":
            return number(left // right)
        case "%":
            return number(left % right)
    raise Refused(operator)


def negate(value):
    if kind(value) != "number":
        raise Refused("no number")
    return number(-value)


def printed(value):
    if isinstance(value, jinja2.Undefined):
        str(value)
    if kind(value) in ("list", "mapping"):
        raise Refused("printing")
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def hard(value):
    """Returns a value, or raises an error if the name doesn't exist."""
    if isinstance(value, jinja2.Undefined):
        str(value)
    return value


class Compiler(compiler.CodeGenerator):
    """A code generator that calls the functions above where Jinja2 would use Python's operators."""

    forgiving = False

    def forgive(self, node, frame, visit):
        """Visits a filter or test whose name, member or item may be missing."""
        is_chain = can_be_missing(node.node)
        outer, self.forgiving = self.forgiving, False
        self.chain = node.node if is_chain and node.name in ("default", "defined", "undefined") else None
        visit(node, frame)
        self.forgiving = outer

    chain = None

    def visit(self, node, frame=None, *args):
        if node is self.chain and node is not None:
            self.chain = None
            outer, self.forgiving = self.forgiving, True
            super().visit(node, frame, *args)
            self.forgiving = outer
            return None
        return super().visit(node, frame, *args)

    def strictly(self, node, frame):
        outer, self.forgiving = self.forgiving, False
        self.visit(node, frame)
        self.forgiving = outer

    def visit_Name(self, node, frame):
        if node.ctx != "load" or self.forgiving:
            return super().visit_Name(node, frame)
        self.write("environment.hard(")
        super().visit_Name(node, frame)
        self.write(")")

    def visit_Getattr(self, node, frame):
        self.write(f"environment.member({self.forgiving}, ")
        self.visit_base(node.node, frame)
        self.write(f", {node.attr!r})")

    def visit_Getitem(self, node, frame):
        if isinstance(node.arg, nodes.Slice):
            raise Refused("slice")
        self.write(f"environment.element({self.forgiving}, ")
        self.visit_base(node.node, frame)
        self.write(", lambda: ")
        self.strictly(node.arg, frame)
        self.write(")")

    def visit_base(self, node, frame):
        if can_be_missing(node):
            self.visit(node, frame)
        else:
            self.strictly(node, frame)

    def visit_Filter(self, node, frame):
        self.forgive(node, frame, super().visit_Filter)

    def visit_Test(self, node, frame):
        self.forgive(node, frame, super().visit_Test)

    def visit_Compare(self, node, frame):
        self.write("environment.compare_all(")
        self.visit(node.expr, frame)
        self.write(", [")
        for operand in node.ops:
            self.write(f"({operand.op!r}, lambda: ")
            self.visit(operand.expr, frame)
            self.write("), ")
        self.write("])")

    def binary(operator):
        def visit(self, node, frame):
            self.write(f"environment.calculate({operator!r}, ")
            self.visit(node.left, frame)
            self.write(", ")
            self.visit(node.right, frame)
            self.write(")")

        return visit

    visit_Add, visit_Sub, visit_Mul, visit_Div, visit_FloorDiv, visit_Mod = map(binary, ["+", "-", "*", "/", "//", "%"])

    def visit_Neg(self, node, frame):
        self.write("environment.negate(")
        self.visit(node.node, frame)
        self.write(")")

    def visit_Concat(self, node, frame):
        self.write("environment.concatenate([")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write("])")

    def _output_child_to_const(self, node, frame, finalize):
        if isinstance(node, nodes.TemplateData):
            return super()._output_child_to_const(node, frame, finalize)
        raise nodes.Impossible()

    def visit_CondExpr(self, node, frame):
        self.write("(")
        self.visit(node.expr1, frame)
        self.write(" if ")
        self.visit(node.test, frame)
        self.write(" else ")
        if node.expr2 is None:
            self.write("None")
        else:
            self.visit(node.expr2, frame)
        self.write(")")


def can_be_missing(node):
    return isinstance(node, (nodes.Name, nodes.Getattr, nodes.Getitem))


class Environment(jinja2.Environment):
    code_generator_class = Compiler
    hard = staticmethod(hard)
    compare_all = staticmethod(compare_all)
    calculate = staticmethod(calculate)
    negate = staticmethod(negate)

    def __init__(self, files):
        super().__init__(
            undefined=jinja2.StrictUndefined,
            finalize=printed,
            keep_trailing_newline=True,
            loader=jinja2.DictLoader(files),
            extensions=["jinja2.ext.loopcontrols"],
            optimized=False,
            cache_size=0,
        )
        self.filters.update(FILTERS)
        self.tests.update(TESTS)
        self.globals["range"] = lambda *arguments: list(range(*arguments))

    @staticmethod
    def concatenate(parts):
        return "".join(printed(part) for part in parts)

    def member(self, forgives, base, name):
        if isinstance(base, jinja2.Undefined):
            return base if forgives else hard(base)
        if isinstance(base, dict) and name in base:
            return base[name]
        if isinstance(base, list) and name in ("first", "last", "count"):
            return len(base) if name == "count" else (base[0 if name == "first" else -1] if base else None)
        if type(base).__module__ != "builtins" and not name.startswith("_"):
            # `loop`, and imported files.
            value = super().getattr(base, name)
            return value if forgives else hard(value)
        missing = self.undefined(name=name)
        return missing if forgives else hard(missing)

    def element(self, forgives, base, index):
        if isinstance(base, jinja2.Undefined) and forgives:
            return base
        index = index()
        try:
            if isinstance(base, dict) and isinstance(index, str):
                return base[index]
            if isinstance(base, (str, list)) and isinstance(index, int) and not isinstance(index, bool):
                return base[index]
        except LookupError:
            pass
        else:
            if not forgives:
                raise Refused("index")
        missing = self.undefined(name=str(index))
        return missing if forgives else hard(missing)


def text(value):
    if not isinstance(value, str):
        raise Refused("no string")
    return value


def items(value):
    if not isinstance(value, list):
        raise Refused("no list")
    return value


def default(input, value=""):
    return value if input is None or isinstance(input, jinja2.Undefined) else input


def replace(value, old, new):
    if not text(old):
        raise Refused("empty")
    return text(value).replace(old, text(new))


def split(value, separator=" "):
    if not text(separator):
        raise Refused("empty")
    return text(value).split(separator)


def join(value, separator=""):
    return text(separator).join(printed(item) for item in items(value))


def indent(value, width=4, first=False):
    text(value)
    if isinstance(width, bool) or not isinstance(width, (int, str)) or not isinstance(first, bool):
        raise Refused("indentation")
    if isinstance(width, int) and not 0 <= width <= 1000:
        raise Refused("indentation")
    blanks = width if isinstance(width, str) else " " * width
    lines = value.split("\n")
    return "\n".join(blanks + line if line.strip(" \t\r") and (first or number) else line for number, line in enumerate(lines))


def sorted_items(value):
    result = []
    for item in items(value):
        place = len(result)
        for other in result:
            order(item, other)
        while place > 0 and order(item, result[place - 1]) < 0:
            place -= 1
        result.insert(place, item)
    return result


def extreme(sign):
    def filter(value):
        best = None
        for index, item in enumerate(items(value)):
            if index == 0 or order(item, best) * sign > 0:
                best = item
        return best

    return filter


def unique(value):
    result = []
    for item in items(value):
        if not any(same(item, other) for other in result):
            result.append(item)
    return result


def select(keeps):
    def filter(value, test=None):
        test = (lambda item: bool(item)) if test is None else TESTS[text(test)]
        return [item for item in items(value) if bool(test(item)) == keeps]

    return filter


def length(value):
    if kind(value) not in ("string", "list", "mapping"):
        raise Refused("length")
    return len(value)


def even(value):
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused("no integer")
    return value % 2 == 0


def empty(value):
    if kind(value) not in ("nil", "string", "list", "mapping"):
        raise Refused("empty")
    return not value


FILTERS = {
    "default": default,
    "upper": lambda value: text(value).upper(),
    "lower": lambda value: text(value).lower(),
    "capitalize": lambda value: text(value)[:1].upper() + text(value)[1:].lower(),
    "trim": lambda value: text(value).strip(),
    "replace": replace,
    "split": split,
    "join": join,
    "indent": indent,
    "first": lambda value: items(value)[0] if items(value) else None,
    "last": lambda value: items(value)[-1] if items(value) else None,
    "length": length,
    "count": length,
    "reversed": lambda value: items(value)[::-1],
    "sorted": sorted_items,
    "unique": unique,
    "min": extreme(-1),
    "max": extreme(1),
    "select": select(True),
    "reject": select(False),
}

TESTS = {
    "defined": lambda value: not isinstance(value, jinja2.Undefined),
    "undefined": lambda value: isinstance(value, jinja2.Undefined),
    "none": lambda value: value is None,
    "string": lambda value: isinstance(value, str),
    "number": lambda value: kind(value) == "number",
    "list": lambda value: isinstance(value, list),
    "mapping": lambda value: isinstance(value, dict),
    "even": even,
    "odd": lambda value: not even(value),
    "empty": empty,
}


def render(source, files, context):
    """Returns the text that Jinja2 renders from a template, or its error."""
    try:
        return Environment(files).from_string(source).render(context), None
    except (jinja2.TemplateError, Refused, TypeError, ValueError, ZeroDivisionError, OverflowError, RecursionError) as error:
        return None, f"{type(error).__name__}: {error}"
