/// Bytes that take the place of a range of the file on the disk.
struct TextEdit {
    let range: Range<Int>
    let text: [UInt8]
}

/// A merge that is better made by lines.
struct MergeDoubt: Error {}

/// The merge of one unit that the disk and the new render have.
struct UnitMerge {
    /// What the merge changes in the file on the disk.
    struct Outcome {
        var edits: [TextEdit] = []
        var hasConflict = false
        /// Whether the body was written for an older signature.
        var needsBodyCheck = false
    }

    /// Which side a part is taken from.
    enum Side {
        case disk, new, both
    }

    typealias Version = (text: UnitText, unit: Int)

    let disk: Version
    let new: Version
    /// The versions of the last renders that have the unit.
    let bases: [Version]
    let layout: TextLayout
    let newLayout: TextLayout

    var old: MergeUnit { disk.text.units[disk.unit] }
    var fresh: MergeUnit { new.text.units[new.unit] }

    func outcome() throws(MergeDoubt) -> Outcome {
        var outcome = Outcome()
        guard !bases.isEmpty, !disk.text.unit(disk.unit, equals: new.unit, in: new.text) else { return outcome }
        var sides: [UnitPart.Kind: Side] = [:]
        for kind in UnitPart.Kind.allCases { sides[kind] = side(of: kind) }
        var head: [TextEdit] = []
        var isConflict = false
        for kind in UnitPart.Kind.allCases {
            switch sides[kind] {
            case .new? where kind == .parameters: break
            case .new?: head.append(try edit(kind, fresh.range(of: kind), new))
            case .both? where kind == .body:
                let body = try BodyMerge(self).outcome()
                outcome.hasConflict = body.hasConflict
                if body.isWhole { isConflict = true } else { outcome.edits += body.edits }
            case .both? where kind == .comments || kind == .trailing: break
            case .both?:
                if let additions = addedCases() {
                    head.append(additions)
                } else if let text = SetMerge(self).merged(kind) {
                    head.append(TextEdit(range: old.range(of: kind), text: text))
                } else {
                    isConflict = true
                }
            default: break
            }
        }
        if let edit = try parameters(sides) { head.append(edit) }
        outcome.hasConflict = outcome.hasConflict || isConflict
        if isConflict {
            outcome.edits += head.filter { !$0.range.isEmpty && $0.range.upperBound < old.code.lowerBound }
            let region = try headConflict()
            outcome.edits.removeAll { $0.range.overlaps(region.range) }
            outcome.edits.append(region)
        } else {
            outcome.edits += head
            let changesSignature =
                old.parts.contains { $0.isOfSignature && sides[$0.kind] == .new }
                || fresh.parts.contains { $0.isOfSignature && sides[$0.kind] == .new }
            outcome.needsBodyCheck = changesSignature && hasWrittenBody
        }
        return outcome
    }

    /// Whether the user has written the body.
    private var hasWrittenBody: Bool {
        !words(disk, .body).isEmpty && !bases.contains { equal(disk, $0, .body) }
    }

    private func side(of kind: UnitPart.Kind) -> Side {
        if equal(disk, new, kind) { return .disk }
        if bases.contains(where: { equal(disk, $0, kind) }) { return .new }
        return bases.contains { equal(new, $0, kind) } ? .disk : .both
    }

    func words(_ version: Version, _ kind: UnitPart.Kind) -> [String] {
        version.text.words(version.unit, version.text.units[version.unit].part(kind))
    }

    /// Whether two versions have the same part; the internal names of parameters are part of the body.
    private func equal(_ left: Version, _ right: Version, _ kind: UnitPart.Kind) -> Bool {
        let isNamed =
            kind != .body
            || left.text.units[left.unit].parameters.map(\.name) == right.text.units[right.unit].parameters.map(\.name)
        return isNamed && left.text.part(kind, of: left.unit, equals: right.unit, in: right.text)
    }

    private func edit(_ kind: UnitPart.Kind, _ range: Range<Int>, _ version: Version) throws(MergeDoubt) -> TextEdit {
        let place = old.range(of: kind)
        var text = adapted(range, of: version)
        // A comment is in lines of its own, above the code or after it.
        if kind == .comments, old.kind != .comment, old.kind != .header {
            let indentation = disk.text.indentation(at: old.code.lowerBound)
            if place.isEmpty {
                guard
                    disk.text.fillsLines(old.code.lowerBound..<old.code.lowerBound)
                        || disk.text.lineStart(place.lowerBound) + indentation.count == place.lowerBound
                else { throw MergeDoubt() }
                text += layout.newline + indentation
            } else if text.isEmpty {
                return TextEdit(range: place.lowerBound..<old.code.lowerBound, text: [])
            }
        }
        if kind == .trailing, place.isEmpty, !text.isEmpty { text = [UInt8(ascii: " ")] + text }
        return TextEdit(range: place, text: text)
    }

    /// A range of another text as it is written in the file on the disk.
    func adapted(_ range: Range<Int>, of version: Version) -> [UInt8] {
        let from = version.text.indentation(at: version.text.units[version.unit].code.lowerBound)
        return layout.adapt(
            version.text.text(range),
            from: newLayout,
            from,
            to: disk.text.indentation(at: old.code.lowerBound)
        )
    }

