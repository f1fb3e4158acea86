/// A path that stays inside the project: one or more names with `/` between them.
enum OutputPath {
    /// Why a path can't be an output's.
    enum Fault: Error, Equatable {
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

    static func check(_ path: String) throws(Fault) {
        guard !path.isEmpty else { throw .empty }
        guard !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
        guard path.utf8.first != UInt8(ascii: "/") else { throw .absolute }
        var reserved: Substring?
        for (index, name) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if name.isEmpty || name == "." || name == ".." { throw .notAName(String(name)) }
            if name.utf8.count > 255 { throw .tooLong(String(name)) }
            if reserved == nil, name.utf8.first == UInt8(ascii: "."), isReserved(name.lowercased(), isFirst: index == 0) { reserved = name }
        }
        if let reserved { throw .reserved(String(reserved)) }
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

extension String {
    /// The folder that a relative path lies in; empty for the project itself.
    var parentPath: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    var lastName: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }

    /// `self/name`, where an empty path is the project itself.
    func appending(path name: String) -> String {
        isEmpty ? name : self + "/" + name
    }
}
