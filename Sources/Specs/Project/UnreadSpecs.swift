import Diagnostics
import Support

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