    /// The parameters of the one side with the internal names of the other.
    private func parameters(_ sides: [UnitPart.Kind: Side]) throws(MergeDoubt) -> TextEdit? {
        let namesAreNew = sides[.body] == .new
        let isNew = sides[.parameters] == .new
        guard isNew || namesAreNew, sides[.parameters] != .both else { return nil }
        let (source, named) = (isNew ? new : disk, namesAreNew ? fresh : old)
        let unit = source.text.units[source.unit]
        let range = unit.range(of: .parameters)
        var text: [UInt8] = []
        var (place, left) = (range.lowerBound, named.parameters)
        for parameter in unit.parameters {
            guard let index = left.firstIndex(where: { $0.label == parameter.label }) else { continue }
            let name = left.remove(at: index).name
            guard name != parameter.name else { continue }
            text +=
                source.text.text(place..<parameter.names.lowerBound)
                + (parameter.label == name ? name : "\(parameter.label) \(name)").utf8
            place = parameter.names.upperBound
        }
        guard isNew || !text.isEmpty else { return nil }
        text += source.text.text(place..<range.upperBound)
        let from = source.text.indentation(at: unit.code.lowerBound)
        let to = disk.text.indentation(at: old.code.lowerBound)
        return TextEdit(
            range: old.range(of: .parameters),
            text: isNew ? layout.adapt(text[...], from: newLayout, from, to: to) : text
        )
    }

    /// New cases of an enum whose list of cases the user has changed.
    private func addedCases() -> TextEdit? {
        guard old.kind == .cases, let base = bases.first, let text = old.node?.caseTexts, text.isEmpty == false else {
            return nil
        }
        let (before, now) = (base.text.units[base.unit].node?.caseTexts ?? [], fresh.node?.caseTexts ?? [])
        guard Set(before).isSubset(of: now), disk.text.fillsLines(old.range) else { return nil }
        let declared = Set(disk.text.units.filter { $0.key.scope == old.key.scope }.flatMap(\.signatures))
        let added = zip(now, fresh.signatures).filter { !before.contains($0.0) && !declared.contains($0.1) }.map(\.0)
        let line =
            added.isEmpty
            ? []
            : layout.newline + disk.text.indentation(at: old.code.lowerBound)
                + "case \(added.joined(separator: ", "))".utf8
        return TextEdit(range: old.range.upperBound..<old.range.upperBound, text: line)
    }

    /// Markers around the lines of the head; around the whole unit if its body is in the same lines.
    private func headConflict() throws(MergeDoubt) -> TextEdit {
        let opening = Self.openingEnd(disk)
        let isHead = opening.map { disk.text.fillsLines(old.code.lowerBound..<$0) } ?? false
        let end = isHead ? opening ?? old.code.upperBound : old.code.upperBound
        let start = old.code.lowerBound
        guard isHead || !old.isContainer, disk.text.fillsLines(start..<max(end, isHead ? end : old.range.upperBound)),
            let base = bases.first
        else { throw MergeDoubt() }
        let region = disk.text.lineStart(start)..<disk.text.nextLine(max(end, isHead ? end : old.range.upperBound))
        func lines(_ version: Version) -> [UInt8] {
            let unit = version.text.units[version.unit]
            let brace = isHead && unit.part(.body) != nil ? " {" : ""
            let end =
                !isHead
                ? unit.code.upperBound
                : unit.isContainer ? unit.interior?.lowerBound ?? 0 : unit.range(of: .body).lowerBound
            return disk.text.indentation(at: start) + adapted(unit.code.lowerBound..<end, of: version) + brace.utf8
                + layout.newline
        }
        let text = ConflictText(newline: layout.newline).text(
            ours: Array(disk.text.text(region)),
            base: lines(base),
            theirs: lines(new)
        )
        return TextEdit(range: region, text: text)
    }

    /// The end of the brace that opens a body of several lines.
    private static func openingEnd(_ version: Version) -> Int? {
        let unit = version.text.units[version.unit]
        if let interior = unit.interior { return interior.lowerBound }
        guard let body = unit.part(.body)?.range else { return nil }
        return version.text.bytes[body].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
    }
}

/// Both sides of a conflict with markers, as git writes them.
struct ConflictText {
    static let labels = (ours: "yours", base: "generated before", theirs: "generated now")

    let newline: [UInt8]

    /// - Parameters: whole lines.
    func text(ours: [UInt8], base: [UInt8], theirs: [UInt8]) -> [UInt8] {
        func marker(_ text: String) -> [UInt8] { Array(text.utf8) + newline }
        return marker("<<<<<<< \(Self.labels.ours)") + ended(ours) + marker("||||||| \(Self.labels.base)") + ended(base)
            + marker("=======") + ended(theirs) + marker(">>>>>>> \(Self.labels.theirs)")
    }

    private func ended(_ lines: [UInt8]) -> [UInt8] {
        lines.isEmpty || lines.last == TextLines.lineFeed ? lines : lines + newline
    }
}
