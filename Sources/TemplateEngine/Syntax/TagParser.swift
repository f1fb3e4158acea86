import Diagnostics
import Support

extension TemplateParser {
    mutating func parseTag(_ piece: Piece, _ index: Int) -> Statement.Kind? {
        let nameRange = expressions.tokens[piece.tokens.lowerBound].range
        expressions.cursor = piece.tokens.lowerBound
        guard let tag = piece.tag else {
            if expressions.acceptLabel() { return parseLoop(piece) }
            reportUnknown(nameRange)
            return nil
        }
        expressions.cursor += 1
        switch tag {
        case .if, .unless, .ifnot: return parseBranches(tag, piece)
        case .for: return parseLoop(piece)
        case .break, .continue: return parseLeaving(tag, piece)
        case .set: return parseSet(piece)
        case .with: return parseWith(piece)
        case .macro: parseMacro(piece)
        case .call: return parseCall()
        case .include: return parseInclude()
        case .import: return parseImport()
        case .extends: parseExtends(piece, index)
        case .block: return parseBlock(piece, index)
        case .filter, .indent: return parseChangedBody(tag, piece)
        // The text is a separate piece, and the lexer has reported a missing end.
        case .raw: _ = read { _ in }
        case .error: return read { .raise(try $0.parseExpression()) }
        case .elif, .else, .endif, .endunless, .endfor, .endset, .endwith, .endmacro, .endblock, .endfilter, .endindent:
            reportStray(tag, nameRange)
        case .endraw: if isBehindRaw(index) { _ = read { _ in } } else { reportStray(tag, nameRange) }
        }
        return nil
    }

    private mutating func reportUnknown(_ range: Range<Int>) {
        guard expressions.token.kind == .name else {
            _ = expressions.unexpected("the name of a tag")
            return
        }
        let name = text.string(range)
        guard !reportedTags.contains(name) else { return }
        reportedTags.formUnion(ForeignSyntax.parts(of: name))
        let nearest = Spelling.nearest(to: name, in: TagName.allCases.map(\.rawValue))
        let meant = nearest.flatMap(TagName.init(rawValue:))
        if let end = meant?.end { reportedTags.insert(end.rawValue) }
        if let meant, meant.isEnd, let opener = openTags.lastIndex(where: { accepts($0.name, meant) }) {
            openTags[opener].isReported = true
        }
        let endOfOpen = name == "end" ? acceptEndOfOpenTag() : nil
        let help =
            endOfOpen ?? ForeignSyntax.tags[name] ?? Suggestion.help(for: name, among: TagName.allCases.map(\.rawValue))
        report(.templateTagUnknown, "unknown tag `\(name)`", at: range, help: help)
    }

    /// Returns the help for an unknown tag `end`. The innermost open tag then doesn't report its missing end again.
    private mutating func acceptEndOfOpenTag() -> String? {
        guard let opener = openTags.lastIndex(where: { !$0.isReported }) else { return nil }
        openTags[opener].isReported = true
        return openTags[opener].name.end.map { "write `\($0.rawValue)`" }
    }

    private mutating func reportStray(_ tag: TagName, _ range: Range<Int>) {
        guard reportedTags.remove(tag.rawValue) == nil else { return }
        let openers = TagName.allCases.filter {
            tag.isMiddle ? [.if, .unless].contains($0) || tag == .else && $0 == .for : $0.end == tag
        }
        let names = Spelling.alternatives(openers.map(\.rawValue))
        if let innermost = openTags.indices.last { openTags[innermost].isReported = true }
        let innermost = openTags.last?.name
        let inner = innermost.map { "; the open tag is `\($0.rawValue)`" } ?? ""
        let end = tag.isEnd ? innermost?.end : nil
        let help = end.map { "write `\($0.rawValue)`, or remove `\(tag.rawValue)`" }
        report(.templateTagMisplaced, "`\(tag.rawValue)` without \(names)\(inner)", at: range, help: help)
    }

    private mutating func parseBranches(_ tag: TagName, _ piece: Piece) -> Statement.Kind? {
        let start = expressions.tokens[piece.tokens.lowerBound].range.lowerBound
        var condition = read { expressions in
            let condition = try expressions.parseExpression()
            return tag == .if ? condition : try expressions.make(.not(condition), of: [condition], from: start)
        }
        var branches: [(condition: Expression, body: [Statement])] = []
        var otherwise: [Statement] = []
        parseBodies(tag, piece) { middle, body in
            if let middle { condition = middle.condition }
            if middle?.tag == .else {
                otherwise = body
            } else if let condition {
                branches.append((condition, body))
            }
        }
        return .branches(branches, otherwise: otherwise)
    }

