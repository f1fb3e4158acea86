package import Diagnostics
import Support

/// A key of an object, with its documentation, its schema and the property for its value.
package struct Field<Object: Sendable>: Sendable {
    package let shape: FieldShape
    /// True if this schema or a later check reports a missing key.
    let isExpected: Bool
    /// Decodes and stores a value. Reports a wrong value and returns false for it.
    let decode: @Sendable (YAMLNode, inout Object, inout DiagnosticBag) -> Bool
    let invalidate: @Sendable (inout Object) -> Void

    /// Creates an optional key. If its value is absent or invalid, the object keeps its initial value, such as an empty list.
    package init<Value>(
        _ name: String,
        _ keyPath: any WritableKeyPath<Object, Value> & Sendable,
        _ schema: Schema<Value>,
        _ documentation: () -> String
    ) {
        self.init(name, schema, documentation()) { object, value in
            if case .value(let value) = value { object[keyPath: keyPath] = value }
        }
    }

    /// Creates an optional key. Its value is nil if it is absent or invalid.
    package init<Value>(
        _ name: String,
        _ keyPath: any WritableKeyPath<Object, Value?> & Sendable,
        _ schema: Schema<Value>,
        _ documentation: () -> String
    ) {
        self.init(name, schema, documentation()) { $0[keyPath: keyPath] = $1.value }
    }

    /// Creates an optional key that distinguishes an absent value from an invalid one, because a later check needs this.
    ///
    /// - Parameter isExpected: whether a check reports that the key is missing. An unknown key makes this key invalid, because it may be
    ///   a misspelled form of this key.
    package init<Value>(
        _ name: String,
        _ keyPath: any WritableKeyPath<Object, Read<Value>> & Sendable,
        _ schema: Schema<Value>,
        isExpected: Bool = false,
        _ documentation: () -> String
    ) {
        self.init(name, schema, documentation(), isExpected: isExpected) { $0[keyPath: keyPath] = $1 }
    }

    /// Creates a required key. The object has a placeholder until the key is read. If it is never read, the object is not returned.
    package init<Value>(
        required name: String,
        _ keyPath: any WritableKeyPath<Object, Value> & Sendable,
        _ schema: Schema<Value>,
        _ documentation: () -> String
    ) {
        self.init(name, schema, documentation(), isRequired: true) { object, value in
            if case .value(let value) = value { object[keyPath: keyPath] = value }
        }
    }

    private init<Value>(
        _ name: String,
        _ schema: Schema<Value>,
        _ documentation: String,
        isRequired: Bool = false,
        isExpected: Bool = false,
        store: @escaping @Sendable (inout Object, Read<Value>) -> Void
    ) {
        shape = FieldShape(name: name, documentation: documentation, isRequired: isRequired, shape: schema.shape)
        self.isExpected = isRequired || isExpected
        invalidate = { store(&$0, .invalid) }
        decode = { node, object, bag in
            guard let value = schema.decode(node, &bag) else { return false }
            store(&object, .value(value))
            return true
        }
    }
}

@resultBuilder
package enum Fields<Object: Sendable> {
    package static func buildExpression(_ field: Field<Object>) -> [Field<Object>] {
        [field]
    }

    /// Adds fields that are only known at run time.
    package static func buildExpression(_ fields: [Field<Object>]) -> [Field<Object>] {
        fields
    }

    package static func buildBlock(_ fields: [Field<Object>]...) -> [Field<Object>] {
        fields.flatMap(\.self)
    }
}

