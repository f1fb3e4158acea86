/// The layout of generated Swift: indentation and line length.
package struct SwiftLayout: Sendable, Equatable {
    /// Characters that a line may have.
    package var lineLength = 120
    /// Blanks of one level; templates are written with four.
    package var indentation = 4

    package init(lineLength: Int = 120, indentation: Int = 4) {
        self.lineLength = lineLength
        self.indentation = indentation
    }
}
