import Support

/// An error if a structural merge is in doubt. Such a file is better merged by lines.
struct MergeDoubt: Error {}

/// Bytes that replace a range of a file.
struct TextEdit {
    let range: Range<Int>
    let text: [UInt8]
    /// Whether the text is both sides of a conflict, from the beginning of a line.
    var isConflict = false
}

/// The merge of a unit that the file on the disk and the new render both have.
struct UnitMerge {
    private let disk: MergeUnit
    private let new: MergeUnit
    /// The versions of the unit in the last renders.
    private let bases: [MergeUnit]
    private let isStrict: Bool
    private var sides: [UnitPart: SequenceMerge.Side] = [:]
    /// The changes to the file on the disk.
    private(set) var edits: [TextEdit] = []
    /// Whether the body was written for an older signature.
    private(set) var needsBodyCheck = false
    /// Whether the unit keeps its body, although the new render has a stub or a stored property.
    private(set) var hasKeptBody = false
    /// Another reason why the user should check the result.
    private(set) var problem: MergeResult.Warning.Kind?

    init(disk: MergeUnit, new: MergeUnit, bases: [MergeUnit], keepsBody: Bool, isStrict: Bool) throws(MergeDoubt) {
        (self.disk, self.new, self.bases, self.isStrict) = (disk, new, bases, isStrict)
        guard let base = bases.first else { return }
        let isUntouched = bases.contains(where: isUntouched)
        guard isUntouched || !disk.equals(new) else { return }
        for part in UnitPart.allCases { sides[part] = side(of: part) }
        // The generated property is stored now, and has its type from its value.
        let isStoredNow = sides[.body] != .theirs && sides[.type] == .theirs && new.bytes(.type).isEmpty
        if isStoredNow { (sides[.type], hasKeptBody) = (.ours, true) }
        if keepsBody, disk.kind == .function, new.isStub, !bases.contains(where: \.isStub),
            !sides.contains(where: { $0.key.isOfSignature && $0.value != .ours })
        {
            (sides[.body], hasKeptBody) = (.ours, true)
        }
        // This includes the layout, because the lines of a renamed declaration may have become too long.
        if isUntouched, !hasKeptBody {
            edits = try UnitPart.allCases.map(edit)
            return
        }
        var headHasConflict = false
        var body: TextEdit?
        for part in UnitPart.allCases {
            switch (part, sides[part]) {
            case (.parameters, let side) where side == .theirs || side == .ours && sides[.body] == .theirs:
                edits.append(TextEdit(range: disk.range(of: part), text: parameters))
            // Below the markers of a conflict, a new body begins with its second line, so `mergedBody` merges it.
            case (_, .theirs) where part != .body || !headHasConflict: edits.append(try edit(part))
            case (.comments, _), (.trailing, _), (_, .ours): break
            case (.body, _):
                if let merge = ValueMerge(disk: disk, base: base, new: new) {
                    (body, problem) = (merge.edit, headHasConflict ? nil : merge.problem)
                    continue
                }
                body = try mergedBody(bases.first { disk.equals($0, .body) } ?? base, isBelowConflict: headHasConflict)
                headHasConflict = headHasConflict || body == nil
            case (.attributes, _), (.modifiers, _), (.inheritance, _):
                if let edit = mergedSet(part, base) { edits.append(edit) } else { headHasConflict = true }
            default: headHasConflict = true
            }
        }
        if headHasConflict {
            let head = try headConflict(base)
            let comments = sides[.comments] == .theirs ? [try edit(.comments)] : []
            if body?.range.overlaps(head.range) == true { body = nil }
            edits = comments + [head] + (body.map { [$0] } ?? [])
            let isBelow = head.range.upperBound < disk.range.upperBound
            needsBodyCheck = isBelow && lacksNewLines(body?.text ?? Array(disk.bytes(.body)))
        } else {
            if let body { edits.append(body) }
            let isWritten = !disk.bytes(.body).isEmpty && !bases.contains { disk.equals($0, .body) }
            needsBodyCheck = isWritten && sides.contains { $0.key.isOfSignature && $0.value == .theirs }
            if new.isSettable, !bases.contains(where: \.isSettable) { problem = setterProblem ?? problem }
        }
    }

    /// Why code of other files can't set the merged property; nil if it can, or if the property has a conflict.
    private var setterProblem: MergeResult.Warning.Kind? {
        text.flatMap { UnitText($0, allowsErrors: true)?.units.lazy.compactMap(\.setterProblem).first }
    }

