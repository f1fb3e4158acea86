import Diagnostics
import SwiftSource

extension SwiftType.Shape {
    /// Of a type of which only the text is known, where that is plainly an optional or a collection: what an annotation or a requirement fixes.
    init?(ofCollection text: String, at range: SourceRange) {
        var ignored = DiagnosticBag()
        let isPlain = text.hasSuffix("?") || ["[", "Array<", "Dictionary<", "Set<"].contains { text.hasPrefix($0) }
        guard isPlain, !text.contains("->"), !text.contains(" of "),
            let type = SwiftReader.readType(LocatedText(SourceFile(path: "", text: text).range), into: &ignored)
        else { return nil }
        let element = SwiftType(text: "", shape: .other, names: [], range: range)
        switch type.shape {
        case .optional: self = .optional(element)
        case .array: self = .array(element)
        case .dictionary: self = .dictionary(key: element, value: element)
        case .named("Set", _): self = .named("Set", arguments: [element])
        default: return nil
        }
    }
}
