import Diagnostics
import Support

/// The way in which a module is shown.
package enum Presentation: Sendable, Equatable {
    case push, present, fullScreen, root, custom
    /// The title is a localization key, the image the name of a symbol or of an image.
    case tab(Int, title: String? = nil, image: String? = nil)

    /// The name in specs.
    package var name: String {
        switch self {
        case .push: "push"
        case .present: "present"
        case .fullScreen: "fullScreen"
        case .root: "root"
        case .custom: "custom"
        case .tab(let index, _, _): "tab(\(index))"
        }
    }

    /// Nil for everything but a tab.
    package var tabIndex: Int? {
        if case .tab(let index, _, _) = self { index } else { nil }
    }

    /// True if it replaces the screens that are shown.
    var replaces: Bool {
        switch self {
        case .root, .tab: true
        case .push, .present, .fullScreen, .custom: false
        }
    }

    /// Returns a case of the generated `Presentation`, as Swift writes it.
    ///
    /// - Parameter screen: the name of the module or flow that is shown.
    package func swift(for screen: String) -> String {
        guard case .tab(let index, let title, let image) = self else { return ".\(name)" }
        let comment = SwiftStringLiteral.quoting("Title of the tab \(screen)")
        let arguments = [
            "\(index)",
            title.map { "title: NSLocalizedString(\(SwiftStringLiteral.quoting($0)), comment: \(comment))" },
            image.map { "image: \(SwiftStringLiteral.quoting($0))" },
        ]
        return ".tab(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }

    /// Returns nil if the number of a tab is invalid, which is reported.
    static func read(_ written: PresentationSpec, into bag: inout DiagnosticBag) -> Presentation? {
        switch written {
        case .word(let word): read(word, into: &bag)
        case .tab(let tab):
            index(tab.index.text, at: tab.index.range, help: "write `tab: 0` for the first one", into: &bag)
                .map { .tab($0, title: tab.title?.text, image: tab.image?.text) }
        }
    }

    /// The schema allows no other words.
    private static func read(_ word: LocatedText, into bag: inout DiagnosticBag) -> Presentation? {
        switch word.text {
        case "push": return .push
        case "present": return .present
        case "fullScreen": return .fullScreen
        case "root": return .root
        case "custom": return .custom
        default:
            let place = "tab(".utf8.count..<max("tab(".utf8.count, word.text.utf8.count - 1)
            let number = String(word.text.dropFirst("tab(".count).dropLast())
            return index(number, at: word.range(of: place), help: "write `tab(0)` for the first one", into: &bag).map {
                .tab($0)
            }
        }
    }

    private static func index(_ text: String, at range: SourceRange, help: String, into bag: inout DiagnosticBag)
        -> Int?
    {
        if let number = Int(text), number >= 0 { return number }
        let found = text.isEmpty ? "nothing" : "`\(text)`"
        bag.add(Diagnostic(.invalidNumber, "expected the number of a tab, found \(found)", at: range, help: help))
        return nil
    }
}
