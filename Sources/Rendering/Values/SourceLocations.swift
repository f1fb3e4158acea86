import Diagnostics
import SwiftSource

/// The lines of a spec to which the compiler maps lines of a generated file, through `#sourceLocation`.
struct SourceLocations {
    /// The line to which the compiler maps the next line; nil if a `#sourceLocation` is necessary.
    private var next: Int?
    private(set) var isUsed = false

    /// Advances over text that is at `line` in the spec.
    ///
    /// - Returns: the line, if a `#sourceLocation` is necessary.
    mutating func add(at line: Int, count: Int) -> Int? {
        defer { next = line + count }
        isUsed = true
        return next == line ? nil : line
    }

    mutating func skip(_ count: Int) {
        next = next.map { $0 + count }
    }

    /// Makes a `#sourceLocation` necessary for the next line, because the file may have other lines than the spec.
    mutating func lose() {
        next = nil
    }

    mutating func add(_ member: MemberDeclaration) -> Int? {
        let declaration = member.source.declaration
        let documentation = member.docComment.count
        let line = max(1, member.source.range.startPosition.line - documentation)
        let told = add(at: line, count: documentation + declaration.count)
        // With deep indentation, such a line may be broken.
        if declaration.contains(where: { $0.utf8.count > SwiftLayout.defaultLineLength - 32 }) { lose() }
        return told
    }

    mutating func add(_ value: SwiftExpression) -> Int? {
        let told = add(at: value.range.startPosition.line, count: value.text.count { $0.isNewline } + 1)
        if value.text.utf8.count > SwiftLayout.defaultLineLength / 2 { lose() }
        return told
    }
}
