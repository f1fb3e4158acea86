import Support
import SwiftSource
package import TemplateEngine

extension FilterTable {
    /// The filters of the template language, and the filters for Swift code.
    package static let swift = FilterTable.builtIn.adding([
        identifier, swiftIdentifier, swiftString, docComment, areSwiftMembers,
    ])

    private static let identifier = TemplateFilter("identifier") { .string(SwiftIdentifier.name(from: try $0.text())) }

    private static let swiftIdentifier = TemplateFilter(
        "swiftIdentifier",
        parameters: [.init("position", default: "declaration", refusal: refusedPosition)]
    ) { call in
        let name = try call.text()
        let word = try call.text(0)
        guard let position = SwiftIdentifier.Position(rawValue: word) else {
            throw refusedPosition(word) ?? .value("unknown position `\(word)`")
        }
        let parts = position == .type ? name.split(separator: ".", omittingEmptySubsequences: false) : [name[...]]
        guard parts.allSatisfy({ SwiftIdentifier.isIdentifier(String($0)) }) else {
            let help = "write `identifier | swiftIdentifier` to replace what a name can't have"
            throw .value("`\(name)` is not a valid Swift name", help: help)
        }
        return .string(parts.map { SwiftIdentifier.escaped(String($0), in: position) }.joined(separator: "."))
    }

    @Sendable private static func refusedPosition(_ word: String) -> TemplateFailure? {
        guard SwiftIdentifier.Position(rawValue: word) == nil else { return nil }
        let known = SwiftIdentifier.Position.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let help =
            switch word {
            // StencilSwiftKit has these positions.
            case "normal", "valid": "write `identifier | swiftIdentifier`"
            case "pretty": "write `identifier | pascalCase | swiftIdentifier`"
            default: "use one of \(known)"
            }
        return .value("unknown position `\(word)`", help: help)
    }

    private static let swiftString = TemplateFilter(
        "swiftString"
    ) { .string(SwiftStringLiteral.quoting(try $0.text())) }

    private static let areSwiftMembers = TemplateFilter(
        "areSwiftMembers",
        result: .shape(.boolean)
    ) { .boolean(SwiftReader.areMembers(try $0.text())) }

    private static let docComment = TemplateFilter("docComment") { call in
        var lines = try lines(call)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return .string(lines.flatMap(wrapped).map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n"))
    }

    private static func lines(_ call: TemplateFilter.Call) throws -> [String] {
        switch call.input {
        case .null: return []
        case .list(let items):
            return try items.flatMap { item in
                if case .string(let line) = item { return lines(of: line) }
                throw TemplateFailure.kind("expected a list of strings, found \(item.kindName) in it")
            }
        default:
            let text = try call.text()
            return text.isEmpty ? [] : lines(of: text)
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    /// The maximum number of characters after `/// `. Longer lines of documentation comments are broken between words.
    private static let commentWidth = 110

    private static func wrapped(_ line: String) -> [String] {
        guard line.count > commentWidth else { return [line] }
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            if !current.isEmpty, current.count + 1 + word.count > commentWidth {
                lines.append(current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        return lines + [current]
    }
}
