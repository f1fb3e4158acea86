import SwiftReader

/// The stubs of a new render that a person has written already.
struct DeclaredStubs {
    /// The new render without them.
    let text: [UInt8]
    private let dropped: Set<DeclaredMember.Identity>
    /// How often they stand in the person's other files.
    private let elsewhere: [DeclaredMember.Identity]

    /// The members of the new render that the last one lacks and the person declares in the same type.
    ///
    /// - Parameters:
    ///   - disk: the file as it lies on the disk.
    ///   - others: the files beside it.
    init(of new: [UInt8], base: [UInt8], disk: [UInt8], others: [[UInt8]]) {
        let old = Set(SwiftReader.declaredMembers(in: base).map(\.identity))
        let added = SwiftReader.declaredMembers(in: new).filter { !old.contains($0.identity) }
        guard !added.isEmpty else {
            (text, dropped, elsewhere) = (new, [], [])
            return
        }
        let outside = others.flatMap { SwiftReader.declaredMembers(in: $0) }.map(\.identity)
        let declared = Set(SwiftReader.declaredMembers(in: disk).map(\.identity) + outside)
        var text: [UInt8] = []
        var dropped: Set<DeclaredMember.Identity> = []
        var end = 0
        // Of a type and what is in it, the type comes first.
        for member in added where declared.contains(member.identity) && member.bytes.lowerBound >= end {
            text += new[end..<member.bytes.lowerBound]
            end = member.bytes.upperBound
            dropped.insert(member.identity)
        }
        self.text = text + new[end...]
        self.dropped = dropped
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
}
