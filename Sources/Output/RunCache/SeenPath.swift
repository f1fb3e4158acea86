/// A path that a run looked at, as a text of the cache: `fo` and the path.
struct SeenPath: Sendable {
    /// Of a path that was followed to where it leads.
    static let followed = UInt8(ascii: "r")

    /// A sight's, or `followed`.
    let letter: UInt8
    /// Nil for no output.
    let output: Change.Kind?
    /// In the project, or absolute.
    let path: String

    init(_ letter: UInt8, _ path: String, output: Change.Kind? = nil) {
        (self.letter, self.path, self.output) = (letter, path, output)
    }

    /// Nil for a text that is none of the cache's.
    init?(text: String) {
        guard let letter = text.utf8.first, let mark = text.utf8.dropFirst().first else { return nil }
        switch mark {
        case UInt8(ascii: "o"): output = .unchanged
        case UInt8(ascii: "d"): output = .staysDeleted
        case UInt8(ascii: "-"): output = nil
        default: return nil
        }
        (self.letter, path) = (letter, String(Substring(text.utf8.dropFirst(2))))
    }

    var text: String {
        let mark =
            switch output {
            case nil: "-"
            case .staysDeleted: "d"
            default: "o"
            }
        return "\(Character(UnicodeScalar(letter)))\(mark)\(path)"
    }
}
