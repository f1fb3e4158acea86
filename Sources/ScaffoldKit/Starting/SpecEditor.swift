import Diagnostics
import YAML

/// An editor that adds to the text of a spec. Existing text stays, with its comments and its layout.
struct SpecEditor {
    /// A value to add under a key.
    enum Addition {
        case text(String)
        case items([String])
        case entries([(key: String, value: String)])

        var parts: [String] {
            switch self {
            case .text(let text): [YAMLQuoting.quoted(text)]
            case .items(let items): items.map(YAMLQuoting.quoted)
            case .entries(let entries):
                entries.map { "\(YAMLQuoting.quoted($0.key)): \(YAMLQuoting.quoted($0.value))" }
            }
        }

        var inLine: String {
            let all = parts.joined(separator: ", ")
            return switch self {
            case .text: all
            case .items: "[\(all)]"
            case .entries: "{\(all)}"
            }
        }
    }

    let file: SourceFile
    let root: YAMLMapping
    /// The keys of a spec, in the order in which new ones are written.
    let order: [String]
    /// True for a new spec. Then a key replaces its example in a comment.
    let replacesExamples: Bool

    /// Returns the text with an addition; nil if the key is written in a form that can't be extended.
    func adding(_ addition: Addition, to key: String) -> [UInt8]? {
        let entry = root.entries.first { $0.key.text == key }
        if let value = entry?.value, !value.isNothing { return extend(value, with: addition) }
        if isFlow(root.range) {
            guard entry == nil, let last = root.entries.last else { return nil }
            return insert(", \(key): \(addition.inLine)", at: end(of: last))
        }
        guard let first = root.entries.first, let indentation = beginning(before: first.key.range.start) else {
            return nil
        }
        let lines = newLines(addition, key: key, isWritten: entry != nil).map { indentation + $0 }
        if let entry { return insert(lines, afterLineOf: entry.key.range.end) }
        if let example = example(of: key, indentation) {
            guard replacesExamples else { return insert(lines, afterLineOf: example.upperBound) }
            return file.bytes.replacing([(example, lines.joined(separator: lineBreak))])
        }
        let before = order.prefix { $0 != key }
        let previous = before.reversed().lazy.compactMap { name in root.entries.first { $0.key.text == name } }.first
        return previous.flatMap { insert(lines, afterLineOf: end(of: $0)) }
    }

    private func newLines(_ addition: Addition, key: String, isWritten: Bool) -> [String] {
        switch addition {
        case .text, .items:
            // A key without a value keeps its line, and its items follow it.
            isWritten ? addition.parts.map { "  - \($0)" } : ["\(key): \(addition.inLine)"]
        case .entries: (isWritten ? [] : ["\(key):"]) + addition.parts.map { "  \($0)" }
        }
    }

    private func extend(_ value: YAMLNode, with addition: Addition) -> [UInt8]? {
        let nodes: [(start: Int, end: Int)]
        switch (value, addition) {
        case (.mapping(let mapping), .entries): nodes = mapping.entries.map { ($0.key.range.start, end(of: $0)) }
        case (.sequence(let sequence), .items): nodes = sequence.items.map { ($0.range.start, end(of: $0)) }
        default: return nil
        }
        if isFlow(value.range) {
            let text = addition.parts.joined(separator: ", ")
            return nodes.last.map { insert(", " + text, at: $0.end) } ?? insert(text, at: value.range.start + 1)
        }
        guard let first = nodes.first, let last = nodes.last, let beginning = beginning(before: first.start) else {
            return nil
        }
        return insert(addition.parts.map { beginning + $0 }, afterLineOf: last.end)
    }

    // MARK: - Places
    private func isFlow(_ range: SourceRange) -> Bool {
        range.start < range.end && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(file.bytes[range.start])
    }

    /// Returns the offset after the last byte of a node, without white space and comments that follow it.
    private func end(of node: YAMLNode) -> Int {
        switch node {
        case .mapping(let mapping) where !isFlow(mapping.range):
            if let last = mapping.entries.last { return end(of: last) }
        case .sequence(let sequence) where !isFlow(sequence.range):
            if let last = sequence.items.last { return end(of: last) }
        case .mapping, .sequence, .scalar, .invalid: break
        }
        var end = node.range.end
        while end > node.range.start, " \t\r\n".utf8.contains(file.bytes[end - 1]) { end -= 1 }
        return end
    }

    private func end(of entry: YAMLMapping.Entry) -> Int {
        max(end(of: entry.value), entry.key.range.end)
    }

    /// Returns the text before an offset in its line; nil if it is more than spaces and the dash of an item.
    private func beginning(before offset: Int) -> String? {
        let text = file.text(line(at: offset).lowerBound..<offset)
        return ["", "-"].contains(text.filter { $0 != " " }) ? text : nil
    }

    private func line(at offset: Int) -> Range<Int> {
        file.contentRange(ofLine: file.position(at: offset).line)
    }

    /// Returns the range of a comment `# key: …`, with the lines of the comment that are indented below it.
    private func example(of key: String, _ indentation: String) -> Range<Int>? {
        let lines = (1...file.lineCount).map(file.contentRange)
        guard let first = lines.firstIndex(where: { file.text($0).hasPrefix(indentation + "# \(key):") }) else {
            return nil
        }
        let below = lines[(first + 1)...].prefix { file.text($0).hasPrefix(indentation + "#  ") }
        return lines[first].lowerBound..<(below.last ?? lines[first]).upperBound
    }

    // MARK: - Insertions
    private var lineBreak: String {
        file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    }

    private func insert(_ text: String, at offset: Int) -> [UInt8] {
        file.bytes.replacing([(offset..<offset, text)])
    }

    private func insert(_ lines: [String], afterLineOf offset: Int) -> [UInt8] {
        insert(lines.map { lineBreak + $0 }.joined(), at: line(at: offset).upperBound)
    }
}

extension YAMLNode {
    fileprivate var text: String? {
        if case .scalar(let scalar) = self { scalar.text } else { nil }
    }

    fileprivate var isNothing: Bool {
        if case .scalar(let scalar) = self { scalar.isNull && scalar.range.start == scalar.range.end } else { false }
    }
}
