import Diagnostics

/// How a module is shown.
package enum Presentation: Sendable, Equatable {
    case push, present, root, custom
    case tab(Int)

    /// As specs write it.
    package var name: String {
        String(swift.dropFirst())
    }

    /// A case of the generated `Presentation`.
    package var swift: String {
        switch self {
        case .push: ".push"
        case .present: ".present"
        case .root: ".root"
        case .custom: ".custom"
        case .tab(let index): ".tab(\(index))"
        }
    }

    /// Reads one of the words that a spec may write; the schema has let no others through.
    static func read(_ written: LocatedText, into bag: inout DiagnosticBag) -> Presentation? {
        switch written.text {
        case "push": return .push
        case "present": return .present
        case "root": return .root
        case "custom": return .custom
        default:
            let place = "tab(".utf8.count..<max("tab(".utf8.count, written.text.utf8.count - 1)
            let index = String(written.text.dropFirst("tab(".count).dropLast())
            if let number = Int(index), number >= 0 { return .tab(number) }
            bag.add(
                Diagnostic(
                    .invalidNumber,
                    "expected the number of a tab, found \(index.isEmpty ? "nothing" : "`\(index)`")",
                    at: written.range(of: place),
                    help: "write `tab(0)` for the first one"
                )
            )
            return nil
        }
    }
}
