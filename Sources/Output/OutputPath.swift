/// A path that stays inside the project: one or more names with `/` between them.
package enum OutputPath {
    /// Why a path can't be an output's.
    package enum Fault: Error, Equatable {
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

    package static func check(_ path: String) throws(Fault) {
        let bytes = path.utf8
        guard let first = bytes.first else { throw .empty }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
        guard first != UInt8(ascii: "/") else { throw .absolute }
        var reserved: String?
        var start = bytes.startIndex
        while true {
            let part = bytes[start...].prefix { $0 != UInt8(ascii: "/") }
            if part.isEmpty || part.first == UInt8(ascii: ".") || part.count > 255 {
                let name = String(Substring(part))
                if name.isEmpty || name == "." || name == ".." { throw .notAName(name) }
                if part.count > 255 { throw .tooLong(name) }
                if reserved == nil, isReserved(name.lowercased(), isFirst: start == bytes.startIndex) {
                    reserved = name
                }
            }
            guard part.endIndex < bytes.endIndex else { break }
            start = bytes.index(after: part.endIndex)
        }
        if let reserved { throw .reserved(reserved) }
    }

    static func isInside(_ path: String) -> Bool {
        do throws(Fault) {
            try check(path)
            return true
        } catch {
            return false
        }
    }

    private static func isReserved(_ name: String, isFirst: Bool) -> Bool {
        name == ".git" || isFirst && name == ScaffoldFolder.name
    }
}
