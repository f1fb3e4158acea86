package import Diagnostics

/// A name that a type or an expression mentions, with its dots: `Todo.ID`.
package struct NameReference: Sendable {
    package let name: String
    package let range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// What stands before the first dot.
    package var root: Substring {
        name.utf8.firstIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
    }
}
