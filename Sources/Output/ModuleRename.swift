package import Diagnostics

/// A module has another name than in the last run: `was: Login` in the spec of SignIn.
package struct ModuleRename: Sendable {
    /// The path of the spec that says so.
    let spec: String
    let old: String
    let new: String
    /// Whether another module has the old name now.
    let isOldNameTaken: Bool
    /// Where the spec says so.
    let origin: SourceRange?

    /// As many places in one identifier as are told apart.
    private static let mostPlaces = 4

    /// - Parameters:
    ///   - old: the names as types have them: `Login`.
    package init(spec: String, old: String, new: String, isOldNameTaken: Bool = false, origin: SourceRange? = nil) {
        (self.spec, self.old, self.new, self.isOldNameTaken, self.origin) = (spec, old, new, isOldNameTaken, origin)
    }

    /// The name in place of the old one, wherever that stands as a word of an identifier: `LoginView` and `showLogin`, and `login` at the
    /// beginning of one; not `Loginless`.
    func applied(to identifier: String) -> String {
        forms(of: identifier)[0]
    }

    /// All that an identifier can be now: with the new name in every place of the old one, or in some of them, or in none. `ModelViewModel` of the module
    /// `Model` is `CarViewModel`.
    func forms(of identifier: String) -> [String] {
        let bytes = Array(identifier.utf8)
        let words = [(Array(old.utf8), Array(new.utf8)), (Array(Self.lowered(old).utf8), Array(Self.lowered(new).utf8))]
        /// In the order of what a reader would expect.
        var forms: [[UInt8]] = [[]]
        var index = 0
        var places = 0
        while index < bytes.count {
            let match = words.first { word in
                let end = index + word.0.count
                guard bytes[index...].starts(with: word.0), end == bytes.count || !bytes[end].isLowercase else { return false }
                return word.0.first?.isLowercase == false || index == 0 || !bytes[index - 1].isWordPart
            }
            let end = index + (match?.0.count ?? 1)
            let kept = bytes[index..<end]
            if let match {
                places += 1
                forms = places > Self.mostPlaces ? forms.map { $0 + match.1 } : forms.flatMap { [$0 + match.1, $0 + kept] }
            } else {
                forms = forms.map { $0 + kept }
            }
            index = end
        }
        return forms.map { String(decoding: $0, as: UTF8.self) }
    }

    /// What the module's output is now.
    ///
    /// - Parameter planned: the outputs of now.
    func applied(to key: OutputKey, _ planned: Set<OutputKey>) -> OutputKey {
        let keys = forms(of: key.instance).map { OutputKey(spec: spec, pack: key.pack, template: key.template, instance: $0) }
        return keys.first(where: planned.contains) ?? keys[0]
    }

    /// Whether outputs with a part in their paths are planned with another one that differs in the module's name: it was `LoginView.swift`
    /// and is `SignInView.swift` now. Once a module is renamed, that is true of no remembered path any more, whatever `was` still says.
    ///
    /// - Parameter planned: the parts of the paths that the spec's outputs have now.
    func isSeen(in part: String, planned: Set<String>) -> Bool {
        !planned.contains(part) && forms(of: part).contains(where: planned.contains)
    }

    /// What the old name looks like in identifiers.
    var oldWords: [String] { [old, Self.lowered(old)] }

    /// `login` for `Login`, `urlList` for `URLList`.
    static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}

extension UInt8 {
    var isLowercase: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
    }

    var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
