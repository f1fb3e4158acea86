import Diagnostics

extension ExpressionParser {
    /// The words of the language. They can't be used as names.
    static let reservedWords: Set<String> = ["and", "or", "not", "in", "is", "if", "else", "true", "false", "nil"]

    mutating func parsePostfix() throws -> Expression {
        var expression = try parsePrimary()
        while true {
            switch token.kind {
            case .dot, .questionDot: expression = try parseMember(of: expression)
            case .leftBracket:
                let index = try inBrackets(.rightBracket) { try $0.parseExpression() }
                expression = try make(.index(expression, index), of: [expression, index])
            case .leftParenthesis:
                let arguments = try parseArguments()
                if case .name("range") = expression.kind, !rangeIsMacro {
                    expression = try makeRange(arguments, from: expression.range.lowerBound)
                    continue
                }
                expression = try make(.call(expression, arguments), of: [expression] + arguments.expressions)
            default: return expression
            }
        }
    }

    /// Creates a call of the function `range`, which is a filter without an input.
    private mutating func makeRange(_ arguments: Arguments, from start: Int) throws -> Expression {
        let (filter, range) = (ListFilters.range, start..<tokens[cursor - 1].range.upperBound)
        guard let use = use(of: filter, "function `range`", arguments, at: range) else { throw ParseStop() }
        return try make(.filter(make(.literal(.null)), use), of: use.arguments, from: start)
    }

    private mutating func parseMember(of base: Expression) throws -> Expression {
        if tokens[cursor...].prefix(3).allSatisfy({ $0.kind == .dot }) { throw ellipsis(after: base) }
        let isOptional = token.kind == .questionDot
        cursor += 1
        let name = token
        guard name.kind == .name || (name.kind == .integer && !isOptional)
        else { throw unexpected("a name after the dot") }
        cursor += 1
        guard name.kind == .name else {
            let index = try make(.literal(try integer(name)), of: [], from: name.range.lowerBound)
            return try make(.index(base, index), of: [base])
        }
        let written = text.string(name.range)
        return try make(.member(base, written, isOptional: isOptional), of: [base])
    }

    /// Reports a range of Stencil, such as `1...3`.
    private mutating func ellipsis(after base: Expression) -> ParseStop {
        let range = token.range.lowerBound..<tokens[cursor + 2].range.upperBound
        cursor += 3
        let help = "write `range(\(text.string(base.range)), \(wordsOfRest.first ?? "…") + 1)`"
        problems.report(.templateSyntax, "unexpected `...`", at: range, help: help)
        return ParseStop()
    }

    private mutating func parsePrimary() throws -> Expression {
        let start = token
        if start.kind == .string { noteEscapes() }
        if let string = try acceptString() { return make(.literal(.string(string.text))) }
        switch start.kind {
        case .name: return try parseName()
        case .integer:
            cursor += 1
            return make(.literal(try integer(start)))
        case .decimal:
            cursor += 1
            return make(.literal(try decimal(start)))
        case .leftParenthesis:
            let inner = try inBrackets(.rightParenthesis) { try $0.parseExpression() }
            let range = start.range.lowerBound..<tokens[cursor - 1].range.upperBound
            return Expression(kind: inner.kind, range: range, depth: inner.depth)
        case .leftBracket: return try parseList()
        case .leftBrace: return try parseMapping()
        default: throw unexpected("an expression")
        }
    }

    private mutating func parseName() throws -> Expression {
        let name = text.string(token.range)
        let kind: Expression.Kind
        switch name {
        case "true": kind = .literal(.boolean(true))
        case "false": kind = .literal(.boolean(false))
        case "nil": kind = .literal(.null)
        default:
            guard !Self.reservedWords.contains(name) else { throw unexpected("an expression") }
            kind = .name(name)
        }
        cursor += 1
        return make(kind)
    }

    private mutating func integer(_ token: Token) throws -> TemplateValue {
        var digits = text.string(token.range).filter { $0 != "_" }[...]
        var radix = 10
        for (prefix, value) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.lowercased().hasPrefix(prefix) {
            digits = digits.dropFirst(2)
            radix = value
        }
        if let value = Int64(digits, radix: radix) { return .integer(value) }
        problems.report(.templateArithmetic, "the integer is too large or has a wrong digit", at: token.range)
        throw ParseStop()
    }

    private mutating func decimal(_ token: Token) throws -> TemplateValue {
        if let value = Double(text.string(token.range).filter { $0 != "_" }), value.isFinite { return .decimal(value) }
        problems.report(.templateArithmetic, "the decimal is too large", at: token.range)
        throw ParseStop()
    }

    /// Parses an opening bracket, the content, and the closing bracket. In the content, `:` never begins the arguments of a filter.
    private mutating func inBrackets<Result>(
        _ end: Token.Kind,
        _ parse: (inout ExpressionParser) throws -> Result
    ) throws -> Result {
        cursor += 1
        brackets += 1
        defer { brackets -= 1 }
        let result = try nested(parse)
        try expect(end)
        return result
    }

    /// Parses items with commas between them. There can be a comma after the last item.
    @discardableResult
    mutating func parseItems<Item>(
        upTo end: Token.Kind,
        _ parse: (inout ExpressionParser) throws -> Item
    ) throws -> [Item] {
        var items: [Item] = []
        while token.kind != end {
            items.append(try parse(&self))
            guard accept(.comma) else { break }
        }
        return items
    }

    private mutating func parseList() throws -> Expression {
        let start = token.range.lowerBound
        let items = try inBrackets(.rightBracket) {
            try $0.parseItems(upTo: .rightBracket) { try $0.parseExpression() }
        }
        return try make(.list(items), of: items, from: start)
    }

    private mutating func parseMapping() throws -> Expression {
        let start = token.range.lowerBound
        let pairs = try parsePairs { try $0.parseExpression() }
        return try make(.mapping(pairs), of: pairs.flatMap { [$0.key, $0.value] }, from: start)
    }

    /// Parses `{key: value, …}`. `parseKey` parses the keys.
    mutating func parsePairs<Key>(
        _ parseKey: (inout ExpressionParser) throws -> Key
    ) throws -> [(key: Key, value: Expression)] {
        try inBrackets(.rightBrace) { parser in
            try parser.parseItems(upTo: .rightBrace) { parser in
                let key = try parseKey(&parser)
                try parser.expect(.colon)
                return (key, try parser.parseExpression())
            }
        }
    }

    /// `(a, b, name: c)`
    mutating func parseArguments() throws -> Arguments {
        var arguments = Arguments()
        try inBrackets(.rightParenthesis) { parser in
            _ = try parser.parseItems(upTo: .rightParenthesis) { try $0.parseArgument(&arguments) }
        }
        return arguments
    }

    private mutating func parseArgument(_ arguments: inout Arguments) throws {
        let next = tokens[min(cursor + 1, tokens.count - 1)].kind
        let name = token
        if name.kind == .name, next == .assign {
            cursor += 1
            throw unexpected("`:`", help: "write the name of an argument with a colon: `\(text.string(name.range)): …`")
        }
        if name.kind == .name, next == .colon {
            cursor += 2
            arguments.named.append((text.string(name.range), name.range, try parseExpression()))
            return
        }
        let value = try parseExpression()
        if arguments.named.isEmpty {
            arguments.positional.append(value)
        } else {
            problems.report(.templateArguments, "unnamed argument after a named argument", at: value.range)
        }
    }
}