    /// The merged unit; nil if it has a conflict.
    var text: [UInt8]? {
        guard !edits.contains(where: \.isConflict) else { return nil }
        let start = disk.range.lowerBound
        var text = Array(disk.source.bytes[disk.range])
        let ranges = edits.map { ($0.range.lowerBound - start, $0.range.upperBound - start, $0.text) }
        for (lower, upper, new) in ranges.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) {
            text.replaceSubrange(lower..<upper, with: new)
        }
        return text
    }

    /// Returns whether the unit equals a base, including its layout.
    private func isUntouched(since base: MergeUnit) -> Bool {
        UnitPart.allCases.allSatisfy { disk.bytes($0).elementsEqual(adapted(base, base.bytes($0))) }
    }

    private var indentation: [UInt8] { disk.source.indentation(at: disk.code.lowerBound) }

    private func side(of part: UnitPart) -> SequenceMerge.Side {
        if disk.equals(new, part) { return .ours }
        if bases.contains(where: { disk.equals($0, part) }) { return .theirs }
        return bases.contains { new.equals($0, part) } ? .ours : .conflict
    }

    /// Returns a text of another version with the indentation and line endings of the file on the disk.
    private func adapted(_ version: MergeUnit, _ text: some Sequence<UInt8>) -> [UInt8] {
        let old = version.source.indentation(at: version.code.lowerBound)
        return disk.source.adapted(Array(text), from: version.source, old, to: indentation)
    }

    private func edit(_ part: UnitPart) throws(MergeDoubt) -> TextEdit {
        let (place, text) = (disk.range(of: part), adapted(new, new.bytes(part)))
        // The comment needs its own lines above the code.
        let isBeforeCode = part == .comments && place.isEmpty && !text.isEmpty
        if isBeforeCode, disk.source.lineStart(place.lowerBound) + indentation.count != place.lowerBound {
            throw MergeDoubt()
        }
        return TextEdit(range: place, text: text)
    }

    /// The merged parameters. Their internal names come from the side that the body comes from.
    private var parameters: [UInt8] {
        let source = sides[.parameters] == .theirs ? new : disk
        var named = (sides[.body] == .theirs ? new : disk).parameters
        let range = source.range(of: .parameters)
        var text: [UInt8] = []
        var place = range.lowerBound
        for parameter in source.parameters {
            guard let index = named.firstIndex(where: { $0.label == parameter.label }) else { continue }
            let name = named.remove(at: index).name
            guard name != parameter.name else { continue }
            let names = parameter.label == name ? name : "\(parameter.label) \(name)"
            text += source.source.bytes[place..<parameter.range.lowerBound] + names.utf8
            place = parameter.range.upperBound
        }
        return adapted(source, text + source.source.bytes[place..<range.upperBound])
    }

    /// Returns a conflict around the head, or around the whole unit if its body is in the same lines.
    private func headConflict(_ base: MergeUnit) throws(MergeDoubt) -> TextEdit {
        func headEnd(_ unit: MergeUnit) -> Int? {
            unit.interior?.lowerBound ?? unit.bytes(.body).firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
        }
        func fillsLines(_ end: Int) -> Bool { disk.source.fillsLines(disk.code.lowerBound..<end) }
        let isHead = headEnd(disk).map(fillsLines) ?? false
        guard isHead || !disk.isContainer && fillsLines(disk.range.upperBound) else { throw MergeDoubt() }
        func lines(_ version: MergeUnit) -> [UInt8] {
            let end = isHead ? headEnd(version) : nil
            let code = version.source.bytes[version.code.lowerBound..<(end ?? version.range.upperBound)]
            return indentation + adapted(version, code) + disk.source.newline
        }
        let end = (isHead ? headEnd(disk) : nil) ?? disk.range.upperBound
        let text = conflict(lines(disk), lines(base), lines(new))
        let range = disk.code.lowerBound..<end
        return TextEdit(range: range, text: Array(text.dropLast(disk.source.newline.count)), isConflict: true)
    }

    /// Returns both sides of a conflict as whole lines with markers, as git writes them.
    private func conflict(_ ours: [UInt8], _ base: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
        let newline = disk.source.newline
        func section(_ marker: String, _ lines: [UInt8]) -> [UInt8] {
            let isEnded = lines.isEmpty || lines.last == .lineFeed
            return Array(marker.utf8) + newline + lines + (isEnded ? [] : newline)
        }
        return section("<<<<<<< yours", ours) + section("||||||| generated before", base) + section("=======", theirs)
            + section(">>>>>>> generated now", [])
    }
}

// MARK: - Sets
extension UnitMerge {
    private static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

