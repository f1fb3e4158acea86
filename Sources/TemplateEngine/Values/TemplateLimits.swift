/// Where a template that would go on for ever, or grow without end, is stopped with a diagnostic.
package struct TemplateLimits: Sendable {
    /// Levels of tags and operators inside each other, included files and called macros counted with them.
    package var depth = 300
    /// Tags, or brackets, inside each other in one file; and files that use one another in a chain.
    package var sourceDepth = 50
    /// Levels of operators in one expression.
    package var expressionDepth = 100
    /// Levels of lists and mappings that a template makes.
    package var valueDepth = 100
    /// Parts of a compiled template, each include counted again.
    package var programSize = 1_000_000
    /// Iterations and calls, one that does much counted by how much it does, and filters and copies by what they handle.
    package var work = 20_000_000
    /// Items of a list or mapping that a template makes, their own items included.
    package var items = 1_000_000
    /// Bytes of the output, and of any text on the way to it.
    package var outputBytes = 16 << 20

    package init() {}
}
