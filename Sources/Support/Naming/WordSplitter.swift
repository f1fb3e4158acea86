/// An iterator over the words of a name.
///
/// `URLPreview` has the words `URL`, `Preview`; `userIDs` has `user`, `IDs`; `screen-2 title` has `screen`, `2`, `title`. A run of capitals is one
/// word and ends before the capital that begins the next word. There is no list of acronyms. Product names such as `iOS` are one word. Characters
/// other than letters, digits and marks separate words and are dropped.
struct WordSplitter {
    private let name: [Unicode.Scalar]
    private let kinds: [Unicode.Scalar.KindInName]
    private var position = 0
    /// Whether the name has capitals joined by underscores, as in `MAX_COUNT`. Such words are not acronyms.
    let isScreaming: Bool
    /// Whether only separators end a word.
    private let joinsCapitals: Bool

    /// - Parameter splitsCapitals: whether a name without lowercase letters and underscores is split before the capital after a digit.
    init(_ name: [Unicode.Scalar], splitsCapitals: Bool) {
        self.name = name
        kinds = name.map(\.kindInName)
        let hasUnderscore = name.contains("_")
        let isCapital = (!splitsCapitals || hasUnderscore) && !kinds.contains(.lower)
        isScreaming = isCapital && hasUnderscore
        joinsCapitals = isScreaming || isCapital && !splitsCapitals
    }

    mutating func next() -> ArraySlice<Unicode.Scalar>? {
        guard let start = kinds[position...].firstIndex(where: { $0 != .separator && $0 != .mark }) else { return nil }
        position = endOfProductName(at: start) ?? endOfWord(at: start)
        return name[start..<position]
    }

    private func endOfWord(at start: Int) -> Int {
        var previous = kinds[start]
        var end = start + 1
        while end < kinds.count, kinds[end] != .separator {
            let isCapital = kinds[end] == .upper && !joinsCapitals
            if isCapital, previous != .upper || beginsWord(at: end + 1) { break }
            if kinds[end] != .mark { previous = kinds[end] }
            end += 1
        }
        return end
    }

    private static let productNames = [
        "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iPhone", "iPad", "iCloud",
    ]
    .map { Array($0.unicodeScalars) }

    private func endOfProductName(at start: Int) -> Int? {
        let rest = name[start...]
        let ends = Self.productNames.lazy.filter { rest.starts(with: $0) }.map { start + $0.count }
        return ends.first { kinds[$0...].first != .lower }
    }

    static func isProductName(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        productNames.contains { word.elementsEqual($0) }
    }

    /// Returns true if the capital before `position`, after other capitals, begins a word: lowercase letters follow it, and not only the `s` of a
    /// plural such as `IDs`.
    private func beginsWord(at position: Int) -> Bool {
        guard let next = kinds[position...].firstIndex(where: { $0 != .mark }), kinds[next] == .lower else {
            return false
        }
        return name[next] != "s" || kinds[(next + 1)...].first == .lower
    }
}
