package import Diagnostics
import YAML

/// The presentation of a screen, as written in its spec.
package enum PresentationSpec: Sendable {
    /// `push` or `tab(0)`.
    case word(LocatedText)
    /// `{tab: 0, title: tabs.todos, image: list.bullet}`.
    case tab(TabSpec)

    /// The word, or the number of the tab.
    package var range: SourceRange {
        switch self {
        case .word(let word): word.range
        case .tab(let tab): tab.index.range
        }
    }
}

/// A tab with its title and image, as written in a spec.
package struct TabSpec: Sendable {
    package var index: LocatedText
    package var title: LocatedText?
    package var image: LocatedText?
}

extension PresentationSpec {
    private static let word = Schema.choice(
        ["push", "present", "fullScreen", "root", "tab(…)", "custom"],
        hints: [
            "modal": "did you mean `present`?", "sheet": "did you mean `present`?",
            "tab": "write `tab(0)` for the first tab",
        ]
    )

    private static let tab = Schema<TabSpec>.object(
        "a tab",
        "A tab with a title or an image.",
        make: { TabSpec(index: LocatedText($0)) },
        fields: [
            Field(required: "tab", \.index, .text("the number of a tab"), "The number of the tab, from 0."),
            Field("title", \.title, .text("a localization key"), "The localization key of its title."),
            Field("image", \.image, .text("the name of an image"), "The name of a symbol, or of an image of the app."),
        ]
    )

    static let schema = Schema<PresentationSpec>(shape: .either([word.shape, tab.shape])) { node, bag in
        guard case .mapping = node else { return word.decode(node, &bag).map { .word($0) } }
        return tab.decode(node, &bag).map { .tab($0) }
    }
}
