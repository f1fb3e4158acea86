import Diagnostics
import FileSystem
import Output
import SwiftInterface
import SwiftReader

/// A Swift file, and what it declares of protocols.
struct ReadSource: Sendable {
    let path: String
    /// Of the file's content, and of what was looked for in it.
    let key: ContentHash
    let interface: InterfaceFile
    /// Nil where the file has errors.
    let archive: ArraySlice<UInt8>?
}

/// Reads Swift files on every core, and parses those that no earlier run knows.
struct SwiftSources: Sendable {
    let reader: SourceReader
    let memory: MockMemory

    /// A file as it lies on the disk.
    struct File: Sendable {
        let source: SourceFile
        let key: ContentHash
        /// From before it was read; nil for a link.
        let mark: FileStatus.Mark?
    }

    /// In the order of the paths. One whose mark is known is only read where it has to be; one that can't be read is reported.
    func load(_ paths: [String], into bag: inout DiagnosticBag) -> [File] {
        Concurrently.map(paths, into: &bag) { path, bag in
            let mark = reader.mark(path)
            if let known = memory.sources[path], let mark, known.mark == mark {
                return File(source: reader.fileReadLater(path, byteCount: Int(mark.size)), key: known.key, mark: mark)
            }
            return reader.file(path, into: &bag).map { File(source: $0, key: Self.key($0, words: []), mark: mark) }
        }.compactMap(\.self)
    }

    /// In the order of the files. One that can't be parsed is reported. What turns out to matter is looked for in all of them again.
    func read(_ files: [File], into bag: inout DiagnosticBag) -> [ReadSource] {
        var sources = Concurrently.map(files, into: &bag) { read($0, words: [], into: &$1) }
        var words: Set<String> = []
        for _ in 0..<Self.deepestAncestry where !bag.hasErrors {
            let index = InterfaceIndex(sources.map(\.interface), standard: SwiftReader.protocolsOfSwift)
            let wanted = index.wantedTypes(of: sources.flatMap(\.interface.protocols)).subtracting(words)
            guard !wanted.isEmpty else { break }
            words.formUnion(wanted)
            let (new, all) = (wanted.sorted(), words.sorted())
            sources = Concurrently.map(Array(zip(files, sources)), into: &bag) { file, bag in
                guard SwiftReader.names(new, in: file.0.source) else { return file.1 }
                let key = Self.key(file.0.source, words: all)
                return read(File(source: file.0.source, key: key, mark: nil), words: all, into: &bag)
            }
        }
        return sources
    }

    private static let deepestAncestry = 8

    private func read(_ file: File, words: [String], into bag: inout DiagnosticBag) -> ReadSource {
        let path = file.source.path
        if let archive = memory.interfaces[file.key], let known = InterfaceArchive.read(archive, of: file.source) {
            return ReadSource(path: path, key: file.key, interface: known, archive: archive)
        }
        let errorCount = bag.errorCount
        let interface = SwiftReader.readFile(file.source, words: words, into: &bag)
        let archive = bag.errorCount == errorCount && !interface.hasProblems ? InterfaceArchive.write(interface)[...] : nil
        return ReadSource(path: path, key: file.key, interface: interface, archive: archive)
    }

    private static func key(_ file: SourceFile, words: [String]) -> ContentHash {
        guard !words.isEmpty else { return ContentHash(of: file.bytes) }
        return ContentHash(of: file.bytes + [0, UInt8(InterfaceArchive.version)] + words.joined(separator: "\n").utf8)
    }
}