extension Schema {
    /// Returns the schema of a mapping with known keys. A mistake in one key does not hide mistakes in other keys.
    ///
    /// - Parameters:
    ///   - formerKeys: keys of earlier versions, each with the help for the user.
    ///   - otherKeys: keys of other documents, each with the name of its document.
    ///   - make: creates the object before its keys are read. The argument is the range of the mapping.
    package static func object(
        _ name: String,
        _ documentation: String,
        formerKeys: [String: String] = [:],
        otherKeys: [String: String] = [:],
        make: @escaping @Sendable (SourceRange) -> Value,
        @Fields<Value> fields: () -> [Field<Value>]
    ) -> Schema {
        let fields = fields()
        let shape = ObjectShape(name: name, documentation: documentation, fields: fields.map(\.shape))
        return Schema(shape: .object(shape)) { node, bag in
            guard case .mapping(let mapping) = node else {
                let lines = MissingColon.lines(of: node) { key in fields.contains { $0.shape.name == key } }
                for line in lines { bag.add(line) }
                guard lines.isEmpty else { return nil }
                bag.add(
                    .wrongKind(node, expected: "a mapping with \(shape.keysToExpect)", help: shape.helpToMapping(node))
                )
                return nil
            }
            var object = make(mapping.range)
            let expected = fields.filter(\.isExpected).map(\.shape.name)
            var read: Set<String> = []
            var wrong: Set<String> = []
            let repaired = mapping.repaired(
                lacksColon: { key, _ in fields.contains { $0.shape.name == key } },
                into: &bag
            )
            let (entries, unindented) = UnindentedEntries.removed(from: repaired) { entry, key, owner in
                if case .invalid = entry.value { return false }
                return shape.hasMapping(owner) && otherKeys[key] == nil && formerKeys[key] == nil
                    && shape.meant(by: key) == nil
            }
            if let (key, owner) = unindented {
                let help = "if `\(key.text)` belongs to `\(owner.text)`, indent it more than `\(owner.text):`"
                bag.add(.unknownKey(key, of: name, help: help))
            }
            for entry in entries {
                guard let key = Schema<LocatedText>.text("a key").decode(entry.key, &bag) else {
                    wrong.formUnion(expected)
                    continue
                }
                guard let field = fields.first(where: { $0.shape.name == key.text }) else {
                    if let help = formerKeys[key.text] {
                        bag.add(.unknownKey, "\(name) no longer has the key `\(key.text)`", at: key.range, help: help)
                        continue
                    }
                    let meant = shape.meant(by: key.text)
                    // A line that could not be read may not be a key.
                    if case .invalid = entry.value, meant == nil { continue }
                    let isTooFar = meant == nil && entry.hasKeysBelow(in: mapping, shape, removingDuplicatesFrom: &bag)
                    let help =
                        isTooFar
                        ? "if `\(key.text)` is another \(name.split(separator: " ").dropFirst().joined(separator: " ")), indent it less"
                        : shape.help(for: key.text, entry.value, otherKeys: otherKeys)
                    bag.add(.unknownKey(key, of: name, help: help))
                    // The unknown key may be an expected key with another name. Then a missing key is not reported.
                    if let meant { wrong.insert(meant) } else { wrong.formUnion(expected) }
                    if isTooFar { break }
                    continue
                }
                let (value, stray) = StrayEntries.removingKeys(
                    of: shape,
                    from: entry.value,
                    in: field.shape,
                    into: &bag
                )
                wrong.formUnion(stray)
                if field.decode(value, &object, &bag) { read.insert(key.text) } else { wrong.insert(key.text) }
            }
            wrong.subtract(read)
            for field in fields where wrong.contains(field.shape.name) { field.invalidate(&object) }
            let missing = fields.map(\.shape).filter { $0.isRequired && !read.contains($0.name) }
            for field in missing where !wrong.contains(field.name) {
                let message = "missing key `\(field.name)` in \(name)"
                let help = "add `\(field.name):` with \(field.shape.description)"
                bag.add(.missingKey, message, at: mapping.range.beginning, help: help)
            }
            return missing.isEmpty ? object : nil
        }
    }
}

extension YAMLMapping.Entry {
    /// Returns true if the entry has its own keys of the object that contains it by mistake: its value has such keys, or the entry has no value, and
    /// keys below it are reported as duplicates of keys above it. Removes these reports.
    fileprivate func hasKeysBelow(
        in mapping: YAMLMapping,
        _ shape: ObjectShape,
        removingDuplicatesFrom bag: inout DiagnosticBag
    ) -> Bool {
        guard key.range.startPosition.column > 1, !value.range.text.hasPrefix("{") else { return false }
        if let keys = value.keys {
            return keys.allSatisfy { key in shape.fields.contains { $0.name == key } }
        }
        guard case .scalar(let scalar) = value, scalar.isNull else { return false }
        let count = bag.errorCount
        bag.remove { found in
            guard found.code == .yamlDuplicateKey, let place = found.range else { return false }
            return place.file === mapping.range.file && key.range.end < place.start && place.start < mapping.range.end
        }
        return bag.errorCount < count
    }
}

