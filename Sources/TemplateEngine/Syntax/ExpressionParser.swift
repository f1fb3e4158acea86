import Diagnostics

/// The reason why the rest of a tag isn't read; what it is has been reported.
struct ParseStop: Error {}

/// Reads expressions by recursive descent, the loosest operator first.
struct ExpressionParser {
    let text: TemplateText
    let tokens: [Token]
    let filters: FilterTable
    let limits: TemplateLimits
    var problems: ParseProblems
    /// The token that is read next; `end` tokens are never passed.
    var cursor = 0
    /// Open brackets: inside of them, filters take their arguments in parentheses only.
    var brackets = 0
    private var depth = 0

    init(text: TemplateText, tokens: [Token], filters: FilterTable, limits: TemplateLimits, problems: ParseProblems) {
        self.text = text
        self.tokens = tokens
        self.filters = filters
        self.limits = limits
        self.problems = problems
    }

    mutating func parseExpression() throws(ParseStop) -> Expression {
        var expression = try parseOr()
        while accept(word: "if") {
            let condition = try parseOr()
            let otherwise =
                accept(word: "else") ? try nested { parser throws(ParseStop) in try parser.parseExpression() } : nil
            let parts = [expression, condition] + (otherwise.map { [$0] } ?? [])
            expression = try make(.conditional(condition: condition, then: expression, otherwise: otherwise), of: parts)
        }
        return expression
    }

    /// Anything but a conditional.
    mutating func parseOr() throws(ParseStop) -> Expression {
        var left = try parseAnd()
        while accept(word: "or") {
            let right = try parseAnd()
            left = try make(.or(left, right), of: [left, right])
        }
        return left
    }

    private mutating func parseAnd() throws(ParseStop) -> Expression {
        var left = try parseNot()
        while accept(word: "and") {
            let right = try parseNot()
            left = try make(.and(left, right), of: [left, right])
        }
        return left
    }

    private mutating func parseNot() throws(ParseStop) -> Expression {
        let start = token.range.lowerBound
        guard accept(word: "not") else { return try parseComparison() }
        let operand = try nested { parser throws(ParseStop) in try parser.parseNot() }
        return try make(.not(operand), of: [operand], from: start)
    }

    private mutating func parseComparison() throws(ParseStop) -> Expression {
        let first = try parseCoalescing()
        var rest: [(ComparisonOperator, Expression)] = []
        while let comparison = acceptComparison() {
            rest.append((comparison, try parseCoalescing()))
        }
        return rest.isEmpty ? first : try make(.comparison(first, rest), of: [first] + rest.map(\.1))
    }

    private mutating func acceptComparison() -> ComparisonOperator? {
        let comparison: ComparisonOperator
        switch token.kind {
        case .equal: comparison = .equal
        case .notEqual: comparison = .notEqual
        case .less: comparison = .less
        case .lessOrEqual: comparison = .lessOrEqual
        case .greater: comparison = .greater
        case .greaterOrEqual: comparison = .greaterOrEqual
        case .name where isWord("in"): comparison = .isIn
        case .name where isWord("not") && isWord("in", ahead: 1):
            cursor += 1
            comparison = .isNotIn
        default: return nil
        }
        cursor += 1
        return comparison
    }

    private mutating func parseCoalescing() throws(ParseStop) -> Expression {
        let left = try parseSum()
        guard accept(.doubleQuestion) else { return left }
        let right = try nested { parser throws(ParseStop) in try parser.parseCoalescing() }
        return try make(.coalescing(left, right), of: [left, right])
    }

    private mutating func parseSum() throws(ParseStop) -> Expression {
        var left = try parseJoining()
        while let operation = acceptOperator([(.plus, .add), (.minus, .subtract)]) {
            let right = try parseJoining()
            left = try make(.calculation(operation, left, right), of: [left, right])
        }
        return left
    }

    private mutating func parseJoining() throws(ParseStop) -> Expression {
        var left = try parseProduct()
        while accept(.tilde) {
            let right = try parseProduct()
            left = try make(.joining(left, right), of: [left, right])
        }
        return left
    }

    private mutating func parseProduct() throws(ParseStop) -> Expression {
        var left = try parseFiltered()
        while let operation = acceptOperator([
            (.star, .multiply), (.slash, .divide), (.doubleSlash, .floorDivide), (.percent, .remainder),
        ]) {
            let right = try parseFiltered()
            left = try make(.calculation(operation, left, right), of: [left, right])
        }
        return left
    }