    /// Returns the merge of a part that is a set: conformances, attributes, modifiers. Returns nil if both sides changed the same element.
    private func mergedSet(_ part: UnitPart, _ base: MergeUnit) -> TextEdit? {
        func elements(_ unit: MergeUnit) -> [SetElement] { unit.parts[part.rawValue].nodes.flatMap(\.elements) }
        let hasComments = disk.words(part).contains { $0.hasPrefix("//") || $0.hasPrefix("/*") }
        let merge = SetMerge(base: elements(base), ours: elements(disk), theirs: elements(new))
        let merged = part == .inheritance ? merge.mergedTypes : merge.merged
        guard !hasComments, var result = merged, result.count(where: Self.accessLevels.contains) < 2 else { return nil }
        if let introducer = result.lastIndex(where: { $0 == "let" || $0 == "var" }) {
            result.append(result.remove(at: introducer))
        }
        let range = disk.range(of: part)
        if part == .inheritance {
            let list = result.isEmpty ? "" : ": \(result.joined(separator: ", "))"
            return TextEdit(range: range, text: Array(list.utf8))
        }
        let model = range.isEmpty ? new.bytes(part) : disk.bytes(part)
        let hasLines = part == .attributes && model.contains(.lineFeed)
        let separator = hasLines ? disk.source.newline + indentation : Array(" ".utf8)
        return TextEdit(range: range, text: result.flatMap { Array($0.utf8) + separator })
    }
}

// MARK: - Bodies
extension UnitMerge {
    /// Returns the user's body with the template's changes to lines that the user has not edited.
    ///
    /// Returns nil if a conflict includes the first line, which has the signature too, or the last line.
    private mutating func mergedBody(_ base: MergeUnit, isBelowConflict: Bool) throws(MergeDoubt) -> TextEdit? {
        let (range, text) = (disk.range(of: .body), Array(disk.bytes(.body)))
        let theirs = adapted(new, new.bytes(.body)).lines
        var before = adapted(base, base.bytes(.body)).lines
        let ours = text.lines
        // The assignments of the template come before the user's code in an initializer that was empty.
        let ends = [ours[0], ours[ours.count - 1]]
        let wasEmpty =
            disk.baseName == "init" && !disk.words(.modifiers).contains("convenience") && ours.count > 1
            && Self.code(Self.texts(before + ends)).isEmpty
        if wasEmpty { before = ends }
        let (beforeTexts, ourTexts, theirTexts) = (Self.texts(before), Self.texts(ours), Self.texts(theirs))
        func names(_ unit: MergeUnit) -> Set<[String]> { Set(unit.parameters.map { [$0.label, $0.name] }) }
        let isNamedByUser = !names(base).isSubset(of: names(disk))
        let written = Self.code(beforeTexts)
        // The compiler reports a generated call that is out of date. It doesn't report a call that was replaced by a stub.
        let becomesStub = new.isStub && !base.isStub && Self.code(theirTexts).count == 1
        let isMergeable =
            !becomesStub && ours.count > 1 && (wasEmpty || !Set(written).isDisjoint(with: ourTexts))
        let isUnedited = beforeTexts == ourTexts && !(becomesStub && isBelowConflict)
        guard !isNamedByUser, isMergeable || isUnedited else {
            if isStrict { throw MergeDoubt() }
            findMissing(since: base)
            return TextEdit(range: range, text: text)
        }
        let elements = [beforeTexts, ourTexts, theirTexts].map(SequenceMerge.elements)
        guard
            let chunks = SequenceMerge.chunks(
                base: elements[0],
                ours: elements[1],
                theirs: elements[2],
                isStrict: isStrict
            ), !isStrict || !chunks.contains(where: { $0.side == .conflict })
        else { throw MergeDoubt() }
        func joined(_ lines: some Sequence<some Collection<UInt8>>) -> [UInt8] { lines.flatMap { $0 + [.lineFeed] } }
        var result: [UInt8] = []
        var hasConflict = false
        for chunk in chunks {
            let isEdited =
                chunk.side == .conflict && written.count > 1
                && Self.isEdit(ourTexts[chunk.ours], of: beforeTexts[chunk.base])
            let isDeleted = Self.code(theirTexts[chunk.theirs]).isEmpty
            if isEdited, isDeleted, problem == nil { problem = .linesNoLongerGenerated }
            if chunk.side == .conflict, !isEdited {
                findMissing(theirTexts[chunk.theirs], replacing: beforeTexts[chunk.base], with: ourTexts[chunk.ours])
            }
            if isEdited, !isDeleted {
                guard chunk.ours.lowerBound > 0, chunk.ours.upperBound < ours.count else { return nil }
                hasConflict = true
                result += conflict(joined(ours[chunk.ours]), joined(before[chunk.base]), joined(theirs[chunk.theirs]))
            } else if chunk.side == .theirs {
                result += joined(Self.aligned(theirs[chunk.theirs], with: ours[chunk.ours].first))
            } else {
                result += joined(ours[chunk.ours])
            }
        }
        // The first line has the signature too.
        let kept = result.starts(with: ours[0] + [.lineFeed]) ? ours[0].count + 1 : 0
        let merged = Array(result.dropFirst(kept).dropLast())
        return TextEdit(range: range.lowerBound + kept..<range.upperBound, text: merged, isConflict: hasConflict)
    }

