import Diagnostics
import SwiftSource

extension SwiftType.Shape {
    /// Of a type of which only the text is known, where that is plainly an optional or a collection: what an annotation or a requirement fixes.
    init?(ofCollection text: String, at range: SourceRange) {
        guard !text.contains("->"), !text.contains(" of ") else { return nil }
        let element = SwiftType(text: "", shape: .other, names: [], range: range)
        guard text.last != "?" else {
            self = .optional(element)
            return
        }
        let head = String(text.prefix { $0 != "[" && $0 != "<" })
        let brackets = text.utf8.dropFirst(head.utf8.count)
        var depth = 0
        var hasColon = false
        for (index, byte) in brackets.enumerated() {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 1: hasColon = true
            default: break
            }
            if depth == 0, index < brackets.count - 1 { return nil }
        }
        switch (head, brackets.first) {
        case ("", UInt8(ascii: "[")): self = hasColon ? .dictionary(key: element, value: element) : .array(element)
        case ("Array", UInt8(ascii: "<")): self = .array(element)
        case ("Dictionary", UInt8(ascii: "<")): self = .dictionary(key: element, value: element)
        case ("Set", UInt8(ascii: "<")): self = .named(head, arguments: [element])
        default: return nil
        }
    }
}
