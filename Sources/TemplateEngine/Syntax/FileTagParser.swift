import Diagnostics
import Support

extension TemplateParser {
    mutating func parseMacro(_ piece: Piece) {
        let head = read { expressions in
            let name = try expressions.parseNewName("the name of the macro")
            if name.text == "range" { expressions.rangeIsMacro = true }
            if expressions.token.kind != .leftParenthesis {
                let parameters = expressions.wordsOfRest.joined(separator: ", ")
                throw expressions.unexpected("`(`", help: "write `{% macro \(name.text)(\(parameters)) %}`")
            }
            return (name, try expressions.parseParameters())
        }
        let body = parseBody(.macro, piece)
        guard let (name, parameters) = head else { return }
        if !macroNames.insert(name.text).inserted {
            report(.templateNameTwice, "duplicate macro `\(name.text)`", at: name.range)
        }
        syntax.macros.append(Macro(name: name, parameters: parameters, body: body))
    }

    mutating func parseBlock(_ piece: Piece, _ index: Int) -> Statement.Kind? {
        let name = read { try $0.parseNewName("the name of the block") }
        if let name {
            if openTags.contains(where: { $0.name == .macro }) {
                report(.templateTagMisplaced, "`block` inside `macro`", at: piece.range)
            }
            if !blockNames.insert(name.text).inserted {
                report(.templateNameTwice, "duplicate block `\(name.text)`", at: name.range)
            }
        }
        let body = parseBody(.block, piece)
        guard let name else { return nil }
        let block = Block(name: name, body: body, place: layout.blockPlaces[index])
        syntax.blocks.append(block)
        return .block(block)
    }

    mutating func parseExtends(_ piece: Piece, _ index: Int) {
        let file = read { try $0.parseFileName() }
        let isFirst = pieces[..<index].allSatisfy { piece in
            piece.kind == .comment || piece.isText && text.bytes[piece.range].allSatisfy(\.isWhiteSpace)
        }
        if !isFirst {
            let help = "move it to the beginning of the file"
            report(.templateTagMisplaced, "`extends` is not at the beginning of the file", at: piece.range, help: help)
        } else {
            syntax.parent = file
        }
    }

    mutating func parseImport() -> Statement.Kind? {
        let head = read { expressions in
            let file = try expressions.parseFileName()
            guard expressions.accept(word: "as") else {
                throw expressions.unexpected("`as`", help: "write `as name`, and call `name.macro(…)`")
            }
            return (file, try expressions.parseNewName("a name for the file"))
        }
        guard let (file, name) = head else { return nil }
        if let other = syntax.imports.first(where: { $0.name.text == name.text }), other.file.text != file.text {
            report(.templateNameTwice, "duplicate import name `\(name.text)`", at: name.range)
        }
        syntax.imports.append((file, name))
        return .importing(file, as: name)
    }

    mutating func parseInclude() -> Statement.Kind? {
        let kind: Statement.Kind? = read { expressions in
            let file = try expressions.parseFileName()
            let values = expressions.accept(word: "with") ? try expressions.parseNamedValues() : []
            let isOnly = expressions.accept(word: "only")
            if expressions.token.kind == .name {
                let help =
                    expressions.isWord("ignore") ? "the template must exist" : "pass values with `with {name: value}`"
                throw expressions.unexpected("the end of the tag", help: help)
            }
            return .include(file, values: values, isOnly: isOnly)
        }
        if case .include(let file, _, _) = kind { syntax.includes.append(file) }
        return kind
    }

    /// Returns the statements that set variables. In a template with `extends`, other code outside of blocks is an error, because it would print
    /// nothing.
    mutating func settings(in statements: [Statement]) -> [Statement] {
        statements.flatMap { statement in
            switch statement.kind {
            case .set, .setBody, .importing: return [statement]
            case .outputLine(_, let body): return settings(in: body)
            case .block: break
            case .text where text.bytes[statement.range].allSatisfy(\.isWhiteSpace): break
            default:
                let message =
                    "outside of its blocks, a template with `extends` can only have `set`, `import`, `macro` and comments"
                let range = statement.range.trimming { text.bytes[$0].isWhiteSpace }
                report(.templateTagMisplaced, message, at: range, help: "move this into a block")
            }
            return []
        }
    }
}

extension ExpressionParser {
    fileprivate mutating func parseFileName() throws -> Name {
        guard let name = try acceptString() else { throw unexpected("the name of a template in quotes") }
        return name
    }

    /// `{title: x, "rows": y}`
    fileprivate mutating func parseNamedValues() throws -> [(name: Name, value: Expression)] {
        guard token.kind == .leftBrace else { throw unexpected("`{`") }
        return try parsePairs { try $0.acceptString() ?? $0.parseNewName() }.map { ($0.key, $0.value) }
    }

    /// `(a, b = "d")`
    fileprivate mutating func parseParameters() throws -> [Macro.Parameter] {
        try expect(.leftParenthesis)
        var parameters: [Macro.Parameter] = []
        try parseItems(upTo: .rightParenthesis) { parser in
            let name = try parser.parseNewName("the name of a parameter")
            let defaultValue = parser.accept(.assign) ? try parser.parseExpression() : nil
            if parameters.contains(where: { $0.name.text == name.text }) {
                parser.problems.report(.templateNameTwice, "duplicate parameter `\(name.text)`", at: name.range)
            }
            if defaultValue == nil, parameters.last?.defaultValue != nil {
                let message = "`\(name.text)` needs a default value, as the parameter before it has one"
                parser.problems.report(.templateSyntax, message, at: name.range)
            }
            parameters.append(Macro.Parameter(name: name, defaultValue: defaultValue))
        }
        try expect(.rightParenthesis)
        return parameters
    }
}
