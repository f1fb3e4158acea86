import Diagnostics

/// An error that stops the parsing of a tag. It has already been reported.
struct ParseStop: Error {}

/// A recursive descent parser for expressions. Operators with the lowest precedence come first.
struct ExpressionParser {
    let text: TemplateText
    let tokens: [Token]
    let filters: FilterTable
    let limits: TemplateLimits
    var problems: ParseProblems
    /// Whether to warn about code that has a different meaning in Stencil.
    var reportsHabits = false
    /// True after the definition of a macro with the name `range`. `range(…)` then calls the macro, and not the function.
    var rangeIsMacro = false
    /// The index of the next token. It never moves past an `end` token.
    var cursor = 0
    /// The number of open brackets. Inside brackets, the arguments of filters must be in parentheses.
    var brackets = 0
    /// The name of `end` tokens in messages.
    var nameOfEnd = "the end of the tag"
    /// The number of active calls of `nested`.
    var depth = 0

    init(_ lexer: Lexer, _ filters: FilterTable, _ limits: TemplateLimits) {
        text = lexer.problems.text
        tokens = lexer.tokens
        problems = lexer.problems
        (self.filters, self.limits) = (filters, limits)
    }

    mutating func parseExpression() throws -> Expression {
        var expression = try parseOr()
        while accept(word: "if") {
            let condition = try parseOr()
            let otherwise =
                accept(word: "else") ? try nested { try $0.parseExpression() } : make(.literal(.null))
            let kind = Expression.Kind.conditional(condition: condition, then: expression, otherwise: otherwise)
            expression = try make(kind, of: [expression, condition, otherwise])
        }
        return expression
    }

    /// Parses an expression that is not a conditional (`a if b else c`).
    mutating func parseOr() throws -> Expression {
        try parseConnection("or", endsWith: true) { parser in
            try parser.parseConnection("and", endsWith: false) { try $0.parseNot() }
        }
    }

    private mutating func parseConnection(
        _ word: String,
        endsWith end: Bool,
        _ parseOperand: (inout ExpressionParser) throws -> Expression
    ) throws -> Expression {
        var left = try parseOperand(&self)
        while accept(word: word) {
            let right = try parseOperand(&self)
            left = try make(.connection(left, right, endsWith: end), of: [left, right])
        }
        return left
    }

    private mutating func parseNot() throws -> Expression {
        let start = token.range.lowerBound
        guard accept(word: "not") else { return try parseComparison() }
        let operand = try nested { try $0.parseNot() }
        noteNegation(of: operand, from: start)
        return try make(.not(operand), of: [operand], from: start)
    }

    private mutating func parseComparison() throws -> Expression {
        let first = try parseCoalescing()
        var rest: [(ComparisonOperator, Expression)] = []
        while let comparison = acceptComparison() {
            rest.append((comparison, try parseCoalescing()))
        }
        return rest.isEmpty ? first : try make(.comparison(first, rest), of: [first] + rest.map(\.1))
    }

    private mutating func acceptComparison() -> ComparisonOperator? {
        var comparison = ComparisonOperator(rawValue: token.kind.rawValue)
        if comparison != nil { noteSign() }
        if isWord("in") { comparison = .isIn }
        if isWord("not"), isWord("in", ahead: 1) {
            cursor += 1
            comparison = .isNotIn
        }
        if comparison != nil { cursor += 1 }
        return comparison
    }

    private mutating func parseCoalescing() throws -> Expression {
        let left = try parseCalculation()
        guard accept(.doubleQuestion) else { return left }
        let right = try nested { try $0.parseCoalescing() }
        return try make(.coalescing(left, right), of: [left, right])
    }

    /// The operators of calculations. Those with the lowest precedence come first.
    private static let operators: [[Token.Kind]] = [
        [.plus, .minus], [.tilde], [.star, .slash, .doubleSlash, .percent],
    ]

    private mutating func parseCalculation(_ level: Int = 0) throws -> Expression {
        guard level < Self.operators.count else { return try parseFiltered() }
        var left = try parseCalculation(level + 1)
        while Self.operators[level].contains(token.kind) {
            let operation = BinaryOperator(rawValue: token.kind.rawValue)
            if operation != nil { noteSign() }
            cursor += 1
            let right = try parseCalculation(level + 1)
            let kind: Expression.Kind = operation.map { .calculation($0, left, right) } ?? .joining(left, right)
            left = try make(kind, of: [left, right])
        }
        return left
    }

    private mutating func parseFiltered() throws -> Expression {
        var expression = try parseUnary()
        while true {
            if accept(.pipe) {
                let use = try parseFilter()
                let parts = [expression] + (use?.arguments ?? [])
                guard let use else { continue }
                expression = try make(.filter(expression, use), of: parts, to: use.range.upperBound)
            } else if accept(word: "is") {
                expression = try parseTest(of: expression)
            } else {
                return expression
            }
        }
    }

