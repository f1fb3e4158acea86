import Diagnostics
import Support

/// A check before libyaml reads a file: its size, encoding, number of directives, characters that YAML forbids, and merge conflicts.
struct EncodingCheck {
    let file: SourceFile
    let limits: YAMLLimits

    /// Returns the start of the text, after a byte-order mark. If the file can't be read, reports why and returns nil.
    func textStart(_ diagnostics: inout DiagnosticBag) -> Int? {
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if let problem = problemOfFile ?? problemOfText(from: start) {
            diagnostics.add(problem)
            return nil
        }
        let conflicts = file.conflicts(.yamlConflict)
        for conflict in conflicts { diagnostics.add(conflict) }
        return conflicts.isEmpty ? start : nil
    }

    private var problemOfFile: Diagnostic? {
        if file.byteCount > limits.fileSize {
            let message = "the file has \(file.byteCount) bytes, but the limit for YAML files is \(limits.fileSize)"
            return Diagnostic(.yamlFileTooLarge, message, at: file.range.beginning, help: "split it into several files")
        }
        return file.encodingProblem
    }

    private func problemOfText(from start: Int) -> Diagnostic? {
        var (offset, directives) = (start, 0)
        for scalar in String(decoding: file.bytes[start...], as: UTF8.self).unicodeScalars {
            // Decoding replaces invalid bytes by U+FFFD.
            if scalar == "\u{FFFD}", !file.bytes[offset...].starts(with: "\u{FFFD}".utf8) {
                let message = "invalid UTF-8: byte 0x\(hex(UInt32(file.bytes[offset]), 2))"
                let place = file.range(offset..<offset + 1)
                return Diagnostic(.yamlInvalidUTF8, message, at: place, help: "save the file as UTF-8")
            }
            if scalar == "%", offset == start || file.bytes[offset - 1].isBreak { directives += 1 }
            guard directives <= limits.directiveCount else {
                let message = "more than \(limits.directiveCount) lines begin with `%`"
                let help = "remove these lines; if they are text, quote or indent them"
                return Diagnostic(.yamlTooManyDirectives, message, at: file.range(offset..<offset + 1), help: help)
            }
            let end = offset + UTF8.width(scalar)
            if let problem = problem(with: scalar.value) {
                let message = "the character \(scalar.codePoint) \(problem)"
                let help = "remove it, or write `\\u\(hex(scalar.value, 4))` in double quotes"
                return Diagnostic(.yamlForbiddenCharacter, message, at: file.range(offset..<end), help: help)
            }
            offset = end
        }
        return nil
    }

    private func problem(with scalar: UInt32) -> String? {
        switch scalar {
        case 0x09, 0x0A, 0x0D: nil
        case 0x85, 0x2028, 0x2029: "is not allowed: only some versions of YAML read it as a line break"
        case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: "is not allowed in YAML"
        default: nil
        }
    }
}
