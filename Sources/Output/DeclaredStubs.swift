import SwiftReader

/// The stubs of a new render that a person has written already.
struct DeclaredStubs {
    private let new: (text: [UInt8], members: DeclaredMembers)
    private let base: (text: [UInt8], members: DeclaredMembers)
    private let dropped: Set<DeclaredMember.Identity>
    /// Those that the person has moved to other files.
    private let moved: Set<DeclaredMember.Identity>
    /// Where they stand in the person's other files, each as often as there.
    private let elsewhere: [DeclaredMember.Identity]
    /// What stands in the new render once, and in the file on the disk not more than that.
    private let single: Set<DeclaredMember.Identity>
    private let names: TypeNames

    /// The members of the new render that the person declares in the same type: those that the last render lacks, and those that are in
    /// another file only.
    ///
    /// - Parameters:
    ///   - disk: the file as it lies on the disk.
    ///   - others: what the person's other files declare in which members of its types may be; asked for where there is a stub to look for.
    init<Failure>(of new: [UInt8], base: [UInt8], disk: [UInt8], others: () throws(Failure) -> [DeclaredMembers]) throws(Failure) {
        let (old, members) = (SwiftReader.declaredMembers(in: base), SwiftReader.declaredMembers(in: new))
        let lying = disk == base ? old : SwiftReader.declaredMembers(in: disk)
        (self.new, self.base) = ((new, members), (base, old))
        let known = Set(old.all.map(\.identity))
        func wanted(_ here: [DeclaredMember.Identity]) -> Set<DeclaredMember.Identity> {
            let here = known.intersection(here)
            return Set(members.all.map(\.identity).filter { !here.contains($0) })
        }
        let isComplete = wanted(TypeNames(of: members, in: [lying]).identities(lying)).isEmpty
        let others = isComplete ? [] : try others()
        names = TypeNames(of: members, in: [lying] + others)
        let here = names.identities(lying)
        let outside = others.flatMap(names.identities)
        moved = known.intersection(outside).subtracting(here)
        dropped = wanted(here).intersection(outside + here)
        elsewhere = outside.filter(dropped.contains)
        single = Set(members.all.map(\.identity)).subtracting(Self.repeated(members.all.map(\.identity))).subtracting(Self.repeated(here))
    }

    /// Whether a line that the last render lacks may declare something: to read both as Swift takes far longer.
    static func mayBe(in new: [UInt8], besides base: [UInt8]) -> Bool {
        let known = Set(DiffLines.lines(base))
        return DiffLines.lines(new).contains { line in
            !known.contains(line) && ["func ", "var ", "init", "subscript"].contains { line.contains($0.utf8) }
        }
    }

    var isEmpty: Bool {
        dropped.isEmpty
    }

    /// Those that would be declared more than once, whatever becomes of conflicts.
    func repeated(in merged: [UInt8]) -> Set<DeclaredMember.Identity> {
        Self.repeated(Set(elsewhere) + names.identities(SwiftReader.declaredMembers(in: Self.persons(merged)))).intersection(single)
    }

    /// A merged text with what the person has in each conflict.
    private static func persons(_ merged: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var isPersons = true
        for line in DiffLines.lines(merged) {
            if line.starts(with: "||||||| ".utf8) { isPersons = false }
            if isPersons, !line.starts(with: "<<<<<<< ".utf8) { text += line }
            if line.starts(with: ">>>>>>> ".utf8) { isPersons = true }
        }
        return text
    }

    /// The new render without them.
    ///
    /// - Parameter more: what else a person has written.
    func text(without more: Set<DeclaredMember.Identity> = []) -> [UInt8] {
        Self.text(new, without: dropped.union(more))
    }

    /// The last render without those that the person has moved.
    func base(without more: Set<DeclaredMember.Identity>) -> [UInt8] {
        Self.text(base, without: moved.union(more))
    }

    private static func repeated(_ identities: [DeclaredMember.Identity]) -> Set<DeclaredMember.Identity> {
        var seen: Set<DeclaredMember.Identity> = []
        return Set(identities.filter { !seen.insert($0).inserted })
    }

    private static func text(_ render: (text: [UInt8], members: DeclaredMembers), without dropped: Set<DeclaredMember.Identity>) -> [UInt8] {
        let text = render.text
        var kept: [UInt8] = []
        var end = 0
        // Of a type and what is in it, the type comes first.
        for member in render.members.all where dropped.contains(member.identity) && member.bytes.lowerBound >= end {
            kept += text[end..<member.bytes.lowerBound]
            end = member.bytes.upperBound
        }
        return kept + text[end...]
    }
}

/// How a person may call the types of a render besides by their names: behind the name of their module, or by a typealias.
private struct TypeNames {
    /// Without those that stand in others.
    private let types: Set<Substring>
    private let aliases: [String: String]
    /// The types in whose names no module's is meant.
    private let declared: Set<String>

    init(of render: DeclaredMembers, in files: [DeclaredMembers]) {
        types = Set(render.all.compactMap { $0.identity.type.split(separator: ".").first })
        aliases = files.reduce(into: [:]) { all, file in all.merge(file.aliases) { first, _ in first } }
        declared = files.reduce(into: []) { all, file in all.formUnion(file.types) }
    }

    /// What a file declares, under the types' own names.
    func identities(_ file: DeclaredMembers) -> [DeclaredMember.Identity] {
        file.all.map { DeclaredMember.Identity(type: name(of: $0.identity.type), signature: $0.identity.signature) }
    }

    private func name(of type: String) -> String {
        let parts = type.split(separator: ".")
        guard let first = parts.first, !types.contains(first) else { return type }
        if let meant = aliases[String(first)] { return ([meant] + parts.dropFirst().map(String.init)).joined(separator: ".") }
        guard parts.count > 1, types.contains(parts[1]), !declared.contains(String(first)) else { return type }
        return parts.dropFirst().joined(separator: ".")
    }
}
