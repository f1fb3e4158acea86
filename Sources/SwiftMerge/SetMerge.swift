import SwiftSyntax

/// The merge of parts that are sets: conformances, attributes, modifiers.
struct SetMerge {
    private static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

    private let merge: UnitMerge

    init(_ merge: UnitMerge) {
        self.merge = merge
    }

    /// The text of the merged part; nil if the part is no set, or both sides changed the same element.
    func merged(_ kind: UnitPart.Kind) -> [UInt8]? {
        guard let version = merge.bases.first, [.attributes, .modifiers, .inheritance].contains(kind) else {
            return nil
        }
        guard !merge.words(merge.disk, kind).contains(where: { $0.hasPrefix("//") || $0.hasPrefix("/*") }) else {
            return nil
        }
        let base = elements(version, kind)
        let (ours, theirs) = (elements(merge.disk, kind), elements(merge.new, kind))
        guard var result = kind == .attributes ? attributes(base, ours, theirs) : combined(base, ours, theirs) else {
            return nil
        }
        guard result.count(where: Self.accessLevels.contains) < 2 else { return nil }
        let introducer = result.lastIndex { $0 == "let" || $0 == "var" }
        if let introducer { result.append(result.remove(at: introducer)) }
        return text(result, kind)
    }

    private func elements(_ version: UnitMerge.Version, _ kind: UnitPart.Kind) -> [String] {
        let unit = version.text.units[version.unit]
        guard kind != .inheritance else { return unit.conformances }
        guard kind != .attributes else { return unit.node?.attributeTexts ?? [] }
        return unit.node?.modifierTexts ?? []
    }

    private func combined(_ base: [String], _ ours: [String], _ theirs: [String]) -> [String] {
        ours.filter { !base.contains($0) || theirs.contains($0) }
            + theirs.filter { !base.contains($0) && !ours.contains($0) }
    }

    private func attributes(_ base: [String], _ ours: [String], _ theirs: [String]) -> [String]? {
        func name(_ attribute: String) -> String { String(attribute.prefix { $0 != "(" }) }
        func find(_ list: [String], _ attribute: String) -> String? { list.first { name($0) == name(attribute) } }
        var result: [String] = []
        for mine in ours {
            let (before, now) = (find(base, mine), find(theirs, mine))
            switch (before, now) {
            case (nil, _): result.append(mine)
            case (let before?, nil) where before == mine: break
            case (_, nil): result.append(mine)
            case (let before?, let now?) where before == mine || now == mine: result.append(now)
            case (let before?, let now?):
                guard let text = arguments(before, mine, now) else { return nil }
                result.append(text)
            }
        }
        return result + theirs.filter { find(base, $0) == nil && find(ours, $0) == nil }
    }

    /// An attribute that both sides changed, merged by its arguments. The user's texts stay.
    private func arguments(_ base: String, _ ours: String, _ theirs: String) -> String? {
        func arguments(_ attribute: String) -> [String] { Syntax.arguments(ofAttribute: attribute) }
        let (mine, others) = (arguments(ours), arguments(theirs))
        guard let pieces = SequenceMerge(base: arguments(base), ours: mine, theirs: others).pieces() else { return nil }
        var result: [String] = []
        for piece in pieces {
            switch piece {
            case .ours(let range): result += mine[range]
            case .theirs(let range, _): result += others[range]
            case .conflict(_, let range, _):
                guard range.isEmpty || mine[range].allSatisfy({ $0.hasPrefix("\"") }) else { return nil }
                result += mine[range]
            }
        }
        return ours.prefix { $0 != "(" } + "(" + result.joined(separator: ", ") + ")"
    }

    private func text(_ elements: [String], _ kind: UnitPart.Kind) -> [UInt8] {
        guard !elements.isEmpty else { return [] }
        guard kind != .inheritance else { return Array((": " + elements.joined(separator: ", ")).utf8) }
        let range = merge.old.range(of: kind)
        let model = range.isEmpty ? merge.new.text.text(merge.fresh.range(of: kind)) : merge.disk.text.text(range)
        let hasLines = kind == .attributes && model.contains(TextLines.lineFeed)
        let separator =
            hasLines
            ? merge.layout.newline + merge.disk.text.indentation(at: merge.old.code.lowerBound) : [UInt8(ascii: " ")]
        return Array(elements.map { Array($0.utf8) + separator }.joined())
    }
}

extension Syntax {
    fileprivate var attributeTexts: [String] {
        asProtocol((any WithAttributesSyntax).self)?.attributes.map(\.trimmedDescription) ?? []
    }

    /// With `let` or `var`.
    fileprivate var modifierTexts: [String] {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.trimmedDescription) ?? []
        return modifiers + (self.as(VariableDeclSyntax.self).map { [$0.bindingSpecifier.text] } ?? [])
    }

    var caseTexts: [String] {
        self.as(EnumCaseDeclSyntax.self)?.elements.map { $0.with(\.trailingComma, nil).trimmedDescription } ?? []
    }

    /// The arguments of `@Test("title", .disabled("reason"))`, split at commas outside of brackets and texts.
    fileprivate static func arguments(ofAttribute attribute: String) -> [String] {
        var result: [String] = []
        var (depth, isText, current) = (0, false, "")
        for character in attribute.drop(while: { $0 != "(" }).dropFirst().dropLast() {
            if character == "\"" { isText.toggle() }
            if !isText { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
            if character == ",", depth == 0, !isText {
                result.append(current.trimmed)
                current = ""
            } else {
                current.append(character)
            }
        }
        return result + (current.trimmed.isEmpty ? [] : [current.trimmed])
    }
}
