import Diagnostics

import struct Diagnostics.SourceRange

/// Swift in a YAML value without quotes, of which YAML kept only the beginning.
///
/// ` #` begins a comment there, and in `{…}` and `[…]` a comma or closing bracket ends the value. Neither is an error in YAML.
struct TruncatedYAMLValue {
    private enum Cause {
        case comment
        case comma
    }

    private let cause: Cause
    private let file: SourceFile
    private let start: Int
    /// Where YAML stopped.
    private let cut: Int

    /// nil where nothing behind the value can have cut it, or the value is quoted.
    init?(_ value: LocatedText) {
        let bytes = value.range.file.bytes
        let start = value.range.start
        let end = value.range.end
        let isQuoted = [start - 1, start].contains {
            bytes.indices.contains($0) && bytes[$0].isQuote && !value.text.begins(with: bytes[$0])
        }
        guard !isQuoted else { return nil }
        var next = end
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
        guard next < bytes.count else { return nil }
        switch bytes[next] {
        case UInt8(ascii: "#") where next > end: cause = .comment
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): cause = .comma
        default: return nil
        }
        file = value.range.file
        self.start = start
        cut = next
    }

    var diagnostic: Diagnostic {
        let end = self.end
        let whole = file.text(start..<end)
        let line = quotedLine(to: end)
        return switch cause {
        case .comment:
            Diagnostic(
                .valueEndsAtComment,
                "a `#` after a space begins a YAML comment, so the value ends before it",
                at: SourceRange(file: file, start: cut, end: cut + 1),
                help: "quote the value: `\(line)`",
                notes: [
                    .init(
                        "the value that YAML read",
                        at: SourceRange(file: file, start: start, end: max(start, trimmedCut))
                    )
                ]
            )
        case .comma:
            Diagnostic(
                .valueEndsAtComma,
                "a `\(file.text(cut..<(cut + 1)))` inside `{…}` or `[…]` ends the value in YAML, so `\(whole)` is cut in two",
                at: SourceRange(file: file, start: cut, end: cut + 1),
                help: "quote the value: `\(line)`"
            )
        }
    }

    private var trimmedCut: Int {
        var end = cut
        while end > start, file.bytes[end - 1] == UInt8(ascii: " ") || file.bytes[end - 1] == UInt8(ascii: "\t") {
            end -= 1
        }
        return end
    }

    /// Where the value ends that the user meant: at the line's end, or in a flow collection where the brackets opened in the value are closed.
    private var end: Int {
        let line = file.contentRange(ofLine: file.position(at: start).line)
        var end = line.upperBound
        if cause == .comma {
            end = cut
            var depth = 0
            var isInString = false
            for index in start..<line.upperBound {
                let byte = file.bytes[index]
                if byte == UInt8(ascii: "\"") { isInString.toggle() }
                guard !isInString else { continue }
                if depth == 0, index >= cut,
                    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
                {
                    break
                }
                if byte.opensBracket { depth += 1 }
                if byte.closesBracket, !(byte == UInt8(ascii: ">") && file.bytes[index - 1] == UInt8(ascii: "-")) {
                    depth -= 1
                }
                end = index + 1
            }
        }
        while end > cut, file.bytes[end - 1] == UInt8(ascii: " ") || file.bytes[end - 1] == UInt8(ascii: "\t") {
            end -= 1
        }
        return end
    }

    /// The line as it should be written, with the value in single quotes, which need no escapes but of themselves.
    private func quotedLine(to end: Int) -> String {
        let line = file.contentRange(ofLine: file.position(at: start).line)
        let value = file.text(start..<end).split(separator: "'", omittingEmptySubsequences: false).joined(
            separator: "''"
        )
        let whole = file.text(line.lowerBound..<start) + "'" + value + "'" + file.text(end..<max(end, line.upperBound))
        return String(whole.trimmingBlanks)
    }
}

extension UInt8 {
    fileprivate var isQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
    }

    fileprivate var opensBracket: Bool {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): true
        default: false
        }
    }

    fileprivate var closesBracket: Bool {
        switch self {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): true
        default: false
        }
    }
}

extension String {
    fileprivate func begins(with byte: UInt8) -> Bool {
        utf8.first == byte
    }
}
