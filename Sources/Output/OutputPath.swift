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
        let bytes = path.utf8
        guard let first = bytes.first else { return .empty }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return .controlCharacter }
        guard first != UInt8(ascii: "/") else { return .absolute }
        var reserved: String?
        var start = bytes.startIndex
        while true {
            let part = bytes[start...].prefix { $0 != UInt8(ascii: "/") }
            if part.isEmpty || part.first == UInt8(ascii: ".") || part.count > 255 {
                let name = String(Substring(part))
                if name.isEmpty || name == "." || name == ".." { return .notAName(name) }
                if part.count > 255 { return .tooLong(name) }
                if reserved == nil, isReserved(name.lowercased(), isFirst: start == bytes.startIndex) {
                    reserved = name
                }
            }
            guard part.endIndex < bytes.endIndex else { break }
            start = bytes.index(after: part.endIndex)
        }
        return reserved.map(Fault.reserved)
    }

    static func isInside(_ path: String) -> Bool {
        fault(in: path) == nil
    }

    private static func isReserved(_ name: String, isFirst: Bool) -> Bool {
        name == ".git" || isFirst && name == ScaffoldFolder.name
    }
}
