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

    /// The members of the new render that the person declares in the same type: those that the last render lacks, and those that are in
    /// another file only.
    ///
    /// - Parameters:
    ///   - disk: the file as it lies on the disk.
    ///   - others: the person's other files in which members of its types may be; asked for where there is a stub to look for.
    init<Failure>(of new: [UInt8], base: [UInt8], disk: [UInt8], others: () throws(Failure) -> [[UInt8]]) throws(Failure) {
        let old = SwiftReader.declaredMembers(in: base)
        let known = Set(old.map(\.identity))
        let here = Set(SwiftReader.declaredMembers(in: disk).map(\.identity))
        let members = SwiftReader.declaredMembers(in: new)
        let wanted = Set(members.map(\.identity).filter { !known.contains($0) || !here.contains($0) })
        guard !wanted.isEmpty else {
            (text, self.base, dropped, elsewhere) = (new, base, [], [])
            return
        }
        let outside = try others().flatMap { SwiftReader.declaredMembers(in: $0) }.map(\.identity)
        let moved = known.intersection(outside).subtracting(here)
        dropped = wanted.intersection(outside).union(wanted.intersection(here))
        text = Self.text(new, without: dropped, of: members)
        self.base = Self.text(base, without: moved, of: old)
        elsewhere = outside.filter(dropped.contains)
    }

    var isEmpty: Bool {
        dropped.isEmpty
    }

    /// Whether any of them would be declared more than once.
    func areRepeated(in text: [UInt8]) -> Bool {
        var seen = Set(elsewhere)
        let here = SwiftReader.declaredMembers(in: text).map(\.identity).filter(dropped.contains)
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
