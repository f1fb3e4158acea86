/// The limits of a template. If a template exceeds one of them, it stops with an error, so that it can't run or grow forever.
package struct TemplateLimits: Sendable {
    /// The maximum number of nested tags and operators, including those of included files and called macros.
    package var depth = 300
    /// The maximum number of nested tags, or nested brackets, in one file. Also the maximum length of a chain of files that use one another.
    package var sourceDepth = 50
    /// The maximum number of nested operators in one expression.
    package var expressionDepth = 100
    /// The maximum number of nested lists and mappings that a template creates.
    package var valueDepth = 100
    /// The maximum number of expressions and statements of a compiled template. A file counts each time that it is included.
    package var programSize = 1_000_000
    /// The maximum number of steps. An iteration or a call counts as one step, or as several if its body is long. Filters and copies of large values
    /// count by the size of the values.
    package var work = 20_000_000
    /// The maximum number of items of a list or mapping that a template creates, including nested items.
    package var items = 1_000_000
    /// The maximum size of the output, and of each string, in bytes.
    package var outputBytes = 16 << 20

    package init() {}
}
