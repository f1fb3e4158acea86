import Diagnostics

/// Lines of a mapping that are not its keys, because their indentation is wrong.
enum StrayEntries {
    /// Finds Swift code that is indented as much as the key with `|` above it, or less.
    struct Code {
        private var above: LocatedText?
        private var isReported = false

        /// Returns true for a line of code. Reports the first one.
        ///
        /// - Parameter isBody: whether the value of a key is the body of a protocol.
        mutating func takes(
            _ entry: YAMLMapping.Entry,
            into bag: inout DiagnosticBag,
            isBody: (String) -> Bool
        ) -> Bool {
            guard case .scalar(let key) = entry.key else { return false }
            guard let above, key.style == .plain, isCode(key.text) else {
                self.above = entry.value.isBlock && isBody(key.text) ? key.content : nil
                isReported = false
                return false
            }
            if case .invalid = entry.value { isReported = true }
            if !isReported { bag.add(.strayCode(below: above.text, at: key.range.union(entry.value.range))) }
            isReported = true
            return true
        }
    }

    private static func isCode(_ text: String) -> Bool {
        ["func ", "var ", "static "].contains(where: text.hasPrefix)
    }

    /// Reports a line of code that YAML can't read as a key with its value.
    static func code(in line: BlockLine, _ text: ReadText) -> Diagnostic? {
        var above = line
        while isCode(text.file.text(above.content)), above.start > text.base {
            above = text.line(at: above.start - 1)
        }
        guard isCode(text.file.text(line.content)), above.indentation >= line.indentation, let key = above.key,
            let value = above.value, "|>".utf8.contains(text.bytes[value.lowerBound])
        else { return nil }
        return .strayCode(below: text.file.text(key), at: text.range(line.content))
    }

    /// Returns a mapping without the lists whose keys are keys of the object around it, and these keys. It reports them.
    static func removingKeys(
        of object: ObjectShape,
        from node: YAMLNode,
        in field: FieldShape,
        into bag: inout DiagnosticBag
    ) -> (rest: YAMLNode, keys: [String]) {
        guard case .mapping(let mapping) = node, case .dictionary(_, let element) = field.shape, !element.isList else {
            return (node, [])
        }
        var keys: [String] = []
        let entries = mapping.entries.filter { entry in
            guard case .scalar(let key) = entry.key, case .sequence(let list) = entry.value,
                !list.range.text.hasPrefix("["),
                object.fields.contains(where: { $0.name == key.text && $0.shape.isList })
            else { return true }
            keys.append(key.text)
            bag.add(
                .unknownKey(
                    key.content,
                    of: "`\(field.name)`",
                    help: "`\(key.text)` is a key of \(object.name): indent it like `\(field.name)`"
                )
            )
            return false
        }
        return (keys.isEmpty ? node : .mapping(YAMLMapping(entries: entries, range: mapping.range)), keys)
    }
}

extension Diagnostic {
    fileprivate static func strayCode(below key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlSyntax,
            "unexpected Swift code: it is not indented more than `\(key):`",
            at: range,
            help: "indent the code more than `\(key):`"
        )
    }
}

extension YAMLNode {
    fileprivate var isBlock: Bool {
        guard case .scalar(let scalar) = self else { return false }
        return scalar.style == .literal || scalar.style == .folded
    }
}

extension SchemaShape {
    var isProtocolBody: Bool {
        switch self {
        case .scalar(let description): description == "the body of a Swift protocol"
        case .either(let shapes): shapes.contains(where: \.isProtocolBody)
        case .boolean, .choice, .list, .dictionary, .object, .anything: false
        }
    }

    fileprivate var isList: Bool {
        switch self {
        case .list, .anything: true
        case .either(let shapes): shapes.contains(where: \.isList)
        case .scalar, .boolean, .choice, .dictionary, .object: false
        }
    }
}