extension ObjectShape {
    /// Returns true if the value of a key is a mapping whose keys the user chooses.
    fileprivate func hasMapping(_ key: String) -> Bool {
        fields.contains { field in
            if case .dictionary = field.shape { field.name == key } else { false }
        }
    }

    fileprivate func helpToMapping(_ node: YAMLNode) -> String {
        let required = fields.filter(\.isRequired).map(\.name)
        guard case .scalar(let scalar) = node, scalar.style == .plain, !scalar.text.contains("：") else {
            return node.helpToMapping
        }
        let ofWord = fields.first {
            if case .choice(let words) = $0.shape { words.contains(scalar.text) } else { false }
        }
        if let ofWord { return "write `{\(ofWord.name): \(scalar.text)}`" }
        let keys = required.isEmpty ? fields.prefix(1).map(\.name) : required
        let isSimple =
            !scalar.isNull && !scalar.text.isEmpty && !scalar.text.contains { $0.isNewline || ",[]{}".contains($0) }
        let value = required.count == 1 && isSimple ? scalar.text : "…"
        return "write `{\(keys.map { "\($0): \(value)" }.joined(separator: ", "))}`"
    }

    fileprivate func help(for key: String, _ value: YAMLNode, otherKeys: [String: String]) -> String {
        if let meant = meant(by: key) {
            let foreign = key.unicodeScalars.first { !$0.isASCII }
            return foreign.map { "write `\(meant)`: the key contains `\($0)` (\($0.codePoint))" }
                ?? "did you mean `\(meant)`?"
        }
        if let document = otherKeys[key] { return "`\(key)` is a key of \(document)" }
        if let (owner, kind) = owner(of: value) {
            return "if `\(key)` is \(kind), write it below `\(owner):`, and indent it"
        }
        let keys = fields.map { "`\($0.name)`" }.joined(separator: ", ")
        return fields.count == 1 ? "the only key is \(keys)" : "the keys are \(keys)"
    }

    /// Returns the mapping whose values are literal blocks, and the kind of its keys, if the value is such a block.
    private func owner(of value: YAMLNode) -> (name: String, kind: String)? {
        guard case .scalar(let scalar) = value, scalar.style == .literal else { return nil }
        for field in fields {
            if case .dictionary(let kind, .either) = field.shape { return (field.name, kind) }
        }
        return nil
    }

    /// Returns the key itself, or one with a similar name or meaning.
    fileprivate func meant(by key: String) -> String? {
        let names = fields.map(\.name)
        if names.contains(key) { return key }
        return Spelling.nearest(to: key, in: names)
            ?? Self.synonyms.first { names.contains($0) && $1.contains(key) }?.key
    }

    /// Keys, each with the keys that mean the same in other tools.
    private static let synonyms: KeyValuePairs<String, [String]> = [
        "dependencies": ["depends", "dependsOn", "deps", "inject", "injects", "services"],
        "parameters": ["params", "arguments", "args", "input", "inputs"],
        "result": ["output", "returns"],
        "summary": ["description", "documentation", "docs"],
        "deepLink": ["link", "url", "path"],
        "group": ["folder", "directory"],
        "routes": ["navigation", "opens"],
        "modules": ["screens"],
        "members": ["methods", "functions", "body"],
        "implementation": ["impl", "class"],
        "lifetime": ["scope", "lifecycle"],
        "git": ["url", "repository"],
        "path": ["output", "url"],
        "commit": ["tag", "branch", "revision", "version"],
        "sources": ["path", "folder"],
    ]

    /// The required keys; all keys if none is required.
    fileprivate var keysToExpect: String {
        let required = fields.filter(\.isRequired).map(\.name)
        return required.isEmpty ? Spelling.alternatives(fields.map(\.name)) : Spelling.conjunction(required)
    }
}
