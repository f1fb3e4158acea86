import TemplateEngine

package struct SwiftLayout: Sendable, Equatable {
    /// The maximum number of characters of a line; nil for lines of any length.
    package var lineLength: Int? = Self.defaultLineLength
    /// The spaces of one level; nil to keep the indentation of the templates.
    package var indentation: Int?

    static let defaultLineLength = 120
    static let tabWidth = 4
}

extension SwiftLayout {
    /// Creates the layout for the options `indent` and `lineLength`. If `lineLength` is 0, lines can have any length.
    init(options: TemplateMapping) {
        if case .integer(let indentation) = options["indent"] { self.indentation = Int(indentation) }
        if case .integer(let length) = options["lineLength"] { lineLength = length == 0 ? nil : Int(length) }
    }
}
