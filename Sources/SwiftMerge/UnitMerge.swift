import SwiftSyntax

/// A merge that is better made by lines.
struct MergeDoubt: Error {}

/// The merge of one unit that the disk and the new render have.
struct UnitMerge {
    let disk: UnitVersion
    let new: UnitVersion
    /// The versions of the last renders that have the unit.
    let bases: [UnitVersion]
    /// What the merge changes in the file on the disk.
    private(set) var edits: [TextEdit] = []
    /// Whether the body was written for an older signature.
    private(set) var needsBodyCheck = false

    init(disk: UnitVersion, new: UnitVersion, bases: [UnitVersion]) throws(MergeDoubt) {
        (self.disk, self.new, self.bases) = (disk, new, bases)
        guard let base = bases.first, !disk.equals(new) else { return }
        var sides: [UnitPart: SequenceMerge.Side] = [:]
        for part in UnitPart.allCases { sides[part] = side(of: part) }
        var bodyEdits: [TextEdit] = []
        var hasConflict = false
        for part in UnitPart.allCases {
            switch (sides[part], part) {
            case (.theirs?, .parameters): break
            case (.theirs?, _): edits.append(try edit(part))
            case (.conflict?, .body):
                if let merged = try mergedBody(base) { bodyEdits = merged } else { hasConflict = true }
            case (.conflict?, .comments), (.conflict, .trailing): break
            case (.conflict?, _): if let edit = mergedSet(part, base) { edits.append(edit) } else { hasConflict = true }
            default: break
            }
        }
        if let edit = parameters(sides) { edits.append(edit) }
        if hasConflict {
            let region = try headConflict(base)
            let comments = edits.filter { !$0.range.isEmpty && $0.range.upperBound < disk.unit.code.lowerBound }
            edits = (comments + bodyEdits).filter { !$0.range.overlaps(region.range) } + [region]
        } else {
            edits += bodyEdits
            let isWritten = !disk.bytes(.body).isEmpty && !bases.contains { disk.equals($0, .body) }
            needsBodyCheck = isWritten && sides.contains { $0.key.isOfSignature && $0.value == .theirs }
        }
    }

    var indentation: [UInt8] { disk.text.indentation(at: disk.unit.code.lowerBound) }

    private func side(of part: UnitPart) -> SequenceMerge.Side {
        if disk.equals(new, part) { return .ours }
        if bases.contains(where: { disk.equals($0, part) }) { return .theirs }
        return bases.contains { new.equals($0, part) } ? .ours : .conflict
    }

    /// A range of another text as the file on the disk would have it.
    func adapted(_ version: UnitVersion, _ range: Range<Int>) -> [UInt8] {
        let old = version.text.indentation(at: version.unit.code.lowerBound)
        return disk.text.adapted(version.text.bytes[range], from: version.text, old, to: indentation)
    }

    /// A part of the new render in the place of that on the disk.
    private func edit(_ part: UnitPart) throws(MergeDoubt) -> TextEdit {
        let (place, start) = (disk.unit.range(of: part), disk.unit.code.lowerBound)
        let text = adapted(new, new.unit.range(of: part))
        if part == .trailing, place.isEmpty { return TextEdit(range: place, text: Array(" ".utf8) + text) }
        guard part == .comments, !disk.unit.isComment else { return TextEdit(range: place, text: text) }
        // The comment is in lines of its own, above the code.
        if text.isEmpty { return TextEdit(range: place.lowerBound..<start, text: []) }
        guard place.isEmpty else { return TextEdit(range: place, text: text) }
        guard disk.text.lineStart(start) + indentation.count == start else { throw MergeDoubt() }
        return TextEdit(range: place, text: text + disk.text.newline + indentation)
    }

    /// The parameters of the one side with the internal names of the other.
    private func parameters(_ sides: [UnitPart: SequenceMerge.Side]) -> TextEdit? {
        let (isNew, namesAreNew) = (sides[.parameters] == .theirs, sides[.body] == .theirs)
        guard isNew || namesAreNew, sides[.parameters] != .conflict else { return nil }
        let source = isNew ? new : disk
        let range = source.unit.range(of: .parameters)
        var text: [UInt8] = []
        var (place, named) = (range.lowerBound, (namesAreNew ? new : disk).unit.parameters)
        for parameter in source.unit.parameters {
            guard let index = named.firstIndex(where: { $0.label == parameter.label }) else { continue }
            let name = named.remove(at: index).name
            guard name != parameter.name else { continue }
            let names = parameter.label == name ? name : "\(parameter.label) \(name)"
            text += source.text.bytes[place..<parameter.range.lowerBound] + names.utf8
            place = parameter.range.upperBound
        }
        guard isNew || !text.isEmpty else { return nil }
        text += source.text.bytes[place..<range.upperBound]
        let old = source.text.indentation(at: source.unit.code.lowerBound)
        let adapted = disk.text.adapted(text, from: source.text, old, to: indentation)
        return TextEdit(range: disk.unit.range(of: .parameters), text: adapted)
    }

