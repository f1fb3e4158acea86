import Diagnostics
import SwiftInterface

/// Which lines of a spec the compiler takes the lines of a generated file for, where those are the spec's own text.
struct SpecLines {
    /// The line for which it takes the next one; nil where it must be told.
    private var next: Int?
    private(set) var isUsed = false

    /// Goes past text that stands at `line` in the spec.
    ///
    /// - Returns: the line, where the compiler must be told.
    mutating func add(at line: Int, count: Int) -> Int? {
        defer { next = line + count }
        isUsed = true
        return next == line ? nil : line
    }

    /// Goes past lines whose place nobody asks for.
    mutating func skip(_ count: Int) {
        next = next.map { $0 + count }
    }

    /// The file may have other lines than the spec.
    mutating func lose() {
        next = nil
    }
}

extension SpecLines {
    mutating func add(_ member: InterfaceMember) -> Int? {
        let declaration = member.source.declaration
        let documentation = member.docComment.count
        let line = max(1, member.source.range.startPosition.line - documentation)
        let told = add(at: line, count: documentation + declaration.count)
        // At the deepest indentation it may be broken.
        if declaration.contains(where: { $0.utf8.count > SwiftLayout().lineLength - 32 }) { lose() }
        return told
    }

    mutating func add(_ value: SwiftExpression) -> Int? {
        let told = add(at: value.range.startPosition.line, count: value.text.count { $0.isNewline } + 1)
        if value.text.utf8.count > SwiftLayout().lineLength / 2 { lose() }
        return told
    }
}