    private mutating func parseTest(of expression: Expression) throws -> Expression {
        let isNegated = accept(word: "not")
        let name = token
        guard name.kind == .name else { throw unexpected("the name of a test") }
        cursor += 1
        let written = text.string(name.range)
        guard let test = ValueTest(rawValue: written) else {
            let names = ValueTest.allCases.map(\.rawValue)
            let help = ForeignSyntax.tests[written] ?? Suggestion.help(for: written, among: names)
            let message = "unknown test `\(written)` after `\(isNegated ? "is not" : "is")`"
            problems.report(.templateTestUnknown, message, at: name.range, help: help)
            if token.kind == .leftParenthesis {
                _ = try parseArguments()
            } else if ForeignSyntax.testsWithOperand.contains(written) {
                throw ParseStop()
            }
            return expression
        }
        return try make(.test(expression, test, isNegated: isNegated), of: [expression], to: name.range.upperBound)
    }

    mutating func parseUnary() throws -> Expression {
        let start = token.range.lowerBound
        guard accept(.minus) else { return try parsePostfix() }
        let operand = try nested { try $0.parseUnary() }
        return try make(.negation(operand), of: [operand], from: start)
    }
}

extension ExpressionParser {
    var token: Token { tokens[cursor] }

    func isWord(_ word: String, ahead: Int = 0) -> Bool {
        let token = tokens[min(cursor + ahead, tokens.count - 1)]
        return token.kind == .name && text.bytes[token.range].elementsEqual(word.utf8)
    }

    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        cursor += 1
        return true
    }

    mutating func accept(word: String) -> Bool {
        guard isWord(word) else { return false }
        cursor += 1
        return true
    }

    mutating func expect(_ kind: Token.Kind) throws {
        if !accept(kind) { throw unexpected("`\(kind.rawValue)`") }
    }

    mutating func unexpected(_ expected: String, help: String? = nil) -> ParseStop {
        // The lexer may have reported an error right after this token, such as the unclosed string after the `s` in `'it's'`.
        let next = tokens[min(cursor + 1, tokens.count - 1)]
        let isReported = next.kind == .invalid && next.range.lowerBound == token.range.upperBound
        if token.kind != .invalid, !isReported {
            let isEnd = token.kind == .end
            let found = isEnd ? nameOfEnd : "`\(text.string(token.range))`"
            let last = cursor > 0 ? tokens[cursor - 1].range : token.range
            // At the end of a tag, the missing part belongs after the last token.
            let range = isEnd && !last.isEmpty ? last.upperBound..<last.upperBound : token.range
            problems.report(.templateSyntax, "expected \(expected), found \(found)", at: range, help: help)
        }
        return ParseStop()
    }

    /// Parses one level deeper. All recursive calls go through this function, which reports an error if there are too many levels.
    mutating func nested<Result>(_ parse: (inout ExpressionParser) throws -> Result) throws -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.sourceDepth else { throw tooDeep(token.range, limits.sourceDepth) }
        return try parse(&self)
    }

    func make(_ kind: Expression.Kind) -> Expression {
        Expression(kind: kind, range: tokens[cursor - 1].range, depth: 1)
    }

    /// Creates an expression. Its range is from `start`, or its first part, to `end`, or the last token that was read.
    mutating func make(_ kind: Expression.Kind, of parts: [Expression], from start: Int? = nil, to end: Int? = nil)
        throws -> Expression
    {
        let range = (start ?? parts[0].range.lowerBound)..<(end ?? tokens[cursor - 1].range.upperBound)
        let depth = parts.reduce(0) { max($0, $1.depth) } + 1
        guard depth <= limits.expressionDepth else { throw tooDeep(range, limits.expressionDepth) }
        return Expression(kind: kind, range: range, depth: depth)
    }

    private mutating func tooDeep(_ range: Range<Int>, _ limit: Int) -> ParseStop {
        let help = "give parts of it names with `set`"
        problems.report(.templateLimit, "the expression has more than \(limit) levels", at: range, help: help)
        return ParseStop()
    }
}

extension ExpressionParser {
    /// Parses all remaining tokens up to the `end` token. If they have errors, reports them and returns nil.
    mutating func readAll<Result>(_ parse: (inout ExpressionParser) throws -> Result) -> Result? {
        do {
            let result = try parse(&self)
            if token.kind != .end { throw unexpected(nameOfEnd, help: helpForRest) }
            return result
        } catch {
            return nil
        }
    }

    private var helpForRest: String? {
        if token.kind == .assign {
            let sign = text.string(tokens[cursor + 1].range)
            return "to compare, write `\(["<", ">"].contains(sign) ? sign : "=")=`"
        }
        let isElse = cursor > 0 && text.string(tokens[cursor - 1].range) == "else"
        return isElse && isWord("if") ? "write `elif`" : nil
    }
}
