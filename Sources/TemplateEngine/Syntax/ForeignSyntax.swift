/// Help for tags, filters and words of other template languages.
enum ForeignSyntax {
    /// Help for tags of Stencil, StencilSwiftKit, Jinja2, Liquid and others.
    static let tags = [
        "empty": "write `else`",
        "foreach": "write `for`",
        "elseif": "write `elif`",
        "elsif": "write `elif`",
        "endifnot": "write `endif`",
        "comment": "write `{# … #}`",
        "verbatim": "write `raw`",
        "assign": "write `set`",
        "from": "write `import \"file\" as name`, and call `name.macro(…)`",
        "switch": "write `if … elif … else`",
        "case": "write `if … elif … else`",
        "map": "write `{% set names = items | map(\"name\") %}`, or a `for` loop with `sep`",
        "now": "pass the date as an option: templates can't read the clock",
        "endcall": "`call` has no body; pass the text as an argument",
    ]

    /// Returns the tags that belong to an unknown tag, such as its end tag. They are not reported.
    static func parts(of tag: String) -> [String] {
        ["end\(tag)"] + (["switch": ["case", "default"], "case": ["when"]][tag] ?? [])
    }

    /// Help for tests of Jinja2.
    static let tests = [
        "divisibleby": "write `n % 2 == 0`", "eq": "write `==`", "equalto": "write `==`", "sameas": "write `==`",
        "nil": "write `none`", "null": "write `none`",
    ]

    /// The tests of Jinja2 after which an operand may follow without parentheses.
    static let testsWithOperand = ["divisibleby", "eq", "equalto", "sameas"]

    /// Help for unknown filters that exist in other template languages.
    static let filters: [String: String] = [
        "snakeToCamelCase": "write `camelCase` or `pascalCase`",
        "camelToSnakeCase": "write `snakeCase`",
        "lowerFirstWord": "write `camelCase`",
        "titlecase": "write `upperFirst` or `titleCase`",
        "title": "write `titleCase`",
        "capitalized": "write `capitalize`",
        "removeNewlines": "write `lines | join`",
        "escapeReservedKeywords": "write `swiftIdentifier`",
        "stringEscape": "write `swiftString`",
        "escape": "write `xmlEscaped`",
        "tojson": "write `json`",
        "sort": "write `sorted`",
        "sortedBy": "write `sorted`",
        "sortedDescending": "write `sorted | reversed`",
        "sortedValuesByKeys": "write `for key, value in mapping`: mappings keep their order",
        "toArray": "leave it out",
        "groupby": "write `groupBy`",
        "reverse": "write `reversed`",
        "selectattr": "write `where`",
        "filter": "write `select`, `reject` or `where`",
        "size": "write `count`",
        "isEmpty": "write `value is empty`",
        "basename": "write `split(\"/\") | last`",
        "dirname": "write `path | removeSuffix(\"/\" ~ (path | split(\"/\") | last))`",
        "hexToInt": "write `0x` before the value: Swift reads it as a number",
        "int255toFloat": "write `value / 255`",
        "percent": "write `value * 100 ~ \"%\"`",
    ].merging(conditions.mapValues { "write a condition on a member: `for item in items where item.\($0)`" }) { $1 }

    /// The filters of Sourcery that select items of a list.
    private static let conditions = [
        "class": "kind == \"class\"", "enum": "kind == \"enum\"", "struct": "kind == \"struct\"",
        "static": "isStatic", "initializer": "isInitializer", "annotated": "annotations.Name is defined",
        "based": "based.Name is defined", "implements": "implements.Name is defined",
        "inherits": "inherits.Name is defined",
    ]

    /// Help for words that are values in other languages.
    static let words = [
        "none": "nil", "None": "nil", "null": "nil", "True": "true", "False": "false",
    ].mapValues { "write `\($0)`" }

    /// Returns help for `indent:2," ",true`. In Stencil, the arguments are the width, the text to repeat, and whether to indent the first line.
    static func indent(_ arguments: [Expression]) -> String? {
        guard arguments.count >= 2, case .literal(.integer(let width)) = arguments[0].kind, 0...100 ~= width,
            case .literal(.string(let unit)) = arguments[1].kind
        else { return nil }
        let repeated = String(repeating: unit == "\t" ? "\\t" : unit, count: Int(width))
        let prefix = unit == " " ? "\(width)" : "\"\(repeated)\""
        let isFirst = arguments.dropFirst(2).contains {
            if case .literal(.boolean(true)) = $0.kind { true } else { false }
        }
        return "write `indent(\(prefix)\(isFirst ? ", first: true" : ""))`"
    }
}

extension ExpressionParser {
    /// The rest of the tag or bracket, split at white space. Stencil separates arguments in this way.
    var wordsOfRest: [String] {
        var words: [Range<Int>] = []
        var level = 0
        for token in tokens[cursor...].prefix(while: { $0.kind != .end }) {
            switch token.kind {
            case .leftParenthesis, .leftBracket, .leftBrace: level += 1
            case .rightParenthesis, .rightBracket, .rightBrace: level -= 1
            default: break
            }
            if level < 0 { break }
            if let last = words.last, last.upperBound == token.range.lowerBound {
                words[words.count - 1] = last.lowerBound..<token.range.upperBound
            } else {
                words.append(token.range)
            }
        }
        return words.map { text.string($0) }
    }
}
