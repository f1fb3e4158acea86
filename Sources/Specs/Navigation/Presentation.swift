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

    /// Returns the Swift expression for a case of the generated enum `Presentation`, such as `.push`.
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
}