    private mutating func parseLoop(_ piece: Piece) -> Statement.Kind? {
        var loop = read { expressions in
            var names = [try expressions.parseNewName()]
            while expressions.accept(.comma) { names.append(try expressions.parseNewName()) }
            if names.count > 2 {
                let message = "a loop has one or two variables, found \(names.count)"
                expressions.problems.report(.templateSyntax, message, at: names[2].range)
            }
            guard expressions.accept(word: "in") else {
                let help = expressions.isWord("of") ? "write `in` instead of `of`" : nil
                throw expressions.unexpected("`in`", help: help)
            }
            let items = try expressions.parseOr()
            expressions.notePairs(names, of: items)
            if expressions.isWord("if") {
                throw expressions.unexpected("the end of the tag", help: "write the condition as `where …`")
            }
            let condition = expressions.accept(word: "where") ? try expressions.parseExpression() : nil
            let separator = expressions.accept(word: "sep") ? try expressions.parseExpression() : nil
            if expressions.isWord("where") {
                throw expressions.unexpected("the end of the tag", help: "put `where` before `sep`")
            }
            return Loop(names: names, items: items, condition: condition, separator: separator)
        }
        parseBodies(.for, piece) { middle, statements in
            if middle == nil { loop?.body = statements } else { loop?.otherwise = statements }
        }
        return loop.map { .loop($0) }
    }

    private mutating func parseLeaving(_ tag: TagName, _ piece: Piece) -> Statement.Kind? {
        _ = read { expressions in
            guard expressions.token.kind == .name else { return }
            let condition = expressions.isWord("if") ? expressions.wordsOfRest.joined(separator: " ") : nil
            let help =
                condition.map { "write `{% \($0) %}{% \(tag.rawValue) %}{% endif %}`" }
                ?? "`\(tag.rawValue)` is for the innermost loop: put that loop into a macro, or use `where`"
            throw expressions.unexpected("the end of the tag", help: help)
        }
        let isInLoop = openTags.last { [.for, .macro, .block].contains($0.name) }?.name == .for
        if !isInLoop { report(.templateTagMisplaced, "`\(tag.rawValue)` outside of `for`", at: piece.range) }
        return .leaveLoop(forGood: tag == .break)
    }

    private mutating func parseSet(_ piece: Piece) -> Statement.Kind? {
        if !openTags.contains(where: { $0.name == .macro }) { syntax.setsVariables = true }
        guard piece.beginsBody else {
            return read { expressions in
                let name = try expressions.parseNewName()
                if [.name, .string, .integer, .decimal].contains(expressions.token.kind) {
                    let value = expressions.wordsOfRest.joined(separator: " ")
                    throw expressions.unexpected("`=`", help: "write `{% set \(name.text) = \(value) %}`")
                }
                try expressions.expect(.assign)
                return .set(name, try expressions.parseExpression())
            }
        }
        let name = read { try $0.parseNewName() }
        let body = parseBody(.set, piece)
        return name.map { .setBody($0, body) }
    }

    private mutating func parseWith(_ piece: Piece) -> Statement.Kind? {
        let values = read { expressions in
            try expressions.parseItems(upTo: .end) { expressions in
                let name = try expressions.parseNewName()
                try expressions.expect(.assign)
                return (name: name, value: try expressions.parseExpression())
            }
        }
        let body = parseBody(.with, piece)
        return values.map { .with($0, body) }
    }

    private mutating func parseCall() -> Statement.Kind? {
        read { expressions in
            let call = try expressions.parsePostfix()
            guard case .call = call.kind else {
                switch call.kind {
                case .name, .member: break
                default:
                    let (message, help) = ("expected a macro after `call`", "write the name of a macro")
                    expressions.problems.report(.templateMacroUnknown, message, at: call.range, help: help)
                    throw ParseStop()
                }
                let arguments = expressions.wordsOfRest.joined(separator: ", ")
                let help = "write `{{ \(expressions.text.string(call.range))(\(arguments)) }}`"
                throw expressions.unexpected("the arguments of a macro, in parentheses", help: help)
            }
            return .output(call)
        }
    }

    private mutating func parseChangedBody(_ tag: TagName, _ piece: Piece) -> Statement.Kind? {
        let filters = read { expressions in
            if tag == .indent { return [try expressions.parseIndentation()] }
            var filters = [try expressions.parseFilter()]
            while expressions.accept(.pipe) { filters.append(try expressions.parseFilter()) }
            return filters.compactMap { $0 }
        }
        let body = parseBody(tag, piece)
        return filters.map { .filterBody($0, body) }
    }
}

extension ExpressionParser {
    /// Parses the width of the tag `indent`. Returns the filter `indent` with this width.
    fileprivate mutating func parseIndentation() throws -> FilterUse {
        let width = try parseExpression()
        let first = Expression(kind: .literal(.boolean(true)), range: width.range, depth: 1)
        return FilterUse(filter: TextFilters.indent, arguments: [width, first], range: width.range)
    }

    /// Reads and reports a label of a loop, as in Stencil's `outer: for`.
    fileprivate mutating func acceptLabel() -> Bool {
        guard cursor + 2 < tokens.count, tokens[cursor + 1].kind == .colon, isWord("for", ahead: 2)
        else { return false }
        let label = text.string(token.range)
        problems.report(.templateSyntax, "loops have no labels", at: token.range, help: "remove `\(label):`")
        cursor += 3
        return true
    }

    mutating func parseNewName(_ expected: String = "the name of a variable") throws -> Name {
        let name = text.string(token.range)
        guard token.kind == .name, !Self.reservedWords.contains(name) else { throw unexpected(expected) }
        cursor += 1
        return Name(text: name, range: tokens[cursor - 1].range)
    }
}
