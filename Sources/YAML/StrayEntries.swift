import Diagnostics

extension YAMLMapping {
    /// The entries, without lines of Swift code that are indented as much as the key with `|` above them, or less, and with the
    /// key that was meant where the colon or the space after it is missing. Reports the first line of code, and the keys.
    ///
    /// - Parameters:
    ///   - isBody: whether the value of a key is the body of a protocol.
    ///   - lacksColon: whether an entry that begins with a word and a space is meant as a key and a value.
    func repaired(
        isBody: (String) -> Bool,
        lacksColon: (_ key: String, YAMLMapping.Entry) -> Bool,
        into bag: inout DiagnosticBag
    ) -> [Entry] {
        var above: LocatedText?
        var isReported = false
        return entries.compactMap { entry in
            guard case .scalar(let key) = entry.key else { return entry }
            if let above, key.style == .plain, StrayEntries.isCode(key.text) {
                if case .invalid = entry.value { isReported = true }
                let range = key.range.union(entry.value.range)
                if !isReported { bag.add(StrayEntries.strayCode(below: above.text, at: range)) }
                isReported = true
                return nil
            }
            above = entry.value.isBlock && isBody(key.text) ? key.content : nil
            isReported = false
            guard let meant = MissingColon.Entry(entry), meant.hasColon || lacksColon(meant.key.text, entry) else {
                return entry
            }
            bag.add(meant.diagnostic)
            return meant.entry(entry.value.range)
        }
    }
}

/// Lines of a mapping that are not its keys, because their indentation is wrong.
enum StrayEntries {
    fileprivate static func isCode(_ text: String) -> Bool {
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
        return strayCode(below: text.file.text(key), at: text.range(line.content))
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
        isAny { if case .scalar("the body of a Swift protocol") = $0 { true } else { false } }
    }

    fileprivate var isList: Bool {
        isAny { shape in
            switch shape {
            case .list, .anything: true
            default: false
            }
        }
    }

    /// Whether it is such a shape, or one of the shapes that it may have.
    private func isAny(_ isSuch: (SchemaShape) -> Bool) -> Bool {
        if case .either(let shapes) = self { shapes.contains { $0.isAny(isSuch) } } else { isSuch(self) }
    }
}
