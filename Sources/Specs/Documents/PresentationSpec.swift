package import Diagnostics
import YAML

/// The presentation of a screen, as written in its spec.
package struct PresentationSpec: Sendable {
    let presentation: Presentation
    /// The range of the word, or of the tab's number.
    package let range: SourceRange
}

extension PresentationSpec {
    private static let word = Schema.choice(
        ["push", "present", "fullScreen", "root", "tab(…)", "custom"],
        hints: [
            "modal": "did you mean `present`?", "sheet": "did you mean `present`?",
            "tab": "write `tab(0)` for the first tab",
        ]
    )

    /// `{tab: 0, title: tabs.todos, image: list.bullet}`
    private struct Tab {
        var index: LocatedText
        var title: LocatedText?
        var image: LocatedText?
    }

    private static let tab = Schema<Tab>.object("the settings of a tab", "A tab. It can have a title and an image.") {
        Tab(index: LocatedText($0))
    } fields: {
        Field(required: "tab", \.index, .text("the number of a tab")) { "The number of the tab, from 0." }
        Field("title", \.title, .text("a localization key")) { "The localization key of the tab's title." }
        Field("image", \.image, .text("the name of an image")) {
            "The name of an image of the app, or of a system symbol."
        }
    }

    static let schema = Schema.either(
        word.flatMap { read($0, into: &$1) },
        tab.flatMap { tab, bag in
            index(tab.index.text, at: tab.index.range, help: "write `tab: 0` for the first tab", into: &bag).map {
                let presentation = Presentation.tab($0, title: tab.title?.text, image: tab.image?.text)
                return PresentationSpec(presentation: presentation, range: tab.index.range)
            }
        }
    )

    /// Reads a word such as `push`, or `tab(0)`.
    private static func read(_ word: LocatedText, into bag: inout DiagnosticBag) -> PresentationSpec? {
        let presentations: [Presentation] = [.push, .present, .fullScreen, .root, .custom]
        if let presentation = presentations.first(where: { $0.name == word.text }) {
            return PresentationSpec(presentation: presentation, range: word.range)
        }
        let place = "tab(".utf8.count..<max("tab(".utf8.count, word.text.utf8.count - 1)
        let number = String(word.text.dropFirst("tab(".count).dropLast())
        return index(number, at: word.range(of: place), help: "write `tab(0)` for the first tab", into: &bag).map {
            PresentationSpec(presentation: .tab($0), range: word.range)
        }
    }

    private static func index(_ text: String, at range: SourceRange, help: String, into bag: inout DiagnosticBag)
        -> Int?
    {
        if let number = Int(text), number >= 0 { return number }
        let found = text.isEmpty ? "nothing" : "`\(text)`"
        bag.add(.invalidNumber, "expected the number of a tab, found \(found)", at: range, help: help)
        return nil
    }
}