    private mutating func acceptOperator(_ operators: [(Token.Kind, BinaryOperator)]) -> BinaryOperator? {
        guard let found = operators.first(where: { $0.0 == token.kind }) else { return nil }
        cursor += 1
        return found.1
    }

    private mutating func parseFiltered() throws(ParseStop) -> Expression {
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

    private mutating func parseTest(of expression: Expression) throws(ParseStop) -> Expression {
        let isNegated = accept(word: "not")
        let name = token
        guard name.kind == .name else { throw unexpected("the name of a test") }
        cursor += 1
        let written = text.string(name.range)
        guard let test = ValueTest(rawValue: written) else {
            let names = ValueTest.allCases.map(\.rawValue)
            problems.report(
                .templateTestUnknown,
                "unknown test `\(written)`",
                at: name.range,
                help: Suggestion.help(for: written, among: names)
            )
            return expression
        }
        return try make(.test(expression, test, isNegated: isNegated), of: [expression], to: name.range.upperBound)
    }

    private mutating func parseUnary() throws(ParseStop) -> Expression {
        let start = token.range.lowerBound
        guard accept(.minus) else { return try parsePostfix() }
        if token.kind == .integer, let value = negativeLiteral() {
            cursor += 1
            return try make(.literal(value), of: [], from: start)
        }
        let operand = try nested { parser throws(ParseStop) in try parser.parseUnary() }
        return try make(.negation(operand), of: [operand], from: start)
    }

    /// The least Int64 has no positive counterpart to negate.
    private func negativeLiteral() -> TemplateValue? {
        text.string(token.range) == "9223372036854775808" ? .integer(.min) : nil
    }
}

extension ExpressionParser {
    var token: Token {
        tokens[cursor]
    }

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

    mutating func expect(_ kind: Token.Kind, _ written: String) throws(ParseStop) {
        if !accept(kind) { throw unexpected("`\(written)`") }
    }

    /// Reports that something else was expected than the token at the cursor.
    mutating func unexpected(_ expected: String, help: String? = nil) -> ParseStop {
        if token.kind != .invalid {
            let isEnd = token.kind == .end
            let found = isEnd ? "the end of the tag" : "`\(text.string(token.range))`"
            let last = cursor > 0 ? tokens[cursor - 1].range : token.range
            // What is missing at the end of a tag is missing behind its last word.
            let range = isEnd && !last.isEmpty ? last.upperBound..<last.upperBound : token.range
            problems.report(.templateSyntax, "expected \(expected), found \(found)", at: range, help: help)
        }
        return ParseStop()
    }

    /// One level deeper: what calls itself is stopped in time.
    mutating func nested<Result>(_ parse: (inout ExpressionParser) throws(ParseStop) -> Result) throws(ParseStop)
        -> Result
    {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.sourceDepth else { throw tooDeep(token.range, limits.sourceDepth) }
        return try parse(&self)
    }

    func make(_ kind: Expression.Kind) -> Expression {
        Expression(kind: kind, range: tokens[cursor - 1].range, depth: 1)
    }

    /// An expression that reaches from its first part, or `from`, to the last token that was read.
    mutating func make(_ kind: Expression.Kind, of parts: [Expression], from start: Int? = nil, to end: Int? = nil)
        throws(ParseStop) -> Expression
    {
        let range = (start ?? parts[0].range.lowerBound)..<(end ?? tokens[cursor - 1].range.upperBound)
        let depth = parts.reduce(0) { max($0, $1.depth) } + 1
        guard depth <= limits.expressionDepth else { throw tooDeep(range, limits.expressionDepth) }
        return Expression(kind: kind, range: range, depth: depth)
    }

    private mutating func tooDeep(_ range: Range<Int>, _ limit: Int) -> ParseStop {
        problems.report(
            .templateLimit,
            "the expression has more than \(limit) levels",
            at: range,
            help: "give parts of it names with `set`"
        )
        return ParseStop()
    }
}

extension ExpressionParser {
    /// The only expression of a text; nil if it has errors, which have been reported.
    mutating func parseWhole() -> Expression? {
        do {
            let expression = try parseExpression()
            if token.kind != .end { throw unexpected("the end of the expression") }
            return expression
        } catch {
            return nil
        }
    }
}
