import Foundation

/// How the values of a type are written in links.
@MainActor
struct LinkForm<Value> {
    /// What a text has to be, for errors.
    let expected: String
    /// Nil where the text is no value.
    let read: (String) -> Value?
    /// Nil where the value has no text.
    let write: (Value) -> String?
}

extension LinkForm where Value: LosslessStringConvertible {
    static var losslessString: LinkForm {
        LinkForm(expected: "a value of type \(Value.self)", read: { Value($0) }, write: { $0.description })
    }
}

extension LinkForm where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    static var rawValue: LinkForm {
        LinkForm(
            expected: "a value of type \(Value.self)",
            read: { Value.RawValue($0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue.description }
        )
    }
}

/// As JSON.
extension LinkForm where Value: Codable {
    static var codable: LinkForm {
        LinkForm(
            expected: "a value of type \(Value.self) in JSON",
            read: { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) },
            write: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            }
        )
    }
}

/// Apart from other lossless strings: a character made of two is a trap.
extension LinkForm<Character> {
    static var character: LinkForm {
        LinkForm(expected: "one character", read: { $0.count == 1 ? $0.first : nil }, write: { String($0) })
    }
}

extension LinkForm<URL> {
    static var url: LinkForm {
        LinkForm(expected: "a URL", read: { URL(string: $0) }, write: { $0.absoluteString })
    }
}

extension LinkForm<UUID> {
    static var uuid: LinkForm {
        LinkForm(expected: "a UUID", read: { UUID(uuidString: $0) }, write: { $0.uuidString })
    }
}

/// To the millisecond; a time in a link may leave them out.
extension LinkForm<Date> {
    static var date: LinkForm {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return LinkForm(
            expected: "a date such as 2025-01-31T12:00:00Z",
            read: { (try? style.parse($0)) ?? (try? Date.ISO8601FormatStyle().parse($0)) },
            write: { style.format($0) }
        )
    }
}
