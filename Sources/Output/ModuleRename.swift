/// A module has another name than in the last run: `was: Login` in the spec of SignIn.
package struct ModuleRename: Sendable {
    /// The path of the spec that says so.
    let spec: String
    let old: String
    let new: String

    /// - Parameters:
    ///   - old: the names as types have them: `Login`.
    package init(spec: String, old: String, new: String) {
        (self.spec, self.old, self.new) = (spec, old, new)
    }

    /// The name in place of the old one, wherever that stands as a word of an identifier: `LoginView` and `showLogin`, and `login` at the
    /// beginning of one; not `Loginless`.
    func applied(to identifier: String) -> String {
        let bytes = Array(identifier.utf8)
        let words = [(Array(old.utf8), Array(new.utf8)), (Array(Self.lowered(old).utf8), Array(Self.lowered(new).utf8))]
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let match = words.first { word in
                let end = index + word.0.count
                guard bytes[index...].starts(with: word.0), end == bytes.count || !bytes[end].isLowercase else { return false }
                return word.0.first?.isLowercase == false || index == 0 || !bytes[index - 1].isWordPart
            }
            if let match {
                result += match.1
                index += match.0.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a spec's path is that of a module of this name: `Specs/Login.yml`.
    static func isSpec(_ path: String, of module: String) -> Bool {
        path.lastName.prefix { $0 != "." }.lowercased() == module.lowercased()
    }

    /// `login` for `Login`, `urlList` for `URLList`.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}

/// The identifiers that a rename changes: those whose new form the new renders have, and whose old form they have not.
struct RenamedWords {
    private let rename: ModuleRename
    private let words: Set<String>

    init(_ rename: ModuleRename, renders: [[UInt8]]) {
        self.rename = rename
        words = renders.reduce(into: Set<String>()) { words, text in
            for range in Self.ranges(in: text) { words.insert(String(decoding: text[range], as: UTF8.self)) }
        }
    }

    func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for range in Self.ranges(in: text) {
            guard let new = new(String(decoding: text[range], as: UTF8.self)) else { continue }
            result += text[end..<range.lowerBound] + Array(new.utf8)
            end = range.upperBound
        }
        return result + text[end...]
    }

    /// The numbers of the lines that have one of the old identifiers, from 1.
    func lines(in text: [UInt8]) -> [Int] {
        DiffLines.lines(text).enumerated().compactMap { number, line in
            let line = Array(line)
            return Self.ranges(in: line).contains { new(String(decoding: line[$0], as: UTF8.self)) != nil } ? number + 1 : nil
        }
    }

    private func new(_ word: String) -> String? {
        let new = rename.applied(to: word)
        return new != word && words.contains(new) && !words.contains(word) ? new : nil
    }

    private static func ranges(in text: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < text.count {
            guard text[index].isWordPart else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index].isWordPart { index += 1 }
            ranges.append(start..<index)
        }
        return ranges
    }
}

extension UInt8 {
    fileprivate var isLowercase: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
    }

    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