    /// Markers around the lines of the head; around the whole unit if its body is in the same lines.
    private func headConflict(_ base: UnitVersion) throws(MergeDoubt) -> TextEdit {
        let (text, start) = (disk.text, disk.unit.code.lowerBound)
        let body = disk.unit.range(of: .body)
        let opening = text.bytes[body].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? disk.unit.range.upperBound
        let headEnd = disk.unit.interior?.lowerBound ?? opening
        let isHead = text.fillsLines(start..<headEnd)
        let end = isHead ? headEnd : disk.unit.range.upperBound
        guard isHead || !disk.unit.isContainer, text.fillsLines(start..<end) else { throw MergeDoubt() }
        let region = text.lineStart(start)..<text.nextLine(end)
        func lines(_ version: UnitVersion) -> [UInt8] {
            let unit = version.unit
            let end = isHead ? unit.interior?.lowerBound ?? unit.range(of: .body).lowerBound : unit.code.upperBound
            let brace = isHead && unit.parts.contains { $0.kind == .body } ? " {" : ""
            return indentation + adapted(version, unit.code.lowerBound..<end) + brace.utf8 + text.newline
        }
        return conflict(region, Array(text.bytes[region]), lines(base), lines(new))
    }

    /// Both sides of a conflict with markers, as git writes them; of whole lines.
    func conflict(_ range: Range<Int>, _ ours: [UInt8], _ base: [UInt8], _ theirs: [UInt8]) -> TextEdit {
        let newline = disk.text.newline
        func section(_ marker: String, _ lines: [UInt8]) -> [UInt8] {
            let isEnded = lines.isEmpty || lines.last == TextLines.lineFeed
            return Array(marker.utf8) + newline + lines + (isEnded ? [] : newline)
        }
        let text =
            section("<<<<<<< yours", ours) + section("||||||| generated before", base) + section("=======", theirs)
            + section(">>>>>>> generated now", [])
        return TextEdit(range: range, text: text, isConflict: true)
    }
}

// MARK: - Sets
extension UnitMerge {
    private static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

    /// A merged part that is a set: conformances, attributes, modifiers. nil if both sides changed the same element.
    private func mergedSet(_ part: UnitPart, _ base: UnitVersion) -> TextEdit? {
        guard [.attributes, .modifiers, .inheritance].contains(part), let ours = disk.unit.node?.elements(of: part),
            let before = base.unit.node?.elements(of: part), let theirs = new.unit.node?.elements(of: part),
            !disk.words(part).contains(where: { $0.hasPrefix("//") || $0.hasPrefix("/*") })
        else { return nil }
        var result: [String] = []
        for mine in ours {
            let (old, now) = (before.first { $0.name == mine.name }, theirs.first { $0.name == mine.name })
            if old == nil || old?.text == now?.text || now == nil && old?.text != mine.text {
                result.append(mine.text)
            } else if let old, let now {
                if old.text == mine.text || now.text == mine.text {
                    result.append(now.text)
                } else {
                    guard let arguments = mergedArguments(old.node, mine.node, now.node) else { return nil }
                    result.append("@\(mine.name)(\(arguments.joined(separator: ", ")))")
                }
            }
        }
        result += theirs.filter { now in !(before + ours).contains { $0.name == now.name } }.map(\.text)
        guard result.count(where: Self.accessLevels.contains) < 2 else { return nil }
        if let introducer = result.lastIndex(where: { $0 == "let" || $0 == "var" }) {
            result.append(result.remove(at: introducer))
        }
        let range = disk.unit.range(of: part)
        if part == .inheritance {
            let list = result.isEmpty ? "" : ": \(result.joined(separator: ", "))"
            return TextEdit(range: range, text: Array(list.utf8))
        }
        let model = range.isEmpty ? new.bytes(part) : disk.bytes(part)
        let hasLines = part == .attributes && model.contains(TextLines.lineFeed)
        let separator = hasLines ? disk.text.newline + indentation : Array(" ".utf8)
        return TextEdit(range: range, text: result.flatMap { Array($0.utf8) + separator })
    }

