import Diagnostics

/// The spec files that are wrong as a whole. A name that stands in one may be declared there, so nobody is blamed for using it.
struct UnreadSpecs {
    private let words: Set<String>

    init(_ files: [SourceFile]) {
        words = files.reduce(into: []) { words, file in
            // A file has the name of what it declares.
            for text in [file.bytes[...], Array(file.path.utf8)[...]] {
                for word in text.split(whereSeparator: { !$0.isPartOfWord }) { words.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
    }

    func mayDeclare(_ name: String) -> Bool {
        words.contains(name)
    }
}

extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
