import Diagnostics
import Support
import SwiftSource

/// The request for a mock in the comments above a protocol, in the syntax of Mockolo or Sourcery.
package struct MockAnnotation: Sendable {
    /// `override: name = FooMock`
    package private(set) var name: String?
    /// `module: prefix = Core`
    package private(set) var module: String?
    /// `typealias: T = AnyObject; U = Int`
    package private(set) var typeAliases: [(name: String, type: String)] = []
    /// The arguments without effect: only the kind, such as `rx`, or the whole argument if the kind is known or missing.
    /// If the `)` is missing, the whole text from the `(`.
    package private(set) var ignored: [String] = []
    /// The properties that Mockolo would make weak.
    package private(set) var weak: [String] = []

    /// Reads comments; nil if no comment asks for a mock.
    ///
    /// - Parameter comments: the lines with their `//` or `/*`.
    package init?(comments: [String]) {
        let lines = comments.map(\.withoutCommentMarks)
        if let line = lines.firstIndex(where: { $0.isAnnotation("@mockable") }) {
            readArguments(of: lines[line...].joined(separator: " ").dropFirst("@mockable".count))
            return
        }
        guard lines.contains(where: \.isSourceryAnnotation) else { return nil }
    }

    /// Returns whether one of the comments is `// sourcery: AutoMockable`.
    static func isOfSourcery(_ comments: [String]) -> Bool {
        comments.contains(where: \.withoutCommentMarks.isSourceryAnnotation)
    }

    private mutating func readArguments(of text: Substring) {
        let text = text.drop { $0 == " " }
        guard text.first == "(" else { return }
        guard let end = text.closingParenthesis else {
            ignored.append(String(text))
            return
        }
        var kind = ""
        for part in text[text.index(after: text.startIndex)..<end].splitOutsideBrackets {
            var rest = part[...]
            if let colon = rest.firstIndex(of: ":"),
                rest[..<colon].trimming(while: \.isWhitespace).allSatisfy(\.isLetter)
            {
                kind = String(rest[..<colon].trimming(while: \.isWhitespace))
                rest = rest[rest.index(after: colon)...]
            }
            let halves = rest.split(separator: "=", maxSplits: 1).map { String($0.trimming(while: \.isWhitespace)) }
            add(kind, halves)
        }
    }

    private mutating func add(_ kind: String, _ halves: [String]) {
        switch (kind, halves.first, halves.count) {
        case ("override", "name", 2) where halves[1].isName: name = halves[1]
        case ("module", "prefix", 2) where halves[1].isName: module = halves[1]
        case ("typealias", .some(let alias), 2) where alias.isName && !halves[1].isEmpty:
            typeAliases.append((alias, halves[1]))
        // `history` changes nothing: every argument is recorded anyway.
        case ("history", _, _), (_, nil, _): break
        case ("", _, _): ignored.append(halves.joined(separator: " = "))
        case ("override", "name", 2), ("module", "prefix", 2), ("typealias", _, 2):
            ignored.append("\(kind): \(halves.joined(separator: " = "))")
        default:
            if kind == "modifiers", halves.last == "weak" { weak.append(halves[0]) }
            if !ignored.contains(kind) { ignored.append(kind) }
        }
    }
}

extension ProtocolDeclaration {
    /// The range of `@mockable` and the rest of its line; the name of the protocol if there is no such comment.
    var annotationRange: SourceRange {
        let texts = comments.lazy.map(\.withoutCommentMarks)
        let file = nameRange.file
        let lineEnd = file.contentRange(ofLine: file.position(at: nameRange.start).line).upperBound
        // The last match is used, because an earlier protocol may have the same comment.
        guard let text = texts.first(where: { $0.isAnnotation("@mockable") }),
            let found = file.bytes[..<lineEnd].ranges(of: text.utf8).last
        else { return nameRange }
        return file.range(found)
    }
}

extension String {
    fileprivate var isName: Bool {
        SwiftIdentifier.isTypeName(self)
    }

    fileprivate var withoutCommentMarks: String {
        let marks: Set<Character> = ["/", "*", " ", "\t", "!"]
        let text = drop(while: marks.contains).trimming(while: \.isWhitespace)
        return String((text.hasSuffix("*/") ? text.dropLast(2) : text).trimming(while: \.isWhitespace))
    }

    fileprivate func isAnnotation(_ annotation: String) -> Bool {
        guard hasPrefix(annotation) else { return false }
        let next = dropFirst(annotation.count).first
        return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }

    /// Whether it contains `sourcery: AutoMockable`, also among other annotations and with a value.
    fileprivate var isSourceryAnnotation: Bool {
        guard hasPrefix("sourcery:") else { return false }
        return dropFirst("sourcery:".count).split(separator: ",").contains { annotation in
            annotation.prefix { $0 != "=" }.trimming(while: \.isWhitespace) == "AutoMockable"
        }
    }
}

extension StringProtocol {
    /// The index of the parenthesis that closes the first one; nil if there is none.
    var closingParenthesis: Index? {
        var depth = 0
        for index in indices {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}

extension Substring {
    /// The parts between the semicolons and commas that are outside brackets.
    fileprivate var splitOutsideBrackets: [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in self {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if depth <= 0, character == ";" || character == "," {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts
    }
}
