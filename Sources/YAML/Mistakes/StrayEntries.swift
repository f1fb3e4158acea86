import Diagnostics

extension YAMLMapping {
    /// Returns the entries after three mistakes are reported and repaired:
    ///
    /// - Lines of Swift code that are not indented more than the key with `|` above them. They are removed, and the first of
    ///   adjacent lines is reported.
    /// - Comments as in Swift. They are removed.
    /// - Keys that lack the colon or the space after it. They are replaced by the intended keys.
    ///
    /// - Parameters:
    ///   - allowsAnyKey: whether a line that looks like code can be a key.
    ///   - lacksColon: returns true if an entry that begins with a word and a space is a key and a value without a colon.
    func repaired(
        allowsAnyKey: Bool = false,
        lacksColon: (_ key: String, YAMLMapping.Entry) -> Bool,
        into bag: inout DiagnosticBag
    ) -> [Entry] {
        var isBelowCode = false
        return entries.compactMap { entry in
            guard case .scalar(let key) = entry.key else { return entry }
            if !allowsAnyKey, key.style == .plain, let above = StrayEntries.keyAbove(code: key.range) {
                let range = key.range.union(entry.value.range)
                if !isBelowCode { bag.add(StrayEntries.strayCode(below: above.text, at: range)) }
                isBelowCode = true
                return nil
            }
            isBelowCode = false
            if !allowsAnyKey, entry.isSwiftComment {
                bag.add(SwiftComment.diagnostic(at: key.range))
                return nil
            }
            guard let meant = MissingColon.Entry(entry), meant.hasColon || lacksColon(meant.key.text, entry)
            else { return entry }
            bag.add(meant.diagnostic)
            return meant.entry(entry.value.range)
        }
    }
}

/// Lines of a mapping that are not its keys, because their indentation is wrong.
enum StrayEntries {
    private static let beginnings = [
        "func ", "var ", "static ", "mutating ", "init(", "subscript(", "associatedtype ", "@", "//",
    ]

    static func isCode(_ line: BlockLine, _ bytes: [UInt8]) -> Bool {
        let content = bytes[line.content]
        return beginnings.contains { content.starts(with: $0.utf8) }
    }

    /// Returns the key with `|` above a line of code that is not indented more than the key; nil for other lines.
    static func keyAbove(code range: SourceRange) -> LocatedText? {
        let bytes = range.file.bytes
        return strayLines(at: range.start, bytes, from: 0).map { LocatedText(range.file.range($0.key)) }
    }

    /// Returns a repair that turns lines of code into comments: YAML can't read them, because they are not indented more than the key with `|`.
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let stray = [syntax.contextOffset, syntax.offset].lazy.compactMap { offset in
            offset.flatMap { strayLines(at: $0, text.bytes, from: text.base) }
        }.first
        guard let stray, let first = stray.lines.first, let last = stray.lines.last else { return nil }
        let diagnostic = strayCode(below: text.file.text(stray.key), at: text.range(first.content))
        return SyntaxRepair(diagnostic: diagnostic, extent: first.start...last.end) { text in
            for line in stray.lines { text.bytes[line.contentStart] = UInt8(ascii: "#") }
        }
    }

    /// The maximum number of lines above a line of code in which its key is searched.
    static let longestBody = 1000

    /// Returns the lines of code around an offset that are not indented more than the key with `|` above them, and the key.
    private static func strayLines(at offset: Int, _ bytes: [UInt8], from base: Int) -> (
        key: Range<Int>, lines: [BlockLine]
    )? {
        let line = BlockLine(around: offset, in: bytes, from: base)
        guard isCode(line, bytes), bytes[line.start..<line.contentStart].allSatisfy({ $0 == UInt8(ascii: " ") })
        else { return nil }
        var (lines, above, leastIndentation) = ([line], line, Int.max)
        for _ in 0..<longestBody where above.start > base {
            above = BlockLine(around: above.start - 1, in: bytes, from: base)
            if above.isBlank || bytes[above.contentStart] == UInt8(ascii: "#") { continue }
            if let key = above.key, let value = above.value, "|>".utf8.contains(bytes[value.lowerBound]) {
                guard line.indentation <= above.indentation, leastIndentation > above.indentation else { return nil }
                lines = lines.reversed().filter { $0.indentation <= above.indentation }
                lines += linesBelow(line, bytes, from: base)
                // Comments alone may be meant as comments of YAML.
                return lines.allSatisfy { SwiftComment.begins(bytes[$0.content]) } ? nil : (key, lines)
            }
            if isCode(above, bytes) {
                lines.append(above)
            } else {
                leastIndentation = min(leastIndentation, above.indentation)
            }
        }
        return nil
    }

    /// Returns the lines of code right below a line, and those between its parentheses.
    private static func linesBelow(_ line: BlockLine, _ bytes: [UInt8], from base: Int) -> [BlockLine] {
        var (lines, below, openParentheses) = ([BlockLine](), line, 0)
        while true {
            for byte in bytes[below.content] {
                openParentheses += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
            }
            guard below.end < bytes.count else { return lines }
            below = BlockLine(around: below.end + 1, in: bytes, from: base)
            if below.isBlank { continue }
            let isInside = below.indentation > line.indentation || bytes[below.contentStart] == UInt8(ascii: ")")
            guard isCode(below, bytes) || openParentheses > 0 && isInside else { return lines }
            lines.append(below)
        }
    }

    /// Removes lists from a mapping if their keys belong to the object around the mapping. Reports and returns these keys.
    static func removingKeys(
        of object: ObjectShape,
        from node: YAMLNode,
        in field: FieldShape,
        into bag: inout DiagnosticBag
    ) -> (rest: YAMLNode, keys: [String]) {
        guard case .mapping(let mapping) = node, case .dictionary(_, let element) = field.shape, !element.isList
        else { return (node, []) }
        var keys: [String] = []
        let entries = mapping.entries.filter { entry in
            guard case .scalar(let key) = entry.key, case .sequence(let list) = entry.value,
                !list.mayBeArrayType,
                object.fields.contains(where: { $0.name == key.text && $0.shape.isList })
            else { return true }
            keys.append(key.text)
            let help = "`\(key.text)` is a key of \(object.name): indent it like `\(field.name)`"
            bag.add(.unknownKey(key.content, of: "`\(field.name)`", help: help))
            return false
        }
        return (keys.isEmpty ? node : .mapping(YAMLMapping(entries: entries, range: mapping.range)), keys)
    }

    fileprivate static func strayCode(below key: String, at range: SourceRange) -> Diagnostic {
        let message = "unexpected Swift code: it is not indented more than `\(key):`"
        return Diagnostic(.yamlSyntax, message, at: range, help: "indent the code more than `\(key):`")
    }
}

extension YAMLSequence {
    /// Whether the list may be a type of Swift, such as `[Todo]`.
    fileprivate var mayBeArrayType: Bool {
        guard range.text.hasPrefix("["), items.count == 1 else { return false }
        return items[0].range.text.wholeMatch(of: #/[a-z]\w*/#) == nil
    }
}

extension SchemaShape {
    fileprivate var isList: Bool {
        switch self {
        case .list, .anything: true
        case .either(let shapes): shapes.contains(where: \.isList)
        default: false
        }
    }
}
