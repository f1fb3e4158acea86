import Diagnostics

/// Where a part of a compiled template was written.
struct Place: Sendable {
    /// In `Program.uses`.
    let use: Int
    let range: Range<Int>
}

/// One use of a file: a file that is included twice has two.
struct FileUse: Sendable {
    let text: TemplateText
    /// How the file came to be used, the nearest first: `included from a.stencil:3`.
    let notes: [Diagnostic.Note]
}
