import Diagnostics

/// A line that should be `key: value` and lacks the colon or the blank behind it.
enum MissingColon {
    /// A longer line is some other mistake.
    private static let longest = 200

    /// - Parameter endsBlock: a block of text ends right before the line, which may be meant to be in it.
    static func repair(of line: BlockLine, at start: Int, endsBlock: Bool, _ text: ReadText) -> SyntaxRepair? {
        let bytes = text.bytes
        let scanner = BlockLine.Scanner(bytes: bytes, end: line.end)
        let end = scanner.endOfValue(start)
        guard start < end, end - start <= longest, bytes[start] < 0x80,
            !"[]{}\"'&*!|>%@`,#".utf8.contains(bytes[start])
        else { return nil }
        let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":"))
        let keyEnd = colon ?? bytes[start..<end].firstIndex(where: \.isBlank) ?? end
        var valueStart = min(scanner.skipBlanks(min(keyEnd + 1, end)), end)
        // Other languages have an equals sign there.
        if colon == nil, text.bytes[valueStart..<end].starts(with: "= ".utf8) {
            valueStart = scanner.skipBlanks(valueStart + 1)
        }
        let key = text.file.text(start..<keyEnd)
        let value = text.file.text(valueStart..<end)
        let diagnostic = Diagnostic(
            .yamlMissingColon,
            colon == nil ? "missing colon after `\(key)`" : "missing space after `\(key):`",
            at: text.range(start..<end),
            help: help(key, value, endsBlock: endsBlock)
        )
        // The text after the key must be long enough to be replaced by a colon, a space and a value.
        let canReadKey = keyEnd + 2 < end && bytes[keyEnd + 1] < 0x80 && !bytes[keyEnd + 2].isBlank
        guard canReadKey else { return SyntaxRepair(diagnostic, line.start...line.end, []) }
        let edits: [SyntaxRepair.Edit] = [
            .replace(keyEnd, with: UInt8(ascii: ":")),
            .replace(keyEnd + 1, with: UInt8(ascii: " ")),
            .mask(keyEnd + 2..<end, of: valueStart..<end),
        ]
        return SyntaxRepair(diagnostic, line.start...line.end, edits)
    }

    private static func help(_ key: String, _ value: String, endsBlock: Bool) -> String {
        let isSwift = ["func", "var", "static", "init", "subscript"].contains(key)
        let indent = "indent the line like the text above"
        if isSwift { return endsBlock ? indent : "for Swift code, write `|` after the key above" }
        return (endsBlock ? "\(indent), or " : "") + "write `\(key):\(value.isEmpty ? "" : " \(value)")`"
    }
}
