/// A path that stays inside the project: one or more names with `/` between them.
struct OutputPath: Hashable, Sendable {
    let text: String
    let names: [String]

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

    init(_ text: String) throws(Fault) {
        guard !text.isEmpty else { throw .empty }
        guard !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
        guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
        let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for name in names {
            if name.isEmpty || name == "." || name == ".." { throw .notAName(name) }
            if name.utf8.count > 255 { throw .tooLong(name) }
        }
        if let name = Self.reservedName(in: names) { throw .reserved(name) }
        self.text = text
        self.names = names
    }

    static func isInside(_ text: String) -> Bool {
        do throws(Fault) {
            _ = try OutputPath(text)
            return true
        } catch {
            return false
        }
    }

    /// The part of a path that belongs to git or to `.scaffold`, in any case.
    static func reservedName(in names: [String]) -> String? {
        if let first = names.first, first.lowercased() == ScaffoldFolder.name { return first }
        return names.first { $0.lowercased() == ".git" }
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
