import SwiftReader

/// The stubs of a new render that a person has written already.
struct DeclaredStubs {
    /// The new render without them.
    let text: [UInt8]
    /// The last render without those that the person has moved to other files.
    let base: [UInt8]
    private let dropped: Set<DeclaredMember.Identity>
    /// How often they stand in the person's other files.
    private let elsewhere: [DeclaredMember.Identity]
    private let names: TypeNames

    /// The members of the new render that the person declares in the same type: those that the last render lacks, and those that are in
    /// another file only.
    ///
    /// - Parameters:
    ///   - disk: the file as it lies on the disk.
    ///   - others: the person's other files in which members of its types may be; asked for where there is a stub to look for.
    init<Failure>(of new: [UInt8], base: [UInt8], disk: [UInt8], others: () throws(Failure) -> [[UInt8]]) throws(Failure) {
        let (old, lying, members) = (SwiftReader.declaredMembers(in: base), SwiftReader.declaredMembers(in: disk), SwiftReader.declaredMembers(in: new))
        let known = Set(old.all.map(\.identity))
        func wanted(_ here: [DeclaredMember.Identity]) -> Set<DeclaredMember.Identity> {
            let here = known.intersection(here)
            return Set(members.all.map(\.identity).filter { !here.contains($0) })
        }
        guard !wanted(TypeNames(of: members, in: [lying]).identities(lying)).isEmpty else {
            (text, self.base, dropped, elsewhere, names) = (new, base, [], [], TypeNames(of: members, in: []))
            return
        }
        let others = try others().map { SwiftReader.declaredMembers(in: $0) }
        names = TypeNames(of: members, in: [lying] + others)
        let here = names.identities(lying)
        let outside = others.flatMap(names.identities)
        let moved = known.intersection(outside).subtracting(here)
        dropped = wanted(here).intersection(outside + here)
        text = Self.text(new, without: dropped, of: members.all)
        self.base = Self.text(base, without: moved, of: old.all)
        elsewhere = outside.filter(dropped.contains)
    }

    var isEmpty: Bool {
        dropped.isEmpty
    }

    /// Whether any of them would be declared more than once.
    func areRepeated(in text: [UInt8]) -> Bool {
        var seen = Set(elsewhere)
        let here = names.identities(SwiftReader.declaredMembers(in: text)).filter(dropped.contains)
        return here.contains { !seen.insert($0).inserted }
    }

    private static func text(_ text: [UInt8], without dropped: Set<DeclaredMember.Identity>, of members: [DeclaredMember]) -> [UInt8] {
        var kept: [UInt8] = []
        var end = 0
        // Of a type and what is in it, the type comes first.
        for member in members where dropped.contains(member.identity) && member.bytes.lowerBound >= end {
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

    init(of render: DeclaredMembers, in files: [DeclaredMembers]) {
        types = Set(render.all.compactMap { $0.identity.type.split(separator: ".").first })
        aliases = files.reduce(into: [:]) { all, file in all.merge(file.aliases) { first, _ in first } }
    }

    /// What a file declares, under the types' own names.
    func identities(_ file: DeclaredMembers) -> [DeclaredMember.Identity] {
        file.all.map { DeclaredMember.Identity(type: name(of: $0.identity.type), signature: $0.identity.signature) }
    }

    private func name(of type: String) -> String {
        let parts = type.split(separator: ".")
        guard let first = parts.first, !types.contains(first) else { return type }
        if let meant = aliases[String(first)] { return ([meant] + parts.dropFirst().map(String.init)).joined(separator: ".") }
        guard parts.count > 1, types.contains(parts[1]) else { return type }
        return parts.dropFirst().joined(separator: ".")
    }
}
