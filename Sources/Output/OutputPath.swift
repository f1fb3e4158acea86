/// A path that stays inside the project: one or more names with `/` between them.
package enum OutputPath {
    /// Why a path can't be an output's.
    package enum Fault: Equatable {
        case empty
        case absolute
        /// The part that is no plain name: `..`, `.`, or nothing between two slashes.
        case notAName(String)
        /// `.git` anywhere, or `.scaffold` at the front.
        case reserved(String)
        case controlCharacter
        /// A name of more than 255 bytes.
        case tooLong(String)
    }

    /// Nil for a path that an output can have.
    package static func fault(in path: String) -> Fault? {
        guard let first = path.utf8.first else { return .empty }
        guard !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return .controlCharacter }
        guard first != UInt8(ascii: "/") else { return .absolute }
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        for name in names {
            if ["", ".", ".."].contains(name) { return .notAName(name) }
            if name.utf8.count > 255 { return .tooLong(name) }
        }
        if names[0].lowercased() == ScaffoldFolder.name { return .reserved(names[0]) }
        return names.first { $0.lowercased() == ".git" }.map(Fault.reserved)
    }

    static func isInside(_ path: String) -> Bool {
        fault(in: path) == nil
    }
}