    /// The arguments of an attribute that both sides changed. The user's texts stay.
    private func mergedArguments(_ base: Syntax, _ ours: Syntax, _ theirs: Syntax) -> [String]? {
        guard let before = base.attributeArguments, let mine = ours.attributeArguments,
            let now = theirs.attributeArguments,
            let chunks = SequenceMerge.chunks(base: before, ours: mine, theirs: now),
            chunks.allSatisfy({ $0.side != .conflict || mine[$0.ours].allSatisfy { $0.hasPrefix("\"") } })
        else { return nil }
        return chunks.flatMap { $0.side == .theirs ? now[$0.theirs] : mine[$0.ours] }
    }
}

// MARK: - Bodies
extension UnitMerge {
    /// What the user has written, with the template's changes of lines that the user has left as they were.
    ///
    /// nil if there is a conflict about the line of the signature too.
    private func mergedBody(_ base: UnitVersion) throws(MergeDoubt) -> [TextEdit]? {
        let range = disk.unit.range(of: .body)
        func lines(_ version: UnitVersion) -> [[UInt8]] {
            TextLines.split(adapted(version, version.unit.range(of: .body)))
        }
        let (before, ours, theirs) = (lines(base), TextLines.split(disk.text.bytes[range]), lines(new))
        func texts(_ lines: [[UInt8]]) -> [String] { lines.map { String(decoding: $0, as: UTF8.self).trimmed } }
        let (beforeTexts, ourTexts, theirTexts) = (texts(before), texts(ours), texts(theirs))
        func code(_ lines: some Sequence<String>) -> [String] {
            lines.filter { $0.contains { $0.isLetter || $0.isNumber } }
        }
        let isNamedByUser = disk.unit.parameters.map(\.name) != base.unit.parameters.map(\.name)
        let written = code(beforeTexts)
        guard !isNamedByUser, ours.count > 1, !Set(written).isDisjoint(with: ourTexts) else { return [] }
        guard let chunks = SequenceMerge.chunks(base: beforeTexts, ours: ourTexts, theirs: theirTexts) else {
            throw MergeDoubt()
        }
        func joined(_ lines: ArraySlice<[UInt8]>) -> [UInt8] { lines.flatMap { $0 + [TextLines.lineFeed] } }
        var result: [UInt8] = []
        var hasConflict = false
        for chunk in chunks {
            let isConflict =
                chunk.side == .conflict && written.count > 1 && !code(theirTexts[chunk.theirs]).isEmpty
                && Self.isEdit(ourTexts[chunk.ours], of: beforeTexts[chunk.base])
            if isConflict {
                guard chunk.ours.lowerBound > 0, chunk.ours.upperBound < ours.count else { return nil }
                hasConflict = true
                result +=
                    conflict(range, joined(ours[chunk.ours]), joined(before[chunk.base]), joined(theirs[chunk.theirs]))
                    .text
            } else if chunk.side == .theirs {
                result += joined(Self.aligned(theirs[chunk.theirs], with: ours[chunk.ours].first))
            } else {
                result += joined(ours[chunk.ours])
            }
        }
        // The first line has the signature too.
        let first = ours[0] + [TextLines.lineFeed]
        let isSame = result.starts(with: first)
        let region = (isSame ? disk.text.nextLine(range.lowerBound) : range.lowerBound)..<range.upperBound
        let text = result.dropFirst(isSame ? first.count : 0).dropLast()
        return [TextEdit(range: region, text: Array(text), isConflict: hasConflict)]
    }

    /// Whether the user changed lines rather than writing others: half of the words are still there.
    private static func isEdit(_ mine: ArraySlice<String>, of base: ArraySlice<String>) -> Bool {
        func words(_ lines: ArraySlice<String>) -> [Substring] {
            lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        }
        let (old, kept) = (words(base), Set(words(mine)))
        return !old.isEmpty && old.count(where: kept.contains) * 2 >= old.count
    }

    /// Lines with the indentation of the line that they replace: the user may have taken it out of a block.
    private static func aligned(_ lines: ArraySlice<[UInt8]>, with replaced: [UInt8]?) -> ArraySlice<[UInt8]> {
        guard let replaced, let old = lines.first.map({ TextLines.indentation($0) }) else { return lines }
        return ArraySlice(
            lines.map { $0.starts(with: old) ? TextLines.indentation(replaced) + $0.dropFirst(old.count) : $0 }
        )
    }
}
