import Diagnostics

/// The entries of a mapping while it is read. Reports duplicate keys, and adds the entries of merge keys (`<<`).
///
/// The mapping's own keys take precedence, then the merged mappings in their order. Only scalar keys are compared.
struct MappingEntries {
    private var own: [YAMLMapping.Entry] = []
    private var merged: [YAMLMapping.Entry] = []
    private var places: [String: SourceRange] = [:]
    private var mergeKey: SourceRange?

    var all: [YAMLMapping.Entry] {
        guard !merged.isEmpty else { return own }
        var known = Set(places.keys)
        return own
            + merged.filter { entry in
                guard case .scalar(let key) = entry.key else { return true }
                return known.insert(key.text).inserted
            }
    }

    /// - Parameter place: the place of the value, or of the alias that refers to it.
    mutating func add(_ entry: YAMLMapping.Entry, at place: SourceRange, into diagnostics: inout DiagnosticBag) {
        guard case .scalar(let key) = entry.key else {
            own.append(entry)
            return
        }
        if let first = key.isMergeKey ? mergeKey : places[key.text] {
            let help = key.isMergeKey ? "merge several mappings with a list: `<<: [*a, *b]`" : "remove one of them"
            let note = Diagnostic.Note("first written here", at: first)
            diagnostics.add(.yamlDuplicateKey, "duplicate key `\(key.text)`", at: key.range, help: help, notes: [note])
        } else if key.isMergeKey {
            mergeKey = key.range
            merge(entry.value, at: place, into: &diagnostics)
        } else {
            places[key.text] = key.range
            own.append(entry)
        }
    }

    private mutating func merge(_ value: YAMLNode, at place: SourceRange, into diagnostics: inout DiagnosticBag) {
        var values = [(value, place)]
        if case .sequence(let sequence) = value { values = sequence.items.map { ($0, $0.range) } }
        for (value, place) in values {
            switch value {
            case .mapping(let mapping): merged += mapping.entries
            case .invalid: break
            case .scalar, .sequence:
                let message = "expected a mapping or a list of mappings after the merge key `<<`"
                let help = "write the alias of a mapping, `<<: *name`; if the key is really called `<<`, write `\"<<\"`"
                diagnostics.add(.yamlMergeValue, message, at: place, help: help)
            }
        }
    }
}

extension YAMLMapping.Entry {
    /// The number of nesting levels that a merge key removes: the mapping, and the list around it if there is one.
    var mergedLevels: Int {
        guard case .scalar(let key) = key, key.isMergeKey else { return 0 }
        if case .sequence = value { return 2 }
        return 1
    }
}

extension YAMLScalar {
    fileprivate var isMergeKey: Bool {
        style == .plain && text == "<<" && (tag == nil || tag == "tag:yaml.org,2002:merge")
    }
}
