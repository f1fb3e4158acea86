import Diagnostics
import Output
import SwiftInterface
import SwiftReader

/// A Swift file, and what it declares of protocols.
struct ReadSource: Sendable {
    let path: String
    /// Of the file's content, and of what was looked for in it.
    let key: ContentHash
    let interface: InterfaceFile
    /// Nil where nothing in the file matters.
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
    }

    /// In the order of the paths. A file that can't be read is reported.
    func load(_ paths: [String], into bag: inout DiagnosticBag) -> [File] {
        Concurrently.map(paths, into: &bag) { path, bag in
            reader.file(path, into: &bag).map { File(source: $0, key: Self.key($0, words: [])) }
        }.compactMap(\.self)
    }

    /// In the order of the files. One that can't be parsed is reported.
    func read(_ files: [File], into bag: inout DiagnosticBag) -> [ReadSource] {
        let sources = Concurrently.map(files, into: &bag) { read($0, words: [], into: &$1) }
        let wanted = bag.hasErrors ? [] : Self.unknownParents(sources)
        guard !wanted.isEmpty else { return sources }
        return Concurrently.map(Array(zip(files, sources)), into: &bag) { file, bag in
            guard SwiftReader.names(wanted, in: file.0.source) else { return file.1 }
            let key = Self.key(file.0.source, words: wanted)
            return read(File(source: file.0.source, key: key), words: wanted, into: &bag)
        }
    }

    private func read(_ file: File, words: [String], into bag: inout DiagnosticBag) -> ReadSource {
        let path = file.source.path
        if let archive = memory.interfaces[file.key], let known = InterfaceArchive.read(archive, of: file.source) {
            return ReadSource(path: path, key: file.key, interface: known, archive: archive)
        }
        let errorCount = bag.errorCount
        let interface = SwiftReader.readFile(file.source, words: words, into: &bag)
        let isKept = bag.errorCount == errorCount && !interface.isEmpty
        let archive = isKept ? InterfaceArchive.write(interface)[...] : nil
        return ReadSource(path: path, key: file.key, interface: interface, archive: archive)
    }

    private static func key(_ file: SourceFile, words: [String]) -> ContentHash {
        guard !words.isEmpty else { return ContentHash(of: file.bytes) }
        return ContentHash(of: file.bytes + [0, UInt8(InterfaceArchive.version)] + words.joined(separator: "\n").utf8)
    }

    /// Names that protocols inherit from and that none of the files declares among its protocols: classes, perhaps.
    private static func unknownParents(_ files: [ReadSource]) -> [String] {
        let index = InterfaceIndex(files.map(\.interface))
        var names: Set<String> = []
        for interface in files.flatMap(\.interface.protocols) where index.mayHaveUndeclaredParents(interface) {
            names.formUnion(ProtocolResolver.undeclaredParents(interface, in: index))
        }
        return names.sorted()
    }
}

extension InterfaceFile {
    fileprivate var isEmpty: Bool {
        imports.isEmpty && protocols.isEmpty && typeAliases.isEmpty && types.isEmpty
    }
}
