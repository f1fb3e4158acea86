import Diagnostics

/// The words in spec files that can't be read. A name in such a file may be declared there, so its use is not reported.
struct UnreadSpecs {
    private let words: Set<String>

    init(_ files: [SourceFile]) {
        words = files.reduce(into: []) { words, file in
            // A file is usually named after its module or service.
            for text in [file.bytes[...], Array(file.path.utf8)[...]] {
                for word in text.split(whereSeparator: { !$0.isPartOfWord }) {
                    words.insert(String(decoding: word, as: UTF8.self))
                }
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
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
