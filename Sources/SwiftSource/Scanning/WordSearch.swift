import Support

/// A search for words in a file that isn't parsed. A file without relevant words is never parsed.
package enum WordSearch {
    /// Returns those of `names` that follow `class`, `struct`, `enum` or `actor` (`types`), and those that follow one of these, `protocol` or
    /// `typealias` (`all`). Both lists are sorted and have no duplicates.
    package static func declarations(of names: Set<String>, _ bytes: [UInt8]) -> (types: [String], all: [String]) {
        let introducers = introducers
        var (types, others): (Set<String>, Set<String>) = ([], [])
        bytes.withUnsafeBufferPointer { buffer in
            for space in buffer.indices.dropLast().dropFirst(4) where buffer[space] == UInt8(ascii: " ") {
                guard buffer[space + 1].isPartOfWord,
                    let index = introducers.firstIndex(where: {
                        $0.last == buffer[space - 1] && buffer[..<space].reversed().starts(with: $0.reversed())
                    })
                else { continue }
                let name = String(decoding: buffer[(space + 1)...].prefix(while: \.isPartOfWord), as: UTF8.self)
                guard names.contains(name) else { continue }
                if index < 4 { types.insert(name) } else { others.insert(name) }
            }
        }
        return (types.sorted(), types.union(others).sorted())
    }

    private static let introducers = ["class", "struct", "enum", "actor", "protocol", "typealias"].map {
        Array($0.utf8)
    }

    /// Returns whether a text occurs, as a word or as part of one.
    package static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
        holds(Array(word.utf8), bytes)
    }

    package static func holds(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { $0.first(word, from: 0) != nil }
    }

    /// Returns the offsets of the words that are `word`, or with `asBeginning`, of those that begin with it.
    package static func offsets(of word: String, in bytes: [UInt8], asBeginning: Bool = false) -> [Int] {
        let word = Array(word.utf8)
        var offsets: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var next = bytes.first(word, from: 0)
            while let start = next {
                let end = start + word.count
                let isEnd = asBeginning || end == bytes.count || !bytes[end].isPartOfWord
                if isEnd, start == 0 || !bytes[start - 1].isPartOfWord { offsets.append(start) }
                next = bytes.first(word, from: end)
            }
        }
        return offsets
    }
}