    /// Adds to the problem the new lines of a body that the user has rewritten, or moved to another file.
    ///
    /// - Parameter base: nil if the user wrote the function before a render had it.
    mutating func findMissing(since base: MergeUnit?) {
        let lines = [base, disk, new].map { Self.texts($0?.bytes(.body).lines ?? [])[...] }
        guard base.map({ !$0.isStub && !Self.code(lines[0]).isEmpty }) ?? true, !new.isStub else { return }
        findMissing(lines[2], replacing: lines[0], with: lines[1])
    }

    /// Adds to the problem the new lines of a range of the body that the user has rewritten, unless the file has them at another place.
    /// Lines that the user has deleted stay deleted if the template only changes them. A stub that the user has written may change.
    private mutating func findMissing(
        _ theirs: ArraySlice<String>,
        replacing base: ArraySlice<String>,
        with ours: ArraySlice<String>
    ) {
        func counts(_ unit: MergeUnit) -> [String: Int] {
            Dictionary(Self.texts(unit.source.bytes.lines).map { ($0, 1) }, uniquingKeysWith: +)
        }
        func code(_ lines: ArraySlice<String>) -> [String] {
            Self.code(lines).map { $0.hasPrefix("{ ") && $0.hasSuffix(" }") ? String($0.dropFirst(2).dropLast(2)) : $0 }
        }
        let (old, mine, now) = (code(base), code(ours), code(theirs))
        let isStub = old.first?.hasPrefix("withKnownIssue(") ?? false || !old.isEmpty && old.allSatisfy(Self.isStub)
        let isDeleted = now.count <= old.count && mine.isEmpty
        guard !isStub, !isDeleted else { return }
        let (written, rendered, body) = (counts(disk), counts(new), disk.denseBody)
        let missing = now.filter { line in
            let count = max(1, rendered[line, default: 0])
            let isThere = written[line, default: 0] >= count || count == 1 && body.contains(line.dense)
            return !isThere && !(old + mine).contains(line) && !Self.isStub(line)
        }
        guard !missing.isEmpty else { return }
        let others: [String] = if case .linesNotAdded(let lines) = problem { lines } else { [] }
        problem = .linesNotAdded(others + missing)
    }

    /// The beginnings of lines of code that do nothing yet.
    private static let stubs = ["//", "fatalError(", "throw NotImplementedError(", "withKnownIssue("]

    private static func isStub(_ line: String) -> Bool {
        let start = line.hasPrefix("get { ") || line.hasPrefix("set { ") ? line.dropFirst(6) : line[...]
        return stubs.contains { start.hasPrefix($0) }
    }

    /// Returns whether the new render has lines that neither the bases nor a merged body have.
    private func lacksNewLines(_ body: [UInt8]) -> Bool {
        let known = Set(Self.texts(body.lines) + bases.flatMap { Self.texts($0.bytes(.body).lines) })
        return !Self.code(Self.texts(new.bytes(.body).lines)).allSatisfy(known.contains)
    }

    /// Returns lines without the white space at both ends.
    private static func texts(_ lines: [some Sequence<UInt8>]) -> [String] {
        lines.map { String(String(decoding: Array($0), as: UTF8.self).trimming(while: \.isWhitespace)) }
    }

    /// Returns the lines that are not blank and have more than brackets.
    private static func code(_ lines: some Sequence<String>) -> [String] {
        lines.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Returns whether the user edited lines and did not write new ones: at least half of the words are still there.
    private static func isEdit(_ mine: ArraySlice<String>, of base: ArraySlice<String>) -> Bool {
        func words(_ lines: ArraySlice<String>) -> [Substring] {
            lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        }
        let (old, kept) = (words(base), Set(words(mine)))
        return !old.isEmpty && old.count(where: kept.contains) * 2 >= old.count
    }

    /// Returns lines with the indentation of the line that they replace, because the user may have moved it out of a block.
    private static func aligned(_ lines: ArraySlice<ArraySlice<UInt8>>, with replaced: ArraySlice<UInt8>?) -> [[UInt8]]
    {
        let old = lines.first?.indentation ?? []
        return lines.map { $0.starts(with: old) ? (replaced?.indentation ?? old) + $0.dropFirst(old.count) : Array($0) }
    }
}
