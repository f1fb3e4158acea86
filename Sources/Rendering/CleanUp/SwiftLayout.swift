import Packs
import TemplateEngine

/// The layout of generated Swift: indentation and line length.
package struct SwiftLayout: Sendable, Equatable {
    /// Characters that a line may have.
    package var lineLength = 120
    /// Blanks of one level; templates are written with four.
    package var indentation = 4
}

extension OptionValues {
    /// The layout that the option `indent` asks for.
    var layout: SwiftLayout {
        guard case .integer(let indentation) = self["indent"] else { return SwiftLayout() }
        return SwiftLayout(indentation: Int(indentation))
    }
}
