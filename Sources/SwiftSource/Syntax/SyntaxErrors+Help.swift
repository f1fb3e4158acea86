import Support
import SwiftDiagnostics
import SwiftSyntax

extension SyntaxErrors {
    /// Returns the help for an error; the parser's own fix-it if no help of ours fits.
    func help(for found: Diagnostic, _ message: String) -> String? {
        if let help = helpForType(found, message) ?? helpForString(found) { return help }
        if source.place == .protocolBody, let help = helpForMember(found, message) { return help }
        if message.hasPrefix("consecutive statements on a line") {
            return "look for a misspelled word on this line, or write two lines"
        }
        if message.hasPrefix("expected pattern") { return "write a name here" }
        return found.fixIts.first.map { Self.inBackticks($0.message.message) }
    }

    private func helpForMember(_ found: Diagnostic, _ message: String) -> String? {
        let (before, after) = line(around: found.position)
        if after.hasPrefix("::") { return "write one `:`" }
        if message == "unexpected `throws` keyword in protocol" {
            return "write it after `)`, as in `func load() throws`"
        }
        // The parser reads `async` as a part of the function above.
        if message.hasPrefix("consecutive declarations"), before == "async" {
            return after.contains("func ")
                ? "write `async` after `)`, as in `func load() async`" : "write `{ get async }`"
        }
        if message == "expected `func` in function", let sign = after.first, "+-".contains(sign) {
            return "write it in Swift, as in `func load(page: Int)`"
        }
        guard message.hasPrefix("unexpected code") else { return nil }
        if let help = helpAfterParameters(word(at: found.position), before, after) { return help }
        if message.hasSuffix("in protocol") { return helpForDeclaration(word(at: found.position), after) }
        return message.hasSuffix("in variable")
            ? "write `{ get }` or `{ get set }`; effects follow `get`: `{ get async throws }`" : nil
    }

    /// Returns the help for code after the parameters of a function; nil if the code is something else.
    private func helpAfterParameters(_ word: String, _ before: String, _ after: String) -> String? {
        guard before.contains("func "), before.contains(")") else { return nil }
        if [")", "]", "}"].contains(word) { return "remove it, or write the matching bracket" }
        if let effect = Spelling.nearest(to: word, in: ["async", "throws"]) { return "did you mean `\(effect)`?" }
        guard before.count(where: { $0 == "(" }) == before.count(where: { $0 == ")" }) else {
            return after.prefixMatch(of: /[-=~]+>|→/).map { "write `->` in place of `\($0.output)`" }
        }
        let end = before[(before.lastIndex(of: ")") ?? before.startIndex)...]
        guard !end.contains("->") else { return nil }
        let name = after.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        if end.hasSuffix("throws"), !name.isEmpty, name.hasSuffix("Error") || after.contains("->") {
            return "write `throws(\(name))`"
        }
        let type = after.drop { ":=-~>→ ".contains($0) }
        guard let first = type.first, first.isLetter || "[(".contains(first) else { return nil }
        // A lowercase word alone is more likely another mistake than the name of a type.
        let isType = type.count < after.count || !first.isLowercase
        return isType && (first == "(" || !type.contains("->"))
            ? "write `->` before the type of the result: `-> \(type)`" : nil
    }

    /// Returns the help for code that is not the beginning of a member.
    private func helpForDeclaration(_ word: String, _ text: String) -> String {
        let keyword = Spelling.nearest(to: word, in: Self.introducers)
        // `void load(…)`, `function load(…)`
        if keyword != "func", !Self.statements.contains(word), !text.contains("func "),
            let match = text.prefixMatch(of: /(?:\w+ )+(\w+)\(/)
        {
            return "write `func \(match.1)(…)`"
        }
        return keyword.map { "did you mean `\($0)`?" }
            ?? "a protocol can have functions, properties, subscripts, initializers and associated types"
    }

    private static let introducers = [
        "func", "var", "subscript", "init", "associatedtype", "typealias", "static", "mutating",
    ]

    private static let statements = ["return", "throw", "try", "await", "if", "guard", "while", "switch", "repeat"]

    private func helpForType(_ found: Diagnostic, _ message: String) -> String? {
        switch message {
        case "expected `(` to start function type":
            let function = found.node.ancestorOrSelf { $0.as(FunctionTypeSyntax.self) }
            return function.map { "write `\($0.oneLine(.fixedUp))`" }
        case "expected `>` to end generic argument clause":
            let (_, after) = line(around: found.position)
            guard after.first?.isLetter ?? false, after.contains(">") else { return nil }
            return "write `,` before `\(after.prefix { $0.isLetter || $0.isNumber })`"
        case _ where message.hasPrefix("unexpected code `,") && message.hasSuffix("in array type"):
            guard let array = found.node.ancestorOrSelf(mapping: { $0.as(ArrayTypeSyntax.self) }) else { return nil }
            let elements = "\(array.element.oneLine), \(found.node.oneLine.drop { ", ".contains($0) })"
            return "for a dictionary, write `:` in place of `,`; for a tuple, write `(\(elements))`"
        case _ where message.hasPrefix("unexpected code `["), "expected `=` in variable":
            let (_, after) = line(around: found.position)
            guard let token = source.tree.token(at: found.position), token.tokenKind == .leftSquare,
                let name = token.previousToken(viewMode: .sourceAccurate), name.trailingTrivia.isEmpty,
                case .identifier = name.tokenKind
            else { return nil }
            let isVariable = message.hasPrefix("expected")
            let brackets = isVariable ? String(after.prefix { $0 != "{" }).trimmingBlanks[...] : found.node.oneLine[...]
            return Self.type(name.text, with: brackets).map { "write `\($0)`" }
        default: return nil
        }
    }

    /// Returns the Swift type that another language writes as `Array[Int]` or `Int[]`; nil if that isn't clear.
    ///
    /// - Parameter brackets: what follows the name, with a `?` or a default value if there is one.
    static func type(_ name: String, with brackets: some StringProtocol) -> String? {
        let pattern = /(?:((?:\[\])+)|\[((?:[^=\[\]]|\[[^=\[\]]*\])+)\])(\??(?: *=.*)?)/
        guard let (_, pairs, arguments, rest) = String(brackets).wholeMatch(of: pattern)?.output else { return nil }
        if let arguments { return "\(name)<\(arguments.replacing(":", with: ","))>\(rest)" }
        let depth = (pairs?.count ?? 0) / 2
        return String(repeating: "[", count: depth) + name + String(repeating: "]", count: depth) + rest
    }

    private func helpForString(_ found: Diagnostic) -> String? {
        guard found.message.hasPrefix("Single-quoted"),
            let string = found.node.ancestorOrSelf(mapping: { $0.as(StringLiteralExprSyntax.self) })
        else { return nil }
        return "write `\"\(string.segments.trimmedDescription)\"`"
    }

    private func word(at position: AbsolutePosition) -> String {
        source.tree.token(at: position)?.text ?? ""
    }
}
