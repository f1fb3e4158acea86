import Diagnostics
import Support

/// A composer of trees from events. It resolves aliases and merge keys, reports duplicate keys, and gives every node its range.
struct TreeComposer {
    /// A node with its size and height, so that limits are checked without a walk through the node.
    struct Composed {
        var node: YAMLNode
        /// The place of the node. For an alias, it is the place of the alias, while the node has the range of the anchored value.
        var place: Range<Int>
        var size = 1
        /// The depth of nested collections, including this one.
        var height = 0
    }

    private enum Anchored {
        case beingRead
        case complete(Composed)
    }

    let text: ReadText
    let events: [YAMLEvent]
    let limits: YAMLLimits
    private(set) var diagnostics = DiagnosticBag()
    private var index = 0
    private var anchors: [String: Anchored] = [:]
    /// Whether the events include aliases. Without aliases, an `&` is probably not an anchor.
    private let hasAliases: Bool
    private var depth = 0
    private var nodeCount = 0
    /// The end of what was read last. An empty value is located there.
    private var lastEnd = 0

    private var file: SourceFile { text.file }

    init(_ text: ReadText, _ events: [YAMLEvent], _ limits: YAMLLimits) {
        (self.text, self.events, self.limits) = (text, events, limits)
        hasAliases = events.contains { if case .alias = $0.kind { true } else { false } }
    }

    /// Returns the root of each document, and the offset at which the document begins. Reports a limit that is exceeded, and returns nil.
    mutating func documents() -> [(start: Int, root: YAMLNode)]? {
        var roots: [(start: Int, root: YAMLNode)] = []
        while index < events.count {
            guard events[index].kind == .documentStart else {
                index += 1
                continue
            }
            let start = events[index].start
            index += 1
            anchors = [:]
            guard let root = compose() else { return nil }
            roots.append((start, root.node))
        }
        return roots
    }

    private mutating func compose() -> Composed? {
        let event = events[index]
        index += 1
        if case .alias(let name) = event.kind { return alias(name, event) }
        let height = if case .scalar = event.kind { 0 } else { 1 }
        guard isWithinLimits(adding: 1, height, at: event.start..<event.start) else { return nil }
        if let anchor = event.anchor { anchors[anchor] = .beingRead }
        var composed: Composed?
        switch event.kind {
        case .scalar(let text, let style): composed = scalar(text, style, event)
        case .sequenceStart(let isFlow): composed = collection(event, isFlow: isFlow, isMapping: false)
        case .mappingStart(let isFlow): composed = collection(event, isFlow: isFlow, isMapping: true)
        default: preconditionFailure("a node begins with an alias, a scalar or a collection")
        }
        guard let composed else { return nil }
        if let anchor = event.anchor { anchors[anchor] = .complete(composed) }
        lastEnd = max(lastEnd, composed.place.upperBound)
        return composed
    }

    /// Adds `size` nodes to the count. Reports it, and returns false, if the count or the depth with `height` more levels exceeds a limit.
    private mutating func isWithinLimits(adding size: Int, _ height: Int, at place: Range<Int>) -> Bool {
        nodeCount += size
        if depth + height > limits.depth {
            let message = "lists and mappings are nested more than \(limits.depth) levels deep"
            diagnostics.add(.yamlTooDeep, message, at: text.range(place), help: "flatten the structure")
        } else if nodeCount > limits.nodeCount {
            let message = "the file has more than \(limits.nodeCount) values, including those that aliases repeat"
            let help = "split the file, or use fewer nested aliases"
            diagnostics.add(.yamlTooManyNodes, message, at: text.range(place), help: help)
        } else {
            return true
        }
        return false
    }
}

// MARK: - Scalars

extension TreeComposer {
    private mutating func scalar(_ value: String, _ style: YAMLScalar.Style, _ event: YAMLEvent) -> Composed {
        if style == .plain, value.isEmpty { return emptyScalar(event) }
        let start = text.contentStart(of: event)
        if let masked = text.masks[start] { return Composed(node: .invalid(text.range(masked)), place: masked) }
        let hasUnknownTag = event.tag.map { !$0.hasPrefix(YAMLScalar.coreTags) } ?? false
        if style == .plain, hasUnknownTag || event.anchor != nil && !hasAliases {
            let place = event.start..<event.end
            diagnostics.add(UnquotedText.diagnostic(text.file.text(place), at: text.range(place)))
            return Composed(node: .invalid(text.range(place)), place: place)
        }
        let place = start..<event.end
        guard value.utf8.count <= limits.scalarSize else {
            let message = "the text has \(value.utf8.count) bytes, but the limit is \(limits.scalarSize)"
            let help = "shorten the text"
            diagnostics.add(.yamlScalarTooLarge, message, at: text.range(start..<start), help: help)
            return Composed(node: .invalid(text.range(place)), place: place)
        }
        if style == .plain, let space = text.hardSpace(in: place) {
            diagnostics.add(space)
            return Composed(node: .invalid(text.range(place)), place: place)
        }
        let written = style == .doubleQuoted ? value : text.asWritten(value, in: place)
        let locator = ScalarLocator(file: file, start: start, end: event.end)
        let scalar = locator.scalar(written, style: style, tag: event.tag)
        return Composed(node: .scalar(scalar), place: scalar.range.start..<scalar.range.end)
    }

