import Diagnostics

extension ExpressionParser {
    /// Parses a string and decodes its escapes. Returns nil if the next token is not a string.
    mutating func acceptString() throws -> Name? {
        let range = token.range
        return accept(.string)
            ? Name(text: try decoded(range.lowerBound + 1..<range.upperBound - 1), range: range) : nil
    }

    private mutating func decoded(_ content: Range<Int>) throws -> String {
        var decoded: [UInt8] = []
        var position = content.lowerBound
        while position < content.upperBound {
            let byte = text.bytes[position]
            position += 1
            if byte == UInt8(ascii: "\r"), position < content.upperBound, text.bytes[position] == UInt8(ascii: "\n") {
                continue
            }
            guard byte == UInt8(ascii: "\\") else {
                decoded.append(byte)
                continue
            }
            let escape = text.bytes[position]
            position += 1
            switch Unicode.Scalar(escape) {
            case "n": decoded.append(UInt8(ascii: "\n"))
            case "t": decoded.append(UInt8(ascii: "\t"))
            case "r": decoded.append(UInt8(ascii: "\r"))
            case "\\", "\"", "'": decoded.append(escape)
            case "u":
                guard let scalar = Self.scalar(text.bytes, &position, content.upperBound) else { fallthrough }
                decoded += Array(String(Character(scalar)).utf8)
            default:
                let help = "there are `\\n`, `\\t`, `\\r`, `\\\\`, `\\\"`, `\\'` and `\\u{…}`"
                let end = text.bytes[position...].firstIndex { $0 & 0xC0 != 0x80 } ?? position
                problems.report(.templateSyntax, "unknown escape in a string", at: position - 2..<end, help: help)
                throw ParseStop()
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Reads a code point such as `{1F600}`. If there is none, returns nil and doesn't change the position.
    private static func scalar(_ bytes: [UInt8], _ position: inout Int, _ end: Int) -> Unicode.Scalar? {
        guard position < end, bytes[position] == UInt8(ascii: "{"),
            let close = bytes[position..<end].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let digits = String(decoding: bytes[position + 1..<close], as: UTF8.self)
        guard (1...8).contains(digits.utf8.count), let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        position = close + 1
        return scalar
    }
}
