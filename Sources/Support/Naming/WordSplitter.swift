/// Finds the words of a name one by one, as ranges of its UTF-8.
///
/// `URLPreview` is `URL`, `Preview`; `userIDs` is `user`, `IDs`; `screen-2 title` is `screen`, `2`, `title`. A run of capitals is one word, without any
/// list of acronyms: it ends before the capital that begins the next word. `iOS` and the like are one word. What is neither letter, digit nor mark separates words and is dropped.
struct WordSplitter {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Capitals joined by underscores, as in `MAX_COUNT`: such words are no acronyms.
    let isScreaming: Bool
    /// Only separators end a word.
    private let joinsCapitals: Bool

    /// - Parameter splitsCapitals: whether a name without small letters and underscores is split before the capital after a digit.
    init(_ bytes: UnsafeBufferPointer<UInt8>, splitsCapitals: Bool) {
        self.bytes = bytes
        let isCapital = (!splitsCapitals || bytes.contains(UInt8(ascii: "_"))) && !Self.hasSmallLetter(bytes)
        isScreaming = isCapital && bytes.contains(UInt8(ascii: "_"))
        joinsCapitals = isScreaming || isCapital && !splitsCapitals
    }

    mutating func next() -> Range<Int>? {
        var letter = Letter(at: position, in: bytes)
        while let found = letter, found.kind == .separator || found.kind == .mark {
            position += found.length
            letter = Letter(at: position, in: bytes)
        }
        guard let first = letter else { return nil }
        let start = position
        if let name = productName(at: start) {
            position += name
            return start..<position
        }
        position += first.length
        var previous = first.kind
        while let letter = Letter(at: position, in: bytes) {
            if letter.kind == .separator { break }
            if letter.kind == .upper, !joinsCapitals, previous != .upper || beginsWord(at: position + letter.length) {
                break
            }
            position += letter.length
            if letter.kind != .mark { previous = letter.kind }
        }
        return start..<position
    }

    private static let productNames = [
        "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iPhone", "iPad", "iCloud",
    ]
    .map { Array($0.utf8) }

    /// The length of the product's name that begins there.
    private func productName(at start: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "w"):
            Self.productNames.first { name in
                bytes[start...].starts(with: name) && Letter(at: start + name.count, in: bytes)?.kind != .lower
            }?.count
        default: nil
        }
    }

    func isProductName(_ word: Range<Int>) -> Bool {
        Self.productNames.contains { bytes[word].elementsEqual($0) }
    }

    /// Whether a capital amid capitals begins a word: small letters follow it, and not only the `s` of an acronym's plural.
    private func beginsWord(at position: Int) -> Bool {
        var position = position
        while let letter = Letter(at: position, in: bytes) {
            if letter.kind == .mark {
                position += letter.length
                continue
            }
            guard letter.kind == .lower else { return false }
            return bytes[position] != UInt8(ascii: "s") || Letter(at: position + 1, in: bytes)?.kind == .lower
        }
        return false
    }

    private static func hasSmallLetter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let letter = Letter(at: position, in: bytes) {
            if letter.kind == .lower { return true }
            position += letter.length
        }
        return false
    }
}
