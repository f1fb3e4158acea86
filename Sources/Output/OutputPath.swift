/// The rules for the paths of outputs: one or more names with `/` between them, inside the project.
package enum OutputPath {
    /// A reason why an output can't have a path.
    package enum Fault: Equatable {
        case empty
        case absolute
        /// A part that is not a file name: `..`, `.`, or the empty text between two slashes.
        case notAName(String)
        /// `.git` as any part, or `.scaffold` as the first part. Case is ignored.
        case reserved(String)
        case controlCharacter
        /// A name of more than 255 bytes.
        case tooLong(String)
    }

    /// Returns why an output can't have a path; nil if it can.
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