    /// Reads an empty value. Its place is after its colon or dash, although libyaml may place it at the next token. If the value has a tag or an
    /// anchor, its place is the tag or anchor.
    private mutating func emptyScalar(_ event: YAMLEvent) -> Composed {
        let place: Range<Int>
        if event.anchor == nil, event.tag == nil {
            let offset = text.isBlank(lastEnd..<max(lastEnd, event.end)) ? lastEnd : event.end
            place = offset..<offset
        } else {
            place = event.start..<text.endOfContent(before: event.end, after: event.start)
        }
        let content = LocatedText(text.range(place.upperBound..<place.upperBound))
        let scalar = YAMLScalar(content: content, style: .plain, tag: event.tag, range: text.range(place))
        return Composed(node: .scalar(scalar), place: place)
    }

    private mutating func alias(_ name: String, _ event: YAMLEvent) -> Composed? {
        let place = event.start..<event.end
        lastEnd = max(lastEnd, event.end)
        var composed = Composed(node: .invalid(text.range(place)), place: place)
        switch anchors[name] {
        case nil:
            let message = "unknown alias `*\(name)`: no anchor `&\(name)` above this line"
            diagnostics.add(.yamlUnknownAlias, message, at: text.range(place), help: unknownAliasHelp(name))
        case .beingRead:
            let message = "`*\(name)` is inside the value that it refers to"
            let help = "remove the alias, or write the items that you mean in its place"
            diagnostics.add(.yamlRecursiveAlias, message, at: text.range(place), help: help)
        case .complete(let value):
            composed = value
            composed.place = place
        }
        return isWithinLimits(adding: composed.size, composed.height, at: place) ? composed : nil
    }

    /// Returns the help for an unknown alias. To save time, it suggests a name only if there are few anchors.
    private func unknownAliasHelp(_ name: String) -> String {
        let quoted = "to write the text `*\(name)`, quote it: `\(YAMLQuoting.quoted("*\(name)"))`"
        guard anchors.count <= 100, let nearest = Spelling.nearest(to: name, in: anchors.keys.sorted())
        else { return quoted }
        return "did you mean `*\(nearest)`? \(quoted)"
    }
}

// MARK: - Collections

extension TreeComposer {
    /// Returns an entry, and reports `key:{a: b}` in a block, in which YAML reads `key:{a` as the key. A key such as `Total [EUR]` is allowed.
    private mutating func entry(_ key: YAMLNode, _ value: Composed) -> YAMLMapping.Entry {
        // YAML may have read the value as a part of the key.
        if case .invalid = key { return YAMLMapping.Entry(key: key, value: .invalid(text.range(value.place))) }
        guard case .scalar(let scalar) = key,
            let meant = MissingColon.Entry(scalar, to: value.place.upperBound, onlyBeforeBracket: true),
            !CutText.isBalanced(scalar.text), scalar.range.end <= value.place.upperBound,
            CutText.isBalanced(file.text(scalar.range.start..<value.place.upperBound))
        else { return YAMLMapping.Entry(key: key, value: value.node) }
        diagnostics.add(meant.diagnostic)
        return meant.entry(text.range(value.place))
    }

    private mutating func collection(_ event: YAMLEvent, isFlow: Bool, isMapping: Bool) -> Composed? {
        let start = text.contentStart(of: event)
        let end: YAMLEvent.Kind = isMapping ? .mappingEnd : .sequenceEnd
        var items: [YAMLNode] = []
        var entries = MappingEntries()
        var size = 1
        var height = 0
        lastEnd = max(lastEnd, isMapping && !isFlow ? start : start + 1)
        depth += 1
        while events[index].kind != end {
            guard let part = compose() else { return nil }
            size += part.size
            height = max(height, part.height)
            guard isMapping else {
                items.append(part.node)
                continue
            }
            lastEnd = max(lastEnd, text.endOfColon(after: part.place.upperBound))
            guard let value = compose() else { return nil }
            let entry = self.entry(part.node, value)
            entries.add(entry, at: text.range(value.place), into: &diagnostics)
            size += value.size
            height = max(height, value.height - entry.mergedLevels)
        }
        depth -= 1
        let place = start..<(isFlow ? events[index].end : lastEnd)
        let range = text.range(place)
        index += 1
        let node: YAMLNode =
            isMapping
            ? .mapping(YAMLMapping(entries: entries.all, range: range))
            : .sequence(YAMLSequence(items: items, range: range))
        return Composed(node: node, place: place, size: size, height: height + 1)
    }
}
