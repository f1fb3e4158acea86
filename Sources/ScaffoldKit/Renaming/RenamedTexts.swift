import Output
import Support

/// The texts in quotation marks that a rename changes in user-owned files, such as the title of a button or the identifier of a segue.
struct RenamedTexts: Sendable {
    /// The new texts, by old text.
    private var texts: [String: String] = [:]

    init() {}

    init(old: [PlannedFile], new: [PlannedFile], keys: [OutputKey: OutputKey]) {
        let files = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
        var titles: [String: String] = [:]
        for file in old where file.owner == .user {
            let isStoryboard = file.path.hasSuffix(Self.storyboard)
            guard isStoryboard || file.path.hasSuffix(".swift") else { continue }
            guard let now = files[file.key.map { keys[$0] ?? $0 }], now.bytes != file.bytes else { continue }
            let (before, after) = (Self.quoted(in: file.bytes, file.path), Self.quoted(in: now.bytes, now.path))
            guard before.count == after.count else { continue }
            for (old, new) in zip(before, after) where old.name != new.name {
                if isStoryboard { texts[old.name] = new.name } else { titles[old.name] = new.name }
            }
        }
        guard !titles.isEmpty else { return }
        // A title that other buttons still have keeps its translation.
        for file in new where file.owner == .user {
            for text in Self.quoted(in: file.bytes, file.path) { titles[text.name] = nil }
        }
        texts.merge(titles) { segue, _ in segue }
    }

    /// Returns the text of a storyboard with the new ids and identifiers of its segues and the new names of other storyboards.
    ///
    /// - Parameter file: the new render of the storyboard. The identifiers of the user's own segues stay.
    func applied(to text: [UInt8], _ file: PlannedFile) -> [UInt8] {
        guard !texts.isEmpty, file.path.hasSuffix(Self.storyboard) else { return text }
        let generated = Set(Self.quoted(in: file.bytes, file.path).map(\.name))
        return text.replacing(
            places(in: text, path: file.path).filter { generated.contains($0.newName) }.map { ($0.range, $0.newName) }
        )
    }

    func places(in text: [UInt8], path: String) -> [IdentifierRename.Place] {
        guard !texts.isEmpty else { return [] }
        return Self.quoted(in: text, path).compactMap { word in
            texts[word.name].map { .init(range: word.range, name: word.name, newName: $0) }
        }
    }

    /// Returns the texts in quotation marks, except comments for translators. In a storyboard, returns only ids, identifiers and names of storyboards.
    private static func quoted(in text: [UInt8], _ path: String) -> [IdentifierRename.Word] {
        let isStoryboard = path.hasSuffix(storyboard)
        func isWanted(_ start: Int) -> Bool {
            func follows(_ label: String) -> Bool { text[..<start].suffix(label.utf8.count).elementsEqual(label.utf8) }
            return isStoryboard ? storyboardKeys.contains { follows(" \($0)=\"") } : !follows("comment: \"")
        }
        var found: [IdentifierRename.Word] = []
        var start: Int?
        var index = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\n"): start = nil
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "\""):
                if let first = start, first < index, isWanted(first) {
                    found.append((first..<index, String(decoding: text[first..<index], as: UTF8.self)))
                }
                start = start == nil ? index + 1 : nil
            default: break
            }
            index += 1
        }
        return found
    }

    private static let storyboard = ".storyboard"
    private static let storyboardKeys = ["identifier", "storyboardName", "id", "destination", "sceneID"]
}
