import Diagnostics
import Support

/// Finds what makes a file no YAML text before libyaml sees it: its size, another encoding, characters that YAML forbids, conflicts of a merge.
struct EncodingCheck {
    let file: SourceFile
    let limits: YAMLLimits

    /// Where the text begins, behind a byte-order mark; nil where the file can't be read, which has been reported.
    func textStart(_ diagnostics: inout DiagnosticBag) -> Int? {
        let bytes = file.bytes
        guard bytes.count <= limits.fileSize else {
            report(
                .yamlFileTooLarge,
                "the file has \(bytes.count) bytes, but the limit for YAML files is \(limits.fileSize)",
                0..<0,
                help: "split it into several files",
                &diagnostics
            )
            return nil
        }
        if let encoding = foreignEncoding {
            report(
                .yamlEncoding,
                "expected a file in UTF-8, found \(encoding)",
                0..<0,
                help: "save it as UTF-8",
                &diagnostics
            )
            return nil
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return isReadable(from: start, &diagnostics) && isMerged(&diagnostics) ? start : nil
    }

    private func isMerged(_ diagnostics: inout DiagnosticBag) -> Bool {
        let conflicts = ConflictMarkers.conflicts(in: file.bytes)
        for line in conflicts {
            report(
                .yamlConflict,
                "unresolved merge conflict",
                line,
                help: "keep the lines that you want, of one side or both, and delete the markers",
                &diagnostics
            )
        }
        return conflicts.isEmpty
    }

    private var foreignEncoding: String? {
        let bytes = file.bytes
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
        return (bytes[0] == 0) != (bytes[1] == 0) ? "UTF-16" : nil
    }

    private func isReadable(from start: Int, _ diagnostics: inout DiagnosticBag) -> Bool {
        let bytes = file.bytes
        var offset = start
        var directives = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "%"), offset == start || bytes[offset - 1].isBreak {
                directives += 1
                if directives > limits.directiveCount {
                    report(
                        .yamlTooManyDirectives,
                        "more than \(limits.directiveCount) lines begin with `%`",
                        offset..<offset + 1,
                        help: "remove the directives, or quote or indent other text",
                        &diagnostics
                    )
                    return false
                }
            }
            if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                offset += 1
                continue
            }
            guard let (scalar, length) = decodeScalar(bytes, offset) else {
                report(
                    .yamlInvalidUTF8,
                    "invalid UTF-8: byte 0x\(hex(UInt32(byte), 2))",
                    offset..<offset + 1,
                    help: "save the file as UTF-8",
                    &diagnostics
                )
                return false
            }
            if let problem = problem(with: scalar) {
                report(
                    .yamlForbiddenCharacter,
                    "the character U+\(hex(scalar, 4)) \(problem)",
                    offset..<offset + length,
                    help: "remove it, or write `\\u\(hex(scalar, 4))` in double quotes",
                    &diagnostics
                )
                return false
            }
            offset += length
        }
        return true
    }

    private func problem(with scalar: UInt32) -> String? {
        switch scalar {
        case 0x85, 0x2028, 0x2029: "is a line break in some versions of YAML only"
        case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: "is not allowed in YAML"
        default: nil
        }
    }

    private func report(
        _ code: DiagnosticCode,
        _ message: String,
        _ range: Range<Int>,
        help: String,
        _ diagnostics: inout DiagnosticBag
    ) {
        let range = SourceRange(file: file, start: range.lowerBound, end: range.upperBound)
        diagnostics.add(Diagnostic(code, message, at: range, help: help))
    }
}

private func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// The Unicode scalar at an offset and its length, or nil where the bytes are no UTF-8.
private func decodeScalar(_ bytes: [UInt8], _ offset: Int) -> (scalar: UInt32, length: Int)? {
    let lead = UInt32(bytes[offset])
    let (length, least, bits): (Int, UInt32, UInt32)
    switch lead {
    case 0x00..<0x80: return (lead, 1)
    case 0xC2..<0xE0: (length, least, bits) = (2, 0x80, lead & 0x1F)
    case 0xE0..<0xF0: (length, least, bits) = (3, 0x800, lead & 0x0F)
    case 0xF0..<0xF5: (length, least, bits) = (4, 0x10000, lead & 0x07)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var scalar = bits
    for byte in bytes[offset + 1..<offset + length] {
        guard byte & 0xC0 == 0x80 else { return nil }
        scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return nil }
    return (scalar, length)
}
